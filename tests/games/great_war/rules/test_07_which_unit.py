"""7.17, 7.28  Which of equal units fall or move in: their province is part of the choice."""

import pytest

from hatalom.games.great_war.forecast.odds import odds_of
from hatalom.games.great_war.game import GAME
from hatalom.games.great_war.names import ENTENTE
from hatalom.games.great_war.rules.battles.strength import attack_strength, defence_bonuses, total_of
from hatalom.games.great_war.units import via_of
from hatalom.games.great_war.verbs import VERBS
from tests.games.great_war.scenario import Scene, place
from tests.rules import rule


def liege() -> Scene:
    """Five infantry under Falkenhayn from Brussels and one under Moltke from Köln attack six in the fortress Liège."""
    scene = Scene().join("belgium", ENTENTE).hold("germany", "brussels")
    scene.units("germany", "brussels", infantry=5).general("falkenhayn", "brussels")
    scene.units("germany", "koln", infantry=1).general("moltke", "koln")
    scene.units("belgium", "liege", infantry=6)
    return scene.battles("germany").play("germany", "attack liege", "all_in", "fight")


def means(scene: Scene, order: str) -> str:
    question = scene.question()
    assert question is not None
    return VERBS.text(GAME.ordered(scene.pos, question, order))


def strengths(scene: Scene) -> tuple[float, float]:
    """What both sides are worth before luck."""
    pos = scene.pos
    defence = 2 * pos.fighting_units(pos.target) + total_of(defence_bonuses(pos, pos.target))
    return attack_strength(pos) / 2, defence / 2


@rule("7.17", "7.17r1")
def test_the_loser_names_the_province_of_the_unit_that_falls() -> None:
    scene = liege()
    assert strengths(scene) == (9, 8)
    scene.roll(3, 3)
    assert scene.asked() == ("ask-lose-from", "germany")
    assert set(scene.options()) == {"lose_from brussels", "lose_from koln"}


@rule("7.17", "7.17r1", "6.7")
@pytest.mark.parametrize(
    ("province", "second"),
    [("brussels", (7.5, 7)), ("koln", (7.5, 10))],
)
def test_the_choice_of_the_province_decides_the_second_assault(province: str, second: tuple[float, float]) -> None:
    """Without a unit from Köln Moltke takes no part, and the defender has his basic modifier and the river."""
    scene = liege().roll(3, 3).play("germany", f"lose_from {province}", "second_assault")
    assert strengths(scene) == second


@rule("7.17r1")
def test_what_keeps_the_attack_strong_comes_first_and_can_be_ordered() -> None:
    scene = liege().roll(3, 3)
    assert scene.options()[0] == "lose_from brussels"
    assert means(scene, "strength") == "lose_from brussels"


@rule("7.17r1")
def test_the_largest_group_may_be_ordered_to_lose_first() -> None:
    scene = Scene().units("germany", "breslau", infantry=2).units("germany", "posen", infantry=3)
    scene.units("russia", "lodz", infantry=4).battles("germany")
    scene.play("germany", "attack lodz", "all_in", "fight").roll(3, 3)
    assert scene.prompt() == "ask-lose-from"
    assert means(scene, "largest") == "lose_from posen"
    scene.play("germany", "lose_from breslau", "break_off")
    assert (scene.count("germany", "breslau", "infantry"), scene.count("germany", "posen", "infantry")) == (1, 3)


@rule("7.17r1")
def test_nothing_is_asked_where_all_came_from_one_province() -> None:
    scene = Scene().units("germany", "breslau", infantry=3)
    scene.units("russia", "lodz", infantry=2).battles("germany")
    scene.play("germany", "attack lodz", "all_in", "fight").roll(1, 6)
    assert scene.prompt() == "ask-second"


@rule("7.17r1")
def test_nothing_is_asked_where_all_must_fall() -> None:
    scene = Scene().units("germany", "breslau", infantry=1).units("germany", "posen", infantry=1)
    scene.units("russia", "lodz", infantry=7).battles("germany")
    scene.play("germany", "attack lodz", "all_in", "fight").roll(1, 6)
    assert len(scene.pos.force) == 0
    assert len(scene.said("unit-lost")) == 2


