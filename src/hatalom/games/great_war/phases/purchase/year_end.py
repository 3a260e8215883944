"""12  Year-end summary: the IP of the next year."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import flagged, replaced
from hatalom.games.great_war.events import INCOME, WAR_PRODUCTION_BEGUN
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.prompts import ASK_WAR_PRODUCTION, CRUMB_YEAR_END
from hatalom.games.great_war.rules.purchase.income import income, may_introduce
from hatalom.games.great_war.verbs import NO_WAR_PRODUCTION, WAR_PRODUCTION


@final
class YearEnd(Phase[GreatWar]):
    """12.1, R91  First war production is declared in the general order, then everybody's IP are worked out."""

    FIELDS = ("done",)

    def __init__(self, done: int = 0) -> None:
        self.done = done  # how many powers of the general order have been asked

    def copy(self) -> "YearEnd":
        return YearEnd(self.done)

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_YEAR_END)

    def ask(self, pos: GreatWar) -> list[Question]:
        if self.done == len(pos.order) or not may_introduce(pos, pos.order[self.done]):
            return NO_QUESTIONS
        power = pos.order[self.done]
        options = [WAR_PRODUCTION.of(), NO_WAR_PRODUCTION.of()]
        return [Question(pos.seat_of(power), ASK_WAR_PRODUCTION, options, [power])]

    def apply(self, pos: GreatWar, seat: Seat, action: int) -> None:
        if WAR_PRODUCTION.has(action):
            power = pos.order[self.done]
            pos.war_production = flagged(pos.war_production, power, True)
            pos.tell(WAR_PRODUCTION_BEGUN, power)
        self.done += 1

    def advance(self, pos: GreatWar) -> None:
        if self.done < len(pos.order):
            self.done += 1
            return
        pos.pop()
        for power in pos.order:
            ip = income(pos, power, pos.year() + 1)
            owed = min(ip, pos.debt[power])
            pos.debt = replaced(pos.debt, power, 0)
            pos.ip[power] = ip - owed
            pos.tell(INCOME, power, pos.ip[power])
