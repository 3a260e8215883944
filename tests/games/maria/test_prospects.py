"""What a move leads into, told before the click: way, supply, combats, fortresses; and no secret in it."""

import msgspec

from hatalom.core.chance import Seeded
from hatalom.core.game import Row
from hatalom.games.maria.game import GAME
from hatalom.games.maria.phases.course import MOVEMENT
from hatalom.games.maria.phases.movement.moving import Moving
from hatalom.games.maria.verbs import MARCH_TO, MOVE_TO, VERBS
from hatalom.table.words import forecast_of
from tests.games.maria.ids import the_general, the_seat, the_town
from tests.games.maria.scenario import Scene
from tests.rules import rule


def silesia() -> Scene:
    """Frederick stands in Brieg, which is Austrian; Neipperg in Jägerndorf protects it."""
    scene = Scene()
    scene.general("friedrich", "brieg", 8)
    scene.general("neipperg", "jaegerndorf", 5)
    scene.train("prussia_1", "wohlau")
    scene.hand("prussia", "clubs_8 clubs_3 hearts_10 reserve")
    scene.hand("austria", "clubs_2 hearts_4")
    scene.stage("prussia_saxony", MOVEMENT)
    scene.act("move_general friedrich")
    return scene


def rows(scene: Scene, action: str, seat: str = "frederick") -> dict[str, Row]:
    scene.pos.kept = None  # the pieces may have been moved by hand since the question
    found = GAME.forecast(scene.pos, the_seat(seat), VERBS.parse(action))
    assert found is not None
    return {row.text.message.key: row for row in found.rows}


def gaps(row: Row) -> dict[str, str | int]:
    return row.text.fill()


@rule("10.1.2")
def test_the_way_tells_how_much_of_the_move_it_takes() -> None:
    scene = silesia()
    way = rows(scene, "move_to neisse")["row-way"]
    assert (gaps(way), way.places[-1]) == ({"n": 2, "most": 3}, "town.neisse")
    scene.act("move_to grottkau")
    assert gaps(rows(scene, "move_to neisse")["row-way"])["n"] == 2


@rule("9.3")
def test_supply_is_told_as_it_will_be_there() -> None:
    fed = rows(silesia(), "move_to neisse")["row-supplied"]
    assert fed.is_good
    assert (fed.places[0], fed.places[-1], len(fed.places) - 1) == ("town.neisse", "town.wohlau", gaps(fed)["n"])


@rule("9.3", "9.4")
def test_who_will_be_hungry_hears_why() -> None:
    scene = silesia()
    scene.train("prussia_1", "berlin")
    hungry = rows(scene, "move_to neisse")["row-hungry"]
    assert (hungry.is_good, hungry.note and hungry.note.message.key) == (False, "note-train-far")
    alone = Scene()
    alone.general("friedrich", "brieg", 8)
    alone.stage("prussia_saxony", MOVEMENT)
    alone.act("move_general friedrich")
    hungry = rows(alone, "move_to neisse")["row-hungry"]
    assert hungry.note is not None
    assert hungry.note.message.key == "note-no-train"


@rule("9.6")
def test_hussars_on_the_only_way_cost_points() -> None:
    scene = Scene()
    scene.general("friedrich", "jaromer", 8)
    scene.train("prussia_1", "schweidnitz")
    scene.hussars("schweidnitz")
    scene.stage("prussia_saxony", MOVEMENT)
    scene.act("move_general friedrich")
    dear = rows(scene, "move_to trautenau")["row-supply-costs"]
    assert (gaps(dear)["n"], gaps(dear)["cost"], dear.is_good) == (2, 2, None)


@rule("9.2")
def test_nobody_is_hungry_at_home() -> None:
    scene = Scene()
    scene.general("friedrich", "berlin", 8)
    scene.stage("prussia_saxony", MOVEMENT)
    scene.act("move_general friedrich")
    assert rows(scene, "move_to potsdam")["row-at-home"].is_good


@rule("11.1.1", "11.1.4")
def test_a_combat_is_told_with_both_suits_and_the_own_cards() -> None:
    fight = rows(silesia(), "move_to neisse")["row-fight"]
    assert gaps(fight) == {"general": "general.neipperg", "town": "town.jaegerndorf"}
    assert fight.places == ("town.neisse", "town.jaegerndorf")
    assert fight.note is not None
    assert fight.note.message.key == "note-same-suit"
    assert fight.note.fill() == {"suit": "suit.clubs", "cards": 2, "value": 11, "other": 2}


