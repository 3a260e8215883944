"""7.7 to 7.25  The odds of a battle on land: both assaults by enumeration, with the engine's own arithmetic."""

# hot: a forecast looks at thousands of states

from hatalom.core.shared import flagged
from hatalom.games.great_war.forecast.chances import Odds, count_lost, hit_chances, lose, luck_chances, remove
from hatalom.games.great_war.names import GAS, LINE_MODIFIER, LUCK, TANK, is_fighting
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.rules.battles.dice import artillery_dice
from hatalom.games.great_war.rules.battles.losses import (
    attack_losses,
    attackers_in,
    defence_losses,
    hit_worth,
    losses_due,
    total_in,
)
from hatalom.games.great_war.rules.battles.luck import attack_luck, defence_luck, rerolls_luck
from hatalom.games.great_war.rules.battles.sides import attacking_fighters, defenders, is_in_land_part, muster
from hatalom.games.great_war.rules.battles.strength import (
    attack_bonuses,
    attack_strength,
    defence_bonuses,
    defence_strength,
    total_of,
)
from hatalom.games.great_war.units import FACE_UP, NO_ENTRY, kind_of, power_of, turned_of


def land_odds(pos: GreatWar, assault: int, is_first: bool, known: dict[str, Odds]) -> Odds:
    """7.25  One assault and what may follow it; the position is as before when the function returns."""
    if attacking_fighters(pos) == 0:
        return Odds(0.0, 0.0, 0.0)
    if pos.fighting_units(pos.target) == 0:
        return Odds(1.0, 0.0, float(pos.land_units(pos.target)))
    force, garrison, line = pos.force, pos.units[pos.target], pos.line[pos.target]
    key = f"{assault}{force}{garrison}{line}"
    if key in known:
        return known[key]
    surplus = pos.surplus
    pos.assault = assault
    muster(pos, False)
    has_gas = _spend_gas(pos)
    dice = artillery_dice(pos)
    attack_hits, defence_hits = hit_chances(dice, True), hit_chances(dice, False)
    forces = [pos.force]
    for _ in range(len(defence_hits) - 1):
        _strike(pos, False)
        forces.append(pos.force)
    result = Odds(0.0, 0.0, 0.0)
    for ours in range(len(attack_hits)):
        if ours > 0:
            _strike(pos, True)
        guards, is_lined = pos.units[pos.target], pos.line[pos.target]
        for theirs in range(len(defence_hits)):
            pos.force = forces[theirs]
            pos.line = flagged(pos.line, pos.target, is_lined)
            pos.set_units(pos.target, guards)
            chance = attack_hits[ours] * defence_hits[theirs]
            compared = _compare(pos, assault, is_first, has_gas, known)
            attack_lost = total_in(force) - total_in(forces[theirs])
            defence_lost = total_in(garrison) - total_in(guards)
            result.add(compared, chance)
            result.add_costs(compared, attack_lost, defence_lost, chance)
            result.attack_lost += chance * attack_lost
            result.defence_lost += chance * defence_lost
        pos.force = force
        pos.line = flagged(pos.line, pos.target, is_lined)
        pos.set_units(pos.target, guards)
    pos.force = force
    pos.line = flagged(pos.line, pos.target, line)
    pos.set_units(pos.target, garrison)
    pos.assault, pos.surplus = assault - 1, surplus
    known[key] = result
    return result


def _compare(pos: GreatWar, assault: int, is_first: bool, has_gas: bool, known: dict[str, Odds]) -> Odds:
    """7.8 to 7.18  Luck, strength, losses; then the second assault."""
    if attacking_fighters(pos) == 0:
        stopped = Odds(0.0, 0.0, 0.0)
        if is_first:
            stopped.count_cost(0, 0, 1.0)
        return stopped
    if pos.fighting_units(pos.target) == 0:
        swept = Odds(1.0, 0.0, float(pos.land_units(pos.target)))
        if is_first:
            swept.ahead = 1.0
            swept.count_cost(0, pos.land_units(pos.target), 1.0)
        return swept
    force, garrison = pos.force, pos.units[pos.target]
    key = f"c{assault}{has_gas}{pos.surplus}{force}{garrison}{pos.line[pos.target]}"
    if key in known:
        return known[key]
    attack = attack_strength(pos) + total_of(attack_bonuses(pos, has_gas))
    defence = defence_strength(pos, pos.target) + total_of(defence_bonuses(pos, pos.target))
    chances = luck_chances(
        attack_luck(pos, False),
        defence_luck(pos, pos.target, False),
        rerolls_luck(pos, True),
        rerolls_luck(pos, False),
    )
    luck = pos.content.modifier[LUCK]
    result = Odds(0.0, 0.0, 0.0)
    for outcome in range(3):
        lead = attack - defence + (luck if outcome == 0 else -luck if outcome == 2 else 0)
        if is_first and lead > 0:
            result.ahead += chances[outcome]
        lost_by_defence = losses_due(pos, False, defence_losses(pos, lead))
        lost_by_attack = losses_due(pos, True, attack_losses(pos, lead))
        pos.force = force
        pos.set_units(pos.target, garrison)
        for _ in range(lost_by_attack):
            lose(pos, True, False)
        for _ in range(lost_by_defence):
            lose(pos, False, False)
        count_lost(pos, result, force, garrison, is_first, chances[outcome])
        result.add(_after(pos, assault, known), chances[outcome])
        pos.force = force
        pos.set_units(pos.target, garrison)
    known[key] = result
    return result


def _after(pos: GreatWar, assault: int, known: dict[str, Odds]) -> Odds:
    is_open = attacking_fighters(pos) > 0 and pos.fighting_units(pos.target) > 0
    if is_open and assault >= pos.content.most_assaults:
        return Odds(0.0, 0.0, 0.0)
    return land_odds(pos, assault + 1, False, known)


def _spend_gas(pos: GreatWar) -> bool:
    for entry in pos.force:
        if kind_of(entry) == GAS and is_in_land_part(entry):
            pos.leave_force(entry, 1)
            return True
    return False


def _strike(pos: GreatWar, by_attacker: bool) -> None:
    """7.7  A hit takes what is worth most: a tank that matters, a strong unit, a defence line."""
    entries = defenders(pos, pos.target, False) if by_attacker else attackers_in(pos, False)
    best, most = NO_ENTRY, 0
    for entry in entries:
        kind = kind_of(entry)
        if is_fighting(kind) or kind == TANK:
            worth = hit_worth(pos, power_of(entry), kind, by_attacker, turned_of(entry) == FACE_UP)
            if worth > most:
                best, most = entry, worth
    if by_attacker and pos.line[pos.target] and pos.content.modifier[LINE_MODIFIER] >= most:
        pos.line = flagged(pos.line, pos.target, False)
    elif best >= 0:
        remove(pos, best, not by_attacker)
