"""`hatalom serve --workers 2`: two processes behind one address, of which any may be killed or replaced."""

import os
import signal
import time
from collections.abc import Iterator

import httpx
import pytest

from tests.server.conftest import new_database
from tests.server.running import Running
from tests.server.test_restart import Player
from tools.chaos.house import descendants

pytestmark = pytest.mark.long


@pytest.fixture
def server(postgres: str) -> Iterator[Running]:
    with new_database(postgres) as database, Running(database, options=("--workers=2",)) as running:
        yield running


def web_processes(server: Running) -> list[int]:
    assert server.process is not None
    first = server.process.pid
    return [pid for pid, parent, what in descendants(first) if parent == first and "resource_tracker" not in what]


def answers(server: Running) -> bool:
    try:
        return httpx.get(f"{server.url}/api/me", timeout=10).status_code == 200
    except httpx.TransportError:
        return False


def wait_for_two(server: Running, gone: set[int]) -> None:
    until = time.monotonic() + 300
    while len(set(web_processes(server)) - gone) < 2 or not answers(server):
        assert time.monotonic() < until, "the processes did not come back"
        time.sleep(0.1)


def test_one_that_is_killed_is_replaced_and_nothing_is_lost(server: Running) -> None:
    anna = Player(server)
    for _ in range(3):
        anna.play()
        killed = web_processes(server)[0]
        os.kill(killed, signal.SIGKILL)
        wait_for_two(server, {killed})
        anna.http.close()
        anna.http = httpx.Client(base_url=server.url, timeout=20, headers=anna.http.headers)
        assert anna.state()["version"] >= anna.acknowledged
        again = anna.http.post(f"/api/tables/{anna.table}/act", json=anna.last)
        assert again.json() == {"version": anna.acknowledged}
    anna.my_turn()


def test_all_are_replaced_one_after_the_other_while_somebody_plays(server: Running) -> None:
    assert server.process is not None
    anna = Player(server)
    anna.play()
    old = set(web_processes(server))
    server.process.send_signal(signal.SIGHUP)
    until = time.monotonic() + 300
    while set(web_processes(server)) & old:
        assert answers(server), "somebody always answers"
        assert time.monotonic() < until, "the processes were not replaced"
        time.sleep(0.1)
    anna.http.close()
    anna.http = httpx.Client(base_url=server.url, timeout=20, headers=anna.http.headers)
    assert anna.state()["version"] >= anna.acknowledged
    anna.play()


def test_none_stays_behind_when_the_first_is_killed(server: Running) -> None:
    left = web_processes(server)
    server.kill()
    until = time.monotonic() + 60
    while any(os.path.exists(f"/proc/{pid}") for pid in left):
        assert time.monotonic() < until, "a process stayed behind"
        time.sleep(0.1)