@rule("11.1.4")
def test_of_a_stack_that_another_player_commands_only_the_combat_is_told() -> None:
    """His hand is not the mover's to know."""
    scene = Scene()
    scene.general("cumberland", "bruessel", 4)
    scene.general("arenberg", "ath", 3)
    scene.general("moritz", "tournai", 5)
    scene.hand("pragmatic", "clubs_8")
    scene.stage("austria_pragmatic", MOVEMENT)
    scene.act("move_general arenberg")
    mine = rows(scene, "move_to bruessel", "maria")
    assert all(row.note is None for key, row in mine.items() if key == "row-fight")


@rule("10.3.2", "10.3.5")
def test_fortresses_that_are_left_fall_or_get_a_question_mark() -> None:
    asked = rows(silesia(), "move_to neisse")
    assert gaps(asked["row-questions"]) == {"town": "town.brieg"}
    note = asked["row-questions"].note
    assert note is not None
    assert note.fill() == {"general": "general.neipperg", "n": 0}
    assert gaps(asked["row-guarded"]) == {"town": "town.neisse"}
    scene = Scene()
    scene.general("friedrich", "brieg", 8)
    scene.stage("prussia_saxony", MOVEMENT)
    scene.act("move_general friedrich")
    taken = rows(scene, "move_to neisse")
    assert gaps(taken["row-takes"]) == {"town": "town.brieg"}
    assert "row-open" in taken


@rule("10.3.4")
def test_a_forced_march_promises_no_fortress() -> None:
    scene = Scene()
    scene.general("friedrich", "berlin", 8)
    scene.stage("prussia_saxony", MOVEMENT)
    scene.act("move_general friedrich")
    marched = rows(scene, f"march_to {sorted(scene.targets('march_to'))[0]}")
    assert marched["row-march"].text.fill()["most"] == 8
    assert not any(row.about == "gain" for row in marched.values())


@rule("10.3.3")
def test_fortresses_that_lose_their_protection_are_named() -> None:
    """Leopold guards Glogau alone, and Neipperg is near."""
    scene = Scene()
    scene.general("leopold", "glogau", 5)
    scene.general("neipperg", "steinau", 5)
    scene.marker("glogau", "prussia")
    scene.stage("prussia_saxony", MOVEMENT)
    scene.act("move_general leopold")
    assert rows(scene, "move_to posen")["row-uncovers"].places == ("town.glogau", "town.liegnitz")
    assert "row-uncovers" not in rows(scene, "move_to sagan")


@rule("9.3")
def test_a_train_tells_whom_it_feeds() -> None:
    scene = silesia()
    scene.act("move_to grottkau", "stop", "move_train prussia_1")
    keys = {key for town in scene.targets("move_to") for key in rows(scene, f"move_to {town}")}
    assert keys == {"row-way", "row-feeds-all"}
    scene.train("prussia_1", "berlin")
    assert "row-feeds-some" in rows(scene, "move_to potsdam")
    scene.pos.at[the_general("friedrich")] = the_town("berlin")
    assert "row-feeds-nobody" in rows(scene, "move_to potsdam")


def test_what_is_hidden_changes_no_byte_of_it() -> None:
    scene = silesia()
    viewer = the_seat("frederick")
    seats = GAME.seat_ids(3)

    def told(pos: object) -> bytes:
        question = next(one for one in scene.questions() if one.seat == viewer)
        found = [GAME.forecast(pos, viewer, action) for action in question.options]  # type: ignore[arg-type]
        return msgspec.json.encode([forecast_of(one, seats) for one in found if one is not None])

    before = told(scene.pos)
    for seed in range(20):
        other = GAME.resample(scene.pos, viewer, Seeded(seed))
        assert isinstance(other.stack[-1], Moving)
        assert told(other) == before


def test_every_option_of_a_move_has_rows() -> None:
    scene = silesia()
    for option in scene.questions()[0].options:
        if MOVE_TO.has(option) or MARCH_TO.has(option):
            assert rows(scene, VERBS.text(option))
