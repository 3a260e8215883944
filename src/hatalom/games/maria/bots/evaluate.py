"""What a position of Maria is worth, in victory markers."""

from typing import Any, final

from hatalom.core.evaluator import Evaluator, Foresight, added
from hatalom.core.message import Message
from hatalom.core.numbers import bit
from hatalom.core.position import Record
from hatalom.core.question import Seat
from hatalom.core.weights import beside, usual
from hatalom.games.maria.bots.aims import Appraisal, at_rest, cards_for, company, train_stand
from hatalom.games.maria.bots.features import features_of
from hatalom.games.maria.bots.novice import appeal
from hatalom.games.maria.names import (
    ADVANCED,
    ALL_POWERS,
    MAJORS,
    NO_GENERAL,
    NOBODY,
    POWERS,
    STAGES,
    TOWNS,
    Power,
    train_piece,
)
from hatalom.games.maria.phases.combat.battle import FIGHTING, Battle
from hatalom.games.maria.phases.course import ActionStage
from hatalom.games.maria.phases.movement.movement import Movement
from hatalom.games.maria.phases.movement.moving import Moving
from hatalom.games.maria.phases.negotiation import MOST_OFFERS, Negotiation
from hatalom.games.maria.phases.set_up import SetUp
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import PART_BATTLE, PART_MEANS, PART_PIECES, PART_RIVALS
from hatalom.games.maria.rules.set_up import bounds_for, next_general
from hatalom.games.maria.rules.victory import fortresses_won
from hatalom.kit.net import Net

SEEN = 4000
"""How many judgements of pieces and markers are kept before they are forgotten."""


