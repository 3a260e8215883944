"""7.7, 7.15 to 7.19, 8.7  How many units a side loses, and which can be taken."""

from typing import Final

from mypy_extensions import i64

from hatalom.core.vecs import append, vec
from hatalom.games.great_war.board import EXTRA_ENEMY_LOSS, LOSS_CAP
from hatalom.games.great_war.names import (
    BASE,
    CAVALRY,
    NOWHERE,
    TANK,
    Place,
    Power,
    Unit,
    is_fighting,
    is_ship,
)
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.rules.battles.forces import fall
from hatalom.games.great_war.rules.battles.sides import (
    attacking_generals,
    defending_general,
    has_effect,
    is_in_land_part,
)
from hatalom.games.great_war.rules.battles.strength import value_of
from hatalom.games.great_war.units import FACE_UP, Entry, Troops, count_of, kind_of, origin_of, poorest, turned_of

NO_LIMIT: Final = 99


def attack_losses(pos: GreatWar, lead: i64) -> i64:
    """7.15, 7.16r49  The attacker's losses for a lead (doubled, below 0 if he is behind): at least 1, at most 4."""
    return max(pos.content.least_attack_loss, min(pos.content.loss_cap, -lead // 2 if lead < 0 else 0))


def defence_losses(pos: GreatWar, lead: i64) -> i64:
    """7.15, 6.7r39a  The defender's losses: the attacker's lead rounded down, at most 4; Haig adds 1 to a loss."""
    lost = lead // 2 if lead > 0 else 0
    if lost > 0:
        for general in attacking_generals(pos):
            if pos.content.effect[general] == EXTRA_ENEMY_LOSS:
                lost += pos.content.effect_value[general]
    return min(pos.content.loss_cap, lost)


def attackers_in(pos: GreatWar, at_sea: bool) -> Troops:
    """The attacking entries that can be hit or lost: ships at sea, land units ashore."""
    found = vec[Entry]()
    for entry in pos.force:
        if is_ship(kind_of(entry)) if at_sea else is_in_land_part(entry):
            found = append(found, entry)
    return found


def total_in(entries: Troops) -> int:
    total = 0
    for entry in entries:
        total += count_of(entry)
    return total


def chosen_among(alike: Troops, is_hit: bool) -> Entry:
    """7.7, 7.17, 7.33  Face-up and face-down pieces are not equal: a hit takes one with combat value, its owner gives
    one without; among those the poorest (20).
    """
    preferred = vec[Entry]([entry for entry in alike if (turned_of(entry) == FACE_UP) == is_hit])
    return poorest(preferred if len(preferred) > 0 else alike)


def drop(pos: GreatWar, entry: Entry, is_attacker: bool) -> None:
    """One unit of an entry leaves the battle and is lost."""
    if is_attacker:
        pos.leave_force(entry, 1)
        fall(pos, entry, origin_of(entry))
    else:
        pos.remove(pos.target, entry, 1)
        fall(pos, entry, pos.target)


def capped_origin(pos: GreatWar) -> Place:
    """6.7  The province of an attacking Falkenhayn, or NOWHERE."""
    for general in attacking_generals(pos):
        if pos.content.effect[general] == LOSS_CAP:
            return pos.general_at[general]
    return NOWHERE


def losses_due(pos: GreatWar, is_attacker: bool, number: i64) -> i64:
    """6.7r39  Falkenhayn's army loses at most three; further losses fall on others or are waived."""
    if is_attacker:
        origin = capped_origin(pos)
        others: i64 = 0
        for entry in attackers_in(pos, False):
            if origin_of(entry) != origin:
                others += count_of(entry)
        return min(number, cap_of(pos) + others)
    general = defending_general(pos, pos.target)
    if has_effect(pos, general, LOSS_CAP):
        return min(number, pos.content.effect_value[general])
    return number


def cap_of(pos: GreatWar) -> i64:
    for general in attacking_generals(pos):
        if pos.content.effect[general] == LOSS_CAP:
            return pos.content.effect_value[general]
    return NO_LIMIT


def sea_losses(pos: GreatWar, difference: i64) -> i64:
    """8.7r68  Half the difference (which is doubled), rounded down, at most 4."""
    return min(pos.content.loss_cap, difference // (2 * pos.content.sea_loss_divisor))


# -- what is worth most -----------------------------------------------------------------------------------------


def loss_rank(pos: GreatWar, power: Power, kind: Unit, is_attacker: bool, at_sea: bool, loaded: bool) -> i64:
    """7.17  What is worth least goes first: weak fighting units, then technical ones; empty ships before loaded."""
    rank = 2 * value_of(pos, power, kind, is_attacker) + (0 if kind == CAVALRY else 1)
    if not at_sea and not is_fighting(kind):
        rank += 1000
    return rank + 100 if loaded and at_sea else rank


def hit_worth(pos: GreatWar, power: Power, kind: Unit, by_attacker: bool, is_face_up: bool) -> i64:
    """7.7  What a hit on a unit takes from its side: its strength, and with an attacking tank the basic defence."""
    worth: i64 = 1
    if is_face_up:
        worth += value_of(pos, power, kind, not by_attacker)
    if kind == TANK and not by_attacker:
        worth += pos.content.modifier[BASE]
    return worth
