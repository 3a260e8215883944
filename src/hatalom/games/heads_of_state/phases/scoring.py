"""11.1 to 11.4  Markers: hexes, squares and large rounds when a noble is placed, small rounds when a century ends."""

from hatalom.games.heads_of_state.events import (
    COUNTRY_EMPTY,
    COUNTRY_FIRST,
    COUNTRY_SECOND,
    HEX_SCORED,
    LARGE_SCORED,
    SQUARE_SCORED,
    TIE_BY_HEX,
    TIE_BY_RANK,
)
from hatalom.games.heads_of_state.names import COUNTRIES, MARKER_PLACES, NOBLES, NOBODY, area_of
from hatalom.games.heads_of_state.position import HeadsOfState


def hex_due(pos: HeadsOfState, area: int) -> int:
    """11.1.1  What the first noble in this area brings; nothing once the marker is gone."""
    return pos.content.hex_points[area] if pos.hex_taken[area] == NOBODY else 0


def square_due(pos: HeadsOfState, seat: int, area: int) -> int:
    """11.2.1r1  Which square marker a noble in this area would bring (0, 1), or NOBODY."""
    country = pos.content.area_country[area]
    place = NOBODY
    for number in range(MARKER_PLACES):
        taker = pos.square_taken[MARKER_PLACES * country + number]
        if taker == seat:
            return NOBODY
        if taker == NOBODY and place == NOBODY:
            place = number
    for other in pos.content.country_areas[country]:
        if other != area and not pos.has_been_in(seat, other):
            return NOBODY
    return place


def large_due(pos: HeadsOfState, seat: int, noble: int) -> int:
    """11.3.1r1  Which large marker a noble of this type would bring, or NOBODY."""
    for other in range(NOBLES):
        if other != noble and not pos.has_placed(seat, other):
            return NOBODY
    for place in range(len(pos.large_taken)):
        if pos.large_taken[place] == seat:
            return NOBODY
        if pos.large_taken[place] == NOBODY:
            return place
    return NOBODY


def score_placement(pos: HeadsOfState, seat: int, box: int) -> None:
    """9.8  The three scorings of a noble that was just placed."""
    content, area = pos.content, area_of(box)
    country = content.area_country[area]
    points = hex_due(pos, area)
    if pos.hex_taken[area] == NOBODY:
        pos.hex_taken[area] = seat
        pos.score[seat] += points
        pos.tell(HEX_SCORED, [seat, area, points])
    square = square_due(pos, seat, area)
    if square != NOBODY:
        points = content.square_points[MARKER_PLACES * country + square]
        pos.square_taken[MARKER_PLACES * country + square] = seat
        pos.score[seat] += points
        pos.tell(SQUARE_SCORED, [seat, country, points])
    large = large_due(pos, seat, content.box_noble[box])
    if large != NOBODY:
        points = content.large_points[pos.seats][large]
        pos.large_taken[large] = seat
        pos.score[seat] += points
        pos.tell(LARGE_SCORED, [seat, points])


def score_century(pos: HeadsOfState) -> None:
    """11.4.1, 11.4.4  In every country the first takes the higher marker, the second, if there is one, the lower."""
    for country in range(COUNTRIES):
        order = pos.order_in(country)
        if not order:
            pos.tell(COUNTRY_EMPTY, [country])
        for place in range(min(len(order), MARKER_PLACES)):
            seat = order[place]
            points = pos.content.round_points[MARKER_PLACES * country + place]
            pos.round_taken[(pos.century * COUNTRIES + country) * MARKER_PLACES + place] = seat
            pos.score[seat] += points
            event = COUNTRY_FIRST if place == 0 else COUNTRY_SECOND
            pos.tell(event, [seat, country, pos.influence(seat, country), points])
            if place + 1 < len(order):
                _tell_tie(pos, country, seat, order[place + 1])


def best_box(pos: HeadsOfState, seat: int, country: int) -> int:
    """11.4.3r1  The box of the highest-ranking noble there, with the highest hex if there are several."""
    best = NOBODY
    for box in pos.content.country_boxes[country]:
        if pos.owner[box] == seat and (best == NOBODY or _outranks(pos, box, best)):
            best = box
    return best


def _outranks(pos: HeadsOfState, box: int, other: int) -> bool:
    content = pos.content
    if content.box_noble[box] != content.box_noble[other]:
        return content.box_noble[box] < content.box_noble[other]
    return content.hex_points[area_of(box)] > content.hex_points[area_of(other)]


def _tell_tie(pos: HeadsOfState, country: int, seat: int, other: int) -> None:
    """11.4.3  Which of the tie-breaks decided between two neighbours of the order, if one was needed."""
    if pos.influence(seat, country) != pos.influence(other, country):
        return
    box = best_box(pos, seat, country)
    if pos.content.box_noble[box] != pos.content.box_noble[best_box(pos, other, country)]:
        pos.tell(TIE_BY_RANK, [seat, other, country, pos.content.box_noble[box]])
    else:
        pos.tell(TIE_BY_HEX, [seat, other, country, area_of(box)])
