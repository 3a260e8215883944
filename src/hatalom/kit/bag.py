"""Bags: counted things without an order.  An order nobody knows does not exist, so it cannot leak."""

from hatalom.core.action import Verb
from hatalom.core.message import Message
from hatalom.core.question import Question, chance


def draw_from(bag: list[int], verb: Verb, prompt: Message, args: list[int] | None = None) -> Question:
    """NATURE draws one thing; each single thing in the bag is equally likely."""
    options: list[int] = []
    weights: list[int] = []
    for thing in range(len(bag)):
        if bag[thing] > 0:
            options.append(verb.of(thing))
            weights.append(bag[thing])
    return chance(prompt, options, weights, args)


def size_of(bag: list[int]) -> int:
    total = 0
    for count in bag:
        total += count
    return total


def pour(source: list[int], target: list[int]) -> None:
    """Everything in one bag goes into the other."""
    for thing in range(len(source)):
        target[thing] += source[thing]
        source[thing] = 0
