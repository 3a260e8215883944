"""Several processes on one PostgreSQL: any of them answers for any table, and nothing is done twice or lost."""

import asyncio
import itertools
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession
from sqlalchemy import text

from hatalom import games
from hatalom.core.journal import read
from hatalom.core.replay import verify
from hatalom.server.app import App
from hatalom.server.ids import TableId
from hatalom.server.rooms import hub as hub_module
from hatalom.server.settings import Settings
from hatalom.server.store.engine import open_engine
from hatalom.server.thinkers import think
from tests.server.conftest import GAME, HOSTS, AtOnce, Json, Person, create_app, new_database
from tests.server.test_live import next_of


class Counting(AtOnce):
    """Remembers what it was asked; one that is stuck never answers."""

    def __init__(self, is_stuck: bool = False) -> None:
        super().__init__(1, 10)
        self.is_stuck = is_stuck
        self.asked = 0

    async def choose(self, data: bytes, options: list[int]) -> int:
        self.asked += 1
        if self.is_stuck:
            await asyncio.sleep(1000)
        return think(data)


class House:
    """Processes that share a database, here as servers within one process."""

    def __init__(self, database: str, stack: ExitStack) -> None:
        self.settings = Settings(database, pace=0, window_delay=(0, 0), rate_limits=False, hosts=HOSTS)
        self.database = database
        self.stack = stack

    def process(self, thinkers: AtOnce | None = None) -> TestClient[App]:
        return self.stack.enter_context(self.passing(thinkers))

    def passing(self, thinkers: AtOnce | None = None) -> TestClient[App]:
        """One that ends before the others."""
        return TestClient(create_app(self.settings, thinkers or Counting()), base_url="https://table.local")

    def sql(self, statement: str) -> list[Any]:
        async def ask() -> list[Any]:
            engine = open_engine(self.database)
            async with engine.begin() as connection:
                result = await connection.execute(text(statement))
                found = list(result.all()) if result.returns_rows else []
            await engine.dispose()
            return found

        return asyncio.run(ask())


def house_in(postgres: str) -> Iterator[House]:
    with new_database(postgres) as database, pytest.MonkeyPatch.context() as patched, ExitStack() as stack:
        patched.setattr(hub_module, "SHARED_BEAT_SECONDS", 0.1)
        patched.setattr(hub_module, "PRESENCE_SECONDS", 0.01)
        yield House(database, stack)


@pytest.fixture
def house(postgres: str) -> Iterator[House]:
    yield from house_in(postgres)


def through(person: Person, client: TestClient[App]) -> Person:
    """The same person, by another process."""
    other = Person(client)
    other.headers = person.headers
    return other


def soon(happens: Callable[[], Any]) -> Any:
    until = time.monotonic() + 20
    while not (found := happens()):
        assert time.monotonic() < until, "it did not happen"
        time.sleep(0.02)
    return found


def read_to_the_end(live: WebSocketTestSession) -> None:
    while True:
        live.receive_json(timeout=10)


def asked_of(person: Person, table: str) -> tuple[str, Json]:
    """The seat that is asked, and what it is shown."""
    seat = str(person.table(table)["state"]["waiting"][0]["seat"])
    return seat, person.table(table, seat)["state"]


def check_whole(person: Person, table: str) -> str:
    """Ends a game and verifies its journal: every row is legal, every draw is the committed one."""
    assert person.menu(table, "orange", "resign").status_code == 200
    journal = str(person.get(f"/api/tables/{table}/journal").text)
    game = games.load(GAME)
    verify(game, read(journal, game), game.load_content())
    return journal


@pytest.fixture(scope="module")
def lasting_house(postgres: str) -> Iterator[House]:
    yield from house_in(postgres)


@pytest.fixture(scope="module")
def two(lasting_house: House) -> tuple[TestClient[App], TestClient[App]]:
    return lasting_house.process(), lasting_house.process()


