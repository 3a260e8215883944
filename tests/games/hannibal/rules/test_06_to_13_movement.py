"""6 to 13  Movement, command, reactions, campaigns, passes, walls, interception, avoiding battle, the sea."""

from hatalom.games.hannibal.names import CARTHAGE, HANNIBAL, NO_SPACE, ROME, company_of
from hatalom.games.hannibal.rules.fatigue import SPENT
from hatalom.games.hannibal.rules.slipping import why_not_slip_to
from tests.games.hannibal.ids import the_general, the_space
from tests.games.hannibal.scenario import Scene
from tests.rules import rule


@rule("6.4", "6.8", "6.9", "6.11", "6.11r1", "6.10", "20.3")
def test_an_army_may_stand_and_besiege_or_wander() -> None:
    scene = Scene("rome", rome="c62 c01", carthage="")
    scene.army("rome", "gades", 5, "marcellus consul")
    scene.ready("rome", "c62", "marcellus", 5).play("rome", "stop", "besiege").roll(4)
    assert scene.siege("gades") == 1
    scene = Scene("rome", rome="c62 c01", carthage="")
    scene.army("rome", "capua", 5, "marcellus consul")
    scene.mark("carthage", "terventum")
    scene.ready("rome", "c62", "marcellus", 5).play("rome", "march_to terventum", "march_to capua", "stop")
    assert scene.place_of("marcellus") == "capua"


@rule("6.7", "6.7r1")
def test_an_overrun_is_a_choice() -> None:
    scene = Scene("carthage", carthage="c62 c63", rome="")
    scene.army("carthage", "arpi", 5, "hannibal")
    scene.army("rome", "cannae", 1)
    before = scene.pos.count_pcs(ROME)
    scene.ready("carthage", "c62", "hannibal", 5).play("carthage", "march_to cannae")
    assert set(scene.options()) == {"overrun", "fight"}
    scene.play("carthage", "overrun", "march_to heraclea", "stop")
    assert scene.pos.count_pcs(ROME) == before
    two = Scene("carthage", carthage="c62 c63", rome="")
    two.army("carthage", "arpi", 5, "hannibal")
    two.army("rome", "cannae", 2)
    two.ready("carthage", "c62", "hannibal", 5).play("carthage", "march_to cannae")
    assert two.asked() == "deal-battle"


@rule("7.3", "7.5", "7.6", "7.4")
def test_who_commands() -> None:
    scene = Scene("carthage", carthage="c62 c63", rome="")
    scene.army("carthage", "saguntum", 9, "hannibal", "mago", "hasdrubal")
    assert scene.pos.commander_of(CARTHAGE, the_space("saguntum"), False) == HANNIBAL
    scene.play("carthage", "play_card c62", "move_general", "activate mago")
    assert scene.targets("take_general") == {"hasdrubal"}  # Hannibal outranks him
    scene.play("carthage", "take_general hasdrubal", "take_units 4", "march_to dianium", "stop")
    assert scene.targets("appoint") == {"mago", "hasdrubal"}
    scene.play("carthage", "appoint hasdrubal")
    assert scene.pos.commander_of(CARTHAGE, the_space("dianium"), False) == the_general("hasdrubal")


@rule("7.6")
def test_a_stack_that_was_left_after_a_regrouping_names_its_commander_once() -> None:
    scene = Scene("carthage", carthage="c62 c63", rome="")
    scene.army("carthage", "saguntum", 9, "hannibal", "mago", "hasdrubal")
    scene.play("carthage", "play_card c62", "move_general", "activate hannibal")
    scene.play("carthage", "take_general mago", "take_general hasdrubal", "take_units 9", "march_to dianium")
    scene.play("carthage", "regroup", "enough_generals", "take_units 5", "march_to saguntum", "stop")
    assert scene.targets("appoint") == {"mago", "hasdrubal"}
    scene.play("carthage", "appoint mago")
    assert scene.targets("appoint") == set()


