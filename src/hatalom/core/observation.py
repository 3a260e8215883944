"""What a seat sees as a row of numbers, for learning programs: named blocks in a fixed order.

A game lists its blocks in its `observation.py`.  Numbers come from the view alone, so nothing hidden can get in.  A
view is made for people and costs much time; programs that play many games at once take the same numbers straight from
the position, by the game's `sight.py`.  The tests hold the two together.
"""

from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from hatalom.core.action import Kind
from hatalom.core.cells import Cells, empty_row
from hatalom.core.errors import BrokenRule

Numbers = Sequence[float]
Fill = Callable[[Any, int, Cells], None]
"""Puts what a viewer sees of a position into cells: the fast way to the numbers of the layout."""


@dataclass(frozen=True)
class Block:
    """Some numbers that belong together: what they tell, what each of them stands for, and where they come from."""

    name: str
    meaning: str
    labels: tuple[str, ...]
    numbers: Callable[[Any], Numbers]


@dataclass(frozen=True)
class Slot:
    """Where a block stands in the row: the numbers `first` to `end` - 1."""

    first: int
    end: int
    block: Block


class Layout:
    """The blocks of a game in their order."""

    def __init__(self, fill: Fill, *blocks: Block) -> None:
        self.fill = fill
        self.slots: list[Slot] = []
        self.size = 0
        for block in blocks:
            self.slots.append(Slot(self.size, self.size + len(block.labels), block))
            self.size += len(block.labels)

    def numbers(self, view: Any) -> list[float]:
        """The whole row for one view."""
        row: list[float] = []
        for slot in self.slots:
            found = slot.block.numbers(view)
            if len(found) != slot.end - slot.first:
                raise BrokenRule(f"{slot.block.name} gave {len(found)} numbers instead of {slot.end - slot.first}")
            row.extend(found)
        return row

    def seen(self, pos: Any, viewer: int) -> "array[int]":
        """The row that `numbers` gives for this viewer's view, straight from the position."""
        row: Any = empty_row(self.size)
        cells = Cells(row)
        self.fill(pos, viewer, cells)
        if cells.at != self.size:
            raise BrokenRule(f"{cells.at} cells were filled instead of {self.size}")
        return array("h", row if isinstance(row, list) else bytes(row))


def number(name: str, meaning: str, of: Callable[[Any], float]) -> Block:
    """A block of one number."""
    return Block(name, meaning, (name,), lambda view: (of(view),))


def one_of(name: str, meaning: str, kind: Kind, of: Callable[[Any], str | None]) -> Block:
    """Which member of a kind it is: a 1 in its place, nothing but 0 for none."""
    return Block(name, meaning, tuple(kind.ids), lambda view: hot(kind, of(view)))


def counts(name: str, meaning: str, kind: Kind, of: Callable[[Any], dict[str, int]]) -> Block:
    """How many of each member of a kind."""
    return Block(name, meaning, tuple(kind.ids), lambda view: tally(kind, of(view)))


def rows(
    name: str, meaning: str, things: Sequence[str], parts: Sequence[str], of: Callable[[Any], list[Numbers]]
) -> Block:
    """The same parts of every thing, thing by thing: all regions with owner and units, for example."""
    labels = tuple(f"{thing} {part}" for thing in things for part in parts)
    return Block(name, meaning, labels, lambda view: [value for row in of(view) for value in row])


def phase(names: Iterable[str]) -> Block:
    """Which phase is on top of the stack, as far as the viewer may know."""
    known = tuple(sorted(names))
    return Block("phase", "what is going on", known, lambda view: _top_phase(known, view.stack))


def _top_phase(known: tuple[str, ...], stack: list[dict[str, Any]]) -> Numbers:
    top = stack[-1]["phase"] if stack else ""
    return [float(name == top) for name in known]


def hot(kind: Kind, member: str | None) -> list[float]:
    row = [0.0] * len(kind.ids)
    if member is not None:
        row[kind.numbers[member]] = 1.0
    return row


def tally(kind: Kind, found: dict[str, int]) -> list[float]:
    row = [0.0] * len(kind.ids)
    for member, count in found.items():
        row[kind.numbers[member]] += count
    return row
