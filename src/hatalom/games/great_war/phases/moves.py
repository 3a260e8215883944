"""10  Other movements: from one place of the alliance to another; the ships of the USA cross the ocean (5.8)."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import Question
from hatalom.games.great_war.events import GENERAL_MOVED, MOVED, SHIPS_CROSSED
from hatalom.games.great_war.legality import NO_POINTS_LEFT, NOT_OURS
from hatalom.games.great_war.names import (
    CRUISER,
    NOBODY,
    NOWHERE,
    PLACES,
    PROVINCES,
    SUBMARINES,
    UNITS,
    is_land,
    is_ship,
    piece_of,
)
from hatalom.games.great_war.phases.romania_russia import may_share
from hatalom.games.great_war.phases.sea_ways import FAR, distances, may_stay, next_zones
from hatalom.games.great_war.phases.strikes import calm
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.prompts import ASK_GENERAL_ALONG, ASK_MOVE, ASK_MOVE_TO, ASK_MOVE_UNIT, CRUMB_MOVES
from hatalom.games.great_war.units import (
    count_of,
    kind_of,
    points_of,
    power_of,
    turned_of,
    with_count,
    with_points,
)
from hatalom.games.great_war.verbs import (
    END_MOVES,
    FROM,
    GENERAL_ALONG,
    GENERAL_STAYS,
    MOVE,
    MOVE_ALL,
    MOVE_DONE,
    TO,
)

# What has gone from the place to the goal
NOT_MOVED: Final = 0
SAILED: Final = 1
MARCHED: Final = 2


@final
class MoveSlot(Phase[GreatWar]):
    """10.4r80  One power's movements: a place, a goal, the units; `general` may then go along."""

    FIELDS = ("power", "origin", "goal", "has_moved", "general")

    def __init__(self, power: int, origin: int, goal: int, has_moved: int, general: int) -> None:
        self.power = power
        self.origin = origin
        self.goal = goal
        self.has_moved = has_moved
        self.general = general

    def copy(self) -> "MoveSlot":
        return MoveSlot(self.power, self.origin, self.goal, self.has_moved, self.general)

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_MOVES, [self.power])

    def ask(self, pos: GreatWar) -> list[Question]:
        power = self.power
        seat = pos.seat_of(power)
        if self.general != NOBODY:
            owner = pos.content.general_power[self.general]
            options = [GENERAL_ALONG.of(), GENERAL_STAYS.of()]
            return [Question(pos.seat_of(owner), ASK_GENERAL_ALONG, options, [owner, self.general, self.goal])]
        if self.goal != NOWHERE:
            options = self._unit_options(pos)
            args = [power, self.origin, self.goal]
            return [Question(seat, ASK_MOVE_UNIT, options, args)] if options else []
        if self.origin != NOWHERE:
            goals = goals_from(pos, power, self.origin)
            options = [TO.of(goal) for goal in range(PLACES) if goals[goal] < FAR and goal != self.origin]
            return [Question(seat, ASK_MOVE_TO, options, [power, self.origin])] if options else []
        options = []
        for place in pos.places_of(power):
            if may_move_from(pos, power, place):
                options.append(FROM.of(place))
        if not options:
            return []
        options.append(END_MOVES.of())
        return [Question(seat, ASK_MOVE, options, [power])]

    def _unit_options(self, pos: GreatWar) -> list[int]:
        options: list[int] = []
        total = 0
        for entry in movable(pos, self.power, self.origin, self.goal):
            option = MOVE.of(kind_of(entry))
            total += count_of(entry)
            if option not in options:
                options.append(option)
        if total > 1:
            options.append(MOVE_ALL.of())
        if self.has_moved != NOT_MOVED and options:
            options.append(MOVE_DONE.of())
        return options

    def apply(self, pos: GreatWar, seat: int, action: int) -> None:
        if END_MOVES.has(action):
            pos.pop()
        elif FROM.has(action):
            self.origin = FROM.target(action)
        elif TO.has(action):
            self.goal = TO.target(action)
            self.has_moved = NOT_MOVED
        elif MOVE.has(action):
            self._move_one(pos, MOVE.target(action))
        elif MOVE_ALL.has(action):
            for entry in movable(pos, self.power, self.origin, self.goal):
                self._move(pos, entry, count_of(entry))
            self._done(pos)
        elif MOVE_DONE.has(action):
            self._done(pos)
        else:
            self._decide_general(pos, GENERAL_ALONG.has(action))

    def advance(self, pos: GreatWar) -> None:
        if self.goal != NOWHERE:
            self._done(pos)
        elif self.origin != NOWHERE:
            self.origin = NOWHERE
        else:
            pos.pop()

    def why_not(self, pos: GreatWar, seat: int, action: int) -> Said | None:
        alliance = pos.alliance[self.power]
        if TO.has(action) and pos.side(TO.target(action)) != alliance and TO.target(action) < PROVINCES:
            return Said(NOT_OURS, [TO.target(action)])
        if FROM.has(action) or TO.has(action):
            return Said(NO_POINTS_LEFT)
        return None

    def _move_one(self, pos: GreatWar, kind: int) -> None:
        """One unit of a kind goes, one with the fewest points that suffice."""
        for entry in movable(pos, self.power, self.origin, self.goal):
            if kind_of(entry) == kind:
                self._move(pos, entry, 1)
                return

    def _move(self, pos: GreatWar, entry: int, count: int) -> None:
        kind = kind_of(entry)
        cost = cost_of(pos, entry, self.origin, self.goal)
        pos.remove(self.origin, entry, count)
        pos.add(self.goal, with_points(with_count(entry, count), points_of(entry) - cost))
        self.has_moved = MARCHED if is_land(kind) else max(self.has_moved, SAILED)
        piece = piece_of(self.power, kind)
        if self.origin < PROVINCES and pos.content.is_america[self.origin]:
            pos.tell(SHIPS_CROSSED, [piece, count, self.goal])
        else:
            pos.tell(MOVED, [piece, count, self.origin, self.goal])
        calm(pos, self.goal, kind)

    def _done(self, pos: GreatWar) -> None:
        """10.4r81  A general may go along one province, once per turn; left alone he is free."""
        origin, goal = self.origin, self.goal
        if (
            self.has_moved == MARCHED
            and origin < PROVINCES
            and goal < PROVINCES
            and pos.content.has_border(goal, origin)
        ):
            general = commanding(pos, origin)
            if general != NOBODY and not pos.general_moved[general] and pos.land_units_of(goal, self.power) > 0:
                self.general = general
                self.has_moved = NOT_MOVED
                return
        self._close(pos)

    def _decide_general(self, pos: GreatWar, goes: bool) -> None:
        if goes:
            pos.general_at[self.general] = self.goal
            pos.general_moved[self.general] = True
            pos.tell(GENERAL_MOVED, [self.general, self.goal])
        self.general = NOBODY
        self._close(pos)

    def _close(self, pos: GreatWar) -> None:
        if self.origin < PROVINCES:
            pos.release_generals(self.origin)
        self.origin = NOWHERE
        self.goal = NOWHERE
        self.has_moved = NOT_MOVED


