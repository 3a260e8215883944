"""14  Elimination: a power without core provinces leaves the game after one more turn."""

from hatalom.core.shared import flagged, replaced
from hatalom.core.vecs import vec
from hatalom.games.great_war.events import POWER_ELIMINATED, POWER_MARKED, POWER_SAVED, PROVINCE_PASSED
from hatalom.games.great_war.names import (
    GENERALS,
    NEITHER,
    NO_PIECE,
    PLACES,
    PROVINCE_COUNT,
    PROVINCES,
    UNIT_COUNT,
    UNITS,
    USA,
    Alliance,
    Place,
    Power,
    piece_power,
)
from hatalom.games.great_war.position import REMOVED, GreatWar
from hatalom.games.great_war.rules.default_controller import default_controller
from hatalom.games.great_war.rules.diplomacy.entry import appoint_patron
from hatalom.games.great_war.units import Entry, power_of


def has_home(pos: GreatWar, power: Power) -> bool:
    """14.1, 14.2r99  A European core province under its alliance; a minor power lives by any core province."""
    content = pos.content
    if power == USA:
        return True
    alliance = pos.alliance[power]
    for province in PROVINCES:
        if pos.core[province] == power and pos.side(province) == alliance:
            if not pos.is_great(power) or (content.is_europe[province] and not content.is_colony[province]):
                return True
    return False


def eliminate_powers(pos: GreatWar) -> None:
    """14.2r98  After phase V of every turn: marked, saved, or out."""
    for power in pos.order:
        if has_home(pos, power):
            if pos.marked[power]:
                pos.marked = flagged(pos.marked, power, False)
                pos.tell(POWER_SAVED, power)
        elif pos.marked[power]:
            eliminate(pos, power)
        else:
            pos.marked = flagged(pos.marked, power, True)
            pos.tell(POWER_MARKED, power)


def eliminate(pos: GreatWar, power: Power) -> None:
    """14.4r100  Units, cards, IP and generals are gone; provinces pass on; minor powers it ran get another player."""
    alliance = pos.alliance[power]
    pos.tell(POWER_ELIMINATED, power)
    remove_power(pos, power)
    left = [province for province in PROVINCES if pos.controller[province] == power]
    heirs = [heir_of(pos, alliance, province) for province in left]
    for index in range(len(left)):
        pos.set_controller(left[index], heirs[index])
        pos.tell(PROVINCE_PASSED, left[index], heirs[index])


def heir_of(pos: GreatWar, alliance: Alliance, province: Place) -> Power:
    """14.4r100  The owner of the core if he is in play in this alliance, otherwise the nearest great power."""
    owner = pos.core[province]
    if pos.alliance[owner] == alliance:
        return owner
    return default_controller(pos, alliance, [province])


def remove_power(pos: GreatWar, power: Power) -> None:
    """14.4r100, 15.4r103  A power leaves the game with all it has, except its provinces: the caller gives them away."""
    alliance = pos.alliance[power]
    pos.leave_order(power)
    pos.set_alliance(power, NEITHER)
    pos.gone = flagged(pos.gone, power, True)
    pos.marked = flagged(pos.marked, power, False)
    clear_units(pos, power)
    for province in PROVINCES:
        patient = pos.patient[province]
        if piece_power(patient) == power:
            pos.set_patient(province, NO_PIECE)
        if pos.rebel[province] == power:  # the rebels are its alliance's, not its own units (18.3)
            pos.set_rebel(province, default_controller(pos, alliance, [province]))
    for unit in UNITS:
        pos.card = replaced(pos.card, UNIT_COUNT * power + unit, 0)
    pos.ip[power] = 0
    pos.debt = replaced(pos.debt, power, 0)
    pos.cards = replaced(pos.cards, power, 0)
    pos.capacity = replaced(pos.capacity, power, 0)
    for general in GENERALS:
        if pos.content.general_power[general] == power:
            pos.general_at[general] = REMOVED
    for country in pos.order:
        if pos.patron[country] == power:
            appoint_patron(pos, country)


def clear_units(pos: GreatWar, power: Power) -> None:
    """14.4r100, 15.4  All units of a power leave the map."""
    for place in PLACES:
        left = vec[Entry]([entry for entry in pos.units[place] if power_of(entry) != power])
        if len(left) < len(pos.units[place]):
            pos.set_units(place, left)
            if place < PROVINCE_COUNT:
                pos.release_generals(place)
