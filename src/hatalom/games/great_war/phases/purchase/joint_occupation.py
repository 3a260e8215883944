"""11.8  Joint occupation: several allies stand in a province, and one of them gets it."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.great_war.events import OCCUPATION_PASSED, YIELD_REFUSED
from hatalom.games.great_war.names import NOBODY, PARIS, PROVINCE_COUNT, Place, Power
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.prompts import ASK_ACCEPT, ASK_YIELD, CRUMB_JOINT
from hatalom.games.great_war.rules.purchase.joint_occupation import is_joint, sharers, strongest, yield_province
from hatalom.games.great_war.verbs import ACCEPT, KEEP_PROVINCE, REFUSE, YIELD_TO

COUNT: Final = 0
KEEP: Final = 1
"""The holder is asked whether it keeps the province."""


@final
class JointOccupation(Phase[GreatWar]):
    """11.8, R82  Province after province: it is counted, then the holder may yield it, then the receiver accepts."""

    FIELDS = ("province", "step", "receiver")

    def __init__(self, province: Place = PARIS, step: int = COUNT, receiver: Power = NOBODY) -> None:
        self.province = province  # the one that is looked at; beyond the last when all are done
        self.step = step
        self.receiver = receiver

    def copy(self) -> "JointOccupation":
        return JointOccupation(self.province, self.step, self.receiver)

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_JOINT)

    def ask(self, pos: GreatWar) -> list[Question]:
        if self.step == COUNT:
            return NO_QUESTIONS
        province = self.province
        holder = pos.controller[province]
        if self.receiver != NOBODY:
            options = [ACCEPT.of(), REFUSE.of()]
            args = [self.receiver, holder, province]
            return [Question(pos.seat_of(self.receiver), ASK_ACCEPT, options, args)]
        options = [KEEP_PROVINCE.of()]
        for power in sharers(pos, province):
            if power != holder:
                options.append(YIELD_TO.of(power))
        return [Question(pos.seat_of(holder), ASK_YIELD, options, [holder, province])]

    def apply(self, pos: GreatWar, seat: Seat, action: int) -> None:
        if YIELD_TO.has(action):
            receiver = Power(YIELD_TO.target(action))
            if pos.seat_of(receiver) != seat:
                self.receiver = receiver
                return
            yield_province(pos, self.province, receiver)
        elif ACCEPT.has(action):
            yield_province(pos, self.province, self.receiver)
        elif REFUSE.has(action):
            pos.tell(YIELD_REFUSED, self.receiver, self.province)
        self._next()

    def advance(self, pos: GreatWar) -> None:
        while self.province < PROVINCE_COUNT and not is_joint(pos, self.province):
            self.province = Place(self.province + 1)
        if self.province == PROVINCE_COUNT:
            pos.pop()
            return
        winner = strongest(pos, self.province)
        if winner != NOBODY and winner != pos.controller[self.province]:
            pos.set_controller(self.province, winner)
            pos.tell(OCCUPATION_PASSED, self.province, winner)
        self.step = KEEP

    def _next(self) -> None:
        self.province = Place(self.province + 1)
        self.step = COUNT
        self.receiver = NOBODY
