"""What is told to somebody who asks why an action is not offered: true, and with the right rule."""

import pytest

from hatalom.core.errors import BadFile
from hatalom.core.question import Seat
from hatalom.games.power_and_weakness.game import GAME
from tests.games.power_and_weakness.random_play import walk
from tests.games.power_and_weakness.scenario import CONTENT, figure, scene


def test_acquiring_where_reinforcement_is_meant_and_the_other_way_round() -> None:
    """Every region gets an answer: the reason against this use where the other one would be legal."""
    tile = figure("steel", orange="reserve 1k tiles influence_castle").play("orange", "play_tile influence_castle")
    assert tile.options("orange") == {
        "reinforce dyfed",
        "reinforce wessex",
        "reinforce mercia",
        "reinforce essex",
        "acquire deira",
    }
    assert tile.refusal("orange", "acquire essex") == ("not-the-opponents", "11.5r1")
    assert tile.refusal("orange", "reinforce deira") == ("foreign-region", "3.9r1")
    assert tile.refusal("orange", "reinforce kent") == ("wrong-marker", "11.3")


def test_no_active_unit_names_the_rule_of_the_use() -> None:
    bare = figure("steel", orange="tiles merlin")
    assert bare.refusal("orange", "place_unit kent") == ("no-active-unit", "10.1")
    bare.play("orange", "play_tile merlin")
    assert bare.refusal("orange", "reinforce kent") == ("no-active-unit", "11.4")
    assert bare.refusal_args("orange", "reinforce kent") == {"unit": "unit.knight"}


def test_a_tile_in_the_display_is_not_denied_in_the_middle_of_another_action() -> None:
    playing = scene("magic", orange="tiles move*2", display="ship").play("orange", "play_tile move")
    turn = playing.pos.stack[1]
    assert turn.why_not(playing.pos, Seat(0), GAME.verbs.parse("take_tile ship")) is None
    said = turn.why_not(playing.pos, Seat(0), GAME.verbs.parse("take_tile snake"))
    assert said is not None
    assert (said.message.key, said.message.rule) == ("not-in-display", "9.1")


def test_a_retreat_is_refused_for_the_unit_or_for_the_region() -> None:
    lost = figure("steel", orange="reserve 1k tiles influence_castle")
    lost.play("orange", "play_tile influence_castle", "acquire deira")
    assert lost.refusal("white", "retreat_mage elmet") == ("no-such-unit-there", "11.6")
    assert lost.refusal("white", "retreat_knight kent") == ("not-a-retreat", "11.6")


def test_units_of_a_third_region_are_not_said_to_be_missing() -> None:
    moving = figure("steel", white="tiles move", on_turn="white")
    moving.play("white", "play_tile move", "move_from deira", "move_to elmet")
    assert moving.refusal("white", "send_mage rheged") is None
    assert moving.refusal("white", "send_mage deira") == ("no-such-unit-there", "13.1")


def test_log_lines_name_the_rule_by_which_a_unit_was_placed() -> None:
    placed = figure("steel", orange="reserve 3k tiles influence_castle*2", cubes=4)
    placed.play("orange", "place_unit kent")
    assert placed.rules["unit-placed"] == "10.1"
    placed.play("orange", "play_tile influence_castle", "reinforce essex")
    assert placed.rules["unit-placed"] == "11.4"
    placed.play("orange", "play_tile influence_castle", "acquire deira")
    placed.play("white", "give_up").play("orange", "occupy deira")
    assert placed.rules["unit-placed"] == "11.7"


def test_every_refusal_fills_its_gaps_and_names_an_item_of_the_rules() -> None:
    """Over random play every action of the game that is not offered is asked about."""
    keys = set()
    for seed in (1, 2):
        for number, moment in enumerate(walk(seed)):
            if number % 7 or moment.question.seat < 0:
                continue
            phase = moment.pos.stack[-1]
            for action in range(GAME.verbs.size):
                if action not in moment.question.options:
                    said = phase.why_not(moment.pos, moment.question.seat, action)
                    if said is not None:
                        said.fill()
                        assert said.message.rule
                        keys.add(said.message.key)
    assert {"foreign-region", "wrong-marker", "not-in-display", "not-held", "no-active-unit"} <= keys


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ("steel", "stel"),
        ("kent tent", "kent tnt"),
        ("kent tent", "kemt tent"),
        ("elmet tent white 2m0k", "elmet tent whyte 2m0k"),
        ("elmet tent white 2m0k", "elmet tent white 2m"),
        ("elmet tent white 2m0k", "elmet tent white 0m0k"),
        ("elmet tent white 2m0k", "elmet tent white 17m0k"),
        ("display move", "display mole"),
        ("display move", "display move*4"),
        ("display move", "display move*x"),
        ("time 3", "time 9"),
        ("time 3", "time 3*2"),
        ("Turn[0,2,2]", "Turm[0,2,2]"),
        ("Turn[0,2,2]", "Turn[0,2]"),
        ("cubes 4/8", "cubes four"),
        ("orange vp", "orange"),
    ],
)
def test_a_position_with_a_mistake_is_refused_in_words(good: str, bad: str) -> None:
    text = figure("steel", display="move", cubes=4).text
    assert good in text
    with pytest.raises(BadFile):
        GAME.read(text.replace(good, bad), CONTENT)
