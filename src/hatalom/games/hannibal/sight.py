"""What a seat sees of Hannibal, straight from the position: what is prepared in secret, and all the numbers."""
# hot: learning programs look at every position

from typing import Any, Final

from hatalom.core.cells import Cells, phase_numbers
from hatalom.core.position import Phase
from hatalom.core.question import SPECTATOR, Seat, sees
from hatalom.games.hannibal.names import (
    ALL_GENERALS,
    ALL_PROVINCES,
    ALL_SPACES,
    BATTLE_CARDS,
    CARDS,
    NO_SPACE,
    SEATS,
    General,
    Space,
)
from hatalom.games.hannibal.phases import ALL
from hatalom.games.hannibal.phases.march.reaction import Reaction
from hatalom.games.hannibal.position import Hannibal

PHASES: Final = phase_numbers(ALL)
SCENARIO_COUNT: Final = 3
MARKER_COUNT: Final = 4
OFFICE_COUNT: Final = 3
SPACE_CELLS: Final = 11
SIDE_CELLS: Final = 3 + 2 * BATTLE_CARDS


def is_secret_of_another(pos: Hannibal, phase: Phase[Any], viewer: int) -> bool:
    """Whether a phase only prepares somebody else's move."""
    owner = phase.private_to(pos)
    return owner >= 0 and not sees(viewer, owner)


def _top_phase(pos: Hannibal, viewer: int) -> Phase[Any] | None:
    """The uppermost phase that is no secret; that somebody is declaring a reaction, everybody knows."""
    top: Phase[Any] | None = None
    for phase in pos.stack:
        if is_secret_of_another(pos, phase, viewer):
            return phase if isinstance(phase, Reaction) else top
        top = phase
    return top


def fill(pos: Hannibal, viewer: int, cells: Cells) -> None:
    """The numbers of the layout in `observation.py`, block by block."""
    cells.phase(_top_phase(pos, viewer), PHASES)
    cells.one_of(pos.scenario, SCENARIO_COUNT)
    cells.put(pos.turn)
    in_play = pos.board().in_play
    for space in ALL_SPACES:
        if in_play[space]:
            _fill_space(pos, space, cells)
        else:
            cells.skip(SPACE_CELLS)
    for general in ALL_GENERALS:
        _fill_general(pos, general, cells)
    for seat in SEATS:
        _fill_seat(pos, seat, viewer, cells)
    deck = 0
    for count in pos.deck:
        deck += count
    cells.put(deck)
    if pos.battle_space == NO_SPACE:
        cells.skip(2 * SIDE_CELLS + 2)
        return
    for seat in SEATS:
        _fill_side(pos, seat, viewer, cells)
    cells.one_of(pos.battle_active, 2)


def _fill_space(pos: Hannibal, space: Space, cells: Cells) -> None:
    cells.one_of(pos.marker[space], MARKER_COUNT)
    cells.put(pos.siege[space])
    for seat in SEATS:
        cells.put(pos.outside(seat, space))
        cells.put(pos.inside(seat, space))
    cells.put(pos.elephants[space])
    cells.put(pos.garrison_elephants[space])


def _fill_general(pos: Hannibal, general: General, cells: Cells) -> None:
    space, is_inside = pos.at[general], pos.is_inside[general]
    side = pos.content.side[general]
    cells.put(pos.strategy_rating(general))
    cells.put(pos.content.battle_rating[general])
    cells.flag(is_inside)
    cells.flag(space >= 0 and pos.commander_of(side, space, is_inside) == general)
    cells.put(space if space >= 0 else NO_SPACE)
    cells.one_of(pos.office[general], OFFICE_COUNT)


def _fill_seat(pos: Hannibal, seat: Seat, viewer: int, cells: Cells) -> None:
    cells.put(pos.hand_size(seat))
    cells.put(pos.count_points(seat))
    cells.put(pos.count_pcs(seat))
    if sees(viewer, seat):
        cells.numbers(pos.hand, CARDS * seat, CARDS)
    else:
        cells.skip(CARDS)
    if viewer != SPECTATOR:
        cells.numbers(pos.known, CARDS * seat, CARDS)
    else:
        cells.skip(CARDS)
    for province in ALL_PROVINCES:
        cells.flag(pos.controls_province(seat, province))


def _fill_side(pos: Hannibal, seat: Seat, viewer: int, cells: Cells) -> None:
    cells.put(pos.battle_start[seat])
    cells.put(pos.battle_lost[seat])
    cells.put(pos.battle_hand_size(seat))
    if sees(viewer, seat):
        cells.numbers(pos.battle_hand, BATTLE_CARDS * seat, BATTLE_CARDS)
    else:
        cells.skip(BATTLE_CARDS)
    cells.numbers(pos.battle_open, BATTLE_CARDS * seat, BATTLE_CARDS)
