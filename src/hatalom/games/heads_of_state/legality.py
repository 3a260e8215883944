"""Why something is not allowed: one predicate per paragraph.  Options are built with the same functions."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.message import Message, Said
from hatalom.games.heads_of_state.board import NO_BOX
from hatalom.games.heads_of_state.duty import hand_after, is_sound
from hatalom.games.heads_of_state.names import (
    AREA,
    ATTRIBUTE,
    ATTRIBUTES,
    COURTESAN,
    NOBLE,
    NOBLES,
    NOBODY,
    SEAT,
    TREACHERIES,
    TREACHERY,
    area_of,
)
from hatalom.games.heads_of_state.position import HeadsOfState
from hatalom.games.heads_of_state.verbs import PAY_COURTESAN, PAY_IN_FULL
from hatalom.kit.bag import size_of

FIRST_TURN: Final = Message("first-turn", "6.2")
TOO_FEW_TO_REFRESH: Final = Message("too-few-to-refresh", "7.3", n=NUMBER, needed=NUMBER)
NOT_IN_DISPLAY: Final = Message("not-in-display", "7.4", attribute=ATTRIBUTE)
TREACHERY_NOT_IN_DISPLAY: Final = Message("treachery-not-in-display", "8.2", treachery=TREACHERY)
ALREADY_TAKEN: Final = Message("already-taken", "8.1")
NO_TREACHERY_NOW: Final = Message("no-treachery-now", "7.7")
NOT_YET: Final = Message("not-yet", "7.7r1")
NO_SUCH_BOX: Final = Message("no-such-box", "3.2", area=AREA)
BOX_OCCUPIED: Final = Message("box-occupied", "3.3", area=AREA, owner=SEAT, noble=NOBLE)
NO_TILE_LEFT: Final = Message("no-tile-left", "9.7r1", noble=NOBLE)
CARDS_MISSING: Final = Message("cards-missing", "9.2", noble=NOBLE, n=NUMBER)
CARD_MISSING: Final = Message("card-missing", "9.2", noble=NOBLE, attribute=ATTRIBUTE)
NO_COURTESAN_FOR: Final = Message("no-courtesan-for", "9.5", noble=NOBLE, attribute=ATTRIBUTE)
NOT_IN_THE_COST: Final = Message("not-in-the-cost", "9.5r1", noble=NOBLE, attribute=ATTRIBUTE)
NOT_EMPTIED_BY_YOU: Final = Message("not-emptied-by-you", "8.5", area=AREA, noble=NOBLE)
BREAKS_THE_DUTY: Final = Message("breaks-the-duty", "10.8r1", area=AREA, noble=NOBLE)
NOT_HELD: Final = Message("not-held", "8.4", treachery=TREACHERY)
NO_TARGET: Final = Message("no-target", "10.5a", treachery=TREACHERY)
NOBODY_THERE: Final = Message("nobody-there", "10.5a", area=AREA, noble=NOBLE)
OWN_NOBLE: Final = Message("own-noble", "10.2", area=AREA, noble=NOBLE)
ALREADY_NAMED: Final = Message("already-named", "10.5", area=AREA, noble=NOBLE)
OTHER_COUNTRY: Final = Message("other-country", "10.10", treachery=TREACHERY, area=AREA)
CAPITAL_NEEDS_TWO: Final = Message("capital-needs-two", "10.10", area=AREA)
PROVINCE_NEEDS_ONE: Final = Message("province-needs-one", "10.10r1", area=AREA)
NO_PAIR: Final = Message("no-pair", "10.11r1", treachery=TREACHERY, second=TREACHERY)
DUTY_OPEN: Final = Message("duty-open", "10.8", n=NUMBER)
NOT_IN_HAND: Final = Message("not-in-hand", "6.4", attribute=ATTRIBUTE)
NO_SURPLUS: Final = Message("no-surplus", "5.7r1")


# -- option and cards -------------------------------------------------------------------------------------------


def why_not_refresh(pos: HeadsOfState) -> Message | None:
    """6.2r1, 7.3  Not in a player's first turn, and only if the new display comes from the draw pile alone."""
    if pos.is_first_turn():
        return FIRST_TURN
    if size_of(pos.draw_pile) < pos.content.refresh_min:
        return TOO_FEW_TO_REFRESH
    return None


