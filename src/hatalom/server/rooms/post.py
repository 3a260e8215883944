"""The post of one viewer: his updates numbered, the last of them kept, over as many connections as he has open."""

import asyncio
import secrets
from collections import deque

KEPT_LETTERS = 100_000
"""So much of the last updates is kept for who was cut off; whoever has missed more gets the whole table again."""
NUMBER_BITS = 53
"""The whole numbers that JavaScript can tell apart."""
SPAN_BITS = 20
"""So many updates of one viewer are numbered before they could meet another's."""
MOST_UNSENT = 500
"""Whoever takes no more than so many updates behind is cut off: he connects again and gets the whole table."""
Outbox = asyncio.Queue[str]
"""What is still to be sent over one connection; an empty text ends it."""


class Post:
    """The numbers are its own, drawn by lot: those of another process, or before a restart, are never mistaken."""

    def __init__(self) -> None:
        self.first = self.seq = secrets.randbits(NUMBER_BITS - SPAN_BITS) << SPAN_BITS
        self.outboxes: set[Outbox] = set()
        self._kept: deque[tuple[int, str]] = deque()
        self._letters = 0

    @property
    def next(self) -> int:
        """The number of the update to be sent next."""
        return self.seq + 1

    def open(self) -> Outbox:
        outbox: Outbox = asyncio.Queue(MOST_UNSENT)
        self.outboxes.add(outbox)
        return outbox

    def send(self, data: str) -> None:
        self.seq += 1
        self._kept.append((self.seq, data))
        self._letters += len(data)
        while self._letters > KEPT_LETTERS:
            self._letters -= len(self._kept.popleft()[1])
        for outbox in self.outboxes:
            if outbox.full():
                end(outbox)
            else:
                outbox.put_nowait(data)

    def missed_since(self, since: int) -> list[str] | None:
        """What came after that number; None if it is not known any more."""
        oldest = self._kept[0][0] if self._kept else self.next
        if not self.first <= since <= self.seq or since + 1 < oldest:
            return None
        return [data for seq, data in self._kept if seq > since]

    def close(self) -> None:
        """Ends the connections: their owners have to come again."""
        for outbox in self.outboxes:
            end(outbox)


def end(outbox: Outbox) -> None:
    """Ends a connection; what it has not got yet is of no use any more."""
    while not outbox.empty():
        outbox.get_nowait()
    outbox.put_nowait("")
