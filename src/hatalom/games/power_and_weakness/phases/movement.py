"""13, 14  Move and ship tiles: two regions, then the units one by one."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.power_and_weakness.events import PLAYED_TO_MOVE, PLAYED_TO_SHIP, UNITS_MOVED, UNITS_SHIPPED
from hatalom.games.power_and_weakness.names import KNIGHT, MAGE, NOWHERE, REGIONS, SHIP, UNITS, Region, Tile, Unit
from hatalom.games.power_and_weakness.phases.snake import announce
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.prompts import (
    ASK_MOVE_GOAL,
    ASK_MOVE_UNITS,
    ASK_SHIP_GOAL,
    ASK_SHIP_UNITS,
    CRUMB_TILE,
)
from hatalom.games.power_and_weakness.refusals import NO_SUCH_UNIT_THERE, NOT_ADJACENT
from hatalom.games.power_and_weakness.rules.movement import why_not_go, why_not_leave
from hatalom.games.power_and_weakness.verbs import (
    DONE,
    MOVE_FROM,
    MOVE_TO,
    SEND_ALL,
    SEND_KNIGHT,
    SEND_MAGE,
    SHIP_FROM,
    SHIP_TO,
)


def start_options(pos: PowerAndWeakness, seat: Seat, by_ship: bool) -> list[int]:
    """13.1, 14.1  Every region from which units can go somewhere."""
    verb = SHIP_FROM if by_ship else MOVE_FROM
    return [verb.of(region) for region in REGIONS if why_not_leave(pos, seat, region, by_ship) is None]


def choose_start(pos: PowerAndWeakness, seat: Seat, tile: Tile, action: int) -> None:
    start = Region(SHIP_FROM.target(action) if tile == SHIP else MOVE_FROM.target(action))
    pos.replace(Movement(seat, tile, start, NOWHERE, [0, 0], [0, 0], False))


def why_not_start(pos: PowerAndWeakness, seat: Seat, action: int) -> Said | None:
    by_ship = SHIP_FROM.has(action)
    region = Region(SHIP_FROM.target(action) if by_ship else MOVE_FROM.target(action))
    reason = why_not_leave(pos, seat, region, by_ship)
    return None if reason is None else Said(reason, [region])


@final
class Movement(Phase[PowerAndWeakness]):
    """13.1, 14.1  Units between two regions: both ways by land (13.2), one way by sea."""

    FIELDS = ("seat", "tile", "start", "goal", "going", "coming", "announced")

    def __init__(
        self,
        seat: Seat,
        tile: Tile,
        start: Region,
        goal: Region,
        going: list[int],
        coming: list[int],
        announced: bool,
    ) -> None:
        self.seat = seat
        self.tile = tile
        self.start = start
        self.goal = goal
        self.going = going  # mages and knights chosen to go from start to goal
        self.coming = coming  # and those that come back in exchange
        self.announced = announced

    def copy(self) -> "Movement":
        return Movement(
            self.seat, self.tile, self.start, self.goal, self.going.copy(), self.coming.copy(), self.announced
        )

    def crumb(self, pos: PowerAndWeakness) -> Said:
        return Said(CRUMB_TILE, [self.tile])

    def private_to(self, pos: PowerAndWeakness) -> int:
        return -1 if self.announced else self.seat

    def ask(self, pos: PowerAndWeakness) -> list[Question]:
        if self.announced:
            return NO_QUESTIONS
        by_ship = self.tile == SHIP
        if self.goal == NOWHERE:
            verb = SHIP_TO if by_ship else MOVE_TO
            options = [
                verb.of(goal) for goal in REGIONS if why_not_go(pos, self.seat, self.start, goal, by_ship) is None
            ]
            return [Question(self.seat, ASK_SHIP_GOAL if by_ship else ASK_MOVE_GOAL, options, [self.start])]
        return self._ask_units(pos, by_ship)

    def _ask_units(self, pos: PowerAndWeakness, by_ship: bool) -> list[Question]:
        """13.2r1  One unit at a time, at least one; nothing is left to choose when all are on their way."""
        options = self._send_options(pos, self.start, self.going)
        if not by_ship:
            options.extend(self._send_options(pos, self.goal, self.coming))
        if self._chosen() > 0:
            options.append(DONE.of())
        prompt = ASK_SHIP_UNITS if by_ship else ASK_MOVE_UNITS
        return [Question(self.seat, prompt, options, [self.start, self.goal])]

    def _send_options(self, pos: PowerAndWeakness, region: Region, chosen: list[int]) -> list[int]:
        mages = pos.units[2 * region + MAGE] - chosen[MAGE]
        knights = pos.units[2 * region + KNIGHT] - chosen[KNIGHT]
        options: list[int] = []
        if mages > 0:
            options.append(SEND_MAGE.of(region))
        if knights > 0:
            options.append(SEND_KNIGHT.of(region))
        if mages + knights > 1:
            options.append(SEND_ALL.of(region))
        return options

    def apply(self, pos: PowerAndWeakness, seat: Seat, action: int) -> None:
        if MOVE_TO.has(action) or SHIP_TO.has(action):
            self.goal = Region(SHIP_TO.target(action) if self.tile == SHIP else MOVE_TO.target(action))
        elif DONE.has(action):
            self.announced = True
            event = PLAYED_TO_SHIP if self.tile == SHIP else PLAYED_TO_MOVE
            announce(pos, seat, self.tile, event, self.start, self.goal)
        elif SEND_MAGE.has(action):
            self._side(Region(SEND_MAGE.target(action)))[MAGE] += 1
        elif SEND_KNIGHT.has(action):
            self._side(Region(SEND_KNIGHT.target(action)))[KNIGHT] += 1
        else:
            region = Region(SEND_ALL.target(action))
            side = self._side(region)
            side[MAGE] = pos.units[2 * region + MAGE]
            side[KNIGHT] = pos.units[2 * region + KNIGHT]

    def advance(self, pos: PowerAndWeakness) -> None:
        for unit in UNITS:
            self._march(pos, unit, self.start, self.goal, self.going[unit])
            self._march(pos, unit, self.goal, self.start, self.coming[unit])
        pos.forget_if_empty(self.start)
        pos.forget_if_empty(self.goal)
        pos.pop()

    def why_not(self, pos: PowerAndWeakness, seat: Seat, action: int) -> Said | None:
        if self.goal == NOWHERE and (MOVE_TO.has(action) or SHIP_TO.has(action)):
            goal = Region(SHIP_TO.target(action) if SHIP_TO.has(action) else MOVE_TO.target(action))
            reason = why_not_go(pos, seat, self.start, goal, self.tile == SHIP)
            if reason is None:
                return None
            return Said(reason, [goal, self.start] if reason is NOT_ADJACENT else [goal])
        if self.goal != NOWHERE and SEND_MAGE.has(action):
            return self._why_not_send(pos, MAGE, Region(SEND_MAGE.target(action)))
        if self.goal != NOWHERE and SEND_KNIGHT.has(action):
            return self._why_not_send(pos, KNIGHT, Region(SEND_KNIGHT.target(action)))
        return None

    def _why_not_send(self, pos: PowerAndWeakness, unit: Unit, region: Region) -> Said | None:
        """13.1  All units of that kind are on their way already; of other regions nothing can be said."""
        if region != self.start and (region != self.goal or self.tile == SHIP):
            return None
        return Said(NO_SUCH_UNIT_THERE, [unit, region])

    def _side(self, region: Region) -> list[int]:
        return self.going if region == self.start else self.coming

    def _chosen(self) -> int:
        return self.going[MAGE] + self.going[KNIGHT] + self.coming[MAGE] + self.coming[KNIGHT]

    def _march(self, pos: PowerAndWeakness, unit: Unit, start: Region, goal: Region, count: int) -> None:
        if count > 0:
            pos.shift(unit, start, goal, count)
            event = UNITS_SHIPPED if self.tile == SHIP else UNITS_MOVED
            pos.tell(event, self.seat, count, unit, start, goal)