class TestTwoProcesses:
    """One process opens, another plays on; all this in one house, because starting one takes a while."""

    def test_what_one_does_the_other_knows(self, two: Any) -> None:
        anna = Person(two[0], "Anna")
        again = through(anna, two[1])
        table = anna.open("me", "me", same_screen=True)
        for person, other in [(anna, again), (again, anna)] * 3:
            seat, state = asked_of(person, table)
            action = state["question"]["options"][0]["action"]
            done = person.act(table, seat, action, state["version"], key=f"{state['version']}")
            assert done.status_code == 200, done.text
            assert other.table(table, seat)["state"]["version"] >= done.json()["version"]
            repeated = other.act(table, seat, action, state["version"], key=f"{state['version']}")
            assert repeated.json() == done.json(), "it was sent before, to another process"
            assert other.act(table, seat, action, state["version"]).json()["error"] == "stale"
        seat, state = asked_of(again, table)
        if state["undo"] is not None:
            undone = again.undo(table, seat, state["undo"]["step"], state["version"])
            assert undone.status_code == 200
        check_whole(anna, table)

    def test_viewers_of_one_are_told_what_happens_at_the_other(self, two: Any) -> None:
        anna, bela = Person(two[0], "Anna"), Person(two[1], "Béla")
        table = anna.open("me", "open")
        with anna.live(table) as live:
            assert not next_of(live, "table")["table"]["begun"]
            assert bela.post(f"/api/tables/{table}/join", {"seat": "white"}).status_code == 200
            with pytest.raises(WebSocketDisconnect):  # the game begins: everybody gets eyes of his own
                read_to_the_end(live)
        with anna.live(table) as live:
            begun = next_of(live, "table")["table"]
            assert (begun["seats"][1]["name"], begun["state"]["viewer"]) == ("Béla", "orange")
            with bela.live(table) as other:
                while not next_of(live, "seats")["seats"][1]["here"]:
                    pass
                next_of(other, "table")
                for sender, said in ((bela, "szia"), (anna, "hello")):
                    assert sender.post(f"/api/tables/{table}/say", {"text": said}).status_code == 204
                    assert [next_of(hearer, "chat")["line"]["text"] for hearer in (live, other)] == [said] * 2
                is_annas = anna.table(table)["state"]["question"] is not None
                player, seat, hearer = (anna, "orange", other) if is_annas else (bela, "white", live)
                state = player.table(table)["state"]
                done = player.act(table, seat, state["question"]["options"][0]["action"], state["version"])
                assert next_of(hearer, "state")["state"]["version"] == done.json()["version"]
                assert bela.post("/api/me", {"name": "Berci"}).status_code == 200
                assert next_of(live, "seats")["seats"][1]["name"] == "Berci"
            while next_of(live, "seats")["seats"][1]["here"]:
                pass
        assert [line["text"] for line in through(bela, two[0]).table(table)["chat"]] == ["szia", "hello"]

    def test_one_seat_is_taken_once(self, two: Any) -> None:
        host = Person(two[0], "Anna")
        people = [Person(two[number % 2], f"P{number}") for number in range(6)]
        for _ in range(3):
            table = host.open("me", "open")
            with ThreadPoolExecutor(6) as pool:
                wish = {"seat": "white"}
                answers = list(pool.map(lambda one: one.post(f"/api/tables/{table}/join", wish), people))  # noqa: B023
            assert sorted(answer.status_code for answer in answers) == [200] + [403] * 5
            winner = next(one for one, answer in zip(people, answers, strict=True) if answer.status_code == 200)
            assert sum(seat["mine"] for seat in winner.table(table)["seats"]) == 1

    def test_a_rematch_that_two_open_at_once_is_one_table(self, two: Any) -> None:
        anna, bela = Person(two[0], "Anna"), Person(two[1], "Béla")
        table = anna.open("me", "open")
        assert bela.post(f"/api/tables/{table}/join", {"seat": "white"}).status_code == 200
        assert anna.menu(table, "orange", "resign").status_code == 200
        with ThreadPoolExecutor(2) as pool:
            answers = list(pool.map(lambda one: one.post(f"/api/tables/{table}/rematch", {}), (anna, bela)))
        assert [answer.status_code for answer in answers] == [201, 201]
        again = {answer.json()["id"] for answer in answers}
        assert len(again) == 1
        assert bela.table(again.pop())["begun"]

    def test_a_lesson_goes_on_in_any_process(self, two: Any) -> None:
        anna = Person(two[0], "Anna")
        again = through(anna, two[1])
        table = str(anna.post(f"/api/games/{GAME}/lessons/board", {}).json()["id"])
        people = itertools.cycle((again, anna))
        while (shown := next(people).table(table)["state"])["coach"]["kind"] == "read":
            assert next(people).post(f"/api/lessons/{table}/next", {}).status_code == 200
        done = next(people).act(table, "orange", "place_unit kent", shown["version"])
        assert done.status_code == 200, done.text
        states = [person.table(table)["state"] for person in (anna, again)]
        assert states[0] == states[1]
        assert states[0]["coach"]["step"] == shown["coach"]["step"] + 1
        assert again.post(f"/api/games/{GAME}/lessons/recruit", {}).status_code == 201
        assert anna.get(f"/api/tables/{table}").status_code == 404

    def test_who_logs_out_at_one_is_out_at_the_other(self, two: Any) -> None:
        anna = Person(two[0], "Anna")
        again = through(anna, two[1])
        assert again.get("/api/me").json()["known"]
        anna.post("/api/logout", {})
        soon(lambda: not again.get("/api/me").json()["known"])

    def test_both_at_once(self, two: Any, lasting_house: House) -> None:
        """What was acknowledged is in the journal once, and nothing else is."""
        anna = Person(two[0], "Anna")
        table = anna.open("me", "me", same_screen=True)
        acknowledged: list[list[int]] = [[], []]

        def play(number: int) -> None:
            rng, me = random.Random(number), through(anna, two[number])
            for turn in range(12):
                seat, state = asked_of(me, table)
                options = state["question"]["options"] if state["question"] is not None else [{"action": "recruit"}]
                action = rng.choice(options)["action"]
                done = me.act(table, seat, action, state["version"], key=f"{number}-{turn}")
                if done.status_code == 200:
                    acknowledged[number].append(done.json()["version"])
                else:
                    assert done.json()["error"] in ("stale", "not-your-turn", "not-offered"), done.text
                me.post(f"/api/tables/{table}/say", {"text": f"{number} {turn}"})

        with ThreadPoolExecutor(2) as pool:
            list(pool.map(play, (0, 1)))
        versions = acknowledged[0] + acknowledged[1]
        assert len(set(versions)) == len(versions) >= 12
        for one in acknowledged:
            assert one == sorted(one)
        rows = lasting_house.sql(f"SELECT seq FROM journal WHERE table_id = '{table}' ORDER BY seq")
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        keys = lasting_house.sql(f"SELECT version FROM keys WHERE table_id = '{table}' ORDER BY version")
        assert [row.version for row in keys] == sorted(versions)
        lines = [line["text"] for line in anna.table(table)["chat"]]
        for number in (0, 1):
            assert [line for line in lines if line[0] == str(number)] == [f"{number} {turn}" for turn in range(12)]
        check_whole(anna, table)


