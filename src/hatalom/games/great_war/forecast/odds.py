"""The exact odds of a battle, which may begin at sea: dice by convolution, both assaults by enumeration.

What players may still decide is taken as follows: the attacker uses his gas and goes on to the second assault, the
defender stands, artillery hits what is worth most, and losses fall on the weakest fighting units first.
"""

# hot: a forecast looks at thousands of states

from hatalom.core.vecs import vec
from hatalom.games.great_war.forecast.chances import Odds, count_lost, lose, luck_chances
from hatalom.games.great_war.forecast.land_odds import land_odds
from hatalom.games.great_war.names import LUCK, PROVINCE_COUNT
from hatalom.games.great_war.position import INVASION_ATTACK, SEA_ATTACK, GreatWar
from hatalom.games.great_war.rules.battles.losses import sea_losses
from hatalom.games.great_war.rules.battles.luck import attack_luck, defence_luck
from hatalom.games.great_war.rules.battles.sides import attacking_ships, is_in_land_part, muster
from hatalom.games.great_war.rules.battles.strength import sea_attack_strength, sea_defence_strength
from hatalom.games.great_war.units import Entry, via_of


def odds_of(position: GreatWar, at_sea: bool, assault: int = 1) -> Odds:
    """The odds of the attack that is assembled in a position, or from its second assault on."""
    pos = position.copy()
    pos.stack = []
    pos.log = None
    return _sea(pos, assault, True, {}) if at_sea else land_odds(pos, assault, True, {})


def begins_at_sea(pos: GreatWar) -> bool:
    """8.1, 9.4  Whether the attack that is assembled meets ships first."""
    return pos.mode == SEA_ATTACK or (pos.mode == INVASION_ATTACK and pos.ships(pos.target) > 0)


def _sea(pos: GreatWar, assault: int, is_first: bool, known: dict[str, Odds]) -> Odds:
    """8.5 to 8.9  One assault at sea, or against the ships of an invaded port, and what may follow it."""
    if attacking_ships(pos) == 0:
        return _sea_end(pos, False)
    if pos.ships(pos.target) == 0:
        return _sea_end(pos, True)
    if assault > pos.content.most_assaults:
        return _sea_end(pos, False)
    force, garrison = pos.force, pos.units[pos.target]
    key = f"{assault}{force}{garrison}"
    if key in known:
        return known[key]
    surplus = pos.surplus
    pos.assault = assault
    muster(pos, True)
    lead = sea_attack_strength(pos, False) - sea_defence_strength(pos, pos.target, False)
    chances = luck_chances(attack_luck(pos, True), defence_luck(pos, pos.target, True), 0, 0)
    luck = pos.content.modifier[LUCK]
    result = Odds(0.0, 0.0, 0.0)
    for outcome in range(3):
        here = lead + (luck if outcome == 0 else -luck if outcome == 2 else 0)
        for _ in range(sea_losses(pos, abs(int(here)))):
            lose(pos, here < 0, True)
        count_lost(pos, result, force, garrison, is_first, chances[outcome])
        result.add(_sea(pos, assault + 1, False, known), chances[outcome])
        pos.force = force
        pos.set_units(pos.target, garrison)
    pos.assault, pos.surplus = assault - 1, surplus
    known[key] = result
    return result


def _sea_end(pos: GreatWar, is_won: bool) -> Odds:
    """8.9, 9.4, 9.6  At sea that is all; in an invasion the landing follows, or the land attack without it."""
    if pos.mode == SEA_ATTACK:
        return Odds(1.0 if is_won else 0.0, 0.0, 0.0)
    force = pos.force
    if not is_won:
        pos.force = vec[Entry]([e for e in force if is_in_land_part(e) and via_of(e) < PROVINCE_COUNT])
    assault, surplus = pos.assault, pos.surplus
    pos.assault = 0
    odds = land_odds(pos, 1, False, {})
    pos.assault, pos.surplus = assault, surplus
    pos.force = force
    return odds
