"""The turns of a table's computers: who is thinking, and what each one's last turn was for."""

import asyncio

from hatalom.core.question import Seat
from hatalom.table.intent import Public, intent_of, public_of
from hatalom.table.table import Table
from hatalom.table.wire import ReasonWire
from hatalom.table.words import message_of


class Turns:
    """By seat: the task that will answer for it, what was known when its turn began, what its last turn was for."""

    def __init__(self) -> None:
        self.thinking: dict[int, asyncio.Task[bool]] = {}
        self.brought: dict[int, list[ReasonWire]] = {}
        self._before: dict[int, Public] = {}

    def begin(self, table: Table, seat: int) -> None:
        """A computer is about to play: what can be seen now is remembered."""
        if seat not in self._before:
            self._before[seat] = public_of(table.match)

    def end(self, table: Table, seat: int) -> bool:
        """Once a computer is no longer asked, finds out what its turn was for; True if there is something to tell."""
        if seat in table.asked() or seat not in self._before:
            return False
        found = intent_of(self._before.pop(seat), public_of(table.match), Seat(seat))
        self.brought[seat] = [ReasonWire(message_of(said)) for said in found]
        return True
