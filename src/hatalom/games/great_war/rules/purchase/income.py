"""12.3 to 12.8  The IP of a power for a year."""

from mypy_extensions import i64

from hatalom.games.great_war.board import ROWS
from hatalom.games.great_war.names import PROVINCES, Power
from hatalom.games.great_war.position import NO_FACTORY, TURNED_OVER, GreatWar


def may_introduce(pos: GreatWar, power: Power) -> bool:
    """12.8, R91  Germany, Austria-Hungary and France at the ends of 1915, 1916 and 1917, until they have done it."""
    content = pos.content
    if not content.has_war_production[power] or pos.war_production[power]:
        return False
    return content.has_war_production_choice[pos.turn]


def income(pos: GreatWar, power: Power, year: i64) -> i64:
    """12.3 to 12.6, R87, R90  The IP of a power for a year (0 for 1914)."""
    content = pos.content
    total: i64 = 0
    if pos.is_great(power):
        row = ROWS * power + year + 1
        total = content.card_ip_war[row] if pos.war_production[power] else content.card_ip[row]
        for province in PROVINCES:
            is_printed = content.country[province] == power
            if is_printed and pos.controller[province] != power:
                total -= content.industry[province]
            elif not is_printed and pos.controller[province] == power:
                total += content.industry[province]
        more = factories(pos, power) - pos.start_factories[power]
    else:
        for province in PROVINCES:
            if pos.controller[province] == power:
                total += content.industry[province]
        more = max(0, factories(pos, power) - pos.start_factories[power])
    return max(0, total + content.factory_ip * more)


def factories(pos: GreatWar, power: Power) -> i64:
    """12.6  The working factories of a power, captured ones too."""
    total: i64 = 0
    for province in PROVINCES:
        factory = pos.factory[province]
        if pos.controller[province] == power and factory != NO_FACTORY and factory != TURNED_OVER:
            total += 1
    return total
