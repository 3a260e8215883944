"""11.5 to 11.7  Acquisition: the majority, the defender's retreat, the attacker's unit."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.power_and_weakness.events import (
    LEFT_EMPTY,
    REGION_ACQUIRED,
    UNIT_OCCUPIES,
    UNIT_RETREATED,
    UNITS_LOST,
)
from hatalom.games.power_and_weakness.names import KNIGHT, MAGE, OPPONENT, REGIONS, UNITS, Region, Tile
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.prompts import ASK_OCCUPY, ASK_RETREAT, CRUMB_ACQUISITION
from hatalom.games.power_and_weakness.refusals import NO_SUCH_UNIT_TO_RETREAT, NOT_A_RETREAT
from hatalom.games.power_and_weakness.rules.acquisition import attack, defence, why_not_retreat
from hatalom.games.power_and_weakness.verbs import GIVE_UP, LEAVE_EMPTY, OCCUPY, RETREAT_KNIGHT, RETREAT_MAGE

ANNOUNCED: Final = 0
RETREAT: Final = 1
OCCUPATION: Final = 2


@final
class Acquisition(Phase[PowerAndWeakness]):
    """11.5  The attacker has the majority: the defender leaves, then the attacker may move in."""

    FIELDS = ("seat", "tile", "region", "step")

    def __init__(self, seat: Seat, tile: Tile, region: Region, step: int) -> None:
        self.seat = seat
        self.tile = tile
        self.region = region
        self.step = step

    def copy(self) -> "Acquisition":
        return Acquisition(self.seat, self.tile, self.region, self.step)

    def crumb(self, pos: PowerAndWeakness) -> Said:
        return Said(CRUMB_ACQUISITION, [self.region])

    def ask(self, pos: PowerAndWeakness) -> list[Question]:
        if self.step == RETREAT:
            options = self._retreats(pos)
            if options:
                options.append(GIVE_UP.of())
                return [Question(OPPONENT[self.seat], ASK_RETREAT, options, [self.region])]
        elif self.step == OCCUPATION and pos.reserve[2 * self.seat + pos.active()] > 0:
            options = [OCCUPY.of(self.region), LEAVE_EMPTY.of()]
            return [Question(self.seat, ASK_OCCUPY, options, [self.region, pos.active()])]
        return NO_QUESTIONS

    def apply(self, pos: PowerAndWeakness, seat: Seat, action: int) -> None:
        if self.step == RETREAT:
            self._retreat(pos, action)
        elif OCCUPY.has(action):
            pos.put(seat, pos.active(), self.region)
            pos.tell(UNIT_OCCUPIES, seat, pos.active(), self.region)
            pos.pop()
        else:
            self._leave_empty(pos)

    def advance(self, pos: PowerAndWeakness) -> None:
        if self.step == ANNOUNCED:
            seat, region = self.seat, self.region
            pos.tell(REGION_ACQUIRED, seat, region, attack(pos, seat, region), defence(pos, OPPONENT[seat], region))
            self.step = RETREAT
        elif self.step == RETREAT:
            self._clear(pos)
        else:
            self._leave_empty(pos)

    def why_not(self, pos: PowerAndWeakness, seat: Seat, action: int) -> Said | None:
        if self.step == RETREAT and (RETREAT_MAGE.has(action) or RETREAT_KNIGHT.has(action)):
            unit = MAGE if RETREAT_MAGE.has(action) else KNIGHT
            if pos.units[2 * self.region + unit] == 0:
                return Said(NO_SUCH_UNIT_TO_RETREAT, [unit, self.region])
            goal = RETREAT_MAGE.target(action) if unit == MAGE else RETREAT_KNIGHT.target(action)
            return Said(NOT_A_RETREAT, [goal, self.region])
        return None

    def _retreats(self, pos: PowerAndWeakness) -> list[int]:
        """11.6r1  One unit of either kind to an adjacent region that is empty or the defender's own."""
        options: list[int] = []
        loser = OPPONENT[self.seat]
        has_mage = pos.units[2 * self.region + MAGE] > 0
        has_knight = pos.units[2 * self.region + KNIGHT] > 0
        for goal in REGIONS:
            if why_not_retreat(pos, loser, self.region, goal) is None:
                if has_mage:
                    options.append(RETREAT_MAGE.of(goal))
                if has_knight:
                    options.append(RETREAT_KNIGHT.of(goal))
        return options

    def _retreat(self, pos: PowerAndWeakness, action: int) -> None:
        if not GIVE_UP.has(action):
            unit = KNIGHT if RETREAT_KNIGHT.has(action) else MAGE
            goal = Region(RETREAT_KNIGHT.target(action) if unit == KNIGHT else RETREAT_MAGE.target(action))
            pos.shift(unit, self.region, goal, 1)
            pos.tell(UNIT_RETREATED, OPPONENT[self.seat], unit, goal)
        self._clear(pos)

    def _clear(self, pos: PowerAndWeakness) -> None:
        """11.6  All units still there go to the stock."""
        for unit in UNITS:
            count = pos.units[2 * self.region + unit]
            if count > 0:
                pos.tell(UNITS_LOST, OPPONENT[self.seat], count, unit, self.region)
                pos.lose(unit, self.region, count)
        pos.forget_if_empty(self.region)
        self.step = OCCUPATION

    def _leave_empty(self, pos: PowerAndWeakness) -> None:
        """11.7  Nobody moves in: the region stays empty."""
        pos.tell(LEFT_EMPTY, self.region)
        pos.pop()
