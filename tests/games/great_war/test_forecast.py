"""The forecast: exact odds against arithmetic by hand and against the engine itself."""

import pytest

from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, step
from hatalom.core.question import NATURE
from hatalom.games.great_war.game import GAME
from hatalom.games.great_war.names import MODIFIER
from hatalom.games.great_war.odds import hit_chances, luck_chances, odds_of
from hatalom.games.great_war.phases.dice import dice_spec
from hatalom.games.great_war.position import WON
from hatalom.games.great_war.verbs import VERBS
from tests.games.great_war.scenario import Scene, place


def assembled(scene: Scene, nation: str, target: str) -> Scene:
    return scene.battles(nation).play(nation, f"attack {target}", "all_in")


def test_two_infantry_against_one_by_hand() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=2).units("russia", "plock", infantry=1)
    odds = odds_of(assembled(scene, "germany", "plock").pos)
    assert odds.win == pytest.approx(15 / 36)
    assert odds.attack_lost == pytest.approx(15 / 36 + 2 * 21 / 36)
    assert odds.defence_lost == pytest.approx(15 / 36)


def test_an_empty_province_falls_for_certain() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=2)
    assembled(scene, "germany", "plock")
    forecast = GAME.forecast(scene.pos, 0, VERBS.parse("fight"))
    assert forecast is not None
    assert forecast.total == 100
    assert forecast.verdict.message.key == "forecast-sure"
    assert forecast.place == "place.plock"


def test_every_modifier_is_named() -> None:
    scene = Scene().units("germany", "metz", infantry=3).units("france", "verdun", infantry=2).line("verdun")
    scene.battles("germany").question()
    forecast = GAME.forecast(scene.pos, 0, VERBS.parse("attack verdun"))
    assert forecast is not None
    named = {part.label.args[0]: part.value for part in forecast.parts if part.label.message.key == "forecast-modifier"}
    assert {MODIFIER.ids[number]: value for number, value in named.items()} == {
        "base": 4,
        "fortress": 4,
        "defence_line": 2,
    }


def test_luck_and_hits() -> None:
    assert luck_chances(0, 0, 0, 0) == pytest.approx([15 / 36, 6 / 36, 15 / 36])
    assert luck_chances(6, 0, 0, 0) == pytest.approx([1, 0, 0])
    assert sum(luck_chances(1, 2, 2, 0)) == pytest.approx(1)
    assert luck_chances(0, 0, 2, 0)[0] > 15 / 36
    dice = [dice_spec(0, 4, 0, 0), dice_spec(0, 4, 0, 0), dice_spec(5, 5, 0, 1)]
    assert hit_chances(dice, 0) == pytest.approx([1 / 4, 1 / 2, 1 / 4])
    assert hit_chances(dice, 1) == pytest.approx([2 / 3, 1 / 3])
    assert hit_chances([dice_spec(0, 4, 2, 0)], 0) == pytest.approx([1 / 3, 2 / 3])


def by_rule_of_thumb(options: list[str]) -> str:
    """What the forecast takes for granted: second assault, stand, guns on the strongest, the weakest lost."""
    for wish in ("second_assault", "stand", "gas", "guns"):
        if wish in options:
            return wish
    hits = [text for text in options if text.startswith("hit ")]
    if hits:
        return next((text for text in hits if text.endswith("infantry")), hits[0])
    losses = [text for text in options if text.startswith("lose ")]
    return next(
        (text for kind in ("cavalry", "infantry") for text in losses if text.endswith(kind)),
        options[0],
    )


def test_the_odds_agree_with_many_battles_of_the_engine() -> None:
    scene = (
        Scene().units("germany", "konigsberg", infantry=5, artillery=2, aircraft=1).general("mackensen", "konigsberg")
    )
    scene.units("russia", "plock", infantry=3, artillery=2, cavalry=1).hospital("plock")
    assembled(scene, "germany", "plock")
    expected = odds_of(scene.pos)
    rng = Seeded(11)
    games, won = 1500, 0
    for _ in range(games):
        pos = scene.pos.copy()
        step(pos, 0, VERBS.parse("fight"))
        while pos.target >= 0 and not any(type(phase).__name__ == "Aftermath" for phase in pos.stack):
            question = settle(pos)[0]
            if type(pos.stack[-1]).__name__ == "Aftermath":
                break
            if question.seat == NATURE:
                step(pos, NATURE, question.options[rng.below(6)])
            else:
                texts = [VERBS.text(option) for option in question.options]
                step(pos, question.seat, VERBS.parse(by_rule_of_thumb(texts)))
        won += pos.outcome == WON
    assert won / games == pytest.approx(expected.win, abs=0.04)


def test_a_sea_battle_and_a_landing_have_odds_too() -> None:
    scene = Scene().units("germany", "nss", cruiser=1).units("britain", "hull", battleship=2).battles("britain")
    scene.play("britain", "sea_attack nss", "all_in")
    odds = odds_of(scene.pos)
    assert odds.win == pytest.approx(1)
    assert odds.attack_lost == 0
    landing = Scene(war="turkey").ip(britain=5).units("turkey", "istanbul", infantry=1, cruiser=1)
    landing.units("britain", "malta", battleship=3, infantry=3).battles("britain")
    landing.question()
    forecast = GAME.forecast(landing.pos, 3, VERBS.parse("invade istanbul"))
    assert forecast is not None
    assert 0 < forecast.total < 100
    assert landing.pos.units[place("malta")] != []


def test_the_forecast_changes_nothing() -> None:
    scene = Scene().units("germany", "metz", infantry=3).units("france", "verdun", infantry=2).battles("germany")
    scene.question()
    before = GAME.write(scene.pos)
    GAME.forecast(scene.pos, 0, VERBS.parse("attack verdun"))
    assert GAME.write(scene.pos) == before
