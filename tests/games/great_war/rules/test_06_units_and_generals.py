"""6  Units, armies and the abilities of generals."""

import pytest
from mypy_extensions import i64

from hatalom.games.great_war.names import (
    BASE,
    FORTRESS,
    GENERAL,
    GENERAL_MODIFIER,
    LINE_MODIFIER,
    MOUNTAIN,
    RIVER,
    Alliance,
    Unit,
    piece_of,
)
from hatalom.games.great_war.position import LAND_ATTACK
from hatalom.games.great_war.rules.battles.luck import attack_luck, defence_luck
from hatalom.games.great_war.rules.battles.strength import attack_bonuses, attack_strength, defence_bonuses
from hatalom.games.great_war.units import Entry, count_of, origin_of, pack, troops_of, with_way
from tests.games.great_war.scenario import CONTENT, Scene, place, power
from tests.rules import rule

INFANTRY, CAVALRY = Unit(0), Unit(1)


def attack(scene: Scene, target: str, *units: tuple[str, str, i64]) -> Scene:
    """An attacking force is on its way: nation, origin, kind."""
    pos = scene.pos
    pos.mode, pos.target, pos.lead = LAND_ATTACK, place(target), power(units[0][0])
    pos.force = troops_of([])
    for nation, origin, kind in units:
        pos.join_force(with_way(pack(power(nation), Unit(kind), 1, 1), place(origin), place(origin)))
    return scene


@rule("6.2", "1.4", "11.6")
@pytest.mark.parametrize(
    ("unit", "move", "price"),
    [(0, 1, 1), (1, 2, 2), (2, 1, 3), (3, 2, 3), (4, 1, 3), (5, 1, 2), (6, 1, 2), (7, 4, 4), (8, 3, 2), (9, 3, 2)],
)
def test_movement_and_price_of_each_kind(unit: int, move: int, price: int) -> None:
    assert CONTENT.move[unit] == move
    assert CONTENT.price[unit] == price


@rule("6.3", "R35")
def test_a_unit_attacks_once_per_turn_whatever_its_points() -> None:
    scene = Scene().units("germany", "konigsberg", cavalry=1).battles("germany")
    scene.play("germany", "attack plock", "all_in", "fight", "advance_all")
    assert scene.owner("plock") == "germany"
    assert scene.prompt() != "ask-battle"


@rule("6.4", "6.6", "R37", "R38")
def test_all_land_units_of_the_alliance_in_a_province_are_the_generals_army() -> None:
    scene = Scene().units("austria", "metz", infantry=1).general("moltke", "metz")
    assert defence_bonuses(attack(scene, "verdun", ("austria", "metz", INFANTRY)).pos, place("verdun"))[BASE] == 0
    assert defence_bonuses(attack(scene, "verdun", ("austria", "koln", INFANTRY)).pos, place("verdun"))[BASE] == 4


@rule("R38")
def test_of_two_generals_the_one_whose_power_has_more_units_commands() -> None:
    scene = Scene().units("austria", "krakau", infantry=3).units("germany", "krakau", infantry=2)
    scene.general("moltke", "krakau").general("hotzendorf", "krakau")
    assert GENERAL.ids[scene.pos.general_in(place("krakau"))] == "hotzendorf"
    scene.units("germany", "krakau", infantry=1)
    assert GENERAL.ids[scene.pos.general_in(place("krakau"))] == "moltke"


@rule("6.7")
def test_mackensen_counts_like_one_more_aircraft() -> None:
    scene = Scene().units("germany", "metz", infantry=1).general("mackensen", "metz")
    assert attack_luck(attack(scene, "verdun", ("germany", "metz", INFANTRY)).pos, False) == 2


@rule("6.7", "R39a")
def test_mackensen_helps_in_defence_but_not_at_sea_nor_when_his_men_lie_face_down() -> None:
    scene = Scene().units("germany", "kiel", infantry=1, cruiser=1).general("mackensen", "kiel")
    assert defence_luck(scene.pos, place("kiel"), False) == 2
    assert defence_luck(scene.pos, place("kiel"), True) == 0
    down = Scene().general("mackensen", "metz")
    down.pos.add(place("metz"), Entry(pack(power("germany"), INFANTRY, 2, 0) | 1 << 14))
    assert defence_luck(down.pos, place("metz"), False) == 0


