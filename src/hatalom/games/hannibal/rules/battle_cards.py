"""14.10, 14.13  Why a battle card cannot be played."""

from hatalom.core.message import Said
from hatalom.games.hannibal.names import BATTLE_CARDS, RESERVE
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.refusals import NO_MATCH, NO_SUCH_BATTLE_CARD, RESERVE_FOR_WHAT


def refuse_battle_card(pos: Hannibal, seat: int, card: int, played: int) -> Said:
    """14.10, 14.13  Why a battle card cannot be played; `played` is what has to be matched, -1 in attack."""
    if pos.battle_hand[BATTLE_CARDS * seat + card] == 0:
        return Said(NO_SUCH_BATTLE_CARD, [card])
    if played >= 0:
        return Said(NO_MATCH, [card, played])
    return Said(RESERVE_FOR_WHAT if card == RESERVE else NO_SUCH_BATTLE_CARD, [card])
