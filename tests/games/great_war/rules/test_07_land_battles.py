"""7  Land battles: who may attack, the four steps of an assault, losses, the end of a battle, retreat."""

import pytest

from hatalom.games.great_war.names import (
    BASE,
    FACTORY_MODIFIER,
    FORTRESS,
    HOSPITAL_MODIFIER,
    INVASION,
    LINE_MODIFIER,
    MOUNTAIN,
    REBEL,
    RIVER,
    Place,
    Power,
    Unit,
    piece_of,
)
from hatalom.games.great_war.position import LAND_ATTACK, TURNED_OVER
from hatalom.games.great_war.rules.battles.losses import attack_losses, defence_losses
from hatalom.games.great_war.rules.battles.sides import defenders
from hatalom.games.great_war.rules.battles.strength import attack_strength, defence_bonuses, defence_strength
from hatalom.games.great_war.units import Entry, count_of, pack, troops_of, turned_of, with_way
from tests.games.great_war.scenario import CONTENT, Scene, place, power
from tests.rules import rule

INFANTRY = Unit(0)


def plock() -> Scene:
    """The battle example of the rulebook."""
    scene = Scene().hold("austria", "warsaw")
    scene.units("germany", "konigsberg", infantry=6, cavalry=2, zeppelin=1).units("austria", "konigsberg", infantry=2)
    scene.general("hindenburg", "konigsberg")
    scene.units("austria", "warsaw", infantry=2, artillery=2, aircraft=1).general("hotzendorf", "warsaw")
    scene.units("russia", "plock", infantry=7, cavalry=3, aircraft=1).general("nikolai", "plock")
    return scene.battles("germany")


def all_against_plock(scene: Scene) -> Scene:
    scene.play("germany", "attack plock", "all_in", "invite austria")
    return scene.play("austria", "all_in", "join_done").play("germany", "fight")


def attack_from(scene: Scene, target: str, *directions: str) -> list[int]:
    """The defender's modifiers against infantry from these places."""
    pos = scene.pos
    pos.mode, pos.target, pos.lead = LAND_ATTACK, place(target), power("germany")
    pos.force = troops_of(
        [with_way(pack(Power(0), INFANTRY, 1, 1), place(where), place(where)) for where in directions]
    )
    return defence_bonuses(pos, place(target))


@rule("7.3", "6.6", "R41")
@pytest.mark.parametrize(("lead", "other"), [("germany", "austria"), ("austria", "germany")])
def test_a_combined_attack_may_be_made_in_the_slot_of_either_power(lead: str, other: str) -> None:
    scene = plock().battles(lead)
    scene.play(lead, "attack plock", "all_in", f"invite {other}").play(other, "all_in", "join_done")
    assert scene.offers("fight")
    assert not scene.offers(f"invite {other}")


@rule("7.7", "6.7", "R45", "21.1", "21.6")
def test_step_1_artillery_of_conrad_hits_on_4() -> None:
    scene = all_against_plock(plock()).roll(3, 5)
    assert set(scene.options()) == {"hit russia_infantry", "hit russia_cavalry"}
    assert scene.why_not("hit russia_aircraft") == "cannot-be-hit"
    scene.play("germany", "hit russia_infantry")
    assert scene.count("russia", "plock", "infantry") == 6
    assert scene.prompt() == "roll-luck"


@rule("7.7", "7.10", "R45")
def test_a_defence_line_may_be_hit_in_the_attacked_province_only_and_both_sides_fire_before_anybody_falls() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=3, artillery=2).line("konigsberg", "plock")
    scene.units("russia", "plock", infantry=2, cavalry=1, tank=1, artillery=1, aircraft=1, zeppelin=1, gas=1)
    scene.battles("germany").play("germany", "attack plock", "all_in", "fight").roll(4, 6, 5)
    assert scene.asked() == ("ask-hit", "germany")  # the attacker first
    hits = {"hit russia_infantry", "hit russia_cavalry", "hit russia_tank", "hit defence_line"}
    assert set(scene.options()) == hits
    scene.play("germany", "hit russia_cavalry")
    assert set(scene.options()) == hits - {"hit russia_cavalry"}
    scene.play("germany", "hit russia_tank")
    # Russia has no choice: neither lines, its own or that in Königsberg, nor guns can be hit
    assert scene.said("hit-taken")[-1] == [piece_of(power("germany"), INFANTRY)]
    assert scene.pos.line[place("konigsberg")]
    scene.roll(6, 1)  # 6 beats 1 + 2 + 1
    assert scene.said("strengths") == [[6 + 4, 4 + 4 + 2]]
    other = Scene().units("germany", "konigsberg", infantry=3, artillery=1).line("plock")
    other.units("russia", "plock", infantry=2).battles("germany").play("germany", "attack plock", "all_in", "fight")
    other.roll(4).play("germany", "hit defence_line").roll(3, 3)
    assert other.said("strengths") == [[9, 4 + 4]]


