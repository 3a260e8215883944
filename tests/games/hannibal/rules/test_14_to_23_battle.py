"""14 to 23  Battle, retreat, withdrawal, elephants, consuls, sieges, abilities."""

from hatalom.core.numbers import numbers_of
from hatalom.games.hannibal.names import BATTLE_CARDS, CARTHAGE, HANNIBAL, NO_GENERAL, ROME
from hatalom.games.hannibal.rules.battle_hands import MILITIA_PART, RATING_PART, TRIBE_PART, hand_parts
from hatalom.games.hannibal.rules.generals import send_home
from hatalom.games.hannibal.rules.retreat_paths import offered_paths
from tests.games.hannibal.ids import the_general, the_space
from tests.games.hannibal.scenario import CONTENT, Scene
from tests.rules import rule


def fight(rome: str, carthage: str, *, roman: str = "marcellus consul", punic: str = "hasdrubal") -> Scene:
    """Rome attacks Arpi from Cannae, 6 against 5; Carthage can retreat to Terventum."""
    scene = Scene("rome", rome="c33 c64", carthage="")
    scene.mark("carthage", "terventum")
    scene.army("rome", "cannae", 6, roman)
    scene.army("carthage", "arpi", 5, *([punic] if punic else []))
    scene.ready("rome", "c33", roman.split(maxsplit=1)[0], 6).play("rome", "march_to arpi").decline()
    scene.pass_windows()
    while scene.asked() == "deal-battle":
        scene.nature(scene.options()[0])
    for seat, letters in ((ROME, rome), (CARTHAGE, carthage)):
        for card in range(BATTLE_CARDS):
            scene.pos.battle_hand[BATTLE_CARDS * seat + card] = letters.count("FLRPDX"[card])
    return scene


@rule("14.1", "14.2", "14.9", "14.7")
def test_the_parts_of_a_hand() -> None:
    pos = Scene("rome").pos
    parts = hand_parts(pos, ROME, the_space("rome_city"), NO_GENERAL, 3, False, False, False, False)
    assert (parts[RATING_PART], parts[MILITIA_PART], sum(parts)) == (0, 2, 5)
    tribe = hand_parts(pos, CARTHAGE, the_space("boii"), NO_GENERAL, 3, False, False, False, False)
    assert (tribe[TRIBE_PART], sum(tribe)) == (1, 4)
    both = hand_parts(pos, CARTHAGE, the_space("arpi"), HANNIBAL, 3, True, True, False, False)
    assert sum(both) == 4 + 3
    scene = fight("F", "F")
    assert scene.question().seat == ROME  # type: ignore[union-attr]


@rule("14.11", "23.4", "23.6")
def test_counterattacks_of_longus_and_paulus() -> None:
    assert CONTENT.counter_as_attacker[the_general("t_longus")] == 2
    assert CONTENT.counter_as_defender[the_general("t_longus")] == 1
    assert CONTENT.counter_as_defender[the_general("a_paulus")] == 3
    assert CONTENT.counter_as_attacker[the_general("a_paulus")] == 2
    scene = fight("FF", "FL")
    scene.play("rome", "attack_with frontal_assault").play("carthage", "match", "counterattack").roll(4)
    assert scene.question().seat == ROME  # type: ignore[union-attr]


@rule("14.15r1", "14.20", "14.20r1")
def test_a_winner_without_units_still_drives_the_loser_off() -> None:
    scene = fight("F", "L")
    scene.pos.units[the_space("arpi")] = 1
    scene.play("rome", "attack_with frontal_assault").play("carthage", "concede").roll(6, 1)
    assert scene.units("rome", "arpi") == 0
    assert scene.units("carthage", "terventum") == 2


@rule("15.8", "15.10r1", "19.2")
def test_lone_generals_do_not_block_a_retreat() -> None:
    scene = fight("F", "L")
    scene.army("rome", "terventum", 0, "varro proconsul")
    scene.play("rome", "attack_with frontal_assault").play("carthage", "concede").roll(1, 1)
    assert scene.units("carthage", "terventum") == 3
    assert scene.place_of("varro") == "pool"
    assert all(len(path) <= 4 for path in offered_paths(scene.pos, CARTHAGE, 3))