class TestComputers:
    def test_one_process_thinks_and_all_are_told(self, house: House) -> None:
        thinkers = Counting(), Counting()
        first, second = (house.process(one) for one in thinkers)
        anna = Person(first, "Anna")
        table = anna.open("novice", "novice")
        with through(anna, second).live(table) as live:
            while next_of(live, "state")["state"]["plies"] < 20:
                pass
        assert sorted(one.asked > 0 for one in thinkers) == [False, True]

    def test_when_a_process_ends_another_lets_its_computers_think(self, house: House) -> None:
        second = house.process()
        with house.passing(Counting(is_stuck=True)) as first:
            anna = Person(first, "Anna")
            table = anna.open("random", "random")
            soon(lambda: house.sql("SELECT * FROM keepers"))
        soon(lambda: through(anna, second).table(table)["state"]["plies"] > 10)

    def test_when_a_process_dies_too(self, house: House) -> None:
        stuck = Counting(is_stuck=True)
        first, second = house.process(stuck), house.process()
        anna = Person(first, "Anna")
        table = anna.open("random", "random")
        (keeper,) = soon(lambda: house.sql("SELECT process_id FROM keepers"))
        house.sql(f"UPDATE processes SET beat = 0 WHERE id = '{keeper.process_id}'")
        soon(lambda: stuck.asked > 1 or through(anna, second).table(table)["state"]["plies"] > 10)