@rule("7.7", "R45")
def test_hits_without_a_target_are_lost() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=1, artillery=3).units("russia", "plock", infantry=1)
    scene.battles("germany").play("germany", "attack plock", "all_in", "fight").roll(4, 5, 6)
    assert len(scene.said("hit-taken")) == 1
    assert scene.asked() == ("ask-advance", "germany")


@rule("7.8", "7.9", "7.15", "7.16", "7.17", "7.37", "R63", "21.2")
def test_steps_2_to_4_of_the_example() -> None:
    scene = all_against_plock(plock()).roll(3, 5).play("germany", "hit russia_infantry")
    scene.roll(3, 4)
    assert scene.said("luck-rolled")[-2:] == [[power("germany"), 3, 3, 6], [power("russia"), 4, 2, 6]]
    assert not scene.said("luck-won")
    assert scene.said("strengths") == [[28, 22]]
    assert scene.asked() == ("ask-lose", "germany")
    assert set(scene.options()) == {"lose germany_infantry", "lose germany_cavalry", "lose austria_infantry"}
    scene.play("germany", "lose germany_cavalry")
    assert scene.asked() == ("ask-lose", "russia")
    scene.play("russia", "lose russia_aircraft", "lose russia_cavalry", "lose russia_cavalry")
    assert scene.asked() == ("ask-second", "germany")
    assert scene.pos.card[11 * power("russia") + 3] == 1


@rule("7.31", "7.32", "7.33", "R57", "R58", "R56", "0.4")
def test_retreat_and_advance_of_the_example() -> None:
    scene = all_against_plock(plock()).roll(3, 5).play("germany", "hit russia_infantry").roll(3, 4)
    scene.play("germany", "lose germany_cavalry")
    scene.play("russia", "lose russia_aircraft", "lose russia_cavalry", "lose russia_cavalry")
    scene.general("brusilov", "plock")
    scene.pos.general_at[12] = Place(-1)
    scene.play("germany", "second_assault")
    assert scene.asked() == ("ask-stand", "russia")
    scene.play("russia", "retreat", "all_to vilna", "general_to vilna")
    assert scene.state("vilna", "russia", INFANTRY) == [(6, 0, 1)]
    scene.play("germany", "advance_all").play("austria", "advance_done")
    scene.play("germany", "general_along")
    assert scene.owner("plock") == "germany"
    assert scene.count("germany", "plock", "infantry") == 6
    assert scene.count("austria", "warsaw", "artillery") == 2
    assert scene.pos.general_at[0] == place("plock")
    assert scene.pos.general_at[4] == place("warsaw")


@rule("6.7", "R39a")
def test_units_of_grand_duke_nikolai_are_not_turned_when_they_retreat() -> None:
    scene = all_against_plock(plock()).roll(3, 3).roll(3, 4).play("germany", "lose germany_cavalry")
    scene.play("russia", "lose russia_aircraft", "lose russia_cavalry")
    scene.play("germany", "second_assault").play("russia", "retreat", "all_to vilna", "general_to vilna")
    assert scene.state("vilna", "russia", INFANTRY) == [(7, 0, 0)]


@rule("7.16", "R8", "0.8", "R49", "7.26")
def test_a_lead_of_half_a_point_costs_the_defender_nothing() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=3).units("russia", "plock", infantry=2).battles("germany")
    scene.play("germany", "attack plock", "all_in", "fight").roll(3, 3)
    assert scene.said("strengths") == [[9, 8]]
    assert scene.count("russia", "plock", "infantry") == 2
    scene.play("germany", "second_assault").play("russia", "stand").roll(2, 2)
    assert scene.said("strengths")[-1] == [6, 8]
    assert scene.said("attack-failed")
    assert scene.state("konigsberg", "germany", INFANTRY) == [(1, 0, 0)]


