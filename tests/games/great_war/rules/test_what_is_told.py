"""What the log tells and why something is refused: the lines that other tests only pass by."""

import pytest

from hatalom.games.great_war.names import BATTLESHIP, CAVALRY, GAS, INFANTRY, UNIT, piece_of
from tests.games.great_war.scenario import Scene, place, power
from tests.rules import rule


@rule("4.7")
def test_a_call_is_told_with_caller_and_country() -> None:
    scene = Scene("1914_autumn").cards(germany=1).slot("germany")
    scene.play("germany", "call turkey")
    assert scene.said("called") == [[power("germany"), power("turkey")]]


@rule("4.2")
def test_a_declaration_of_war_is_told() -> None:
    scene = Scene().slot("germany").play("germany", "declare_war netherlands")
    assert scene.said("war-declared") == [[power("germany"), power("netherlands")]]
    assert scene.said("entered")[0][0] == power("netherlands")


@rule("4.14", "4.15")
def test_a_strike_and_its_end_are_told() -> None:
    scene = Scene("1916_winter").cards(germany=1).factory("moscow").slot("germany")
    scene.play("germany", "strike moscow")
    assert scene.said("strike-begun") == [[power("germany"), place("moscow")]]
    scene.units("russia", "smolensk", infantry=1).moves("russia")
    scene.play("russia", "from smolensk", "to moscow")
    assert scene.said("strike-over") == [[place("moscow")]]


@rule("10.3", "R80")
@pytest.mark.parametrize(
    ("action", "reason"),
    [("from warsaw", "no-points-left"), ("from berlin", "no-points-left"), ("from paris", "no-points-left")],
)
def test_why_nothing_moves_from_a_place(action: str, reason: str) -> None:
    scene = Scene().units("germany", "posen", infantry=1).moves("germany")
    assert scene.why_not(action) == reason


@rule("10.1")
def test_why_units_do_not_move_to_a_place() -> None:
    scene = Scene().units("germany", "posen", infantry=1).moves("germany").play("germany", "from posen")
    assert scene.why_not("to lodz") == "not-ours"
    assert scene.why_not("to koln") == "no-points-left"
    assert scene.why_not("to nss") == "no-points-left"


@rule("10.1", "10.4")
def test_movements_are_told_with_number_and_places() -> None:
    scene = Scene().units("germany", "posen", infantry=3).general("hindenburg", "posen").moves("germany")
    scene.play("germany", "from posen", "to danzig", "move_all", "general_along")
    infantry = piece_of(power("germany"), INFANTRY)
    assert scene.said("moved") == [[infantry, 3, place("posen"), place("danzig")]]
    assert scene.said("general-moved") == [[0, place("danzig")]]


@rule("7.7", "R46")
def test_gas_is_told_and_dead() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=3, gas=1).units("russia", "plock", infantry=2)
    scene.battles("germany").play("germany", "attack plock", "all_in", "fight", "gas")
    assert scene.said("gas-used") == [[power("germany")]]
    assert scene.pos.dead[len(UNIT.ids) * power("germany") + GAS] == 1
    assert scene.prompt() == "roll-luck"


@rule("7.8", "7.9")
def test_luck_and_strengths_are_told() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=3).units("russia", "plock", infantry=2)
    scene.battles("germany").play("germany", "attack plock", "all_in", "fight").roll(6, 1)
    assert scene.said("luck-won") == [[1]]  # the Central Powers
    assert scene.said("strengths") == [[9 + 4, 4 + 4]]
    scene = Scene().units("germany", "konigsberg", infantry=3).units("russia", "plock", infantry=2)
    scene.battles("germany").play("germany", "attack plock", "all_in", "fight").roll(1, 6)
    assert scene.said("luck-won") == [[0]]
    assert scene.said("strengths") == [[9, 4 + 4 + 4]]


@rule("7.15", "7.28", "7.30")
def test_losses_advance_and_occupation_are_told() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=5, cavalry=1).general("hindenburg", "konigsberg")
    scene.units("russia", "plock", infantry=1).line("plock").battles("germany")
    scene.play("germany", "attack plock", "all_in", "fight").roll(6, 1).play("germany", "lose germany_cavalry")
    assert scene.said("unit-lost") == [[piece_of(power("germany"), CAVALRY)], [piece_of(power("russia"), INFANTRY)]]
    assert scene.said("attack-won") == [[power("germany"), place("plock")]]
    scene.play("germany", "advance infantry", "advance_all", "general_along")
    infantry = piece_of(power("germany"), INFANTRY)
    assert scene.said("advanced") == [[infantry, 1, place("plock")], [infantry, 4, place("plock")]]
    assert scene.said("general-advanced") == [[0, place("plock")]]
    assert scene.said("occupied") == [[power("germany"), place("plock")]]
    assert scene.said("line-removed") == [[place("plock")]]


@rule("7.33")
def test_a_retreat_is_told_with_number_and_goal() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=4).units("russia", "plock", infantry=3)
    scene.battles("germany").play("germany", "attack plock", "all_in", "fight").roll(3, 3)
    scene.play("germany", "second_assault").play("russia", "retreat", "all_to vilna")
    infantry = piece_of(power("russia"), INFANTRY)
    assert scene.said("retreated") == [[infantry, 2, place("vilna")]]


@rule("9.2")
def test_an_invasion_is_told_with_ships_and_cargo() -> None:
    scene = Scene().units("germany", "hamburg", battleship=2, infantry=1).ip(germany=3)
    scene.battles("germany").play("germany", "invade hull", "all_in", "fight")
    assert scene.said("invasion-declared") == [[power("germany"), place("hull"), 3]]
    assert scene.pos.ip[power("germany")] == 0


@rule("7.36", "R62")
def test_ships_that_leave_a_fallen_port_are_told() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=3).units("russia", "riga", battleship=1)
    scene.battles("germany").play("germany", "attack riga", "all_in", "fight", "advance_all")
    assert scene.asked() == ("ask-ships-flee", "russia")
    goal = scene.options()[0]
    scene.play("russia", goal)
    assert scene.said("ships-fled") == [[piece_of(power("russia"), BATTLESHIP), 1, place(goal.split()[1])]]
