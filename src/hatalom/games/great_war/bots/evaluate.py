"""What a position of Great War is worth to an alliance, in industrial points."""

from typing import Final, final

from hatalom.core.evaluator import Evaluator, Foresight, added
from hatalom.core.message import Message
from hatalom.core.question import Seat
from hatalom.core.weights import beside, usual
from hatalom.games.great_war.bots.acts import act_of, chosen_so_far, seat_that_acts, step_of_season
from hatalom.games.great_war.bots.features import features_of
from hatalom.games.great_war.bots.fronts import Fronts
from hatalom.games.great_war.bots.outlook import (
    FAR_AWAY,
    alliance_of_seat,
    front_distance,
    land_worth,
    lead_before_dice,
    resistance,
    striking_power,
    units_in,
    worth,
)
from hatalom.games.great_war.bots.prospects import (
    is_left_alone,
    is_march_forward,
    is_promising_attack,
    is_sensible_purchase,
    is_set_up_fresh,
    is_transfer_to_front,
)
from hatalom.games.great_war.names import (
    ARTILLERY,
    AUTUMN,
    CONDITIONS,
    INFANTRY,
    NEITHER,
    NOWHERE,
    PLACE_COUNT,
    PLACES,
    POWERS,
    PROVINCE_COUNT,
    PROVINCES,
    TURN_COUNT,
    UNIT,
    UNITS,
    ZONES,
    Alliance,
    Item,
    Place,
    Unit,
    enemy_of,
    is_land,
)
from hatalom.games.great_war.phases.battles.aftermath import Aftermath
from hatalom.games.great_war.phases.battles.losses import Losses
from hatalom.games.great_war.phases.battles.slot import BattleSlot
from hatalom.games.great_war.phases.moves import MoveSlot
from hatalom.games.great_war.phases.placement import Placement
from hatalom.games.great_war.phases.purchase.slot import PurchaseSlot
from hatalom.games.great_war.phases.transport.transfers import Transport
from hatalom.games.great_war.position import NO_FACTORY, SEA_ATTACK, TURNED_OVER, UNDECIDED, WON, GreatWar
from hatalom.games.great_war.prompts import PART_ATTACK, PART_ENEMY_MEANS, PART_FRONT, PART_MEANS
from hatalom.games.great_war.rules.battles.sides import attacking_fighters
from hatalom.games.great_war.rules.victory import alliance_of, counts_for, is_valid, places_of
from hatalom.games.great_war.units import Entry, count_of, kind_of, power_of
from hatalom.games.great_war.verbs import (
    ADVANCE,
    ADVANCE_FROM,
    AT,
    BUY,
    INVITE,
    LOSE_FROM,
    READY_MADE,
)
from hatalom.kit.net import Net

MASK: Final = (1 << 60) - 1
DUEL: Final = 2
"""Seats, each with an alliance."""


