"""20  What a power did before and may do again with one click: its last purchases, and its attacks of the last year."""

from typing import Final

from hatalom.games.great_war.names import Item, Place, Power
from hatalom.games.great_war.position import LAND_ATTACK, SEA_ATTACK, GreatWar, PastAttack, Purchase
from hatalom.games.great_war.units import count_of, kind_of, origin_of, power_of

YEAR: Final = 4
"""Turns for which an attack is remembered."""


def purchases_of(pos: GreatWar, power: Power) -> list[Purchase]:
    return [purchase for purchase in pos.purchases if purchase.power == power]


def remember_purchase(pos: GreatWar, power: Power, item: Item, place: Place, is_first: bool) -> None:
    """The first purchase of a round takes the place of those of the round before."""
    kept: list[Purchase] = []
    for purchase in pos.purchases:
        if not is_first or purchase.power != power:
            kept.append(purchase)
    kept.append(Purchase(power, item, place))
    pos.purchases = kept


def remember_attack(pos: GreatWar) -> None:
    """Whose units attack, from where and with what; landings are not remembered, nor what is older than a year."""
    if pos.mode != LAND_ATTACK and pos.mode != SEA_ATTACK:
        return
    alliance, target = pos.alliance[pos.lead], pos.target
    kept: list[PastAttack] = []
    for attack in pos.attacks:
        is_same = attack.target == target and pos.alliance[attack.power] == alliance
        if not is_same and attack.turn + YEAR >= pos.turn:
            kept.append(attack)
    for entry in pos.force:
        power, origin, kind = power_of(entry), origin_of(entry), kind_of(entry)
        kept.append(PastAttack(pos.turn, pos.mode, target, power, origin, kind, count_of(entry)))
    pos.attacks = kept


def attacks_on(pos: GreatWar, power: Power) -> list[PastAttack]:
    """What a power sent before in an attack of this kind on the place that is attacked now."""
    found: list[PastAttack] = []
    for attack in pos.attacks:
        if attack.power == power and attack.target == pos.target and attack.mode == pos.mode:
            found.append(attack)
    return found
