"""The end of tasks that run beside requests."""

import asyncio
from collections.abc import Iterable
from typing import Any

PATIENCE_SECONDS = 2.0


async def end_all(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancels tasks and waits until they have ended.

    A wait that is over at the very moment of the cancellation may swallow it, so whoever still runs is told again.
    """
    every = list(tasks)
    left = set(every)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=PATIENCE_SECONDS)
    await asyncio.gather(*every, return_exceptions=True)
