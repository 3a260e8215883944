"""The driver: what happens by itself, what chance and single options decide, and random play."""

import pytest

from hatalom.core.chance import Seeded
from hatalom.core.driver import forced_of, play_at_random, settle, settle_by, step
from hatalom.core.question import NATURE, Question
from tests.core.ambush import ASK_CARD, ATTACK, BURY, CHOOSE, DRAW, Ambush, Parry, Turn
from tests.core.plan import Planned
from tests.core.test_match import Script


def planned(*steps: list[int]) -> tuple[Ambush, Planned]:
    phase = Planned([[*found, -1, 0] for found in steps], [])
    pos = Ambush(2)
    pos.push(phase)
    return pos, phase


def test_what_ends_by_itself_gives_way_to_what_lies_below() -> None:
    pos, _ = planned([0, 2])
    pos.push(Planned([], []))
    pos.push(Planned([], []))
    assert [question.seat for question in settle(pos)] == [0]
    assert len(pos.stack) == 1
    assert settle(Ambush(2)) == []


def test_the_running_phase_takes_the_answer() -> None:
    pos, below = planned([0, 2])
    above = Planned([[1, 2, -1, 0]], [])
    pos.push(above)
    step(pos, 1, CHOOSE(1))
    assert (below.taken, above.taken) == ([], [CHOOSE(1)])


def test_chance_and_single_options_are_answered_up_to_a_choice() -> None:
    pos, phase = planned([NATURE, 3], [0, 1], [NATURE, 3], [1, 2], [NATURE, 3])
    questions = settle_by(pos, Script(2, 1))
    assert [(question.seat, len(question.options)) for question in questions] == [(1, 2)]
    assert phase.taken == [DRAW(2), CHOOSE(0), DRAW(1)]
    step(pos, 1, CHOOSE(1))
    assert settle_by(pos, Script(0)) == []
    assert phase.taken[3:] == [CHOOSE(1), DRAW(0)]


def test_a_draw_comes_first_where_others_are_asked_too(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Planned.ask

    def with_another(self: Planned, pos: Ambush) -> list[Question]:
        questions = honest(self, pos)
        return [*questions, Question(1, ASK_CARD, [BURY(), ATTACK()])] if len(questions) == 1 else questions

    monkeypatch.setattr(Planned, "ask", with_another)
    pos, phase = planned([NATURE, 3], [0, 2])
    assert [question.seat for question in settle_by(pos, Script(1))] == [0, 1]
    assert phase.taken == [DRAW(1)]


def test_the_first_single_option_is_found_unless_it_is_a_window() -> None:
    free = Question(0, ASK_CARD, [1, 2])
    window = Question(1, ASK_CARD, [1], window=True)
    forced, other = Question(2, ASK_CARD, [1]), Question(3, ASK_CARD, [1])
    assert forced_of([free, window, forced, other]) is forced
    assert forced_of([free, window]) is None
    assert forced_of([]) is None


class TestRandomPlay:
    def test_counts_real_choices_only(self) -> None:
        pos, phase = planned([NATURE, 3], [0, 2], [1, 1], [1, 4], [0, 3])
        assert play_at_random(pos, Seeded(1)) == 3
        assert len(phase.taken) == 5
        assert pos.stack == []

    def test_passes_a_window_with_one_option(self) -> None:
        pos = Ambush(2)
        pos.pile = [0] * 6
        pos.push(Turn(0, True))
        pos.push(Parry(0, 0))
        assert play_at_random(pos, Seeded(1)) == 0
        assert pos.points == [1, 0]

    def test_draws_from_the_same_seed_unless_nature_has_its_own(self) -> None:
        pos, phase = planned([NATURE, 6], [0, 6], [NATURE, 6], [0, 6])
        play_at_random(pos, Seeded(5))
        rng = Seeded(5)
        drawn = [rng.below(6) for _ in range(4)]
        assert phase.taken == [DRAW(drawn[0]), CHOOSE(drawn[1]), DRAW(drawn[2]), CHOOSE(drawn[3])]
        pos, phase = planned([NATURE, 6], [0, 6], [NATURE, 6], [0, 6])
        play_at_random(pos, Seeded(5), Script(3, 2))
        assert phase.taken == [DRAW(3), CHOOSE(drawn[0]), DRAW(2), CHOOSE(drawn[1])]
