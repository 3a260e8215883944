"""Processes beside the server: they end with it, and those that have time make way for the others."""

import os
import signal
from collections.abc import Callable
from typing import Any

from hatalom.lab.children import end_with_the_parent

PATIENCE = 10
"""How far behind the server and the thinking computers a process stands that has time."""


def end_with_the_server() -> None:
    """In the other process: it ends when the server is killed, and leaves Ctrl+C to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_the_parent()


def aside(work: Callable[..., None], *arguments: Any) -> None:
    """In the other process: does something that has time."""
    end_with_the_server()
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    work(*arguments)
