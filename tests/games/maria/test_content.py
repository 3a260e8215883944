"""The content and its overlays: who owns the box may correct it, but not break the game."""

from typing import Any

import pytest

from hatalom.core.content import sources
from hatalom.core.errors import BadFile
from hatalom.games.maria import load
from hatalom.games.maria.names import CLUBS, TOWN, TOWNS
from tests.games.maria.ids import the_town

TABLE = load.FILES.load()


def test_every_block_says_where_it_comes_from() -> None:
    for key in ("towns", "regions", "sectors", "roads", "generals", "trains", "powers", "tracks", "political_cards"):
        assert all(row["source"] in ("rulebook", "public", "reconstructed") for row in TABLE[key]), key
    assert {block.source for block in sources(TABLE)} == {"rulebook", "public", "reconstructed"}


def test_the_towns_stand_in_the_order_of_their_ids() -> None:
    assert [row["id"] for row in TABLE["towns"]] == TOWN.ids
    assert len(TOWN.ids) == TOWNS == 537
    assert len(TABLE["roads"]) == 926
    assert sum(row["main"] for row in TABLE["roads"]) == 447


def test_an_overlay_corrects_roads_fortresses_and_suits() -> None:
    board = load.load(
        {
            "roads": [{"a": "berlin", "b": "prag", "main": True}, {"a": "berlin", "b": "potsdam", "remove": True}],
            "towns": [{"id": "trautenau", "fortress": "minor", "sector": "B23"}],
        }
    ).board
    berlin, prag = the_town("berlin"), the_town("prag")
    assert board.distance(berlin, prag) == 1
    assert prag in board.main[berlin]
    assert not board.is_adjacent(berlin, the_town("potsdam"))
    assert (len(board.forts), board.suit[the_town("trautenau")]) == (94, CLUBS)


@pytest.mark.parametrize(
    ("overlay", "complaint"),
    [
        ({"roads": [{"a": "berlin", "b": "camelot"}]}, "camelot"),
        ({"towns": [{"id": "wien", "region": "camelot"}]}, "region is 'camelot'"),
        ({"setup": {"french_elector_markers": ["trautenau"]}}, "trautenau, which is no fortress"),
        ({"generals": [{"id": "dessauer", "min_troops": 9}]}, "dessauer cannot have more than 8 troops"),
        ({"powers": [{"id": "bavaria", "troops": 9}]}, "the troops of bavaria must be between 5 and 8"),
        ({"game": {"turns_introductory": 0}}, "needs a number of fortresses and of turns"),
    ],
)
def test_an_overlay_may_not_break_the_game(overlay: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadFile, match=complaint):
        load.load(overlay)


def test_roads_must_join_all_towns() -> None:
    ends = [(row["a"], row["b"]) for row in TABLE["roads"] if "paris" in (row["a"], row["b"])]
    with pytest.raises(BadFile, match="roads must join all places"):
        load.load({"roads": [{"a": a, "b": b, "remove": True} for a, b in ends]})
