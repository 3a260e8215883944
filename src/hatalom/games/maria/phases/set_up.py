"""4  Set-up: opening hands, and the secret division of troops."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import Question
from hatalom.games.maria.events import TROOPS_DIVIDED
from hatalom.games.maria.names import ADVANCED, GENERALS, NOBODY, POWERS, PRAGMATIC
from hatalom.games.maria.phases.course import BEGIN, CourseOfPlay
from hatalom.games.maria.phases.tactical_cards import Draws
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import ASK_ALLOT, ASK_ALLOT_INTRODUCTORY, CRUMB_SET_UP
from hatalom.games.maria.verbs import ALLOT

HANDS: Final = 0
TROOPS: Final = 1


def takes_part(pos: Maria, power: int) -> bool:
    """14.2, 4.16r1  The Pragmatic Army takes no part in the introductory game."""
    return power != PRAGMATIC or pos.form == ADVANCED


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
        for seat in range(pos.seats):
            general = next_general(pos, seat)
            if general != NOBODY:
                low, high = bounds_for(pos, general)
                options = [ALLOT.of(number) for number in range(low, high + 1)]
                prompt = ASK_ALLOT if pos.form == ADVANCED else ASK_ALLOT_INTRODUCTORY
                questions.append(Question(seat, prompt, options, [general, troops_left(pos, general)]))
        return questions

    def apply(self, pos: Maria, seat: int, action: int) -> None:
        pos.troops[next_general(pos, seat)] = ALLOT.target(action)

    def advance(self, pos: Maria) -> None:
        if self.step == HANDS:
            self.step = TROOPS
            due = [pos.content.opening_hand[power] if takes_part(pos, power) else 0 for power in range(POWERS)]
            pos.push(Draws(due))
            return
        for power in range(POWERS):
            if takes_part(pos, power):
                pos.tell(TROOPS_DIVIDED, [power])
        pos.replace(CourseOfPlay(BEGIN))


def next_general(pos: Maria, seat: int) -> int:
    """The first general of this player who has no troops yet."""
    for general in range(GENERALS):
        power = pos.power_of(general)
        if pos.troops[general] == 0 and pos.seat_of(power) == seat and takes_part(pos, power):
            return general
    return NOBODY


def troops_left(pos: Maria, general: int) -> int:
    """How many troops of his power are still to be divided."""
    power = pos.power_of(general)
    left = pos.content.total_troops[power]
    for other in pos.content.power_generals[power]:
        left -= pos.troops[other]
    return left


def bounds_for(pos: Maria, general: int) -> tuple[int, int]:
    """4.11  At least the minimum, at most 8, and the rest must be able to take what is left and no less."""
    content = pos.content
    left = troops_left(pos, general)
    least, most = 0, 0
    for other in content.power_generals[pos.power_of(general)]:
        if other != general and pos.troops[other] == 0:
            least += content.min_troops[other]
            most += content.most_troops
    low = max(content.min_troops[general], left - most)
    high = min(content.most_troops, left - least)
    return low, high
