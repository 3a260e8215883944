"""The forecast: exact odds against arithmetic by hand and against the engine itself."""

import pytest

from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, step
from hatalom.core.question import NATURE, Seat
from hatalom.games.great_war.forecast.chances import Odds, hit_chances, luck_chances
from hatalom.games.great_war.forecast.land_odds import land_odds
from hatalom.games.great_war.forecast.odds import odds_of
from hatalom.games.great_war.game import GAME
from hatalom.games.great_war.names import AUSTRIA, ENTENTE, GERMANY, MODIFIER
from hatalom.games.great_war.phases.diplomacy.slot import DiplomacySlot
from hatalom.games.great_war.phases.purchase.year_end import YearEnd
from hatalom.games.great_war.position import WON
from hatalom.games.great_war.rules.battles.dice import Die
from hatalom.games.great_war.verbs import VERBS
from tests.games.great_war.scenario import Scene, place, power
from tests.rules import rule


def assembled(scene: Scene, nation: str, target: str) -> Scene:
    return scene.battles(nation).play(nation, f"attack {target}", "all_in")


def test_two_infantry_against_one_by_hand() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=2).units("russia", "plock", infantry=1)
    odds = odds_of(assembled(scene, "germany", "plock").pos, False)
    assert odds.win == pytest.approx(15 / 36)
    assert odds.attack_lost == pytest.approx(15 / 36 + 2 * 21 / 36)
    assert odds.defence_lost == pytest.approx(15 / 36)
    forecast = GAME.forecast(scene.pos, Seat(0), VERBS.parse("fight"))
    assert forecast is not None
    assert forecast.costs == ((0, 58, 42), (58, 42))  # 15 of 36 with luck, 6 with none, 15 against it


@rule("7.32")
def test_between_the_assaults_both_sides_see_the_odds_of_the_second() -> None:
    """Three times 1½ against 2 and the basic 2: luck alone takes two defenders; the attacker always loses one."""
    scene = Scene().units("germany", "konigsberg", infantry=4).units("russia", "plock", infantry=3)
    assembled(scene, "germany", "plock").play("germany", "fight").roll(3, 3)
    assert scene.asked() == ("ask-second", "germany")
    forecast = GAME.forecast(scene.pos, Seat(0), VERBS.parse("second_assault"))
    assert forecast is not None
    assert (forecast.total, forecast.costs) == (42, ((0, 100), (58, 0, 42)))
    assert all(part.label.message.key != "forecast-ahead" for part in forecast.parts)
    scene.play("germany", "second_assault")
    answer = GAME.forecast(scene.pos, Seat(5), VERBS.parse("stand"))
    assert answer is not None
    assert (answer.total, answer.costs) == (forecast.total, forecast.costs)


def test_an_empty_province_falls_for_certain() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=2)
    assembled(scene, "germany", "plock")
    forecast = GAME.forecast(scene.pos, Seat(0), VERBS.parse("fight"))
    assert forecast is not None
    assert forecast.total == 100
    assert forecast.verdict.message.key == "forecast-sure"
    assert forecast.place == "place.plock"


@rule("8.5")
def test_a_battle_without_own_losses_is_still_a_fight() -> None:
    scene = Scene().units("germany", "kiel", battleship=4, cruiser=2).units("russia", "wba", cruiser=1)
    scene.battles("germany").play("germany", "sea_attack wba", "all_in")
    forecast = GAME.forecast(scene.pos, Seat(0), VERBS.parse("fight"))
    assert forecast is not None
    assert forecast.total == 100
    assert forecast.verdict.message.key == "forecast-odds"


def rows(scene: Scene, action: str) -> dict[str, float | str]:
    """The modifiers of a forecast: what they add, or why they do not count."""
    forecast = GAME.forecast(scene.pos, Seat(0), VERBS.parse(action))
    assert forecast is not None
    return {
        MODIFIER.ids[part.label.args[0]]: part.value if part.off is None else part.off.message.key
        for part in forecast.parts
        if part.label.message.key == "forecast-modifier"
    }


@rule("7.9", "7.10", "7.13")
def test_every_modifier_is_named() -> None:
    scene = Scene().units("germany", "metz", infantry=3).units("france", "verdun", infantry=2).line("verdun")
    scene.battles("germany").question()
    assert rows(scene, "attack verdun") == {"base": 2, "fortress": 2, "defence_line": 1}


@rule("7.9", "7.14")
def test_the_plan_also_names_what_does_not_count_and_why() -> None:
    scene = Scene().units("germany", "metz", infantry=3, tank=1).units("france", "verdun", infantry=2)
    assembled(scene, "germany", "verdun")
    assert rows(scene, "fight") == {
        "base": "off-tank",
        "fortress": 2,
        "defence_line": "off-absent",
        "factory": "off-absent",
        "hospital": "off-absent",
        "river": "off-direction",
        "mountain": "off-direction",
    }


@rule("7.9")
def test_strengths_are_those_of_the_rulebook() -> None:
    """A German infantry counts 1½; nothing is doubled outside."""
    scene = Scene().units("germany", "metz", infantry=3).units("france", "verdun", infantry=2)
    forecast = GAME.forecast(assembled(scene, "germany", "verdun").pos, Seat(0), VERBS.parse("fight"))
    assert forecast is not None
    units = [part.value for part in forecast.parts if part.label.message.key == "forecast-units"]
    assert units == [4.5, 2]


