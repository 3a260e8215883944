"""2  Components: what is in the box."""

from typing import Any

import pytest

from hatalom.games.power_and_weakness.load import FILES
from hatalom.games.power_and_weakness.names import MARKER, REGION, SEAT, TILE
from tests.games.power_and_weakness.scenario import CONTENT, figure, new_cycle, scene, set_up
from tests.rules import rule

TABLE = FILES.load()


@rule("2.1")
def test_2_1_the_board_has_15_regions_a_track_an_hourglass_and_the_cycle() -> None:
    regions = TABLE["map"]["regions"]
    assert len(regions) == len(REGION.ids) == 15
    assert {part for region in regions for part in region["part"].split(" and ")} == {
        "England",
        "Wales",
        "southern Scotland",
    }
    begun = scene("steel", cubes=5, orange="vp 3", white="vp 1")
    assert (begun.vp(), begun.cubes, begun.cycle) == ((3, 1), 5, "steel")


@rule("2.2")
def test_2_2_each_player_has_16_mages_and_16_knights() -> None:
    assert SEAT.ids == ["orange", "white"]
    empty = scene()
    for seat in ("orange", "white"):
        assert (empty.stock(seat), empty.reserve(seat)) == ("16k16m", "0")


@rule("2.2r1")
@pytest.mark.parametrize(("ours", "theirs"), [("orange", "white"), ("white", "orange")])
def test_2_2r1_nothing_depends_on_the_colour(ours: str, theirs: str) -> None:
    """The same fight with the colours exchanged."""
    sides: dict[str, Any] = {ours: "reserve 2k tiles influence_castle move", theirs: "reserve 1k2m tiles snake"}
    regions = {"lindsey": f"{ours} 4k", "deira": f"{theirs} 1k1m", "elmet": f"{theirs} 1k"}
    fight = scene("steel", cubes=4, regions=regions, on_turn=ours, **sides)
    fight.play(ours, "play_tile influence_castle", "acquire deira")
    fight.play(theirs, "let_it_stand", "retreat_mage elmet")
    fight.play(ours, "occupy deira", "stop_playing")
    assert fight.board() == {"lindsey": f"{ours} 4k", "deira": f"{ours} 1k", "elmet": f"{theirs} 1k1m"}
    assert (fight.reserve(ours), fight.stock(ours)) == ("1k", "10k16m")
    assert (fight.reserve(theirs), fight.stock(theirs)) == ("1k2m", "14k13m")
    assert fight.asked == ours


@rule("2.3")
def test_2_3_eight_cubes_are_enough_for_the_longest_cycle() -> None:
    assert TABLE["grey_cubes"]["hourglass"] == 8
    longest = new_cycle("steel").nature("turn_up_time 8")
    assert longest.cubes == 8
    assert max(value for value, count in enumerate(CONTENT.time_count) if count) == 8


@rule("2.3r1")
def test_2_3r1_nine_grey_cubes_and_the_cycle_cube_is_not_one_of_the_eight() -> None:
    cubes = TABLE["grey_cubes"]
    assert cubes["total"] == cubes["hourglass"] + cubes["cycle_marker"] == 9
    assert TABLE["totals"]["wooden_cubes"] == 2 * CONTENT.units_each + cubes["total"]
    longest = new_cycle("steel").nature("turn_up_time 8")
    assert (longest.cubes, longest.cycle) == (8, "steel")  # all eight are used, and the cycle is still shown


@rule("2.4")
def test_2_4_40_action_tiles() -> None:
    counts = dict(zip(TILE.ids, CONTENT.tile_count, strict=True))
    assert sum(counts.values()) == 40
    for marker in MARKER.ids:
        assert counts[f"influence_{marker}"] == 4
        assert counts[f"strength_{marker}_knights"] + counts[f"strength_{marker}_mages"] == 2
    others = {tile: counts[tile] for tile in counts if not tile.startswith(("influence", "strength"))}
    assert others == {
        "move": 3,
        "ship": 2,
        "merlin": 2,
        "snake": 2,
        "victory_point": 3,
        "revolt": 2,
        "marker_exchange": 2,
    }


@rule("2.5")
def test_2_5_18_region_markers_of_four_kinds() -> None:
    assert set_up().weights() == {"castle": 5, "helmet": 5, "tent": 4, "key": 4}
    colours = {kind["id"]: kind["colour"] for kind in TABLE["region_markers"]["kinds"]}
    assert colours == {"castle": "yellow", "helmet": "red", "tent": "blue", "key": "green"}


@rule("2.6")
def test_2_6_each_player_has_one_scoring_pawn() -> None:
    """A point moves the pawn of its winner and no other."""
    scored = figure("magic", orange="vp 2 reserve 1m", white="vp 5", display="victory_point")
    scored.play("orange", "take_tile victory_point").bid(1, 0)
    assert scored.vp() == (3, 5)


@rule("2.7")
def test_2_7_11_time_tiles_from_3_to_8() -> None:
    weights = new_cycle("steel").weights()
    assert weights == {"3": 1, "4": 2, "5": 3, "6": 2, "7": 2, "8": 1}
    assert sum(weights.values()) == 11
