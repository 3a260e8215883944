"""What the odds of battles on land and at sea are made of: dice by convolution, and who falls first."""

# hot: a forecast looks at thousands of states

from typing import final

from hatalom.core.vecs import vec
from hatalom.games.great_war.names import Place, is_land
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.rules.battles.dice import Die
from hatalom.games.great_war.rules.battles.losses import attackers_in, loss_rank, total_in
from hatalom.games.great_war.rules.battles.origins import coming_from, ways_to_lose
from hatalom.games.great_war.rules.battles.sides import defenders
from hatalom.games.great_war.rules.battles.strength import value_of
from hatalom.games.great_war.units import (
    FACE_UP,
    NO_ENTRY,
    Entry,
    Troops,
    is_loaded,
    kind_of,
    origin_of,
    power_of,
    turned_of,
)


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


# -- losses -----------------------------------------------------------------------------------------------------


def count_lost(pos: GreatWar, result: Odds, force: Troops, garrison: Troops, is_first: bool, chance: float) -> None:
    """Adds what both sides have lost of these units; the cost of the first assault is also counted apart."""
    attack_lost = total_in(force) - total_in(pos.force)
    defence_lost = total_in(garrison) - total_in(pos.units[pos.target])
    result.attack_lost += chance * attack_lost
    result.defence_lost += chance * defence_lost
    if is_first:
        result.count_cost(attack_lost, defence_lost, chance)


def lose(pos: GreatWar, is_attacker: bool, at_sea: bool) -> None:
    """The weakest fighting unit goes first, technical units last; at sea the weakest ship, empty ones before loaded."""
    entries = attackers_in(pos, at_sea) if is_attacker else defenders(pos, pos.target, at_sea)
    best, least = NO_ENTRY, 0
    for entry in entries:
        rank = loss_rank(pos, power_of(entry), kind_of(entry), is_attacker, at_sea, is_loaded(entry))
        if turned_of(entry) != FACE_UP:
            rank -= 2 * value_of(pos, power_of(entry), kind_of(entry), is_attacker)
        if best < 0 or rank < least:
            best, least = entry, rank
    if best >= 0:
        if is_attacker and not at_sea:
            best = _from_the_best_way(pos, entries, best)
        remove(pos, best, is_attacker)
        if at_sea and is_attacker and is_loaded(best):
            _sink(pos, origin_of(best))


def _from_the_best_way(pos: GreatWar, entries: Troops, lost: Entry) -> Entry:
    """7.17r1  Of equal units the loser gives one whose province he can spare."""
    power, kind = power_of(lost), kind_of(lost)
    alike = vec[Entry]([entry for entry in entries if power_of(entry) == power and kind_of(entry) == kind])
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


def remove(pos: GreatWar, entry: Entry, is_attacker: bool) -> None:
    if is_attacker:
        pos.leave_force(entry, 1)
    else:
        pos.remove(pos.target, entry, 1)
