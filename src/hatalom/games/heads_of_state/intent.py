"""What a turn was for, in words: read off two positions, before and after it."""

from typing import Final

from hatalom.core.message import Message, Said
from hatalom.core.question import Seat
from hatalom.games.heads_of_state.names import (
    AREA,
    ATTRIBUTE_COUNT,
    BOXES,
    MOST_SEATS,
    SEAT,
    TREACHERY_COUNT,
    area_of,
)
from hatalom.games.heads_of_state.position import HeadsOfState

STRIKES: Final = Message("intent-strikes", "10.3", owner=SEAT, area=AREA)
SETTLES: Final = Message("intent-settles", "9.2", area=AREA)
PLOTS: Final = Message("intent-plots", "8.1")
COLLECTS: Final = Message("intent-collects", "7.2")


def intents(before: HeadsOfState, after: HeadsOfState, seat: Seat) -> list[Said]:
    """Whose nobles died and where the seat's own sat down; else what kind of cards it collects."""
    found = [
        Said(STRIKES, [owner, area_of(box)])
        for box in BOXES
        for owner in after.players
        if owner != seat and after.dead[MOST_SEATS * box + owner] > before.dead[MOST_SEATS * box + owner]
    ]
    found += [Said(SETTLES, [area_of(box)]) for box in BOXES if after.owner[box] == seat != before.owner[box]]
    if found:
        return found
    if _size(after.treachery, seat, TREACHERY_COUNT) > _size(before.treachery, seat, TREACHERY_COUNT):
        return [Said(PLOTS)]
    if _size(after.hand, seat, ATTRIBUTE_COUNT) > _size(before.hand, seat, ATTRIBUTE_COUNT):
        return [Said(COLLECTS)]
    return []


def _size(cards: list[int], seat: Seat, kinds: int) -> int:
    return sum(cards[kinds * seat : kinds * (seat + 1)])
