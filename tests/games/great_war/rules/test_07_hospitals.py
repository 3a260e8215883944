"""7.20 to 7.24  Hospitals: fallen infantry and cavalry may be rebuilt at once, for money."""

from hatalom.games.great_war.names import CAVALRY, INFANTRY, NO_PIECE, UNIT_COUNT, Unit, piece_of
from hatalom.games.great_war.phases.battles.hospitals import Rebuilding
from hatalom.games.great_war.position import GreatWar
from tests.games.great_war.scenario import Scene, place, power
from tests.rules import rule


def fell(pos: GreatWar, nation: str, kind: Unit, count: int) -> None:
    for _ in range(count):
        pos.bury(power(nation), kind, 1)
        pos.fallen.append(piece_of(power(nation), kind))


@rule("7.20", "7.21", "7.24", "R52")
def test_one_hospital_rebuilds_one_unit_a_turn() -> None:
    scene = Scene("1915_spring").ip(france=7).hospital("paris")
    fell(scene.pos, "france", INFANTRY, 3)
    scene.begin(Rebuilding()).play("france", "rebuild infantry")
    assert scene.pos.ip[power("france")] == 4
    assert scene.pos.patient[place("paris")] == piece_of(power("france"), INFANTRY)
    assert scene.pos.dead[UNIT_COUNT * power("france")] == 2
    assert scene.pos.land_units(place("paris")) == 0
    fell(scene.pos, "france", INFANTRY, 1)
    scene.begin(Rebuilding())
    assert scene.prompt() != "ask-rebuild"


@rule("7.20", "7.24")
def test_nobody_has_to_rebuild_and_everybody_pays_the_full_price() -> None:
    scene = Scene("1915_spring").ip(france=2).hospital("paris", "lyon")
    fell(scene.pos, "france", CAVALRY, 1)
    scene.begin(Rebuilding())
    assert scene.prompt() != "ask-rebuild"
    scene = Scene("1915_spring").ip(france=9).hospital("paris", "lyon")
    fell(scene.pos, "france", CAVALRY, 1)
    scene.begin(Rebuilding()).play("france", "no_rebuild")
    assert scene.pos.ip[power("france")] == 9
    assert scene.pos.fallen == []


@rule("7.21")
def test_the_owner_chooses_the_hospital_on_his_territory() -> None:
    scene = Scene("1915_spring").ip(france=9).hospital("paris", "lyon", "london")
    fell(scene.pos, "france", CAVALRY, 1)
    scene.begin(Rebuilding()).play("france", "rebuild cavalry")
    assert scene.options() == ["hospital paris", "hospital lyon"]
    scene.play("france", "hospital lyon")
    assert scene.pos.patient[place("lyon")] == piece_of(power("france"), CAVALRY)


@rule("7.24")
def test_powers_are_asked_in_the_general_order_and_captured_hospitals_serve_too() -> None:
    scene = Scene("1915_spring").ip(germany=3, austria=3).hospital("wien", "paris").hold("germany", "paris")
    fell(scene.pos, "austria", INFANTRY, 1)
    fell(scene.pos, "germany", INFANTRY, 1)
    scene.begin(Rebuilding())
    assert scene.asked() == ("ask-rebuild", "germany")
    scene.play("germany", "rebuild infantry")
    assert scene.pos.patient[place("paris")] != NO_PIECE
    assert scene.asked() == ("ask-rebuild", "austria")


@rule("6.7", "7.24")
def test_straussenburg_rebuilds_one_unit_a_turn_for_one_ip() -> None:
    scene = Scene("1915_spring").ip(austria=5).hospital("wien", "prag", "brunn")
    fell(scene.pos, "austria", INFANTRY, 2)
    scene.pos.cheap_fallen = scene.pos.fallen.copy()
    scene.begin(Rebuilding()).play("austria", "rebuild infantry", "hospital wien")
    assert scene.pos.ip[power("austria")] == 4
    scene.play("austria", "rebuild infantry", "hospital prag")
    assert scene.pos.ip[power("austria")] == 1


@rule("7.22", "7.24", "R53")
def test_a_hospital_in_the_attacked_province_may_be_used_before_the_enemy_moves_in() -> None:
    scene = Scene("1915_spring").ip(russia=3).hospital("plock").units("russia", "plock", infantry=1)
    scene.units("germany", "konigsberg", infantry=5).battles("germany")
    scene.play("germany", "attack plock", "all_in", "fight").roll(3, 3)
    assert scene.asked() == ("ask-rebuild", "russia")  # before the advance
    scene.play("russia", "rebuild infantry")
    assert scene.pos.patient[place("plock")] != NO_PIECE
    assert scene.asked() == ("ask-advance", "germany")
    scene.play("germany", "advance_all")
    assert scene.pos.patient[place("plock")] == NO_PIECE
    assert scene.pos.dead[UNIT_COUNT * power("russia")] == 1
    assert scene.pos.ip[power("russia")] == 0


@rule("7.24", "R53")
def test_artillery_hits_may_be_rebuilt_too_and_only_when_the_battle_is_over() -> None:
    scene = Scene("1915_spring").ip(russia=3).hospital("moscow").units("russia", "plock", infantry=9)
    scene.units("germany", "konigsberg", infantry=3, artillery=1).battles("germany")
    scene.play("germany", "attack plock", "all_in", "fight").roll(6, 3, 3)
    scene.play("germany", *["lose germany_infantry"] * 3)
    assert scene.asked() == ("ask-rebuild", "russia")
    assert scene.said("hit-taken")
    longer = Scene("1915_spring").ip(russia=3).hospital("moscow").units("russia", "plock", infantry=4)
    longer.units("germany", "konigsberg", infantry=4, artillery=1).battles("germany")
    longer.play("germany", "attack plock", "all_in", "fight").roll(6, 3, 3)
    longer.play("germany", "lose germany_infantry")
    assert longer.asked() == ("ask-second", "germany")
    longer.play("germany", "break_off")
    assert longer.asked() == ("ask-rebuild", "russia")
