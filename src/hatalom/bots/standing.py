"""How the game stands for who asks: that he is likely to lose, even if he leads, and why; or that it is decided."""

from typing import Any

from hatalom.bots.reasons import DECIDED, FEW_CHANCES, LEADS_YET, SMALL, Reason
from hatalom.core.evaluator import UNTOLD, Evaluator
from hatalom.core.game import Game
from hatalom.core.message import Said
from hatalom.core.position import Position
from hatalom.core.question import Seat

LOW = 40
"""A chance to win, in percent, that a leader would not expect."""
FEW = 20
"""A chance to win, in percent, whose cause is told to everybody."""
LOST, WON = 2, 98
MOST_AGAINST = 2


def standing(game: Game[Any, Any], evaluator: Evaluator[Any], pos: Position, seat: Seat, chance: int) -> list[Reason]:
    """Between two, where the chance was measured (in percent; -1: it was not)."""
    if chance < 0:
        return []
    own, other = (game.measures(pos)[0].values[whose] for whose in (seat, 1 - seat))
    if chance >= WON:
        return [Reason(Said(DECIDED, [1, chance]))]
    if own > other and chance <= LOW:
        said = Said(LEADS_YET, [own, other, chance])
    elif chance <= LOST:
        said = Said(DECIDED, [0, chance])
    elif chance <= FEW:
        said = Said(FEW_CHANCES, [chance])
    else:
        return []
    return [Reason(said), *_against(evaluator, pos, seat)]


def _against(evaluator: Evaluator[Any], pos: Position, seat: Seat) -> list[Reason]:
    """In what the judgement sees the opponent ahead, most of all first."""
    parts = zip(evaluator.parts(pos, seat), evaluator.parts(pos, Seat(1 - seat)), evaluator.part_labels(), strict=True)
    behind = sorted((own - other, number) for number, (own, other, label) in enumerate(parts) if label is not UNTOLD)
    labels = [evaluator.part_labels()[number] for less, number in behind if less < -SMALL]
    return [Reason(Said(label), is_against=True) for label in labels[:MOST_AGAINST]]
