"""20  What a power did before and may do again with one click: its last purchases, and its attacks of the last year.

A purchase is remembered as power, item and place; an attack as one number for each place and kind of its units.
"""

from typing import Final

from hatalom.games.great_war.names import POWER_COUNT, Item, Place, Power, Unit
from hatalom.games.great_war.position import LAND_ATTACK, SEA_ATTACK, GreatWar
from hatalom.games.great_war.units import Entry, count_of, kind_of, origin_of, power_of

YEAR: Final = 4
"""Turns for which an attack is remembered."""


# -- purchases --------------------------------------------------------------------------------------------------


def pack_purchase(power: Power, item: Item, place: Place) -> int:
    return (item * POWER_COUNT + power) * 256 + place + 1


def purchase_item(purchase: int) -> Item:
    return purchase // 256 // POWER_COUNT


def purchase_place(purchase: int) -> Place:
    return purchase % 256 - 1


def purchases_of(pos: GreatWar, power: Power) -> list[int]:
    found: list[int] = []
    for purchase in pos.purchases:
        if purchase // 256 % POWER_COUNT == power:
            found.append(purchase)
    return found


def remember_purchase(pos: GreatWar, power: Power, item: Item, place: Place, is_first: bool) -> None:
    """The first purchase of a round takes the place of those of the round before."""
    kept: list[Entry] = []
    for purchase in pos.purchases:
        if not is_first or purchase // 256 % POWER_COUNT != power:
            kept.append(purchase)
    kept.append(pack_purchase(power, item, place))
    pos.purchases = kept


# -- attacks ----------------------------------------------------------------------------------------------------


def attack_power(attack: int) -> Power:
    return attack >> 34 & 31


def attack_mode(attack: int) -> int:
    return attack >> 32 & 3


def attack_target(attack: int) -> Place:
    return attack >> 24 & 255


def attack_origin(attack: int) -> Place:
    return attack >> 16 & 255


def attack_kind(attack: int) -> Unit:
    return attack >> 8 & 15


def attack_count(attack: int) -> int:
    return attack & 255


def remember_attack(pos: GreatWar) -> None:
    """Whose units attack, from where and with what; landings are not remembered, nor what is older than a year."""
    if pos.mode != LAND_ATTACK and pos.mode != SEA_ATTACK:
        return
    alliance, target = pos.alliance[pos.lead], pos.target
    kept: list[Entry] = []
    for attack in pos.attacks:
        is_same = attack_target(attack) == target and pos.alliance[attack_power(attack)] == alliance
        if not is_same and (attack >> 39) + YEAR >= pos.turn:
            kept.append(attack)
    for entry in pos.force:
        head = (pos.turn << 5 | power_of(entry)) << 10 | pos.mode << 8 | target
        kept.append(head << 24 | origin_of(entry) << 16 | kind_of(entry) << 8 | count_of(entry))
    pos.attacks = kept


def attacks_on(pos: GreatWar, power: Power) -> list[int]:
    """What a power sent before in an attack of this kind on the place that is attacked now."""
    found: list[int] = []
    for attack in pos.attacks:
        if attack_power(attack) == power and attack_target(attack) == pos.target and attack_mode(attack) == pos.mode:
            found.append(attack)
    return found
