"""7.27 to 7.36  The end of a battle: retreat, advance, occupation, ships in the port."""

import pytest

from hatalom.games.great_war.names import GENERAL, NO_PIECE, Power, Unit, piece_of
from hatalom.games.great_war.position import FREE
from hatalom.games.great_war.units import Entry, pack
from tests.games.great_war.scenario import Scene, place, power
from tests.rules import rule

INFANTRY = Unit(0)


@rule("7.33", "7.35", "R58", "R61", "7.34", "R60")
def test_without_points_there_is_no_retreat() -> None:
    scene = Scene().units("germany", "metz", infantry=4, cavalry=1).units("france", "verdun", infantry=4)
    scene.units("france", "nancy", infantry=5).battles("germany", "france")
    scene.play("germany", "attack verdun", "all_in", "fight").roll(1, 3)
    assert scene.said("strengths") == [[13, 8 + 4 + 4 + 4]]
    scene.play("germany", "lose germany_infantry", "lose germany_infantry", "lose germany_cavalry", "break_off")
    scene.units("germany", "metz", cavalry=1)
    scene.pos.remove(place("metz"), scene.pos.units[place("metz")][-1], 1)
    scene.pos.add(place("metz"), Entry(pack(Power(0), Unit(1), 1, 1) | 1 << 13))
    scene.play("france", "attack metz", "origin nancy", "commit_all", "fight").roll(3, 3)
    assert scene.said("strengths")[-1] == [10, 6 + 2 + 4 + 4 + 2]
    scene.play("france", "second_assault")
    assert scene.asked() == ("ask-stand", "germany")
    scene.play("germany", "retreat", "all_to frankfurt")
    assert scene.count("germany", "frankfurt", "cavalry") == 1
    assert scene.state("frankfurt", "germany", 1) == [(1, 0, 1)]
    assert scene.count("germany", "metz", "infantry") == 2
    assert scene.prompt() == "roll-luck"


@rule("7.5", "7.27", "7.29", "R43", "R55", "R35", "6.3")
def test_an_empty_province_is_walked_into_but_not_by_technical_units_alone() -> None:
    scene = Scene().units("germany", "metz", artillery=2, aircraft=1).battles("germany")
    assert not scene.offers("attack verdun")
    scene.units("germany", "metz", infantry=1, cavalry=1).battles("germany")
    scene.play("germany", "attack verdun", "all_in", "fight")
    assert not scene.offers("advance artillery")
    assert scene.why_not("advance artillery") == "technical-not-alone"
    scene.play("germany", "advance infantry")
    assert scene.offers("advance artillery")
    scene.play("germany", "advance_all")
    assert scene.owner("verdun") == "germany"
    assert scene.state("verdun", "germany", INFANTRY) == [(1, 0, 0)]
    assert scene.state("verdun", "germany", 1) == [(1, 1, 0)]
    assert not scene.said("unit-lost")
    assert not scene.offers("attack reims")


@rule("7.30", "R55")
def test_who_controls_what_was_taken_together() -> None:
    for lead, germans, austrians, owner in (
        ("germany", 2, 3, "austria"),
        ("germany", 2, 2, "germany"),
        ("austria", 2, 2, "austria"),
        ("austria", 3, 2, "germany"),
    ):
        scene = Scene().units("germany", "posen", infantry=germans).units("austria", "krakau", infantry=austrians)
        other = "germany" if lead == "austria" else "austria"
        scene.battles(lead).play(lead, "attack lodz", "all_in", f"invite {other}").play(other, "all_in", "join_done")
        scene.play(lead, "fight", "advance_all").play(other, "advance_all")
        assert scene.owner("lodz") == owner


@rule("0.4", "7.30")
def test_liberation_and_what_occupation_does_to_icons() -> None:
    scene = Scene().hold("germany", "lille").line("lille").factory("lille").hospital("lille")
    scene.units("britain", "boulogne", infantry=1).battles("britain")
    scene.play("britain", "attack lille", "all_in", "fight", "advance_all")
    assert scene.owner("lille") == "france"
    assert not scene.pos.line[place("lille")]
    assert scene.pos.factory[place("lille")] == 1
    assert scene.pos.hospital[place("lille")]


