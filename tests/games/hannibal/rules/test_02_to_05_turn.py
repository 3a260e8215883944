"""2 to 5  Cards, winter, isolation, victory check; 22, 25  the ways to win and the scenarios."""

import pytest

from hatalom.core.driver import settle
from hatalom.core.numbers import zeros
from hatalom.games.hannibal.game import GAME
from hatalom.games.hannibal.names import AFRICANUS, CARTHAGE, NO_SEAT, ROME, SEATS, SPACE
from hatalom.games.hannibal.phases.remove_pcs import owe_pcs
from hatalom.games.hannibal.phases.turn.reinforcements import Reinforcements
from hatalom.games.hannibal.phases.turn.turn import CHOOSING, DEALING, PREEMPTING, Turn, check_victory
from hatalom.games.hannibal.phases.turn.winter import Winter
from hatalom.games.hannibal.rules.isolation import remove_isolated
from hatalom.games.hannibal.rules.reinforcements import roman_places
from hatalom.table.agree import menu
from tests.games.hannibal.ids import the_province, the_space
from tests.games.hannibal.scenario import CONTENT, Scene, is_isolated
from tests.rules import rule
from tests.table.tables import human, new_table


@rule("2.4", "2.5")
def test_rome_may_preempt_only_with_a_campaign() -> None:
    for hand, options in (("c33 c01", ["preempt", "do_not_preempt"]), ("c01 c02", ["do_not_preempt"])):
        scene = Scene("rome", rome=hand, carthage="c62")
        scene.pos.stack = [Turn(PREEMPTING, NO_SEAT, False)]
        question = settle(scene.pos)[0]
        assert question.window
        assert [GAME.verbs.text(action) for action in question.options] == options
    scene = Scene("rome", rome="c33 c01", carthage="c62")
    scene.pos.stack = [Turn(PREEMPTING, NO_SEAT, False)]
    scene.play("rome", "preempt")
    assert scene.targets("play_card") == {"c33"}
    scene = Scene("rome", rome="c33 c01", carthage="c62")
    scene.pos.stack = [Turn(CHOOSING, NO_SEAT, False)]
    scene.play("carthage", "play_first rome")
    assert scene.targets("play_card") == {"c33", "c01"}


@rule("2.6", "2.11", "9.7")
def test_the_uses_of_a_card() -> None:
    scene = Scene("rome", rome="c33 c01", carthage="")
    scene.army("rome", "lilybaeum", 8, "t_longus consul")
    scene.play("rome", "play_card c33")
    assert set(scene.options()) == {"play_event", "move_general", "place_pcs", "raise_troops", "discard"}
    scene.play("rome", "move_general", "take_units 5")
    assert "croton" in scene.targets("sail_to")
    many = Scene("rome", rome="c33 c01", carthage="")
    many.army("rome", "lilybaeum", 8, "t_longus consul")
    many.play("rome", "play_card c33", "move_general", "take_units 6")
    assert many.targets("sail_to") == set()


@rule("2.9", "20.10")
def test_raising_troops() -> None:
    scene = Scene("rome", rome="c01 c02", carthage="c62")
    scene.army("rome", "capua", 3, "varro proconsul")
    scene.army("rome", "acci", 3, "marcellus consul")
    scene.play("rome", "play_card c01", "raise_troops")
    assert scene.units("rome", "capua") == 4
    besieged = Scene("rome", rome="c01 c02", carthage="c62")
    besieged.army("rome", "capua", 2, "varro proconsul", inside=True)
    besieged.army("carthage", "capua", 3)
    besieged.pos.siege[the_space("capua")] = 1
    besieged.play("rome", "play_card c01")
    assert "raise_troops" not in besieged.options()


@rule("3.1", "3.1r1", "3.2", "3.3", "3.3r1")
def test_winter_attrition() -> None:
    scene = Scene("rome", rome="", carthage="")
    scene.army("rome", "acci", 4, "varro proconsul")  # an enemy PC
    scene.army("rome", "boii", 4)  # Carthage's tribe
    scene.army("rome", "capua", 4)  # at home
    scene.army("carthage", "averni", 4)  # a neutral tribe
    scene.army("carthage", "insubrians", 4)  # a friendly tribe
    scene.pos.stack = [Winter()]
    scene.roll(6, 6, 6)
    assert scene.question() is None
    assert [scene.pos.outside(ROME, the_space(name)) for name in ("acci", "boii", "capua")] == [2, 2, 4]
    assert [scene.pos.outside(CARTHAGE, the_space(name)) for name in ("averni", "insubrians")] == [2, 4]
    assert scene.pos.at[11] == the_space("acci")


@rule("4.1", "4.7", "4.7r1", "4.7r2")
def test_isolation_goes_side_by_side() -> None:
    scene = Scene("rome", bare=True)
    scene.mark("rome", "enna")
    scene.army("carthage", "syracuse_city", 1)
    scene.mark("rome", "syracuse_city")
    assert not is_isolated(scene.pos, ROME, the_space("enna"))  # a city supplies, besieged or not
    scene.mark("none", "syracuse_city")
    scene.pos.units = zeros(192)
    assert is_isolated(scene.pos, ROME, the_space("enna")) is True
    scene.mark("rome", "rhegium")
    assert not is_isolated(scene.pos, ROME, the_space("enna"))  # over the strait
    scene.mark("none", "rhegium")
    remove_isolated(scene.pos, ROME)
    assert scene.marker("enna") == -1


