"""Several server processes behind one address: uvicorn starts them, and starts anew whichever dies.

They share one listening socket, so whoever is free takes the next visitor.  SIGHUP replaces them one after the other,
each new one before its old one goes.
"""

import logging
import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable
from functools import partial
from typing import Any

import uvicorn
from litestar import Litestar
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from hatalom.server.app import create_app
from hatalom.server.garbage import GARBAGE, loading
from hatalom.server.settings import Settings
from hatalom.server.watch.logs import set_up_logs

log = logging.getLogger(__name__)
START_SECONDS = 120.0
"""A process that has not answered for so long is taken for dead, and replaced."""


def config_of(settings: Settings, workers: int, **more: Any) -> uvicorn.Config:
    """Each process makes its own server from these settings."""
    return uvicorn.Config(
        partial(app_of_worker, settings),
        factory=True,
        workers=workers,
        timeout_worker_healthcheck=int(START_SECONDS),
        **more,
    )


def app_of_worker(settings: Settings) -> Litestar:
    """In the other process: the server, which ends in order when the one that has started it is killed."""
    first = multiprocessing.parent_process()
    if first is not None:
        threading.Thread(target=_end_with, args=(first,), daemon=True).start()
    set_up_logs(settings.has_json_log, settings.logs_requests)
    with loading():
        app = create_app(settings)
    GARBAGE.keep_what_is_loaded()
    return app


def _end_with(first: Any) -> None:
    first.join()
    os.kill(os.getpid(), signal.SIGTERM)


class Workers(Multiprocess):
    """Calls `on_start` once the processes answer.

    Where one answers, another that cannot start is tried again: its database may be away for a moment.
    """

    has_served = False

    def __init__(self, config: uvicorn.Config, listening: socket.socket, on_start: Callable[[], None]) -> None:
        super().__init__(config, sockets=[listening])
        self.on_start = on_start

    def init_processes(self) -> None:
        super().init_processes()
        ready = [process.wait_until_ready(START_SECONDS, self.should_exit) for process in self.processes]
        self.has_served = any(ready)
        if self.has_served:
            self.on_start()

    def keep_subprocess_alive(self) -> None:
        """Without our end of a process's line, its death is noticed at once, also while we wait for its answer."""
        for process in self.processes:
            process.child_conn.close()
        was_ending = self.should_exit.is_set()
        super().keep_subprocess_alive()
        if self.should_exit.is_set() and self.has_served and not was_ending:
            self._start_again()
            self.should_exit.clear()

    def _start_again(self) -> None:
        for number, process in enumerate(self.processes):
            if process.exitcode == STARTUP_FAILURE:
                log.warning("process %s could not start; another one takes its place", process.pid)
                self.processes[number] = Process(self.config, self.sockets)
                self.processes[number].start()
