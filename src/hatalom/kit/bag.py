"""Bags: counted things without an order.  An order nobody knows does not exist, so it cannot leak."""

from hatalom.core.action import Kind, Verb
from hatalom.core.chance import Chance
from hatalom.core.message import Message
from hatalom.core.question import Question, chance


def draw_from(bag: list[int], verb: Verb, prompt: Message, args: list[int] | None = None) -> Question:
    """NATURE draws one thing; each single thing in the bag is equally likely."""
    options: list[int] = []
    weights: list[int] = []
    action = verb.of()
    for count in bag:
        if count > 0:
            options.append(action)
            weights.append(count)
        action += 1
    return chance(prompt, options, weights, args)


def size_of(bag: list[int]) -> int:
    total = 0
    for count in bag:
        total += count
    return total


def is_empty(bag: list[int]) -> bool:
    for count in bag:
        if count > 0:
            return False
    return True


def pour(source: list[int], target: list[int]) -> None:
    """Everything in one bag goes into the other.

    >>> display, discard = [1, 0, 2], [0, 1, 1]
    >>> pour(display, discard)
    >>> display, discard
    ([0, 0, 0], [1, 1, 3])
    """
    for thing in range(len(source)):
        target[thing] += source[thing]
        source[thing] = 0


def merged(bag: list[int], other: list[int]) -> list[int]:
    """What is in the two bags, as a list of its own.

    >>> merged([1, 0, 2], [0, 1, 1])
    [1, 1, 3]
    """
    return [bag[thing] + other[thing] for thing in range(len(bag))]


def deal(pool: list[int], count: int, chance: Chance) -> list[int]:
    """So many things out of the pool, each equally likely; the pool shrinks."""
    dealt = [0] * len(pool)
    for _ in range(count):
        thing = chance.pick(pool)
        pool[thing] -= 1
        dealt[thing] += 1
    return dealt


def counted(bag: list[int], kind: Kind) -> dict[str, int]:
    """A bag as a view shows it: how many there are of each thing that is there."""
    shown: dict[str, int] = {}
    for thing in range(len(bag)):
        if bag[thing] != 0:
            shown[kind.ids[thing]] = bag[thing]
    return shown


def bag_of(shown: dict[str, int], kind: Kind) -> list[int]:
    """The bag that a view shows."""
    return [shown.get(name, 0) for name in kind.ids]


def share(size: int, seat: int) -> slice:
    """Where a seat's bag lies in a flat list that holds one bag of this size for every seat."""
    return slice(size * seat, size * (seat + 1))
