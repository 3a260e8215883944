"""What breaks at one table, or for a moment, stops nothing else."""

import asyncio
import logging
import time

import pytest
from litestar.testing import TestClient
from sqlalchemy import text

from hatalom.server.rooms import hub as hub_module
from hatalom.server.settings import Settings
from hatalom.server.store.engine import open_engine
from hatalom.server.store.uptime import StoredUptime
from hatalom.server.upgrade import check_all
from hatalom.table.reload import Verdict
from tests.server.conftest import AtOnce, Person, create_app

SPOILT = {
    "its list of seats": "UPDATE tables SET waiting = '{' WHERE id = :table",
    "its options": "UPDATE tables SET options = 'x' WHERE id = :table",
    "its clock": "UPDATE tables SET clock = '[]' WHERE id = :table",
    "its offer": "UPDATE tables SET offer = '[' WHERE id = :table",
    "its overlay": "UPDATE tables SET overlay = '[1' WHERE id = :table",
    "its game": "UPDATE tables SET game = 'chess' WHERE id = :table",
    "a row of its journal": "UPDATE journal SET what = 'castle e1' WHERE seq = 3 AND table_id = :table",
    "a kind of row": "UPDATE journal SET kind = 'takeback', what = 'x' WHERE seq = 3 AND table_id = :table",
    "a row out of turn": "UPDATE journal SET seat = 7 WHERE seq = 4 AND table_id = :table",
    "a seat": "UPDATE seats SET kind = 'ghost' WHERE number = 1 AND table_id = :table",
    "a seat that is missing": "DELETE FROM seats WHERE number = 1 AND table_id = :table",
    "standing orders": "UPDATE seats SET orders = '7' WHERE number = 0 AND table_id = :table",
}


def spoil(settings: Settings, what: str, table: str) -> None:
    async def change() -> int:
        engine = open_engine(settings.database)
        async with engine.begin() as connection:
            changed = (await connection.execute(text(SPOILT[what]), {"table": table})).rowcount
        await engine.dispose()
        return changed

    assert asyncio.run(change()) == 1


@pytest.mark.parametrize("what", SPOILT)
def test_one_unreadable_table_stops_nobody_else(settings: Settings, what: str) -> None:
    """After a restart the computers of all other tables go on, lists are shown, and the bad one says what it is."""
    with TestClient(create_app(settings, Slow(1, 10)), base_url="https://table.local") as first:
        anna = Person(first, "Anna")
        bad, good = sorted(anna.open("random", "random") for _ in range(2))
        stood = updated(anna, good)
    spoil(settings, what, bad)
    with TestClient(create_app(settings, AtOnce(1, 10)), base_url="https://table.local") as second:
        anna.client = second
        until = time.monotonic() + 60
        while updated(anna, good) == stood:
            assert time.monotonic() < until, "the computers of the other table did not go on"
        listed = anna.get("/api/tables?list=mine")
        assert listed.status_code == 200
        answer = anna.get(f"/api/tables/{bad}")
        if answer.status_code != 200:  # where only the lists were spoilt, the table itself is well
            assert (answer.status_code, answer.json()["error"]) in ((409, "unreadable"), (404, "not-found")), what
        assert anna.open("me", "open")


def test_one_unreadable_table_does_not_end_the_check_of_all_stored_games(settings: Settings) -> None:
    with TestClient(create_app(settings, Slow(1, 10)), base_url="https://table.local") as client:
        anna = Person(client, "Anna")
        bad, good = (anna.open("me", "me", same_screen=True) for _ in range(2))
    spoil(settings, "its options", bad)
    heard: list[str] = []
    found = asyncio.run(check_all(settings.database, lambda checked, count: heard.append(checked.table)))
    assert {checked.table: checked.verdict for checked in found} == {bad: Verdict.BREAKS, good: Verdict.SAME}
    assert sorted(heard) == sorted([bad, good])


class Slow(AtOnce):
    """Never answers."""

    async def choose(self, data: bytes, options: list[int]) -> int:
        await asyncio.sleep(1000)
        return options[0]


def updated(person: Person, table: str) -> str:
    """When a table last changed, from the lists: asking for the table itself would set its computers going."""
    rows = [row for which in ("mine", "finished") for row in person.get(f"/api/tables?list={which}").json()]
    return next(str(row["updated"]) for row in rows if row["id"] == table)


@pytest.mark.sqlite
def test_the_uptime_goes_on_after_an_error_of_the_database(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    stored: list[int] = []
    store = StoredUptime.set
    errors = iter([OSError("the disk is full")] * 3)

    async def sometimes(self: StoredUptime, ms: int) -> None:
        error = next(errors, None)
        if error is not None:
            raise error
        await store(self, ms)
        stored.append(ms)

    monkeypatch.setattr(StoredUptime, "set", sometimes)
    monkeypatch.setattr(hub_module, "BEAT_SECONDS", 0.01)
    with TestClient(create_app(settings, AtOnce(1, 10)), base_url="https://table.local") as client:
        until = time.monotonic() + 20
        while not stored and time.monotonic() < until:
            client.get("/api/me")
        assert stored
    assert sum("disk is full" in str(record.exc_info) for record in caplog.records if record.exc_info) == 3


@pytest.mark.sqlite
def test_a_server_ends_in_order_though_its_uptime_cannot_be_stored(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def never(self: StoredUptime, ms: int) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(StoredUptime, "set", never)
    thinkers = AtOnce(1, 10)
    closed: list[bool] = []
    monkeypatch.setattr(thinkers, "close", lambda: closed.append(True))
    with TestClient(create_app(settings, thinkers), base_url="https://table.local") as client:
        assert client.get("/api/me").status_code == 200
    assert closed == [True]
    assert any(record.levelno >= logging.ERROR for record in caplog.records)
