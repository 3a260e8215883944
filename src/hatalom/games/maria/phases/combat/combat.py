"""11.1  The combat phase: who must fight whom, and in which order."""

from typing import ClassVar, final

from hatalom.core.message import Said
from hatalom.core.position import Phase, Record
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.maria.names import (
    ALL_GENERALS,
    FRENCH_STAGE,
    GENERALS,
    NO_GENERAL,
    NO_SEAT,
    NOBODY,
    PRAGMATIC,
    RUTOWSKI,
    General,
    Stage,
    Town,
    general_of,
)
from hatalom.games.maria.phases.combat.battle import battle_of
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import ASK_ATTACKER, ASK_TARGET, CRUMB_COMBAT
from hatalom.games.maria.refusals import AUSTRIA_FIRST
from hatalom.games.maria.rules.combat import is_head_of, must_fight
from hatalom.games.maria.rules.objectives import may_reduce, reduce
from hatalom.games.maria.verbs import ATTACK, ATTACK_WITH, REDUCE


@final
class Pair(Record):
    """11.1.12  Two generals, each alone or in command of a stack, who have to fight."""

    FIELDS = ("attacker", "defender")

    def __init__(self, attacker: General, defender: General) -> None:
        self.attacker = attacker
        self.defender = defender


@final
class Combat(Phase[Maria]):
    """11.1.1, 11.1.2, 11.1.12  Pairs are fixed at the start; the attackers choose the order, Austria's first."""

    FIELDS = ("stage", "pairs", "where", "attacker")
    RECORDS: ClassVar[dict[str, type[Record]]] = {"pairs": Pair}

    def __init__(self, stage: Stage, pairs: list[Pair], where: list[Town], attacker: General = NO_GENERAL) -> None:
        self.stage = stage
        self.pairs = pairs
        """Who still has to fight whom."""
        self.where = where
        """Where every general stood at the start."""
        self.attacker = attacker
        """Who was chosen to attack next, or NOBODY."""

    def copy(self) -> "Combat":
        return Combat(self.stage, self.pairs.copy(), self.where, self.attacker)

    def crumb(self, pos: Maria) -> Said:
        return Said(CRUMB_COMBAT)

    def ask(self, pos: Maria) -> list[Question]:
        options: list[int] = []
        if self._forsaken(pos) != NOBODY:
            return NO_QUESTIONS
        if self.attacker != NOBODY:
            for pair in self.pairs:
                if pair.attacker == self.attacker and self.is_open(pos, pair):
                    options.append(ATTACK.of(pair.defender))
            seat = pos.seat_of(pos.power_of(self.attacker))
            return [Question(seat, ASK_TARGET, options, [self.attacker])]
        seat = NO_SEAT
        for general in self._next_attackers(pos):
            options.append(ATTACK_WITH.of(general))
            seat = pos.seat_of(pos.power_of(general))
        if not options:
            return NO_QUESTIONS
        if self.stage == FRENCH_STAGE and may_reduce(pos):
            options.append(REDUCE.of())
        return [Question(seat, ASK_ATTACKER, options)]

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        if ATTACK_WITH.has(action):
            self.attacker = general_of(ATTACK_WITH.target(action))
        elif REDUCE.has(action):
            reduce(pos)
        else:
            self._fight(pos, general_of(ATTACK.target(action)))

    def _fight(self, pos: Maria, defender: General) -> None:
        attacker = self.attacker
        self.attacker = NO_GENERAL
        left: list[Pair] = []
        for pair in self.pairs:
            if pair.attacker != attacker or pair.defender != defender:
                left.append(pair)
        self.pairs = left
        pos.push(battle_of(pos, attacker, defender))

    def advance(self, pos: Maria) -> None:
        """19.3.2r1  If the Saxon commander leaves a stack, the Prussian who stays fights its combats alone."""
        left = self._forsaken(pos)
        if left == NOBODY:
            pos.pop()
            return
        for place in range(len(self.pairs)):
            pair = self.pairs[place]
            if pair.attacker == RUTOWSKI:
                self.pairs[place] = Pair(left, pair.defender)
            elif pair.defender == RUTOWSKI:
                self.pairs[place] = Pair(pair.attacker, left)

    def _forsaken(self, pos: Maria) -> General:
        """The general whom the Saxon commander of his stack has left behind; usually NOBODY."""
        town = self.where[RUTOWSKI]
        if town < 0 or pos.at[RUTOWSKI] < 0 or pos.at[RUTOWSKI] == town or not pos.saxony_left:
            return NO_GENERAL
        for pair in self.pairs:
            if pair.attacker == RUTOWSKI or pair.defender == RUTOWSKI:
                for general in ALL_GENERALS:
                    if self.where[general] == town and pos.at[general] == town:
                        return general
        return NO_GENERAL

    def why_not(self, pos: Maria, seat: Seat, action: int) -> Said | None:
        if not ATTACK_WITH.has(action):
            return None
        general = general_of(ATTACK_WITH.target(action))
        for pair in self.pairs:
            if pair.attacker == general and self.is_open(pos, pair):
                return Said(AUSTRIA_FIRST, [general])
        return None

    def _next_attackers(self, pos: Maria) -> list[General]:
        """11.1.2, 24.6  The Pragmatic Army waits for Austria, unless one player leads both."""
        found: list[General] = []
        is_one_player = pos.seats == 2
        for pragmatic in (False, True):
            for pair in self.pairs:
                if not self.is_open(pos, pair):
                    continue
                general = pair.attacker
                is_pragmatic = pos.power_of(general) == PRAGMATIC
                if (is_pragmatic == pragmatic or is_one_player) and general not in found:
                    found.append(general)
            if found:
                return found
        return found

    def is_open(self, pos: Maria, pair: Pair) -> bool:
        """11.1.13, 19.3.2r1  No combat with somebody who has retreated, was removed or is no longer an enemy."""
        general, other = pair.attacker, pair.defender
        if pos.at[general] != self.where[general] or pos.at[other] != self.where[other]:
            return False
        return pos.is_enemy(pos.power_of(general), pos.power_of(other))


def combat_of(pos: Maria, stage: Stage) -> Combat:
    """11.1.1  Every active general next to an enemy general, even across the border of the maps."""
    pairs: list[Pair] = []
    on_map = [general for general in ALL_GENERALS if pos.at[general] >= 0]
    for general in on_map:
        if pos.is_active(pos.power_of(general), stage) and is_head_of(pos, general):
            away = pos.content.board.distances(pos.at[general])
            for other in on_map:
                if away[pos.at[other]] == 1:
                    if is_head_of(pos, other) and must_fight(pos, general, other):
                        pairs.append(Pair(general, other))
    return Combat(stage, pairs, list(pos.at[:GENERALS]))
