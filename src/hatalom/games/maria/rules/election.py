"""18.4 to 18.6  Who votes in the imperial election, and with how many votes."""

from typing import Final

from hatalom.games.maria.names import (
    AUSTRIA,
    BAVARIA,
    FRANCE,
    FREDERICK,
    LOUIS,
    MARIA,
    NEUTRAL,
    NO_POWER,
    PRAGMATIC,
    PRUSSIA,
    SAXONY,
    Power,
)
from hatalom.games.maria.position import Maria

SEATS: Final[list[int]] = [MARIA, LOUIS, FREDERICK]
"""18.6r1  The order of the seats."""


def voter(pos: Maria, number: int) -> Power:
    """18.6r1  The powers of Maria Theresa, Austria first, then those of Louis and of Frederick; after them NOBODY."""
    for seat in SEATS:
        for power in (AUSTRIA, SAXONY, FRANCE, BAVARIA, PRUSSIA, PRAGMATIC):
            if pos.seat_of(power) == seat:
                if number == 0:
                    return power
                number -= 1
    return NO_POWER


def votes_of(pos: Maria, power: Power) -> int:
    """18.4  One vote for each elector fortress under its control; joint ones stand with Austria (10.3.10)."""
    votes = 0
    for town in pos.content.board.electors:
        if pos.controller_of(town) == power:
            votes += 1
    return votes


def is_bound(pos: Maria, power: Power) -> bool:
    """18.5  Austria, the Pragmatic Army and a neutral Saxony vote for Francis."""
    return power == AUSTRIA or power == PRAGMATIC or (power == SAXONY and pos.side(SAXONY) == NEUTRAL)
