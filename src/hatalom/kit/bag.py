"""Bags: counted things without an order.  An order nobody knows does not exist, so it cannot leak."""

from collections.abc import Iterable

from mypy_extensions import i64

from hatalom.core.action import Kind, Verb
from hatalom.core.chance import Chance
from hatalom.core.message import Message
from hatalom.core.numbers import Numbers, numbers_of, zeros
from hatalom.core.question import NATURE, NOTHING, Question


def draw_from(bag: Numbers, verb: Verb, prompt: Message, args: list[i64] | None = None) -> Question:
    """NATURE draws one thing; each single thing in the bag is equally likely."""
    return Question(NATURE, prompt, NOTHING, args).fill(bag, verb.of())


def options_in(bag: Numbers, verb: Verb) -> list[int]:
    """What a player may do with each thing that is in the bag."""
    first = verb.of()
    return [first + thing for thing, count in enumerate(bag) if count > 0]


def size_of(bag: Numbers) -> i64:
    total: i64 = 0
    for count in bag:
        total += count
    return total


def is_empty(bag: Numbers) -> bool:
    for count in bag:
        if count > 0:
            return False
    return True


def pour(source: Numbers, target: Numbers) -> None:
    """Everything in one bag goes into the other.

    >>> display, discard = numbers_of([1, 0, 2]), numbers_of([0, 1, 1])
    >>> pour(display, discard)
    >>> list(display), list(discard)
    ([0, 0, 0], [1, 1, 3])
    """
    for thing, count in enumerate(source):
        target[thing] += count
        source[thing] = 0


def merged(bag: Numbers, other: Numbers) -> Numbers:
    """What is in the two bags, as a bag of its own.

    >>> list(merged(numbers_of([1, 0, 2]), numbers_of([0, 1, 1])))
    [1, 1, 3]
    """
    both = bag[:]
    for thing, count in enumerate(other):
        both[thing] += count
    return both


def deal(pool: Numbers, count: int, chance: Chance) -> Numbers:
    """So many things out of the pool, each equally likely; the pool shrinks."""
    dealt = zeros(len(pool))
    for _ in range(count):
        thing = chance.draw_from(pool)
        pool[thing] -= 1
        dealt[thing] += 1
    return dealt


def counted(bag: Iterable[int], kind: Kind) -> dict[str, int]:
    """A bag as a view shows it: how many there are of each thing that is there."""
    return {name: count for name, count in zip(kind.ids, bag, strict=True) if count != 0}


def bag_of(shown: dict[str, int], kind: Kind) -> Numbers:
    """The bag that a view shows."""
    return numbers_of([shown.get(name, 0) for name in kind.ids])


def share(size: int, seat: int) -> slice:
    """Where a seat's bag lies in a flat list that holds one bag of this size for every seat."""
    return slice(size * seat, size * (seat + 1))
