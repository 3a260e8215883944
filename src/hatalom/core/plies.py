"""The plies of a game, kept small: a long game has ten thousand, and a server has many tables in memory."""

import sys
import zlib
from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import overload

import msgspec

from hatalom.core.errors import BadFile
from hatalom.core.event import Event
from hatalom.core.journal import Step
from hatalom.core.message import Message, Said

NO_HEADING = -1
QUICK = 1
"""How hard to pack: most is won at once."""


class PackedPlies(msgspec.Struct):
    """All that `Plies` keeps but the steps: the messages by key and rule, and the numbers."""

    messages: list[tuple[str, str]]
    revealed: bytes
    ends: bytes
    told: bytes


@dataclass(frozen=True, slots=True)
class Ply:
    """A step that stands, with what it told and whether it let anybody learn something."""

    step: Step
    events: list[Event]
    revealed: bool


class Plies(Sequence[Ply]):
    """Reads like a list of plies; each is made anew when somebody looks at it.

    What was told is kept as numbers in one row: a heading as its message, how many arguments it has, and these; an
    event as its message, its audience, where its heading stands (the same for all events under it), how many arguments
    it has, and these.
    """

    def __init__(self, plies: Iterable[Ply] = ()) -> None:
        self.steps: list[Step] = []
        self._revealed = bytearray()
        self._ends = array("q")
        """Where in `_told` each ply ends."""
        self._told = array("q")
        self._heading = NO_HEADING
        """Where the last heading stands."""
        self._messages: list[Message] = []
        self._numbers: dict[Message, int] = {}
        for ply in plies:
            self.append(ply)

    def __len__(self) -> int:
        return len(self.steps)

    @overload
    def __getitem__(self, at: int) -> Ply: ...
    @overload
    def __getitem__(self, at: slice) -> list[Ply]: ...
    def __getitem__(self, at: int | slice) -> Ply | list[Ply]:
        if isinstance(at, slice):
            return [self[number] for number in range(*at.indices(len(self)))]
        number = range(len(self))[at]
        return Ply(self.steps[number], self.events(number), self.is_revealed(number))

    def is_revealed(self, number: int) -> bool:
        return bool(self._revealed[number])

    def events(self, number: int) -> list[Event]:
        """What a ply told."""
        told, found = self._told, []
        at, end = self._ends[number - 1] if number else 0, self._ends[number]
        said, said_at = None, NO_HEADING
        while at < end:
            if told[at] < 0:  # a heading
                at = at + 2 + told[at + 1]
                continue
            if told[at + 2] != said_at:
                said_at = told[at + 2]
                said = self._said(said_at) if said_at != NO_HEADING else None
            first = at + 4
            after = first + told[at + 3]
            found.append(Event(self._messages[told[at]], list(told[first:after]), told[at + 1], said))
            at = after
        return found

    def append(self, ply: Ply) -> None:
        for event in ply.events:
            heading = self._place(event.heading)
            self._told.extend((self._number(event.message), event.audience, heading, len(event.args)))
            self._told.extend(event.args)
        self.steps.append(ply.step)
        self._revealed.append(ply.revealed)
        self._ends.append(len(self._told))

    def cut(self, count: int) -> None:
        """Keeps the first plies only."""
        del self.steps[count:], self._revealed[count:], self._ends[count:]
        del self._told[self._ends[-1] if self._ends else 0 :]
        if self._heading >= len(self._told):
            self._heading = NO_HEADING

    def copy(self) -> "Plies":
        other = Plies()
        other.steps = self.steps.copy()
        other._revealed, other._ends, other._told = self._revealed[:], self._ends[:], self._told[:]
        other._heading = self._heading
        other._messages, other._numbers = self._messages.copy(), self._numbers.copy()
        return other

    def pack(self) -> PackedPlies:
        """In a form to be stored."""
        named = [(message.key, message.rule) for message in self._messages]
        return PackedPlies(named, zlib.compress(self._revealed, QUICK), _packed(self._ends), _packed(self._told))

    @classmethod
    def unpack(cls, packed: PackedPlies, steps: list[Step], messages: dict[tuple[str, str], Message]) -> "Plies":
        """The same again, with the steps that they were packed without.  `BadFile` where these do not fit."""
        plies = cls()
        plies.steps = steps
        plies._revealed = bytearray(_inflated(packed.revealed))
        plies._ends, plies._told = _unpacked(packed.ends), _unpacked(packed.told)
        plies._messages = [messages[name] for name in packed.messages]
        plies._numbers = {message: number for number, message in enumerate(plies._messages)}
        if not len(steps) == len(plies._revealed) == len(plies._ends):
            raise BadFile("the plies do not fit their steps")
        return plies

    def _place(self, heading: Said | None) -> int:
        """Where this heading stands; it is written down if it is not the last one."""
        if heading is None:
            return NO_HEADING
        told, here = self._told, self._heading
        written = array("q", [~self._number(heading.message), len(heading.args), *heading.args])
        if here == NO_HEADING or told[here : here + len(written)] != written:
            self._heading = len(told)
            told.extend(written)
        return self._heading

    def _said(self, at: int) -> Said:
        first = at + 2
        return Said(self._messages[~self._told[at]], list(self._told[first : first + self._told[at + 1]]))

    def _number(self, message: Message) -> int:
        number = self._numbers.get(message)
        if number is None:
            number = self._numbers[message] = len(self._messages)
            self._messages.append(message)
        return number


def _packed(numbers: "array[int]") -> bytes:
    return zlib.compress(_little(numbers[:]).tobytes(), QUICK)


def _unpacked(data: bytes) -> "array[int]":
    numbers = array("q")
    numbers.frombytes(_inflated(data))
    return _little(numbers)


def _inflated(data: bytes) -> bytes:
    try:
        return zlib.decompress(data)
    except zlib.error as error:
        raise BadFile(f"the plies cannot be unpacked: {error}") from error


def _little(numbers: "array[int]") -> "array[int]":
    """The lowest byte first, on whatever machine it was written."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
