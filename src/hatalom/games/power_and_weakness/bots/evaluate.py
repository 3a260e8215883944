"""What a position of Power & Weakness is worth, in points."""

import math
from typing import Final, final

from mypy_extensions import i64

from hatalom.core.evaluator import UNTOLD, Evaluator, Foresight, Ground
from hatalom.core.message import Message
from hatalom.core.question import Seat
from hatalom.core.weights import beside, shipped, usual
from hatalom.games.power_and_weakness.bots.features import FEATURES, features_of
from hatalom.games.power_and_weakness.bots.pressure import (
    is_outnumbered_by_knights,
    is_outnumbered_by_mages,
    mages_against,
)
from hatalom.games.power_and_weakness.names import (
    FIRST_STRENGTH,
    KNIGHT,
    MAGE,
    MAGIC,
    MERLIN,
    MOVE,
    OPPONENT,
    REGIONS,
    SHIP,
    SNAKE,
    STEEL,
    TILE_COUNT,
    VICTORY_POINT,
)
from hatalom.games.power_and_weakness.phases.auction import Auction
from hatalom.games.power_and_weakness.phases.lightning import MarkerExchange, Revolt
from hatalom.games.power_and_weakness.phases.movement import Movement
from hatalom.games.power_and_weakness.phases.turn import Turn
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.prompts import (
    PART_BOARD,
    PART_NEXT,
    PART_REACH,
    PART_RESERVE,
    PART_SAFETY,
    PART_TILES,
)
from hatalom.games.power_and_weakness.rules.acquisition import within_reach
from hatalom.games.power_and_weakness.rules.standing import winner_of
from hatalom.games.power_and_weakness.verbs import SEND_ALL, SEND_KNIGHT, SEND_MAGE
from hatalom.kit.learned import shipped_net
from hatalom.kit.net import Net

LONG_CYCLE = 8
FEW: Final = 4
"""So many tiles of influence can be played in most cycles."""
HURRIED: Final = {"point": 1.0, "region_now": 1.0, "region_end": 1.0, "ending": 20.0}
"""What counts for who wants to win with this turn: points, and an empty hourglass if they are enough."""


@final
class Curve:
    """How likely victory is between equals by what a position is worth, for whoever has the next turn in it."""

    def __init__(self, measured: dict[str, float]) -> None:
        self.point = measured["point"]
        self.turn = measured["turn"]

    def chance(self, value: float) -> float:
        return 1.0 / (1.0 + math.exp(-self.point * value - self.turn))


