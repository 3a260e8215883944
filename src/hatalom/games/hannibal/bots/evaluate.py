"""What a position of Hannibal is worth, in political points."""

import math
from typing import Final, final

from hatalom.core.evaluator import Evaluator, Foresight, added
from hatalom.core.message import Message
from hatalom.core.question import Question, Seat
from hatalom.core.weights import beside, usual
from hatalom.games.hannibal.bots.battle_solver import best_answer
from hatalom.games.hannibal.bots.features import FEATURES, features_of
from hatalom.games.hannibal.bots.goals import FAR, IBERIAN_GOALS, steps_to_goal
from hatalom.games.hannibal.names import (
    AFRICANUS,
    CAMPAIGN_IBERIA,
    CARTHAGE,
    CARTHAGE_TRIBE,
    ELIMINATED,
    ENEMY,
    ENVELOPMENT,
    HANNIBAL,
    NEUTRAL_TRIBE,
    NO_BATTLE_CARD,
    PROBE,
    ROME,
    SPACES,
    BattleCard,
    Space,
)
from hatalom.games.hannibal.phases.battle.aftermath import Aftermath
from hatalom.games.hannibal.phases.battle.battle import Battle
from hatalom.games.hannibal.phases.battle.rounds import Rounds, rounds_under
from hatalom.games.hannibal.phases.cards.play import Play
from hatalom.games.hannibal.phases.march.march import March
from hatalom.games.hannibal.phases.march.muster import Muster
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import PART_BATTLE, PART_GENERALS, PART_GOALS, PART_GROUND, PART_PROVINCES
from hatalom.games.hannibal.rules.battle_cards import counter_max
from hatalom.games.hannibal.rules.battle_hands import hand_total, parts_in_battle
from hatalom.games.hannibal.rules.forces import possible_numbers
from hatalom.games.hannibal.verbs import REGROUP, TAKE_UNITS
from hatalom.kit.learned import shipped_net
from hatalom.kit.net import Net

ARMY: Final = 3
REACH: Final = 6
MOST_MOVING: Final = 10
NEARER: Final = 0.8


def odds_by_size(own: int, theirs: int, lead: int) -> float:
    """14.10  About how often an attacker wins with his cards against theirs; `lead` is that of his rating.

    A curve laid through the results of some thousand imagined battles (`battle_solver.odds_of_deal`).
    """
    fewer = min(own, theirs)
    steepness = 0.3 + 1.2 / (fewer + 2)
    return 1.0 / (1.0 + math.exp(-(steepness * (own - theirs) + 0.4 + 0.025 * fewer * lead)))