@rule("7.16", "7.17", "R50")
def test_a_losing_attacker_may_give_technical_units_but_one_fighting_unit() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=1, cavalry=2, artillery=2)
    scene.units("russia", "plock", infantry=3).battles("germany")
    scene.play("germany", "attack plock", "all_in", "fight").roll(2, 3).roll(4, 4)
    assert scene.said("strengths") == [[5, 10]]
    scene.play("germany", "lose germany_artillery")
    assert not scene.offers("lose germany_artillery")
    assert scene.why_not("lose germany_artillery") == "must-lose-fighting"
    assert scene.offers("lose germany_infantry")
    assert scene.offers("lose germany_cavalry")


@rule("7.15", "R49")
def test_equal_strengths_cost_the_attacker_one_unit() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=2).units("russia", "plock", infantry=1).battles("germany")
    scene.play("germany", "attack plock", "all_in", "fight").roll(5, 5)
    assert scene.said("strengths") == [[6, 6]]
    assert scene.count("russia", "plock", "infantry") == 1
    assert scene.said("unit-lost") == [[0]]


@rule("7.15", "7.25")
@pytest.mark.parametrize(
    ("lead", "attacker", "defender"),
    [
        (0, 1, 0),
        (1, 1, 0),
        (2, 1, 1),
        (7, 1, 3),
        (8, 1, 4),
        (20, 1, 4),
        (-1, 1, 0),
        (-5, 2, 0),
        (-8, 4, 0),
        (-30, 4, 0),
    ],
)
def test_the_table_of_losses(lead: int, attacker: int, defender: int) -> None:
    """Leads are doubled: 7 stands for 3.5."""
    scene = Scene()
    assert attack_losses(scene.pos, lead) == attacker
    assert defence_losses(scene.pos, lead) == defender


@rule("7.7", "7.9", "R47")
@pytest.mark.parametrize(("die", "strengths", "lost"), [(5, [12, 10], 1), (3, [12, 6], 3)])
def test_a_tank_cancels_the_basic_modifier_unless_artillery_gets_it_first(
    die: int, strengths: list[int], lost: int
) -> None:
    scene = Scene().hold("germany", "lille").units("germany", "lille", infantry=2, artillery=1)
    scene.units("britain", "boulogne", infantry=4, tank=1).battles("britain")
    scene.play("britain", "attack lille", "all_in", "fight").roll(die)
    if die == 5:
        scene.play("germany", "hit britain_tank")
    scene.roll(3, 3)
    assert scene.said("strengths") == [strengths]
    scene.question()
    if lost == 3:
        assert scene.said("attack-won")
        assert len([1 for args in scene.said("unit-lost") if args[0] < 12]) == 3
        assert scene.pos.card[2] == CONTENT.rows[11 + 2] + 1


@rule("7.18", "7.27", "R51", "R54")
def test_only_technical_units_left_after_step_1_is_victory_without_a_compulsory_loss() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=2, artillery=2)
    scene.units("russia", "plock", infantry=2, artillery=1, aircraft=1).battles("germany")
    scene.play("germany", "attack plock", "all_in", "fight").roll(4, 6, 5)
    scene.question()
    assert scene.said("attack-won")
    assert scene.pos.card[11 * power("russia") + 2] == CONTENT.row(power("russia"), 1, Unit(2)) + 1
    assert scene.pos.card[11 * power("russia") + 3] == CONTENT.row(power("russia"), 1, Unit(3)) + 1
    assert scene.asked() == ("ask-advance", "germany")
    scene.play("germany", "advance infantry")
    scene.play("germany", "advance_done")
    assert scene.count("germany", "plock", "infantry") == 1


@rule("7.16", "7.18", "R46", "7.28")
def test_the_last_attacker_dies_and_the_province_stays_empty() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=1, gas=1).units("russia", "plock", cavalry=1)
    scene.battles("germany")
    scene.play("germany", "attack plock", "all_in", "fight", "gas").roll(5, 2)
    assert scene.said("strengths") == [[13, 6]]
    scene.question()
    assert scene.said("attack-failed")
    assert scene.owner("plock") == "russia"
    assert scene.pos.is_empty(place("plock"))
    assert scene.pos.dead[6] == 1


