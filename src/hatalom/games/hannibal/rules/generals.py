"""10.1 to 10.6  Displaced generals; 7.3 who commands."""

from hatalom.core.question import Seat
from hatalom.core.shared import replaced
from hatalom.games.hannibal.events import GENERAL_DISPLACED, GENERAL_ELIMINATED
from hatalom.games.hannibal.names import (
    AFRICANUS,
    CARTHAGE,
    DISPLACED,
    ELIMINATED,
    HANNIBAL,
    IN_POOL,
    NO_COMPANY,
    NO_GENERAL,
    NO_OFFICE,
    SPACES,
    Company,
    General,
    Space,
    joined,
)
from hatalom.games.hannibal.position import Hannibal


def displace(pos: Hannibal, general: General) -> None:
    """10.3 to 10.5  Hannibal and Africanus are eliminated; others come back (1.8, 1.10)."""
    space = pos.at[general]
    pos.is_inside[general] = False
    pos.office = replaced(pos.office, general, NO_OFFICE)
    if general == HANNIBAL or general == AFRICANUS:
        pos.at[general] = ELIMINATED
        pos.tell(GENERAL_ELIMINATED, general, space)
        if general == HANNIBAL:
            pos.debt += pos.content.hannibal_death_pcs
        return
    pos.at[general] = DISPLACED if pos.content.side[general] == CARTHAGE else IN_POOL
    pos.tell(GENERAL_DISPLACED, general, space)


def displace_all(pos: Hannibal, seat: Seat, space: Space, inside: bool) -> None:
    for general in pos.generals_at(seat, space, inside):
        displace(pos, general)


def displace_lone(pos: Hannibal, seat: Seat, space: Space) -> None:
    """10.1  Generals of this side outside the walls without a CU go when enemy CUs come."""
    if pos.outside(seat, space) == 0 and pos.has_enemy_outside(seat, space):
        displace_all(pos, seat, space, False)


def equals_at(pos: Hannibal, seat: Seat, space: Space, inside: bool) -> list[General]:
    """7.3  The generals among whom the owner may choose the commander."""
    top = pos.commander_of(seat, space, inside)
    return [g for g in pos.generals_at(seat, space, inside) if pos.rank(g) == pos.rank(top)]


def company_at(pos: Hannibal, seat: Seat, space: Space) -> Company:
    """All generals of a side outside the walls of a space, a bit each."""
    company = NO_COMPANY
    for general in pos.generals_at(seat, space, False):
        company = joined(company, general)
    return company


def spaces_with_general(pos: Hannibal, seat: Seat) -> list[Space]:
    """1.3, 1.4, 24.12  Spaces of generals where units may still be placed, each once."""
    spaces: list[Space] = []
    for general in pos.content.generals_of[seat]:
        space = pos.at[general]
        if space >= 0 and space not in spaces and pos.room(seat, space):
            spaces.append(space)
    spaces.sort()
    return spaces


def appoint(pos: Hannibal, general: General) -> None:
    chosen = pos.commander[:]
    chosen[SPACES * pos.content.side[general] + pos.at[general]] = general
    pos.commander = chosen


def best_of(pos: Hannibal, generals: list[General]) -> General:
    """7.3  The highest in rank of a list, the first among equals."""
    best = NO_GENERAL
    for general in generals:
        if best == NO_GENERAL or pos.rank(general) > pos.rank(best):
            best = general
    return best


def send_home(pos: Hannibal, general: General) -> None:
    """23.8r1  A general who may not stand where his army ended goes to the nearest own space where he may, or away."""
    seat = pos.content.side[general]
    reached = [pos.at[general]]
    for space in reached:
        if pos.may_stand(general, space) and pos.controls(seat, space) and not pos.has_enemy_outside(seat, space):
            pos.at[general] = space
            return
        for near in pos.board().near[space]:
            if near not in reached:
                reached.append(near)
    displace(pos, general)
