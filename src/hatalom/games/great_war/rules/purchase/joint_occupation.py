"""11.8  Which of several allies that stand in a province gets it."""

from mypy_extensions import i64

from hatalom.games.great_war.events import YIELDED
from hatalom.games.great_war.names import (
    GENERALS,
    NOBODY,
    PROVINCES,
    General,
    Place,
    Power,
    is_land,
)
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.units import army_of, count_of, kind_of, power_of


def forget_yielded(pos: GreatWar) -> None:
    """R82  A power loses its right to a province that was yielded to it when no land unit of its own is left there."""
    for province in PROVINCES:
        if pos.land_units_of(province, pos.yielded[province]) == 0:
            pos.set_yielded(province, NOBODY)


def sharers(pos: GreatWar, province: Place) -> list[Power]:
    """The powers with land units in a province, in the general order."""
    return [power for power in pos.order if pos.land_units_of(province, power) > 0]


def is_joint(pos: GreatWar, province: Place) -> bool:
    """R82  No core of a power of the occupying alliance, land units of at least two of its powers, and not yielded."""
    if pos.is_empty(province):
        return False
    owner = pos.core[province]
    if pos.alliance[owner] == pos.side(province):
        return False
    return pos.yielded[province] == NOBODY and len(sharers(pos, province)) >= 2


def strongest(pos: GreatWar, province: Place) -> Power:
    """R82  Most land units; with two army markers the general with the biggest army.  NOBODY on a tie."""
    generals = [general for general in GENERALS if pos.general_at[general] == province]
    if len(generals) < 2:
        powers = sharers(pos, province)
        sizes = [pos.land_units_of(province, power) for power in powers]
    else:
        powers = [pos.content.general_power[general] for general in generals]
        sizes = [army_size(pos, province, general, generals) for general in generals]
    most = max(sizes)
    best = powers[sizes.index(most)]
    for index in range(len(powers)):
        if sizes[index] == most and powers[index] != best:
            return NOBODY
    return best


def army_size(pos: GreatWar, province: Place, general: General, generals: list[General]) -> i64:
    """R82  Units that stood in his army when the last turn ended; else those of his own power."""
    total: i64 = 0
    for entry in pos.units[province]:
        if not is_land(kind_of(entry)):
            continue
        leader = army_of(entry) - 1
        if leader not in generals:
            leader = NOBODY
            for other in generals:
                if pos.content.general_power[other] == power_of(entry):
                    leader = other
                    break
        if leader == general:
            total += count_of(entry)
    return total


def yield_province(pos: GreatWar, province: Place, receiver: Power) -> None:
    """R82  It stays with the receiver, without a new count, as long as he has a land unit there."""
    holder = pos.controller[province]
    pos.set_controller(province, receiver)
    pos.set_yielded(province, receiver)
    pos.tell(YIELDED, holder, receiver, province)
