"""13.7 to 13.9  Where armies must be merged, and where a general must be assigned."""

from mypy_extensions import i64

from hatalom.games.great_war.names import GENERALS, NOBODY, NOWHERE, PROVINCES, General, Place, Power
from hatalom.games.great_war.position import GreatWar


def generals_at(pos: GreatWar, province: Place) -> list[General]:
    return [general for general in GENERALS if pos.general_at[general] == province]


def crowded_with_generals(pos: GreatWar) -> Place:
    """13.8  A province with two army markers."""
    seen: list[Place] = []
    for general in GENERALS:
        province = pos.general_at[general]
        if province >= 0:
            if province in seen:
                return province
            seen.append(province)
    return NOWHERE


def strongest_powers(pos: GreatWar, province: Place) -> list[Power]:
    """R95, R96  The powers with land units there: most units first, then the general order."""
    powers: list[Power] = []
    sizes: list[int] = []
    for power in pos.order:
        size = pos.land_units_of(province, power)
        if size > 0:
            index: i64 = 0
            while index < len(sizes) and sizes[index] >= size:
                index += 1
            powers.insert(index, power)
            sizes.insert(index, size)
    return powers


def province_without_general(pos: GreatWar) -> Place:
    """13.9, R96  More than five land units, no general, and a power there that has a free one; the largest first."""
    limit = pos.content.limit_without_general
    found, most = NOWHERE, limit
    for province in PROVINCES:
        if pos.content.is_america[province]:
            continue
        units = pos.land_units(province)
        if units > most and not generals_at(pos, province) and who_assigns(pos, province) != NOBODY:
            found, most = province, units
    return found


def who_assigns(pos: GreatWar, province: Place) -> Power:
    """R96  The strongest power there that has a free general; NOBODY if none has."""
    for power in strongest_powers(pos, province):
        if pos.free_generals(power):
            return power
    return NOBODY
