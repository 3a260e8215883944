"""15.1  The Russian revolution: the Central Powers remove Russian units."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.great_war.events import REVOLUTION_TOOK
from hatalom.games.great_war.names import (
    CENTRAL,
    NOWHERE,
    PLACES,
    PROVINCE_COUNT,
    RUSSIA,
    UNIT_COUNT,
    UNITS,
    Place,
    Unit,
    piece_of,
)
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.prompts import ASK_REVOLUTION, ASK_REVOLUTION_UNIT, CRUMB_REVOLUTION
from hatalom.games.great_war.units import kind_of, power_of
from hatalom.games.great_war.verbs import REVOLUTION_AT, REVOLUTION_UNIT, STOP


@final
class Revolution(Phase[GreatWar]):
    """15.1, R101  The Central spokesman picks them one at a time: the place, then the kind; he may stop."""

    FIELDS = ("left", "place")

    def __init__(self, left: int, place: Place = NOWHERE) -> None:
        self.left = left
        self.place = place

    def copy(self) -> "Revolution":
        return Revolution(self.left, self.place)

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_REVOLUTION)

    def ask(self, pos: GreatWar) -> list[Question]:
        speaker = pos.spokesman(CENTRAL)
        if self.left == 0 or speaker < 0:
            return NO_QUESTIONS
        seat = pos.seat_of(speaker)
        if self.place >= 0:
            options = [REVOLUTION_UNIT.of(kind) for kind in russian_kinds(pos, self.place)]
            return [Question(seat, ASK_REVOLUTION_UNIT, options, [speaker, self.place])]
        options = [REVOLUTION_AT.of(place) for place in PLACES if russian_kinds(pos, place)]
        if not options:
            return NO_QUESTIONS
        options.append(STOP.of())
        return [Question(seat, ASK_REVOLUTION, options, [speaker, self.left])]

    def apply(self, pos: GreatWar, seat: Seat, action: int) -> None:
        if STOP.has(action):
            self.left = 0
        elif REVOLUTION_AT.has(action):
            self.place = Place(REVOLUTION_AT.target(action))
        else:
            self._remove(pos, Unit(REVOLUTION_UNIT.target(action)))

    def advance(self, pos: GreatWar) -> None:
        pos.pop()

    def _remove(self, pos: GreatWar, kind: Unit) -> None:
        """R101  Infantry and cavalry are dead without rebuilding, others go back to the card."""
        place = self.place
        for entry in pos.units[place]:
            if power_of(entry) == RUSSIA and kind_of(entry) == kind:
                pos.remove(place, entry, 1)
                break
        pos.bury(RUSSIA, kind, 1)
        pos.tell(REVOLUTION_TOOK, piece_of(RUSSIA, kind), place)
        if place < PROVINCE_COUNT:
            pos.release_generals(place)
        self.place = NOWHERE
        self.left -= 1


def russian_kinds(pos: GreatWar, place: Place) -> list[Unit]:
    """The kinds of Russian units in a place."""
    found = [False] * UNIT_COUNT
    for entry in pos.units[place]:
        if power_of(entry) == RUSSIA:
            found[kind_of(entry)] = True
    return [kind for kind in UNITS if found[kind]]
