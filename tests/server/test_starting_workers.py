"""The first process, which starts those that serve: what it does when one of them cannot start."""

import socket
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from uvicorn.config import STARTUP_FAILURE

from hatalom.server import workers as workers_module
from hatalom.server.workers import Workers


class Fake:
    """A process that is ready at once, or cannot start."""

    made: list["Fake"]
    fates: list[bool]

    def __init__(self, *_: Any) -> None:
        self.pid = len(self.made)
        self.exitcode = None if self.fates.pop(0) else STARTUP_FAILURE
        self.child_conn = SimpleNamespace(close=lambda: None)
        self.made.append(self)

    def is_alive(self, timeout: float) -> bool:
        return self.exitcode is None

    def wait_until_ready(self, *_: Any) -> bool:
        return self.exitcode is None

    def start(self) -> None: ...

    def kill(self) -> None: ...

    def join(self) -> None: ...


def workers_with(monkeypatch: pytest.MonkeyPatch, *fates: bool) -> tuple[Workers, list[str]]:
    Fake.made, Fake.fates = [], list(fates)
    greeted: list[str] = []
    monkeypatch.setattr(workers_module, "Process", Fake)
    monkeypatch.setattr("uvicorn.supervisors.multiprocess.Process", Fake)
    monkeypatch.setattr("uvicorn.supervisors.multiprocess.signal.signal", lambda *_: None)
    config = uvicorn.Config("none:app", workers=2, log_config=None)
    with socket.socket() as listening:
        started = Workers(config, listening, lambda: greeted.append("hello"))
    started.init_processes()
    return started, greeted


def test_where_one_serves_another_that_cannot_start_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    workers, greeted = workers_with(monkeypatch, True, False, False, True)
    for _ in range(3):
        workers.keep_subprocess_alive()
    assert not workers.should_exit.is_set()
    assert [process.exitcode for process in workers.processes] == [None, None]
    assert len(Fake.made) == 4
    assert greeted == ["hello"]


def test_where_none_can_start_the_server_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    workers, greeted = workers_with(monkeypatch, False, False)
    workers.keep_subprocess_alive()
    assert workers.should_exit.is_set()
    assert not greeted


def test_a_server_that_is_to_end_starts_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    workers, _ = workers_with(monkeypatch, True, False)
    workers.should_exit.set()
    workers.keep_subprocess_alive()
    assert workers.should_exit.is_set()
    assert len(Fake.made) == 2
