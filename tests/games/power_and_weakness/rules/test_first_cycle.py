"""F  The first cycle: its exceptions together, in one game begun by the book."""

from hatalom.games.power_and_weakness.names import MAGIC, ORANGE
from hatalom.games.power_and_weakness.phases.cycle import REINFORCEMENT, Cycle
from tests.games.power_and_weakness.scenario import MARKERS_OF_THE_FIGURE, first_cycle, set_up
from tests.rules import rule


@rule("F.1")
def test_f_1_always_a_magic_cycle() -> None:
    begun = first_cycle()
    assert begun.told("cycle-begun") == [{"n": 1, "cycle": "cycle.magic"}]
    begun.play("orange", "place_unit kent")
    assert begun.at("kent") == "orange 1m"


@rule("F.1")
def test_f_1_it_is_called_the_first_even_before_its_reinforcement() -> None:
    """The cycles are counted when they are reinforced; until then the count is 0."""
    pos = set_up().pos
    assert pos.cycle_number == 0
    assert Cycle(REINFORCEMENT, ORANGE, False).crumb(pos).args == [1, MAGIC]


@rule("F.2")
def test_f_2_no_time_tile_four_cubes() -> None:
    begun = first_cycle()
    assert (begun.cubes, begun.told("time-turned-up")) == (4, [])
    begun.play("orange", "recruit").play("white", "recruit", "recruit")
    assert (begun.cubes, begun.cycle) == (1, "magic")
    begun.play("orange", "recruit")
    assert begun.cycle == "steel"
    assert sum(begun.weights().values()) == 11  # all time tiles are still there


@rule("F.3")
def test_f_3_seven_tiles_of_set_up() -> None:
    begun = first_cycle(display="influence_key*4 snake*2 revolt")
    assert begun.display == "influence_key*4 snake*2 revolt"


@rule("F.4")
def test_f_4_the_starting_player_is_drawn_by_lot() -> None:
    begun = set_up().nature(*(f"lay_marker {marker}" for marker in MARKERS_OF_THE_FIGURE.values()))
    begun.turn_up_tiles("move*3 ship*2 snake*2")
    assert (begun.prompt, begun.weights()) == ("ask-starter", {"orange": 1, "white": 1})
    for seat in ("orange", "white"):
        assert begun.copy().nature(f"draw_starter {seat}").asked == seat


@rule("F.5", "8.3")
def test_f_5_the_number_of_actions_is_fixed_when_the_turns_begin() -> None:
    begun = set_up().nature(*(f"lay_marker {marker}" for marker in MARKERS_OF_THE_FIGURE.values()))
    begun.turn_up_tiles("move*3 ship*2 snake*2")
    assert "Cycle[3,0,false]" in begun.text  # nothing is said of the tie before the lot
    begun.nature("draw_starter white")
    assert begun.action_number == (1, 1)


@rule("F.5")
def test_f_5_one_action_in_the_first_turn() -> None:
    begun = first_cycle("white")
    assert begun.action_number == (1, 1)
    begun.play("white", "place_unit kent")
    assert (begun.asked, begun.action_number) == ("orange", (1, 2))
    begun.play("orange", "place_unit essex", "place_unit essex")
    assert (begun.asked, begun.action_number) == ("white", (1, 2))


@rule("F.6")
def test_f_6_reinforcement_as_usual() -> None:
    begun = first_cycle()
    for seat in ("orange", "white"):
        assert (begun.reserve(seat), begun.stock(seat)) == ("3k5m", "13k11m")
    assert begun.told("reinforced") == [
        {"seat": "seat.orange", "n": 2, "unit": "unit.mage"},
        {"seat": "seat.white", "n": 2, "unit": "unit.mage"},
    ]