def commanding(pos: GreatWar, province: int) -> int:
    """6.6r38  The general whose units move: he who commands the province."""
    return pos.general_in(province)


def is_movable(entry: int) -> bool:
    """10.3, 10.4r80  Points left; ships that retreated lie still, and nobody but ships moves in America."""
    return points_of(entry) > 0 and (is_land(kind_of(entry)) or turned_of(entry) == 0)


def may_move_from(pos: GreatWar, power: int, place: int) -> bool:
    """Whether something of this power has a place to go to."""
    has_land, has_ship = False, False
    for entry in pos.units[place]:
        if power_of(entry) == power and is_movable(entry):
            if is_ship(kind_of(entry)):
                has_ship = True
            else:
                has_land = True
    if has_land and not pos.content.is_america[place]:
        alliance = pos.alliance[power]
        for other in pos.content.near[place]:
            if pos.side(other) == alliance and may_share(pos, power, other):
                return True
    return has_ship and may_sail_from(pos, power, place)


def may_sail_from(pos: GreatWar, power: int, place: int) -> bool:
    """Whether ships have somewhere to go; mostly the next zone tells."""
    alliance = pos.alliance[power]
    if place >= PROVINCES:
        for port in pos.content.ports_of[place]:
            if pos.side(port) == alliance and may_share(pos, power, port):
                return True
    is_remote = pos.content.is_remote[place]  # from there the next zone may cost more than the points that are left
    if not is_remote:
        for zone in next_zones(pos, place, alliance) if place >= PROVINCES else pos.content.port_seas[place]:
            if may_stay(pos, zone, alliance, CRUISER) and may_share(pos, power, zone):
                return True
        if not pos.is_on(SUBMARINES) and not (place < PROVINCES and pos.content.is_america[place]):
            return False
    goals = goals_from(pos, power, place)
    for goal in range(PLACES):
        if goals[goal] < FAR and goal != place:
            return True
    return False


def movable(pos: GreatWar, power: int, origin: int, goal: int) -> list[int]:
    """The entries that can go from one place to the other."""
    found: list[int] = []
    for entry in pos.units[origin]:
        if power_of(entry) == power and is_movable(entry):
            if cost_of(pos, entry, origin, goal) <= points_of(entry):
                found.append(entry)
    return found