@rule("7.7", "R46")
def test_one_gas_unit_per_assault_and_the_defender_has_none() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=5, gas=2).units("russia", "plock", infantry=9, gas=1)
    scene.general("mackensen", "konigsberg")
    scene.battles("germany").play("germany", "attack plock", "all_in", "fight", "gas").roll(1, 3)
    assert scene.said("strengths") == [[15 + 6, 18 + 4]]
    scene.play("germany", "lose germany_infantry", "second_assault").play("russia", "stand")
    assert scene.asked() == ("ask-gas", "germany")
    scene.play("germany", "gas").roll(1, 3)
    assert scene.pos.dead[6] == 2
    assert scene.said("strengths")[-1] == [12 + 6, 18 + 4]


@rule("7.11", "7.14", "R48")
def test_a_river_counts_only_if_all_attackers_cross_one() -> None:
    scene = Scene()
    assert attack_from(scene, "belgrade", "szeged", "sarajevo")[RIVER] == 2
    assert attack_from(scene, "belgrade", "szeged", "nis")[RIVER] == 0
    assert attack_from(scene, "belgrade", "nis")[RIVER] == 0
    assert attack_from(scene, "szeged", "belgrade")[RIVER] == 2


@rule("7.12", "7.14")
def test_mountains_of_both_kinds() -> None:
    scene = Scene()
    assert attack_from(scene, "firenze", "bologna")[MOUNTAIN] == 2
    assert attack_from(scene, "firenze", "roma", "bologna")[MOUNTAIN] == 2
    assert attack_from(scene, "batumi", "erzurum")[MOUNTAIN] == 2
    assert attack_from(scene, "batumi", "erzurum", "trabzon")[MOUNTAIN] == 0
    assert attack_from(scene, "erzurum", "sivas")[MOUNTAIN] == 2
    assert attack_from(scene, "erzurum", "batumi")[MOUNTAIN] == 2


@rule("7.10", "7.13", "R48")
def test_icons_and_fortress_count_from_everywhere() -> None:
    scene = Scene().factory("liege", state=TURNED_OVER).hospital("liege").line("liege")
    bonuses = attack_from(scene, "liege", "koln")
    assert bonuses[FORTRESS] == 4
    assert bonuses[FACTORY_MODIFIER] == bonuses[HOSPITAL_MODIFIER] == bonuses[LINE_MODIFIER] == 2
    assert bonuses[BASE] == 4
    assert bonuses[INVASION] == 0


@rule("7.33", "R59")
def test_face_down_units_defend_without_strength() -> None:
    scene = Scene().hold("germany", "liege").units("germany", "liege", infantry=4)
    entry = pack(power("france"), INFANTRY, 3, 0) | 1 << 14
    scene.pos.add(place("reims"), Entry(entry))
    scene.battles("germany").play("germany", "attack reims", "all_in", "fight").roll(3, 3)
    assert scene.said("strengths") == [[12, 4]]
    scene.question()
    assert scene.said("attack-won")
    assert len(scene.said("unit-lost")) == 4


@rule("7.7", "R45", "7.17", "R59")
def test_hits_take_units_with_value_and_losses_those_that_lie_face_down() -> None:
    scene = Scene().hold("germany", "liege").units("germany", "liege", infantry=4, artillery=1)
    scene.units("france", "reims", infantry=2)
    scene.pos.add(place("reims"), Entry(pack(power("france"), INFANTRY, 3, 0) | 1 << 14))  # retreated from Verdun
    scene.battles("germany").play("germany", "attack reims", "all_in", "fight").roll(4)
    assert garrison(scene, "reims") == (1, 3)  # the hit is Germany's to choose
    scene.roll(3, 3)
    assert scene.said("strengths") == [[12, 6]]
    assert garrison(scene, "reims") == (1, 0)  # the three losses are France's


def garrison(scene: Scene, province: str) -> tuple[int, int]:
    """How many units lie face-up, how many face-down."""
    entries = scene.pos.units[place(province)]
    face_down = sum(count_of(entry) for entry in entries if turned_of(entry))
    return sum(count_of(entry) for entry in entries) - face_down, face_down


