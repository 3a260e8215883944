"""After the server was down: clocks that heed the time of day are brought to the moment at which it stopped."""

from typing import Any

import msgspec
from sqlalchemy import select, update

from hatalom.core.errors import IllegalAction
from hatalom.server.store import schema as t
from hatalom.server.store.database import Database, rows_of
from hatalom.server.store.rows import clock_of, reading
from hatalom.table.clock import TimeOut


async def begin_again(database: Database, stopped: int, skew: int) -> None:
    """All players' time went on until the server `stopped`; from now on the time of day is ahead by `skew`.

    So a deadline is later by as long as the server was down, and nights are where they are on the wall.
    """
    running = select(t.tables.c.id, t.tables.c.clock).where(t.tables.c.status != "over", t.tables.c.clock != "")
    async with database.writing() as connection:
        for row in await rows_of(connection, running.order_by(t.tables.c.id).with_for_update()):
            try:
                with reading(row["id"]):
                    clock = clock_of(row)
            except IllegalAction:  # it is told when somebody opens the table
                continue
            if clock is not None and any(seat.rest is not None for seat in clock.seats):
                clock.settle(stopped, skew)
                changed: dict[str, Any] = {
                    "clock": msgspec.json.encode(clock).decode(),
                    "revision": t.tables.c.revision + 1,
                }
                if clock.time_out == TimeOut.COMPUTER:
                    changed["deadline"] = clock.deadline()
                await connection.execute(update(t.tables).where(t.tables.c.id == row["id"]).values(changed))
