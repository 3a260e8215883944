"""21  One six-sided die, thrown by NATURE, and the dice of artillery and submarines."""

from typing import Final, final

from mypy_extensions import i64

from hatalom.core.message import Message
from hatalom.core.position import Record
from hatalom.core.question import Question, chance
from hatalom.games.great_war.board import ARTILLERY_HITS, REROLL
from hatalom.games.great_war.names import ARTILLERY, SUBMARINE, General, Power
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.rules.battles.sides import defenders, defending_general, has_effect
from hatalom.games.great_war.units import FACE_UP, Entry, Troops, count_of, kind_of, origin_of, power_of, turned_of
from hatalom.games.great_war.verbs import ROLL

FACES: Final = [ROLL.of(face) for face in range(1, 7)]
WEIGHTS: Final = [1, 1, 1, 1, 1, 1]

NEVER_AGAIN: Final = 0
UNROLLED: Final = 0
"""A die that does not lie on the table yet."""


@final
class Die(Record):
    """A die that waits to be thrown: whose it is, the lowest face that hits, the highest that is thrown again."""

    FIELDS = ("power", "hits_from", "again_to", "by_attacker")

    def __init__(self, power: Power, hits_from: i64, again_to: i64, by_attacker: bool) -> None:
        self.power = power
        self.hits_from = hits_from
        self.again_to = again_to
        self.by_attacker = by_attacker


@final
class Throws(Record):
    """What was thrown in an assault: the hits of both sides, and their dice of luck."""

    FIELDS = ("attack_hits", "defence_hits", "attack_die", "defence_die")

    def __init__(self, attack_hits: i64, defence_hits: i64, attack_die: i64, defence_die: i64) -> None:
        self.attack_hits = attack_hits
        self.defence_hits = defence_hits
        self.attack_die = attack_die
        self.defence_die = defence_die

    def with_hit(self, by_attacker: bool) -> "Throws":
        attack_hits, defence_hits = self.attack_hits + int(by_attacker), self.defence_hits + int(not by_attacker)
        return Throws(attack_hits, defence_hits, self.attack_die, self.defence_die)

    def with_luck(self, of_attacker: bool, face: i64) -> "Throws":
        attack_die = face if of_attacker else self.attack_die
        defence_die = self.defence_die if of_attacker else face
        return Throws(self.attack_hits, self.defence_hits, attack_die, defence_die)


NO_THROWS: Final = Throws(0, 0, UNROLLED, UNROLLED)


def die(prompt: Message, args: list[i64]) -> list[Question]:
    return [chance(prompt, FACES, WEIGHTS, args)]


def artillery_dice(pos: GreatWar) -> list[Die]:
    """7.7, 21.6r132  One die per artillery: the attacker's by origin and power, then the defender's."""
    dice: list[Die] = []
    for entry in _guns_in_order(pos):
        _add_guns(pos, entry, pos.general_in(origin_of(entry)), True, dice)
    general = defending_general(pos, pos.target)
    for entry in defenders(pos, pos.target, False):
        if kind_of(entry) == ARTILLERY and turned_of(entry) == FACE_UP:
            _add_guns(pos, entry, general, False, dice)
    return dice


def _guns_in_order(pos: GreatWar) -> list[Entry]:
    """21.6r132  The attacking artillery by the place where it started, then by its power in the general order."""
    guns: list[Entry] = []
    for entry in pos.force:
        if kind_of(entry) == ARTILLERY:
            index = len(guns)
            while index > 0 and _comes_before(pos, entry, guns[index - 1]):
                index -= 1
            guns.insert(index, entry)
    return guns


def _comes_before(pos: GreatWar, entry: Entry, other: Entry) -> bool:
    if origin_of(entry) != origin_of(other):
        return origin_of(entry) < origin_of(other)
    return pos.rank(power_of(entry)) < pos.rank(power_of(other))


def _add_guns(pos: GreatWar, entry: Entry, general: General, by_attacker: bool, dice: list[Die]) -> None:
    """6.7  Hötzendorf's artillery hits more easily, Hindenburg's throws a 1 or 2 again."""
    content, power = pos.content, power_of(entry)
    hits_from = content.hit_from_strong if content.is_strong[power] else content.hit_from
    again_to = NEVER_AGAIN
    if has_effect(pos, general, ARTILLERY_HITS):
        hits_from = min(hits_from, content.effect_value[general])
    elif has_effect(pos, general, REROLL):
        again_to = content.effect_value[general]
    for _ in range(count_of(entry)):
        dice.append(Die(power, hits_from, again_to, by_attacker))


def torpedo_dice(pos: GreatWar, entries: Troops, by_attacker: bool) -> list[Die]:
    """18.19  One die for each submarine that lies face-up."""
    dice: list[Die] = []
    for entry in entries:
        if kind_of(entry) == SUBMARINE and turned_of(entry) == FACE_UP:
            for _ in range(count_of(entry)):
                dice.append(Die(power_of(entry), pos.content.torpedo_hits_from, NEVER_AGAIN, by_attacker))
    return dice
