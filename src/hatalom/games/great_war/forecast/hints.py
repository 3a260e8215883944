"""4.2, 11.6, 12.8  What a click costs or brings, told before it is made."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.message import Message, Said
from hatalom.core.question import Seat
from hatalom.core.shared import flagged
from hatalom.games.great_war.names import ALLIANCE, Item, Power
from hatalom.games.great_war.phases.diplomacy.slot import DiplomacySlot, declare_war
from hatalom.games.great_war.phases.placement import Placement
from hatalom.games.great_war.phases.purchase.year_end import YearEnd
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.rules.purchase.income import income
from hatalom.games.great_war.verbs import BUY, DECLARE_WAR, NO_WAR_PRODUCTION, WAR_PRODUCTION

HINT_PRICE: Final = Message("hint-price", "11.6", n=NUMBER)
HINT_INCOME: Final = Message("hint-income", "12.8", n=NUMBER)
HINT_WAR: Final = Message("hint-war", "4.2", alliance=ALLIANCE, n=NUMBER, ip=NUMBER)


def hint(pos: GreatWar, seat: Seat, action: int) -> Said | None:
    if BUY.has(action):
        item = Item(BUY.target(action))
        return Said(HINT_PRICE, [pos.content.price[item]])
    if WAR_PRODUCTION.has(action) or NO_WAR_PRODUCTION.has(action):
        return _income_hint(pos, WAR_PRODUCTION.has(action))
    if DECLARE_WAR.has(action):
        return _war_hint(pos, Power(DECLARE_WAR.target(action)))
    return None


def _war_hint(pos: GreatWar, country: Power) -> Said | None:
    """4.2, 5.4  The side that the country would join, with how many units and IP."""
    phase = pos.stack[-1] if pos.stack else None
    if not isinstance(phase, DiplomacySlot):
        return None
    tried = pos.copy()
    declare_war(tried, phase.power, country)
    units = sum(sum(coming.left) for coming in tried.stack if isinstance(coming, Placement))
    return Said(HINT_WAR, [tried.alliance[country], units, tried.ip[country]])


def _income_hint(pos: GreatWar, with_war_production: bool) -> Said | None:
    """12.8  The IP that the asked power would have next year, less its debt."""
    phase = pos.stack[-1] if pos.stack else None
    if not isinstance(phase, YearEnd):
        return None
    power = pos.order[phase.done]
    planned = pos.copy()
    planned.war_production = flagged(pos.war_production, power, with_war_production)
    return Said(HINT_INCOME, [max(0, income(planned, power, pos.year() + 1) - pos.debt[power])])