@rule("6.7", "R39")
def test_falkenhayn_loses_at_most_three_of_his_own_army() -> None:
    helped = Scene().units("germany", "metz", infantry=6).general("falkenhayn", "metz").line("nancy")
    helped.units("germany", "strassburg", infantry=2).units("france", "nancy", infantry=15)
    helped.battles("germany").play("germany", "attack nancy", "all_in", "fight").roll(3, 3)
    assert helped.said("strengths") == [[24, 30 + 4 + 2]]
    helped.play("germany", *["lose_from metz"] * 3)
    assert len(helped.said("unit-lost")) == 4  # the fourth cannot be of his army, so nothing was asked
    left = {origin_of(entry): count_of(entry) for entry in helped.pos.force}
    assert left == {place("metz"): 3, place("strassburg"): 1}
    choice = Scene().units("germany", "metz", infantry=6).general("falkenhayn", "metz")
    choice.units("germany", "strassburg", cavalry=2).units("france", "nancy", infantry=15).battles("germany")
    choice.play("germany", "attack nancy", "all_in", "fight").roll(3, 3).play("germany", *["lose germany_infantry"] * 3)
    assert choice.said("unit-lost") == [[INFANTRY]] * 3 + [[CAVALRY]]  # the fourth cannot be of his army
    alone = Scene().units("germany", "metz", infantry=6).general("falkenhayn", "metz")
    alone.units("france", "nancy", infantry=15).battles("germany")
    alone.play("germany", "attack nancy", "all_in", "fight").roll(3, 3)
    assert len(alone.said("unit-lost")) == 3


@rule("6.7")
def test_falkenhayn_in_defence() -> None:
    scene = Scene().units("germany", "metz", infantry=6).general("falkenhayn", "metz")
    scene.units("france", "verdun", infantry=25).general("foch", "verdun")
    scene.battles("france").play("france", "attack metz", "all_in", "fight").roll(6, 1)
    assert len(scene.said("unit-lost")) == 4


@rule("6.7", "R39")
def test_hindenburg_rolls_a_1_or_2_again_once() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=3, artillery=2).general("hindenburg", "konigsberg")
    scene.units("russia", "plock", infantry=9).battles("germany")
    scene.play("germany", "attack plock", "all_in", "fight").roll(2, 3)
    assert scene.prompt() == "roll-artillery"
    scene.roll(1)
    assert scene.prompt() == "roll-luck"
    scene.roll(2, 5)
    assert scene.prompt() == "roll-again"
    scene.roll(6)
    assert scene.said("luck-won") == [[1]]
    ahead = Scene().units("germany", "konigsberg", infantry=3, zeppelin=1, aircraft=1)
    ahead.general("hindenburg", "konigsberg").units("russia", "plock", infantry=9).battles("germany")
    ahead.play("germany", "attack plock", "all_in", "fight").roll(2, 4)
    assert ahead.said("strengths")


@rule("6.7")
def test_moltke_cancels_the_basic_modifier_only() -> None:
    scene = Scene().units("germany", "metz", infantry=1).general("moltke", "metz").line("verdun")
    bonuses = defence_bonuses(attack(scene, "verdun", ("germany", "metz", INFANTRY)).pos, place("verdun"))
    assert bonuses[BASE] == 0
    assert bonuses[FORTRESS] == 4
    assert bonuses[LINE_MODIFIER] == 2


@rule("6.7")
def test_straussenburg_rebuilds_one_unit_for_1_ip() -> None:
    scene = Scene().units("austria", "sarajevo", infantry=4).general("straussenburg", "sarajevo").hospital("wien")
    scene.units("serbia", "belgrade", infantry=6).ip(austria=1).battles("austria")
    scene.play("austria", "attack belgrade", "all_in", "fight").roll(3, 3)
    assert scene.asked() == ("ask-rebuild", "austria")
    scene.play("austria", "rebuild infantry")
    assert scene.pos.ip[power("austria")] == 0
    assert scene.pos.patient[place("wien")] == piece_of(power("austria"), INFANTRY)


