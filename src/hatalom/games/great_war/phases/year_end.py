"""12  Year-end summary: the IP of the next year."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import Question
from hatalom.games.great_war.board import ROWS
from hatalom.games.great_war.home_events import INCOME, WAR_PRODUCTION_BEGUN
from hatalom.games.great_war.home_prompts import ASK_WAR_PRODUCTION, CRUMB_YEAR_END
from hatalom.games.great_war.names import PROVINCES
from hatalom.games.great_war.position import NO_FACTORY, TURNED_OVER, GreatWar
from hatalom.games.great_war.verbs import NO_WAR_PRODUCTION, WAR_PRODUCTION


@final
class YearEnd(Phase[GreatWar]):
    """12.1, R91  First war production is declared in the general order, then everybody's IP are worked out."""

    FIELDS = ("asked",)

    def __init__(self, asked: int = 0) -> None:
        self.asked = asked  # how many powers of the general order have been asked

    def copy(self) -> "YearEnd":
        return YearEnd(self.asked)

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_YEAR_END)

    def ask(self, pos: GreatWar) -> list[Question]:
        if self.asked == len(pos.order) or not may_introduce(pos, pos.order[self.asked]):
            return []
        power = pos.order[self.asked]
        options = [WAR_PRODUCTION.of(), NO_WAR_PRODUCTION.of()]
        return [Question(pos.seat_of(power), ASK_WAR_PRODUCTION, options, [power])]

    def apply(self, pos: GreatWar, seat: int, action: int) -> None:
        if WAR_PRODUCTION.has(action):
            power = pos.order[self.asked]
            pos.war_production[power] = True
            pos.tell(WAR_PRODUCTION_BEGUN, [power])
        self.asked += 1

    def advance(self, pos: GreatWar) -> None:
        if self.asked < len(pos.order):
            self.asked += 1
            return
        pos.pop()
        for power in pos.order:
            ip = income(pos, power, pos.year() + 1)
            owed = min(ip, pos.debt[power])
            pos.debt[power] = 0
            pos.ip[power] = ip - owed
            pos.tell(INCOME, [power, pos.ip[power]])


def may_introduce(pos: GreatWar, power: int) -> bool:
    """12.8, R91  Germany, Austria-Hungary and France at the ends of 1915, 1916 and 1917, until they have done it."""
    content = pos.content
    if not content.has_war_production[power] or pos.war_production[power]:
        return False
    return content.has_war_production_choice[pos.turn]


def income(pos: GreatWar, power: int, year: int) -> int:
    """12.3 to 12.6, R87, R90  The IP of a power for a year (0 for 1914)."""
    content = pos.content
    total = 0
    if pos.is_great(power):
        row = ROWS * power + year + 1
        total = content.card_ip_war[row] if pos.war_production[power] else content.card_ip[row]
        for province in range(PROVINCES):
            is_printed = content.country[province] == power
            if is_printed and pos.controller[province] != power:
                total -= content.industry[province]
            elif not is_printed and pos.controller[province] == power:
                total += content.industry[province]
        more = factories(pos, power) - pos.start_factories[power]
    else:
        for province in range(PROVINCES):
            if pos.controller[province] == power:
                total += content.industry[province]
        more = max(0, factories(pos, power) - pos.start_factories[power])
    return max(0, total + content.constants["factory_ip"] * more)


def factories(pos: GreatWar, power: int) -> int:
    """12.6  The working factories of a power, captured ones too."""
    total = 0
    for province in range(PROVINCES):
        factory = pos.factory[province]
        if pos.controller[province] == power and factory != NO_FACTORY and factory != TURNED_OVER:
            total += 1
    return total
