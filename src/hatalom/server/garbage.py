"""Python looks for garbage among all it has, and everybody waits meanwhile: with two thousand tables, over a second.

Here it looks only through what is new; what is still in use then is kept out of its sight from there on.  What becomes
garbage later (a connection that has ended leaves some) is found by a look through all: once an hour in a calm moment,
or when memory is short.
"""

import asyncio
import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager

NEVER = 1_000_000_000
"""Python's own look through all does not come by itself."""
CALM_SECONDS = 1.0
MOST_TRIES = 600


@contextmanager
def loading() -> Iterator[None]:
    """What is loaded meanwhile is not looked through again and again, which takes a tenth of a start."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


class Garbage:
    """Of this process: Python has one heap, and so one of these."""

    keeps = False

    def keep_what_is_loaded(self) -> None:
        """From now on only what is newer is looked through, whenever `look_through_new` is called."""
        first, second, _ = gc.get_threshold()
        gc.set_threshold(first, second, NEVER)
        gc.freeze()
        self.keeps = True

    async def look_through_new(self) -> None:
        """Frees what has become garbage since the last look; nothing where Python looks by itself."""
        if self.keeps:
            gc.collect()
            gc.freeze()

    async def look_through_all_when_calm(self, done: Callable[[], int]) -> None:
        """Waits for a second in which nothing was `done`; on a server that is never calm, some minutes."""
        for _ in range(MOST_TRIES):
            before = done()
            await asyncio.sleep(CALM_SECONDS)
            if done() == before:
                break
        self.look_through_all()

    def look_through_all(self) -> None:
        """Also finds what was in use at an earlier look and is not any more."""
        gc.unfreeze()
        gc.collect()
        if self.keeps:
            gc.freeze()


GARBAGE = Garbage()
