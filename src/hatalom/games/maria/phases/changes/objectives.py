"""19.2  France may reduce its military objectives."""

from typing import final

from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.maria.names import FRANCE
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import ASK_REDUCE
from hatalom.games.maria.rules.objectives import french_objectives, may_reduce, reduce
from hatalom.games.maria.verbs import KEEP_OBJECTIVES, REDUCE


@final
class Objectives(Phase[Maria]):
    """19.2.3r1  At the end of any stage Louis may declare the reduction."""

    def copy(self) -> "Objectives":
        return Objectives()

    def ask(self, pos: Maria) -> list[Question]:
        if not may_reduce(pos):
            return NO_QUESTIONS
        options = [REDUCE.of(), KEEP_OBJECTIVES.of()]
        args = [len(french_objectives(pos))]
        return [Question(pos.seat_of(FRANCE), ASK_REDUCE, options, args, window=True, decline=KEEP_OBJECTIVES.of())]

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        if REDUCE.has(action):
            reduce(pos)
        pos.pop()

    def advance(self, pos: Maria) -> None:
        pos.pop()
