"""11.1 to 11.3  The markers that a noble would bring."""

from hatalom.core.question import Seat
from hatalom.games.heads_of_state.names import MARKER_PLACES, NO_PLACE, NOBLES, NOBODY, Area, Noble
from hatalom.games.heads_of_state.position import HeadsOfState


def hex_due(pos: HeadsOfState, area: Area) -> int:
    """11.1.1  What the first noble in this area brings; nothing once the marker is gone."""
    return pos.content.hex_points[area] if pos.hex_taken[area] == NOBODY else 0


def square_due(pos: HeadsOfState, seat: Seat, area: Area) -> int:
    """11.2.1r1  Which square marker a noble in this area would bring (0, 1), or NO_PLACE."""
    country = pos.content.area_country[area]
    place = NO_PLACE
    for number in range(MARKER_PLACES):
        taker = pos.square_taken[MARKER_PLACES * country + number]
        if taker == seat:
            return NO_PLACE
        if taker == NOBODY and place == NO_PLACE:
            place = number
    for other in pos.content.country_areas[country]:
        if other != area and not pos.has_been_in(seat, other):
            return NO_PLACE
    return place


def large_due(pos: HeadsOfState, seat: Seat, noble: Noble) -> int:
    """11.3.1r1  Which large marker a noble of this type would bring, or NO_PLACE."""
    for other in NOBLES:
        if other != noble and not pos.has_placed(seat, other):
            return NO_PLACE
    for place in range(len(pos.large_taken)):
        if pos.large_taken[place] == seat:
            return NO_PLACE
        if pos.large_taken[place] == NOBODY:
            return place
    return NO_PLACE
