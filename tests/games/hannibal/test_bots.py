"""The computer opponents of Hannibal: each rung is stronger than the one below, from either side."""

import pytest

from hatalom.core.shared import increased
from hatalom.games.hannibal.bots.evaluate import EVALUATOR
from hatalom.games.hannibal.names import CARTHAGE, ROME
from hatalom.lab.simulate import plan_of, simulate
from tests.games.hannibal.ids import the_space
from tests.games.hannibal.scenario import Scene

GAME = "hannibal"
SHORT = {"scenario": "hannibal_ad_portas"}
IBERIA = {"scenario": "campaign_iberia"}


def share_of_wins(strong: str, weak: str, seat: int, games: int, options: dict[str, str], workers: int = 1) -> float:
    names = (strong, weak) if seat == 0 else (weak, strong)
    tally = simulate(plan_of(GAME, bot_names=names, count=games, options=options), workers).tally
    assert tally.errors == 0
    return tally.wins[seat] / games


@pytest.mark.parametrize("seat", [0, 1])
def test_novice_beats_random(seat: int) -> None:
    assert share_of_wins("novice", "random", seat, 6, {}) >= 0.8


@pytest.mark.parametrize("seat", [0, 1])
def test_squire_beats_random_in_the_short_scenario(seat: int) -> None:
    assert share_of_wins("squire", "random", seat, 2, SHORT) == 1


@pytest.mark.parametrize("seat", [0, 1])
def test_squire_plays_for_the_goal_of_the_iberian_campaign(seat: int) -> None:
    """25.6  Chance never takes New Carthage and Gades; Rome's squire does."""
    assert share_of_wins("squire", "random", seat, 2, IBERIA) == 1


@pytest.mark.long
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("options", [SHORT, IBERIA])
def test_squire_beats_random_in_the_short_scenarios(options: dict[str, str], seat: int) -> None:
    assert share_of_wins("squire", "random", seat, 40, options, workers=2) >= 0.9


@pytest.mark.long
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("strong", "share"), [("novice", 0.8), ("squire", 0.95)])
def test_the_promised_share_of_200_games(strong: str, share: float, seat: int) -> None:
    assert share_of_wins(strong, "random", seat, 200, {}, workers=2) >= share


@pytest.mark.parametrize("fact", ["elephants", "siege", "garrison", "garrison_elephants"])
def test_the_search_tells_positions_of_different_value_apart(fact: str) -> None:
    """Two ways to the same armies are one position, but not with other elephants, sieges or garrisons."""
    scene = Scene("rome")
    scene.army("rome", "new_carthage", 5, "marcellus consul")
    scene.army("carthage", "saguntum", 5, "hasdrubal")
    pos, other = scene.pos, scene.pos.copy()
    space = the_space("saguntum" if fact == "elephants" else "new_carthage")
    setattr(other, fact, increased(getattr(other, fact), space, 1))
    assert EVALUATOR.value(pos, ROME) != EVALUATOR.value(other, ROME)
    assert EVALUATOR.key(pos) != EVALUATOR.key(other)


def test_the_estimate_knows_who_wins_a_tie() -> None:
    """Without any marker nobody has a province: in the last turn that is a victory of Carthage."""
    scene = Scene("rome")
    pos = scene.pos
    for space in pos.board().spaces:
        pos.marker[space] = -1
    scenario = pos.scenario_in_play()
    found = []
    for turn in (scenario.first_turn, scenario.last_turn):
        pos.turn = turn
        found.append(EVALUATOR.parts(pos, ROME)[0])
        assert EVALUATOR.parts(pos, CARTHAGE)[0] == -found[-1]
    assert found[0] == 0 > found[1]