def cost_of(pos: GreatWar, entry: int, origin: int, goal: int) -> int:
    """The points of the shortest way; FAR if there is none."""
    power, kind, points = power_of(entry), kind_of(entry), points_of(entry)
    if is_land(kind):
        return land_cost(pos, power, origin, goal)
    if origin < PROVINCES and pos.content.is_america[origin]:
        return crossing_cost(pos, power, kind, goal, points)
    ways = distances(pos, origin, pos.alliance[power], kind, points, False)
    return ship_cost(pos, power, kind, ways, goal, points)


def land_cost(pos: GreatWar, power: int, origin: int, goal: int) -> int:
    """10.4r80  One province, or two with one of the alliance between them."""
    content, alliance = pos.content, pos.alliance[power]
    if goal >= PROVINCES or origin >= PROVINCES or pos.side(goal) != alliance or not may_share(pos, power, goal):
        return FAR
    if content.has_border(goal, origin):
        return 1
    for middle in content.near[goal]:
        if content.has_border(middle, origin) and pos.side(middle) == alliance and may_share(pos, power, middle):
            return 2
    return FAR


def ship_cost(pos: GreatWar, power: int, kind: int, ways: list[int], goal: int, points: int) -> int:
    """8.2r65, 10.4r80  The points to a place where these ships may end their move, by those to every zone; or FAR."""
    if not may_share(pos, power, goal):
        return FAR
    alliance = pos.alliance[power]
    if goal >= PROVINCES:
        cost = ways[goal - PROVINCES]
        return cost if cost <= points and may_stay(pos, goal, alliance, kind) else FAR
    least = FAR
    if pos.side(goal) == alliance:
        for zone in pos.content.port_seas[goal]:
            cost = ways[zone - PROVINCES]
            if cost < points and cost < least and may_share(pos, power, zone):
                least = cost + 1
    return least


def crossing_cost(pos: GreatWar, power: int, kind: int, goal: int, points: int) -> int:
    """5.8r33  The ships of the USA come over the ocean with all their points; or FAR."""
    if not may_share(pos, power, goal):
        return FAR
    alliance, arrival = pos.alliance[power], pos.content.arrival_seas
    if goal >= PROVINCES:
        return points if goal in arrival and may_stay(pos, goal, alliance, kind) else FAR
    if pos.side(goal) == alliance:
        for zone in pos.content.port_seas[goal]:
            if zone in arrival and pos.side(zone) != 1 - alliance:
                return points
    return FAR


def goals_from(pos: GreatWar, power: int, origin: int) -> list[int]:
    """For every place the fewest points with which something can go there from the origin; FAR for none."""
    goals = [FAR] * PLACES
    most_on_land = 0
    most_at_sea = [0] * UNITS
    for entry in pos.units[origin]:
        kind = kind_of(entry)
        if power_of(entry) != power or not is_movable(entry):
            continue
        if is_land(kind):
            most_on_land = max(most_on_land, points_of(entry))
        else:
            most_at_sea[kind] = max(most_at_sea[kind], points_of(entry))
    for kind in range(UNITS):
        if most_at_sea[kind] > 0:
            _add_ship_goals(pos, power, kind, origin, most_at_sea[kind], goals)
    if most_on_land > 0 and origin < PROVINCES and not pos.content.is_america[origin]:
        for other in pos.content.near[origin]:
            _add_land_goal(pos, power, origin, other, most_on_land, goals)
            if most_on_land > 1:
                for far in pos.content.near[other]:
                    _add_land_goal(pos, power, origin, far, most_on_land, goals)
    return goals


def _add_ship_goals(pos: GreatWar, power: int, kind: int, origin: int, points: int, goals: list[int]) -> None:
    content = pos.content
    if origin < PROVINCES and content.is_america[origin]:
        for zone in content.arrival_seas:
            goals[zone] = min(goals[zone], crossing_cost(pos, power, kind, zone, points))
            for port in content.ports_of[zone]:
                goals[port] = min(goals[port], crossing_cost(pos, power, kind, port, points))
        return
    ways = distances(pos, origin, pos.alliance[power], kind, points, False)
    for zone in range(PROVINCES, PLACES):
        if ways[zone - PROVINCES] <= points:
            goals[zone] = min(goals[zone], ship_cost(pos, power, kind, ways, zone, points))
            for port in content.ports_of[zone]:
                goals[port] = min(goals[port], ship_cost(pos, power, kind, ways, port, points))


def _add_land_goal(pos: GreatWar, power: int, origin: int, goal: int, points: int, goals: list[int]) -> None:
    if goals[goal] == FAR and goal != origin:
        cost = land_cost(pos, power, origin, goal)
        if cost <= points:
            goals[goal] = cost
