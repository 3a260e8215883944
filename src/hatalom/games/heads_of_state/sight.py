"""What a seat sees of Heads of State, straight from the position: the cards unknown to it, and all the numbers."""
# hot: learning programs look at every position

from typing import Final

from hatalom.core.cells import Cells, phase_numbers
from hatalom.core.numbers import Numbers, numbers_of
from hatalom.core.question import Seat, sees
from hatalom.games.heads_of_state.names import (
    ATTRIBUTE_COUNT,
    ATTRIBUTES,
    BOXES,
    CENTURY_COUNT,
    MOST_SEATS,
    NOBLE_COUNT,
    NOBODY,
    TREACHERIES,
    TREACHERY_COUNT,
)
from hatalom.games.heads_of_state.phases import ALL
from hatalom.games.heads_of_state.phases.turn import Turn
from hatalom.games.heads_of_state.position import HeadsOfState
from hatalom.kit.bag import size_of

PHASES: Final = phase_numbers(ALL)


def unseen_attributes(pos: HeadsOfState, viewer: int) -> Numbers:
    """15.5r1  The deck without what lies open, what the viewer holds, and what all know to be in other hands."""
    unseen = numbers_of(pos.content.attribute_counts[pos.seats])
    for attribute in ATTRIBUTES:
        unseen[attribute] -= pos.display[attribute] + pos.set_aside[attribute] + pos.discard[attribute]
        for seat in pos.players:
            seen = pos.hand if sees(viewer, seat) else pos.known
            unseen[attribute] -= seen[ATTRIBUTE_COUNT * seat + attribute]
    return unseen


def unseen_treachery(pos: HeadsOfState, viewer: int) -> Numbers:
    unseen = numbers_of(pos.content.treachery_count)
    for card in TREACHERIES:
        unseen[card] -= pos.treachery_display[card] + pos.treachery_discard[card]
        for seat in pos.players:
            seen = pos.treachery if sees(viewer, seat) else pos.treachery_known
            unseen[card] -= seen[TREACHERY_COUNT * seat + card]
    return unseen


def cards_to_revolution(pos: HeadsOfState) -> int:
    """4.3  The pile with the Revolution, which is among its cards until the game is over."""
    return size_of(pos.revolution) + 1 if pos.stack else size_of(pos.revolution)


def fill(pos: HeadsOfState, viewer: int, cells: Cells) -> None:
    """The numbers of the layout in `observation.py`, block by block."""
    cells.phase(pos.top_known_to(viewer), PHASES)
    cells.one_of(pos.century, CENTURY_COUNT)
    cells.put(pos.turns)
    active = _active_seat(pos)
    for seat in pos.players:
        _fill_seat(pos, seat, active, viewer, cells)
    for box in BOXES:
        cells.one_of(pos.owner[box], MOST_SEATS)
        cells.flag((pos.emptied >> box) & 1 == 1)
    for taker in pos.hex_taken:
        cells.one_of(taker, MOST_SEATS)
    for taker in pos.square_taken:
        cells.one_of(taker, MOST_SEATS)
    cells.numbers(pos.display, 0, ATTRIBUTE_COUNT)
    cells.numbers(pos.discard, 0, ATTRIBUTE_COUNT)
    cells.numbers(unseen_attributes(pos, viewer), 0, ATTRIBUTE_COUNT)
    cells.put(size_of(pos.draw_pile))
    cells.put(cards_to_revolution(pos))
    cells.numbers(pos.treachery_display, 0, TREACHERY_COUNT)
    cells.numbers(pos.treachery_discard, 0, TREACHERY_COUNT)
    cells.numbers(unseen_treachery(pos, viewer), 0, TREACHERY_COUNT)


def _active_seat(pos: HeadsOfState) -> Seat:
    for phase in pos.stack:
        if isinstance(phase, Turn):
            return phase.seat
    return NOBODY


def _fill_seat(pos: HeadsOfState, seat: Seat, active: Seat, viewer: int, cells: Cells) -> None:
    cells.flag(seat == viewer)
    cells.flag(seat == active)
    cells.put(pos.score[seat])
    cells.put(pos.hand_size(seat))
    cells.put(pos.treachery_size(seat))
    is_seen = sees(viewer, seat)
    cells.bag(pos.known, ATTRIBUTE_COUNT * seat, ATTRIBUTE_COUNT)
    if is_seen:
        cells.bag(pos.hand, ATTRIBUTE_COUNT * seat, ATTRIBUTE_COUNT)
    else:
        cells.skip(ATTRIBUTE_COUNT)
    cells.bag(pos.treachery_known, TREACHERY_COUNT * seat, TREACHERY_COUNT)
    if is_seen:
        cells.bag(pos.treachery, TREACHERY_COUNT * seat, TREACHERY_COUNT)
    else:
        cells.skip(TREACHERY_COUNT)
    cells.bag(pos.tiles, NOBLE_COUNT * seat, NOBLE_COUNT)
    cells.bag(pos.cards, NOBLE_COUNT * seat, NOBLE_COUNT)
