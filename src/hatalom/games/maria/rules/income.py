"""8.1 to 8.3  How many tactical cards a power draws."""

from hatalom.games.maria.names import FRANCE, INTRODUCTORY, NOBODY, PRAGMATIC, SAXONY, Power
from hatalom.games.maria.position import Maria


def may_receive(pos: Maria, power: Power) -> bool:
    """8.3  A minor power draws nothing while an enemy controls its major fortress."""
    town = pos.content.income_town[power]
    return town == NOBODY or not pos.is_enemy(power, pos.controller_of(town))


def draw_of(pos: Maria, power: Power) -> int:
    """19.3.3  What a power draws now: its income, but Saxony only once a turn."""
    return 0 if power == SAXONY and pos.saxony_drew == pos.turn else income(pos, power)


def income(pos: Maria, power: Power) -> int:
    """8.3ar1, 14.2  A turn's income: the base figure without subsidies, and the icons of the display."""
    if not may_receive(pos, power):
        return 0
    base = pos.content.income[power]
    if pos.form == INTRODUCTORY:
        if power == PRAGMATIC:
            return 0
        if power == FRANCE:
            base = pos.content.introductory_income
    found = base + pos.icon_income(power)
    return found if found > 0 else 0