# -- placing ----------------------------------------------------------------------------------------------------


def missing_for(pos: HeadsOfState, seat: int, noble: int) -> list[int]:
    """9.1  The attributes of a noble's cost that the hand lacks."""
    return [attribute for attribute in pos.content.costs[noble] if pos.hand[ATTRIBUTES * seat + attribute] == 0]


def may_use_courtesan(pos: HeadsOfState, seat: int, noble: int) -> bool:
    """9.5  One for each noble, none for king and baron."""
    return pos.content.courtesan_allowed[noble] and pos.hand[ATTRIBUTES * seat + COURTESAN] > 0


def is_payable(pos: HeadsOfState, seat: int, noble: int) -> bool:
    """9.2, 9.5, 9.7r1  A tile is left, and the hand holds the cost but for what one courtesan replaces."""
    if pos.tiles[NOBLES * seat + noble] == 0:
        return False
    missing = 0
    for attribute in pos.content.costs[noble]:
        if pos.hand[ATTRIBUTES * seat + attribute] == 0:
            missing += 1
            if missing > 1:
                return False
    return missing == 0 or may_use_courtesan(pos, seat, noble)


def payments(pos: HeadsOfState, seat: int, box: int) -> list[int]:
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
    rest = pos.emptied & ~(1 << box)
    return [payment for payment in options if is_sound(pos, seat, rest, hand_after(pos, seat, noble, payment))]


def why_not_place(pos: HeadsOfState, seat: int, box: int) -> Said | None:
    """7.6, 9.2  On any empty box, with a tile and the cards for it."""
    noble = pos.content.box_noble[box]
    if noble == NO_BOX:
        return Said(NO_SUCH_BOX, [area_of(box)])
    if pos.owner[box] != NOBODY:
        return Said(BOX_OCCUPIED, [area_of(box), pos.owner[box], noble])
    if pos.tiles[NOBLES * seat + noble] == 0:
        return Said(NO_TILE_LEFT, [noble])
    if is_payable(pos, seat, noble):
        return None
    missing = missing_for(pos, seat, noble)
    if len(missing) == 1:
        return Said(CARD_MISSING, [noble, missing[0]])
    return Said(CARDS_MISSING, [noble, len(missing)])


def why_not_replace(pos: HeadsOfState, seat: int, box: int) -> Said | None:
    """8.5, 10.8a  In option 2 only a box the player emptied this turn, and only if the duty stays possible."""
    noble = pos.content.box_noble[box]
    if noble != NO_BOX and pos.owner[box] == NOBODY and not (pos.emptied >> box) & 1:
        return Said(NOT_EMPTIED_BY_YOU, [area_of(box), noble])
    reason = why_not_place(pos, seat, box)
    if reason is None and not payments(pos, seat, box):
        return Said(BREAKS_THE_DUTY, [area_of(box), noble])
    return reason


def why_not_pay(pos: HeadsOfState, seat: int, box: int, payment: int) -> Said | None:
    """9.5  The cost exactly, at most one courtesan in it, none for king and baron."""
    noble = pos.content.box_noble[box]
    missing = missing_for(pos, seat, noble)
    if PAY_COURTESAN.has(payment):
        attribute = PAY_COURTESAN.target(payment)
        if attribute not in pos.content.costs[noble]:
            return Said(NOT_IN_THE_COST, [noble, attribute])
        if not may_use_courtesan(pos, seat, noble) or (missing and attribute != missing[0]):
            return Said(NO_COURTESAN_FOR, [noble, attribute])
    elif missing:
        return Said(CARD_MISSING, [noble, missing[0]])
    return Said(BREAKS_THE_DUTY, [area_of(box), noble])


