"""18.21  Pursuit: cavalry with points left cuts down units that retreated to a place without a garrison."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.great_war.events import PURSUED
from hatalom.games.great_war.names import CAVALRY, NOWHERE, Piece, Place, piece_of
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.prompts import ASK_PURSUE, ASK_PURSUE_UNIT, CRUMB_PURSUIT
from hatalom.games.great_war.rules.battles.forces import fall
from hatalom.games.great_war.units import (
    count_of,
    kind_of,
    origin_of,
    points_of,
    power_of,
    put,
    take,
    with_count,
    with_points,
    without_way,
)
from hatalom.games.great_war.verbs import PURSUE, PURSUE_AT, STOP_PURSUIT


@final
class Pursuit(Phase[GreatWar]):
    """18.21, R125  Each cavalry removes two units of the lead's choice; then it has no points left."""

    FIELDS = ("left", "place")

    def __init__(self, left: int = 0, place: Place = NOWHERE) -> None:
        self.left = left  # what the cavalry that rides now may still remove
        self.place = place

    def copy(self) -> "Pursuit":
        return Pursuit(self.left, self.place)

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_PURSUIT)

    def ask(self, pos: GreatWar) -> list[Question]:
        places = sorted({origin_of(entry) for entry in pos.retreated})
        per_rider = pos.content.pursued_by_rider
        budget = self.left + per_rider * riders(pos)
        if not places or budget == 0:
            return NO_QUESTIONS
        seat = pos.seat_of(pos.lead)
        place = self.place if self.place in places else places[0]
        if len(places) > 1 and self.place not in places:
            options = [PURSUE_AT.of(province) for province in places]
            options.append(STOP_PURSUIT.of())
            return [Question(seat, ASK_PURSUE, options, [pos.lead, budget])]
        pieces = sorted({piece_of(power_of(e), kind_of(e)) for e in pos.retreated if origin_of(e) == place})
        options = [PURSUE.of(piece) for piece in pieces]
        options.append(STOP_PURSUIT.of())
        return [Question(seat, ASK_PURSUE_UNIT, options, [pos.lead, place, budget])]

    def apply(self, pos: GreatWar, seat: Seat, action: int) -> None:
        if STOP_PURSUIT.has(action):
            pos.pop()
        elif PURSUE_AT.has(action):
            self.place = Place(PURSUE_AT.target(action))
        else:
            self._cut_down(pos, Piece(PURSUE.target(action)))

    def advance(self, pos: GreatWar) -> None:
        pos.pop()

    def _cut_down(self, pos: GreatWar, piece: Piece) -> None:
        if self.left == 0:
            self.left = pos.content.pursued_by_rider
            spur(pos)
        self.left -= 1
        place = self.place if self.place >= 0 else origin_of(pos.retreated[0])
        for entry in pos.retreated:
            if origin_of(entry) == place and piece_of(power_of(entry), kind_of(entry)) == piece:
                pos.retreated = take(pos.retreated, entry, 1)
                pos.remove(place, without_way(entry), 1)
                fall(pos, entry, place)
                break
        pos.release_generals(place)
        pos.tell(PURSUED, piece, place)
        if place not in [origin_of(entry) for entry in pos.retreated]:
            self.place = NOWHERE


def riders(pos: GreatWar) -> int:
    """Cavalry of this battle with points left."""
    total = 0
    for entry in pos.force:
        if kind_of(entry) == CAVALRY and points_of(entry) > 0:
            total += count_of(entry)
    return total


def spur(pos: GreatWar) -> None:
    """18.21  One cavalry rides and has no points left."""
    for entry in pos.force:
        if kind_of(entry) == CAVALRY and points_of(entry) > 0:
            pos.leave_force(entry, 1)
            pos.force = put(pos.force, with_points(with_count(entry, 1), 0))
            return