@rule("15.9")
def test_retreat_into_the_city() -> None:
    scene = Scene("rome", rome="c33 c64", carthage="")
    scene.army("rome", "malaca", 6, "marcellus consul")
    scene.army("carthage", "gades", 4, "mago")
    scene.ready("rome", "c33", "marcellus", 6).play("rome", "march_to gades")
    scene.play("carthage", "station 0", "done").decline()
    while scene.asked() == "deal-battle":
        scene.nature(scene.options()[0])
    scene.pos.battle_hand = numbers_of([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    scene.play("rome", "attack_with frontal_assault").roll(1, 1)
    assert scene.targets("retreat_into_city") == {"0", "1", "2"}
    scene.play("carthage", "retreat_into_city 2", "station_general mago")
    assert scene.inside("gades") == 2
    assert scene.place_of("mago") == "gades"


@rule("16.1", "16.4", "23.4r1")
def test_withdrawals_and_their_prevention() -> None:
    scene = fight("F", "F", punic="")
    scene.play("rome", "withdraw").roll(1)
    assert scene.units("rome", "cannae") == 6  # without a general nobody prevents it
    assert CONTENT.prevent_max[the_general("flaminius")] == CONTENT.pursue_max[the_general("flaminius")] == 4
    other = fight("F", "F")
    other.play("rome", "withdraw").roll(4)
    assert set(other.options()) == {"take_initiative", "stay_on_defence"}


@rule("17.2", "17.4", "17.3")
def test_elephants() -> None:
    scene = Scene("carthage", carthage="c62 c63", rome="")
    scene.army("carthage", "arpi", 5, "hannibal", elephants=2)
    scene.army("rome", "cannae", 5)
    scene.ready("carthage", "c62", "hannibal", 5).play("carthage", "march_to cannae", "charge").roll(1)
    scene.question()
    assert scene.pos.stack[-1].due[CARTHAGE] == 4 + 5 - 1  # type: ignore[attr-defined]
    assert scene.pos.stack[-1].due[ROME] == 5  # type: ignore[attr-defined]


@rule("18.3", "18.3r1")
def test_no_change_of_command_in_the_first_turn() -> None:
    for turn, option, asked in ((1, False, False), (1, True, True), (2, False, True)):
        scene = Scene("rome", turn=turn, rome="c33 c64", carthage="")
        scene.pos.change_in_first_turn = option
        scene.army("rome", "cannae", 6, "marcellus consul", "varro consul")
        scene.army("carthage", "arpi", 5)
        scene.ready("rome", "c33", "marcellus", 6, "take_general varro").play("rome", "march_to arpi")
        assert (scene.asked() == "ask-change-of-command") is asked
    attacked = Scene("carthage", carthage="c62 c63", rome="")
    attacked.army("rome", "cannae", 6, "marcellus consul", "varro consul")
    attacked.army("carthage", "arpi", 6, "hannibal")
    attacked.ready("carthage", "c62", "hannibal", 6).play("carthage", "march_to cannae").decline()
    assert attacked.asked() == "roll-change-of-command"


@rule("18.4", "18.1")
def test_a_proconsul_does_not_strip_a_consul() -> None:
    scene = Scene("rome", rome="c33 c64", carthage="")
    scene.army("rome", "capua", 6, "flaminius proconsul")
    scene.army("rome", "beneventum", 3, "varro consul")
    scene.ready("rome", "c33", "flaminius", 6).play("rome", "march_to beneventum")
    assert scene.targets("march_to") == set()
    scene.play("rome", "regroup")
    assert scene.targets("take_units") == {"0", "1", "2", "3", "4"}


@rule("20.1", "20.8", "20.15", "20.5r1", "24.12r1")
def test_subjugation() -> None:
    scene = Scene("rome", rome="c62 c63", carthage="")
    scene.army("rome", "boii", 5, "marcellus consul")
    scene.pos.siege[the_space("boii")] = 2
    scene.ready("rome", "c62", "marcellus", 5).play("rome", "stop", "besiege").roll(3)
    assert scene.marker("boii") == ROME
    assert scene.units("rome", "boii") == 4
    own = Scene("carthage", carthage="c62 c63", rome="")
    own.army("carthage", "boii", 5, "hannibal")
    own.ready("carthage", "c62", "hannibal", 5).play("carthage", "stop")
    assert own.asked() == "ask-card"
    assert own.pos.room(ROME, the_space("boii")) == 0


@rule("20.12")
def test_a_relief_army_and_a_sortie() -> None:
    scene = Scene("rome", rome="c62 c63", carthage="")
    scene.army("rome", "capua", 2, "fabius consul", inside=True)
    scene.army("carthage", "capua", 4, "hannibal")
    scene.pos.siege[the_space("capua")] = 1
    scene.army("rome", "beneventum", 6, "flaminius proconsul")
    scene.ready("rome", "c62", "flaminius", 6).play("rome", "march_to capua").decline()
    scene.play("rome", "join_sortie")
    scene.question()
    assert scene.pos.battle_commander[ROME] == the_general("fabius")  # he outranks the proconsul
    assert scene.pos.battle_start[ROME] == 8
    assert scene.pos.sortie_units == 2


@rule("23.1", "14.13")
def test_hannibals_probe() -> None:
    scene = fight("LL", "PF", punic="hannibal")
    scene.play("rome", "attack_with flank_left")
    assert "match_with_probe" in scene.options()
    scene.play("carthage", "match_with_probe")
    assert scene.pos.stack[-1].probe_used  # type: ignore[attr-defined]
    other = fight("LL", "PF")
    other.play("rome", "attack_with flank_left")
    assert "match_with_probe" not in other.options()


@rule("23.3", "23.5", "23.8", "23.8r1")
def test_hanno_and_fabius_stay() -> None:
    scene = Scene("carthage", carthage="c33 c63", rome="")
    scene.army("carthage", "carthage_city", 5, "hanno")
    scene.mark("rome", "zama")
    scene.ready("carthage", "c33", "hanno", 5)
    assert "utica" in scene.targets("sail_to")
    assert "gades" not in scene.targets("sail_to")
    scene.play("carthage", "march_to zama", "stop", "remove_marker")
    assert scene.marker("zama") == -1
    lost = Scene("rome")
    lost.army("rome", "nice", 0, "fabius consul")
    send_home(lost.pos, the_general("fabius"))
    assert CONTENT.country[lost.pos.at[the_general("fabius")]] == 0


@rule("23.4", "23.6", "23.2")
def test_other_abilities() -> None:
    pos = Scene("rome").pos
    pos.at[the_general("p_scipio")] = the_space("tarraco")
    assert pos.strategy_rating(the_general("p_scipio")) == 2
    pos.at[the_general("p_scipio")] = the_space("capua")
    assert pos.strategy_rating(the_general("p_scipio")) == 3
    assert CONTENT.campaign_movement[the_general("g_nero")] == 6
    assert CONTENT.intercept_max[the_general("varro")] == 4
    assert (CONTENT.avoid_max[the_general("h_gisgo")], CONTENT.intercept_max[the_general("h_gisgo")]) == (3, 3)
    assert CONTENT.avoid_max[the_general("fabius")] == 5


@rule("14.17", "14.16", "19.1")
def test_only_units_are_lost_never_allies_or_militia() -> None:
    """Two CUs at Rome fight with two cards of militia; the table takes more than the two, and no more are there."""
    scene = Scene("carthage", carthage="c62 c63", rome="")
    scene.army("carthage", "praeneste", 8, "hannibal")
    scene.army("rome", "rome_city", 2)
    scene.ready("carthage", "c62", "hannibal", 8).play("carthage", "march_to rome_city").play("rome", "station 0")
    scene.decline().question()
    assert scene.pos.stack[-1].due[ROME] == 2 + 2  # type: ignore[attr-defined]
    while scene.asked() == "deal-battle":
        scene.nature(scene.options()[0])
    scene.pos.battle_hand = numbers_of([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0])
    markers = scene.pos.count_pcs(ROME)
    scene.play("carthage", "attack_with double_envelopment").roll(2, 6)
    scene.question()
    assert scene.units("rome", "rome_city") == scene.inside("rome_city") == 0
    while scene.targets("remove_pc"):
        scene.play("rome", scene.options()[0])
    assert markers - scene.pos.count_pcs(ROME) == 1  # half of the two that were lost, not of what the table says
