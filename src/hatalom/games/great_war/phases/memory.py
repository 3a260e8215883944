"""20  What a power did before and may do again with one click: its last purchases, and its attacks of the last year.

A purchase is remembered as power, item and place; an attack as one number for each place and kind of its units.
"""

from typing import Final

from hatalom.games.great_war.names import POWERS, PROVINCES, is_land
from hatalom.games.great_war.position import LAND_ATTACK, SEA_ATTACK, GreatWar
from hatalom.games.great_war.units import count_of, is_loaded, kind_of, origin_of, power_of

YEAR: Final = 4
"""Turns for which an attack is remembered."""


# -- purchases --------------------------------------------------------------------------------------------------


def pack_purchase(power: int, item: int, place: int) -> int:
    return (item * POWERS + power) * 256 + place + 1


def purchase_item(purchase: int) -> int:
    return purchase // 256 // POWERS


def purchase_place(purchase: int) -> int:
    return purchase % 256 - 1


def purchases_of(pos: GreatWar, power: int) -> list[int]:
    found: list[int] = []
    for purchase in pos.purchases:
        if purchase // 256 % POWERS == power:
            found.append(purchase)
    return found


def remember_purchase(pos: GreatWar, power: int, item: int, place: int, is_first: bool) -> None:
    """The first purchase of a round takes the place of those of the round before."""
    kept: list[int] = []
    for purchase in pos.purchases:
        if not is_first or purchase // 256 % POWERS != power:
            kept.append(purchase)
    kept.append(pack_purchase(power, item, place))
    pos.purchases = kept


# -- attacks ----------------------------------------------------------------------------------------------------


def attack_power(attack: int) -> int:
    return attack >> 34 & 31


def attack_mode(attack: int) -> int:
    return attack >> 32 & 3


def attack_target(attack: int) -> int:
    return attack >> 24 & 255


def attack_origin(attack: int) -> int:
    return attack >> 16 & 255


def attack_kind(attack: int) -> int:
    return attack >> 8 & 15


def attack_count(attack: int) -> int:
    return attack & 255


def remember_attack(pos: GreatWar) -> None:
    """The lead's own units of the attack that begins; landings are not remembered, nor what is older than a year."""
    if pos.mode != LAND_ATTACK and pos.mode != SEA_ATTACK:
        return
    lead, target = pos.lead, pos.target
    kept: list[int] = []
    for attack in pos.attacks:
        is_same = attack_power(attack) == lead and attack_target(attack) == target
        if not is_same and (attack >> 39) + YEAR >= pos.turn:
            kept.append(attack)
    head = (pos.turn << 5 | lead) << 10 | pos.mode << 8 | target
    for entry in pos.force:
        if power_of(entry) == lead and not is_loaded(entry):
            kept.append(head << 24 | origin_of(entry) << 16 | kind_of(entry) << 8 | count_of(entry))
    pos.attacks = kept


def attacks_on(pos: GreatWar, power: int, target: int) -> list[int]:
    found: list[int] = []
    for attack in pos.attacks:
        if attack_power(attack) == power and attack_target(attack) == target:
            found.append(attack)
    return found


def may_attack_again(pos: GreatWar, power: int, mode: int, target: int) -> bool:
    """Some of the units that attacked this place before stand where they stood, ready."""
    for attack in attacks_on(pos, power, target):
        if attack_mode(attack) != mode or (mode == LAND_ATTACK and attack_origin(attack) >= PROVINCES):
            continue
        if mode == SEA_ATTACK and is_land(attack_kind(attack)):
            continue
        for entry in pos.units[attack_origin(attack)]:
            if power_of(entry) == power and kind_of(entry) == attack_kind(attack) and pos.may_attack(entry):
                return True
    return False