@rule("7.7")
def test_the_dice_of_the_artillery_are_told() -> None:
    scene = Scene().units("germany", "metz", infantry=3, artillery=2).units("france", "verdun", infantry=2, artillery=1)
    forecast = GAME.forecast(assembled(scene, "germany", "verdun").pos, Seat(0), VERBS.parse("fight"))
    assert forecast is not None
    guns = [part.label.args for part in forecast.parts if part.label.message.key == "forecast-guns"]
    assert guns == [[power("germany"), 2, 4], [power("france"), 1, 5]]


def chance(scene: Scene, action: str) -> int:
    forecast = GAME.forecast(scene.pos, Seat(0), VERBS.parse(action))
    assert forecast is not None, action
    return forecast.total


def test_every_step_of_a_plan_tells_what_it_would_make_of_the_odds() -> None:
    """What a click promises is what the plan says after it."""
    scene = Scene().units("germany", "konigsberg", infantry=2, cavalry=1, artillery=1)
    scene.units("germany", "posen", infantry=2).units("austria", "konigsberg", infantry=1)
    scene.units("russia", "plock", infantry=2).battles("germany").play("germany", "attack plock")
    promised = chance(scene, "origin konigsberg")
    trial = Scene()
    trial.pos = scene.pos.copy()
    trial.play("germany", "origin konigsberg", "commit_all")
    assert chance(trial, "fight") == promised
    scene.play("germany", "origin konigsberg", "commit infantry")
    promised = chance(scene, "commit infantry")
    before = chance(scene, "origin_done")
    scene.play("germany", "commit infantry")
    assert chance(scene, "origin_done") == promised >= before


def test_the_courses_of_a_great_battle_that_leave_the_same_units_are_reckoned_once() -> None:
    """Eight guns a side: 81 pairs of hits with three kinds of luck, and as much in the second assault."""
    scene = Scene().general("moltke", "metz").units("germany", "metz", infantry=10, cavalry=3, artillery=8, aircraft=2)
    scene.general("joffre", "verdun").units("france", "verdun", infantry=12, cavalry=3, artillery=8).line("verdun")
    scene.battles("germany").play("germany", "attack verdun", "all_in")
    assert 0 <= chance(scene, "fight") <= 100
    pos = scene.pos.copy()
    pos.log = None
    known: dict[str, Odds] = {}
    land_odds(pos, 1, True, known)
    assert len(known) < 3 * 81 * 81 / 10


def test_luck_and_hits() -> None:
    assert luck_chances(0, 0, 0, 0) == pytest.approx([15 / 36, 6 / 36, 15 / 36])
    assert luck_chances(6, 0, 0, 0) == pytest.approx([1, 0, 0])
    assert sum(luck_chances(1, 2, 2, 0)) == pytest.approx(1)
    assert luck_chances(0, 0, 2, 0)[0] > 15 / 36
    dice = [Die(GERMANY, 4, 0, True), Die(GERMANY, 4, 0, True), Die(AUSTRIA, 5, 0, False)]
    assert hit_chances(dice, True) == pytest.approx([1 / 4, 1 / 2, 1 / 4])
    assert hit_chances(dice, False) == pytest.approx([2 / 3, 1 / 3])
    assert hit_chances([Die(GERMANY, 4, 2, True)], True) == pytest.approx([1 / 3, 2 / 3])


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
    expected = odds_of(scene.pos, False)
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
    odds = odds_of(scene.pos, True)
    assert odds.win == pytest.approx(1)
    assert odds.attack_lost == 0
    landing = Scene(war="turkey").ip(britain=5).units("turkey", "istanbul", infantry=1, cruiser=1)
    landing.units("britain", "malta", battleship=3, infantry=3).battles("britain")
    landing.question()
    forecast = GAME.forecast(landing.pos, Seat(3), VERBS.parse("invade istanbul"))
    assert forecast is not None
    assert 0 < forecast.total < 100
    assert not landing.pos.is_empty(place("malta"))


def test_the_forecast_changes_nothing() -> None:
    scene = Scene().units("germany", "metz", infantry=3).units("france", "verdun", infantry=2).battles("germany")
    scene.question()
    before = GAME.write(scene.pos)
    GAME.forecast(scene.pos, Seat(0), VERBS.parse("attack verdun"))
    assert GAME.write(scene.pos) == before


@rule("12.8")
def test_war_production_tells_what_it_would_bring() -> None:
    """Germany's card of 1916 has 29 IP, 33 with war production."""
    scene = Scene("1915_autumn").begin(YearEnd())
    told = [GAME.hint(scene.pos, Seat(0), VERBS.parse(verb)) for verb in ("no_war_production", "war_production")]
    assert [hint.args for hint in told if hint is not None] == [[29], [33]]


@rule("4.2")
def test_a_declaration_of_war_tells_whom_it_brings_into_the_war() -> None:
    """Belgium would join the Entente with 4 infantry and a cavalry, and 3 IP."""
    scene = Scene("1914_summer").begin(DiplomacySlot(GERMANY))
    before = GAME.write(scene.pos)
    told = GAME.hint(scene.pos, Seat(0), VERBS.parse("declare_war belgium"))
    assert told is not None
    assert told.args == [ENTENTE, 5, 3]
    assert GAME.write(scene.pos) == before
