"""How the game stands for who asks: that a leader is likely to lose all the same, or that it is practically decided."""

from typing import Any

from hatalom.bots.reasons import DECIDED, LEADS_YET, SMALL, Reason
from hatalom.core.evaluator import UNTOLD, Evaluator
from hatalom.core.game import Game
from hatalom.core.message import Said
from hatalom.core.position import Position
from hatalom.core.question import Seat

LOW = 40
"""A chance to win, in percent, that a leader would not expect."""
LOST, WON = 2, 98
MOST_AGAINST = 2


def standing(game: Game[Any, Any], evaluator: Evaluator[Any], pos: Position, seat: Seat, chance: int) -> list[Reason]:
    """Between two, where the chance was measured (in percent; -1: it was not)."""
    if chance < 0:
        return []
    own, other = (game.measures(pos)[0].values[whose] for whose in (seat, 1 - seat))
    if own > other and chance <= LOW:
        return [Reason(Said(LEADS_YET, [own, other, chance])), *_against(evaluator, pos, seat)]
    if LOST < chance < WON:
        return []
    return [Reason(Said(DECIDED, [int(chance >= WON), chance]))]


def _against(evaluator: Evaluator[Any], pos: Position, seat: Seat) -> list[Reason]:
    """In what the judgement sees the opponent ahead, most of all first."""
    parts = zip(evaluator.parts(pos, seat), evaluator.parts(pos, Seat(1 - seat)), evaluator.part_labels(), strict=True)
    behind = sorted((own - other, number) for number, (own, other, label) in enumerate(parts) if label is not UNTOLD)
    labels = [evaluator.part_labels()[number] for less, number in behind if less < -SMALL]
    return [Reason(Said(label), is_against=True) for label in labels[:MOST_AGAINST]]
