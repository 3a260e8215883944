"""10.1 to 10.6  Displaced generals; 7.3 who commands."""

from hatalom.games.hannibal.events import GENERAL_DISPLACED, GENERAL_ELIMINATED, IBERIA_AFRICANUS, WON_AFRICANUS
from hatalom.games.hannibal.names import (
    AFRICANUS,
    CAMPAIGN_IBERIA,
    CARTHAGE,
    DISPLACED,
    ELIMINATED,
    HANNIBAL,
    IN_POOL,
    NO_OFFICE,
    NOBODY,
    SPACES,
)
from hatalom.games.hannibal.position import Hannibal


def displace(pos: Hannibal, general: int) -> None:
    """10.3 to 10.5  Hannibal and Africanus are eliminated; others come back (1.8, 1.10)."""
    space = pos.at[general]
    pos.is_inside[general] = False
    pos.office[general] = NO_OFFICE
    if general == HANNIBAL or general == AFRICANUS:
        pos.at[general] = ELIMINATED
        pos.tell(GENERAL_ELIMINATED, [general, space])
        if general == HANNIBAL:
            pos.debt += pos.content.hannibal_death_pcs
        return
    pos.at[general] = DISPLACED if pos.content.side[general] == CARTHAGE else IN_POOL
    pos.tell(GENERAL_DISPLACED, [general, space])


def displace_all(pos: Hannibal, seat: int, space: int, inside: bool) -> None:
    for general in pos.generals_at(seat, space, inside):
        displace(pos, general)


def displace_lone(pos: Hannibal, seat: int, space: int) -> None:
    """10.1  Generals of this side outside the walls without a CU go when enemy CUs come."""
    if pos.outside(seat, space) == 0 and pos.has_enemy_outside(seat, space):
        displace_all(pos, seat, space, False)


def check_iberia(pos: Hannibal) -> bool:
    """25.6  Campaign Iberia ends at once if Africanus falls; returns whether the game is over."""
    if pos.scenario == CAMPAIGN_IBERIA and pos.at[AFRICANUS] == ELIMINATED:
        pos.tell(WON_AFRICANUS, [CARTHAGE])
        pos.finish(CARTHAGE, IBERIA_AFRICANUS)
        return True
    return False


def equals_at(pos: Hannibal, seat: int, space: int, inside: bool) -> list[int]:
    """7.3  The generals among whom the owner may choose the commander."""
    top = pos.commander_of(seat, space, inside)
    if top < 0:
        return []
    return [g for g in pos.generals_at(seat, space, inside) if pos.rank(g) == pos.rank(top)]


def appoint(pos: Hannibal, general: int) -> None:
    pos.commander[SPACES * pos.content.side[general] + pos.at[general]] = general


def best_of(pos: Hannibal, generals: list[int]) -> int:
    """7.3  The highest in rank of a list, the first among equals."""
    best = NOBODY
    for general in generals:
        if best < 0 or pos.rank(general) > pos.rank(best):
            best = general
    return best
