"""19.3  Saxony defects: its marker, and what follows when its stand changes."""

from typing import Final, final

from hatalom.core.position import Phase
from hatalom.core.question import Question
from hatalom.games.maria.events import MARKERS_TAKEN_BACK, SAXONY_MOVED, SAXONY_STANDS
from hatalom.games.maria.names import (
    AUSTRIA,
    GENERALS,
    NOBODY,
    PIECES,
    PRUSSIAN_ALLY,
    REMOVED,
    RUTOWSKI,
    SAXONY,
    SAXONY_NEUTRAL,
    SAXONY_TRACK,
)
from hatalom.games.maria.phases.clauses import end_contracts, end_promises
from hatalom.games.maria.phases.displaced import ANYWHERE, HOME, START, Displaced
from hatalom.games.maria.phases.muster import return_towns
from hatalom.games.maria.phases.winter import Recruiting
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import ASK_SAXONY
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
            return []
        options = [MOVE_SAXONY.of(number) for number in range(most + 1)]
        return [Question(pos.seat_of(AUSTRIA), ASK_SAXONY, options, [most])]

    def apply(self, pos: Maria, seat: int, action: int) -> None:
        pos.pop()
        move_saxony(pos, MOVE_SAXONY.target(action))

    def advance(self, pos: Maria) -> None:
        pos.pop()


def neutral_space(pos: Maria) -> int:
    """19.1.3  The space "S": the first one on which Saxony is neutral."""
    status = pos.content.politics.status
    for space in range(len(status)):
        if status[space] == SAXONY_NEUTRAL:
            return space
    return NOBODY


def move_saxony(pos: Maria, spaces: int) -> None:
    """19.3.5r3  The marker stops at the ends of its track, and never returns to the Prussian part."""
    lowest = neutral_space(pos) if pos.saxony_left == 1 else 0
    highest = pos.content.politics.length[SAXONY_TRACK] - 1
    set_saxony(pos, min(highest, max(lowest, pos.track[SAXONY_TRACK] + spaces)))


def set_saxony(pos: Maria, space: int) -> None:
    """The marker comes to stand on a space; only a change of Saxony's stand has consequences (19.3.4r1)."""
    before = pos.saxony_status()
    if space == pos.track[SAXONY_TRACK]:
        return
    pos.track[SAXONY_TRACK] = space
    status = pos.saxony_status()
    pos.tell(SAXONY_MOVED, [space + 1])
    if status == before:
        return
    pos.tell(SAXONY_STANDS, [status])
    if before == PRUSSIAN_ALLY:
        leave_prussia(pos)
    end_contracts(pos)
    if status == SAXONY_NEUTRAL:
        pos.push(SaxonyNeutral(FOREIGNERS))
    else:
        join_austria(pos)


def leave_prussia(pos: Maria) -> None:
    """19.3.2r1, 19.3.3  Maria Theresa plays Saxony: its promises are over, and the "?" of its general lapses."""
    pos.saxony_left = 1
    pos.reveal()
    end_promises(pos, SAXONY)
    for fort in range(pos.content.board.forts):
        if pos.question[fort] == SAXONY:
            pos.question[fort] = NOBODY


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


def foreigners_in(pos: Maria, land: int) -> list[int]:
    """The pieces of other powers in a home country."""
    found: list[int] = []
    for piece in range(PIECES):
        town = pos.at[piece]
        if town >= 0 and pos.power_of(piece) != land and pos.home_of(town) == land:
            found.append(piece)
    return found


def pieces_of(pos: Maria, power: int) -> list[int]:
    """The pieces of a power on the map, generals first."""
    found = [general for general in pos.content.power_generals[power] if pos.at[general] >= 0]
    for train in pos.content.power_trains[power]:
        if pos.at[GENERALS + train] >= 0:
            found.append(GENERALS + train)
    return found


def free_saxony(pos: Maria) -> None:
    """19.3.4  All major powers take their markers on Saxon fortresses back."""
    board = pos.content.board
    for fort in range(board.forts):
        power = pos.marker[fort]
        if power != NOBODY and board.home[board.fort_town[fort]] == SAXONY:
            pos.marker[fort] = NOBODY
            pos.take_marker_back(power)
            pos.tell(MARKERS_TAKEN_BACK, [power, board.fort_town[fort]])