@pytest.mark.parametrize("ahead_ms", [-20_000, 3_600_000], ids=["long-silent", "before-the-clock-was-set-back"])
def test_what_a_dead_process_kept_goes_on(house: House, ahead_ms: int) -> None:
    with house.passing(Counting(is_stuck=True)) as first:
        anna = Person(first, "Anna")
        table = anna.open("random", "random")
    house.sql("DELETE FROM processes")
    now = "extract(epoch FROM clock_timestamp()) * 1000"
    house.sql(f"INSERT INTO processes (id, beat, figures) VALUES ('dead', {now} + {ahead_ms}, '')")
    house.sql(f"INSERT INTO keepers (table_id, process_id) VALUES ('{table}', 'dead')")
    second = house.process()
    soon(lambda: through(anna, second).table(table)["state"]["plies"] > 10)
    assert "dead" not in [row.id for row in house.sql("SELECT id FROM processes")]


def test_what_is_kept_and_no_longer_there_is_let_go(house: House) -> None:
    client = house.process()
    anna = Person(client, "Anna")
    table = anna.open("me", "open")
    hub = client.app.house.hub

    async def lose() -> tuple[bool, set[str]]:
        for kept in (TableId(table), TableId("gone")):
            await hub.company.keeps(kept)
        hub.changes.forget(await hub.rooms.room(TableId(table)))
        await hub.company.look_again()
        return hub.rooms.loaded(TableId(table)) is not None, hub.company.kept

    assert client.blocking_portal.call(lose) == (True, {table})


def test_news_that_were_lost_are_found_after_a_while(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hatalom.server.rooms.news.News.tell", lambda *_: None)
    first, second = house.process(), house.process()
    anna = Person(first, "Anna")
    table = anna.open("me", "me", same_screen=True)
    with through(anna, second).live(table) as live:
        version = next_of(live, "table")["table"]["state"]["version"]
        seat, state = asked_of(anna, table)
        assert anna.act(table, seat, state["question"]["options"][0]["action"], version).status_code == 200
        assert next_of(live, "state")["state"]["version"] > version


def test_a_process_whose_connections_are_cut_hears_again(house: House) -> None:
    first, second = house.process(), house.process()
    anna = Person(first, "Anna")
    table = anna.open("me", "me", same_screen=True)
    with through(anna, second).live(table) as live:
        next_of(live, "table")
        house.sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid() AND pid IN "
            "(SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend')"
        )
        soon(lambda: anna.get("/api/games").status_code == anna.get(f"/api/tables/{table}").status_code == 200)
        seat, state = asked_of(anna, table)
        act = state["question"]["options"][0]["action"]
        soon(lambda: anna.act(table, seat, act, state["version"], key="k").status_code == 200)
        assert next_of(live, "state")["state"]["version"] > state["version"]


def test_all_clocks_go_by_one_time(house: House) -> None:
    first, second = house.process(), house.process()
    anna = Person(first, "Anna")
    table = anna.open("me", "me", same_screen=True)
    times = [person.table(table)["now"] for person in (anna, through(anna, second)) * 2]
    assert max(times) - min(times) < 5000
    (row,) = house.sql("SELECT ms FROM uptime")
    soon(lambda: house.sql("SELECT ms FROM uptime")[0].ms > row.ms)
