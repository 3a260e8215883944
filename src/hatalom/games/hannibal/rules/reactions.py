"""11, 12  Who may intercept or avoid battle, and what helps an interception."""

from hatalom.core.message import Said
from hatalom.games.hannibal.names import NOBODY
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.refusals import (
    BEHIND_WALLS,
    MAY_NOT_LEAVE,
    NO_UNITS_TO_SPARE,
    NOT_IN_THE_WAY,
    NOT_ON_MAP,
    NOT_YOUR_GENERAL,
    NOWHERE_TO_SLIP,
    ONE_FROM_A_SPACE,
    TOO_FAR_TO_INTERCEPT,
)
from hatalom.games.hannibal.rules.forces import AVOIDING, may_muster


def intercept_bonus(pos: Hannibal, seat: int, space: int) -> int:
    """11.3  +1 on the die if the space has an enemy PC and no friendly CU."""
    if pos.has_enemy_pc(seat, space) and pos.all_units(seat, space) == 0:
        return pos.content.interception_modifier
    return 0


def refuse_interception(pos: Hannibal, seat: int, general: int, space: int, has_declared: bool) -> Said:
    """11.1 to 11.3, 11.7, 11.8, 11.10  Why this general cannot step in the way."""
    stranger = _refuse_stranger(pos, seat, general)
    if stranger is not None:
        return stranger
    if pos.at[general] not in pos.board().plain[space]:
        return Said(TOO_FAR_TO_INTERCEPT, [general, space])
    if pos.is_inside[general]:
        return Said(BEHIND_WALLS, [general])
    if has_declared:
        return Said(ONE_FROM_A_SPACE, [general])
    if pos.outside(seat, pos.at[general]) > 0 and not pos.may_stand(general, space):
        return Said(MAY_NOT_LEAVE, [general, space])
    return Said(NO_UNITS_TO_SPARE, [general])


def refuse_avoiding(pos: Hannibal, seat: int, general: int, space: int) -> Said:
    """12.1, 12.3, 12.5  Why this general cannot avoid battle."""
    stranger = _refuse_stranger(pos, seat, general)
    if stranger is not None:
        return stranger
    if pos.at[general] != space or pos.is_inside[general]:
        return Said(NOT_IN_THE_WAY, [general, space])
    if not may_muster(pos, seat, general, AVOIDING, NOBODY, 0):
        return Said(NO_UNITS_TO_SPARE, [general])
    return Said(NOWHERE_TO_SLIP, [general])


def _refuse_stranger(pos: Hannibal, seat: int, general: int) -> Said | None:
    if pos.content.side[general] != seat:
        return Said(NOT_YOUR_GENERAL, [general])
    return Said(NOT_ON_MAP, [general]) if pos.at[general] < 0 else None