@rule("8.1", "8.3", "10.12", "10.13", "10.13r1", "10.14", "10.14r3", "20.14")
def test_inside_and_outside_the_walls() -> None:
    scene = Scene("rome", rome="c62 c63", carthage="")
    scene.army("rome", "malaca", 5, "marcellus consul")
    scene.army("carthage", "gades", 3, "mago")
    scene.ready("rome", "c62", "marcellus", 5).play("rome", "march_to gades")
    assert scene.targets("station") == {"0", "1", "2"}
    scene.play("carthage", "station 2", "station_general mago")
    assert (scene.inside("gades"), scene.units("carthage", "gades")) == (2, 1)
    inside = Scene("rome", rome="c62 c63", carthage="")
    inside.army("rome", "malaca", 5, "marcellus consul")
    inside.army("carthage", "gades", 2)
    inside.ready("rome", "c62", "marcellus", 5).play("rome", "march_to gades").play("carthage", "station 2")
    assert "hispalis" in inside.targets("march_to")  # those inside do not stop it
    inside.play("rome", "march_to hispalis", "stop")
    assert inside.units("carthage", "gades") == 2


@rule("9.3", "9.3r1", "9.4", "9.6")
def test_campaigns_tire_units() -> None:
    scene = Scene("rome", rome="c33 c01", carthage="")
    scene.army("rome", "capua", 6, "varro proconsul")
    scene.army("rome", "cannae", 0, "flaminius proconsul")
    scene.play("rome", "play_card c33", "play_event", "activate varro", "take_units 6")
    scene.play("rome", "march_to beneventum", "march_to cannae", "stop")
    if scene.asked() == "ask-command":
        scene.play("rome", "appoint flaminius")
    scene.play("rome", "activate flaminius", "enough_generals", "take_units 6", "march_to heraclea", "march_to croton")
    assert scene.targets("march_to") == set()  # the CUs have used four movement points
    siege = Scene("rome", rome="c33 c01", carthage="")
    siege.army("rome", "gades", 5, "varro proconsul")
    siege.army("rome", "malaca", 3, "flaminius proconsul")
    siege.play("rome", "play_card c33", "play_event", "activate varro", "take_units 5", "stop", "besiege").roll(2)
    siege.question()
    assert siege.pos.used[the_general("varro")] == SPENT
    assert "activate varro" not in siege.options()


@rule("10.10", "10.7")
def test_the_strait_of_sardinia_is_open() -> None:
    scene = Scene("carthage", carthage="c62 c63", rome="")
    scene.army("carthage", "aleria", 3, "hasdrubal")
    scene.ready("carthage", "c62", "hasdrubal", 3)
    assert "sassari" in scene.targets("march_to")


@rule("11.2", "10.11")
def test_no_interception_over_a_pass() -> None:
    scene = Scene("rome", rome="c62 c63", carthage="")
    scene.army("rome", "cosa", 5, "marcellus consul")
    scene.army("carthage", "boii", 5, "hannibal")
    scene.ready("rome", "c62", "marcellus", 5).play("rome", "march_to pisae")
    assert scene.asked() == "ask-march"


@rule("11.8", "18.1")
def test_a_subordinate_leaves_his_commander_something() -> None:
    scene = Scene("rome", rome="c62 c63", carthage="")
    scene.army("rome", "cannae", 6, "marcellus consul")
    scene.army("carthage", "terventum", 3, "hannibal", "mago")
    scene.ready("rome", "c62", "marcellus", 6).play("rome", "march_to arpi")
    scene.play("carthage", "intercept mago")
    assert scene.targets("take_units") == {"1", "2"}


@rule("11.9", "13.6", "13.6r1", "11.11")
def test_backing_up_from_the_sea() -> None:
    scene = Scene("carthage", carthage="c01 c63", rome="")
    scene.mark("carthage", "tarentum")
    scene.army("carthage", "utica", 2, "hasdrubal")
    scene.army("rome", "cannae", 6, "marcellus consul")
    scene.ready("carthage", "c01", "hasdrubal", 2).play("carthage", "sail_to tarentum").roll(1)
    scene.play("rome", "intercept marcellus", "take_units 6").roll(1)
    assert set(scene.options()) == {"back_up", "fight", "enter_city 1", "enter_city 2"}
    scene.play("carthage", "enter_city 2")
    assert scene.inside("tarentum") == 2
    back = Scene("carthage", carthage="c01 c63", rome="")
    back.army("carthage", "gades", 2, "hasdrubal")
    back.army("rome", "cannae", 6, "marcellus consul")
    back.ready("carthage", "c01", "hasdrubal", 2).play("carthage", "sail_to brundisium").roll(1)
    back.play("rome", "intercept marcellus", "take_units 6").roll(1).play("carthage", "back_up").roll(1)
    assert back.units("carthage", "gades") == 2


