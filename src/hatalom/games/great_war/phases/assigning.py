"""13.7 to 13.9  Generals: armies in one province are merged, and big groups get a general."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import Question
from hatalom.games.great_war.home_events import ARMIES_MERGED, GENERAL_ASSIGNED
from hatalom.games.great_war.home_prompts import ASK_ASSIGN, ASK_KEEP_GENERAL, CRUMB_GENERALS
from hatalom.games.great_war.names import GENERALS, NOWHERE, PROVINCES
from hatalom.games.great_war.position import FREE, GreatWar
from hatalom.games.great_war.verbs import APPOINT, KEEP_GENERAL


@final
class Assigning(Phase[GreatWar]):
    """13.7  Free and compulsory: first merging, then assigning, the largest group first."""

    def copy(self) -> "Assigning":
        return Assigning()

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_GENERALS)

    def ask(self, pos: GreatWar) -> list[Question]:
        province = crowded_with_generals(pos)
        if province != NOWHERE:
            power = strongest_powers(pos, province)[0]
            options = [KEEP_GENERAL.of(general) for general in generals_at(pos, province)]
            return [Question(pos.seat_of(power), ASK_KEEP_GENERAL, options, [power, province])]
        province = province_without_general(pos)
        if province == NOWHERE:
            return []
        power = who_assigns(pos, province)
        options = [APPOINT.of(general) for general in pos.free_generals(power)]
        return [Question(pos.seat_of(power), ASK_ASSIGN, options, [power, province])]

    def apply(self, pos: GreatWar, seat: int, action: int) -> None:
        if KEEP_GENERAL.has(action):
            general = KEEP_GENERAL.target(action)
            province = pos.general_at[general]
            for other in generals_at(pos, province):
                if other != general:
                    pos.general_at[other] = FREE
            pos.tell(ARMIES_MERGED, [general, province])
        else:
            general = APPOINT.target(action)
            province = province_without_general(pos)
            pos.general_at[general] = province
            pos.tell(GENERAL_ASSIGNED, [general, province])

    def advance(self, pos: GreatWar) -> None:
        pos.pop()


def generals_at(pos: GreatWar, province: int) -> list[int]:
    return [general for general in range(GENERALS) if pos.general_at[general] == province]


def crowded_with_generals(pos: GreatWar) -> int:
    """13.8  A province with two army markers."""
    seen: list[int] = []
    for general in range(GENERALS):
        province = pos.general_at[general]
        if province >= 0:
            if province in seen:
                return province
            seen.append(province)
    return NOWHERE


def strongest_powers(pos: GreatWar, province: int) -> list[int]:
    """R95, R96  The powers with land units there: most units first, then the general order."""
    powers: list[int] = []
    sizes: list[int] = []
    for power in pos.order:
        size = pos.land_units_of(province, power)
        if size > 0:
            index = 0
            while index < len(sizes) and sizes[index] >= size:
                index += 1
            powers.insert(index, power)
            sizes.insert(index, size)
    return powers


def province_without_general(pos: GreatWar) -> int:
    """13.9, R96  More than five land units, no general, and a power there that has a free one; the largest first."""
    limit = pos.content.limit_without_general
    found, most = NOWHERE, limit
    for province in range(PROVINCES):
        if not pos.units[province] or pos.content.is_america[province]:
            continue
        units = pos.land_units(province)
        if units > most and not generals_at(pos, province) and who_assigns(pos, province) != NOWHERE:
            found, most = province, units
    return found


def who_assigns(pos: GreatWar, province: int) -> int:
    """R96  The strongest power there that has a free general; NOWHERE if none has."""
    for power in strongest_powers(pos, province):
        if pos.free_generals(power):
            return power
    return NOWHERE
