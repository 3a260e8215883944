"""7.28 to 7.31, 8.9, 9.8  Who goes home after a battle, who may stay, and to whom a province passes."""

from mypy_extensions import i64

from hatalom.core.shared import flagged, replaced
from hatalom.games.great_war.events import LIBERATED, LINE_REMOVED, OCCUPIED, PATIENT_DIED
from hatalom.games.great_war.names import (
    NO_PIECE,
    NOBODY,
    PROVINCE_COUNT,
    SUBMARINE,
    SUBMARINES,
    Alliance,
    Place,
    Power,
    Unit,
    is_land,
    is_ship,
    piece_kind,
    piece_power,
)
from hatalom.games.great_war.position import SEA_ATTACK, TURNED_OVER, WORKING, GreatWar
from hatalom.games.great_war.units import (
    UNTIL_NEXT_TURN,
    Entry,
    Troops,
    count_of,
    kind_of,
    origin_of,
    power_of,
    via_of,
    with_turned,
    without_way,
)


def may_hold_zone(pos: GreatWar, zone: Place, kind: Unit) -> bool:
    """8.9r69, 18.20r124  Any zone on a coast; in the advanced game one with an own port, submarines anywhere."""
    if not pos.is_on(SUBMARINES):
        return pos.content.is_coastal[zone]
    return kind == SUBMARINE or has_own_port(pos, zone, pos.alliance[pos.lead])


def has_own_port(pos: GreatWar, zone: Place, alliance: Alliance) -> bool:
    for port in pos.content.ports_of[zone]:
        if pos.side(port) == alliance:
            return True
    return False


def send_home(pos: GreatWar, entry: Entry) -> None:
    """7.34, 18.20  Whoever did not move in is at home; ships that had to come back from the open sea lie face-down."""
    unit = without_way(entry)
    if is_ship(kind_of(entry)) and pos.mode == SEA_ATTACK and must_come_back(pos, kind_of(entry)):
        unit = with_turned(unit, UNTIL_NEXT_TURN)
    pos.add(home_of(pos, entry), unit)


def must_come_back(pos: GreatWar, kind: Unit) -> bool:
    """18.20r124  Whether ships of this kind may not stay in the zone they attack, and go back where they started."""
    return pos.is_on(SUBMARINES) and not may_hold_zone(pos, pos.target, kind)


def home_of(pos: GreatWar, entry: Entry) -> Place:
    """7.34, 8.2, 8.3  Land units and ships from a port go back to it; ships from a zone stop next to the target."""
    origin, via = origin_of(entry), via_of(entry)
    if pos.mode != SEA_ATTACK or origin < PROVINCE_COUNT or must_come_back(pos, kind_of(entry)):
        return origin
    return origin if pos.is_enemy(via, pos.alliance[power_of(entry)]) else via


def occupier(pos: GreatWar, inside: Troops) -> Power:
    """7.30r55  The power with most land units among those that moved in; a tie goes to the lead, then by order."""
    best, most = NOBODY, 0
    for power in [pos.lead, *pos.order]:
        total: i64 = 0
        for entry in inside:
            if power_of(entry) == power and is_land(kind_of(entry)):
                total += count_of(entry)
        if total > most:
            best, most = power, total
    return best


def occupy(pos: GreatWar, province: Place, power: Power) -> None:
    """7.30r55, 0.4  Control passes; an ally gets his own core province.  Line and patient are lost, a strike ends."""
    owner = pos.core[province]
    if owner != power and pos.alliance[owner] == pos.alliance[power]:
        pos.set_controller(province, owner)
        pos.tell(LIBERATED, owner, province)
    else:
        pos.set_controller(province, power)
        pos.tell(OCCUPIED, power, province)
    if pos.line[province]:
        pos.line = flagged(pos.line, province, False)
        pos.tell(LINE_REMOVED, province)
    patient = pos.patient[province]
    if patient != NO_PIECE:
        pos.set_patient(province, NO_PIECE)
        pos.bury(piece_power(patient), piece_kind(patient), 1)
        pos.tell(PATIENT_DIED, province)
    if pos.factory[province] == TURNED_OVER:
        pos.factory = replaced(pos.factory, province, WORKING)
    pos.set_rebel(province, NOBODY)
