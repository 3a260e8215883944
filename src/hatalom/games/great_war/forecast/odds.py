"""The exact odds of a battle: dice by convolution, both assaults by enumeration, with the engine's own arithmetic.

What players may still decide is taken as follows: the attacker uses his gas and goes on to the second assault, the
defender stands, artillery hits what is worth most, and losses fall on the weakest fighting units first.
"""

# hot: a forecast looks at thousands of states

from typing import Final, final

from hatalom.games.great_war.names import (
    BASE,
    BATTLESHIP,
    CAVALRY,
    GAS,
    LINE_MODIFIER,
    LOADED,
    LUCK,
    PROVINCE_COUNT,
    TANK,
    Place,
    Power,
    Unit,
    is_fighting,
    is_land,
)
from hatalom.games.great_war.position import INVASION_ATTACK, SEA_ATTACK, GreatWar
from hatalom.games.great_war.rules.battles.dice import Die, artillery_dice
from hatalom.games.great_war.rules.battles.losses import (
    attack_losses,
    attackers_in,
    defence_losses,
    losses_due,
    sea_losses,
    total_in,
)
from hatalom.games.great_war.rules.battles.luck import attack_luck, defence_luck, rerolls_luck
from hatalom.games.great_war.rules.battles.origins import coming_from, ways_to_lose
from hatalom.games.great_war.rules.battles.sides import (
    attacking_fighters,
    attacking_ships,
    defenders,
    is_in_land_part,
    muster,
)
from hatalom.games.great_war.rules.battles.strength import (
    attack_bonuses,
    attack_strength,
    defence_bonuses,
    defence_strength,
    sea_attack_strength,
    sea_defence_strength,
    total_of,
)
from hatalom.games.great_war.units import NO_ENTRY, Entry, is_loaded, kind_of, origin_of, power_of, turned_of, via_of

ASSAULTS: Final = 2


@final
class Odds:
    """The chance that the attack succeeds, and the expected losses of both sides in units.

    `ahead` is the chance that the attacker is the stronger one in the first assault: then the defender may retreat.
    The lists hold what the assault that is looked at may cost each side, and how likely that is.
    """

    def __init__(self, win: float, attack_lost: float, defence_lost: float) -> None:
        self.win = win
        self.attack_lost = attack_lost
        self.defence_lost = defence_lost
        self.ahead = 0.0
        self.attack_costs: list[int] = []
        self.defence_costs: list[int] = []
        self.cost_chances: list[float] = []

    def count_cost(self, attack: int, defence: int, chance: float) -> None:
        self.attack_costs.append(attack)
        self.defence_costs.append(defence)
        self.cost_chances.append(chance)

    def add_costs(self, other: "Odds", attack: int, defence: int, chance: float) -> None:
        """7.7, 7.15  Adds the losses of another calculation to what artillery has already cost."""
        for index in range(len(other.cost_chances)):
            self.count_cost(
                attack + other.attack_costs[index],
                defence + other.defence_costs[index],
                chance * other.cost_chances[index],
            )

    def add(self, other: "Odds", chance: float) -> None:
        self.win += chance * other.win
        self.attack_lost += chance * other.attack_lost
        self.defence_lost += chance * other.defence_lost
        self.ahead += chance * other.ahead


def odds_of(position: GreatWar, at_sea: bool, assault: int = 1) -> Odds:
    """The odds of the attack that is assembled in a position, or from its second assault on."""
    pos = position.copy()
    pos.stack = []
    pos.log = None
    return _sea(pos, assault, True, {}) if at_sea else _land(pos, assault, True, {})


def begins_at_sea(pos: GreatWar) -> bool:
    """8.1, 9.4  Whether the attack that is assembled meets ships first."""
    return pos.mode == SEA_ATTACK or (pos.mode == INVASION_ATTACK and pos.ships(pos.target) > 0)


# -- dice -------------------------------------------------------------------------------------------------------


