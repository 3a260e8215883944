"""2.8 to 2.10  What the OPs of a card can be used for: markers and troops."""

from hatalom.core.message import Message
from hatalom.core.question import Seat
from hatalom.games.hannibal.names import BY_OPS, CITY, ENEMY, SPACES, Card, General, Space
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.records import Orders
from hatalom.games.hannibal.refusals import (
    ENEMY_UNITS_THERE,
    HAS_MARKER,
    NO_ENEMY_PC,
    NO_GENERAL_TO_MOVE,
    NO_OWN_UNIT,
    NO_PLACE_FOR_PC,
    NOWHERE_TO_RAISE,
    OUT_OF_PLAY,
    RAISING_NEEDS_THREE,
    TRUCE_CONVERT,
)
from hatalom.games.hannibal.rules.activation import can_activate_any
from hatalom.games.hannibal.verbs import CONVERT_PC, MOVE_GENERAL, PLACE_PC, PLACE_PCS, RAISE_TROOPS


def why_not_place_pc(pos: Hannibal, seat: Seat, space: Space) -> Message | None:
    """2.10  No marker there and no enemy CU."""
    if not pos.board().in_play[space]:
        return OUT_OF_PLAY
    if pos.marker[space] >= 0:
        return HAS_MARKER
    if pos.has_enemy_outside(seat, space):
        return ENEMY_UNITS_THERE
    return None


def why_not_convert_pc(pos: Hannibal, seat: Seat, space: Space) -> Message | None:
    """2.10, 24.2  An enemy PC, neither walled nor tribal, under an own CU, while there is no truce."""
    if pos.marker[space] != ENEMY[seat] or pos.content.kind[space] == CITY:
        return NO_ENEMY_PC
    if pos.units[SPACES * seat + space] == 0:
        return NO_OWN_UNIT
    if pos.truce:
        return TRUCE_CONVERT
    return None


def may_raise_with(pos: Hannibal, seat: Seat, general: General) -> bool:
    """2.9  In a friendly space of a friendly province, not in a besieged city."""
    space = pos.at[general]
    if not pos.is_on_map(general) or pos.content.side[general] != seat or not pos.controls(seat, space):
        return False
    if not pos.controls_province(seat, pos.content.province[space]):
        return False
    return pos.room(seat, space) > 0


def why_not_use(pos: Hannibal, seat: Seat, card: Card, action: int) -> Message | None:
    """2.8  The three uses of operations."""
    if MOVE_GENERAL.has(action):
        return None if can_activate_any(pos, Orders(seat, card, BY_OPS)) else NO_GENERAL_TO_MOVE
    if PLACE_PCS.has(action):
        return None if pc_options(pos, seat, 1) else NO_PLACE_FOR_PC
    if RAISE_TROOPS.has(action):
        if pos.content.ops[card] < 3:
            return RAISING_NEEDS_THREE
        for general in pos.content.generals_of[seat]:
            if may_raise_with(pos, seat, general):
                return None
        return NOWHERE_TO_RAISE
    return None


def pc_options(pos: Hannibal, seat: Seat, enough: int = SPACES) -> list[int]:
    """2.10  Every placement and conversion, or as many as are enough for what one wants to know."""
    options: list[int] = []
    for space in pos.board().spaces:
        if pos.marker[space] < 0:
            if why_not_place_pc(pos, seat, space) is None:
                options.append(PLACE_PC.of(space))
        elif pos.units[SPACES * seat + space] > 0:  # most markers have nobody beside them who could convert them
            if why_not_convert_pc(pos, seat, space) is None:
                options.append(CONVERT_PC.of(space))
        if len(options) >= enough:
            break
    return options
