"""What a turn was for, in words: read off two positions, before and after it."""

from typing import Final

from hatalom.core.message import Message, Said
from hatalom.core.question import Seat
from hatalom.games.great_war.bots.outlook import lead_before_dice
from hatalom.games.great_war.names import NOWHERE, PLACE, POWER, POWERS, PROVINCES, Alliance, Item, Place, Power
from hatalom.games.great_war.phases.battles.assembly import Assembly
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.rules.memory import purchases_of
from hatalom.games.great_war.units import count_of, power_of

TAKES: Final = Message("intent-takes", "7.30", place=PLACE)
ATTACKS: Final = Message("intent-attacks", "7.2", place=PLACE)
BUYS: Final = Message("intent-buys", "11.1", enemy=POWER)
GATHERS: Final = Message("intent-gathers", "10.1", place=PLACE)
WAR: Final = Message("intent-war", "4.2", country=POWER)
INVITES: Final = Message("intent-invites", "7.3", power=POWER, place=PLACE)
HELPS: Final = Message("intent-helps", "7.3", power=POWER, place=PLACE)
STAYS_OUT: Final = Message("intent-stays-out", "7.3", power=POWER, place=PLACE)
LEAST_GATHERED: Final = 2
"""So many units more make a gathering."""


def intents(before: GreatWar, after: GreatWar, seat: Seat) -> list[Said]:
    """Allies, countries brought into the war, places taken or attacked, the front of purchases, where units gather."""
    powers = [power for power in POWERS if after.runner[power] == seat]
    found = [*_asked(after, powers), *_answered(before, after, powers)]
    found += [Said(WAR, [power]) for power in POWERS if after.alliance[power] >= 0 > before.alliance[power]]
    taken = [p for p in PROVINCES if after.controller[p] in powers and before.controller[p] not in powers]
    found += [Said(TAKES, [place]) for place in taken]
    known = {(attack.turn, attack.target, attack.power) for attack in before.attacks}
    tried = [attack for attack in after.attacks if (attack.turn, attack.target, attack.power) not in known]
    targets = dict.fromkeys(attack.target for attack in tried if attack.power in powers)
    found += [Said(ATTACKS, [place]) for place in targets if place not in taken]
    return found + _bought(before, after, powers) + _gathered(before, after, powers, taken)


def _asked(after: GreatWar, powers: list[Power]) -> list[Said]:
    """7.3  The ally that is thinking about joining an attack."""
    top = after.stack[-1] if after.stack else None
    if not isinstance(top, Assembly) or top.power == after.lead or after.lead not in powers or top.power in powers:
        return []
    return [Said(INVITES, [top.power, after.target])]


def _answered(before: GreatWar, after: GreatWar, powers: list[Power]) -> list[Said]:
    """7.3  Whether it has joined the attack of an ally, which is then the stronger for it, or has kept its units."""
    top = before.stack[-1] if before.stack else None
    if not isinstance(top, Assembly) or top.power == before.lead or top.power not in powers:
        return []
    if before.target == NOWHERE or before.lead in powers:
        return []
    has_joined = any(power_of(entry) == top.power for entry in after.force)
    if has_joined and after.target == before.target and lead_before_dice(after) > lead_before_dice(before):
        return [Said(HELPS, [before.lead, before.target])]
    return [] if has_joined else [Said(STAYS_OUT, [before.lead, before.target])]


def _bought(before: GreatWar, after: GreatWar, powers: list[Power]) -> list[Said]:
    """11.1  The enemy whose land is nearest to most of what was bought."""
    bought = [
        purchase
        for power in powers
        if _listed(before, power) != _listed(after, power)
        for purchase in purchases_of(after, power)
        if purchase.place in PROVINCES
    ]
    nearest = [nearest_enemy(after, purchase.place, after.alliance[purchase.power]) for purchase in bought]
    enemies = [enemy for enemy in nearest if enemy is not None]
    return [Said(BUYS, [max(enemies, key=enemies.count)])] if enemies else []


def _listed(pos: GreatWar, power: Power) -> list[tuple[Item, Place]]:
    return [(purchase.item, purchase.place) for purchase in purchases_of(pos, power)]


def nearest_enemy(pos: GreatWar, start: Place, alliance: Alliance) -> Power | None:
    """The power of the other alliance that holds the land nearest to a place; over land alone."""
    seen, edge = {start}, [start]
    while edge:
        for place in edge:
            if pos.is_enemy(place, alliance):
                return pos.controller[place]
        beyond = [near for place in edge for near in pos.content.near[place] if near in PROVINCES]
        edge = [near for near in dict.fromkeys(beyond) if near not in seen]
        seen.update(edge)
    return None


def _gathered(before: GreatWar, after: GreatWar, powers: list[Power], taken: list[Place]) -> list[Said]:
    more = [
        (_units(after, place, powers) - _units(before, place, powers), place)
        for place in PROVINCES
        if place not in taken
    ]
    most, where = max(more, key=lambda pair: pair[0])
    return [Said(GATHERS, [where])] if most >= LEAST_GATHERED else []


def _units(pos: GreatWar, place: Place, powers: list[Power]) -> int:
    return sum(count_of(entry) for entry in pos.units[place] if power_of(entry) in powers)
