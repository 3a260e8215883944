"""11.1 to 11.3  The markers that a noble would bring."""

from hatalom.games.heads_of_state.names import MARKER_PLACES, NOBLES, NOBODY
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
