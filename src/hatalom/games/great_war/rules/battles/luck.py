"""7.8, 6.7, 8.5  What is added to the dice of luck."""

from mypy_extensions import i64

from hatalom.games.great_war.board import IN_ATTACK, IN_DEFENCE, LUCK_BONUS, REROLL
from hatalom.games.great_war.names import PROVINCE_COUNT, Place
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.rules.battles.sides import (
    attacking_generals,
    defenders,
    defending_general,
    is_in_sea_part,
    works,
)
from hatalom.games.great_war.units import Troops, count_of, kind_of, turned_of

# -- luck -------------------------------------------------------------------------------------------------------


def attack_luck(pos: GreatWar, at_sea: bool) -> i64:
    """7.8  +2 for each aircraft, +1 for each Zeppelin; Mackensen counts as one more aircraft, not at sea (6.7r39a)."""
    total: i64 = 0
    for entry in pos.force:
        if is_in_sea_part(entry) == at_sea:
            total += count_of(entry) * pos.content.luck[kind_of(entry)]
    if not at_sea:
        for general in attacking_generals(pos):
            if works(pos, general, LUCK_BONUS, IN_ATTACK):
                total += pos.content.effect_value[general]
    return total


def defence_luck(pos: GreatWar, place: Place, at_sea: bool) -> i64:
    """7.8, 8.5r67  Face-up aircraft and Zeppelins there; for a zone, in all provinces of the alliance around it."""
    total: i64 = 0
    if not at_sea:
        total += _air(pos, defenders(pos, place, False))
        general = defending_general(pos, place)
        if works(pos, general, LUCK_BONUS, IN_DEFENCE):
            total += pos.content.effect_value[general]
        return total
    if place < PROVINCE_COUNT:
        return _air(pos, pos.units[place])
    alliance = pos.side(place)
    for province in pos.content.near[place]:
        if pos.side(province) == alliance:
            total += _air(pos, pos.units[province])
    return total


def _air(pos: GreatWar, entries: Troops) -> i64:
    total: i64 = 0
    for entry in entries:
        if turned_of(entry) == 0:
            total += count_of(entry) * pos.content.luck[kind_of(entry)]
    return total


def rerolls_luck(pos: GreatWar, attacker: bool) -> i64:
    """6.7  Hindenburg: the highest face of a luck die that is rolled again; 0 without him."""
    if attacker:
        for general in attacking_generals(pos):
            if works(pos, general, REROLL, IN_ATTACK):
                return pos.content.effect_value[general]
        return 0
    general = defending_general(pos, pos.target)
    if works(pos, general, REROLL, IN_DEFENCE):
        return pos.content.effect_value[general]
    return 0