@rule("7.22")
def test_a_rebuilt_unit_in_an_occupied_province_is_dead() -> None:
    scene = Scene().hospital("verdun").units("germany", "metz", infantry=1)
    scene.pos.patient[place("verdun")] = piece_of(power("france"), INFANTRY)
    scene.battles("germany").play("germany", "attack verdun", "all_in", "fight", "advance_all")
    assert scene.pos.patient[place("verdun")] == NO_PIECE
    assert scene.pos.dead[11 * power("france")] == 1


@rule("7.32", "7.34", "R57", "R60")
def test_an_attacker_who_breaks_off_keeps_his_value_but_not_his_point() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=4, cavalry=1).units("russia", "plock", infantry=3)
    scene.battles("germany").play("germany", "attack plock", "all_in", "fight").roll(4, 4)
    scene.play("germany", "lose germany_infantry")
    scene.play("germany", "break_off")
    assert scene.state("konigsberg", "germany", INFANTRY) == [(3, 0, 0)]
    assert scene.state("konigsberg", "germany", 1) == [(1, 1, 0)]


@rule("7.36", "R62")
def test_ships_in_an_occupied_port_flee_or_go_back_to_the_card() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=1).units("russia", "riga", cruiser=2)
    scene.units("austria", "sarajevo", infantry=1).battles("germany", "austria")
    scene.play("germany", "attack riga", "all_in", "fight", "advance_all")
    assert scene.asked() == ("ask-ships-flee", "russia")
    scene.play("russia", "flee_to fin")
    assert scene.state("fin", "russia", 8) == [(2, 3, 1)]  # face-down until the Purchase phase
    other = Scene().units("germany", "konigsberg", infantry=1).units("russia", "riga", cruiser=2)
    other.units("germany", "cba", cruiser=1).units("germany", "fin", cruiser=1)
    before = other.pos.card[11 * power("russia") + 8]
    other.battles("germany").play("germany", "attack riga", "all_in", "fight", "advance_all")
    assert other.pos.card[11 * power("russia") + 8] == before + 2


@rule("7.28", "7.30", "R55", "6.6", "R38")
def test_a_province_that_nobody_enters_stays_with_its_controller() -> None:
    scene = Scene().line("plock").units("russia", "plock", artillery=1, aircraft=1).general("brusilov", "plock")
    scene.units("germany", "konigsberg", infantry=2).battles("germany").play(
        "germany", "attack plock", "all_in", "fight"
    )
    assert scene.pos.is_empty(place("plock"))  # guns alone are lost without a battle (7.27)
    scene.play("germany", "advance_done")
    assert scene.owner("plock") == "russia"
    assert scene.pos.line[place("plock")]
    assert scene.pos.general_at[GENERAL.numbers["brusilov"]] == FREE
    assert scene.state("konigsberg", "germany", INFANTRY) == [(2, 0, 0)]
    taken = Scene().units("russia", "plock", artillery=1).general("brusilov", "plock")
    taken.units("germany", "konigsberg", infantry=2).battles("germany")
    taken.play("germany", "attack plock", "all_in", "fight", "advance_all")
    assert taken.pos.general_at[GENERAL.numbers["brusilov"]] == FREE


@rule("7.31", "R56", "R38")
@pytest.mark.parametrize(
    ("moved_in", "choice", "ends"),
    [
        ("advance infantry", "general_stays", "konigsberg"),
        ("advance infantry", "general_along", "plock"),
        ("advance_all", "general_stays", ""),
        ("advance_all", "general_along", "plock"),
    ],
)
def test_a_general_goes_along_or_stays_and_is_free_if_nobody_stays_with_him(
    moved_in: str, choice: str, ends: str
) -> None:
    scene = Scene().units("germany", "konigsberg", infantry=2).general("hindenburg", "konigsberg").battles("germany")
    scene.play("germany", "attack plock", "all_in", "fight", moved_in)
    if moved_in != "advance_all":
        scene.play("germany", "advance_done")
    scene.play("germany", choice)
    assert scene.pos.general_at[0] == (place(ends) if ends else FREE)
    assert scene.pos.general_moved[0] == (choice == "general_along")


@rule("7.31", "R38", "10.4")
def test_a_general_moves_once_a_turn() -> None:
    scene = Scene().units("germany", "konigsberg", cavalry=2).general("hindenburg", "konigsberg")
    scene.battles("germany").play("germany", "attack plock", "all_in", "fight", "advance_all", "general_along")
    scene.moves("germany").play("germany", "from plock", "to konigsberg", "move cavalry", "move_done")
    assert scene.prompt() != "ask-general-along"
    assert scene.pos.general_at[0] == place("plock")
