"""The rules pages in both languages: the same items in the same order, and every cited rule is one of them."""

from pathlib import Path

from hatalom.games.heads_of_state.game import GAME
from tools.rule_coverage import read_items

DOCS = Path(__file__).resolve().parents[3] / "docs/games/heads_of_state"
PAGES = {language: (DOCS / f"rules.{language}.md").read_text(encoding="utf-8") for language in ("en", "hu")}


def numbers(language: str) -> list[str]:
    return [entry.number for entry in read_items(PAGES[language])]


def test_both_pages_have_the_same_items_in_the_same_order() -> None:
    assert numbers("en") == numbers("hu")


def test_every_message_cites_an_item_of_the_page() -> None:
    items = set(numbers("en"))
    assert [message.key for message in GAME.messages if message.rule not in items] == []


def test_the_content_cites_items_of_the_page() -> None:
    items = set(numbers("en"))
    table = GAME.content_files.load()
    cited = {row["rule"] for rows in table.values() if isinstance(rows, list) for row in rows}
    cited |= {block["rule"] for block in table.values() if isinstance(block, dict) and "rule" in block}
    cited |= {rule for block in ("game", "limits") for rule in table[block]["rules"].values()}
    assert cited <= items
