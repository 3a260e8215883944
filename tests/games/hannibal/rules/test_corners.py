"""Corners where two paragraphs meet: who goes back, who is used up, who may still choose."""

from hatalom.core.numbers import numbers_of, zeros
from hatalom.core.question import NATURE
from hatalom.games.hannibal.game import GAME
from hatalom.games.hannibal.names import CARTHAGE, PROCONSUL, ROME, SPACE
from hatalom.games.hannibal.phases.cards.play import Play
from hatalom.games.hannibal.phases.turn.elections import SECOND_PLACE, Elections
from hatalom.games.hannibal.records import Tired
from hatalom.games.hannibal.rules.fatigue import SPENT
from hatalom.games.hannibal.rules.reinforcements import return_places
from tests.games.hannibal.ids import the_general, the_space
from tests.games.hannibal.scenario import Scene
from tests.rules import rule


@rule("11.12")
def test_a_lone_general_who_backs_up_is_not_displaced() -> None:
    scene = Scene("rome", rome="c62 c63", carthage="")
    scene.army("rome", "cannae", 0, "flaminius proconsul")
    scene.army("carthage", "terventum", 3, "hannibal")
    scene.ready("rome", "c62", "flaminius", 0).play("rome", "march_to arpi")
    scene.play("carthage", "intercept hannibal", "take_units 3").roll(1)
    assert scene.place_of("flaminius") == "cannae"
    assert scene.pos.office[the_general("flaminius")] == PROCONSUL
    punic = Scene("carthage", carthage="c62 c63", rome="")
    punic.army("carthage", "cannae", 0, "hannibal")
    punic.army("rome", "terventum", 3, "flaminius proconsul")
    punic.ready("carthage", "c62", "hannibal", 0).play("carthage", "march_to arpi")
    punic.play("rome", "intercept flaminius", "take_units 3").roll(1)
    assert punic.place_of("hannibal") == "cannae"
    assert punic.pos.debt == 0


@rule("11.9", "11.12")
def test_a_lone_general_who_cannot_sail_back_is_displaced() -> None:
    scene = Scene("carthage", carthage="c33 c63", rome="")
    scene.army("carthage", "lilybaeum", 0, "hasdrubal")
    scene.mark("carthage", "lilybaeum", "agrigentum")
    scene.army("rome", "enna", 3, "flaminius proconsul")
    scene.mark("rome", "agrigentum")
    scene.ready("carthage", "c33", "hasdrubal", 0).play("carthage", "sail_to agrigentum").pass_windows().roll(1)
    scene.play("rome", "intercept flaminius", "take_units 3").roll(1)
    modifier = scene.args()[-1]
    scene.roll(2 - modifier)
    assert scene.place_of("hasdrubal") == "displaced"
    assert scene.asked() == "ask-card"


@rule("24.6r1")
def test_bad_weather_cannot_be_played_after_a_naval_roll() -> None:
    scene = Scene("carthage", carthage="c63 c62", rome="c41")
    scene.army("carthage", "carthage_city", 3, "hannibal")
    scene.play("carthage", "play_card c63", "play_event", "activate hannibal", "take_units 3", "sail_to new_carthage")
    scene.play("rome", "let_pass").roll(1)
    scene.play("carthage", "sail_to carthage_city")
    assert "play_counter c41" not in scene.options()


@rule("20.9", "20.8")
def test_points_on_a_neutral_tribe_go_with_those_who_put_them_there() -> None:
    scene = Scene("rome", rome="c62 c63", carthage="")
    scene.army("carthage", "averni", 3, "hannibal")
    scene.pos.siege[the_space("averni")] = 2
    scene.mark("none", "tolosa")
    scene.army("rome", "gergovia", 6, "varro consul")
    scene.ready("rome", "c62", "varro", 6).play("rome", "march_to averni")
    scene.play("carthage", "avoid hannibal", "take_units 3").roll(1).play("carthage", "avoid_to tolosa")
    assert scene.siege("averni") == 0
    overrun = Scene("rome", rome="c62 c63", carthage="")
    overrun.army("carthage", "averni", 1)
    overrun.pos.siege[the_space("averni")] = 1
    overrun.army("rome", "gergovia", 6, "varro consul")
    overrun.ready("rome", "c62", "varro", 6).play("rome", "march_to averni", "overrun")
    assert overrun.siege("averni") == 0


@rule("24.15")
def test_hannibal_charms_where_the_romans_avoided_battle_even_if_he_stops() -> None:
    for words in ("stop", "pursue"):
        scene = Scene("carthage", carthage="c28 c63", rome="")
        scene.army("carthage", "cannae", 6, "hannibal")
        scene.army("rome", "arpi", 5, "marcellus consul")
        scene.ready("carthage", "c28", "hannibal", 6).play("carthage", "march_to arpi")
        scene.play("rome", "avoid marcellus", "take_units 5").roll(1)
        scene.play("rome", next(text for text in scene.options() if text.startswith("avoid_to")))
        scene.play("carthage", words)
        if words == "pursue":
            scene.roll(6)
        assert scene.marker("arpi") == -1


