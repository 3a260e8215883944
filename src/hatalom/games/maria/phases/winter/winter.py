"""13  Winter: scoring, recruiting, generals return."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.maria.events import RECRUITED, WINTER_BEGUN
from hatalom.games.maria.names import Power
from hatalom.games.maria.phases.payment import FOR_TROOPS, Payment
from hatalom.games.maria.phases.winter.muster import Muster
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import ASK_RECRUIT, CRUMB_WINTER
from hatalom.games.maria.refusals import CANNOT_PAY_TROOPS, NO_ROOM_FOR_TROOPS
from hatalom.games.maria.rules.recruits import recruiting_order, room_for_troops, score_winter
from hatalom.games.maria.verbs import RECRUIT


@final
class Winter(Phase[Maria]):
    """13.9r1  Scoring first, then recruiting by stages; after the last turn only the scoring matters."""

    FIELDS = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def copy(self) -> "Winter":
        return Winter(self.step)

    def crumb(self, pos: Maria) -> Said:
        return Said(CRUMB_WINTER)

    def advance(self, pos: Maria) -> None:
        if self.step == 0:
            pos.tell(WINTER_BEGUN, pos.turn)
            score_winter(pos)
            if pos.turn >= pos.content.turns[pos.form]:
                pos.pop()
                return
        order = recruiting_order(pos)
        if self.step >= len(order):
            pos.pop()
            return
        self.step += 1
        pos.push(Recruiting(order[self.step - 1]))


@final
class Recruiting(Phase[Maria]):
    """13.2, 13.4  A power recruits: the number is public, the cards are shown, who gets the troops is secret."""

    FIELDS = ("power",)

    def __init__(self, power: Power) -> None:
        self.power = power

    def copy(self) -> "Recruiting":
        return Recruiting(self.power)

    def ask(self, pos: Maria) -> list[Question]:
        if len(pos.hand[self.power]) == 0:
            return NO_QUESTIONS
        most = min(pos.hand_value(self.power) // pos.content.recruit_cost, room_for_troops(pos, self.power))
        options = [RECRUIT.of(number) for number in range(most + 1)]
        return [Question(pos.seat_of(self.power), ASK_RECRUIT, options, [self.power], window=True)]

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        number = RECRUIT.target(action)
        pos.tell(RECRUITED, self.power, number)
        if number == 0:
            pos.pop()
            return
        pos.replace(Muster(self.power, number))
        pos.push(Payment(self.power, number * pos.content.recruit_cost, FOR_TROOPS))

    def advance(self, pos: Maria) -> None:
        pos.pop()

    def why_not(self, pos: Maria, seat: Seat, action: int) -> Said | None:
        if not RECRUIT.has(action):
            return None
        number = RECRUIT.target(action)
        if number * pos.content.recruit_cost > pos.hand_value(self.power):
            return Said(CANNOT_PAY_TROOPS, [self.power, number, number * pos.content.recruit_cost])
        return Said(NO_ROOM_FOR_TROOPS, [self.power, number])
