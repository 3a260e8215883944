"""Facts that the copies of a position share, because they hardly ever change.

They are never changed in place: a position that needs other ones gets them from here.  `_copy_from` of a position shows
which these are: what it does not copy is shared.  Where the fact is there already, nothing is made anew.
"""
# hot: rules change positions all the time

from typing import TypeVar

from mypy_extensions import i64

from hatalom.core.numbers import Flags, Numbers

Fact = TypeVar("Fact")


def replaced(numbers: Numbers, place: i64, number: i64) -> Numbers:
    """The same numbers but for one."""
    if numbers[place] == number:
        return numbers
    new = numbers[:]
    new[place] = number
    return new


def increased(numbers: Numbers, place: i64, by: i64) -> Numbers:
    """The same numbers, one of them larger by so much."""
    if by == 0:
        return numbers
    new = numbers[:]
    new[place] += by
    return new


def flagged(flags: Flags, place: i64, is_so: bool) -> Flags:
    """The same flags but for one."""
    if flags[place] == is_so:
        return flags
    new = flags[:]
    new[place] = is_so
    return new


def changed(facts: list[Fact], place: i64, fact: Fact) -> list[Fact]:
    """The same list but for one of its facts."""
    if facts[place] is fact:  # comparing would cost more than a needless copy does
        return facts
    new = facts.copy()
    new[place] = fact
    return new


def added(numbers: list[i64], place: i64, number: i64) -> list[i64]:
    """The same list of numbers, one of them larger by so much."""
    if number == 0:
        return numbers
    new = numbers.copy()
    new[place] += number
    return new
