"""Chores: what is done again and again for as long as the server runs."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from hatalom.server.store.away import Away

log = logging.getLogger(__name__)


async def every(seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
    """Does a chore every so many seconds, also after it has failed."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await chore()
        except Away as error:
            log.warning("a chore could not be done and is tried again in %s s: %s", seconds, error)
        except Exception:
            log.exception("a chore failed; it is tried again in %s s", seconds)
