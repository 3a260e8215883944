"""Whose eyes somebody looks at a table with."""

import msgspec

from hatalom.core.question import EVERYTHING, SPECTATOR
from hatalom.server.ids import PersonId
from hatalom.table.table import Table

SPECTATORS_EYES = "spectator"
ALL_EYES = "all"
NEXT_EYES = "next"


class Viewer(msgspec.Struct, frozen=True):
    """A pair of eyes (a seat's number, a spectator's, or those that see everything) and the person behind them."""

    eyes: int
    person: PersonId


def eyes_for(table: Table, person: PersonId, seen_as: str | None) -> int | None:
    """Somebody's eyes: his one seat's, those he names (`seen_as`), or a spectator's.

    Somebody who plays several seats on one screen may ask for the seat that is next.  None if he names a seat that
    is not his.  Before the game begins everybody is a spectator; once it is over anybody may look with any eyes.
    """
    owned = table.owned_by(person)
    if not table.is_begun and seen_as != ALL_EYES:
        is_seat = seen_as not in (None, "", SPECTATORS_EYES, NEXT_EYES)
        return None if is_seat and table.seat_number(seen_as or "") not in owned else SPECTATOR
    if seen_as == SPECTATORS_EYES:
        return SPECTATOR
    if seen_as == ALL_EYES:
        return EVERYTHING if table.is_over() else None
    if seen_as == NEXT_EYES:
        asked = [seat for seat in table.asked() if seat in owned] if table.same_screen else []
        return asked[0] if asked else eyes_for(table, person, None)
    if seen_as:
        number = table.seat_number(seen_as)
        return number if number in owned or table.is_over() else None
    return owned[0] if len(owned) == 1 else SPECTATOR


def may_still_look(table: Table, viewer: Viewer) -> bool:
    """Somebody who has left a seat does not go on seeing with its eyes."""
    return eyes_for(table, viewer.person, name_of(table, viewer.eyes)) is not None


def name_of(table: Table, eyes: int) -> str:
    """The name of a pair of eyes, as `eyes_for` takes it."""
    if eyes >= 0:
        return table.seat_ids[eyes]
    return ALL_EYES if eyes == EVERYTHING else SPECTATORS_EYES
