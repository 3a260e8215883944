"""Which attacks, marches and transfers search looks at: those that may lead somewhere."""

from hatalom.games.great_war.bots.outlook import front_distance, resistance, ships_of, striking_power, wants_card
from hatalom.games.great_war.names import (
    DIPLOMACY_CARD,
    HOSPITAL,
    INFANTRY,
    PROVINCE_COUNT,
    Item,
    Place,
    Power,
    Unit,
    is_ship,
)
from hatalom.games.great_war.phases.moves import NOT_MOVED, MoveSlot
from hatalom.games.great_war.phases.placement import Placement
from hatalom.games.great_war.phases.transport.transfers import Transport
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.rules.battles.strength import sea_defence_strength
from hatalom.games.great_war.rules.homeland import home_provinces
from hatalom.games.great_war.rules.movement import movable
from hatalom.games.great_war.units import count_of
from hatalom.games.great_war.verbs import (
    ATTACK,
    BUY_AS_BEFORE,
    CANCEL,
    COMMIT,
    COMMIT_AS_BEFORE,
    DECLARE_WAR,
    FROM,
    GIVE_AID,
    HAND_OVER_SARAJEVO,
    INVADE,
    MOVE,
    MOVE_CAPITAL,
    ORIGIN,
    PASS,
    PLACE_ALL,
    REPLACE_GENERAL,
    SWAP,
    TO,
    TRANSPORT,
)
from hatalom.games.great_war.verbs import SEA_ATTACK as ATTACK_ZONE

IP_KEPT = 3
"""What a power wants to have left when it has paid for an invasion."""


def is_promising_attack(pos: GreatWar, power: Power, action: int) -> bool:
    """An attack on a province that is empty or weaker than the units around it, or on a weaker fleet."""
    if ATTACK.has(action):
        target = Place(ATTACK.target(action))
        if pos.fighting_units(target) == 0:
            return True
        own = 0
        for near in pos.content.near[target]:
            if not pos.is_empty(near) and pos.side(near) == pos.alliance[power]:
                own += striking_power(pos, near)
        return own + 2 > resistance(pos, target)
    if ATTACK_ZONE.has(action):
        zone = Place(ATTACK_ZONE.target(action))
        own = 0
        for place in [*pos.content.seas[zone], *pos.content.ports_of[zone]]:
            own += ships_of(pos, power, place)
        return own > sea_defence_strength(pos, zone, False)
    if INVADE.has(action):
        target = Place(INVADE.target(action))
        return (
            pos.ip[power] >= pos.content.invasion_price + IP_KEPT
            and pos.fighting_units(target) <= 1
            and pos.ships(target) == 0
        )
    return True


def is_march_forward(pos: GreatWar, slot: MoveSlot, action: int) -> bool:
    alliance = pos.alliance[slot.power]
    if FROM.has(action):
        place = Place(FROM.target(action))
        if place >= PROVINCE_COUNT:
            return False
        return pos.content.is_america[place] or pos.land_units(place) > 1 or front_distance(pos, place, alliance) > 1
    if TO.has(action):
        goal = Place(TO.target(action))
        if goal >= PROVINCE_COUNT:
            return False
        if slot.origin >= PROVINCE_COUNT or pos.content.is_america[slot.origin]:
            return True
        distance = front_distance(pos, goal, alliance)
        return distance == 1 or distance < front_distance(pos, slot.origin, alliance)
    if MOVE.has(action):
        if Unit(MOVE.target(action)) == INFANTRY:
            return slot.has_moved == NOT_MOVED
        total = 0
        for entry in movable(pos, slot.power, slot.origin, slot.goal):
            total += count_of(entry)
        return total == 1
    return True


def is_transfer_to_front(pos: GreatWar, phase: Transport, action: int) -> bool:
    power = phase.waiting[0]
    alliance = pos.alliance[power]
    if TRANSPORT.has(action):
        start = Place(TRANSPORT.target(action))
        return pos.content.is_america[start] or front_distance(pos, start, alliance) > 2
    if TO.has(action):
        return front_distance(pos, Place(TO.target(action)), alliance) == 1
    return not PASS.has(action) or pos.capacity[power] == 1


def is_sensible_purchase(pos: GreatWar, power: Power, item: Item) -> bool:
    """Cards that are needed, what fights on land, and lines; ships and hospitals are for people."""
    if item == DIPLOMACY_CARD:
        return wants_card(pos, power)
    return not is_ship(Unit(item)) and item != HOSPITAL


def is_set_up_fresh(pos: GreatWar, phase: Placement) -> bool:
    """17.3  Whether the ready-made opening can still be taken; search would find nothing better."""
    if not phase.is_first:
        return False
    for province in home_provinces(pos, phase.power):
        if not pos.is_empty(province):
            return False
    return True


def is_left_alone(action: int) -> bool:
    """Options that search ignores: they only give something away, or do slowly what another click does at once."""
    if DECLARE_WAR.has(action) or HAND_OVER_SARAJEVO.has(action) or MOVE_CAPITAL.has(action):
        return True
    if COMMIT_AS_BEFORE.has(action) or BUY_AS_BEFORE.has(action):
        return True
    if ORIGIN.has(action) or COMMIT.has(action) or CANCEL.has(action) or PLACE_ALL.has(action):
        return True
    return REPLACE_GENERAL.has(action) or SWAP.has(action) or GIVE_AID.has(action)