@rule("24.3", "13.3")
def test_no_counsel_lets_units_sail_straight_into_a_city() -> None:
    scene = Scene("carthage", carthage="c33 c63", rome="")
    scene.army("carthage", "carthage_city", 2, "mago")
    scene.army("rome", "gades", 3)
    scene.ready("carthage", "c33", "mago", 2)
    assert "sail_into gades" in scene.options()
    scene.pos.hanno_counsels = 1
    assert "sail_into gades" not in scene.options()
    alone = Scene("carthage", carthage="c33 c63", rome="")
    alone.army("carthage", "carthage_city", 0, "mago")
    alone.army("rome", "gades", 3)
    alone.pos.hanno_counsels = 1
    alone.ready("carthage", "c33", "mago", 0)
    assert "sail_into gades" in alone.options()  # a general alone is not held back


@rule("2.4")
def test_who_preempts_does_not_throw_the_campaign_away() -> None:
    scene = Scene("rome", rome="c33 c63", carthage="")
    scene.army("rome", "rome_city", 5, "marcellus consul")
    play = scene.pos.stack[-1]
    assert isinstance(play, Play)
    play.must_campaign = True
    scene.play("rome", "play_card c33")
    assert set(scene.options()) == {"play_event", "move_general", "place_pcs", "raise_troops"}


@rule("2.6")
def test_nobody_sees_which_general_is_being_chosen() -> None:
    scene = Scene("rome", rome="c33 c63", carthage="")
    scene.army("rome", "cannae", 7, "marcellus consul")
    scene.army("rome", "rome_city", 7, "varro consul")
    before = GAME.view(scene.pos, CARTHAGE)
    scene.play("rome", "play_card c33", "move_general", "activate varro", "take_units 6")
    assert scene.asked() == "ask-march"
    assert GAME.view(scene.pos, CARTHAGE) == before


@rule("9.4", "18.1")
def test_an_army_beside_a_spent_consul_can_only_stop() -> None:
    scene = Scene("rome", rome="c33 c63", carthage="")
    scene.army("rome", "cannae", 5, "marcellus consul")
    scene.army("rome", "arpi", 3, "varro consul")
    scene.play("rome", "play_card c33", "play_event")
    scene.pos.used[the_general("varro")] = 99
    scene.pos.tired = [Tired(the_space("arpi"), SPENT, 3)]
    scene.play("rome", "activate marcellus", "march_to arpi")
    assert "regroup" not in scene.options()
    scene.play("rome", "stop")
    assert scene.units("rome", "arpi") == 8


@rule("20.13", "9.4")
def test_a_siege_uses_up_three_units_though_the_general_took_none() -> None:
    scene = Scene("rome", rome="c33 c63", carthage="")
    scene.army("rome", "gades", 4, "varro proconsul", "scipio_africanus proconsul")
    scene.play("rome", "play_card c33", "play_event", "activate varro", "enough_generals", "take_units 0", "stop")
    scene.play("rome", "besiege").roll(1)
    if scene.asked() == "ask-command":
        scene.play("rome", "appoint varro")
    scene.play("rome", "activate scipio_africanus")
    assert scene.targets("take_units") == {"0", "1"}  # three have besieged and one of them is lost: the fourth is fresh


@rule("9.4")
def test_a_fresh_general_may_leave_spent_units() -> None:
    scene = Scene("rome", rome="c33 c63", carthage="")
    scene.army("rome", "gades", 4, "varro proconsul", "scipio_africanus proconsul")
    scene.play("rome", "play_card c33", "play_event", "activate varro", "enough_generals", "take_units 4", "stop")
    scene.play("rome", "besiege").roll(1)  # one of the four is lost
    if scene.asked() == "ask-command":
        scene.play("rome", "appoint varro")
    assert "activate scipio_africanus" in scene.options()


@rule("1.8")
def test_a_general_returns_to_a_garrison_that_is_not_besieged() -> None:
    scene = Scene("carthage", carthage="c33 c63", rome="")
    scene.army("carthage", "gades", 2, inside=True)
    scene.army("rome", "gades", 3)
    assert return_places(scene.pos, the_general("mago")) == [the_space("gades")]
    scene.pos.siege[the_space("gades")] = 1
    assert return_places(scene.pos, the_general("mago")) == []


