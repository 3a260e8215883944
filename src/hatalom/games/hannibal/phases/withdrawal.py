"""16.3  Where a withdrawing army may go."""

from hatalom.games.hannibal.legality import why_not_slip_to
from hatalom.games.hannibal.names import NOBODY, NORMAL, SORTIE
from hatalom.games.hannibal.position import Hannibal


def may_withdraw(pos: Hannibal, seat: int) -> bool:
    """16.3, 16.3r1, 16.4  With a general, and with a lawful space to go to."""
    if pos.battle_commander[seat] < 0:
        return False
    return len(withdrawal_spaces(pos, seat)) > 0


def withdrawal_spaces(pos: Hannibal, seat: int) -> list[int]:
    """16.3  The original attacker goes back where he came from, the original defender anywhere else."""
    space = pos.battle_space
    generals = 0
    for general in pos.generals_at(seat, space, False):
        generals |= 1 << general
    if seat == pos.battle_active:
        if pos.battle_way == SORTIE:
            return [space]
        if pos.battle_way != NORMAL or why_not_slip_to(pos, seat, generals, pos.battle_from, NOBODY) is not None:
            return []
        return [pos.battle_from]
    near = pos.board().plain[space]
    return [s for s in near if why_not_slip_to(pos, seat, generals, s, pos.battle_from) is None]
