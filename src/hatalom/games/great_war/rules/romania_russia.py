"""18.16  Romanian and Russian units may not be in the same place, nor in the same attack."""

from hatalom.games.great_war.names import ROMANIA, ROMANIA_RUSSIA, RUSSIA, Place, Power
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.units import power_of


def may_share(pos: GreatWar, power: Power, place: Place) -> bool:
    """18.16, R120  Whether a unit of this power may be in this place."""
    if (power != ROMANIA and power != RUSSIA) or not pos.is_on(ROMANIA_RUSSIA):
        return True
    other = ROMANIA + RUSSIA - power
    for entry in pos.units[place]:
        if power_of(entry) == other:
            return False
    return True


def may_attack_together(pos: GreatWar, power: Power, other: Power) -> bool:
    """18.16, R120  Romanians and Russians never take part in the same attack."""
    if not pos.is_on(ROMANIA_RUSSIA):
        return True
    return not ((power == ROMANIA and other == RUSSIA) or (power == RUSSIA and other == ROMANIA))
