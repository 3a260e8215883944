"""1.9  The core provinces that a power still holds."""

from hatalom.games.great_war.names import PROVINCES, Place, Power
from hatalom.games.great_war.position import GreatWar


def holds_core(pos: GreatWar, power: Power) -> bool:
    """Whether a power controls one of its own core provinces."""
    for province in PROVINCES:
        if pos.core[province] == power == pos.controller[province]:
            return True
    return False


def home_provinces(pos: GreatWar, power: Power) -> list[Place]:
    """1.9, 18.10  The core provinces that a power controls; Poland's are made in play."""
    return [province for province in PROVINCES if pos.core[province] == power == pos.controller[province]]