@rule("5.4", "5.4r1", "25.6")
@pytest.mark.parametrize(("points", "winner"), [(0, CARTHAGE), (1, ROME), (-1, CARTHAGE)])
def test_the_last_turn(points: int, winner: int) -> None:
    scene = Scene("rome", turn=9, bare=True)
    for province in ("etruria", "latium"):
        for place in CONTENT.spaces_of[the_province(province)]:
            scene.pos.marker[place] = ROME
    for province in ("baetica", "celtiberia", "orospeda")[: 2 - points]:
        for place in CONTENT.spaces_of[the_province(province)]:
            scene.pos.marker[place] = CARTHAGE
    before = scene.pos.marker[:]
    check_victory(scene.pos)
    assert scene.pos.winner == winner
    assert scene.pos.marker == before


@rule("22.1", "5.3")
def test_who_cannot_pay_sues_for_peace() -> None:
    scene = Scene("rome", bare=True)
    scene.mark("rome", "enna", "capua")
    owe_pcs(scene.pos, ROME, 2)
    assert scene.pos.winner == CARTHAGE
    assert GAME.result(scene.pos) is not None


@rule("25.3")
def test_hannibal_ad_portas_ends_after_three_turns() -> None:
    pos = GAME.set_up(2, {"scenario": "hannibal_ad_portas"}, CONTENT)
    scenario = pos.scenario_in_play()
    assert (scenario.first_turn, scenario.last_turn, scenario.tie_winner) == (1, 3, CARTHAGE)


@rule("25.4", "25.5", "25.6")
def test_campaign_in_iberia() -> None:
    pos = GAME.set_up(2, {"scenario": "campaign_iberia"}, CONTENT)
    assert len(pos.board().spaces) == 25
    assert pos.scenario_in_play().first_decides == ROME
    assert [pos.count_points(seat) for seat in SEATS] == [1, 3]
    assert pos.outside(ROME, the_space("tarraco")) == 10
    assert {SPACE.ids[s] for s in roman_places(pos)} == {"tarraco"}
    pos.stack = [Turn(DEALING, NO_SEAT, False), Reinforcements(0, 0, 0)]
    assert settle(pos)[0].options  # New Carthage is Carthaginian: one CU
    scene = Scene("rome", scenario="campaign_iberia", rome="c01 c33", carthage="", turn=6)
    scene.army("rome", "tarraco", 5, "scipio_africanus proconsul")
    scene.play("rome", "play_card c01")
    assert "play_event" not in scene.options()
    scene.play("rome", "move_general", "take_units 5")
    assert scene.targets("sail_to") == {
        "gades", "malaca", "new_carthage", "dianium", "saguntum", "dertosa", "emporiae", "baleares",
    }  # fmt: skip


@rule("25.6", "10.3")
def test_iberia_ends_when_africanus_falls_or_two_cities_do() -> None:
    scene = Scene("rome", scenario="campaign_iberia", rome="c61 c33", carthage="", turn=6)
    scene.army("rome", "new_carthage", 5, "scipio_africanus proconsul")
    scene.mark("rome", "gades")
    scene.pos.siege[the_space("new_carthage")] = 2
    scene.play("rome", "play_card c61", "play_event", "take_units 5", "stop", "besiege").roll(5)
    assert scene.question() is None
    assert scene.pos.winner == ROME
    lost = Scene("carthage", scenario="campaign_iberia", carthage="c62 c33", rome="", turn=6)
    lost.army("rome", "tarraco", 0, "scipio_africanus proconsul")
    lost.army("rome", "emporiae", 2)
    lost.army("carthage", "dertosa", 5, "hasdrubal")
    lost.ready("carthage", "c62", "hasdrubal", 5).play("carthage", "march_to tarraco")
    if "done" in lost.options():
        lost.play("rome", "done")
    assert lost.place_of("scipio_africanus") == "eliminated"
    lost.play("carthage", "stop")
    assert lost.question() is None
    assert lost.pos.winner == CARTHAGE
    assert lost.pos.at[AFRICANUS] == -3


@rule("22.3")
def test_italy_without_latium_is_enough_for_carthage() -> None:
    italian = ("etruria", "samnium", "campania", "apulia", "lucania", "gallia_cisalpinia")
    for lacking in (None, "campania"):
        scene = Scene("rome", turn=3)
        for province in italian:
            if province != lacking:
                for place in CONTENT.spaces_of[the_province(province)]:
                    scene.pos.marker[place] = CARTHAGE
        check_victory(scene.pos)
        assert (scene.pos.winner == CARTHAGE) is (lacking is None)


@rule("22.3r1", "22.1")
@pytest.mark.parametrize("seat", [ROME, CARTHAGE])
def test_a_player_may_resign_at_any_time(seat: int) -> None:
    table = new_table(GAME, human("anna"), human("bela"))
    menu(table, seat, "resign", None, "")
    result = table.match.result()
    assert result is not None
    assert result.winners() == [1 - seat]
    assert table.match.questions() == []
