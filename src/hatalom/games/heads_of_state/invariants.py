"""What must hold after every step, whatever was played."""

from hatalom.games.heads_of_state.names import (
    AREAS,
    ATTRIBUTE_COUNT,
    ATTRIBUTES,
    BOXES,
    CENTURY_COUNT,
    COUNTRY_COUNT,
    MARKER_PLACES,
    MOST_SEATS,
    NOBLE_COUNT,
    NOBLES,
    NOBODY,
    TREACHERIES,
    TREACHERY_COUNT,
)
from hatalom.games.heads_of_state.phases.treachery import Treachery
from hatalom.games.heads_of_state.position import HeadsOfState
from hatalom.games.heads_of_state.rules.duty import boxes_in, is_sound_now


def broken_invariant(pos: HeadsOfState) -> str | None:
    return (
        _broken_attributes(pos)
        or _broken_treachery(pos)
        or _broken_nobles(pos)
        or _broken_markers(pos)
        or _broken_duty(pos)
    )


def _broken_attributes(pos: HeadsOfState) -> str | None:
    """4.2, 15.5r1  Every card is somewhere, once; what everybody knows is true."""
    piles = (pos.draw_pile, pos.revolution, pos.display, pos.set_aside, pos.discard)
    for attribute in ATTRIBUTES:
        held = [pos.hand[ATTRIBUTE_COUNT * seat + attribute] for seat in pos.players]
        known = [pos.known[ATTRIBUTE_COUNT * seat + attribute] for seat in pos.players]
        total = sum(held) + sum(pile[attribute] for pile in piles)
        if total != pos.content.attribute_counts[pos.seats][attribute]:
            return f"4.2: attribute {attribute} exists {total} times"
        if any(not 0 <= sure <= count for sure, count in zip(known, held, strict=True)):
            return f"15.5r1: attribute {attribute} is known to be where it is not"
        blind = sum(held) - sum(known)
        if not 0 <= pos.returned[attribute] <= pos.draw_pile[attribute] + blind:
            return f"15.5r1: attribute {attribute} is not where it was shuffled back to"
    if min(min(pile) for pile in piles) < 0:
        return "4.2: fewer than no attribute cards"
    if sum(pos.revolution) > pos.content.revolution_attributes or sum(pos.display) > pos.content.attribute_display:
        return "4.3: too many cards in the revolution pile or in the display"
    return None


def _broken_treachery(pos: HeadsOfState) -> str | None:
    """4.4  29 treachery cards, each somewhere, once."""
    piles = (pos.treachery_pile, pos.treachery_display, pos.treachery_discard)
    for card in TREACHERIES:
        held = [pos.treachery[TREACHERY_COUNT * seat + card] for seat in pos.players]
        known = [pos.treachery_known[TREACHERY_COUNT * seat + card] for seat in pos.players]
        if sum(held) + sum(pile[card] for pile in piles) != pos.content.treachery_count[card]:
            return f"4.4: treachery card {card} does not add up"
        if any(not 0 <= sure <= count for sure, count in zip(known, held, strict=True)):
            return f"15.5r1: treachery card {card} is known to be where it is not"
    if min(min(pile) for pile in piles) < 0 or sum(pos.treachery_display) > pos.content.treachery_display:
        return "4.4: an impossible number of treachery cards"
    return None


def _broken_nobles(pos: HeadsOfState) -> str | None:
    """9.6, 9.7r1  Tiles and cards of a type are limited; a card was given only for a noble that was placed."""
    content = pos.content
    for noble in NOBLES:
        if pos.cards_left(noble) < 0:
            return f"9.6: more cards of noble {noble} than there are"
        for seat in pos.players:
            boxes = [box for box in content.boxes if content.box_noble[box] == noble]
            placed = sum((pos.owner[box] == seat) + pos.dead[MOST_SEATS * box + seat] for box in boxes)
            left = pos.tiles[NOBLE_COUNT * seat + noble]
            if left < 0 or placed + left != content.noble_tiles[noble]:
                return f"9.7r1: tiles of noble {noble} of seat {seat} do not add up"
            if pos.cards[NOBLE_COUNT * seat + noble] > placed:
                return f"9.2: seat {seat} has more cards of noble {noble} than nobles placed"
    for box in BOXES:
        if pos.owner[box] != NOBODY and box not in content.boxes:
            return f"3.2: a noble stands on box {box}, which does not exist"
    return None


def _broken_markers(pos: HeadsOfState) -> str | None:
    """12.3  While the game runs, the score is the sum of the markers taken."""
    content = pos.content
    points = [0] * pos.seats
    for area in AREAS:
        if pos.hex_taken[area] != NOBODY:
            points[pos.hex_taken[area]] += content.hex_points[area]
    for place, seat in enumerate(pos.square_taken):
        if seat != NOBODY:
            points[seat] += content.square_points[place]
            if place % MARKER_PLACES == 1 and pos.square_taken[place - 1] in (seat, NOBODY):
                return "11.2.1r1: the second square without another player's first"
    for place, seat in enumerate(pos.large_taken):
        if seat != NOBODY:
            points[seat] += content.large_points[pos.seats][place]
    for place, seat in enumerate(pos.round_taken):
        if seat != NOBODY:
            points[seat] += content.round_points[place % (MARKER_PLACES * COUNTRY_COUNT)]
    if pos.stack and points != pos.score:
        return f"12.3: the markers make {points}, the scores are {pos.score}"
    return None if 0 <= pos.century < CENTURY_COUNT else f"5.1: century {pos.century}"


def _broken_duty(pos: HeadsOfState) -> str | None:
    """10.8r1  The duty to replace can always be met."""
    for box in boxes_in(pos.emptied):
        if pos.owner[box] != NOBODY:
            return f"10.8: box {box} is open and occupied"
    for phase in pos.stack:
        if isinstance(phase, Treachery) and not is_sound_now(pos, phase.seat, pos.emptied):
            return "10.8r1: the duty to replace cannot be met"
    return None