@rule("7.17r1", "7.2")
def test_of_cavalry_from_one_province_the_direction_is_named() -> None:
    """Six cavalry of Berlin ride to Łódź: five through Posen, the sixth, for whom there is no room, through Breslau."""
    scene = Scene().units("germany", "berlin", cavalry=6)
    scene.units("russia", "lodz", infantry=3).battles("germany")
    scene.play("germany", "attack lodz", "all_in", "fight")
    vias = {via_of(entry) for entry in scene.pos.force}
    assert vias == {place("breslau"), place("posen")}
    scene.roll(1, 6)
    assert scene.prompt() == "ask-lose-from"
    assert set(scene.options()) == {"lose_from breslau", "lose_from posen"}


@rule("8.7", "7.17r1")
def test_at_sea_too_the_loser_names_where_the_ship_came_from() -> None:
    scene = Scene().units("germany", "kiel", cruiser=2).units("germany", "hamburg", cruiser=2)
    scene.units("britain", "nss", battleship=2).battles("germany")
    scene.play("germany", "sea_attack nss", "all_in", "fight").roll(1, 6)
    assert scene.asked() == ("ask-lose-from", "germany")
    scene.play("germany", "lose_from kiel", "lose_from kiel", "break_off")
    assert (scene.count("germany", "kiel", "cruiser"), scene.count("germany", "hamburg", "cruiser")) == (0, 2)


@rule("7.28", "7.28r1", "7.31")
def test_the_owner_names_from_which_province_a_unit_moves_in() -> None:
    scene = Scene().units("germany", "breslau", infantry=2).units("germany", "posen", infantry=2)
    scene.battles("germany").play("germany", "attack lodz", "all_in", "fight")
    assert scene.asked() == ("ask-advance", "germany")
    scene.play("germany", "advance infantry")
    assert scene.asked() == ("ask-advance-from", "germany")
    assert set(scene.options()) == {"advance_from breslau", "advance_from posen"}
    scene.play("germany", "advance_from posen", "advance_done")
    assert scene.count("germany", "lodz", "infantry") == 1
    assert scene.count("germany", "posen", "infantry") == 1
    assert scene.count("germany", "breslau", "infantry") == 2


@rule("7.28r1")
def test_a_unit_of_the_largest_group_moves_in_by_default() -> None:
    scene = Scene().units("germany", "breslau", infantry=3).units("germany", "posen", infantry=2)
    scene.battles("germany").play("germany", "attack lodz", "all_in", "fight", "advance infantry")
    assert scene.options()[0] == "advance_from breslau"
    assert means(scene, "largest") == "advance_from breslau"
    scene.play("germany", "advance_from breslau", "advance infantry")
    assert scene.options()[0] == "advance_from posen"  # two are left in both; the first by id


@rule("7.28r1")
def test_nothing_is_asked_where_all_move_in_or_all_came_from_one_province() -> None:
    scene = Scene().units("germany", "breslau", infantry=2).units("germany", "posen", infantry=2)
    scene.battles("germany").play("germany", "attack lodz", "all_in", "fight", "advance_all")
    assert scene.count("germany", "lodz", "infantry") == 4
    scene = Scene().units("germany", "breslau", infantry=2)
    scene.battles("germany").play("germany", "attack lodz", "all_in", "fight", "advance infantry")
    assert scene.prompt() == "ask-advance"


@rule("7.28r1", "8.9")
def test_at_sea_the_owner_names_from_where_a_ship_enters() -> None:
    scene = Scene().units("germany", "kiel", battleship=2).units("germany", "hamburg", battleship=2)
    scene.units("britain", "nss", submarine=1).battles("germany")
    scene.play("germany", "sea_attack nss", "all_in", "fight").roll(6, 1)
    assert scene.prompt() == "ask-enter-zone"
    scene.play("germany", "advance battleship")
    assert set(scene.options()) == {"advance_from kiel", "advance_from hamburg"}


@rule("7.17r1")
def test_the_forecast_takes_it_that_the_loser_keeps_his_generals() -> None:
    """If Köln's infantry fell first, the second assault would stand 7.5 to 10 and could not be won."""
    careful = odds_of(liege().pos, False)
    assert careful.attack_lost > 1
    scene = liege().roll(3, 3).play("germany", "lose_from koln", "second_assault")
    careless = odds_of(scene.pos, False, 2)
    scene = liege().roll(3, 3).play("germany", "lose_from brussels", "second_assault")
    better = odds_of(scene.pos, False, 2)
    assert better.defence_lost > careless.defence_lost
