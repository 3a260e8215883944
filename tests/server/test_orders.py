"""Standing orders: who cannot react and who will not look the same from outside, also in time."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from hatalom.core.chance import Stream, commitment_of
from hatalom.core.errors import IllegalAction
from hatalom.core.journal import Head
from hatalom.core.match import Match
from hatalom.core.question import SPECTATOR
from hatalom.games.power_and_weakness import GAME as POWER
from hatalom.server.ids import NOBODY, PersonId, TableId
from hatalom.server.rooms import computers
from hatalom.server.rooms.computers import Computers
from hatalom.server.rooms.hub import Hub
from hatalom.server.rooms.post import Outbox
from hatalom.server.rooms.room import Info, Room
from hatalom.server.settings import Settings
from hatalom.server.store.records import Change
from hatalom.server.thinkers import Thinkers
from hatalom.table.agree import menu
from hatalom.table.clock import MINUTE, Pace, Terms, TimeOut, new_clock
from hatalom.table.orders import Order, changed, windows_of
from hatalom.table.table import Seat, Table
from tests.core.ambush import ASK_PARRY, GAME, Ambush, Turn
from tests.server.conftest import Person
from tests.table.tables import SECRET, computer, do, human

NORTH, EAST = 0, 1
FIVE, SIX = 4, 5
DELAY = 1.25
ORDERS: dict[str, str] = {ASK_PARRY.key: Order.NEVER}
ALWAYS: dict[str, str] = {ASK_PARRY.key: Order.ALWAYS}


def table_where(holds_six: bool, east: Seat) -> Table:
    """North may attack; East holds a six, or has buried it: the others cannot know which."""
    pos = Ambush(2)
    pos.hands[NORTH] = [2, 1, 0, 0, 0, 0]
    pos.hands[EAST][SIX if holds_six else FIVE] = 1
    pos.buried[EAST][FIVE if holds_six else SIX] = 1
    pos.pile = [1, 2, 3, 3, 2, 2]
    pos.push(Turn(NORTH, False))
    head = Head(GAME.name, GAME.rules_version, ("Anna", "Béla"), {}, "", commitment_of(SECRET))
    match = Match(GAME, head, None, Stream(SECRET), start=pos)
    clock = new_clock(Terms(Pace.LIVE, MINUTE, 0), TimeOut.COMPUTER, 2, 0)
    return Table(match, [human("anna"), east], clock=clock)


class Memory:
    """Instead of a database: remembers what lists would be answered from."""

    def __init__(self, transcript: list[Any]) -> None:
        self.transcript = transcript
        self.writer = self
        self.tables = None
        self.lessons = None
        self.people = None

    async def save(self, change: Change) -> None:
        self.transcript.append(("stored", msgspec.to_builtins(change.facts), len(change.rows)))


class FirstOption(Thinkers):
    async def choose(self, data: bytes, options: list[int]) -> int:
        return options[0]


class House:
    """A hub with one table at which North has attacked, and all that anybody but East gets to see, with its time."""

    def __init__(self, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
        self.transcript: list[Any] = []
        self.begun, self.over = asyncio.Event(), asyncio.Event()
        self.over.set()
        self.hub = Hub(Memory(self.transcript), FirstOption(1, 1), Settings("sqlite://", pace=0))  # type: ignore[arg-type]
        self.time = 0
        self.hub.uptime.now = lambda: self.time  # type: ignore[method-assign]
        self.hub.uptime.skew = lambda: 0  # type: ignore[method-assign]
        anna = PersonId("anna")
        self.room = Room(Info(id=TableId("t"), host=anna), table, self.hub.uptime)
        self.hub.rooms.add(self.room)
        self.outboxes = {eyes: self.enter(eyes, who) for eyes, who in ((NORTH, anna), (SPECTATOR, NOBODY))}
        monkeypatch.setattr(computers.LOTS, "uniform", lambda low, high: DELAY)
        monkeypatch.setattr(asyncio, "sleep", self.sleep)

    def enter(self, eyes: int, person: PersonId) -> Outbox:
        publisher = self.hub.publisher
        return publisher.enter(self.room, publisher.channel(self.room, eyes, person), since=None)

    async def sleep(self, seconds: float) -> None:
        """Takes no time, unless the test holds it up."""
        self._read()
        self.begun.set()
        await self.over.wait()
        self.time += round(seconds * 1000)
        self.transcript.append(("slept", round(seconds, 1)))

    def _read(self) -> None:
        for viewer, outbox in self.outboxes.items():
            while not outbox.empty():
                update = msgspec.json.decode(outbox.get_nowait())
                del update["seq"]  # begins with the time of day
                update.get("table", {}).pop("seq", None)
                self.transcript.append((viewer, update))

    async def attack(self) -> None:
        async with self.room.lock:
            await self.hub.change(self.room, lambda table: do(table, "choose one"))
            await self.hub.change(self.room, lambda table: do(table, "attack"))

    async def by_hand(self, text: str) -> None:
        async with self.room.lock:
            await self.hub.change(self.room, lambda table: do(table, text))

    async def finish(self) -> list[Any]:
        for task in list(self.room.turns.thinking.values()):
            await task
        self._read()
        return self.transcript


def seen(monkeypatch: pytest.MonkeyPatch, holds_six: bool, east: Seat, by_hand: str = "") -> list[Any]:
    """Everything that the attacker, onlookers and lists are told, and when."""

    async def story(patched: pytest.MonkeyPatch) -> list[Any]:
        house = House(table_where(holds_six, east), patched)
        await house.attack()
        if by_hand:
            await house.sleep(DELAY)
            await house.by_hand(by_hand)
        return await house.finish()

    with monkeypatch.context() as patched:
        return asyncio.run(story(patched))


def with_orders(orders: dict[str, str]) -> Seat:
    return msgspec.structs.replace(human("bela"), orders=orders)


def log_keys(transcript: list[Any]) -> list[str]:
    updates = [entry[1] for entry in transcript if entry[0] == SPECTATOR and entry[1]["kind"] == "state"]
    return [line["message"]["key"] for update in updates for line in update["log"]]


class TestFromOutside:
    def test_an_order_to_decline_looks_the_same_whatever_the_hand(self, monkeypatch: pytest.MonkeyPatch) -> None:
        could, could_not = (seen(monkeypatch, holds_six, with_orders(ORDERS)) for holds_six in (True, False))
        assert could == could_not
        assert "suffered" in log_keys(could)
        assert [entry for entry in could if entry[0] == "slept"] == [("slept", round(DELAY, 1))]

    def test_and_like_declining_by_hand_at_the_same_moment(self, monkeypatch: pytest.MonkeyPatch) -> None:
        ordered = seen(monkeypatch, True, with_orders(ORDERS))
        assert ordered == seen(monkeypatch, True, human("bela"), by_hand="suffer")
        assert ordered == seen(monkeypatch, False, human("bela"), by_hand="suffer")

    def test_an_order_to_react_waits_as_long_where_it_cannot(self, monkeypatch: pytest.MonkeyPatch) -> None:
        can, cannot = (seen(monkeypatch, holds_six, with_orders(ALWAYS)) for holds_six in (True, False))
        assert ("parried" in log_keys(can), "suffered" in log_keys(cannot)) == (True, True)
        first = [transcript.index(("slept", round(DELAY, 1))) for transcript in (can, cannot)]
        assert can[: first[0] + 1] == cannot[: first[1] + 1]
        assert cannot == seen(monkeypatch, False, with_orders(ORDERS))

    def test_a_computer_takes_its_time_too(self, monkeypatch: pytest.MonkeyPatch) -> None:
        could, could_not = (seen(monkeypatch, holds_six, computer()) for holds_six in (True, False))
        assert could == could_not
        assert ("slept", round(DELAY, 1)) in could

    def test_these_tests_notice_a_server_that_hurries_where_there_is_no_choice(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        obey = Computers._obey

        async def hurry(self: Computers, room: Room, seat: int) -> None:
            question = room.table.match.question_for(seat)
            if question is not None and len(question.options) == 1:
                async with room.lock:
                    await self.changes.carry_out(room, lambda table: table.obey(question))
            else:
                await obey(self, room, seat)

        monkeypatch.setattr(Computers, "_obey", hurry)
        could, could_not = (seen(monkeypatch, holds_six, with_orders(ORDERS)) for holds_six in (True, False))
        assert could != could_not

    @pytest.mark.parametrize("holds_six", [True, False])
    def test_without_an_order_the_person_is_asked_even_with_a_single_option(
        self, monkeypatch: pytest.MonkeyPatch, holds_six: bool
    ) -> None:
        async def story() -> None:
            house = House(table_where(holds_six, human("bela")), monkeypatch)
            await house.attack()
            assert house.room.turns.thinking == {}
            assert house.room.table.asked() == [EAST]

        asyncio.run(story())


def with_house(monkeypatch: pytest.MonkeyPatch, east: Seat, story: Callable[[House], Awaitable[None]]) -> None:
    async def run(patched: pytest.MonkeyPatch) -> None:
        await story(House(table_where(True, east), patched))

    with monkeypatch.context() as patched:
        asyncio.run(run(patched))


def test_who_answers_himself_or_withdraws_the_order_in_time_is_not_answered_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def answers(house: House) -> None:
        house.over.clear()
        await house.attack()
        await house.begun.wait()
        await house.by_hand("parry")
        house.over.set()
        await house.finish()
        assert "parried" in log_keys(house.transcript)
        assert "suffered" not in log_keys(house.transcript)

    async def withdraws(house: House) -> None:
        house.over.clear()
        await house.attack()
        await house.begun.wait()
        house.room.table.seats[EAST].orders = {}
        house.over.set()
        await house.finish()
        assert house.room.table.asked() == [EAST]

    with_house(monkeypatch, with_orders(ORDERS), answers)
    with_house(monkeypatch, with_orders(ORDERS), withdraws)


class TestGivingOrders:
    def test_only_for_windows_the_game_has(self) -> None:
        assert changed({}, GAME, ASK_PARRY.key, Order.NEVER) == ORDERS
        assert changed(ORDERS, GAME, ASK_PARRY.key, Order.ASK) == {}
        with pytest.raises(IllegalAction):
            changed({}, GAME, "ask-card", Order.NEVER)

    def test_always_only_where_there_is_one_way_to_react(self, monkeypatch: pytest.MonkeyPatch) -> None:
        assert Order.ALWAYS in windows_of(GAME)[0].orders
        monkeypatch.setattr(type(GAME), "sure_prompts", ())
        assert Order.ALWAYS not in windows_of(GAME)[0].orders
        with pytest.raises(IllegalAction):
            changed({}, GAME, ASK_PARRY.key, Order.ALWAYS)

    def test_who_gives_the_seat_up_leaves_no_orders_behind(self) -> None:
        table = table_where(True, with_orders(ORDERS))
        menu(table, EAST, "abandon", None, "")
        assert table.seats[EAST].orders == {}


class TestOnTheServer:
    @pytest.fixture(autouse=True)
    def a_window(self, monkeypatch: pytest.MonkeyPatch) -> str:
        """Power & Weakness has none; here it says that it has."""
        monkeypatch.setattr(type(POWER), "window_prompts", (POWER.messages[0],))
        return POWER.messages[0].key

    def test_nobody_else_sees_or_notices_an_order(self, anna: Person, bela: Person, a_window: str) -> None:
        table = anna.open("me", "open")
        bela.post(f"/api/tables/{table}/join", {"seat": "white"})
        path = f"/api/tables/{table}/orders"
        before = (told(bela.table(table)), bela.get("/api/tables?list=mine").json())
        answer = anna.client.put(
            path, json={"seat": "orange", "prompt": a_window, "order": "never"}, headers=anna.headers
        )
        assert answer.json() == {"orders": {a_window: "never"}}
        assert anna.get(f"{path}?seat=orange").json() == {"orders": {a_window: "never"}}
        assert (told(bela.table(table)), bela.get("/api/tables?list=mine").json()) == before
        assert bela.get(f"{path}?seat=orange").status_code == 403
        assert bela.get(f"{path}?seat=white").json() == {"orders": {}}
        foreign = {"seat": "orange", "prompt": a_window, "order": "ask"}
        assert bela.client.put(path, json=foreign, headers=bela.headers).status_code == 403

    def test_the_table_says_which_windows_there_are(self, anna: Person, a_window: str) -> None:
        windows = anna.table(anna.open("me", "open"))["windows"]
        assert [window["prompt"] for window in windows] == [a_window]
        bad = {"seat": "orange", "prompt": "no-window", "order": "never"}
        table = anna.open("me", "open")
        assert anna.client.put(f"/api/tables/{table}/orders", json=bad, headers=anna.headers).status_code == 400


def told(whole: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in whole.items() if key != "now"}
