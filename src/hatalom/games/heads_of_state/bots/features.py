"""What the network of the learned level is shown of a position, from the view of one seat."""

from typing import Final

from mypy_extensions import i64

from hatalom.core.question import Seat
from hatalom.games.heads_of_state.bots.survey import Survey
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
)
from hatalom.games.heads_of_state.phases.turn import Turn
from hatalom.games.heads_of_state.position import HeadsOfState
from hatalom.kit.bag import size_of
from hatalom.kit.features import Features

WAYS_TO_PAY: Final = 4

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
MOST_OF: Final = NUMBERS_OF + 6
SETS_OF: Final = MOST_OF + NOBLE_COUNT
GAINS_OF: Final = SETS_OF + COUNTRY_COUNT + 1
THREATS_OF: Final = GAINS_OF + WAYS_TO_PAY * NOBLE_COUNT
ROUNDS_OF: Final = THREATS_OF + COUNTRY_COUNT
OF_A_PLAYER: Final = ROUNDS_OF + 2
# Then comes what belongs to nobody.
DISPLAY: Final = MOST_SEATS * OF_A_PLAYER
TREACHERY_DISPLAY: Final = DISPLAY + ATTRIBUTE_COUNT
HEXES: Final = TREACHERY_DISPLAY + TREACHERY_COUNT
CENTURY: Final = HEXES + AREA_COUNT
PLAYERS: Final = CENTURY + 2 * CENTURY_COUNT
FEATURES: Final = PLAYERS + MOST_SEATS + 1


def features_of(pos: HeadsOfState, seat: Seat) -> Features:
    return surveyed(pos, seat, Survey(pos))


def surveyed(pos: HeadsOfState, seat: Seat, survey: Survey) -> Features:
    """The same, where the board has been surveyed already."""
    found = Features()
    deck = sum(pos.content.attribute_counts[pos.seats])
    left = size_of(pos.draw_pile)
    for number in range(pos.seats):
        other = Seat((seat + number) % pos.seats)
        first = OF_A_PLAYER * number
        _add_board(pos, other, survey, first, found)
        _add_hand(pos, other, survey, first, found)
        _add_numbers(pos, other, first, found)
        _add_countries(pos, other, survey, 1.0 - float(left) / deck, first, found)
        _add_sets(pos, other, survey, first, found)
    _add_displays(pos, found)
    for area in AREAS:
        if pos.hex_taken[area] == NOBODY:
            found.add(HEXES + area, 1.0)
    found.add(CENTURY + 2 * pos.century, 1.0)
    found.add(CENTURY + 2 * pos.century + 1, float(left) / deck)
    found.add(PLAYERS + pos.seats, 1.0)
    return found


def margin_of(pos: HeadsOfState, seat: Seat) -> float:
    """11  By how many points a seat is ahead of its best rival when the game is over, in tens."""
    best = -1
    for other in pos.players:
        if other != seat:
            best = max(best, pos.score[other])
    return (pos.score[seat] - best) / 10.0


def _add_displays(pos: HeadsOfState, found: Features) -> None:
    """6.3  What lies open; a card that is still to be turned up counts by its chance."""
    missing: i64 = pos.content.attribute_display - size_of(pos.display)
    pile = pos.unseen_pile()
    share = float(missing) / float(max(1, size_of(pile)))
    for attribute in ATTRIBUTES:
        found.add(DISPLAY + attribute, float(pos.display[attribute]) + share * float(pile[attribute]))
    for card in TREACHERIES:
        found.add(TREACHERY_DISPLAY + card, float(pos.treachery_display[card]))


def _add_numbers(pos: HeadsOfState, seat: Seat, first: i64, found: Features) -> None:
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


def _add_board(pos: HeadsOfState, seat: Seat, survey: Survey, first: i64, found: Features) -> None:
    """11.1 to 11.3, 11.5  His nobles, where he has ever been, what is left to place, and the most cards of a type."""
    for box in pos.content.boxes:
        if pos.owner[box] == seat:
            found.add(first + BOXES_OF + box, 1.0)
    for area in AREAS:
        if survey.has_been_in(seat, area):
            found.add(first + BEEN_IN + area, 1.0)
    for noble in NOBLES:
        left = pos.tiles[NOBLE_COUNT * seat + noble]
        found.add(first + TILES_OF + noble, float(pos.content.noble_tiles[noble] - left) / 2.0)
        own = pos.cards[NOBLE_COUNT * seat + noble]
        if own == 0:
            continue
        found.add(first + CARDS_OF + noble, own / 2.0)
        most = 0
        for other in pos.players:
            if other != seat:
                most = max(most, pos.cards[NOBLE_COUNT * other + noble])
        if own >= most:
            found.add(first + MOST_OF + noble, 1.0 if own > most else 0.5)