@rule("6.5", "R36", "R59")
def test_units_with_value_are_the_first_of_the_25() -> None:
    scene = Scene().units("france", "reims", infantry=20).units("britain", "reims", infantry=2)
    scene.pos.add(place("reims"), Entry(pack(power("france"), INFANTRY, 4, 0) | 1 << 14))
    scene.pos.add(place("reims"), Entry(pack(power("britain"), INFANTRY, 3, 0) | 1 << 14))
    assert defence_strength(scene.pos, place("reims")) == 46  # 20 at 1, 2 at 1.5, three of the seven at nothing
    rebels = Scene().units("britain", "dublin", infantry=20, artillery=5)
    rebels.pos.add(place("dublin"), pack(power("britain"), REBEL, 4, 1))
    assert defence_strength(rebels.pos, place("dublin")) == 68  # rebels are infantry and come before the artillery


@rule("6.5", "R36")
def test_at_most_25_units_count_in_defence() -> None:
    scene = Scene().units("germany", "metz", infantry=27, artillery=3)
    counted = defenders(scene.pos, place("metz"), False)
    assert sum(count_of(entry) for entry in counted) == 25
    assert defence_strength(scene.pos, place("metz")) == 75
    scene.pos.remove(place("metz"), scene.pos.units[place("metz")][0], 4)
    assert sum(count_of(entry) for entry in defenders(scene.pos, place("metz"), False)) == 25


@rule("7.6", "R44")
@pytest.mark.parametrize(
    ("own", "italians", "who"),
    [("infantry", 5, "france"), ("artillery", 5, "italy"), ("artillery", 3, "britain")],
)
def test_the_commander_of_the_defence(own: str, italians: int, who: str) -> None:
    """The controller with a fighting unit; else the power with most of them, and of equals the first in the order."""
    scene = Scene(war="italy").units("france", "lille", **{own: 1}).units("britain", "lille", infantry=3)
    scene.units("italy", "lille", infantry=italians).hold("germany", "antwerp").general("falkenhayn", "antwerp")
    scene.units("germany", "antwerp", infantry=14).battles("germany").play("germany", "attack lille", "all_in", "fight")
    scene.roll(*[1, 3, 3][own == "infantry" :])
    assert scene.asked() == ("ask-lose", who)
    assert scene.offers("lose italy_infantry")
    assert scene.offers("lose britain_infantry")


@rule("7.19", "R9", "0.9")
def test_lost_technical_units_go_back_to_the_card_and_fighting_units_are_dead() -> None:
    scene = all_against_plock(plock()).roll(3, 5).play("germany", "hit russia_infantry").roll(3, 4)
    before = list(scene.pos.card)
    scene.play("germany", "lose germany_cavalry")
    scene.play("russia", "lose russia_aircraft", "lose russia_cavalry", "lose russia_cavalry")
    russia = 11 * power("russia")
    assert scene.pos.card[russia + 3] == before[russia + 3] + 1
    assert list(scene.pos.dead[russia : russia + 2]) == [1, 2]
    assert scene.pos.dead[1] == 1


@rule("7.1", "7.25")
def test_ships_take_no_part_in_a_battle_of_land_units_which_has_two_assaults_at_most() -> None:
    scene = (
        Scene().units("germany", "konigsberg", infantry=4, battleship=2).units("russia", "riga", infantry=9, cruiser=2)
    )
    scene.battles("germany").play("germany", "attack riga", "all_in", "fight").roll(4, 4)
    assert scene.said("strengths") == [[12, 18 + 4 + 2]]
    assert not scene.offers("lose germany_battleship")
    scene.question()
    assert scene.said("attack-failed")
    assert scene.count("germany", "konigsberg", "battleship") == 2


@rule("7.9")
def test_strengths_by_nation_and_kind() -> None:
    scene = Scene()
    pos = scene.pos
    pos.lead = Power(0)
    pos.force = troops_of(
        [
            with_way(pack(Power(nation), Unit(kind), 2, 1), place("metz"), place("metz"))
            for nation in (0, 5)
            for kind in range(7)
        ]
    )
    assert attack_strength(pos) == 2 * (3 + 1) + 2 * (2 + 1)
    scene.units("britain", "paris", infantry=1, cavalry=1, artillery=1, tank=1).units("russia", "paris", infantry=1)
    assert defence_strength(pos, place("paris")) == 3 + 2 + 2
