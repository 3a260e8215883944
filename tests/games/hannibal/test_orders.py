"""8, 2.12  Reaction windows and standing orders: what is ordered happens, and nobody can tell why."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from hatalom.core.chance import Stream, commitment_of
from hatalom.core.journal import Head
from hatalom.core.match import Match
from hatalom.core.question import SPECTATOR, Question
from hatalom.games.hannibal.game import GAME
from hatalom.games.hannibal.names import CARTHAGE, NO_SEAT, ROME
from hatalom.games.hannibal.phases.turn.turn import PREEMPTING, Turn
from hatalom.table.orders import Order, Orders, windows_of
from hatalom.table.table import Table
from tests.games.hannibal.scenario import CONTENT, Scene
from tests.rules import rule
from tests.table.tables import SECRET, human

OTHER = "c35"
"""A card that is no counter event."""


def weather(card: str) -> Scene:
    scene = Scene("rome", rome="c01 c33", carthage=card)
    scene.army("rome", "capua", 5, "g_nero consul")
    scene.ready("rome", "c33", "g_nero", 5)
    return scene.play("rome", "march_to beneventum", "march_to cannae", "march_to arpi")


def storms(card: str) -> Scene:
    scene = Scene("rome", rome="c01 c33", carthage=card)
    scene.army("rome", "neapolis", 5, "g_nero consul")
    scene.ready("rome", "c33", "g_nero", 5)
    return scene.play("rome", "sail_to brundisium")


def tribes(card: str) -> Scene:
    scene = Scene("rome", rome="c01 c33", carthage=card)
    scene.army("rome", "pisae", 5, "g_nero consul")
    scene.ready("rome", "c33", "g_nero", 5)
    return scene.play("rome", "march_to eastern_ligurians")


def declaration(card: str) -> Scene:
    scene = Scene("rome", rome="c33", carthage=card)
    scene.army("rome", "capua", 5, "g_nero consul")
    scene.army("carthage", "beneventum", 3)
    scene.ready("rome", "c33", "g_nero", 5)
    return scene.play("rome", "march_to beneventum")


def fright(card: str) -> Scene:
    scene = Scene("carthage", rome=card, carthage="c62 c33")
    scene.army("carthage", "capua", 6, "hannibal", elephants=2)
    scene.army("rome", "beneventum", 3)
    scene.ready("carthage", "c33", "hannibal", 6, "take_units 6")
    scene.play("carthage", "march_to beneventum")
    scene.pass_windows()
    return scene.play("carthage", "charge")


def preemption(card: str) -> Scene:
    scene = Scene("rome", rome=card, carthage="c62")
    scene.pos.stack = [Turn(PREEMPTING, NO_SEAT, False)]
    return scene


WINDOWS: dict[str, tuple[Callable[[str], Scene], str, int]] = {
    "ask-counter-weather": (weather, "c41", CARTHAGE),
    "ask-counter-naval": (storms, "c60", CARTHAGE),
    "ask-counter-tribes": (tribes, "c07", CARTHAGE),
    "ask-declare": (declaration, "c20", CARTHAGE),
    "ask-elephant-fright": (fright, "c42", ROME),
    "ask-preempt": (preemption, "c33", ROME),
}
every_window = pytest.mark.parametrize("prompt", WINDOWS)


def interception() -> Scene:
    """Hannibal and Mago stand beside the road, H. Gisgo in the way of the Roman army."""
    scene = Scene("rome", rome="c33", carthage="")
    scene.army("rome", "capua", 5, "g_nero consul")
    scene.army("carthage", "beneventum", 3, "h_gisgo")
    scene.army("carthage", "arpi", 12, "hannibal", "hasdrubal", elephants=2)
    scene.army("carthage", "cannae", 2, "mago")
    scene.mark("none", "cannae")
    scene.ready("rome", "c33", "g_nero", 5)
    return scene.play("rome", "march_to beneventum")


def table_of(scene: Scene, reactor: int, orders: Orders) -> Table:
    names = ("Anna", "Béla")
    head = Head(GAME.name, GAME.rules_version, names, GAME.default_options(), "", commitment_of(SECRET))
    match = Match(GAME, head, CONTENT, Stream(SECRET), start=scene.pos)
    seats = [human("anna"), human("bela")]
    seats[reactor] = msgspec.structs.replace(seats[reactor], orders=orders)
    return Table(match, seats)


def open_question(table: Table) -> Question:
    return table.match.questions()[0]


def seen(table: Table, viewer: int) -> Any:
    return msgspec.to_builtins(table.state(viewer))


class TestFromOutside:
    @rule("2.12")
    @every_window
    def test_a_window_opens_whether_or_not_the_seat_holds_the_card(self, prompt: str) -> None:
        scene_of, card, reactor = WINDOWS[prompt]
        can, cannot = (table_of(scene_of(held), reactor, {}) for held in (card, OTHER))
        for table in (can, cannot):
            assert (open_question(table).prompt.key, open_question(table).seat) == (prompt, reactor)
        assert len(open_question(can).options) > len(open_question(cannot).options) == 1
        for viewer in (1 - reactor, SPECTATOR):
            assert seen(can, viewer) == seen(cannot, viewer)

    @every_window
    def test_who_will_not_and_who_cannot_look_the_same(self, prompt: str) -> None:
        scene_of, card, reactor = WINDOWS[prompt]
        tables = [table_of(scene_of(held), reactor, {prompt: Order.NEVER}) for held in (card, OTHER)]
        for table in tables:
            (question,) = table.ordered_questions()
            table.obey(question)
        for viewer in (1 - reactor, SPECTATOR):
            assert seen(tables[0], viewer) == seen(tables[1], viewer)
        assert open_question(tables[0]).prompt.key != prompt

    @rule("8.2")
    def test_declarations_are_told_together(self) -> None:
        table = table_of(interception(), CARTHAGE, {})
        before = [seen(table, viewer) for viewer in (ROME, SPECTATOR)]
        for action in ("avoid_with_all", "intercept hannibal", "enough_generals", "take_units 5", "take_elephants 2"):
            table.act(CARTHAGE, action, table.match.version_for(CARTHAGE))
            assert [seen(table, viewer) for viewer in (ROME, SPECTATOR)] == before
        assert open_question(table).prompt.key == "ask-intercept"
        declined = table_of(interception(), CARTHAGE, {})
        declined.act(CARTHAGE, "done", declined.match.version_for(CARTHAGE))
        assert [seen(declined, viewer) for viewer in (ROME, SPECTATOR)] == before


class TestOrders:
    def test_which_windows_there_are(self) -> None:
        windows = {window.prompt: Order.ALWAYS in window.orders for window in windows_of(GAME)}
        assert windows.keys() == {*WINDOWS, "ask-intercept", "ask-avoid"}
        assert not windows["ask-declare"]
        assert not windows["ask-counter-naval"]
        assert sum(windows.values()) == len(windows) - 2

    @every_window
    def test_always_plays_the_card_if_it_is_there(self, prompt: str) -> None:
        scene_of, card, reactor = WINDOWS[prompt]
        if not next(Order.ALWAYS in window.orders for window in windows_of(GAME) if window.prompt == prompt):
            card = OTHER
        table = table_of(scene_of(card), reactor, {prompt: Order.ALWAYS})
        (question,) = table.ordered_questions()
        table.obey(question)
        told = {event.message.key for event in table.match.plies[0].events}
        wanted = "preempted" if prompt == "ask-preempt" else "counter-played"
        assert (wanted in told) == (card != OTHER)

    @every_window
    def test_ask_me_leaves_it_to_the_player(self, prompt: str) -> None:
        scene_of, card, reactor = WINDOWS[prompt]
        assert table_of(scene_of(card), reactor, {}).ordered_questions() == []

    @rule("11.1", "12.1")
    def test_never_lets_the_enemy_pass(self) -> None:
        table = table_of(interception(), CARTHAGE, {"ask-avoid": Order.NEVER, "ask-intercept": Order.NEVER})
        while questions := table.ordered_questions():
            table.obey(questions[0])
        told = [event.message.key for ply in table.match.plies for event in ply.events]
        assert "battle-begun" in told
        assert not {"avoid-declared", "intercept-declared"} & set(told)

    @rule("11.3", "11.7")
    def test_always_intercepts_with_all_that_may_go(self) -> None:
        table = table_of(interception(), CARTHAGE, {"ask-avoid": Order.NEVER, "ask-intercept": Order.ALWAYS})
        for _ in range(2):
            table.obey(table.ordered_questions()[0])
        declared = [
            event for ply in table.match.plies for event in ply.events if event.message.key == "intercept-declared"
        ]
        told = [event.message.fill(event.args) for event in declared]
        assert {(entry["general"], entry["n"]) for entry in told} == {("general.hannibal", 10), ("general.mago", 2)}

    @rule("12.1", "12.2")
    def test_always_avoids_with_the_whole_army(self) -> None:
        table = table_of(interception(), CARTHAGE, {"ask-avoid": Order.ALWAYS})
        table.obey(table.ordered_questions()[0])
        assert open_question(table).prompt.key == "ask-intercept"
        table.act(CARTHAGE, "done", table.match.version_for(CARTHAGE))
        declared = [event for ply in table.match.plies for event in ply.events if event.message.key == "avoid-declared"]
        assert [event.message.fill(event.args) for event in declared] == [
            {"general": "general.h_gisgo", "n": 3, "space": "space.beneventum"}
        ]


@rule("12.3")
def test_nobody_is_asked_to_avoid_battle_who_has_nowhere_to_go() -> None:
    scene = Scene("rome", rome="c33", carthage="")
    scene.army("rome", "capua", 5, "g_nero consul")
    scene.army("carthage", "beneventum", 3, "h_gisgo")
    scene.ready("rome", "c33", "g_nero", 5).play("rome", "march_to beneventum")
    assert scene.asked() not in ("ask-avoid", "ask-intercept")