@rule("23.3", "7.4")
def test_hanno_removes_nothing_where_hannibal_commands() -> None:
    scene = Scene("carthage", carthage="c33 c63", rome="")
    scene.army("carthage", "carthage_city", 5, "hanno")
    scene.army("carthage", "zama", 2, "hannibal")
    scene.mark("rome", "zama")
    scene.ready("carthage", "c33", "hanno", 5).play("carthage", "march_to zama", "stop")
    assert scene.asked() != "ask-hanno"


@rule("7.3", "18.2")
def test_rome_chooses_who_commands_two_consuls_together() -> None:
    scene = Scene("rome", rome="c33 c63", carthage="")
    scene.army("rome", "rome_city", 8)
    scene.army("rome", "rome_city", 0, "marcellus consul")
    scene.pos.push(Elections(SECOND_PLACE, the_general("marcellus"), the_general("varro")))
    scene.play("rome", "place_consul rome_city")
    assert set(scene.options()) == {"appoint marcellus", "appoint varro"}
    scene.play("rome", "appoint marcellus")
    scene.question()
    assert scene.pos.commander_of(ROME, the_space("rome_city"), False) == the_general("marcellus")


@rule("24.5")
def test_a_siege_train_behind_walls_is_not_alone() -> None:
    scene = Scene("carthage", carthage="c33 c63", rome="")
    scene.army("carthage", "capua", 2, "mago", inside=True)
    scene.mark("carthage", "capua")
    scene.army("rome", "capua", 3)
    scene.pos.train = the_space("capua")
    scene.pos.tidy(the_space("capua"))
    assert scene.pos.train == the_space("capua")
    scene.pos.garrison[the_space("capua")] = 0
    scene.pos.tidy(the_space("capua"))
    assert scene.pos.train == -1


@rule("24.6")
def test_an_army_kept_in_port_by_bad_weather_stays_for_the_whole_campaign() -> None:
    scene = Scene("carthage", carthage="c33 c62", rome="c41 c63")
    scene.army("carthage", "carthage_city", 4, "hannibal", "mago")
    scene.play("carthage", "play_card c33", "play_event", "activate hannibal", "enough_generals", "take_units 4")
    scene.play("carthage", "sail_to new_carthage").play("rome", "play_counter c41")
    scene.play("carthage", "activate mago")
    assert scene.asked() == "ask-march"  # there is nobody he could take along
    assert scene.pos.army_units == 0
    assert scene.place_of("hannibal") == "carthage_city"


@rule("25.6")
def test_in_iberia_the_last_roman_unit_may_die_in_winter() -> None:
    scene = Scene("rome", scenario="campaign_iberia", turn=6, rome="c64", carthage="")
    scene.army("rome", "corduba", 1, "scipio_africanus proconsul")
    scene.play("rome", "play_card c64", "discard").roll(6)
    assert scene.question() is None
    assert scene.pos.winner == CARTHAGE


@rule("12.3r1", "12.6")
def test_who_can_only_avoid_into_the_city_takes_no_more_than_fit() -> None:
    scene = Scene("rome", rome="c62 c63", carthage="")
    scene.army("rome", "malaca", 6, "marcellus consul")
    scene.army("carthage", "gades", 4, "mago")
    for near in scene.pos.board().near[the_space("gades")]:
        scene.mark("rome", SPACE.ids[near])
    scene.ready("rome", "c62", "marcellus", 6).play("rome", "march_to gades")
    scene.play("carthage", "station 0", "done")
    assert set(scene.options()) == {"avoid mago", "done"}
    scene.play("carthage", "avoid mago")
    assert scene.targets("take_units") == {"1", "2"}
    scene.play("carthage", "take_units 2").roll(1)
    assert scene.inside("gades") == 2


@rule("12.6", "18.1")
def test_a_consul_does_not_avoid_into_a_city_that_holds_too_few() -> None:
    """He would need five CUs with him, or all of them; the walls hold two."""
    scene = Scene("carthage", carthage="c62 c63", rome="")
    scene.army("carthage", "bruttium", 6, "hannibal")
    scene.army("rome", "rhegium", 8, "fabius consul")
    for near in scene.pos.board().near[the_space("rhegium")]:
        scene.mark("carthage", SPACE.ids[near])
    scene.ready("carthage", "c62", "hannibal", 6).play("carthage", "march_to rhegium")
    scene.play("rome", "station 0")
    assert scene.asked() == "deal-battle"


@rule("10.1", "16.2")
def test_an_army_that_withdraws_displaces_a_lone_general_in_its_way() -> None:
    scene = Scene("rome", rome="c33 c63", carthage="")
    scene.army("rome", "cannae", 6, "marcellus consul")
    scene.army("carthage", "arpi", 4, "hannibal")
    scene.ready("rome", "c33", "marcellus", 6).play("rome", "march_to arpi").decline().pass_windows()
    while scene.asked() == "deal-battle":
        scene.nature(scene.options()[0])
    scene.army("carthage", "cannae", 0, "mago")
    scene.play("rome", "withdraw").roll(1).play("carthage", "let_go")
    assert scene.units("rome", "cannae") == 6
    assert scene.place_of("mago") == "displaced"


