"""7.17r1, 7.28r1  Units of one nation and kind are not equal if they came from different places."""

from mypy_extensions import i64

from hatalom.core.vecs import vec
from hatalom.games.great_war.names import PROVINCE_COUNT, Place
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.rules.battles.losses import chosen_among
from hatalom.games.great_war.rules.battles.luck import attack_luck
from hatalom.games.great_war.rules.battles.sides import attacking_generals
from hatalom.games.great_war.rules.battles.strength import attack_bonuses, attack_strength, defence_bonuses, total_of
from hatalom.games.great_war.units import Entry, Troops, count_of, origin_of, take, via_of


def ways_of(alike: Troops) -> list[Place]:
    """The places that tell units apart, in rising order: where they started, or else the places from which they enter.

    Empty if all of them came the same way.
    """
    origins: list[Place] = []
    vias: list[Place] = []
    for entry in alike:
        if origin_of(entry) not in origins:
            origins.append(origin_of(entry))
        if via_of(entry) not in vias:
            vias.append(via_of(entry))
    found = origins if len(origins) > 1 else vias
    return sorted(found) if len(found) > 1 else []


def coming_from(alike: Troops, way: Place) -> Troops:
    """Those of the units that came from one of these places."""
    started = vec[Entry]([entry for entry in alike if origin_of(entry) == way])
    if 0 < len(started) < len(alike):
        return started
    return vec[Entry]([entry for entry in alike if via_of(entry) == way])


def ways_to_lose(pos: GreatWar, alike: Troops) -> list[Place]:
    """7.17r1  Where the next loss hurts least comes first.

    That is what leaves most strength for the next assault and most generals in it; then the largest group; then the
    first by id.
    """
    ways = ways_of(alike)
    return _by_rank(ways, [(_left_without(pos, alike, way) << 8) + _group(pos, way) for way in ways])


def ways_to_advance(pos: GreatWar, alike: Troops) -> list[Place]:
    """7.28r1  The largest group that has not moved in comes first, then the first by id."""
    return largest_first(pos, ways_of(alike))


def largest_first(pos: GreatWar, ways: list[Place]) -> list[Place]:
    return _by_rank(ways, [_group(pos, way) for way in ways])


def _by_rank(ways: list[Place], ranks: list[int]) -> list[Place]:
    """The places with the highest rank first; ties stay in rising order."""
    found: list[Place] = []
    while len(found) < len(ways):
        best: i64 = -1
        for index in range(len(ways)):
            if ways[index] not in found and (best < 0 or ranks[index] > ranks[best]):
                best = index
        found.append(ways[best])
    return found


def _group(pos: GreatWar, way: Place) -> i64:
    """How many of the attackers came from a place."""
    total: i64 = 0
    for entry in pos.force:
        if origin_of(entry) == way or via_of(entry) == way:
            total += count_of(entry)
    return total


def _left_without(pos: GreatWar, alike: Troops, way: Place) -> i64:
    """What the attack is worth when one of these units has fallen; at sea all ships of a kind are worth the same."""
    if pos.target >= PROVINCE_COUNT:
        return 0
    force = pos.force
    pos.force = take(force, chosen_among(coming_from(alike, way), False), 1)
    lead = attack_strength(pos) + total_of(attack_bonuses(pos, False)) - total_of(defence_bonuses(pos, pos.target))
    worth = (lead + attack_luck(pos, False)) * 32 + len(attacking_generals(pos))
    pos.force = force
    return worth
