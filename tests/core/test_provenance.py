"""Where the facts of a box come from."""

import pytest

from hatalom.core.action import Kind
from hatalom.core.content import ContentFiles, sources
from hatalom.core.provenance import Block, Row, blocks
from hatalom.games import load
from tests.games.five import THE_FIVE

FILES = ContentFiles("tests.core", (), links=("map.roads",))
CONTENT = {
    "game": {"source": "rulebook", "rule": "1.1", "turns": 9},
    "map": {
        "source": "reconstructed",
        "rule": "2.1",
        "towns": [{"id": "prag", "ip": 3, "source": "rulebook", "ip_source": "public"}, {"id": "brno", "ip": 1}],
        "roads": [{"a": "prag", "b": "brno", "source": "public"}],
    },
}


def test_blocks_are_tables_with_a_source_and_lists_of_rows() -> None:
    assert blocks(CONTENT, FILES) == [
        Block("game", "1.1", (Row("", "rulebook", None, {}, "1.1", {"turns": 9}),), {}, is_list=False),
        Block(
            "map.towns",
            "2.1",
            (
                Row("prag", "rulebook", None, {"ip": "public"}, "", {"ip": 3}),
                Row("brno", "reconstructed", None, {}, "", {"ip": 1}),
            ),
            {},
            is_list=True,
        ),
        Block("map.roads", "2.1", (Row("brno–prag", "public", ("prag", "brno"), {}, "", {}),), {}, is_list=True),
    ]


def test_facts_in_a_table_inside_a_row_are_its_own_and_a_row_may_go_by_another_fact() -> None:
    content = {
        "cards": [{"power": "rome", "deck": {"count": 2, "note": "seen"}, "source": "public"}],
        "set_up": {"source": "rulebook", "rules": {"each": "4.1"}, "each": {"mage": 3}},
    }
    cards, set_up = blocks(content, ContentFiles("tests.core", (), keys={"cards": "power"}))
    assert [(row.id, row.facts) for row in cards.rows] == [("rome", {"deck.count": 2})]
    assert (set_up.rows[0].facts, set_up.rules) == ({"each.mage": 3}, {"each": "4.1"})


def test_a_block_is_about_the_smallest_kind_that_has_all_its_things() -> None:
    kinds = (
        Kind("thing", ["prag", "brno", "linz", "war"]),
        Kind("town", ["prag", "brno", "linz"]),
        Kind("seat", ["a"]),
    )
    assert [block.kind_in(kinds) for block in blocks(CONTENT, FILES)] == ["", "town", "town"]


@pytest.mark.parametrize("name", THE_FIVE)
def test_every_row_of_every_game_says_where_it_comes_from(name: str) -> None:
    game = load(name)
    content = game.content_files.load()
    found = blocks(content, game.content_files)
    rows = [row for block in found for row in block.rows]
    assert {row.source for row in rows} <= {"rulebook", "public", "reconstructed"}
    said = {(block.path, block.source) for block in sources(content)}
    for block in found:
        for row in block.rows:
            if row.id and row.ends is None:
                assert (f"{block.path}.{row.id}", row.source) in said or all(
                    one.source == row.source for one in block.rows
                )
    assert len({block.path for block in found}) == len(found)
