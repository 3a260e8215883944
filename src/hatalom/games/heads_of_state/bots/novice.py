"""Rules of thumb: how much a beginner likes an option.  The higher, the better."""

from hatalom.core.question import Seat
from hatalom.games.heads_of_state.names import (
    ATTRIBUTE_COUNT,
    COURTESAN,
    NOBLES,
    NOBODY,
    Attribute,
    Box,
    Noble,
    area_of,
)
from hatalom.games.heads_of_state.position import HeadsOfState
from hatalom.games.heads_of_state.rules.payment import missing_for
from hatalom.games.heads_of_state.rules.scoring import hex_due
from hatalom.games.heads_of_state.verbs import (
    ADD_TREACHERY,
    CHOOSE_TREACHERY,
    DISCARD_ATTRIBUTE,
    PAY_COURTESAN,
    PLACE_NOBLE,
    PLAY_TREACHERY,
    REFRESH,
    STRIKE,
    TAKE_ATTRIBUTE,
    TAKE_THREE,
    TAKE_TREACHERY,
)


def appeal(pos: HeadsOfState, seat: Seat, action: int) -> float:
    """Collect for the noble that is nearest, place whatever can be paid, strike where it costs most."""
    if TAKE_ATTRIBUTE.has(action):
        return _use_of(pos, seat, Attribute(TAKE_ATTRIBUTE.target(action)))
    if DISCARD_ATTRIBUTE.has(action):
        return -_use_of(pos, seat, Attribute(DISCARD_ATTRIBUTE.target(action)))
    if PLACE_NOBLE.has(action):
        box = Box(PLACE_NOBLE.target(action))
        return 5 + hex_due(pos, area_of(box)) + 2 * pos.content.box_influence[box]
    if STRIKE.has(action):
        box = Box(STRIKE.target(action))
        return 2 + pos.content.box_influence[box] + pos.score[pos.owner[box]] / 100
    if TAKE_THREE.has(action):
        return 3
    if CHOOSE_TREACHERY.has(action):
        return 4 if pos.treachery_size(seat) < 2 and pos.hand_size(seat) > 7 else 1
    if PLAY_TREACHERY.has(action):
        return 3
    if PAY_COURTESAN.has(action) or REFRESH.has(action):
        return 0
    return 1.5 if TAKE_TREACHERY.has(action) or ADD_TREACHERY.has(action) else 1


def _use_of(pos: HeadsOfState, seat: Seat, attribute: Attribute) -> float:
    """A card is worth most for the noble whose cost it comes nearest to completing."""
    if attribute == COURTESAN:
        return 2
    held: int = pos.hand[ATTRIBUTE_COUNT * seat + attribute]
    best = 0.0
    for noble in NOBLES:
        if attribute in pos.content.costs[noble] and _has_empty_box(pos, noble):
            missing = len(missing_for(pos, seat, noble))
            best = max(best, (7 - noble) / (1 + missing))
    return best / (1 + held)


def _has_empty_box(pos: HeadsOfState, noble: Noble) -> bool:
    return any(pos.owner[box] == NOBODY and pos.content.box_noble[box] == noble for box in pos.content.boxes)
