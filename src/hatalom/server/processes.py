"""Processes beside the server: they end with it, and those that have time make way for the others."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from typing import Any

PATIENCE = 10
"""How far behind the server and the thinking computers a process stands that has time."""


def end_with_the_server() -> None:
    """In the other process: it ends when the server is killed, and leaves Ctrl+C to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_wait_for_end, args=(server,), daemon=True).start()


def _wait_for_end(server: Any) -> None:
    server.join()
    os._exit(0)


def aside(work: Callable[..., None], *arguments: Any) -> None:
    """In the other process: does something that has time."""
    end_with_the_server()
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    work(*arguments)
