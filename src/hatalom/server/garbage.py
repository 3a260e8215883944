"""Python looks for garbage among all it has.  What a server loads when it starts is none: it stays."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def loading() -> Iterator[None]:
    """What is loaded meanwhile is not looked through again and again, which takes a tenth of a start."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def keep_what_is_loaded() -> None:
    """From now on only what is newer is looked through: the server pauses for it less."""
    gc.freeze()
