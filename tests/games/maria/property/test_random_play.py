"""Random games to their end in every form, with the invariants after each decision."""

import pytest

from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, settle_by, step
from hatalom.core.question import Question
from hatalom.core.snapshot import dump
from hatalom.games.maria.forecast.movement import HINT_FIGHTS
from hatalom.games.maria.game import GAME
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import ASK_CARD, ASK_PATH

CONTENT = GAME.load_content()
FORMS = [
    (3, {"form": "introductory"}),
    (2, {"form": "introductory"}),
    (3, {"form": "advanced"}),
    (2, {"form": "advanced", "politics": "bluff_costs"}),
    (3, {"form": "advanced", "politics": "bluff_costs", "peace_rounding": "up"}),
]
MOST_DECISIONS = 20_000


def pick(pos: Maria, question: Question, rng: Seeded) -> int:
    """At random, but generals like to march next to the enemy and to play on: so there are combats."""
    options = question.options
    if question.prompt is ASK_PATH and rng.below(3) > 0:
        hints = [GAME.hint(pos, question.seat, option) for option in options]
        fights = [option for option, hint in zip(options, hints, strict=True) if hint and hint.message is HINT_FIGHTS]
        options = fights or options
    elif question.prompt is ASK_CARD and len(options) > 1 and rng.below(3) > 0:
        options = options[:-1]
    return options[rng.below(len(options))]


@pytest.mark.parametrize(("seats", "options"), FORMS)
def test_a_random_game_ends_and_nothing_breaks(seats: int, options: dict[str, str]) -> None:
    for seed in range(2):
        pos = GAME.set_up(seats, GAME.check_options(options), CONTENT)
        rng = Seeded(seed)
        for _ in range(MOST_DECISIONS):
            questions = settle_by(pos, rng)
            if not questions:
                break
            assert GAME.broken_invariant(pos) is None
            question = questions[rng.below(len(questions))]
            step(pos, question.seat, pick(pos, question, rng))
        result = GAME.result(pos)
        assert result is not None
        assert result.winners()


def waited_for(questions: list[Question], viewer: int) -> dict[tuple[int, str], dict[str, str | int]]:
    """What a viewer reads of the questions that others are asked."""
    others = [question for question in questions if question.seat != viewer]
    return {(q.seat, q.prompt.key): q.prompt.fill_for_others(q.args) for q in others}


@pytest.mark.parametrize(("seats", "options"), FORMS)
def test_other_worlds_look_the_same(seats: int, options: dict[str, str]) -> None:
    """Hidden facts drawn anew, a position made from a view, and the notation: nobody can tell the difference.

    Troops that were divided among generals who are not in play are hidden too.
    """
    pos = GAME.set_up(seats, GAME.check_options(options), CONTENT)
    rng = Seeded(9)
    while questions := settle_by(pos, rng):
        if rng.below(60) == 0:
            assert dump(GAME.read(GAME.write(pos), CONTENT)) == dump(pos)
            for viewer in (*range(seats), -2):
                seen = GAME.view(pos, viewer)
                own = [question.options for question in questions if question.seat == viewer]
                awaited = waited_for(questions, viewer)
                if own:  # with the same luck it is the same world
                    drawn, made = GAME.resample(pos, viewer, Seeded(1)), GAME.determinize(seen, Seeded(1), CONTENT)
                    assert dump(drawn) == dump(made)
                for other in (GAME.resample(pos, viewer, rng), GAME.determinize(seen, rng, CONTENT)):
                    assert GAME.view(other, viewer) == seen
                    asked = settle(other)
                    assert [question.options for question in asked if question.seat == viewer] == own
                    for prompt, args in waited_for(asked, viewer).items():
                        assert awaited.get(prompt, args) == args
        question = questions[rng.below(len(questions))]
        step(pos, question.seat, pick(pos, question, rng))
