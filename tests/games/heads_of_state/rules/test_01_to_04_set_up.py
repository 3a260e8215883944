"""1 to 4  Aim, components, board and set-up."""

import pytest

from hatalom.core.chance import Seeded
from hatalom.core.driver import play_at_random
from hatalom.games.heads_of_state.game import GAME
from hatalom.games.heads_of_state.load import FILES
from hatalom.games.heads_of_state.names import AREA, ATTRIBUTE, BOX, CENTURY, COUNTRY, NOBLE, SEAT
from tests.games.heads_of_state.scenario import CONTENT, FULL_DISPLAY, bag, begin, placing, table
from tests.rules import rule

TABLE = FILES.load()
PLAYERS = (2, 3, 4, 5)


@rule("1.1")
def test_1_1_every_player_may_act_in_every_country() -> None:
    at = table("blue hand gold*4", placing("blue"), *FULL_DISPLAY)
    barons = {"scotland_lower", "gascony_lower", "brittany_upper", "valencia_lower", "hanover_upper"}
    assert at.targets("blue", "place_noble") == barons
    at.does(
        "blue",
        *(f"place_noble {box}" for box in ("scotland_lower", "gascony_lower", "valencia_lower", "hanover_upper")),
    )
    assert [at.influence("blue", country) for country in COUNTRY.ids] == [1, 1, 1, 2]