@rule("11.10", "20.11", "10.14r1")
def test_a_garrison_neither_intercepts_nor_leaves_but_sallies() -> None:
    scene = Scene("carthage", carthage="c62 c63", rome="")
    scene.army("carthage", "gades", 2, "mago", inside=True)
    scene.army("rome", "gades", 3)
    scene.ready("carthage", "c62", "mago", 2)
    assert scene.targets("march_to") == set()
    assert "sally" in scene.options()
    scene.play("carthage", "sally")
    assert scene.asked() == "deal-battle"
    assert scene.pos.battle_active == CARTHAGE


@rule("11.12", "12.1")
def test_a_lone_general_is_intercepted() -> None:
    scene = Scene("rome", rome="c62 c63", carthage="")
    scene.army("rome", "cannae", 0, "flaminius proconsul")
    scene.army("carthage", "terventum", 3, "hannibal")
    scene.ready("rome", "c62", "flaminius", 0).play("rome", "march_to arpi")
    scene.play("carthage", "intercept hannibal", "take_units 3").roll(1)
    assert scene.place_of("flaminius") == "cannae"


def avoiding() -> Scene:
    scene = Scene("rome", rome="c62 c63", carthage="")
    scene.army("rome", "cannae", 6, "marcellus consul")
    scene.army("carthage", "arpi", 4, "hannibal")
    scene.mark("none", "terventum", "beneventum")
    scene.ready("rome", "c62", "marcellus", 6).play("rome", "march_to arpi")
    return scene


@rule("12.2", "12.3", "12.3r1", "12.7", "12.7r1", "12.8")
def test_avoiding_battle_and_pursuit() -> None:
    scene = avoiding().play("carthage", "avoid hannibal", "take_units 4").roll(4)
    assert scene.targets("avoid_to") == {"terventum", "beneventum"}
    scene.play("carthage", "avoid_to terventum")
    assert set(scene.options()) == {"pursue", "stop"}
    scene.play("rome", "pursue").roll(4)
    assert scene.asked() == "ask-card"  # 4 is above his 3
    part = avoiding().play("carthage", "avoid hannibal", "take_units 3").roll(1)
    part.play("carthage", "avoid_to terventum")
    assert set(part.options()) == {"overrun", "fight"}  # one was left behind: no pursuit
    pos = avoiding().pos
    assert why_not_slip_to(pos, CARTHAGE, company_of(HANNIBAL), the_space("cannae"), NO_SPACE) is not None


@rule("12.4", "12.4r1", "12.5", "14.2")
def test_failing_to_avoid_battle() -> None:
    scene = avoiding().play("carthage", "avoid hannibal", "take_units 4").roll(5)
    scene.question()
    assert scene.pos.avoid_failed
    assert scene.pos.stack[-1].due[CARTHAGE] == 4 + 4 - 1  # type: ignore[attr-defined]
    lone = Scene("rome", rome="c62 c63", carthage="")
    lone.army("rome", "cannae", 6, "marcellus consul")
    lone.army("carthage", "arpi", 0, "mago")
    lone.ready("rome", "c62", "marcellus", 6).play("rome", "march_to arpi")
    lone.decline()
    assert lone.place_of("mago") == "displaced"


@rule("12.6", "15.9")
def test_behind_the_walls_instead_of_battle() -> None:
    scene = Scene("rome", rome="c62 c63", carthage="")
    scene.army("rome", "malaca", 6, "marcellus consul")
    scene.army("carthage", "gades", 2, "mago")
    scene.ready("rome", "c62", "marcellus", 6).play("rome", "march_to gades")
    scene.play("carthage", "station 0", "done", "avoid mago", "take_units 2").roll(1)
    assert "avoid_into_city" in scene.options()
    scene.play("carthage", "avoid_into_city")
    assert scene.inside("gades") == 2


