"""What giving up the field would cost: casualties of both sides, then each face of the retreat die."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.game import Forecast, Part
from hatalom.core.message import Message, Said
from hatalom.games.hannibal.phases.attrition import losses_of
from hatalom.games.hannibal.phases.rounds import Rounds
from hatalom.games.hannibal.position import Hannibal

RETREAT_FACE: Final = Message("retreat-face", "14.16", n=NUMBER)
DEFEAT_FORECAST: Final = Message("defeat-forecast", "14.16", least=NUMBER, most=NUMBER, percent=NUMBER)

FACES: Final = range(1, 7)


def defeat_cost(pos: Hannibal, rounds: Rounds, seat: int) -> Forecast:
    """14.15, 14.16  By the rounds fought, the winner's card and the size this side began with."""
    content = pos.content
    casualties = [losses_of(pos, max(1, rounds.rounds), face) for face in FACES]
    modifier = content.retreat_modifier[rounds.card] if seat != rounds.attacker and rounds.card >= 0 else 0
    column = 0 if pos.battle_start[seat] <= content.small_die_most else 1
    units = pos.outside(seat, pos.battle_space)
    losses = []
    for face in FACES:
        lost = content.retreat[max(0, min(face + modifier, len(content.retreat) - 1))][column]
        losses.append(units if lost < 0 else min(lost, units))
    ruin = round(100 * losses.count(units) / 6)
    parts = tuple(Part(Said(RETREAT_FACE, [face]), -lost) for face, lost in zip(FACES, losses, strict=True))
    verdict = Said(DEFEAT_FORECAST, [min(casualties), max(casualties), ruin])
    return Forecast(parts, -max(losses), verdict, False)