@rule("R39a")
def test_the_generals_whose_cards_are_lost() -> None:
    scene = Scene().units("turkey", "ankara", infantry=1).general("kemal", "ankara").general("diaz", "udine")
    scene.join("turkey").join("italy").units("italy", "udine", infantry=1).line("verdun").general("petain", "verdun")
    scene.units("france", "verdun", infantry=1).units("france", "reims", infantry=1).general("foch", "reims")
    scene.units("russia", "kars", infantry=1).general("yudenich", "kars")
    scene.units("russia", "rovno", infantry=1).general("brusilov", "rovno")
    scene.units("italy", "venezia", infantry=1).general("cadorna", "venezia")
    scene.units("usa", "lyon", infantry=1).general("pershing", "lyon")
    scene.pos.join_order(power("usa"))
    scene.pos.alliance[power("usa")] = Alliance(0)
    pos = scene.pos
    assert defence_bonuses(attack(scene, "ankara", ("russia", "sivas", 0)).pos, place("ankara"))[GENERAL_MODIFIER] == 4
    assert defence_bonuses(attack(scene, "udine", ("austria", "triest", 0)).pos, place("udine"))[GENERAL_MODIFIER] == 2
    assert defence_bonuses(attack(scene, "verdun", ("germany", "metz", 0)).pos, place("verdun"))[LINE_MODIFIER] == 6
    assert defence_bonuses(attack(scene, "erzurum", ("russia", "kars", 0)).pos, place("erzurum"))[MOUNTAIN] == 0
    assert defence_bonuses(attack(scene, "triest", ("italy", "udine", 0)).pos, place("triest"))[RIVER] == 2
    attack(scene, "triest", ("italy", "udine", 0), ("italy", "venezia", 0))
    assert defence_bonuses(pos, place("udine"))[RIVER] == 0
    scene.line("lemberg")
    attack(scene, "lemberg", ("russia", "rovno", 0))
    assert defence_bonuses(pos, place("lemberg"))[LINE_MODIFIER] == 0
    attack(scene, "metz", ("france", "reims", 0), ("britain", "verdun", 0))
    assert attack_bonuses(pos, False)[GENERAL_MODIFIER] == 4
    attack(scene, "metz", ("france", "reims", 0))
    assert attack_bonuses(pos, False)[GENERAL_MODIFIER] == 0
    attack(scene, "metz", ("usa", "lyon", 0))
    assert attack_bonuses(pos, False)[GENERAL_MODIFIER] == 2


@rule("R39a")
def test_cavalry_of_allenby_and_the_extra_loss_of_haig() -> None:
    scene = Scene().units("britain", "suez", cavalry=1).general("allenby", "suez")
    attack(scene, "jerusalem", ("britain", "suez", CAVALRY), ("britain", "aqaba", CAVALRY))
    assert attack_strength(scene.pos) == 2 + 1
    haig = Scene().units("britain", "lille", infantry=4).general("haig", "lille").hold("germany", "antwerp")
    haig.units("germany", "antwerp", infantry=1, cavalry=2).battles("britain")
    haig.play("britain", "attack antwerp", "all_in", "fight").roll(3, 1)
    assert haig.said("strengths") == [[16, 3 + 4 + 4 + 4 + 2]]
    strong = Scene().units("britain", "lille", infantry=5).general("haig", "lille").hold("germany", "brussels")
    strong.units("germany", "brussels", infantry=2, cavalry=2).battles("britain")
    strong.play("britain", "attack brussels", "all_in", "fight").roll(3, 3)
    assert strong.said("strengths") == [[15, 6 + 4 + 4]]
    assert not strong.said("unit-lost")[1:]
    strong = Scene().units("britain", "lille", infantry=6).general("haig", "lille").hold("germany", "brussels")
    strong.units("germany", "brussels", infantry=2, cavalry=2).battles("britain")
    strong.play("britain", "attack brussels", "all_in", "fight").roll(3, 3)
    assert strong.said("strengths") == [[18, 14]]
    strong.play("germany", "lose germany_cavalry", "lose germany_cavalry", "lose germany_infantry")
    assert strong.prompt() == "ask-second"
