"""What the network of the learned level is shown of a position, from the view of one seat."""

from typing import Final

from hatalom.core.question import Seat
from hatalom.games.heads_of_state.names import (
    AREA_COUNT,
    AREAS,
    ATTRIBUTE_COUNT,
    ATTRIBUTES,
    BOX_COUNT,
    CENTURY_COUNT,
    COUNTRIES,
    COUNTRY_COUNT,
    COURTESAN,
    MARKER_PLACES,
    MOST_SEATS,
    NOBLE_COUNT,
    NOBLES,
    NOBODY,
    TREACHERIES,
    TREACHERY_COUNT,
    Country,
)
from hatalom.games.heads_of_state.phases.turn import Turn
from hatalom.games.heads_of_state.position import HeadsOfState
from hatalom.games.heads_of_state.rules.standing import influence, standing
from hatalom.kit.bag import size_of
from hatalom.kit.features import Features

# Every player has a block: first the seat that judges, then the others in the order of their turns.
BOXES_OF: Final = 0
BEEN_IN: Final = BOXES_OF + BOX_COUNT
TILES_OF: Final = BEEN_IN + AREA_COUNT
CARDS_OF: Final = TILES_OF + NOBLE_COUNT
HAND_OF: Final = CARDS_OF + NOBLE_COUNT
TREACHERY_OF: Final = HAND_OF + ATTRIBUTE_COUNT
REACH_OF: Final = TREACHERY_OF + TREACHERY_COUNT
INFLUENCE_OF: Final = REACH_OF + 2 * NOBLE_COUNT
PLACE_OF: Final = INFLUENCE_OF + COUNTRY_COUNT
SQUARES_OF: Final = PLACE_OF + MARKER_PLACES * COUNTRY_COUNT
NUMBERS_OF: Final = SQUARES_OF + COUNTRY_COUNT
OF_A_PLAYER: Final = NUMBERS_OF + 6
# Then comes what belongs to nobody.
DISPLAY: Final = MOST_SEATS * OF_A_PLAYER
TREACHERY_DISPLAY: Final = DISPLAY + ATTRIBUTE_COUNT
HEXES: Final = TREACHERY_DISPLAY + TREACHERY_COUNT
CENTURY: Final = HEXES + AREA_COUNT
PLAYERS: Final = CENTURY + 2 * CENTURY_COUNT
FEATURES: Final = PLAYERS + MOST_SEATS + 1


def features_of(pos: HeadsOfState, seat: Seat) -> Features:
    found = Features()
    for number in range(pos.seats):
        _add_player(pos, Seat((seat + number) % pos.seats), OF_A_PLAYER * number, found)
    for attribute in ATTRIBUTES:
        found.add(DISPLAY + attribute, float(pos.display[attribute]))
    for card in TREACHERIES:
        found.add(TREACHERY_DISPLAY + card, float(pos.treachery_display[card]))
    for area in AREAS:
        if pos.hex_taken[area] == NOBODY:
            found.add(HEXES + area, 1.0)
    found.add(CENTURY + 2 * pos.century, 1.0)
    deck = sum(pos.content.attribute_counts[pos.seats])
    found.add(CENTURY + 2 * pos.century + 1, float(size_of(pos.draw_pile)) / deck)
    found.add(PLAYERS + pos.seats, 1.0)
    return found


def margin_of(pos: HeadsOfState, seat: Seat) -> float:
    """11  By how many points a seat is ahead of its best rival when the game is over, in tens."""
    best = -1
    for other in pos.players:
        if other != seat:
            best = max(best, pos.score[other])
    return (pos.score[seat] - best) / 10.0


def _add_player(pos: HeadsOfState, seat: Seat, first: int, found: Features) -> None:
    _add_board(pos, seat, first, found)
    _add_hand(pos, seat, first, found)
    for country in COUNTRIES:
        _add_country(pos, seat, country, first, found)
    numbers = first + NUMBERS_OF
    found.add(numbers, pos.score[seat] / 20.0)
    for place in range(len(pos.large_taken)):
        if pos.large_taken[place] == seat:
            found.add(numbers + 1, 1.0)
    for phase in pos.stack:
        if isinstance(phase, Turn) and phase.seat == seat:
            found.add(numbers + 2, 1.0)
    found.add(numbers + 3, pos.hand_size(seat) / 8.0)
    found.add(numbers + 4, pos.treachery_size(seat) / 3.0)
    if pos.turns > 0 and (pos.turns - 1) % pos.seats == seat:
        found.add(numbers + 5, 1.0)


def _add_board(pos: HeadsOfState, seat: Seat, first: int, found: Features) -> None:
    """11.1 to 11.3  His nobles, where he has ever been, and what is left to place."""
    for box in pos.content.boxes:
        if pos.owner[box] == seat:
            found.add(first + BOXES_OF + box, 1.0)
    for area in AREAS:
        if pos.has_been_in(seat, area):
            found.add(first + BEEN_IN + area, 1.0)
    for noble in NOBLES:
        left = pos.tiles[NOBLE_COUNT * seat + noble]
        found.add(first + TILES_OF + noble, float(pos.content.noble_tiles[noble] - left) / 2.0)
        found.add(first + CARDS_OF + noble, pos.cards[NOBLE_COUNT * seat + noble] / 2.0)


def _add_hand(pos: HeadsOfState, seat: Seat, first: int, found: Features) -> None:
    """9.1, 10  His cards, and which nobles he could pay for at once, or with one card more."""
    content = pos.content
    hand = ATTRIBUTE_COUNT * seat
    for attribute in ATTRIBUTES:
        found.add(first + HAND_OF + attribute, float(pos.hand[hand + attribute]) / 2.0)
    for card in TREACHERIES:
        found.add(first + TREACHERY_OF + card, float(pos.treachery[TREACHERY_COUNT * seat + card]))
    for noble in NOBLES:
        if pos.tiles[NOBLE_COUNT * seat + noble] == 0:
            continue
        missing = 0
        for attribute in content.costs[noble]:
            if pos.hand[hand + attribute] == 0:
                missing += 1
        if missing > 0 and pos.hand[hand + COURTESAN] > 0 and content.courtesan_allowed[noble]:
            missing -= 1
        if missing < 2:
            found.add(first + REACH_OF + 2 * noble + missing, 1.0)


def _add_country(pos: HeadsOfState, seat: Seat, country: Country, first: int, found: Features) -> None:
    """11.2, 11.4  His influence there, whether it would bring a marker now, and whether he has a square one."""
    found.add(first + INFLUENCE_OF + country, influence(pos, seat, country) / 5.0)
    for number in range(MARKER_PLACES):
        if pos.square_taken[MARKER_PLACES * country + number] == seat:
            found.add(first + SQUARES_OF + country, 1.0)
    own = standing(pos, seat, country)
    if own == 0:
        return
    above = 0
    for other in pos.players:
        if standing(pos, other, country) > own:
            above += 1
    if above < MARKER_PLACES:
        found.add(first + PLACE_OF + MARKER_PLACES * country + above, 1.0)