@rule("1.2", "12.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_1_2_the_most_points_after_three_centuries_win(players: int) -> None:
    pos = GAME.set_up(players, {}, CONTENT)
    play_at_random(pos, Seeded(players))
    result = GAME.result(pos)
    assert result is not None
    assert pos.century == 2
    assert max(pos.score) == pos.score[result.winners()[0]]


@rule("2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "2.6r1")
def test_2_the_contents_of_the_box() -> None:
    totals = TABLE["totals"]
    assert sum(CONTENT.noble_cards) == totals["noble_cards"] == 70
    assert CONTENT.noble_cards == [10] * 7
    assert sum(CONTENT.attribute_counts[5]) == totals["attribute_cards"] == 100
    assert sum(CONTENT.treachery_count) == totals["treachery_cards"] == 29
    assert dict(zip(NOBLE.ids, CONTENT.noble_tiles, strict=True)) == bag(
        "king*4 archduke*4 duke*4 marquis*4 earl*4 count*6 baron*6"
    )
    assert sum(CONTENT.noble_tiles) == totals["noble_tiles_each"] == 32
    assert len(CONTENT.hex_points) == totals["hexagonal_markers"] == 16
    assert len(CONTENT.square_points) == totals["square_markers"] == 8
    assert len(CONTENT.round_points) * len(CENTURY.ids) == totals["small_round_markers"] == 24
    assert len(CONTENT.large_points[5]) == totals["large_round_markers"] == 3
    assert CONTENT.own_cubes == totals["cubes_each"] == 3
    assert len(SEAT.ids) == totals["noble_charts"] == 5


@rule("2.7")
def test_2_7_ranks() -> None:
    assert NOBLE.ids == ["king", "archduke", "duke", "marquis", "earl", "count", "baron"]
    assert [len(cost) for cost in CONTENT.costs] == sorted((len(cost) for cost in CONTENT.costs), reverse=True)


@rule("3.1", "3.2", "3.5r1")
def test_3_the_areas_of_the_countries() -> None:
    assert [len(areas) for areas in CONTENT.country_areas] == [3, 5, 4, 4]
    for country, capital in zip(COUNTRY.ids, ("london", "paris", "madrid", "berlin"), strict=True):
        areas = CONTENT.country_areas[COUNTRY.numbers[country]]
        assert [AREA.ids[area] for area in areas if CONTENT.is_capital[area]] == [capital]
    for area in range(16):
        assert len([box for box in CONTENT.boxes if box // 2 == area]) in (1, 2)


@rule("3.3")
def test_3_3_a_box_holds_one_noble_of_its_type() -> None:
    at = table("blue hand gold", "hanover_upper red", placing("blue"), *FULL_DISPLAY)
    assert "hanover_upper" not in at.targets("blue", "place_noble")
    assert at.why_not("blue", "place_noble hanover_upper") == "3.3"
    assert at.why_not("blue", "place_noble hanover_lower") == "3.2"  # there is no such box


@rule("3.8", "4.11")
def test_3_8_flags_and_score_track() -> None:
    assert CENTURY.ids == ["1589", "1689", "1789"]
    assert begin(2).pos.century == 0
    assert TABLE["score_track"]["first"] == 0


@rule("3.9")
def test_3_9_nothing_moves_and_nothing_is_adjacent() -> None:
    assert FILES.links == ()
    assert not [verb.name for verb in GAME.verbs.all if "move" in verb.name]


@rule("4.2", "4.2r1", "14.1")
def test_4_2_cards_used() -> None:
    assert [sum(CONTENT.attribute_counts[players]) for players in PLAYERS] == [52, 68, 84, 100]
    gold = next(row for row in TABLE["attributes"] if row["id"] == "gold")
    counts = [CONTENT.attribute_counts[players][ATTRIBUTE.numbers["gold"]] for players in PLAYERS]
    assert counts == [gold["base"] + sum(gold[f"m{mark}"] for mark in range(3, players + 1)) for players in PLAYERS]


@rule("4.3", "4.3r1", "4.4", "5.3", "15.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_4_3_piles_and_displays(players: int) -> None:
    """Ten cards go face down before six are turned up; the eleventh is the Revolution."""
    at = begin(players)
    for _ in range(10):
        assert all(option.startswith("deal_face_down") for option in at.odds())
        at.nature(next(iter(at.odds())))
    assert at.size("revolution") == 10
    for _ in range(6):
        assert all(option.startswith("turn_up_attribute") for option in at.odds())
        at.nature(next(iter(at.odds())))
    for _ in range(2):
        assert all(option.startswith("turn_up_treachery") for option in at.odds())
        at.nature(next(iter(at.odds())))
    assert (at.size("display"), at.size("treachery_display"), at.size("treachery_pile")) == (6, 2, 27)
    assert at.size("draw_pile") == sum(CONTENT.attribute_counts[players]) - 16
    assert GAME.view(at.pos, 0).revolution_pile == 11


@rule("4.5", "4.6", "4.7", "11.2.1r1")
def test_4_5_markers_on_the_board() -> None:
    colours = {row["id"]: row["colour"] for row in TABLE["countries"]}
    assert colours == {"britain": "red", "france": "blue", "spain": "yellow", "germany": "green"}
    values = {
        country: (CONTENT.square_points[2 * number : 2 * number + 2], CONTENT.round_points[2 * number : 2 * number + 2])
        for number, country in enumerate(COUNTRY.ids)
    }
    assert values == {
        "britain": ([8, 4], [8, 3]),
        "france": ([12, 6], [10, 2]),
        "spain": ([10, 5], [7, 4]),
        "germany": ([10, 5], [6, 5]),
    }
    view = GAME.view(begin(3).pos, 0)
    assert all(area.hex.taken_by is None for area in view.areas)
    assert all(marker.taken_by is None for country in view.countries for marker in country.squares)
    assert {area.id: area.hex.points for area in view.areas}["paris"] == 7


@rule("4.8", "14.1")
def test_4_8_no_twelve_with_two_players() -> None:
    assert [CONTENT.large_points[players] for players in PLAYERS] == [[16, 8], [16, 12, 8], [16, 12, 8], [16, 12, 8]]


@rule("4.9", "4.10", "4.12", "4.12r1")
@pytest.mark.parametrize("players", PLAYERS)
def test_4_9_what_each_player_begins_with(players: int) -> None:
    at = begin(players)
    at.chance_runs()
    for seat in GAME.seat_ids(players):
        assert sum(at.tiles(seat, noble) for noble in NOBLE.ids) == 32
        assert at.score(seat) == 0
        assert at.hand(seat) == at.treachery(seat) == at.cards(seat) == {}


@rule("4.13", "17.1")
def test_4_13_the_start_player_is_drawn() -> None:
    at = begin(4)
    while "draw_starter red" not in at.odds():
        at.nature(next(iter(at.odds())))
    assert at.odds() == {f"draw_starter {seat}": 1 for seat in ("red", "yellow", "blue", "green")}
    at.nature("draw_starter blue")
    assert at.asked() == ["blue"]


def test_every_box_is_named_after_its_area() -> None:
    assert [BOX.ids[2 * area] for area in range(16)] == [f"{name}_upper" for name in AREA.ids]
