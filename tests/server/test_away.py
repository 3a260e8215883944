"""While the database is away people are told so, and afterwards everything goes on by itself."""

import asyncio
import errno
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy import Engine, exc

from hatalom.server.app import App
from hatalom.server.rooms import hub as hub_module
from hatalom.server.store import writer as writer_module
from hatalom.server.store.away import Away, answering, passes
from hatalom.server.store.database import Database
from hatalom.server.store.records import Change
from tests.server.conftest import Json, Person

MOST_PAGES = 1_073_741_823


class Outage:
    is_on = False


@pytest.fixture
def outage(monkeypatch: pytest.MonkeyPatch) -> Iterator[Outage]:
    """The network to the database, which can be cut."""
    cut = Outage()
    in_time, put = Database._in_time, writer_module._put_directly

    def in_time_or_never(self: Database) -> AbstractAsyncContextManager[None]:
        if cut.is_on:
            raise Away("the network is cut")
        return in_time(self)

    def put_or_not(engine: Engine, changes: list[Change]) -> set[str]:
        if cut.is_on:
            raise OSError(errno.EIO, "the disk is gone")
        return put(engine, changes)  # type: ignore[return-value]

    monkeypatch.setattr(Database, "_in_time", in_time_or_never)
    monkeypatch.setattr(writer_module, "_put_directly", put_or_not)
    monkeypatch.setattr(hub_module, "SHARED_BEAT_SECONDS", 0.05)
    yield cut
    cut.is_on = False


def asked(anna: Person, table: str) -> tuple[str, Json]:
    """The seat that is asked, and its state."""
    for seat in ("orange", "white"):
        state: Json = anna.table(table, seat)["state"]
        if state["question"] is not None:
            return seat, state
    raise AssertionError("nobody is asked")


def act(anna: Person, table: str, key: str) -> Callable[[], Any]:
    seat, state = asked(anna, table)
    action = state["question"]["options"][0]["action"]
    return lambda: anna.act(table, seat, action, state["version"], key)


def eventually(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.02)


def test_whoever_acts_meanwhile_is_told_so_and_the_same_key_works_afterwards(
    anna: Person, outage: Outage, caplog: pytest.LogCaptureFixture
) -> None:
    table = anna.open("me", "me", same_screen=True)
    do = act(anna, table, "the-key")
    outage.is_on = True
    refused = do()
    assert (refused.status_code, refused.json()["error"]) == (503, "away")
    assert "try again" in refused.json()["message"]
    assert refused.headers["retry-after"]
    assert not [record for record in caplog.records if record.exc_info], "nobody made a mistake"
    outage.is_on = False
    first, again = do(), do()
    assert first.status_code == 200
    assert first.json() == again.json()


def test_a_page_tries_again_by_itself(anna: Person, outage: Outage) -> None:
    outage.is_on = True
    anna.client.app.house.store.people._known.clear()
    answer = anna.get("/lobby")
    assert answer.status_code == 503
    assert 'http-equiv="refresh"' in answer.text


def test_whoever_is_not_answered_before_the_server_stops_asks_the_next_one(
    anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cut_off(*_: Any) -> None:
        raise asyncio.CancelledError

    monkeypatch.setattr(anna.client.app.house.given["viewing"], "table", cut_off)
    answer = anna.get(f"/api/tables/{anna.open('me', 'open')}")
    assert (answer.status_code, answer.json()["error"]) == (503, "away")
    assert "try again" in answer.json()["message"]
    assert answer.headers["retry-after"]


def test_a_viewer_is_told_to_come_again(anna: Person, outage: Outage) -> None:
    table = anna.open("me", "me", same_screen=True)
    anna.client.app.house.store.people._known.clear()
    outage.is_on = True
    with pytest.raises(WebSocketDisconnect) as ended, anna.live(table) as socket:
        socket.receive_json(timeout=10)
    assert ended.value.code == 1013


def test_computers_go_on_afterwards_though_nobody_looks(anna: Person, outage: Outage) -> None:
    table = anna.open("random", "random")
    outage.is_on = True
    time.sleep(0.3)
    outage.is_on = False

    def stood() -> tuple[str, int]:
        rows = [row for which in ("mine", "finished") for row in anna.get(f"/api/tables?list={which}").json()]
        return next((str(row["updated"]), int(row["progress"])) for row in rows if row["id"] == table)

    before = stood()
    eventually(lambda: stood() != before or before[1] == 100)


@pytest.mark.sqlite
def test_a_full_file_takes_no_act_and_loses_none(lasting_client: TestClient[App]) -> None:
    anna = Person(lasting_client, "Anna")
    table = anna.open("me", "me", same_screen=True)
    direct = lasting_client.app.house.store.writer.direct
    assert direct is not None

    def limit(pages: int) -> None:
        with direct.connect() as connection:
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    assert act(anna, table, "first")().status_code == 200
    limit(1)
    for number in range(200):
        _, state = asked(anna, table)
        do = act(anna, table, f"key-{number}")
        answer = do()
        if answer.status_code == 503:
            break
    assert answer.json()["error"] == "away"
    assert asked(anna, table)[1]["version"] == state["version"], "what was not stored was not done"
    limit(MOST_PAGES)
    assert do().status_code == 200


class Told(Exception):
    def __init__(self, sqlstate: str) -> None:
        super().__init__(sqlstate)
        self.sqlstate = sqlstate


@pytest.mark.parametrize(
    ("error", "does_pass"),
    [
        (TimeoutError(), True),
        (ConnectionRefusedError(), True),
        (exc.TimeoutError(), True),
        (exc.DBAPIError("SELECT", {}, Told("57P01")), True),
        (exc.OperationalError("SELECT", {}, Told("53100")), True),
        (Told("57P03"), True),
        (exc.IntegrityError("INSERT", {}, Told("23505")), False),
        (exc.ProgrammingError("SELECT", {}, Told("42P01")), False),
        (ValueError("a bug"), False),
    ],
)
def test_what_passes_is_told_from_mistakes(error: Exception, does_pass: bool) -> None:
    assert passes(error) is does_pass
    with pytest.raises(Away if does_pass else type(error)), answering():
        raise error
