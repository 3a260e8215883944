"""7.6, 8.5, 9  Where a noble may be brought into play, and how it may be paid for."""

from hatalom.core.message import Said
from hatalom.core.question import Seat
from hatalom.games.heads_of_state.board import NO_BOX
from hatalom.games.heads_of_state.names import (
    ATTRIBUTE_COUNT,
    COURTESAN,
    NOBLE_COUNT,
    NOBODY,
    Attribute,
    Box,
    Noble,
    area_of,
)
from hatalom.games.heads_of_state.position import HeadsOfState
from hatalom.games.heads_of_state.refusals import (
    BOX_OCCUPIED,
    BREAKS_THE_DUTY,
    CARD_MISSING,
    CARDS_MISSING,
    NO_COURTESAN_FOR,
    NO_SUCH_BOX,
    NO_TILE_LEFT,
    NOT_EMPTIED_BY_YOU,
    NOT_IN_THE_COST,
)
from hatalom.games.heads_of_state.rules.duty import can_pay, is_sound_after
from hatalom.games.heads_of_state.verbs import PAY_COURTESAN, PAY_IN_FULL


def missing_for(pos: HeadsOfState, seat: Seat, noble: Noble) -> list[Attribute]:
    """9.1  The attributes of a noble's cost that the hand lacks."""
    return [attribute for attribute in pos.content.costs[noble] if pos.hand[ATTRIBUTE_COUNT * seat + attribute] == 0]


def may_use_courtesan(pos: HeadsOfState, seat: Seat, noble: Noble) -> bool:
    """9.5  One for each noble, none for king and baron."""
    return pos.content.courtesan_allowed[noble] and pos.hand[ATTRIBUTE_COUNT * seat + COURTESAN] > 0


def is_payable(pos: HeadsOfState, seat: Seat, noble: Noble) -> bool:
    """9.2  With what the player has."""
    return can_pay(pos.content, noble, pos.tiles, pos.hand, seat)


def payments(pos: HeadsOfState, seat: Seat, box: Box) -> list[int]:
    """9.5r1  Without a courtesan, or with one for any attribute of the cost; the duty must stay possible (10.8a)."""
    noble = pos.content.box_noble[box]
    missing = missing_for(pos, seat, noble)
    options: list[int] = []
    if not missing:
        options.append(PAY_IN_FULL.of())
    if len(missing) <= 1 and may_use_courtesan(pos, seat, noble):
        for attribute in pos.content.costs[noble]:
            if not missing or attribute == missing[0]:
                options.append(PAY_COURTESAN.of(attribute))
    if pos.emptied == 0:
        return options
    return [payment for payment in options if is_sound_after(pos, seat, box, payment)]


def why_not_place(pos: HeadsOfState, seat: Seat, box: Box) -> Said | None:
    """7.6, 9.2  On any empty box, with a tile and the cards for it."""
    noble = pos.content.box_noble[box]
    if noble == NO_BOX:
        return Said(NO_SUCH_BOX, [area_of(box)])
    if pos.owner[box] != NOBODY:
        return Said(BOX_OCCUPIED, [area_of(box), pos.owner[box], noble])
    if pos.tiles[NOBLE_COUNT * seat + noble] == 0:
        return Said(NO_TILE_LEFT, [noble])
    if is_payable(pos, seat, noble):
        return None
    missing = missing_for(pos, seat, noble)
    if len(missing) == 1:
        return Said(CARD_MISSING, [noble, missing[0]])
    return Said(CARDS_MISSING, [noble, len(missing)])


def why_not_replace(pos: HeadsOfState, seat: Seat, box: Box) -> Said | None:
    """8.5, 10.8a  In option 2 only a box the player emptied this turn, and only if the duty stays possible."""
    noble = pos.content.box_noble[box]
    if noble != NO_BOX and pos.owner[box] == NOBODY and not (pos.emptied >> box) & 1:
        return Said(NOT_EMPTIED_BY_YOU, [area_of(box), noble])
    reason = why_not_place(pos, seat, box)
    if reason is None and not payments(pos, seat, box):
        return Said(BREAKS_THE_DUTY, [area_of(box), noble])
    return reason


def why_not_pay(pos: HeadsOfState, seat: Seat, box: Box, payment: int) -> Said | None:
    """9.5  The cost exactly, at most one courtesan in it, none for king and baron."""
    noble = pos.content.box_noble[box]
    missing = missing_for(pos, seat, noble)
    if PAY_COURTESAN.has(payment):
        attribute = PAY_COURTESAN.target(payment)
        if attribute not in pos.content.costs[noble]:
            return Said(NOT_IN_THE_COST, [noble, attribute])
        if not may_use_courtesan(pos, seat, noble) or missing:
            return Said(NO_COURTESAN_FOR, [noble, attribute])
    elif missing:
        return Said(CARD_MISSING, [noble, missing[0]])
    return Said(BREAKS_THE_DUTY, [area_of(box), noble])
