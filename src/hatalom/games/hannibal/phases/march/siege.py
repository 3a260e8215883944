"""20.5, 20.6  A siege or subjugation attempt."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import increased, replaced
from hatalom.games.hannibal.events import SIEGE_ROLLED, TRIBE_SUBJUGATED
from hatalom.games.hannibal.names import CITY, Space
from hatalom.games.hannibal.phases.losses import Losses
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import CRUMB_SIEGE, ROLL_SIEGE
from hatalom.games.hannibal.records import OUTSIDE
from hatalom.games.hannibal.rules.dice import die
from hatalom.games.hannibal.rules.sieges import siege_result, take_city
from hatalom.games.hannibal.rules.victory import is_decided
from hatalom.games.hannibal.verbs import ROLL

ROLLING: Final = 0
COUNTING: Final = 1


@final
class Siege(Phase[Hannibal]):
    """20.5, 20.6  An attempt: one die, or two whose results both count."""

    FIELDS = ("seat", "space", "modifier", "rolls", "step", "points")

    def __init__(
        self, seat: Seat, space: Space, modifier: int, rolls: int, step: int = ROLLING, points: int = 0
    ) -> None:
        self.seat = seat
        self.space = space
        self.modifier = modifier
        self.rolls = rolls
        self.step = step
        self.points = points

    def copy(self) -> "Siege":
        return Siege(self.seat, self.space, self.modifier, self.rolls, self.step, self.points)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_SIEGE, [self.space])

    def ask(self, pos: Hannibal) -> list[Question]:
        if self.step == ROLLING and self.rolls:
            return die(ROLL_SIEGE, [self.seat, self.space, self.modifier])
        return NO_QUESTIONS

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        face = ROLL.target(action)
        points, lost = siege_result(pos, face + self.modifier)
        self.rolls -= 1
        self.points = points
        self.step = COUNTING
        pos.tell(SIEGE_ROLLED, self.seat, self.space, face, face + self.modifier, points, lost)
        if lost:
            pos.push(Losses(self.seat, self.space, OUTSIDE, lost))

    def advance(self, pos: Hannibal) -> None:
        if self.step == ROLLING:
            pos.pop()
            return
        self.step = ROLLING
        pos.siege = increased(pos.siege, self.space, self.points)
        if pos.content.kind[self.space] == CITY:
            if pos.siege[self.space] >= pos.content.siege_points:
                self.rolls = 0
                take_city(pos, self.seat, self.space)
                is_decided(pos)
        elif pos.siege[self.space] >= pos.content.subjugation_points:
            self.rolls = 0
            pos.siege = replaced(pos.siege, self.space, 0)
            pos.marker = replaced(pos.marker, self.space, self.seat)
            pos.tell(TRIBE_SUBJUGATED, self.seat, self.space)