@final
class MariaEvaluator(Evaluator[Maria]):
    """The weights are victory markers as `aims.py` counts them: a marker to be had there is worth one.

    One that has left the pool is worth more, so that the computer takes what it can have.  A network may add what it
    has learned from play, in the same measure.
    """

    def __init__(self, weights: dict[str, float], net: Net | None = None) -> None:
        self.net = net
        self.victory = 100.0
        self.marker = weights["marker"]
        self.troop = weights["troop"]
        self.card = weights["card"]  # for each point of a tactical card
        self.train = weights["train"]
        self.fight = weights["fight"]
        self.second = weights["second"]  # what the other major power of a player counts beside the better one
        self.rival = weights["rival"]
        self.stake = weights["stake"]  # a troop at stake in a combat
        self.known: dict[int, float] = {}
        self.looked_at: Maria | None = None
        self.liked: dict[int, float] = {}
        self.bar = 0.0

    def answer_ahead(self) -> Foresight:
        return Foresight(turns=2, depth=1, worlds=4, positions=20_000, doubt=2.5, by_thumb=True, near=1.0, spans=3)

    def far_ahead(self) -> Foresight:
        return Foresight(turns=5, depth=1, worlds=12, positions=40_000, doubt=0.5, by_thumb=True, near=1.0, spans=6)

    def looks_ahead(self, pos: Maria, seat: Seat, is_wide: bool) -> bool:
        """Only marches are compared, by where one or two rounds of stages lead; a battle is searched to its own end."""
        for phase in pos.stack:
            if isinstance(phase, Battle):
                return False
            if isinstance(phase, Movement):
                return True
        return False

    def span_of(self, pos: Maria) -> int:
        """5.2  A stage of a turn; what lies between the stages is one more."""
        for phase in pos.stack:
            if isinstance(phase, ActionStage):
                return (STAGES + 1) * pos.turn + phase.stage
        return (STAGES + 1) * pos.turn + STAGES

    def turn_of(self, pos: Maria) -> int:
        """A search looks to the end of the move of one piece, or of a combat; elsewhere at one answer alone."""
        for phase in pos.stack:
            if isinstance(phase, Battle):
                return NOBODY
            if isinstance(phase, Movement):
                moved = 0
                for piece in range(phase.moved.bit_length()):
                    moved += (phase.moved >> piece) & 1
                return POWERS * (1 + moved)
        return NOBODY - 1 - (self.key(pos) & 0xFFFF) if pos.stack else NOBODY

    def key(self, pos: Maria) -> int:
        top = pos.stack[-1]
        if isinstance(top, Moving):
            way = TOWNS * top.piece + 8 * top.steps + 2 * int(top.off_main) + int(top.is_forced)
            return hash((tuple(pos.at), tuple(pos.marker), way))
        facts: list[int] = [len(cards) for cards in pos.hand]
        for name in top.FIELDS:
            add_facts(getattr(top, name), facts)
        return hash((tuple(pos.at), tuple(pos.marker), tuple(pos.troops), tuple(facts), len(pos.stack)))

    def reopen(self, pos: Maria, seat: Seat) -> None:
        """Others who choose at the same time count as done: their answers change little for this seat."""
        for phase in pos.stack:
            if isinstance(phase, Movement):
                phase.finished |= (bit(pos.seats) - 1) & ~bit(seat)
            elif isinstance(phase, Negotiation):
                for other in pos.players():
                    if other != seat:
                        phase.made[other] = MOST_OFFERS
            elif isinstance(phase, SetUp):
                divide_for_others(pos, seat)

    def is_worth_a_look(self, pos: Maria, action: int) -> bool:
        """In battle every card; elsewhere what a beginner would do.

        Searching marches too won no more against beginners than they win themselves (34 % of 90 games; this wins 49 %):
        the judgement adds up what every general could still win, so several of them wait near one fortress.
        """
        if isinstance(pos.stack[-1], Battle):
            return True
        if self.looked_at is not pos:
            self._look_at(pos)
        return self.liked.get(action, 0.0) >= self.bar

    def _look_at(self, pos: Maria) -> None:
        """How a beginner likes all options of the open question, and what the best of them is worth to him."""
        self.looked_at = pos
        self.liked = {}
        self.bar = 0.0
        liking: list[float] = []
        for question in pos.stack[-1].ask(pos):
            for action in question.options:
                self.liked[action] = appeal(pos, question.seat, action)
                liking.append(self.liked[action])
        if len(liking) > 0:
            self.bar = max(liking)

    def value(self, pos: Maria, seat: Seat) -> float:
        if pos.is_over():
            if pos.winner == NOBODY:
                return 0.0
            return self.victory if pos.winner == seat else -self.victory
        found = added(self.parts(pos, seat))
        if self.net is None:
            return found
        shown = features_of(pos, seat)
        return found + self.net.value(shown)

    def parts(self, pos: Maria, seat: Seat) -> list[float]:
        rivals = -99.0
        for other in pos.players():
            if other != seat:
                rivals = max(rivals, self._player(pos, other))
        return [self._player(pos, seat), self._pieces(pos, seat), self._battle(pos, seat), -self.rival * rivals]

    def part_labels(self) -> list[Message]:
        return [PART_MEANS, PART_PIECES, PART_BATTLE, PART_RIVALS]

    def _player(self, pos: Maria, seat: Seat) -> float:
        """The markers, troops and cards of a player; of two major powers the better one counts most."""
        best = -99.0
        others = 0.0
        for power in MAJORS:
            if pos.seat_of(power) != seat:
                continue
            worth = self._markers(pos, power)
            if worth > best:
                others += best if best > -99.0 else 0.0
                best = worth
            else:
                others += worth
        total = best + self.second * others
        for power in ALL_POWERS:
            if pos.seat_of(power) == seat:
                total += self.troop * pos.total_troops(power) + self.card * pos.hand_value(power)
        return total

    def _markers(self, pos: Maria, power: Power) -> float:
        if pos.form == ADVANCED:
            return self.marker * (pos.surplus[power] - pos.pool[power])
        return self.marker * fortresses_won(pos, power)

    def _pieces(self, pos: Maria, seat: Seat) -> float:
        """How well the generals and trains of a player are placed; equal placements are judged only once."""
        key = hash((tuple(pos.at), tuple(pos.marker), tuple(pos.troops), pos.face_down, seat, tuple(pos.track)))
        found = self.known.get(key)
        if found is not None:
            return found
        if len(self.known) > SEEN:
            self.known = {}
        total = 0.0
        for power in ALL_POWERS:
            if pos.seat_of(power) == seat:
                total += self._power(pos, power)
        self.known[key] = total
        return total

    def _power(self, pos: Maria, power: Power) -> float:
        appraisal = Appraisal(pos, power)
        total = 0.0
        for general in pos.content.power_generals[power]:
            town = pos.at[general]
            if town < 0:
                continue
            total += at_rest(pos, general, appraisal, town)
            if pos.commander(general) == general:
                total += self.fight * company(pos, general, pos.strength(general), town)
        for train in pos.content.power_trains[power]:
            if pos.at[train_piece(train)] >= 0:
                total += self.train * train_stand(pos, train, pos.at[train_piece(train)])
        return total

    def _battle(self, pos: Maria, seat: Seat) -> float:
        """A combat in progress: the score, and what both sides could still play."""
        for phase in pos.stack:
            if isinstance(phase, Battle) and phase.step == FIGHTING:
                attacking, defending = pos.power_of(phase.attacker), pos.power_of(phase.defender)
                own, theirs = pos.seat_of(attacking), pos.seat_of(defending)
                if own != seat and theirs != seat:
                    return 0.0
                lead = phase.score + 0.5 * cards_for(pos, attacking, pos.at[phase.attacker])
                lead -= 0.5 * cards_for(pos, defending, pos.at[phase.defender])
                outlook = max(-8.0, min(8.0, lead)) * self.stake
                return outlook if own == seat else -outlook
        return 0.0


def add_facts(value: Any, facts: list[int]) -> None:
    """The numbers of a field, of a list or of a record, one after the other."""
    if isinstance(value, list):
        for item in value:
            add_facts(item, facts)
    elif isinstance(value, Record):
        for name in value.FIELDS:
            add_facts(getattr(value, name), facts)
    else:
        facts.append(value)


def divide_for_others(pos: Maria, seat: Seat) -> None:
    """4.11  The troops of the others, which this seat does not know, are divided somehow."""
    for other in pos.players():
        general = next_general(pos, other) if other != seat else NO_GENERAL
        while general != NOBODY:
            pos.troops[general] = bounds_for(pos, general)[0]
            general = next_general(pos, other)


PACKAGE = "hatalom.games.maria"
EVALUATOR = MariaEvaluator(usual(PACKAGE).values)


def with_net(net: Net) -> MariaEvaluator:
    """The usual judgement with what a network adds to it."""
    return MariaEvaluator(beside(PACKAGE).values, net)
