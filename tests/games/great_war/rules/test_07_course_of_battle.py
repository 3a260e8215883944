"""7.18, 7.25 to 7.27, 9.4, 9.6  How a battle goes on and ends, fact by fact."""

from hatalom.games.great_war.names import ARTILLERY, piece_of
from hatalom.games.great_war.position import FAILED
from tests.games.great_war.scenario import Scene, power
from tests.rules import rule


@rule("7.26", "7.32", "7.24")
def test_an_attack_that_is_broken_off_has_failed_before_the_hospitals_are_asked() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=3).units("russia", "plock", infantry=4)
    scene.hospital("berlin").ip(germany=9).battles("germany")
    scene.play("germany", "attack plock", "all_in", "fight").roll(6, 1).play("germany", "break_off")
    assert scene.prompt() == "ask-rebuild"
    assert scene.pos.outcome == FAILED


@rule("7.18", "R51")
def test_an_attack_without_fighting_units_has_failed_at_once() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=1, artillery=1).units("russia", "plock", infantry=4)
    scene.hospital("berlin").ip(germany=9).battles("germany")
    scene.play("germany", "attack plock", "all_in", "fight").roll(1).roll(1, 6)
    assert scene.prompt() == "ask-rebuild"
    assert scene.pos.outcome == FAILED
    scene.play("germany", "no_rebuild")
    assert len(scene.said("assault-begun")) == 1


@rule("7.27")
def test_technical_units_that_are_left_alone_are_named_when_they_go_back_to_the_card() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=2).units("russia", "plock", artillery=2)
    scene.battles("germany").play("germany", "attack plock", "all_in", "fight")
    assert scene.said("technical-lost") == [[piece_of(power("russia"), ARTILLERY), 2]]
    assert scene.count("russia", "plock", "artillery") == 0


@rule("9.4", "9.6", "7.25")
def test_after_the_sea_battle_of_an_invasion_the_landing_has_two_assaults_of_its_own() -> None:
    scene = Scene().units("germany", "hamburg", battleship=4, infantry=4).ip(germany=9)
    scene.units("britain", "hull", cruiser=1, infantry=2).battles("germany")
    scene.play("germany", "invade hull", "all_in", "fight").roll(6, 1)
    assert scene.count("britain", "hull", "cruiser") == 0
    scene.roll(3, 3)
    assert scene.asked() == ("ask-second", "germany")
    assert [args[0] for args in scene.said("assault-begun")] == [1, 1]


@rule("7.2", "7.4")
def test_a_unit_can_be_refused_only_when_its_place_was_chosen() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=7).units("russia", "plock", infantry=1)
    scene.battles("germany").play("germany", "attack plock")
    assert scene.why_not("commit infantry") == ""
    scene.play("germany", "origin konigsberg", *["commit infantry"] * 5)
    assert scene.offers("fight")
