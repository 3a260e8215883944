"""What the judgement and the network both want to know of the board: counted once for a position."""

from typing import Final, final

from mypy_extensions import i64

from hatalom.core.numbers import bit, zeros
from hatalom.core.question import Seat
from hatalom.games.heads_of_state.names import (
    COUNTRY_COUNT,
    MOST_SEATS,
    NOBLE_COUNT,
    NOBODY,
    Area,
    Country,
    area_of,
)
from hatalom.games.heads_of_state.position import HeadsOfState
from hatalom.games.heads_of_state.rules.scoring import hex_due
from hatalom.games.heads_of_state.rules.standing import TIE_STEP

INFLUENCE_POINTS: Final = 3
"""What a point of influence is thought to bring in the end."""


@final
class Survey:
    """By seat and country: influence and standing.  By seat: areas and countries, a bit each.  By noble: boxes."""

    def __init__(self, pos: HeadsOfState) -> None:
        content = pos.content
        size: i64 = pos.seats * COUNTRY_COUNT
        self.influence = zeros(size)
        self.standing = zeros(size)
        """11.4.3  As in `rules.standing`."""
        self.been = zeros(pos.seats)
        """11.2.2r1  The areas in which a seat has a noble, alive or dead."""
        self.exposed = zeros(pos.seats)
        """10.9  The countries where a seat has a noble outside the capital."""
        self.openings = zeros(NOBLE_COUNT)
        """11.1, 11.4  By noble: its best empty box, the hexagon and three points for each point of influence."""
        owner: i64
        country: i64
        area: i64
        place: i64
        seat: i64
        for box in content.boxes:
            area = area_of(box)
            owner = pos.owner[box]
            if owner != NOBODY:
                country = content.area_country[area]
                place = COUNTRY_COUNT * owner + country
                self.influence[place] += content.box_influence[box]
                tie: i64 = content.tie_break[box]
                self.standing[place] = max(self.standing[place], tie)
                self.been[owner] |= bit(area)
                if not content.is_capital[area]:
                    self.exposed[owner] |= bit(country)
            else:
                noble: i64 = content.box_noble[box]
                gain: i64 = hex_due(pos, area_of(box)) + INFLUENCE_POINTS * content.box_influence[box]
                self.openings[noble] = max(self.openings[noble], gain)
        for box in content.boxes:
            first: i64 = MOST_SEATS * box
            for seat in range(pos.seats):
                if pos.dead[first + seat] > 0:
                    self.been[seat] |= bit(area_of(box))
        for place in range(size):
            self.standing[place] += TIE_STEP * self.influence[place]

    def influence_of(self, seat: Seat, country: Country) -> i64:
        return self.influence[COUNTRY_COUNT * seat + country]

    def standing_of(self, seat: Seat, country: Country) -> i64:
        return self.standing[COUNTRY_COUNT * seat + country]

    def has_been_in(self, seat: Seat, area: Area) -> bool:
        return (self.been[seat] >> area) & 1 == 1
