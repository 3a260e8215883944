"""17  The end of a cycle and of the game."""

from hatalom.games.power_and_weakness.events import (
    CYCLE_ENDED,
    POINT_SCORED,
    SHARED_VICTORY,
    STANDING,
    WON,
)
from hatalom.games.power_and_weakness.names import MARKERS, ORANGE, WHITE
from hatalom.games.power_and_weakness.position import PowerAndWeakness


def score_cycle(pos: PowerAndWeakness) -> None:
    """17.2 to 17.5  A point for more active regions (both if equal), the check for victory, the next cycle."""
    regions = [pos.active_regions(ORANGE, pos.cycle), pos.active_regions(WHITE, pos.cycle)]
    pos.tell(CYCLE_ENDED, regions)
    for seat in range(2):
        if regions[seat] >= regions[1 - seat]:
            pos.vp[seat] += 1
            pos.tell(POINT_SCORED, [seat])
        pos.points[seat] = pos.vp[seat] + regions[seat]
    pos.tell(STANDING, pos.points.copy())
    if max(pos.points[ORANGE], pos.points[WHITE]) >= pos.content.win_points:
        _declare(pos)
        pos.stack.clear()
    else:
        _change_cycle(pos)


def winner_of(pos: PowerAndWeakness) -> int:
    """17.4r2  The higher total, then more victory points; -1 is a shared victory."""
    if pos.points[ORANGE] != pos.points[WHITE]:
        return ORANGE if pos.points[ORANGE] > pos.points[WHITE] else WHITE
    if pos.vp[ORANGE] != pos.vp[WHITE]:
        return ORANGE if pos.vp[ORANGE] > pos.vp[WHITE] else WHITE
    return -1


def _declare(pos: PowerAndWeakness) -> None:
    winner = winner_of(pos)
    if winner < 0:
        pos.tell(SHARED_VICTORY, [pos.points[ORANGE]])
    else:
        pos.tell(WON, [winner, pos.points[winner]])


def _change_cycle(pos: PowerAndWeakness) -> None:
    """17.6r1  Strength lapses, the first recruit counts anew, the cycle cube moves to the other box."""
    pos.strength = [0] * (2 * MARKERS)
    pos.has_recruited = False
    pos.cycle = 1 - pos.cycle
