"""*Why can't I?* for reactions and battles: who may not intercept, where nobody slips away to, what does not match."""

from hatalom.core.message import Said
from hatalom.games.hannibal.legality import (
    BEHIND_WALLS,
    MAY_NOT_LEAVE,
    MUST_GO_BACK,
    NO_MATCH,
    NO_SUCH_BATTLE_CARD,
    NO_UNITS_TO_SPARE,
    NOT_IN_THE_WAY,
    NOT_NEXT_TO,
    NOT_ON_MAP,
    NOT_YOUR_GENERAL,
    NOWHERE_TO_SLIP,
    ONE_FROM_A_SPACE,
    RESERVE_FOR_WHAT,
    TOO_FAR_TO_INTERCEPT,
    why_not_slip_to,
)
from hatalom.games.hannibal.names import BATTLE_CARDS, NOBODY, RESERVE
from hatalom.games.hannibal.phases.muster import AVOIDING, may_muster
from hatalom.games.hannibal.position import Hannibal


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


def refuse_slip(pos: Hannibal, seat: int, generals: int, goal: int, start: int, came_from: int) -> Said | None:
    """10.11, 12.3, 16.3  Why a force may not go to a space out of turn."""
    if goal not in pos.board().plain[start]:
        return Said(NOT_NEXT_TO, [goal, start])
    reason = why_not_slip_to(pos, seat, generals, goal, came_from)
    if reason is None:
        return None
    if reason is MAY_NOT_LEAVE:
        confined = [g for g in pos.content.generals_of[seat] if (generals >> g) & 1 and not pos.may_stand(g, goal)]
        return Said(reason, [confined[0], goal])
    return Said(reason, [goal])


def refuse_withdrawal(pos: Hannibal, seat: int, goal: int) -> Said | None:
    """16.3  The original attacker goes back; the original defender anywhere else."""
    if seat == pos.battle_active:
        return Said(MUST_GO_BACK, [goal])
    generals = 0
    for general in pos.generals_at(seat, pos.battle_space, False):
        generals |= 1 << general
    return refuse_slip(pos, seat, generals, goal, pos.battle_space, pos.battle_from)


def refuse_battle_card(pos: Hannibal, seat: int, card: int, played: int) -> Said:
    """14.10, 14.13  Why a battle card cannot be played; `played` is what has to be matched, -1 in attack."""
    if pos.battle_hand[BATTLE_CARDS * seat + card] == 0:
        return Said(NO_SUCH_BATTLE_CARD, [card])
    if played >= 0:
        return Said(NO_MATCH, [card, played])
    return Said(RESERVE_FOR_WHAT if card == RESERVE else NO_SUCH_BATTLE_CARD, [card])