# -- treachery --------------------------------------------------------------------------------------------------


def why_not_name(pos: HeadsOfState, seat: int, box: int) -> Message | None:
    """10.2, 10.5, 10.5a  A living noble of another player that was not named this turn."""
    owner = pos.owner[box]
    if owner == NOBODY:
        return NOBODY_THERE
    if owner == seat:
        return OWN_NOBLE
    return ALREADY_NAMED if (pos.named >> box) & 1 else None


def may_kill(pos: HeadsOfState, seat: int, box: int) -> bool:
    """10.8a  The duty stays possible if this noble dies too."""
    if pos.emptied == 0 and pos.content.unreplaced_kills > 0:
        return True
    return is_sound(pos, seat, pos.emptied | (1 << box), pos.hand[ATTRIBUTES * seat : ATTRIBUTES * (seat + 1)])


def targets(pos: HeadsOfState, seat: int) -> list[int]:
    """10.5  Every box whose noble may be named now, by whatever cards."""
    found: list[int] = []
    tested = [False] * NOBLES  # the duty is the same for all boxes of a type
    possible = [False] * NOBLES
    for box in pos.content.boxes:
        if why_not_name(pos, seat, box) is None:
            noble = pos.content.box_noble[box]
            if not tested[noble]:
                tested[noble] = True
                possible[noble] = may_kill(pos, seat, box)
            if possible[noble]:
                found.append(box)
    return found


def target_countries(pos: HeadsOfState, boxes: list[int], in_capital: bool) -> int:
    """10.9 to 10.11  The countries in whose capitals (or provinces) these boxes lie, a bit each."""
    mask = 0
    for box in boxes:
        if pos.content.in_capital(box) == in_capital:
            mask |= 1 << pos.content.country_of(box)
    return mask


def pair_countries(pos: HeadsOfState, first: int, second: int) -> int:
    """10.11r1  The countries both cards carry; assassins never combine with country cards."""
    content = pos.content
    if content.bag_draw[first] != content.bag_draw[second]:
        return 0
    return content.treachery_countries[first] & content.treachery_countries[second]


def partners(pos: HeadsOfState, seat: int, card: int, capitals: int) -> list[int]:
    """10.9 to 10.11  The cards in hand that make a pair with this one against one of these capitals."""
    found: list[int] = []
    for second in range(TREACHERIES):
        held = pos.treachery[TREACHERIES * seat + second] - (1 if second == card else 0)
        if held > 0 and pair_countries(pos, card, second) & capitals:
            found.append(second)
    return found


def why_not_reach(pos: HeadsOfState, card: int, second: int, box: int) -> Message | None:
    """10.9 to 10.11  One card reaches a province, two a capital, in a country they both carry."""
    content = pos.content
    country = content.country_of(box)
    if not content.works_in(card, country) or (second != NOBODY and not content.works_in(second, country)):
        return OTHER_COUNTRY
    if content.in_capital(box):
        return CAPITAL_NEEDS_TWO if second == NOBODY else None
    return None if second == NOBODY else PROVINCE_NEEDS_ONE


def why_not_strike(pos: HeadsOfState, seat: int, card: int, second: int, box: int) -> Said | None:
    """10.5, 10.8a, 10.9 to 10.11  A target that may be named, that may die, and that the cards reach."""
    area, noble = area_of(box), pos.content.box_noble[box]
    if noble == NO_BOX:
        return Said(NO_SUCH_BOX, [area])
    reason = why_not_name(pos, seat, box)
    if reason is not None:
        return Said(reason, [area, noble])
    reason = why_not_reach(pos, card, second, box)
    if reason is OTHER_COUNTRY:
        fits = pos.content.works_in(card, pos.content.country_of(box))
        return Said(reason, [second if fits else card, area])
    if reason is not None:
        return Said(reason, [area])
    return None if may_kill(pos, seat, box) else Said(BREAKS_THE_DUTY, [area, noble])
