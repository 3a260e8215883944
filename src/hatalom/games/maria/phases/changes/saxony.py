"""19.3  Saxony defects: its marker, and what follows when its status changes."""

from typing import Final, final

from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import changed
from hatalom.games.maria.events import SAXONY_MOVED, SAXONY_STANDS
from hatalom.games.maria.names import (
    AUSTRIA,
    NOBODY,
    PRUSSIAN_ALLY,
    REMOVED,
    RUTOWSKI,
    SAXONY,
    SAXONY_NEUTRAL,
    SAXONY_TRACK,
)
from hatalom.games.maria.phases.changes.displaced import Displaced
from hatalom.games.maria.phases.winter.winter import Recruiting
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import ASK_SAXONY
from hatalom.games.maria.rules.agreements import end_contracts
from hatalom.games.maria.rules.displacement import ANYWHERE, HOME, START
from hatalom.games.maria.rules.recruits import return_towns
from hatalom.games.maria.rules.saxony import foreigners_in, free_saxony, leave_prussia, neutral_space, pieces_of
from hatalom.games.maria.verbs import MOVE_SAXONY

# The steps of a neutrality (19.3.4r1)
FOREIGNERS: Final = 0
SAXONS: Final = 1
MARKERS: Final = 2


@final
class SaxonyMarker(Phase[Maria]):
    """19.3.1  For each VP lost Austria may move the marker one space to the right."""

    FIELDS = ("steps",)

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def copy(self) -> "SaxonyMarker":
        return SaxonyMarker(self.steps)

    def ask(self, pos: Maria) -> list[Question]:
        last = pos.content.politics.length[SAXONY_TRACK] - 1
        most = min(self.steps, last - pos.track[SAXONY_TRACK])
        if most == 0:
            return NO_QUESTIONS
        options = [MOVE_SAXONY.of(number) for number in range(most + 1)]
        return [Question(pos.seat_of(AUSTRIA), ASK_SAXONY, options, [most])]

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        pos.pop()
        move_saxony(pos, MOVE_SAXONY.target(action))

    def advance(self, pos: Maria) -> None:
        pos.pop()


def move_saxony(pos: Maria, spaces: int) -> None:
    """19.3.5r3  The marker stops at the ends of its track, and never returns to the Prussian part."""
    lowest = neutral_space(pos) if pos.saxony_left else 0
    highest = pos.content.politics.length[SAXONY_TRACK] - 1
    set_saxony(pos, min(highest, max(lowest, pos.track[SAXONY_TRACK] + spaces)))


def set_saxony(pos: Maria, space: int) -> None:
    """The marker is put on a space; only a change of Saxony's status has consequences (19.3.4r1)."""
    before = pos.saxony_status()
    if space == pos.track[SAXONY_TRACK]:
        return
    pos.track = changed(pos.track, SAXONY_TRACK, space)
    status = pos.saxony_status()
    pos.tell(SAXONY_MOVED, space + 1)
    if status == before:
        return
    pos.tell(SAXONY_STANDS, status)
    if before == PRUSSIAN_ALLY:
        leave_prussia(pos)
    end_contracts(pos)
    if status == SAXONY_NEUTRAL:
        pos.push(SaxonyNeutral(FOREIGNERS))
    else:
        join_austria(pos)


def join_austria(pos: Maria) -> None:
    """19.3.5  The pieces stay; a general in a stack with former friends steps out, a removed one may return."""
    if pos.at[RUTOWSKI] == REMOVED:
        if len(return_towns(pos, RUTOWSKI)) > 0:
            pos.push(Recruiting(SAXONY))
        return
    mate = pos.mate_of(RUTOWSKI)
    if mate != NOBODY and not pos.co_operate(SAXONY, pos.power_of(mate)):
        pos.push(Displaced([RUTOWSKI], ANYWHERE))


@final
class SaxonyNeutral(Phase[Maria]):
    """19.3.4, 19.3.4r1  Foreigners leave, the Saxons go to their starting cities, then the markers go back."""

    FIELDS = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def copy(self) -> "SaxonyNeutral":
        return SaxonyNeutral(self.step)

    def advance(self, pos: Maria) -> None:
        self.step += 1
        if self.step == SAXONS:
            pos.push(Displaced(foreigners_in(pos, SAXONY), HOME))
        elif self.step == MARKERS:
            pos.push(Displaced(pieces_of(pos, SAXONY), START))
        else:
            free_saxony(pos)
            pos.pop()