@rule("7.3", "7.6")
def test_equals_who_come_together_by_avoiding_battle_choose_their_commander() -> None:
    scene = Scene("rome", rome="c62 c63", carthage="")
    scene.army("rome", "cannae", 6, "marcellus consul")
    scene.army("carthage", "arpi", 4, "hasdrubal")
    scene.army("carthage", "terventum", 2, "h_gisgo")
    scene.mark("carthage", "terventum")
    scene.ready("rome", "c62", "marcellus", 6).play("rome", "march_to arpi")
    scene.play("carthage", "avoid hasdrubal", "take_units 4", "done").roll(1).play("carthage", "avoid_to terventum")
    assert set(scene.options()) == {"appoint hasdrubal", "appoint h_gisgo"}
    scene.play("carthage", "appoint h_gisgo")
    assert set(scene.options()) == {"pursue", "stop"}
    assert scene.pos.commander_of(CARTHAGE, the_space("terventum"), False) == the_general("h_gisgo")


@rule("9.6", "9.2")
def test_one_army_clears_the_defenders_and_another_besieges() -> None:
    scene = Scene("rome", rome="c33 c63", carthage="")
    scene.army("rome", "malaca", 6, "marcellus proconsul")
    scene.army("rome", "corduba", 3, "varro proconsul")
    scene.army("carthage", "gades", 3, "mago")
    scene.play("rome", "play_card c33", "play_event", "activate marcellus", "take_units 6", "march_to gades")
    scene.play("carthage", "station 2", "done").decline().pass_windows()
    while scene.asked() == "deal-battle":
        scene.nature(scene.options()[0])
    scene.pos.battle_hand = numbers_of([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    scene.play("rome", "attack_with frontal_assault").roll(1, 6)
    assert (scene.units("carthage", "gades"), scene.inside("gades")) == (0, 2)
    assert scene.options() == ["activate varro", "done"]  # Marcellus has fought
    scene.play("rome", "activate varro", "take_units 3", "march_to hispalis", "march_to gades", "stop", "besiege")
    scene.roll(6)
    assert scene.siege("gades") == 2


def relief() -> Scene:
    """Marcellus comes to the relief of besieged Capua, where Varro stands inside."""
    scene = Scene("rome", rome="c33 c63", carthage="")
    scene.army("rome", "capua", 2, "varro proconsul", inside=True)
    scene.army("carthage", "capua", 5, "hannibal")
    scene.pos.siege[the_space("capua")] = 1
    scene.army("rome", "rome_city", 6, "marcellus proconsul")
    scene.play("rome", "play_card c33", "play_event", "activate marcellus", "take_units 6", "march_to capua").decline()
    scene.play("rome", "join_sortie").pass_windows()
    while (question := scene.question()) is not None and question.prompt.key == "deal-battle":
        scene.nature(scene.options()[0])
    return scene


@rule("9.4", "20.12")
def test_who_sortied_has_fought_too() -> None:
    scene = relief()
    scene.pos.battle_hand = numbers_of([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    scene.play("rome", "attack_with frontal_assault").roll(1, 1)
    while (question := scene.question()) is not None and question.prompt.key not in ("ask-card", "ask-campaign"):
        assert question.seat != NATURE
        scene.play("rome" if question.seat == ROME else "carthage", scene.options()[0])
    assert "activate varro" not in scene.options()


@rule("15.9", "20.12")
def test_only_those_who_sortied_go_back_into_a_besieged_city() -> None:
    lost = relief()
    lost.pos.battle_hand = zeros(12)
    lost.roll(1, 1)
    assert lost.asked() == "ask-retreat-city"
    lost.play("rome", "retreat_into_city 2")
    assert lost.targets("station_general") == {"varro"}


@rule("14.2", "12.4r1")
def test_an_interceptor_does_not_pay_for_a_lone_general_who_failed_to_avoid() -> None:
    scene = Scene("rome", rome="c62 c63", carthage="")
    scene.army("rome", "cannae", 6, "marcellus consul")
    scene.army("carthage", "arpi", 0, "mago")
    scene.army("carthage", "terventum", 4, "hannibal")
    scene.mark("none", "beneventum", "arpi")
    scene.ready("rome", "c62", "marcellus", 6).play("rome", "march_to arpi")
    scene.play("carthage", "avoid mago", "intercept hannibal", "take_units 4").roll(6, 1)
    assert scene.place_of("mago") == "displaced"
    assert scene.asked() == "ask-intercepted"
    assert not scene.pos.avoid_failed
