"""0, 1  Terms, reinforcements, elections."""

from hatalom.core.driver import settle
from hatalom.games.hannibal.game import GAME
from hatalom.games.hannibal.names import (
    AFRICANUS,
    ALL_SPACES,
    CARTHAGE,
    CITY,
    CONSUL,
    DISPLACED,
    NO_GENERAL,
    NO_SEAT,
    PROCONSUL,
    PROVINCE,
    ROME,
    SEATS,
    SPACE,
    TRIBE,
    Space,
)
from hatalom.games.hannibal.phases.turn.elections import PROCONSUL_STEP, Elections
from hatalom.games.hannibal.phases.turn.reinforcements import ROMAN_UNITS, Reinforcements
from hatalom.games.hannibal.phases.turn.turn import BEGIN, DEALING, Turn
from hatalom.games.hannibal.phases.turn.winter import Winter
from hatalom.games.hannibal.rules.elections import consul_places
from hatalom.games.hannibal.rules.reinforcements import (
    FROM_NEW_CARTHAGE,
    africanus_places,
    carthaginian_places,
    return_places,
)
from tests.games.hannibal.ids import the_general, the_space
from tests.games.hannibal.scenario import CONTENT, Scene
from tests.rules import rule


def names(spaces: list[Space]) -> set[str]:
    return {SPACE.ids[space] for space in spaces}


def reinforcing(turn: int = 2, step: int = 0) -> Scene:
    scene = Scene("rome", turn=turn, rome="", carthage="")
    scene.pos.stack = [Turn(DEALING, NO_SEAT, False), Reinforcements(step, 0, 0)]
    return scene


@rule("0.5", "0.6", "0.7", "0.8", "0.1", "14.19")
def test_the_map_and_the_pieces() -> None:
    assert sorted(PROVINCE.ids[p] for p in CONTENT.italian) == [
        "apulia", "campania", "etruria", "gallia_cisalpinia", "latium", "lucania", "samnium",
    ]  # fmt: skip
    assert len(CONTENT.scenarios[0].scoring) == 18
    assert CONTENT.kind.count(CITY) == 13
    assert CONTENT.kind.count(TRIBE) == 8
    pos = Scene("rome").pos
    tribes = [name for name in ("boii", "insubrians", "bruttium", "averni") if pos.controls(CARTHAGE, the_space(name))]
    assert tribes == ["boii", "insubrians", "bruttium"]
    assert not any(pos.controls(ROME, space) for space in ALL_SPACES if CONTENT.kind[space] == TRIBE)
    assert CONTENT.elephants == 4
    assert CONTENT.battle_card_count == [12, 9, 9, 8, 6, 4]


@rule("0.11", "0.3")
def test_success_is_the_battle_rating_or_less() -> None:
    assert CONTENT.pursue_max[the_general("hannibal")] == CONTENT.battle_rating[the_general("hannibal")] == 4
    scene = Scene("rome", rome="c51")
    scene.army("carthage", "arpi", 3)
    scene.army("carthage", "cannae", 0, "mago")
    scene.play("rome", "play_card c51")
    assert "play_event" not in scene.options()  # neither is an army


@rule("1.1", "1.2", "1.15", "25.1", "25.2")
def test_the_first_turn_has_no_reinforcements() -> None:
    pos = GAME.set_up(2, {}, CONTENT)
    question = settle(pos)[0]
    assert question.prompt.key == "deal"
    assert [pos.office[the_general(name)] for name in ("p_scipio", "t_longus")] == [CONSUL, CONSUL]
    assert (pos.outside(CARTHAGE, the_space("saguntum")), pos.elephants[the_space("saguntum")]) == (10, 2)
    assert (pos.outside(ROME, the_space("rome_city")), pos.outside(ROME, the_space("agrigentum"))) == (8, 8)
    assert [pos.count_points(seat) for seat in SEATS] == [9, 7]
    pos.stack = [Turn(BEGIN, NO_SEAT, False)]
    pos.turn = 2
    assert settle(pos)[0].prompt.key == "ask-reinforce"


@rule("1.3", "1.3r1", "1.6", "1.7r1")
def test_where_carthage_may_reinforce() -> None:
    scene = reinforcing()
    scene.army("carthage", "zama", 1, "hanno")
    scene.army("carthage", "corduba", 1, "mago")
    pos = scene.pos
    assert names(carthaginian_places(pos, 0)) == {"carthage_city", "zama"}
    assert names(carthaginian_places(pos, 1)) == {"new_carthage", "corduba"}
    assert names(carthaginian_places(pos, 3)) == {"carthage_city", "new_carthage", "zama", "corduba"}
    scene.army("rome", "carthage_city", 5)
    assert "carthage_city" in names(carthaginian_places(pos, 0))  # inside, within its capacity
    scene.pos.siege[the_space("carthage_city")] = 1
    assert "carthage_city" not in names(carthaginian_places(pos, 0))
    scene.mark("rome", "new_carthage")
    assert carthaginian_places(pos, 1) == []
    assert names(carthaginian_places(pos, 2)) == {"corduba"}


@rule("1.7", "1.8", "10.5", "23.8")
def test_displaced_generals_return() -> None:
    scene = reinforcing(step=4)
    scene.pos.at[the_general("hanno")] = DISPLACED
    scene.pos.at[the_general("mago")] = DISPLACED
    scene.army("carthage", "corduba", 2)
    assert return_places(scene.pos, the_general("hanno")) == []
    assert scene.place_of("mago") == "corduba"  # the only place, so nothing is asked
    assert scene.place_of("hanno") == "displaced"
    lone = reinforcing(step=3)
    lone.army("carthage", "zama", 0, "mago")
    lone.army("rome", "zama", 0, "varro proconsul")
    lone.play("carthage", "reinforce zama")
    assert lone.place_of("varro") == "pool"


