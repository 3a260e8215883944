"""18.1 to 18.5  Rebellion in a nationality territory."""

from typing import final

from hatalom.core.position import Phase
from hatalom.core.shared import flagged, replaced
from hatalom.core.vecs import append, vec
from hatalom.games.great_war.events import REBELLION_INCITED, REBELLION_PUT_DOWN, REBELLION_WON
from hatalom.games.great_war.names import (
    NOBODY,
    POLAND,
    PROVINCES,
    REBEL,
    Place,
    Power,
    is_ship,
)
from hatalom.games.great_war.phases.battles.ships import ShipsFlee
from hatalom.games.great_war.position import TURNED_OVER, WORKING, GreatWar
from hatalom.games.great_war.rules.diplomacy.acts import MOTHERS, POLISH_AREAS, REBEL_AREAS
from hatalom.games.great_war.rules.diplomacy.payment import pay_card
from hatalom.games.great_war.units import Entry, count_of, kind_of, power_of


def incite(pos: GreatWar, power: Power, province: Place) -> None:
    """18.2, 18.3  For a card a rebel is put there, face-down until the end of the turn."""
    pay_card(pos, power)
    pos.set_rebel(province, power)
    pos.tell(REBELLION_INCITED, power, province)


def put_down_rebels(pos: GreatWar) -> None:
    """18.4, R115  A fighting unit that is in the area when the movements end removes the rebel."""
    for province in PROVINCES:
        inciter = pos.rebel[province]
        if inciter == NOBODY:
            continue
        if pos.fighting_units(province) > 0 or pos.side(province) == pos.alliance[inciter]:
            pos.set_rebel(province, NOBODY)
            pos.tell(REBELLION_PUT_DOWN, province)


def turn_up_rebels(pos: GreatWar) -> None:
    """18.4  Rebels that were not put down take their area."""
    for province in PROVINCES:
        if pos.rebel[province] != NOBODY:
            win_rebellion(pos, province)


def win_rebellion(pos: GreatWar, province: Place) -> None:
    """R115  The area passes to the rebels' power; technical units go back to the card, ships leave."""
    power = rebel_power(pos, province)
    pos.set_rebel(province, NOBODY)
    ships = vec[Entry]()
    for entry in pos.units[province]:
        if is_ship(kind_of(entry)):
            ships = append(ships, entry)
        else:
            pos.bury(power_of(entry), kind_of(entry), count_of(entry))
    pos.set_units(province, ships)
    pos.release_generals(province)
    pos.line = flagged(pos.line, province, False)
    if pos.factory[province] == TURNED_OVER:
        pos.factory = replaced(pos.factory, province, WORKING)
    if len(ships) > 0:
        pos.push(RebelsArmed(province, power))
        pos.push(ShipsFlee(province))
    else:
        arm_rebels(pos, province, power)


def rebel_power(pos: GreatWar, province: Place) -> Power:
    """R115  The mother country; Poland in a Polish area if it exists; else the power that played the card."""
    inciter = pos.rebel[province]
    index = REBEL_AREAS.index(province)
    if index < len(MOTHERS):
        mother = MOTHERS[index]
        return mother if pos.alliance[mother] == pos.alliance[inciter] else inciter
    if province in POLISH_AREAS and pos.in_war(POLAND):
        return POLAND
    return inciter


def arm_rebels(pos: GreatWar, province: Place, power: Power) -> None:
    pos.set_controller(province, power)
    pos.raise_unit(province, power, REBEL, 1)
    pos.tell(REBELLION_WON, province, power)


@final
class RebelsArmed(Phase[GreatWar]):
    """R115  The rebels take the area when the ships have left its port."""

    FIELDS = ("province", "power")

    def __init__(self, province: Place, power: Power) -> None:
        self.province = province
        self.power = power

    def copy(self) -> "RebelsArmed":
        return RebelsArmed(self.province, self.power)

    def advance(self, pos: GreatWar) -> None:
        pos.pop()
        arm_rebels(pos, self.province, self.power)
