"""10  Whom a player may strike, and with which cards."""

from mypy_extensions import i64

from hatalom.core.message import Message, Said
from hatalom.core.numbers import bit
from hatalom.core.question import Seat
from hatalom.games.heads_of_state.board import NO_BOX
from hatalom.games.heads_of_state.names import (
    NO_CARD,
    NOBODY,
    TREACHERIES,
    TREACHERY_COUNT,
    Box,
    TreacheryCard,
    area_of,
)
from hatalom.games.heads_of_state.position import HeadsOfState
from hatalom.games.heads_of_state.refusals import (
    ALREADY_NAMED,
    BREAKS_THE_DUTY,
    CAPITAL_NEEDS_TWO,
    NO_SUCH_BOX,
    NO_TARGET,
    NO_TREACHERY_CARDS,
    NOBODY_THERE,
    NOT_HELD,
    OTHER_COUNTRY,
    OWN_NOBLE,
    PROVINCE_NEEDS_ONE,
)
from hatalom.games.heads_of_state.rules.duty import is_sound, is_sound_now, means_of, number_in


def why_not_play(pos: HeadsOfState, seat: Seat, card: TreacheryCard) -> Said:
    """8.4, 10.5a  Why a treachery card is not offered: it is not in the hand, or it has no target."""
    if pos.treachery_size(seat) == 0:
        return Said(NO_TREACHERY_CARDS)
    return Said(NO_TARGET if pos.treachery[TREACHERY_COUNT * seat + card] > 0 else NOT_HELD, [card])


def why_not_name(pos: HeadsOfState, seat: Seat, box: Box) -> Message | None:
    """10.2, 10.5, 10.5a  A living noble of another player that was not named this turn."""
    owner = pos.owner[box]
    if owner == NOBODY:
        return NOBODY_THERE
    if owner == seat:
        return OWN_NOBLE
    return ALREADY_NAMED if (pos.named >> box) & 1 else None


def may_kill(pos: HeadsOfState, seat: Seat, box: Box) -> bool:
    """10.8a  The duty stays possible if this noble dies too."""
    return is_sound_now(pos, seat, pos.emptied | bit(box))


def targets(pos: HeadsOfState, seat: Seat) -> list[Box]:
    """10.5  Every box whose noble may be named now, by whatever cards."""
    found = [box for box in pos.content.boxes if why_not_name(pos, seat, box) is None]
    if number_in(pos.emptied) < pos.content.unreplaced_kills:  # any of them may stay unreplaced
        return found
    means = means_of(pos, seat)
    tested: i64 = 0  # the duty is the same for all boxes of a type, so each type is tested once: a bit each
    possible: i64 = 0
    for box in found:
        own = bit(pos.content.box_noble[box])
        if not tested & own:
            tested |= own
            if is_sound(pos.content, pos.emptied | bit(box), means):
                possible |= own
    return [box for box in found if possible & bit(pos.content.box_noble[box])]


def target_countries(pos: HeadsOfState, boxes: list[Box], in_capital: bool) -> i64:
    """10.9 to 10.11  The countries in whose capitals (or provinces) these boxes lie, a bit each."""
    mask: i64 = 0
    for box in boxes:
        if pos.content.in_capital(box) == in_capital:
            mask |= bit(pos.content.country_of(box))
    return mask


def pair_countries(pos: HeadsOfState, first: TreacheryCard, second: TreacheryCard) -> i64:
    """10.11r1  The countries both cards carry; assassins never combine with country cards."""
    content = pos.content
    if content.bag_draw[first] != content.bag_draw[second]:
        return 0
    return content.treachery_countries[first] & content.treachery_countries[second]


def partners(pos: HeadsOfState, seat: Seat, card: TreacheryCard, capitals: i64) -> list[TreacheryCard]:
    """10.9 to 10.11  The cards in hand that make a pair with this one against one of these capitals."""
    found: list[TreacheryCard] = []
    for second in TREACHERIES:
        held = pos.treachery[TREACHERY_COUNT * seat + second] - (1 if second == card else 0)
        if held > 0 and pair_countries(pos, card, second) & capitals:
            found.append(second)
    return found


def why_not_reach(pos: HeadsOfState, card: TreacheryCard, second: TreacheryCard, box: Box) -> Message | None:
    """10.9 to 10.11  One card reaches a province, two a capital, in a country they both carry."""
    content = pos.content
    country = content.country_of(box)
    if not content.works_in(card, country) or (second != NO_CARD and not content.works_in(second, country)):
        return OTHER_COUNTRY
    if content.in_capital(box):
        return CAPITAL_NEEDS_TWO if second == NO_CARD else None
    return None if second == NO_CARD else PROVINCE_NEEDS_ONE


def why_not_strike(pos: HeadsOfState, seat: Seat, card: TreacheryCard, second: TreacheryCard, box: Box) -> Said | None:
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