def luck_chances(attack: int, defence: int, attack_again: int, defence_again: int) -> list[float]:
    """7.8, 6.7  The chances that the attacker has the luck, that nobody has it, and that the defender has it."""
    chances = [0.0, 0.0, 0.0]
    for first in range(1, 7):
        for second in range(1, 7):
            if first <= attack_again and first + attack <= second + defence:
                for again in range(1, 7):
                    _count_luck(chances, again + attack - second - defence, 1 / 216)
            elif second <= defence_again and second + defence <= first + attack:
                for again in range(1, 7):
                    _count_luck(chances, first + attack - again - defence, 1 / 216)
            else:
                _count_luck(chances, first + attack - second - defence, 1 / 36)
    return chances


def _count_luck(chances: list[float], lead: int, chance: float) -> None:
    chances[0 if lead > 0 else 1 if lead == 0 else 2] += chance


def hit_chances(dice: list[Die], by_attacker: bool) -> list[float]:
    """7.7  The chance of each number of hits of one side, die by die."""
    chances = [1.0]
    for gun in dice:
        if gun.by_attacker != by_attacker:
            continue
        hit = (7 - gun.hits_from) / 6
        hit += min(gun.again_to, gun.hits_from - 1) / 6 * hit
        grown = [0.0] * (len(chances) + 1)
        for number in range(len(chances)):
            grown[number] += chances[number] * (1 - hit)
            grown[number + 1] += chances[number] * hit
        chances = grown
    return chances


# -- land -------------------------------------------------------------------------------------------------------


def _land(pos: GreatWar, assault: int, is_first: bool, known: dict[str, Odds]) -> Odds:
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
            pos.force, pos.line[pos.target] = forces[theirs], is_lined
            pos.set_units(pos.target, guards)
            chance = attack_hits[ours] * defence_hits[theirs]
            compared = _compare(pos, assault, is_first, has_gas, known)
            attack_lost = total_in(force) - total_in(forces[theirs])
            defence_lost = total_in(garrison) - total_in(guards)
            result.add(compared, chance)
            result.add_costs(compared, attack_lost, defence_lost, chance)
            result.attack_lost += chance * attack_lost
            result.defence_lost += chance * defence_lost
        pos.force, pos.line[pos.target] = force, is_lined
        pos.set_units(pos.target, guards)
    pos.force, pos.line[pos.target] = force, line
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
            _lose(pos, True, False)
        for _ in range(lost_by_defence):
            _lose(pos, False, False)
        _count_lost(pos, result, force, garrison, is_first, chances[outcome])
        result.add(_after(pos, assault, known), chances[outcome])
        pos.force = force
        pos.set_units(pos.target, garrison)
    known[key] = result
    return result


def _count_lost(
    pos: GreatWar, result: Odds, force: list[Entry], garrison: list[Entry], is_first: bool, chance: float
) -> None:
    """Adds what both sides have lost of these units; the cost of the first assault is also counted apart."""
    attack_lost = total_in(force) - total_in(pos.force)
    defence_lost = total_in(garrison) - total_in(pos.units[pos.target])
    result.attack_lost += chance * attack_lost
    result.defence_lost += chance * defence_lost
    if is_first:
        result.count_cost(attack_lost, defence_lost, chance)


def _after(pos: GreatWar, assault: int, known: dict[str, Odds]) -> Odds:
    is_open = attacking_fighters(pos) > 0 and pos.fighting_units(pos.target) > 0
    if is_open and assault >= ASSAULTS:
        return Odds(0.0, 0.0, 0.0)
    return _land(pos, assault + 1, False, known)


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
            worth = 1 + _value(pos, entry, not by_attacker)
            if kind == TANK and not by_attacker:
                worth += pos.content.modifier[BASE]
            if worth > most:
                best, most = entry, worth
    if by_attacker and pos.line[pos.target] and pos.content.modifier[LINE_MODIFIER] >= most:
        pos.line[pos.target] = False
    elif best >= 0:
        _remove(pos, best, not by_attacker)


def _value(pos: GreatWar, entry: Entry, is_attacker: bool) -> int:
    """What a unit adds to its side's strength."""
    return 0 if turned_of(entry) > 0 else value_of(pos, power_of(entry), kind_of(entry), is_attacker)


