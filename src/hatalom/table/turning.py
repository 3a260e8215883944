"""Where a game turned: stretches of one seat's plies in which somebody gained more than elsewhere."""

from collections.abc import Collection

from hatalom.core.driver import settle, step
from hatalom.core.match import Match
from hatalom.core.question import EVERYTHING, NATURE
from hatalom.table.moments import ViewerMoments
from hatalom.table.wire import MomentWire

TURNING_POINTS = 6
PLAIN = ("march", "purchase")
"""Kinds of moments at which no game turns by itself: what comes of them is told later."""
Rows = list[list[float]]
Point = tuple[int, int, int, float]
"""After, up to, the seat that gained, its gain."""


def declined(match: Match) -> set[int]:
    """The plies at which somebody was offered a reaction and took none: nothing was done there."""
    found = set()
    pos = match.at(0).pos
    for number, entry in enumerate(match.plies.steps, start=1):
        for question in settle(pos):
            if question.seat == entry.seat and 0 <= question.decline == entry.action:
                found.add(number)
        step(pos, entry.seat, entry.action)
    return found


def stretches(match: Match, declined: Collection[int] = ()) -> list[tuple[int, int]]:
    """The plies by whose turn it was: (after, up to).

    What chance did belongs to the one before, and so does a declined offer: whoever lets something pass does not act.
    """
    found: list[tuple[int, int]] = []
    seat = NATURE
    for number, entry in enumerate(match.plies.steps, start=1):
        if number not in declined and entry.seat not in (NATURE, seat):
            found.append((number - 1, number))
            seat = entry.seat
        elif found:
            found[-1] = (found[-1][0], number)
    return found


def turning_points(parts: list[tuple[int, int]], values: Rows, most: int = TURNING_POINTS) -> list[Point]:
    """The stretches in which a seat gained most, in the order of play."""
    found = []
    for start, end in parts:
        gains = [row[end] - row[start] for row in values]
        if gains and max(gains) > 0:
            found.append((start, end, gains.index(max(gains)), max(gains)))
    return sorted(sorted(found, key=lambda point: -point[3])[:most])


def eventful(parts: list[tuple[int, int]], moments: list[MomentWire]) -> list[tuple[int, int]]:
    """The stretches in which something happened that is worth telling; all of them where a game tells nothing."""
    if not moments:
        return parts
    starts = [moment.start for moment in moments if moment.kind not in PLAIN]
    return [(start, end) for start, end in parts if any(start < at <= end for at in starts)]


def turns_of(match: Match, values: Rows, *, are_chances: bool) -> list[Point]:
    """The turning points of a game that is over, by curves for its seats.

    What moves the chance to win counts though nothing happened that is worth telling.
    """
    parts = stretches(match, declined(match))
    if not are_chances:
        parts = eventful(parts, ViewerMoments(match, EVERYTHING, []).moments)
    return turning_points(parts, values)
