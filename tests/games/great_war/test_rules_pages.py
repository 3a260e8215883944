"""The rules pages in both languages: the same items in the same order."""

from pathlib import Path

from tools.rule_coverage import read_items

DOCS = Path(__file__).resolve().parents[3] / "docs/games/great_war"
PAGES = {language: (DOCS / f"rules.{language}.md").read_text(encoding="utf-8") for language in ("en", "hu")}


def numbers(language: str) -> list[str]:
    return [entry.number for entry in read_items(PAGES[language])]


def test_both_pages_have_the_same_items_in_the_same_order() -> None:
    assert numbers("en") == numbers("hu")