@final
class HannibalEvaluator(Evaluator[Hannibal]):
    """The weights are political points: one controlled province is worth one.

    A network may add what it has learned from play, in the same measure.
    """

    def __init__(self, weights: dict[str, float], net: Net | None = None) -> None:
        self.net = net
        self.without_net = self if net is None else HannibalEvaluator(weights)
        self.victory = 100.0
        self.province = weights["province"]
        self.share = weights["share"]  # of a province that is not controlled yet, by how near it is
        self.urgency = weights["urgency"]  # how much more provinces count in the last turn
        self.pc = weights["pc"]
        self.unit = weights["unit"]
        self.idle_unit = weights["idle_unit"]  # a CU in the last turn
        self.elephant = weights["elephant"]
        self.exposed = weights["exposed"]  # a CU that will suffer winter attrition, once the cards are played
        self.foothold = weights["foothold"]  # CUs on an enemy PC they could convert
        self.approach = weights["approach"]  # an army beside an enemy PC, less with every further space
        self.siege_point = weights["siege_point"]
        self.capital = weights["capital"]  # a siege point at a capital
        self.hannibal = weights["hannibal"]
        self.africanus = weights["africanus"]
        self.general = weights["general"]
        self.defeat = weights["defeat"]  # what losing a battle costs beyond the CUs
        self.goal = weights["goal"]  # a city that Rome needs in Iberia; more than points at its walls and the way on
        self.goal_point = weights["goal_point"]  # a siege point there, beyond that of any other city
        self.goal_step = weights["goal_step"]  # every space between Africanus and the next one
        self.guard = weights["guard"]  # a Carthaginian CU at such a city
        self.followed = weights["followed"]  # a CU with Africanus, without whom none of them moves

    def width(self) -> int:
        return 6

    def budget(self) -> int:
        return 300

    def answer_ahead(self) -> Foresight:
        return Foresight(turns=3, depth=1, worlds=16, positions=60_000, doubt=1.0, by_thumb=True)

    def far_ahead(self) -> Foresight:
        return Foresight(
            turns=6, depth=1, worlds=48, positions=200_000, doubt=0.5, by_thumb=True, own_looks=40, is_wide=True
        )

    def looks_ahead(self, pos: Hannibal, seat: Seat, is_wide: bool) -> bool:
        """25.6  In Iberia Rome has no card to lose.

        Whoever goes on by rules of thumb believes that what he leaves undone the next card will do as well; only who
        searches that card knows better.
        """
        return is_wide or pos.scenario != CAMPAIGN_IBERIA or seat != ROME

    def quick(self) -> Evaluator[Hannibal]:
        return self.without_net

    def is_duel(self) -> bool:
        return True

    def turn_of(self, pos: Hannibal) -> int:
        for phase in pos.stack:
            if isinstance(phase, Play):
                return phase.seat
        return -1

    def key(self, pos: Hannibal) -> int:
        return hash(
            (
                tuple(pos.units),
                tuple(pos.elephants),
                tuple(pos.garrison),
                tuple(pos.garrison_elephants),
                tuple(pos.siege),
                tuple(pos.marker),
                tuple(pos.at),
                tuple(pos.is_inside),
                tuple(pos.commander),
                tuple(pos.battle_hand),
                tuple(pos.hand),
                pos.army_units,
                len(pos.stack),
            )
        )

    def is_worth_a_look(self, pos: Hannibal, action: int) -> bool:
        """6.3  Search tries three sizes of an army: all, five, the fewest.  It regroups only to take more along."""
        top = pos.stack[-1]
        if TAKE_UNITS.has(action) and isinstance(top, Muster):
            number = TAKE_UNITS.target(action)
            numbers = possible_numbers(pos, top.errand, top.others)
            return number == numbers[-1] or number == numbers[0] or number == 5
        if REGROUP.has(action) and isinstance(top, March):
            return pos.outside(top.orders.seat, pos.at[pos.army]) > pos.army_units
        return True

    def answer(self, pos: Hannibal, question: Question) -> int:
        """14.10  The battle of cards has a solver of its own."""
        rounds = rounds_under(pos)
        if rounds is not None:
            return best_answer(pos, rounds, question.seat, question.options)
        return -1

    def value(self, pos: Hannibal, seat: Seat) -> float:
        if pos.winner >= 0:
            return self.victory if pos.winner == seat else -self.victory
        found = added(self.parts(pos, seat))
        if self.net is None:
            return found
        shown = features_of(pos, seat)
        return found + self.net.value(shown)

    def parts(self, pos: Hannibal, seat: Seat) -> list[float]:
        provinces = (self._provinces(pos) + self._tie(pos)) * (1.0 + self.urgency * self._lateness(pos))
        ground = self._spaces(pos)
        generals = self._generals(pos, ROME) - self._generals(pos, CARTHAGE)
        goals = self._iberian_goals(pos) if pos.scenario == CAMPAIGN_IBERIA else 0.0
        battle = self._battle(pos, seat) if pos.battle_space >= 0 else 0.0
        if seat == CARTHAGE:
            return [-provinces, -ground, -generals, -goals, battle]
        return [provinces, ground, generals, goals, battle]

    def part_labels(self) -> list[Message]:
        return [PART_PROVINCES, PART_GROUND, PART_GENERALS, PART_GOALS, PART_BATTLE]

    def _lateness(self, pos: Hannibal) -> float:
        """0 in the first turn, 1 in the last."""
        scenario = pos.scenario_in_play()
        return (pos.turn - scenario.first_turn) / (scenario.last_turn - scenario.first_turn)

    def _unit(self, pos: Hannibal) -> float:
        """A CU is worth what it can still do."""
        return self.unit + (self.idle_unit - self.unit) * self._lateness(pos)

    def _spaces(self, pos: Hannibal) -> float:
        """Markers and armies, Rome's less Carthage's."""
        total = 0.0
        units, markers = pos.units, pos.marker
        unit = self._unit(pos)
        for space in pos.board().spaces:
            marker = markers[space]
            if marker == ROME:
                total += self.pc + unit * float(pos.garrison[space])
            elif marker == CARTHAGE:
                total -= (
                    self.pc + unit * float(pos.garrison[space]) + self.elephant * float(pos.garrison_elephants[space])
                )
            roman, punic = units[space], units[SPACES + space]
            if roman > 0:
                total += unit * float(roman)
                if marker >= CARTHAGE:
                    total += self._abroad(pos, ROME, space, roman)
            if punic > 0:
                total -= unit * float(punic) + self.elephant * float(pos.elephants[space])
                if marker == ROME or marker == NEUTRAL_TRIBE:
                    total -= self._abroad(pos, CARTHAGE, space, punic)
        return total

    def _provinces(self, pos: Hannibal) -> float:
        """5.6  A controlled province counts in full, another by how near it is."""
        total = 0.0
        markers = pos.marker
        for province in pos.scenario_in_play().scoring:
            roman = punic = 0
            for space in pos.content.spaces_of[province]:
                marker = markers[space]
                if marker == ROME:
                    roman += 1
                elif marker == CARTHAGE or marker == CARTHAGE_TRIBE:
                    punic += 1
            needed = pos.content.needs[province]
            total += self.province if roman >= needed else self.share * roman / needed
            total -= self.province if punic >= needed else self.share * punic / needed
        return total

    def _tie(self, pos: Hannibal) -> float:
        """5.4  Equal points win the game for one side: half a province to it in the last turn, less before."""
        half = self.province / 2.0 * self._lateness(pos)
        return half if pos.scenario_in_play().tie_winner == ROME else -half

    def _abroad(self, pos: Hannibal, seat: Seat, space: Space, units: int) -> float:
        """An army on enemy ground: it will suffer in winter, but it can convert, or is besieging."""
        total = 0.0 if pos.hand_size(seat) > 1 else -self.exposed * units
        if pos.is_pc(ENEMY[seat], space):
            total += self.foothold
        if pos.siege[space] > 0:
            is_capital = pos.content.capacity[space] > 2
            total += (self.siege_point + (self.capital if is_capital else 0.0)) * float(pos.siege[space])
        return total

    def _generals(self, pos: Hannibal, seat: Seat) -> float:
        total = 0.0
        if seat == CARTHAGE and pos.at[HANNIBAL] != ELIMINATED:
            total += self.hannibal
        if seat == ROME and pos.at[AFRICANUS] >= 0:
            total += self.africanus
        for general in pos.content.generals_of[seat]:
            space = pos.at[general]
            if space >= 0 and pos.all_units(seat, space) > 0:
                total += self.general
                if pos.outside(seat, space) >= ARMY and pos.commander_of(seat, space, False) == general:
                    total += self._approach(pos, seat, space)
        return total

    def _approach(self, pos: Hannibal, seat: Seat, start: Space) -> float:
        """An army has something to do where enemy PCs are near that no army guards."""
        board = pos.board()
        far = board.far[start]
        for number, space in enumerate(board.around[start]):
            if far[number] > REACH:
                break
            if (
                pos.marker[space] == ENEMY[seat]
                and pos.is_pc(ENEMY[seat], space)
                and not pos.has_enemy_outside(seat, space)
            ):
                return self.approach * NEARER ** max(0, far[number] - 1)
        return 0.0

    def _iberian_goals(self, pos: Hannibal) -> float:
        """25.6  Rome wins with New Carthage and Gades, and has nobody but Africanus to take them."""
        total = 0.0
        for city in IBERIAN_GOALS:
            if pos.marker[city] == ROME:
                total += self.goal
            else:
                guards = min(pos.all_units(CARTHAGE, city), MOST_MOVING)
                total += self.goal_point * float(pos.siege[city]) - self.guard * guards
        start = pos.at[AFRICANUS]
        if start < 0:
            return total
        army = min(pos.outside(ROME, start), MOST_MOVING)
        total += self.followed * army
        return total - self.goal_step * (steps_to_goal(pos, start) if army >= ARMY else FAR)

    def _battle(self, pos: Hannibal, seat: Seat) -> float:
        """A battle in progress: who will probably lose it, and what that costs."""
        for phase in pos.stack:
            if isinstance(phase, Aftermath):
                if phase.withdrew:
                    return 0.0
                cost = self._cost(pos, phase.loser, phase.card)
                return -cost if phase.loser == seat else cost
            if isinstance(phase, Rounds):
                own, theirs = pos.battle_hand_size(seat), pos.battle_hand_size(ENEMY[seat])
                return self._odds(pos, seat, own, theirs, phase.attacker == seat)
            if isinstance(phase, Battle):
                is_attacker = seat == pos.battle_active
                return self._odds(pos, seat, self._dealt(pos, seat), self._dealt(pos, ENEMY[seat]), is_attacker)
        return 0.0

    def _dealt(self, pos: Hannibal, seat: Seat) -> int:
        """14.2  The hand this side will be dealt, or what it has already."""
        return hand_total(pos, parts_in_battle(pos, seat, pos.outside(seat, pos.battle_space)))

    def _odds(self, pos: Hannibal, seat: Seat, own: int, theirs: int, is_attacker: bool) -> float:
        """What is at stake for both, by the chance of winning."""
        lead = counter_max(pos, seat) - counter_max(pos, ENEMY[seat])
        chance = odds_by_size(own, theirs, lead) if is_attacker else 1.0 - odds_by_size(theirs, own, -lead)
        return chance * self._cost(pos, ENEMY[seat], NO_BATTLE_CARD) - (1.0 - chance) * self._cost(
            pos, seat, NO_BATTLE_CARD
        )

    def _cost(self, pos: Hannibal, loser: Seat, card: BattleCard) -> float:
        """14.16, 19.1  The winner's card decides how many CUs die on the retreat; half as many PCs are lost."""
        units = pos.outside(loser, pos.battle_space)
        lost = 4 if card == ENVELOPMENT else 1 if card == PROBE else 3
        cost = self.defeat + self._unit(pos) * min(units, lost) + self.pc * (min(units, lost) // 2)
        commander = pos.battle_commander[loser]
        if units <= lost and (commander == HANNIBAL or commander == AFRICANUS):
            cost += self.hannibal
        return cost


PACKAGE = "hatalom.games.hannibal"
EVALUATOR = HannibalEvaluator(usual(PACKAGE).values)


def with_net(net: Net) -> HannibalEvaluator:
    """The usual judgement with what a network adds to it."""
    return HannibalEvaluator(beside(PACKAGE).values, net)


def with_shipped_net() -> HannibalEvaluator:
    return with_net(shipped_net(PACKAGE, FEATURES))


def with_weights(weights: dict[str, float]) -> HannibalEvaluator:
    """The network that comes with the game, beside other weights."""
    return HannibalEvaluator(weights, shipped_net(PACKAGE, FEATURES))
