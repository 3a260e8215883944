"""What a plan leads to as a whole, as everything would stand after it."""

from hatalom.core.game import Row
from hatalom.games.maria.game import GAME
from hatalom.games.maria.phases.course import MOVEMENT
from tests.games.maria.ids import the_seat
from tests.games.maria.scenario import Scene
from tests.rules import rule


def silesia() -> Scene:
    """Frederick stands in Brieg, which is Austrian; Neipperg in Jägerndorf protects it."""
    scene = Scene()
    scene.general("friedrich", "brieg", 8)
    scene.general("neipperg", "jaegerndorf", 5)
    scene.train("prussia_1", "wohlau")
    scene.hand("prussia", "clubs_8 clubs_3")
    scene.stage("prussia_saxony", MOVEMENT)
    return scene


def rows(scene: Scene, *acts: str) -> dict[str, Row]:
    before = scene.pos.copy()
    for act in acts:
        scene.act(act)
    return {row.text.message.key: row for row in GAME.outlook(before, scene.pos, the_seat("frederick"))}


@rule("11.1.1")
def test_who_fights_whom_is_told_of_every_general() -> None:
    fight = rows(silesia(), "move_general friedrich", "move_to leobschuetz")["plan-fight"]
    assert fight.text.fill() == {
        "general": "general.friedrich",
        "other": "general.neipperg",
        "town": "town.jaegerndorf",
    }
    assert fight.note is not None


@rule("9.3", "9.4")
def test_who_goes_hungry_is_told_until_a_train_comes() -> None:
    scene = silesia()
    scene.train("prussia_1", "berlin")
    found = rows(scene, "move_general friedrich", "move_to neisse")
    assert found["row-hungry"].text.fill() == {"general": "general.friedrich"}
    assert "row-hungry" not in rows(silesia(), "move_general friedrich", "move_to neisse")


@rule("10.1.1")
def test_the_pieces_that_moved_are_drawn() -> None:
    scene = silesia()
    before = scene.pos.copy()
    scene.act("move_general friedrich", "move_to neisse")
    (arrow,) = GAME.traces(before, scene.pos, the_seat("frederick"))
    assert (arrow.start, arrow.goal, arrow.who) == ("town.brieg", "town.neisse", "power.prussia")
    assert GAME.traces(before, scene.pos, the_seat("maria")) == []


@rule("8.1", "9.1")
def test_cards_and_generals_supplied_are_counted() -> None:
    counts = {one.label.message.key: (one.value, one.of) for one in GAME.tallies(silesia().pos, the_seat("frederick"))}
    assert counts["plan-supplied"][1] == 1
    assert counts["plan-cards"] == (2, None)
