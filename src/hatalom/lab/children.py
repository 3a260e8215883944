"""Processes that work for another one end with it, even where it is killed and can tell nobody."""

import multiprocessing
import os
import threading
from typing import Any


def end_with_the_parent() -> None:
    """In the other process: without this it would wait for its next work forever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_wait_for_end, args=(parent,), daemon=True).start()


def _wait_for_end(parent: Any) -> None:
    parent.join()
    os._exit(0)
