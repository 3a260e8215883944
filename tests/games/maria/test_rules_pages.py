"""The rules pages in both languages: the same items in the same order, and every cited rule is one of them."""

from pathlib import Path

from hatalom.games.maria.game import GAME
from tools.rule_coverage import read_items

DOCS = Path(__file__).resolve().parents[3] / "docs/games/maria"
PAGES = {language: (DOCS / f"rules.{language}.md").read_text(encoding="utf-8") for language in ("en", "hu")}


def numbers(language: str) -> list[str]:
    return [entry.number for entry in read_items(PAGES[language])]


def test_both_pages_have_the_same_items_in_the_same_order() -> None:
    assert numbers("en") == numbers("hu")


def test_every_message_cites_an_item_of_the_page() -> None:
    items = set(numbers("en"))
    assert [message.key for message in GAME.messages if message.rule not in items] == []


def cited_in(value: object) -> set[str]:
    """Every `rule` of a content file, wherever it stands."""
    if isinstance(value, list):
        return set().union(*(cited_in(part) for part in value)) if value else set()
    if not isinstance(value, dict):
        return set()
    found = {str(value["rule"])} if "rule" in value else set()
    return found.union(*(cited_in(part) for part in value.values()))


def test_the_content_cites_items_of_the_page() -> None:
    items = set(numbers("en"))
    chapters = {number.partition(".")[0] for number in items} | {number.rpartition(".")[0] for number in items}
    cited = cited_in(GAME.content_files.load())
    assert {rule for rule in cited if rule not in items | chapters} == set()