def value_of(pos: GreatWar, power: Power, kind: Unit, is_attacker: bool) -> int:
    """7.9  What a face-up unit of a nation is worth."""
    content = pos.content
    if kind == LOADED:
        kind = BATTLESHIP
    if content.is_strong[power]:
        return content.attack_strong[kind] if is_attacker else content.defence_strong[kind]
    return content.attack[kind] if is_attacker else content.defence[kind]


def loss_rank(pos: GreatWar, power: Power, kind: Unit, is_attacker: bool, at_sea: bool, loaded: bool) -> int:
    """7.17  What is worth least goes first: weak fighting units, then technical ones; empty ships before loaded."""
    rank = 2 * value_of(pos, power, kind, is_attacker) + (0 if kind == CAVALRY else 1)
    if not at_sea and not is_fighting(kind):
        rank += 1000
    return rank + 100 if loaded and at_sea else rank


def _lose(pos: GreatWar, is_attacker: bool, at_sea: bool) -> None:
    """The weakest fighting unit goes first, technical units last; at sea the weakest ship, empty ones before loaded."""
    entries = attackers_in(pos, at_sea) if is_attacker else defenders(pos, pos.target, at_sea)
    best, least = NO_ENTRY, 0
    for entry in entries:
        rank = loss_rank(pos, power_of(entry), kind_of(entry), is_attacker, at_sea, is_loaded(entry))
        if turned_of(entry) > 0:
            rank -= 2 * value_of(pos, power_of(entry), kind_of(entry), is_attacker)
        if best < 0 or rank < least:
            best, least = entry, rank
    if best >= 0:
        if is_attacker and not at_sea:
            best = _from_the_best_way(pos, entries, best)
        _remove(pos, best, is_attacker)
        if at_sea and is_attacker and is_loaded(best):
            _sink(pos, origin_of(best))


def _from_the_best_way(pos: GreatWar, entries: list[Entry], lost: Entry) -> Entry:
    """7.17r1  Of equal units the loser gives one whose province he can spare."""
    alike: list[Entry] = []
    for entry in entries:
        if power_of(entry) == power_of(lost) and kind_of(entry) == kind_of(lost):
            alike.append(entry)
    while len(alike) > 1:
        ways = ways_to_lose(pos, alike)
        if not ways:
            break
        alike = coming_from(alike, ways[0])
    return alike[0]


def _sink(pos: GreatWar, port: Place) -> None:
    """9.5  One unit of the cargo of this port goes down."""
    for entry in pos.force:
        if is_loaded(entry) and is_land(kind_of(entry)) and origin_of(entry) == port:
            pos.leave_force(entry, 1)
            return


def _remove(pos: GreatWar, entry: Entry, is_attacker: bool) -> None:
    if is_attacker:
        pos.leave_force(entry, 1)
    else:
        pos.remove(pos.target, entry, 1)


# -- sea --------------------------------------------------------------------------------------------------------


def _sea(pos: GreatWar, assault: int, is_first: bool, known: dict[str, Odds]) -> Odds:
    """8.5 to 8.9  One assault at sea, or against the ships of an invaded port, and what may follow it."""
    if attacking_ships(pos) == 0:
        return _sea_end(pos, False)
    if pos.ships(pos.target) == 0:
        return _sea_end(pos, True)
    if assault > ASSAULTS:
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
        for _ in range(sea_losses(pos, abs(here))):
            _lose(pos, here < 0, True)
        _count_lost(pos, result, force, garrison, is_first, chances[outcome])
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
        kept: list[Entry] = []
        for entry in force:
            if is_in_land_part(entry) and via_of(entry) < PROVINCE_COUNT:
                kept.append(entry)
        pos.force = kept
    assault, surplus = pos.assault, pos.surplus
    pos.assault = 0
    odds = _land(pos, 1, False, {})
    pos.assault, pos.surplus = assault, surplus
    pos.force = force
    return odds