@rule("1.4", "1.4r1", "1.5")
def test_where_rome_may_reinforce() -> None:
    scene = reinforcing(step=5)
    scene.army("rome", "enna", 7, "varro consul")
    scene.play("rome", "reinforce enna", "reinforce enna")
    assert names([the_space(name) for name in scene.targets("reinforce")]) <= {"rome_city"}
    assert scene.units("rome", "rome_city") == 3  # the last three had to go to Italy
    weak = reinforcing(step=5)
    weak.army("rome", "rome_city", 1)
    weak.army("rome", "cannae", 0, "varro consul")
    weak.play("rome", "reinforce cannae", "reinforce cannae")
    assert weak.units("rome", "cannae") == 5  # a stack of five had to be formed, and only here it still could be


@rule("1.9", "1.9r1")
def test_africanus_arrives() -> None:
    scene = reinforcing(turn=6, step=6)
    scene.mark("rome", "tarraco")
    scene.army("carthage", "capua", 1)
    places = names(africanus_places(scene.pos))
    assert "tarraco" in places
    assert "capua" not in places
    assert "enna" not in places
    scene.play("rome", "land_africanus tarraco")
    assert scene.units("rome", "tarraco") == 5
    assert scene.pos.office[AFRICANUS] == PROCONSUL


@rule("1.10", "1.11", "1.14", "18.2")
def test_elections() -> None:
    scene = reinforcing()
    scene.pos.stack = [Turn(DEALING, NO_SEAT, False), Elections(PROCONSUL_STEP, NO_GENERAL, NO_GENERAL)]
    scene.army("rome", "enna", 6, "varro consul")
    scene.army("rome", "capua", 6, "marcellus consul")
    scene.play("rome", "keep_proconsul varro")
    assert scene.place_of("marcellus") == "pool"
    assert "draw_consul varro" not in scene.options()
    assert "draw_consul scipio_africanus" not in scene.options()
    scene.nature("draw_consul flaminius", "draw_consul marcellus")
    assert scene.targets("place_consul") == {"enna", "capua"}
    scene.play("rome", "place_consul enna")
    assert scene.pos.commander_of(ROME, the_space("enna"), False) == the_general("flaminius")


@rule("1.12", "1.12r1", "1.13", "23.5")
def test_consuls_without_a_stack_of_five() -> None:
    scene = reinforcing()
    flaminius, fabius = the_general("flaminius"), the_general("fabius")
    scene.army("rome", "enna", 4)
    scene.army("rome", "capua", 3)
    assert names(consul_places(scene.pos, flaminius)) == {"enna"}
    assert names(consul_places(scene.pos, fabius)) == {"capua"}
    scene.army("rome", "rome_city", 5, inside=True)
    scene.army("carthage", "rome_city", 3)
    scene.pos.siege[the_space("rome_city")] = 1
    assert names(consul_places(scene.pos, flaminius)) == {"rome_city"}
    scene.army("rome", "enna", 2)
    assert names(consul_places(scene.pos, flaminius)) == {"enna"}
    empty = reinforcing()
    assert names(consul_places(empty.pos, flaminius)) == {"rome_city"}


def last_besieger_dies(face: int) -> Scene:
    """Varro and one CU besiege New Carthage with two inside; winter comes, then Rome's reinforcements."""
    scene = reinforcing(step=ROMAN_UNITS)
    scene.army("rome", "rome_city", 5)
    scene.army("carthage", "gades", 1, "hasdrubal")
    scene.army("rome", "new_carthage", 1, "varro proconsul")
    scene.army("carthage", "new_carthage", 2, "mago", inside=True)
    scene.pos.siege[the_space("new_carthage")] = 1
    scene.pos.push(Winter())
    return scene.roll(face)


@rule("1.4", "1.4r2", "10.13r1", "20.9")
def test_reinforcements_join_a_general_whose_last_besieger_has_died() -> None:
    scene = last_besieger_dies(6)
    assert (scene.units("rome", "new_carthage"), scene.siege("new_carthage")) == (0, 0)
    assert scene.place_of("varro") == "new_carthage"
    scene.play("rome", "reinforce new_carthage")
    assert (scene.units("rome", "new_carthage"), scene.inside("new_carthage")) == (1, 2)  # the garrison is still inside
    assert scene.units("carthage", "new_carthage") == 0
    assert scene.pos.is_inside[the_general("mago")]
    assert scene.siege("new_carthage") == 0
    scene.play("rome", "reinforce new_carthage")
    assert scene.units("rome", "new_carthage") == 2


@rule("1.4r2", "1.7r1")
def test_nobody_is_placed_beside_enemies_in_the_open() -> None:
    scene = reinforcing(step=ROMAN_UNITS)
    scene.army("rome", "capua", 5, "marcellus consul")
    scene.army("rome", "arpi", 0, "varro proconsul")
    scene.army("carthage", "arpi", 1)
    assert scene.targets("reinforce") == {"rome_city", "capua"}
    spared = last_besieger_dies(5)
    assert (spared.units("rome", "new_carthage"), spared.siege("new_carthage")) == (1, 1)
    assert "new_carthage" in spared.targets("reinforce")


@rule("1.7", "1.7r1")
def test_the_owner_of_the_city_drives_that_general_off_with_a_reinforcement() -> None:
    scene = last_besieger_dies(6)
    scene.question()
    scene.pos.stack = [Turn(DEALING, NO_SEAT, False), Reinforcements(FROM_NEW_CARTHAGE, 0, 0)]
    scene.play("carthage", "reinforce new_carthage")
    assert scene.place_of("varro") == "pool"
    assert scene.units("carthage", "new_carthage") == 3
