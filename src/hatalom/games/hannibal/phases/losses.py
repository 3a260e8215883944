"""14.15, 17.2  Lost CUs: Carthage chooses whether elephants are among them."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.hannibal.events import UNITS_LOST
from hatalom.games.hannibal.names import CARTHAGE, NO_GENERAL, Space
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_LOSSES, CRUMB_LOSSES
from hatalom.games.hannibal.records import INSIDE, OF_ARMY
from hatalom.games.hannibal.rules.fatigue import forget, lose_of_army
from hatalom.games.hannibal.verbs import LOSE_ELEPHANTS


@final
class Losses(Phase[Hannibal]):
    """So many CUs of a force are lost; some of them must be elephants if there are any."""

    FIELDS = ("seat", "space", "part", "count", "elephants_due")

    def __init__(self, seat: Seat, space: Space, part: int, count: int, elephants_due: int = 0) -> None:
        self.seat = seat
        self.space = space
        self.part = part  # OUTSIDE or INSIDE the walls, or OF_ARMY
        self.count = count
        self.elephants_due = elephants_due

    def copy(self) -> "Losses":
        return Losses(self.seat, self.space, self.part, self.count, self.elephants_due)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_LOSSES, [self.space])

    def ask(self, pos: Hannibal) -> list[Question]:
        if self.seat != CARTHAGE:
            return NO_QUESTIONS
        least, most = self._least(pos), self._most(pos)
        if least >= most:
            return NO_QUESTIONS
        options = [LOSE_ELEPHANTS.of(number) for number in range(least, most + 1)]
        return [Question(CARTHAGE, ASK_LOSSES, options, [self.count, self.space])]

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        self._take(pos, LOSE_ELEPHANTS.target(action))

    def advance(self, pos: Hannibal) -> None:
        self._take(pos, self._least(pos) if self.seat == CARTHAGE else 0)

    def _units(self, pos: Hannibal) -> int:
        return units_of_part(pos, self.seat, self.space, self.part)

    def _elephants(self, pos: Hannibal) -> int:
        if self.part == OF_ARMY:
            return pos.army_elephants
        return pos.garrison_elephants[self.space] if self.part == INSIDE else pos.elephants[self.space]

    def _count(self, pos: Hannibal) -> int:
        return min(self.count, self._units(pos))

    def _least(self, pos: Hannibal) -> int:
        """How many elephants must go: those due, and more if there are not enough other CUs."""
        elephants, count = self._elephants(pos), self._count(pos)
        return max(min(self.elephants_due, elephants, count), count - (self._units(pos) - elephants))

    def _most(self, pos: Hannibal) -> int:
        return min(self._elephants(pos), self._count(pos))

    def _take(self, pos: Hannibal, elephants: int) -> None:
        count = self._count(pos)
        pos.pop()
        if count == 0:
            return
        pos.tell(UNITS_LOST, self.seat, count, self.space, elephants)
        from_inside = pos.army_inside if self.part == OF_ARMY else self.part == INSIDE
        if self.part == OF_ARMY:
            lose_of_army(pos, count, elephants)
        elif pos.army != NO_GENERAL and pos.content.side[pos.army] == self.seat:
            forget(pos, self.space, count)
        pos.lose(self.seat, self.space, count, elephants, from_inside)


def units_of_part(pos: Hannibal, seat: Seat, space: Space, part: int) -> int:
    """How many CUs there are to suffer."""
    if part == OF_ARMY:
        return pos.army_units
    return pos.garrison[space] if part == INSIDE else pos.outside(seat, space)
