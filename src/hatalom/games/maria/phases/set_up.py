"""4  Set-up: opening hands, and the secret division of troops."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import Question, Seat
from hatalom.games.maria.events import TROOPS_DIVIDED
from hatalom.games.maria.names import ADVANCED, ALL_POWERS, NOBODY
from hatalom.games.maria.phases.course import BEGIN, CourseOfPlay
from hatalom.games.maria.phases.tactical_cards import Draws
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import ASK_ALLOT, ASK_ALLOT_INTRODUCTORY, CRUMB_SET_UP
from hatalom.games.maria.rules.set_up import bounds_for, next_general, takes_part, troops_left
from hatalom.games.maria.verbs import ALLOT

HANDS: Final = 0
TROOPS: Final = 1


@final
class SetUp(Phase[Maria]):
    """4.10, 4.11  First the hands, then all players divide their troops at the same time and in secret."""

    FIELDS = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def copy(self) -> "SetUp":
        return SetUp(self.step)

    def crumb(self, pos: Maria) -> Said:
        return Said(CRUMB_SET_UP)

    def ask(self, pos: Maria) -> list[Question]:
        questions: list[Question] = []
        if self.step == HANDS:
            return questions
        for seat in pos.players():
            general = next_general(pos, seat)
            if general != NOBODY:
                low, high = bounds_for(pos, general)
                options = [ALLOT.of(number) for number in range(low, high + 1)]
                prompt = ASK_ALLOT if pos.form == ADVANCED else ASK_ALLOT_INTRODUCTORY
                questions.append(Question(seat, prompt, options, [general, troops_left(pos, general)]))
        return questions

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        pos.troops[next_general(pos, seat)] = ALLOT.target(action)

    def advance(self, pos: Maria) -> None:
        if self.step == HANDS:
            self.step = TROOPS
            due = [pos.content.opening_hand[power] if takes_part(pos, power) else 0 for power in ALL_POWERS]
            pos.push(Draws(due))
            return
        for power in ALL_POWERS:
            if takes_part(pos, power):
                pos.tell(TROOPS_DIVIDED, power)
        pos.replace(CourseOfPlay(BEGIN))