@final
class PowerAndWeaknessEvaluator(Evaluator[PowerAndWeakness]):
    """The weights are points.  A network may add what it has learned from play, in points too."""

    def __init__(self, weights: dict[str, float], net: Net | None = None, curve: Curve | None = None) -> None:
        self.names = list(weights)
        self.victory = 100.0
        self.point = weights["point"]  # a victory point
        self.region_now = weights["region_now"]  # an active region while the cycle is young …
        self.region_end = weights["region_end"]  # … and when it ends
        self.region_next = weights["region_next"]  # a region that will be active in the next cycle
        self.lead = weights["lead"]  # more active regions than the opponent when the cycle ends (17.2)
        self.goal = weights["goal"]  # per square of the points above half of those that win
        self.ending = weights["ending"]  # for who would win if the cycle ended, the more the emptier the hourglass is
        self.surplus = weights["surplus"]  # a unit on the board beyond those that make its region active
        self.mage = weights["mage"]  # a unit on the board …
        self.knight = weights["knight"]
        self.knight_borders = weights["knight_borders"]  # … for each border of its region
        self.borders = weights["borders"]  # a border of an own region
        self.reserve_active = weights["reserve_active"]
        self.reserve_passive = weights["reserve_passive"]
        self.influence = weights["influence"]  # tiles held …
        self.many = weights["many"]  # … and those of influence beyond the first few: the hourglass bounds their use
        self.merlin = weights["merlin"]
        self.snake = weights["snake"]
        self.strength = weights["strength"]
        self.steel = weights["steel"]  # a tile held in a cycle of steel counts for so much more
        self.movement = weights["movement"]
        self.danger = weights["danger"]  # a region the opponent can acquire with a tile he holds
        self.pressed = weights["pressed"]  # a region where the opponent has the majority, whatever tiles he holds …
        self.pressed_next = weights["pressed_next"]  # … or will have it in the next cycle as things stand
        self.tempo = weights["tempo"]  # an action still to come in this turn
        self.revolt = weights["revolt"]
        self.exchange = weights["exchange"]
        self.net = net
        self.curve = curve

    def answer_ahead(self) -> Foresight:
        return Foresight(turns=5, depth=1, worlds=1, positions=20_000, alike=2)

    def far_ahead(self) -> Foresight:
        """Many answers searched well tell more than many turns; beside a network the answer alone tells enough."""
        if self.net is not None:
            return self.answer_ahead()
        return Foresight(turns=8, depth=2, worlds=1, positions=40_000, replies=6, width=8, looks=300, alike=2)

    def hurried(self) -> Evaluator[PowerAndWeakness]:
        return PowerAndWeaknessEvaluator(dict.fromkeys(self.names, 0.0) | HURRIED)

    def is_duel(self) -> bool:
        return True

    def chance(self, value: float) -> float:
        return -1.0 if self.curve is None else self.curve.chance(value)

    def turn_of(self, pos: PowerAndWeakness) -> int:
        for phase in pos.stack:
            if isinstance(phase, Turn):
                return phase.seat
        return -1

    def key(self, pos: PowerAndWeakness) -> int:
        return hash((tuple(pos.units), tuple(pos.owner), tuple(pos.held), tuple(pos.reserve), len(pos.stack)))

    def reopen(self, pos: PowerAndWeakness, seat: Seat) -> None:
        """9.4  The opponent's bid is fixed but unknown: it is weighed as if he were still to bid."""
        top = pos.stack[-1]
        if isinstance(top, Auction):
            top.orange = -1
            top.white = -1

    def is_worth_a_look(self, pos: PowerAndWeakness, action: int) -> bool:
        """13.2  Mages go before knights, and units go before others come back: one order is enough."""
        if not (SEND_MAGE.first <= action < SEND_ALL.end):
            return True
        phase = pos.stack[-1]
        if not isinstance(phase, Movement):
            return True
        coming = phase.coming[MAGE] + phase.coming[KNIGHT]
        if SEND_ALL.has(action):
            return SEND_ALL.target(action) != phase.goal and phase.going[MAGE] + phase.going[KNIGHT] == 0
        if SEND_MAGE.has(action):
            return (
                phase.coming[KNIGHT] == 0
                if SEND_MAGE.target(action) == phase.goal
                else coming + phase.going[KNIGHT] == 0
            )
        return SEND_KNIGHT.target(action) == phase.goal or coming == 0

    def value(self, pos: PowerAndWeakness, seat: Seat) -> float:
        if not pos.stack:
            winner = winner_of(pos)
            return 0.0 if winner < 0 else self.victory if winner == seat else -self.victory
        other = OPPONENT[seat]
        total = self._points(pos, seat) + self._pending(pos, seat)
        total += self._next(pos, seat) - self._next(pos, other)
        total += self._board(pos, seat) - self._board(pos, other)
        total += self._reserve(pos, seat) - self._reserve(pos, other)
        total += self._tiles(pos, seat) - self._tiles(pos, other)
        total += self._dangers(pos, other) - self._dangers(pos, seat)
        total += self._pressed(pos, other) - self._pressed(pos, seat)
        if self.net is None:
            return total
        shown = features_of(pos, seat)
        return total + self.net.value(shown)

    def parts(self, pos: PowerAndWeakness, seat: Seat) -> list[float]:
        """What a network adds has no name, and is no part."""
        if not pos.stack:
            return [self.value(pos, seat), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
        other = OPPONENT[seat]
        return [
            self._points(pos, seat) + self._pending(pos, seat),
            self._next(pos, seat) - self._next(pos, other),
            self._board(pos, seat) - self._board(pos, other),
            self._reserve(pos, seat) - self._reserve(pos, other),
            self._tiles(pos, seat) - self._tiles(pos, other),
            -self._dangers(pos, seat) - self._pressed(pos, seat),
            self._dangers(pos, other) + self._pressed(pos, other),
        ]

    def part_labels(self) -> list[Message]:
        return [UNTOLD, PART_NEXT, PART_BOARD, PART_RESERVE, PART_TILES, PART_SAFETY, PART_REACH]

    def grounds(self, before: PowerAndWeakness, after: PowerAndWeakness, seat: Seat) -> list[list[Ground]]:
        from hatalom.games.power_and_weakness.bots.grounds import grounds

        return grounds(self, before, after, seat)

    def _points(self, pos: PowerAndWeakness, seat: Seat) -> float:
        """17.3  Victory points and active regions, the opponent's subtracted, and how near they bring to the goal."""
        other = OPPONENT[seat]
        now = pos.active_regions(seat, pos.cycle)
        theirs = pos.active_regions(other, pos.cycle)
        near = max(0.0, 1.0 - pos.hourglass / LONG_CYCLE)
        total = self.point * float(pos.vp[seat] - pos.vp[other])
        total += (now - theirs) * (self.region_now + (self.region_end - self.region_now) * near)
        if now != theirs:
            total += self.lead * near if now > theirs else -self.lead * near
        total += self._ending(pos, seat, now, theirs, near)
        return total + self._progress(pos, seat, now, theirs) - self._progress(pos, other, theirs, now)

    def _ending(self, pos: PowerAndWeakness, seat: Seat, now: int, theirs: int, near: float) -> float:
        """17.4  Whoever would win if the cycle ended now wants the hourglass to be empty."""
        own = pos.vp[seat] + now + (1 if now >= theirs else 0)
        others = pos.vp[OPPONENT[seat]] + theirs + (1 if theirs >= now else 0)
        if own == others or max(own, others) < pos.content.win_points:
            return 0.0
        return self.ending * near if own > others else -self.ending * near

    def _next(self, pos: PowerAndWeakness, seat: Seat) -> float:
        """Regions that will be active in the next cycle, units beyond those that are needed, and units for it."""
        later = 1 - pos.cycle
        spare = 0
        regions = 0
        for region in REGIONS:
            if pos.owner[region] == seat:
                surplus = pos.units[2 * region + later] - pos.units[2 * region + pos.cycle]
                if surplus > 0:
                    regions += 1
                    spare += surplus - 1
                elif surplus < 0:
                    spare -= surplus + 1
        total = regions * self.region_next + spare * self.surplus
        return total + float(pos.reserve[2 * seat + later]) * self.reserve_passive

    def _board(self, pos: PowerAndWeakness, seat: Seat) -> float:
        """3.2, 11.5  Units on the board; knights count across the borders of their region."""
        total = 0.0
        for region in REGIONS:
            if pos.owner[region] == seat:
                borders = float(len(pos.content.neighbours[region]))
                total += self.borders * borders
                total += float(pos.units[2 * region + MAGE]) * self.mage
                total += float(pos.units[2 * region + KNIGHT]) * (self.knight + self.knight_borders * borders)
        return total

    def _reserve(self, pos: PowerAndWeakness, seat: Seat) -> float:
        """3.7  Units that can be placed or bid in this cycle."""
        return float(pos.reserve[2 * seat + pos.cycle]) * self.reserve_active

    def _tiles(self, pos: PowerAndWeakness, seat: Seat) -> float:
        total = 0.0
        first: i64 = TILE_COUNT * seat
        count: i64 = 0
        for tile in range(FIRST_STRENGTH):
            count += pos.held[first + tile]
        few = min(count, FEW)
        total += float(few) * self.influence + float(count - few) * self.many
        for tile in range(FIRST_STRENGTH, MOVE):
            total += float(pos.held[first + tile]) * self.strength
        total += float(pos.held[first + MOVE] + pos.held[first + SHIP]) * self.movement
        if pos.cycle == STEEL:
            for tile in range(FIRST_STRENGTH, VICTORY_POINT):
                count += pos.held[first + tile]
            total += float(count) * self.steel
        return total + float(pos.held[first + MERLIN]) * self.merlin + float(pos.held[first + SNAKE]) * self.snake

    def _progress(self, pos: PowerAndWeakness, seat: Seat, now: int, theirs: int) -> float:
        """17.4  Nearer to victory every point counts for more."""
        points = pos.vp[seat] + now + (1 if now >= theirs else 0)
        above = float(points - pos.content.win_points // 2)
        return self.goal * above * above if above > 0 else 0.0

    def _dangers(self, pos: PowerAndWeakness, seat: Seat) -> float:
        """11.5  The regions of this seat that the opponent could acquire with a tile in his reserve."""
        lost = 0.0
        if pos.hourglass > 0:
            for _ in within_reach(pos, OPPONENT[seat]):
                lost += self.danger
        return lost

    def _pressed(self, pos: PowerAndWeakness, seat: Seat) -> float:
        """11.5  Regions of this seat in which its opponent outnumbers it in this cycle or in the next one."""
        mages = mages_against(pos, seat)
        magic = self.pressed if pos.cycle == MAGIC else self.pressed_next
        steel = self.pressed if pos.cycle == STEEL else self.pressed_next
        lost = 0.0
        for region in REGIONS:
            if pos.owner[region] == seat:
                if is_outnumbered_by_mages(pos, region, mages):
                    lost += magic
                if is_outnumbered_by_knights(pos, seat, region):
                    lost += steel
        return lost

    def _pending(self, pos: PowerAndWeakness, seat: Seat) -> float:
        """What the phases still promise: actions of the turn, a revolt or an exchange that was won."""
        total = 0.0
        for phase in pos.stack:
            if isinstance(phase, Turn):
                total += self.tempo * phase.left if phase.seat == seat else -self.tempo * phase.left
            elif isinstance(phase, Revolt):
                total += self.revolt if phase.seat == seat else -self.revolt
            elif isinstance(phase, MarkerExchange):
                total += self.exchange if phase.seat == seat else -self.exchange
        return total


PACKAGE = "hatalom.games.power_and_weakness"
EVALUATOR = PowerAndWeaknessEvaluator(usual(PACKAGE).values)


def with_net(net: Net) -> PowerAndWeaknessEvaluator:
    """The usual judgement with what a network adds to it."""
    return PowerAndWeaknessEvaluator(beside(PACKAGE).values, net)


def with_shipped_net() -> PowerAndWeaknessEvaluator:
    """The only one of which it was measured how often its positions are won."""
    measured = shipped(PACKAGE, "chance")
    curve = None if measured is None else Curve(measured.values)
    return PowerAndWeaknessEvaluator(beside(PACKAGE).values, shipped_net(PACKAGE, FEATURES), curve)


def with_weights(weights: dict[str, float]) -> PowerAndWeaknessEvaluator:
    """The network that comes with the game, beside other weights."""
    return PowerAndWeaknessEvaluator(weights, shipped_net(PACKAGE, FEATURES))