@rule("13.3", "20.10")
def test_into_a_city_with_enemies_outside() -> None:
    scene = Scene("rome", rome="c01 c63", carthage="")
    scene.army("rome", "lilybaeum", 2, "flaminius proconsul")
    scene.army("carthage", "rhegium", 3)
    scene.ready("rome", "c01", "flaminius", 2)
    assert "rhegium" in scene.targets("sail_into")
    scene.play("rome", "sail_into rhegium", "stop")
    assert scene.inside("rhegium") == 2
    besieged = Scene("rome", rome="c01 c63", carthage="")
    besieged.army("rome", "lilybaeum", 2, "flaminius proconsul")
    besieged.army("carthage", "rhegium", 3)
    besieged.pos.siege[the_space("rhegium")] = 1
    besieged.ready("rome", "c01", "flaminius", 2)
    assert "rhegium" not in besieged.targets("sail_into")


@rule("13.3", "10.13", "6.6")
def test_a_general_alone_sails_into_a_city_with_enemies_outside() -> None:
    scene = Scene("rome", rome="c01 c63", carthage="")
    scene.army("rome", "lilybaeum", 0, "flaminius proconsul")
    scene.army("carthage", "rhegium", 3)
    scene.ready("rome", "c01", "flaminius", 0).play("rome", "sail_into rhegium", "stop")
    assert scene.pos.at[the_general("flaminius")] == the_space("rhegium")


@rule("10.14r2", "10.13")
def test_the_owner_chooses_who_goes_inside_where_not_all_fit() -> None:
    scene = Scene("rome", rome="c62 c63", carthage="")
    scene.army("rome", "malaca", 6, "marcellus consul")
    scene.army("carthage", "gades", 4, "mago", elephants=2)
    scene.ready("rome", "c62", "marcellus", 6).play("rome", "march_to gades")
    assert scene.targets("station") == {"0", "1", "2"}  # Gades holds two
    scene.play("carthage", "station 2")
    assert scene.targets("station_elephants") == {"0", "1", "2"}
    scene.play("carthage", "station_elephants 1", "done")
    gades = the_space("gades")
    assert (scene.inside("gades"), scene.pos.garrison_elephants[gades]) == (2, 1)
    assert (scene.units("carthage", "gades"), scene.elephants("gades")) == (2, 1)
    assert not scene.pos.is_inside[the_general("mago")]  # he stays with those outside


@rule("6.2", "10.7")
def test_passes_and_straits_cost_two_points() -> None:
    alps = Scene("carthage", carthage="c62", rome="")
    alps.army("carthage", "allobroges", 6, "hannibal")
    alps.ready("carthage", "c62", "hannibal", 6).play("carthage", "march_to taurini").roll(1)
    assert points_left(alps) == 2
    apennines = Scene("carthage", carthage="c62", rome="")
    apennines.army("carthage", "boii", 6, "hannibal")
    apennines.ready("carthage", "c62", "hannibal", 6).play("carthage", "march_to pisae").roll(1)
    assert points_left(apennines) == 2
    strait = Scene("rome", rome="c62", carthage="")
    strait.army("rome", "rhegium", 6, "marcellus consul")
    strait.ready("rome", "c62", "marcellus", 6).play("rome", "march_to messana")
    assert points_left(strait) == 2
    strait.play("rome", "march_to enna", "march_to messana")
    assert strait.targets("march_to") == set()


@rule("6.2", "10.7")
def test_one_point_is_not_enough_for_a_pass_or_a_strait() -> None:
    scene = Scene("carthage", carthage="c62", rome="")
    scene.army("carthage", "verona", 6, "hannibal")
    scene.ready("carthage", "c62", "hannibal", 6)
    scene.play("carthage", "march_to boii", "march_to verona", "march_to boii")
    assert points_left(scene) == 1
    assert scene.targets("march_to") == {"taurini", "insubrians", "verona", "mutina"}  # not Pisae
    assert refusal(scene, "march_to pisae") == ("too-far", [the_space("pisae"), 2, 1])
    strait = Scene("rome", rome="c62", carthage="")
    strait.army("rome", "bruttium", 6, "marcellus consul")
    strait.ready("rome", "c62", "marcellus", 6)
    strait.play("rome", "march_to rhegium", "march_to bruttium", "march_to rhegium")
    assert "messana" not in strait.targets("march_to")


def points_left(scene: Scene) -> int:
    assert scene.asked() == "ask-march"
    return scene.args()[-1]


def refusal(scene: Scene, text: str) -> tuple[str, list[int]]:
    said = scene.why_not(text)
    assert said is not None
    return said.message.key, said.args