def _add_hand(pos: HeadsOfState, seat: Seat, survey: Survey, first: i64, found: Features) -> None:
    """9.1, 10  His cards, which nobles he could pay for at once, or with one card more, and what they would bring.

    A third way to pay is with two cards more, a fourth with what lies open, in one turn.
    """
    content = pos.content
    hand: i64 = ATTRIBUTE_COUNT * seat
    courtesans = pos.hand[hand + COURTESAN]
    for attribute in ATTRIBUTES:
        found.add(first + HAND_OF + attribute, float(pos.hand[hand + attribute]) / 2.0)
    for card in TREACHERIES:
        found.add(first + TREACHERY_OF + card, float(pos.treachery[TREACHERY_COUNT * seat + card]))
    for noble in NOBLES:
        if pos.tiles[NOBLE_COUNT * seat + noble] == 0:
            continue
        missing = 0
        hidden = 0  # of those that are missing
        for attribute in content.costs[noble]:
            if pos.hand[hand + attribute] == 0:
                missing += 1
                if pos.display[attribute] == 0:
                    hidden += 1
        is_replaced = content.courtesan_allowed[noble]
        if missing > 0 and is_replaced and courtesans > 0:
            missing -= 1
            hidden = max(0, hidden - 1)
        elif hidden == 1 and is_replaced and pos.display[COURTESAN] > 0:
            hidden = 0
        if missing < 2:
            found.add(first + REACH_OF + 2 * noble + missing, 1.0)
        gain = float(survey.openings[noble]) / 10.0
        if missing < 3:
            found.add(first + GAINS_OF + WAYS_TO_PAY * noble + missing, gain)
        if hidden == 0 and 0 < missing <= content.take_attributes:
            found.add(first + GAINS_OF + WAYS_TO_PAY * noble + 3, gain)


def _add_countries(pos: HeadsOfState, seat: Seat, survey: Survey, near: float, first: i64, found: Features) -> None:
    """11.2, 11.4, 10.9  His influence in each country, what it would bring now, and how much others could strike."""
    content = pos.content
    points = 0
    for country in COUNTRIES:
        for number in range(MARKER_PLACES):
            if pos.square_taken[MARKER_PLACES * country + number] == seat:
                found.add(first + SQUARES_OF + country, 1.0)
        own = survey.standing_of(seat, country)
        if own == 0:
            continue
        influence = float(survey.influence_of(seat, country))
        found.add(first + INFLUENCE_OF + country, influence / 5.0)
        above = 0
        for other in pos.players:
            if survey.standing_of(other, country) > own:
                above += 1
        if above < MARKER_PLACES:
            found.add(first + PLACE_OF + MARKER_PLACES * country + above, 1.0)
            points += content.round_points[MARKER_PLACES * country + above]
        if (survey.exposed[seat] >> country) & 1:
            threats: i64 = 0
            for other in pos.players:
                if other != seat:
                    for card in TREACHERIES:
                        held = pos.treachery[TREACHERY_COUNT * other + card]
                        if held > 0 and content.works_in(card, country):
                            threats += held
            found.add(first + THREATS_OF + country, float(min(threats, 3)) * influence / 10.0)
    found.add(first + ROUNDS_OF, points / 10.0)
    found.add(first + ROUNDS_OF + 1, near * points / 10.0)


def _add_sets(pos: HeadsOfState, seat: Seat, survey: Survey, first: i64, found: Features) -> None:
    """11.2, 11.3  Square and large markers that are still to be had, by the square of the share of the set."""
    content = pos.content
    for country in COUNTRIES:
        higher, lower = pos.square_taken[MARKER_PLACES * country], pos.square_taken[MARKER_PLACES * country + 1]
        if higher == seat or lower != NOBODY:
            continue
        points = content.square_points[MARKER_PLACES * country + (0 if higher == NOBODY else 1)]
        areas = content.country_areas[country]
        been = 0
        for area in areas:
            if survey.has_been_in(seat, area):
                been += 1
        found.add(first + SETS_OF + country, points * been * been / (10.0 * len(areas) * len(areas)))
    for place in range(len(pos.large_taken)):
        if pos.large_taken[place] == seat:
            return
        if pos.large_taken[place] == NOBODY:
            placed = 0
            for noble in NOBLES:
                if pos.has_placed(seat, noble):
                    placed += 1
            points = content.large_points[pos.seats][place]
            found.add(first + SETS_OF + COUNTRY_COUNT, points * placed * placed / (10.0 * NOBLE_COUNT * NOBLE_COUNT))
            return
