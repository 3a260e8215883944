"""Ways of several steps that are offered as one: every act of them is legal when its turn comes."""

import random
from collections.abc import Sequence

import pytest

from hatalom.core.driver import settle, step
from hatalom.core.game import Chain
from hatalom.core.question import NATURE, Seat
from hatalom.games.hannibal.game import GAME
from hatalom.games.hannibal.phases.march.march import March
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.verbs import MARCH_TO

EAGER = {"move_general": 6.0, "march_to": 6.0, "play_event": 2.0, "stop": 0.4}


def marches(seed: int, most: int) -> list[tuple[Hannibal, Seat, list[Chain]]]:
    """Positions of a game played at random in which somebody marches."""
    rng = random.Random(seed)
    pos = GAME.set_up(2, {}, GAME.load_content())
    found: list[tuple[Hannibal, Seat, list[Chain]]] = []
    while len(found) < most and (questions := settle(pos)):
        question = questions[0]
        if isinstance(pos.stack[-1], March) and any(map(MARCH_TO.has, question.options)):
            found.append((pos.copy(), question.seat, GAME.chains(pos, question.seat)))
        verbs = [GAME.verbs.text(action).split()[0] for action in question.options]
        weights: Sequence[float] = question.weights or [EAGER.get(verb, 1.0) for verb in verbs]
        step(pos, question.seat, rng.choices(question.options, weights)[0])
    return found


def play_quietly(pos: Hannibal, seat: Seat, action: int) -> None:
    """The opponent lets everything pass."""
    step(pos, seat, action)
    while (questions := settle(pos)) and questions[0].seat not in (NATURE, seat):
        step(pos, questions[0].seat, questions[0].decline)


@pytest.mark.parametrize("seed", range(3))
def test_every_step_of_a_way_is_legal_when_its_turn_comes(seed: int) -> None:
    """6.2"""
    found = marches(seed, 12)
    assert any(chains for _, _, chains in found)
    for start, seat, chains in found:
        for chain in chains:
            pos = start.copy()
            for action in chain.acts[:-1]:
                play_quietly(pos, seat, action)
            assert chain.acts[-1] in settle(pos)[0].options


def test_a_way_names_its_whole_cost_and_is_a_cheapest_one() -> None:
    """6.2  Its cost is what the march has less when it stands before the goal, and the last step."""
    for start, seat, chains in marches(1, 12):
        near = {MARCH_TO.target(action) for action in settle(start.copy())[0].options if MARCH_TO.has(action)}
        costs: dict[int, int] = {}
        for chain in chains:
            pos = start.copy()
            for action in chain.acts[:-1]:
                play_quietly(pos, seat, action)
            hint = GAME.hint(pos, seat, chain.acts[-1])
            assert chain.hint is not None
            assert hint is not None
            assert chain.hint.args[0] == start.march_left - pos.march_left + hint.args[0]
            goal = MARCH_TO.target(chain.acts[-1])
            assert goal not in near or len(chain.acts) > 1
            assert costs.setdefault(goal, chain.hint.args[0]) == chain.hint.args[0]


def test_asking_for_ways_changes_nothing() -> None:
    for pos, seat, _ in marches(2, 5):
        before = GAME.write(pos)
        GAME.chains(pos, seat)
        assert GAME.write(pos) == before
