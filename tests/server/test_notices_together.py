"""Several processes: one of them tells, another when that one has ended; and a session that ends, ends everywhere."""

import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from litestar.testing import TestClient

from hatalom.server.app import App
from tests.server.conftest import Person
from tests.server.receivers import Mailbox, running
from tests.server.test_accounts import account, by_passkey, ends, remove, returned, with_passkey
from tests.server.test_notices import ADDRESS, at_turn, wish, with_mail
from tests.server.test_together import House, house, through

__all__ = ["house"]  # a fixture


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with running(Mailbox()) as box:
        yield box


def go_round(client: TestClient[App]) -> None:
    """As the process does by itself every few seconds: it asks first whether the chore is its own."""
    client.blocking_portal.call(client.app.house.teller._round)


def until(true: Any) -> None:
    end = time.monotonic() + 30
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.long
def test_one_process_tells_and_another_takes_over(house: House, mailbox: Mailbox) -> None:
    house.settings = replace(house.settings, address=ADDRESS, mail_server=mailbox.url)
    second = house.process()
    with house.passing() as first:
        go_round(first)
        anna, bela = Person(first, "Anna"), Person(first, "Béla")
        _, asked, _ = at_turn(anna, bela)
        with_mail(asked, mailbox)
        go_round(second)
        assert mailbox.letters == []
        go_round(first)
        go_round(second)
        assert len(mailbox.letters) == 1
    anna, bela = through(anna, second), through(bela, second)
    for person in (anna, bela):
        wish(person)
    told = len(mailbox.letters)

    def is_told() -> bool:
        """The one who has a way may not be asked at the first table."""
        at_turn(anna, bela)
        go_round(second)
        return len(mailbox.letters) > told

    until(is_told)


@pytest.mark.long
def test_a_session_that_ends_loses_its_connections_to_all_processes(house: House) -> None:
    first, second = house.process(), house.process()
    anna, bela = Person(first, "Anna"), Person(first, "Béla")
    table, _, _ = at_turn(anna, bela)
    device = with_passkey(anna)
    there = returned(Person(second), by_passkey(Person(second), device))
    [session] = [one for one in account(anna)["sessions"] if not one["mine"]]
    with there.live(table) as socket:
        socket.receive_json()
        assert remove(anna, f"/api/me/sessions/{session['id']}").status_code == 200
        ends(socket)
    assert there.get("/api/me").json()["known"] is False
