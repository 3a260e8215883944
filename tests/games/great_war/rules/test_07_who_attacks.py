"""7.2 to 7.5  Who may attack what: reach, combined attacks, the limit of five, what is not attacked."""

from hatalom.games.great_war.names import PLACE, Unit
from hatalom.games.great_war.units import count_of, origin_of, pack, via_of, with_way
from tests.games.great_war.scenario import Scene, place, power
from tests.rules import rule

INFANTRY = Unit(0)


@rule("7.4", "R42")
def test_more_than_five_from_one_province_only_under_a_general() -> None:
    scene = Scene().units("austria", "szeged", infantry=5, artillery=1, aircraft=1)
    scene.units("austria", "sarajevo", infantry=5).units("serbia", "belgrade", infantry=4).battles("austria")
    scene.play("austria", "attack belgrade", "origin szeged", "commit artillery", "commit aircraft")
    scene.play("austria", "commit infantry", "commit infantry", "commit infantry")
    assert scene.asked()[0] == "ask-assemble"  # Szeged has no more to send, though two infantry stand there
    assert not scene.offers("origin szeged")
    assert scene.count("austria", "szeged", "infantry") == 2
    assert sum(count_of(entry) for entry in scene.pos.force) == 5
    scene.play("austria", "origin sarajevo", "commit_all")
    assert sum(count_of(entry) for entry in scene.pos.force) == 10
    other = Scene().units("austria", "szeged", infantry=5, artillery=1, aircraft=1).general("hotzendorf", "szeged")
    other.units("serbia", "belgrade", infantry=4).battles("austria").play("austria", "attack belgrade", "all_in")
    assert sum(count_of(entry) for entry in other.pos.force) == 7


@rule("7.2", "R40", "R60")
def test_cavalry_attacks_from_two_provinces_away_through_an_own_one() -> None:
    scene = Scene().units("austria", "budapest", cavalry=1, infantry=1).units("serbia", "belgrade", infantry=4)
    scene.battles("austria").play("austria", "attack belgrade", "origin budapest")
    assert "commit infantry" not in scene.options()
    scene.play("austria", "commit cavalry")
    assert list(scene.pos.force) == [with_way(pack(power("austria"), Unit(1), 1, 2), place("budapest"), place("agram"))]
    scene.play("austria", "fight").roll(3, 3)
    assert scene.said("attack-failed")


@rule("7.2", "7.34", "R40", "R60", "10.3")
def test_after_a_failure_cavalry_from_two_provinces_away_is_home_without_points() -> None:
    scene = Scene().units("austria", "budapest", cavalry=1).units("austria", "szeged", infantry=4, cavalry=1)
    scene.units("serbia", "belgrade", infantry=4).battles("austria")
    scene.play("austria", "attack belgrade", "all_in", "fight").roll(3, 3)
    assert scene.said("strengths") == [[8 + 1 + 1, 8 + 4 + 2]]
    scene.play("austria", "lose austria_infantry", "lose austria_infantry", "break_off")
    assert scene.state("budapest", "austria", 1) == [(1, 0, 0)]
    assert scene.state("szeged", "austria", 1) == [(1, 1, 0)]
    assert scene.state("szeged", "austria", INFANTRY) == [(2, 0, 0)]


@rule("7.2", "7.14", "R40")
def test_the_middle_province_is_the_one_that_helps_the_defender_least_then_the_first_by_id() -> None:
    """Cologne lies behind a river from Metz, Frankfurt does not."""

    def way(*before: str) -> str:
        scene = (
            Scene().hold("france", "metz").units("germany", "hannover", cavalry=1).units("france", "metz", infantry=9)
        )
        scene.units("germany", "frankfurt", infantry=5).battles("germany").play("germany", "attack metz", *before)
        scene.play("germany", "origin hannover", "commit cavalry")
        return next(PLACE.ids[via_of(e)] for e in scene.pos.force if origin_of(e) == place("hannover"))

    assert way() == "frankfurt"
    assert way("origin frankfurt", "commit infantry", "origin_done") == "koln"  # the river is gone anyway
    assert way("origin frankfurt", "commit_all") == "koln"  # and Frankfurt's five are used up (7.4)


@rule("7.2", "R40")
def test_cavalry_passes_no_enemy_province_to_join_an_attack() -> None:
    scene = Scene().units("germany", "posen", infantry=1).units("germany", "konigsberg", cavalry=1)
    scene.units("germany", "danzig", cavalry=1).battles("germany").play("germany", "attack lodz")
    assert scene.offers("origin danzig")  # through Posen
    assert not scene.offers("origin konigsberg")  # only through Russian Plock, though nobody stands there
    scene.play("germany", "all_in")
    assert {origin_of(entry) for entry in scene.pos.force} == {place("posen"), place("danzig")}


@rule("7.2", "2.4")
def test_nobody_passes_or_attacks_a_closed_province() -> None:
    scene = Scene().units("germany", "koln", cavalry=2, infantry=2).battles("germany")
    assert not scene.offers("attack brussels")
    assert not scene.offers("attack liege")
    assert not scene.offers("attack luxembourg")
    assert not scene.offers("attack reims")


@rule("7.3", "R41", "7.5")
def test_a_power_with_guns_only_may_lead_if_an_ally_has_infantry_in_reach() -> None:
    scene = Scene().units("austria", "krakau", artillery=2).units("germany", "posen", infantry=2).battles("austria")
    scene.units("russia", "lodz", infantry=1).play("austria", "attack lodz", "all_in")
    assert not scene.offers("fight")
    assert scene.why_not("fight") == "needs-fighting-unit"
    scene.play("austria", "invite germany").play("germany", "all_in", "join_done")
    assert scene.offers("fight")


@rule("R130", "20.1")
def test_a_cancelled_target_is_not_offered_again_in_this_slot() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=3).units("russia", "plock", infantry=1)
    scene.battles("germany").play("germany", "attack plock", "all_in", "cancel")
    assert scene.count("germany", "konigsberg", "infantry") == 3
    assert not scene.offers("attack plock")
    assert scene.why_not("attack plock") == "cancelled-before"
    assert scene.offers("attack vilna")


@rule("6.1", "R34")
def test_a_power_may_make_no_attack_at_all() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=3).units("austria", "krakau", infantry=1)
    scene.battles("germany", "austria").play("germany", "end_battles")
    assert scene.asked() == ("ask-battle", "austria")
