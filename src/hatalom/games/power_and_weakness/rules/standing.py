"""8.1, 17.4  Who starts a cycle, and who has won."""

from hatalom.core.question import Seat
from hatalom.games.power_and_weakness.names import NOBODY, ORANGE, WHITE
from hatalom.games.power_and_weakness.position import PowerAndWeakness


def starter_of(pos: PowerAndWeakness) -> Seat:
    """8.1  Fewer victory points, then fewer active regions by the new cycle, then the lot (NOBODY)."""
    if pos.vp[ORANGE] != pos.vp[WHITE]:
        return ORANGE if pos.vp[ORANGE] < pos.vp[WHITE] else WHITE
    orange = pos.active_regions(ORANGE, pos.cycle)
    white = pos.active_regions(WHITE, pos.cycle)
    if orange != white:
        return ORANGE if orange < white else WHITE
    return NOBODY


def winner_of(pos: PowerAndWeakness) -> Seat:
    """17.4r2  The higher total, then more victory points; NOBODY for a shared victory."""
    if pos.points[ORANGE] != pos.points[WHITE]:
        return ORANGE if pos.points[ORANGE] > pos.points[WHITE] else WHITE
    if pos.vp[ORANGE] != pos.vp[WHITE]:
        return ORANGE if pos.vp[ORANGE] > pos.vp[WHITE] else WHITE
    return NOBODY
