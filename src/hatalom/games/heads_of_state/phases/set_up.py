"""4  Set-up, and 5.1: the turns of the game, one after the other."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat, chance
from hatalom.games.heads_of_state.events import STARTS
from hatalom.games.heads_of_state.phases.piles import NewPiles
from hatalom.games.heads_of_state.phases.turn import Turn
from hatalom.games.heads_of_state.position import HeadsOfState
from hatalom.games.heads_of_state.prompts import ASK_STARTER, CRUMB_CENTURY, CRUMB_SET_UP
from hatalom.games.heads_of_state.verbs import DRAW_STARTER

PILES: Final = 0
STARTER: Final = 1


@final
class SetUp(Phase[HeadsOfState]):
    """4.3, 4.4, 4.13  The piles and displays, then the start player by lot; the rest is fixed."""

    FIELDS = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def copy(self) -> "SetUp":
        return SetUp(self.step)

    def crumb(self, pos: HeadsOfState) -> Said:
        return Said(CRUMB_SET_UP)

    def ask(self, pos: HeadsOfState) -> list[Question]:
        if self.step == PILES:
            return NO_QUESTIONS
        options = [DRAW_STARTER.of(seat) for seat in pos.players]
        return [chance(ASK_STARTER, options, [1] * pos.seats)]

    def apply(self, pos: HeadsOfState, seat: Seat, action: int) -> None:
        starter = Seat(DRAW_STARTER.target(action))
        pos.tell(STARTS, starter)
        pos.replace(CourseOfPlay(starter))

    def advance(self, pos: HeadsOfState) -> None:
        self.step = STARTER
        pos.push(NewPiles())


@final
class CourseOfPlay(Phase[HeadsOfState]):
    """5.1, 5.10  Turns go round clockwise from the first to the last; no century brings a new start player."""

    FIELDS = ("on_turn",)

    def __init__(self, on_turn: Seat) -> None:
        self.on_turn = on_turn  # whose turn is next

    def copy(self) -> "CourseOfPlay":
        return CourseOfPlay(self.on_turn)

    def crumb(self, pos: HeadsOfState) -> Said:
        return Said(CRUMB_CENTURY, [pos.century])

    def advance(self, pos: HeadsOfState) -> None:
        pos.turns += 1
        pos.emptied = 0
        pos.named = 0
        pos.push(Turn(self.on_turn, 0, 0))
        self.on_turn = pos.players[(self.on_turn + 1) % pos.seats]