@final
class GreatWarEvaluator(Evaluator[GreatWar]):
    """The weights are IP: an infantry costs one.

    A network may add what it has learned from play, in the same measure.
    """

    def __init__(self, weights: dict[str, float], net: Net | None = None) -> None:
        self.net = net
        self.victory = 1000.0
        self.ip = weights["ip"]
        self.late_ip = weights["late_ip"]  # in autumn, when what is left will be lost
        self.card = weights["card"]
        self.province = weights["province"]
        self.industry = weights["industry"]
        self.factory = weights["factory"]
        self.hospital = weights["hospital"]
        self.line = weights["line"]
        self.city = weights["city"]
        self.counter = weights["counter"]  # a victory condition that was held for a turn
        self.unit = [weights[f"unit_{kind}"] for kind in UNIT.ids]
        self.strong = weights["strong"]  # an infantry that counts 1.5
        self.front = weights["front"]  # a land unit for each border nearer to the enemy
        self.called = weights["called"]  # an ally on its way into the war …
        self.delay = weights["delay"]  # … less for each turn of delay
        self.striking = weights["striking"]  # the share of a factory's value that a strike leaves
        self.rebel = weights["rebel"]  # a rebellion that is not put down yet
        self.danger = weights["danger"]  # the share of its worth that a province loses to an enemy twice as strong
        self.killed = weights["killed"]
        self.lost = weights["lost"]
        self.prize = weights["prize"]  # the share of a battle's gain that is counted in advance
        self.fronts = Fronts()

    # -- what search asks ---------------------------------------------------------------------------------------

    def answer_ahead(self) -> Foresight:
        return Foresight(turns=4, depth=1, worlds=8, positions=20_000, doubt=0.5, by_thumb=True, spans=1)

    def far_ahead(self) -> Foresight:
        return Foresight(
            turns=4,
            depth=1,
            worlds=8,
            positions=120_000,
            doubt=0.5,
            by_thumb=True,
            spans=2,
            own_looks=15,
            others_looks=15,
            is_wide=True,
        )

    def looks_ahead(self, pos: GreatWar, seat: Seat, is_wide: bool) -> bool:
        """7.2, 10.4  Where an attack is chosen, or the end of attacks; who looks widely compares moves too."""
        return isinstance(pos.stack[-1], BattleSlot) or (is_wide and isinstance(pos.stack[-1], MoveSlot))

    def searches_others(self, pos: GreatWar) -> bool:
        """7.2, 10.4  In a duel, where an attack is chosen; all others go on by thumb, or it would take too long."""
        return pos.seats == DUEL and isinstance(pos.stack[-1], BattleSlot)

    def is_duel(self) -> bool:
        return True

    def turn_of(self, pos: GreatWar) -> int:
        """One act of one power: search does not look beyond a purchase, a move, a transfer or an attack."""
        return act_of(pos)

    def is_acting(self, pos: GreatWar, seat: Seat) -> bool:
        return seat_that_acts(pos) == seat

    def span_of(self, pos: GreatWar) -> int:
        return step_of_season(pos)

    def key(self, pos: GreatWar) -> int:
        total: int = len(pos.stack) + 16 * chosen_so_far(pos)
        for place in PLACES:
            for entry in pos.units[place]:
                total = (total * 1000003 + int(entry) * PLACE_COUNT + int(place)) & MASK
        for entry in pos.force:
            total = (total * 1000003 + int(entry)) & MASK
        for number in pos.ip:
            total = (total * 31 + int(number)) & MASK
        return total ^ hash((tuple(pos.cards), tuple(pos.general_at), tuple(pos.controller)))

    def is_worth_a_look(self, pos: GreatWar, action: int) -> bool:
        """Search skips what hardly helps: parts of an army, moves away from the front, and mere losses."""
        if is_left_alone(action):
            return False
        top = pos.stack[-1]
        if isinstance(top, Placement):
            return READY_MADE.has(action) or not is_set_up_fresh(pos, top)
        if isinstance(top, BattleSlot):
            return is_promising_attack(pos, top.power, action)
        if INVITE.has(action):
            return len(pos.force) > 0 and lead_before_dice(pos) / 2.0 < 5.0
        if isinstance(top, Losses) and LOSE_FROM.has(action):
            return LOSE_FROM.target(action) == top.ways(pos)[0]
        if isinstance(top, Aftermath) and ADVANCE_FROM.has(action):
            return ADVANCE_FROM.target(action) == top.ways(pos)[0]
        if isinstance(top, Aftermath) and ADVANCE.has(action):
            return Unit(ADVANCE.target(action)) == INFANTRY and units_in(top.inside) < units_in(pos.force)
        if isinstance(top, MoveSlot):
            return is_march_forward(pos, top, action)
        if isinstance(top, Transport) and top.waiting:
            return is_transfer_to_front(pos, top, action)
        if BUY.has(action) and isinstance(top, PurchaseSlot):
            return is_sensible_purchase(pos, top.power, Item(BUY.target(action)))
        if AT.has(action) and isinstance(top, PurchaseSlot):
            distance = front_distance(pos, Place(AT.target(action)), pos.alliance[top.power])
            return distance <= 3 or distance == FAR_AWAY
        return True

    # -- what a position is worth -------------------------------------------------------------------------------

    def value(self, pos: GreatWar, seat: Seat) -> float:
        alliance = alliance_of_seat(pos, seat)
        if pos.is_over:
            if pos.winner == NEITHER:
                return 0.0
            return self.victory if pos.winner == alliance else -self.victory
        found = added(self.parts(pos, seat))
        if self.net is None:
            return found
        shown = features_of(pos, seat)
        return found + self.net.value(shown)

    def parts(self, pos: GreatWar, seat: Seat) -> list[float]:
        alliance = alliance_of_seat(pos, seat)
        gain = 0.0
        if pos.target != NOWHERE and len(pos.force) > 0:
            gain = self._battle(pos)
            if pos.alliance[pos.lead] != alliance:
                gain = -gain
        return [self._land(pos, alliance), self._side(pos, alliance), -self._side(pos, enemy_of(alliance)), gain]

    def part_labels(self) -> list[Message]:
        return [PART_FRONT, PART_MEANS, PART_ENEMY_MEANS, PART_ATTACK]

    def _battle(self, pos: GreatWar) -> float:
        """What the running attack will probably bring to those who make it."""
        if pos.outcome == WON:
            return self._prize(pos) if pos.target < PROVINCE_COUNT else 0.0
        if pos.outcome != UNDECIDED:
            return 0.0
        return self._sea_battle(pos) if pos.mode == SEA_ATTACK else self._land_battle(pos)

    def _prize(self, pos: GreatWar) -> float:
        return self.prize * (1.0 + self.industry * worth(pos, pos.target))

    def _side(self, pos: GreatWar, alliance: Alliance) -> float:
        """What does not lie on land: conditions, money, cards, ships at sea and the units of a running attack."""
        total = self._cities(pos, alliance) + self._coming(pos, alliance)
        ip = self.late_ip if pos.content.season[min(pos.turn, TURN_COUNT - 1)] == AUTUMN else self.ip
        for power in pos.order:
            if pos.alliance[power] == alliance:
                total += ip * float(pos.ip[power]) + self.card * float(min(2, pos.cards[power]))
        for zone in ZONES:
            for entry in pos.units[zone]:
                if pos.alliance[power_of(entry)] == alliance:
                    total += self.unit[kind_of(entry)] * float(count_of(entry))
        for entry in pos.force:
            if pos.alliance[power_of(entry)] == alliance:
                total += self._unit(pos, entry) + self.front * (FAR_AWAY - 1) * float(count_of(entry))
        return total

    def _coming(self, pos: GreatWar, alliance: Alliance) -> float:
        """Allies that were called, units that are being set up, and rebels in the enemy's territories."""
        total = 0.0
        for country in POWERS:
            if pos.called[country] and not pos.in_war(country) and not pos.gone[country]:
                if pos.content.camp[country] == alliance:
                    total += max(0.0, self.called - self.delay * float(max(0, pos.due[country] - pos.turn)))
        for phase in pos.stack:
            if isinstance(phase, Placement) and pos.alliance[phase.power] == alliance:
                for unit in UNITS:
                    total += (self.unit[unit] + self.front) * phase.left[unit]
        for province in PROVINCES:
            inciter = pos.rebel[province]
            if inciter >= 0 and pos.alliance[inciter] == alliance and pos.fighting_units(province) == 0:
                total += self.rebel + worth(pos, province)
        return total

    def _unit(self, pos: GreatWar, entry: Entry) -> float:
        kind = kind_of(entry)
        value = self.unit[kind]
        if kind == INFANTRY and pos.content.is_strong[power_of(entry)]:
            value += self.strong
        return value * float(count_of(entry))

    def _cities(self, pos: GreatWar, alliance: Alliance) -> float:
        """16  Cities that count, and conditions on the way to victory."""
        total = 0.0
        for condition in CONDITIONS:
            if alliance_of(condition) != alliance or not is_valid(pos, condition):
                continue
            total += self.counter * float(pos.counters[condition])
            places = places_of(pos, condition)
            points = pos.content.condition_points[condition]
            for index in range(len(places)):
                if counts_for(pos, places[index], alliance):
                    total += self.city * points[index]
        return total

    def _land(self, pos: GreatWar, alliance: Alliance) -> float:
        """Industry, icons, units and how near they are to the enemy: one side's less the other's."""
        content = pos.content
        self.fronts.look_at(pos)
        sides, distances = self.fronts.sides, self.fronts.distances
        strikes = [-1] * PROVINCE_COUNT
        total = 0.0
        for province in PROVINCES:
            side = sides[province]
            if side == NEITHER:
                continue
            worth_here = self.province + self.industry * float(content.industry[province])
            if pos.factory[province] == TURNED_OVER:
                worth_here += self.striking * self.factory
            elif pos.factory[province] != NO_FACTORY:
                worth_here += self.factory
            worth_here += self.hospital * int(pos.hospital[province])
            distance = distances[province]
            if distance == 1:
                enemy = 0
                for near in self.fronts.foes[province]:
                    if strikes[near] < 0:
                        strikes[near] = striking_power(pos, near) if not pos.is_empty(near) else 0
                    enemy += strikes[near]
                worth_here += self.line * int(pos.line[province]) - self._danger(pos, province, enemy)
            for entry in pos.units[province]:
                worth_here += self._unit(pos, entry)
                if is_land(kind_of(entry)):
                    worth_here += self.front * (FAR_AWAY - distance) * float(count_of(entry))
            total += worth_here if side == alliance else -worth_here
        return total

    def _danger(self, pos: GreatWar, province: Place, enemy: int) -> float:
        """What a front province may lose: by how much the enemy around it is stronger."""
        if enemy == 0:
            return 0.0
        share = 1.0
        if pos.fighting_units(province) > 0:
            share = 1.0 - resistance(pos, province) / enemy
            if share <= 0.0:
                return 0.0
        return (
            self.danger
            * share
            * (1.0 + self.industry * (land_worth(pos, province) + 2.0 * self.fronts.cities[province]))
        )

    # -- battles that are being fought --------------------------------------------------------------------------

    def _land_battle(self, pos: GreatWar) -> float:
        """The expected gain of the attackers: the province by the chance to take it, and the losses of both sides."""
        guards = float(pos.fighting_units(pos.target))
        if guards == 0:
            return self._prize(pos)
        lead = lead_before_dice(pos) / 2.0
        left = pos.content.most_assaults - pos.assault if pos.assault > 0 else pos.content.most_assaults
        guns = self._guns(pos, True) - self._guns(pos, False)
        killed = left * max(0.0, min(4.0, lead) + 0.5 * guns)
        lost = left * max(1.0, min(4.0, -lead - 0.5 * guns))
        fighters = float(attacking_fighters(pos))
        chance = max(0.0, min(1.0, max((killed - guards + 2.0) / 3.0, lead / 4.0)))  # who is much weaker retreats
        if lost >= fighters:
            chance *= 0.3
        return chance * self._prize(pos) + self.killed * min(killed, guards) - self.lost * min(lost, fighters)

    def _guns(self, pos: GreatWar, is_attacker: bool) -> float:
        entries = pos.force if is_attacker else pos.units[pos.target]
        total = 0.0
        for entry in entries:
            if kind_of(entry) == ARTILLERY:
                total += float(count_of(entry)) * (0.5 if pos.content.is_strong[power_of(entry)] else 0.33)
        return total

    def _sea_battle(self, pos: GreatWar) -> float:
        return max(-6.0, min(6.0, 0.75 * lead_before_dice(pos) / 2.0)) - 0.5


PACKAGE = "hatalom.games.great_war"
EVALUATOR = GreatWarEvaluator(usual(PACKAGE).values)


def with_net(net: Net) -> GreatWarEvaluator:
    """The usual judgement with what a network adds to it."""
    return GreatWarEvaluator(beside(PACKAGE).values, net)
