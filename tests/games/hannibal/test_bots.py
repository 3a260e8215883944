"""The computer opponents of Hannibal: each rung is stronger than the one below, from either side."""

import pytest

from hatalom.core.shared import increased
from hatalom.games.hannibal.bots.evaluate import EVALUATOR
from hatalom.games.hannibal.bots.goals import FAR, steps_to_goal
from hatalom.games.hannibal.bots.novice import appeal
from hatalom.games.hannibal.names import CARTHAGE, ROME
from hatalom.games.hannibal.verbs import VERBS
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


def test_novice_knows_the_goal_of_the_iberian_campaign() -> None:
    """25.6  As Rome it used to win nothing there, not even against chance."""
    assert share_of_wins("novice", "random", 0, 12, IBERIA) >= 0.4
    assert share_of_wins("novice", "random", 1, 4, IBERIA) == 1


def most_liked(scene: Scene) -> str:
    question = scene.question()
    assert question is not None
    return VERBS.text(max(question.options, key=lambda action: appeal(scene.pos, question.seat, action)))


@pytest.mark.parametrize(
    ("taken", "way"), [((), ["saguntum", "laminium", "new_carthage"]), (("new_carthage",), ["saguntum", "laminium"])]
)
def test_in_iberia_a_novice_of_rome_marches_to_the_next_city_that_it_needs(
    taken: tuple[str, ...], way: list[str]
) -> None:
    """25.6  That is New Carthage or Gades; elsewhere it stops at the first city of the enemy."""
    scene = Scene("rome", scenario="campaign_iberia", turn=6)
    scene.mark("rome", *taken)
    scene.army("rome", "dertosa", 8, "scipio_africanus proconsul")
    scene.play("rome", "play_card c64", "move_general", "activate scipio_africanus", "take_units 8")
    for space in way:
        assert most_liked(scene) == f"march_to {space}"
        scene.play("rome", f"march_to {space}").decline()


def test_in_iberia_a_novice_of_rome_stops_at_a_city_that_it_needs() -> None:
    scene = Scene("rome", scenario="campaign_iberia", turn=6)
    scene.army("rome", "laminium", 8, "scipio_africanus proconsul")
    scene.play("rome", "play_card c64", "move_general", "activate scipio_africanus", "take_units 8")
    scene.play("rome", "march_to new_carthage").decline()
    assert most_liked(scene) == "stop"


def test_where_both_cities_are_rome_s_no_way_leads_to_a_goal() -> None:
    scene = Scene("rome", scenario="campaign_iberia", turn=6)
    start = the_space("dertosa")
    assert steps_to_goal(scene.pos, start) == 3
    scene.mark("rome", "new_carthage")
    assert 3 < steps_to_goal(scene.pos, start) < FAR
    scene.mark("rome", "gades")
    assert steps_to_goal(scene.pos, start) == FAR


@pytest.mark.parametrize("on_turn", ["rome", "carthage"])
@pytest.mark.parametrize("scenario", ["second_punic_war", "campaign_iberia"])
def test_captain_looks_ahead_but_for_rome_in_iberia_and_marshal_always_does(scenario: str, on_turn: str) -> None:
    """25.6  Rules of thumb for Rome's next card make Captain believe there that no card is lost."""
    pos = Scene(on_turn, scenario=scenario, turn=6).pos
    for seat in (ROME, CARTHAGE):
        is_romes_campaign = (scenario, seat) == ("campaign_iberia", ROME)
        assert EVALUATOR.looks_ahead(pos, seat, EVALUATOR.answer_ahead().is_wide) == (not is_romes_campaign)
        assert EVALUATOR.looks_ahead(pos, seat, EVALUATOR.far_ahead().is_wide)


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
