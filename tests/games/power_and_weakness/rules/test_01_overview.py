"""1  Overview: the frame of the game, seen over whole random games."""

from itertools import pairwise

from hatalom.games.power_and_weakness.events import (
    CYCLE_BEGUN,
    CYCLE_ENDED,
    POINT_SCORED,
    SHARED_VICTORY,
    TIME_TURNED_UP,
    WON,
)
from hatalom.games.power_and_weakness.names import MAGIC, STEEL
from tests.games.power_and_weakness.random_play import walk, whole_log
from tests.rules import rule

SEEDS = range(12)


@rule("1.1")
def test_1_1_two_kinds_of_cycles_of_different_length() -> None:
    lengths = set()
    for seed in SEEDS:
        _, events = whole_log(seed)
        kinds = [event.args[1] for event in events if event.message is CYCLE_BEGUN]
        assert set(kinds) == {MAGIC, STEEL}
        lengths |= {event.args[0] for event in events if event.message is TIME_TURNED_UP}
    assert lengths == {3, 4, 5, 6, 7, 8}


@rule("1.2")
def test_1_2_players_take_turns_alternately_within_a_cycle() -> None:
    for seed in SEEDS:
        cycle = 0
        seats: list[int] = []
        for moment in walk(seed):
            if moment.question.prompt.key == "ask-action" and moment.question.args[0] == 1:
                if moment.pos.cycle_number != cycle:
                    cycle, seats = moment.pos.cycle_number, []
                seats.append(moment.question.seat)
                assert all(a != b for a, b in pairwise(seats))


@rule("1.3")
def test_1_3_every_cycle_gives_a_point_then_victory_is_checked_or_a_new_cycle_begins() -> None:
    for seed in SEEDS:
        _, events = whole_log(seed)
        ends = [number for number, event in enumerate(events) if event.message is CYCLE_ENDED]
        for number, end in enumerate(ends):
            after = [event.message for event in events[end + 1 : ends[number + 1] if number + 1 < len(ends) else None]]
            assert after.count(POINT_SCORED) in (1, 2)
            is_last = number == len(ends) - 1
            assert (WON in after or SHARED_VICTORY in after) == is_last
            assert (CYCLE_BEGUN in after) != is_last
