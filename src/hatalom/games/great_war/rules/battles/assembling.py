"""7.2 to 7.5, 9.1 to 9.3  How units join an attack, and whether it can begin."""

from mypy_extensions import i64

from hatalom.core.message import Message
from hatalom.core.numbers import bit
from hatalom.games.great_war.names import (
    BATTLESHIP,
    ROMANIA_RUSSIA,
    UNITS,
    Place,
    Power,
    Unit,
    is_fighting,
    is_land,
    is_ship,
)
from hatalom.games.great_war.position import INVASION_ATTACK, SEA_ATTACK, GreatWar
from hatalom.games.great_war.refusals import NEEDS_FIGHTING_UNIT, NEEDS_OWN_UNIT
from hatalom.games.great_war.rules.battles.fleets import (
    candidates,
    commit_fleet,
    kinds_from,
    load_unit,
    loads_from,
    origins,
    senders,
)
from hatalom.games.great_war.rules.battles.forces import has_cargo
from hatalom.games.great_war.rules.battles.reach import commit_land, land_kinds
from hatalom.games.great_war.rules.battles.sides import attacking_fighters, attacking_ships
from hatalom.games.great_war.rules.memory import attacks_on
from hatalom.games.great_war.rules.romania_russia import may_attack_together
from hatalom.games.great_war.units import count_of, kind_of, power_of


def size_of(pos: GreatWar, power: Power) -> i64:
    """How many of the attackers are of this power."""
    total: i64 = 0
    for entry in pos.force:
        if power_of(entry) == power:
            total += count_of(entry)
    return total


def why_not_fight(pos: GreatWar) -> Message | None:
    """7.3, 7.5r43, 8.5r67, 9.1r71  A unit of the lead; at sea a ship, on land a fighter; no fleet without cargo."""
    if size_of(pos, pos.lead) == 0:
        return NEEDS_OWN_UNIT
    if pos.mode == SEA_ATTACK:
        return None if attacking_ships(pos) > 0 else NEEDS_FIGHTING_UNIT
    if attacking_fighters(pos) == 0:
        return NEEDS_FIGHTING_UNIT
    if attacking_ships(pos) > 0 and not has_cargo(pos):
        return NEEDS_FIGHTING_UNIT
    return None


def helpers(pos: GreatWar) -> list[Power]:
    """7.3r41  The allies that have something in reach and have not been invited yet, in the general order."""
    allies: i64 = 0
    for power in pos.order:
        if pos.invited >> power & 1 == 0 and may_join(pos, power):
            allies |= bit(power)
    able = senders(pos, allies) if allies > 0 else 0
    return [power for power in pos.order if able >> power & 1]


def may_join(pos: GreatWar, power: Power) -> bool:
    """7.3r41, 18.16  An ally; Romanians and Russians never attack together."""
    if pos.alliance[power] != pos.alliance[pos.lead]:
        return False
    if not pos.is_on(ROMANIA_RUSSIA):
        return True
    if not may_attack_together(pos, power, pos.lead):
        return False
    for entry in pos.force:
        if not may_attack_together(pos, power, power_of(entry)):
            return False
    return True


def commit(pos: GreatWar, power: Power, origin: Place, kind: Unit, most: i64) -> bool:
    """Units of a kind that are alike join, over land if they can, otherwise with the fleet."""
    if pos.mode != SEA_ATTACK:
        if land_kinds(pos, power, origin, pos.target) >> kind & 1:
            return commit_land(pos, power, origin, pos.target, kind, most)
    return commit_fleet(pos, power, origin, kind, most)


def load(pos: GreatWar, power: Power, port: Place, kind: Unit) -> None:
    """9.2r72  The lead pays when the first unit is embarked."""
    if not has_cargo(pos):
        pos.ip[pos.lead] -= pos.content.invasion_price
    load_unit(pos, power, port, kind)


def commit_everything(pos: GreatWar, power: Power) -> None:
    """Everything in reach.  Battleships are loaded in all ports before others join them as escorts."""
    if pos.mode == INVASION_ATTACK:
        for place in origins(pos, power):
            _load_all(pos, power, place)
    for place in candidates(pos, power):
        _commit_rest(pos, power, place)


def commit_all(pos: GreatWar, power: Power, origin: Place) -> None:
    """Everything that can go from a place: battleships loaded first, then the other units in the order of the card."""
    _load_all(pos, power, origin)
    _commit_rest(pos, power, origin)


def would_send(pos: GreatWar, power: Power, origin: Place) -> bool:
    """R131  Whether the click that sends everything from a place would send anything; if not, it is not offered."""
    if loads_from(pos, power, origin) > 0:
        return True
    kinds = kinds_from(pos, power, origin)
    return kinds > 0 and (kinds != 1 << BATTLESHIP or not _would_sail_in_vain(pos, power, origin))


def _would_sail_in_vain(pos: GreatWar, power: Power, origin: Place) -> bool:
    """9.1, 9.3r73  A battleship takes part in an invasion if something is aboard a ship, or if an ally may load it."""
    if pos.mode != INVASION_ATTACK or has_cargo(pos):
        return False
    for entry in pos.units[origin]:
        ally = power_of(entry)
        is_asked = ally != pos.lead and pos.invited >> ally & 1 == 1
        if ally != power and not is_asked and is_land(kind_of(entry)) and pos.may_attack(entry):
            if may_attack_together(pos, power, ally):
                return False
    return True


def _load_all(pos: GreatWar, power: Power, port: Place) -> None:
    """Loads the battleships of a port; units that can go over land do not go by sea."""
    for kind in UNITS:
        while loads_from(pos, power, port) >> kind & 1 and kinds_from(pos, power, port) >> kind & 1 == 0:
            load(pos, power, port, kind)


def _commit_rest(pos: GreatWar, power: Power, origin: Place) -> None:
    kinds = kinds_from(pos, power, origin)
    for kind in UNITS:
        if kinds >> kind & 1 == 0 or (kind == BATTLESHIP and _would_sail_in_vain(pos, power, origin)):
            continue
        while kinds >> kind & 1 and commit(pos, power, origin, kind, pos.content.stack_limit):
            kinds = kinds_from(pos, power, origin)


def may_commit_as_before(pos: GreatWar, power: Power) -> bool:
    """20  Some fighting units or ships of the power's last attack on this place can go again."""
    for attack in attacks_on(pos, power):
        kind = attack.kind
        if (is_fighting(kind) or is_ship(kind)) and kinds_from(pos, power, attack.origin) >> kind & 1:
            return True
    return False


def commit_as_before(pos: GreatWar, power: Power) -> None:
    """20  The units of the power's last attack on this place, as far as they can go again."""
    for attack in attacks_on(pos, power):
        origin, kind = attack.origin, attack.kind
        for _ in range(attack.count):
            if kinds_from(pos, power, origin) >> kind & 1 == 0 or not commit(pos, power, origin, kind, 1):
                break
