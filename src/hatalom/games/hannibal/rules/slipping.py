"""10.11, 12.3, 16.3  Where a force may go out of turn: avoiding battle or withdrawing."""

from hatalom.core.message import Message, Said
from hatalom.core.question import Seat
from hatalom.games.hannibal.names import (
    ENEMY,
    NO_GENERAL,
    NO_SPACE,
    NORMAL,
    SORTIE,
    Company,
    Space,
    has,
)
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.refusals import (
    CAME_FROM,
    ENEMIES_AHEAD,
    ENEMY_GROUND,
    MAY_NOT_LEAVE,
    MUST_GO_BACK,
    NOT_NEXT_TO,
)
from hatalom.games.hannibal.rules.generals import company_at


def why_not_slip_to(pos: Hannibal, seat: Seat, generals: Company, space: Space, came_from: Space) -> Message | None:
    """12.3, 16.3, 23.8r1  Where a force may slip away to: no enemy CU, no enemy PC, no hostile tribe."""
    if space == came_from:
        return CAME_FROM
    if pos.is_hostile(seat, space):
        return ENEMY_GROUND
    if pos.all_units(ENEMY[seat], space) > 0:
        return ENEMIES_AHEAD
    for general in pos.content.generals_of[seat]:
        if has(generals, general) and not pos.may_stand(general, space):
            return MAY_NOT_LEAVE
    return None


def refuse_slip(
    pos: Hannibal, seat: Seat, generals: Company, goal: Space, start: Space, came_from: Space
) -> Said | None:
    """10.11, 12.3, 16.3  Why a force may not go to a space out of turn."""
    if goal not in pos.board().plain[start]:
        return Said(NOT_NEXT_TO, [goal, start])
    reason = why_not_slip_to(pos, seat, generals, goal, came_from)
    if reason is None:
        return None
    if reason is MAY_NOT_LEAVE:
        confined = [g for g in pos.content.generals_of[seat] if has(generals, g) and not pos.may_stand(g, goal)]
        return Said(reason, [confined[0], goal])
    return Said(reason, [goal])


def refuse_withdrawal(pos: Hannibal, seat: Seat, goal: Space) -> Said | None:
    """16.3  The original attacker goes back; the original defender anywhere else."""
    if seat == pos.battle_active:
        return Said(MUST_GO_BACK, [goal])
    generals = company_at(pos, seat, pos.battle_space)
    return refuse_slip(pos, seat, generals, goal, pos.battle_space, pos.battle_from)


def may_withdraw(pos: Hannibal, seat: Seat) -> bool:
    """16.3, 16.3r1, 16.4  With a general, and with a lawful space to go to."""
    return pos.battle_commander[seat] != NO_GENERAL and bool(withdrawal_spaces(pos, seat))


def withdrawal_spaces(pos: Hannibal, seat: Seat) -> list[Space]:
    """16.3  The original attacker goes back where he came from, the original defender anywhere else."""
    space = pos.battle_space
    generals = company_at(pos, seat, space)
    if seat == pos.battle_active:
        if pos.battle_way == SORTIE:
            return [space]
        if pos.battle_way != NORMAL or why_not_slip_to(pos, seat, generals, pos.battle_from, NO_SPACE) is not None:
            return []
        return [pos.battle_from]
    near = pos.board().plain[space]
    return [s for s in near if why_not_slip_to(pos, seat, generals, s, pos.battle_from) is None]
