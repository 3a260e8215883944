"""10.8, 10.8a  The duty to replace: of the nobles killed in a turn at most one may stay unreplaced."""

from typing import Final, final

from mypy_extensions import i64

from hatalom.core.numbers import bit
from hatalom.core.question import Seat
from hatalom.games.heads_of_state.board import Content
from hatalom.games.heads_of_state.names import (
    ATTRIBUTE_COUNT,
    BOXES,
    COURTESAN,
    NOBLE_COUNT,
    Attribute,
    Box,
    Noble,
)
from hatalom.games.heads_of_state.position import HeadsOfState
from hatalom.games.heads_of_state.verbs import PAY_COURTESAN


def boxes_in(mask: i64) -> list[Box]:
    found: list[Box] = []
    for box in BOXES:
        if mask == 0:
            break
        if mask & 1:
            found.append(box)
        mask >>= 1
    return found


def number_in(mask: i64) -> i64:
    """How many boxes there are in a mask; each round takes the lowest of them out."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def duty_left(pos: HeadsOfState) -> i64:
    """10.8  How many of the emptied boxes must still be refilled before the turn may end."""
    return max(0, number_in(pos.emptied) - pos.content.unreplaced_kills)


def hand_after(pos: HeadsOfState, seat: Seat, noble: Noble, payment: int) -> list[i64]:
    """The attribute hand after paying for a noble, with or without a courtesan."""
    hand = pos.hand[ATTRIBUTE_COUNT * seat : ATTRIBUTE_COUNT * (seat + 1)]
    for attribute in pos.content.costs[noble]:
        hand[attribute] -= 1
    if PAY_COURTESAN.has(payment):
        hand[PAY_COURTESAN.target(payment)] += 1
        hand[COURTESAN] -= 1
    return hand


ALONE: Final = Seat(0)
"""The seat of means that are one player's only."""


@final
class Means:
    """What a player brings nobles into play with: tiles by type, and cards by attribute."""

    def __init__(self, tiles: list[i64], hand: list[i64]) -> None:
        self.tiles = tiles
        self.hand = hand


def means_of(pos: HeadsOfState, seat: Seat) -> Means:
    tiles = pos.tiles[NOBLE_COUNT * seat : NOBLE_COUNT * (seat + 1)]
    hand = pos.hand[ATTRIBUTE_COUNT * seat : ATTRIBUTE_COUNT * (seat + 1)]
    return Means(tiles, hand)


def is_sound(content: Content, emptied: i64, means: Means) -> bool:
    """10.8ar1  At most one box is open, or all but one of them can be filled with these means."""
    spare = content.unreplaced_kills
    if number_in(emptied) <= spare:
        return True
    return _can_fill(content, [content.box_noble[box] for box in boxes_in(emptied)], spare, means)


def is_sound_now(pos: HeadsOfState, seat: Seat, emptied: i64) -> bool:
    """10.8ar1  The same with the tiles and cards that the player has."""
    # `is_sound` would say so too, but only once the means were put together.
    if number_in(emptied) <= pos.content.unreplaced_kills:
        return True
    return is_sound(pos.content, emptied, means_of(pos, seat))


def is_sound_after(pos: HeadsOfState, seat: Seat, box: Box, payment: int) -> bool:
    """9.7r1, 10.8ar1  The same once this box is filled: its tile and the cards paid for it are gone."""
    noble = pos.content.box_noble[box]
    tiles = pos.tiles[NOBLE_COUNT * seat : NOBLE_COUNT * (seat + 1)]
    tiles[noble] -= 1
    return is_sound(pos.content, pos.emptied & ~bit(box), Means(tiles, hand_after(pos, seat, noble, payment)))


def _can_fill(content: Content, nobles: list[Noble], spare: i64, means: Means) -> bool:
    """All these nobles can be brought into play but for some that may be spared, whichever they are.

    Those that cannot even be paid for by themselves are spared first.
    """
    payable = [noble for noble in nobles if can_pay(content, noble, means.tiles, means.hand, ALONE)]
    spare -= len(nobles) - len(payable)
    return spare >= 0 and _can_fill_together(content, payable, spare, means)


def _can_fill_together(content: Content, nobles: list[Noble], spare: i64, means: Means) -> bool:
    """The same of nobles each of whom can be paid for by himself: so one more than may be spared needs no search."""
    if len(nobles) <= spare + 1:
        return True
    if spare == 0:
        return are_payable(content, nobles, means)
    for place in range(len(nobles)):
        if _can_fill_together(content, nobles[:place] + nobles[place + 1 :], spare - 1, means):
            return True
    return False


def can_pay(content: Content, noble: Noble, tiles: list[i64], hand: list[i64], seat: Seat) -> bool:
    """9.2, 9.5, 9.7r1  A tile is left, and the hand holds the cost but for what one courtesan replaces."""
    if tiles[NOBLE_COUNT * seat + noble] == 0:
        return False
    first: i64 = ATTRIBUTE_COUNT * seat
    missing = 0
    for attribute in content.costs[noble]:
        if hand[first + attribute] == 0:
            missing += 1
            if missing > 1:
                return False
    return missing == 0 or (content.courtesan_allowed[noble] and hand[first + COURTESAN] > 0)


def are_payable(content: Content, nobles: list[Noble], means: Means) -> bool:
    """10.8ar1  All these nobles together: each card once, one courtesan for each at most, none for king and baron."""
    left, tiles = means.hand.copy(), means.tiles.copy()
    lacking: list[Attribute] = []
    for noble in nobles:
        tiles[noble] -= 1
        if tiles[noble] < 0:
            return False
        for attribute in content.costs[noble]:
            left[attribute] -= 1
            if left[attribute] < 0:
                lacking.append(attribute)
    if len(lacking) > means.hand[COURTESAN]:
        return False
    return _can_cover(content, nobles, 0, lacking, 0)


def _can_cover(content: Content, nobles: list[Noble], served: int, lacking: list[Attribute], index: int) -> bool:
    """Every lacking card finds a noble of its own whose courtesan replaces it."""
    if index == len(lacking):
        return True
    for place in range(len(nobles)):
        noble = nobles[place]
        if (served >> place) & 1 or not content.courtesan_allowed[noble]:
            continue
        fits = lacking[index] in content.costs[noble]
        if fits and _can_cover(content, nobles, served | bit(place), lacking, index + 1):
            return True
    return False
