"""What a plan leads to as a whole: marches as arrows, cards and points, what is left without units."""

from hatalom.games.hannibal.game import GAME
from hatalom.games.hannibal.names import CARTHAGE, ROME
from tests.games.hannibal.ids import the_general, the_space
from tests.games.hannibal.scenario import Scene
from tests.rules import rule


def between_two_armies() -> Scene:
    scene = Scene("rome", rome="c33 c64", carthage="")
    scene.army("rome", "cannae", 6, "marcellus consul")
    scene.army("carthage", "arpi", 5, "hasdrubal")
    return scene


@rule("6.2")
def test_a_general_who_has_gone_is_drawn_and_so_is_what_he_left_bare() -> None:
    before = between_two_armies().pos
    after = before.copy()
    goal = next(near for near in before.board().near[the_space("cannae")] if near != the_space("arpi"))
    after.at[the_general("marcellus")] = goal
    after.units[ROME * len(after.marker) + goal], after.units[ROME * len(after.marker) + the_space("cannae")] = 6, 0
    (arrow,) = GAME.traces(before, after, ROME)
    assert (arrow.start, arrow.n, arrow.what, arrow.who) == ("space.cannae", 6, "march", "seat.rome")
    found = [row.text.fill()["space"] for row in GAME.outlook(before, after, ROME)]
    assert found == (["space.cannae"] if before.controls(ROME, the_space("cannae")) else [])


@rule("2.1")
def test_cards_and_points_are_counted() -> None:
    pos = between_two_armies().pos
    assert [tally.value for tally in GAME.tallies(pos, ROME)] == [2, pos.count_points(ROME)]
    assert GAME.tallies(pos, CARTHAGE)[0].value == 0


@rule("14.1", "20.5")
def test_what_threatens_is_a_stronger_army_beside_ones_own_and_a_siege() -> None:
    scene = between_two_armies()
    pos = scene.pos
    assert [row.text.message.key for row in GAME.dangers(pos, ROME)] == []
    (row,) = GAME.dangers(pos, CARTHAGE)
    assert row.text.fill() == {
        "general": "general.hasdrubal", "space": "space.arpi", "n": 5, "other": "general.marcellus", "m": 6,
    }  # fmt: skip
    pos.siege[the_space("capua")] = 2
    (siege,) = GAME.dangers(pos, ROME)
    assert siege.text.fill() == {"space": "space.capua", "n": 2, "all": pos.content.siege_points}
    assert len(GAME.dangers(pos, CARTHAGE)) == 1
