"""10, 5.8  Which units can still move, where to, and what it costs."""

from mypy_extensions import i64

from hatalom.core.numbers import Numbers
from hatalom.core.vecs import append, vec
from hatalom.games.great_war.names import (
    CRUISER,
    PLACE_COUNT,
    PLACES,
    PROVINCE_COUNT,
    SUBMARINES,
    UNIT_COUNT,
    UNITS,
    ZONES,
    Place,
    Power,
    Unit,
    is_land,
    is_ship,
)
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.rules.romania_russia import may_share
from hatalom.games.great_war.rules.sea_ways import FAR, distances, may_stay, next_zones
from hatalom.games.great_war.units import Entry, Troops, kind_of, points_of, power_of, turned_of


def is_movable(entry: Entry) -> bool:
    """10.3, 10.4r80  Points left; ships that retreated lie still, and nobody but ships moves in America."""
    return points_of(entry) > 0 and (is_land(kind_of(entry)) or turned_of(entry) == 0)


def may_move_from(pos: GreatWar, power: Power, place: Place) -> bool:
    """Whether something of this power has a place to go to."""
    has_land, has_ship = False, False
    for entry in pos.units[place]:
        if power_of(entry) == power and is_movable(entry):
            if is_ship(kind_of(entry)):
                has_ship = True
            else:
                has_land = True
    if has_land:
        alliance = pos.alliance[power]
        for other in pos.content.near[place]:
            if pos.side(other) == alliance and may_share(pos, power, other):
                return True
    return has_ship and may_sail_from(pos, power, place)


def may_sail_from(pos: GreatWar, power: Power, place: Place) -> bool:
    """Whether ships have somewhere to go; usually it is enough to look at the next zone."""
    alliance = pos.alliance[power]
    if place >= PROVINCE_COUNT:
        for port in pos.content.ports_of[place]:
            if pos.side(port) == alliance and may_share(pos, power, port):
                return True
    is_remote = pos.content.is_remote[place]  # from there the next zone may cost more than the points that are left
    if not is_remote:
        for zone in next_zones(pos, place, alliance) if place >= PROVINCE_COUNT else pos.content.port_seas[place]:
            if may_stay(pos, zone, alliance, CRUISER) and may_share(pos, power, zone):
                return True
        if not pos.is_on(SUBMARINES) and not (place < PROVINCE_COUNT and pos.content.is_america[place]):
            return False
    goals = goals_from(pos, power, place)
    for goal in PLACES:
        if goals[goal] < FAR and goal != place:
            return True
    return False


def movable(pos: GreatWar, power: Power, origin: Place, goal: Place) -> Troops:
    """The entries that can go from one place to the other."""
    found = vec[Entry]()
    for entry in pos.units[origin]:
        if power_of(entry) == power and is_movable(entry):
            if cost_of(pos, entry, origin, goal) <= points_of(entry):
                found = append(found, entry)
    return found


def cost_of(pos: GreatWar, entry: Entry, origin: Place, goal: Place) -> i64:
    """The points of the shortest way; FAR if there is none."""
    power, kind, points = power_of(entry), kind_of(entry), points_of(entry)
    if is_land(kind):
        return land_cost(pos, power, origin, goal)
    if origin < PROVINCE_COUNT and pos.content.is_america[origin]:
        return crossing_cost(pos, power, kind, goal, points)
    ways = distances(pos, origin, pos.alliance[power], kind, points, False)
    return ship_cost(pos, power, kind, ways, goal, points)


def land_cost(pos: GreatWar, power: Power, origin: Place, goal: Place) -> i64:
    """10.4r80  One province, or two with one of the alliance between them."""
    content, alliance = pos.content, pos.alliance[power]
    if goal >= PROVINCE_COUNT or pos.side(goal) != alliance or not may_share(pos, power, goal):
        return FAR
    if content.has_border(goal, origin):
        return 1
    for middle in content.between(goal, origin):
        if pos.side(middle) == alliance and may_share(pos, power, middle):
            return 2
    return FAR


def ship_cost(pos: GreatWar, power: Power, kind: Unit, ways: Numbers, goal: Place, points: i64) -> i64:
    """8.2r65, 10.4r80  The points to a place where these ships may end a move, or FAR; `ways` has those to zones."""
    if not may_share(pos, power, goal):
        return FAR
    alliance = pos.alliance[power]
    if goal >= PROVINCE_COUNT:
        cost = ways[goal - PROVINCE_COUNT]
        return cost if may_stay(pos, goal, alliance, kind) else FAR
    least: i64 = FAR
    if pos.side(goal) == alliance:
        for zone in pos.content.port_seas[goal]:
            cost = ways[zone - PROVINCE_COUNT]
            if cost < points and cost < least and may_share(pos, power, zone):
                least = cost + 1
    return least


def crossing_cost(pos: GreatWar, power: Power, kind: Unit, goal: Place, points: i64) -> i64:
    """5.8r33  The ships of the USA come over the ocean with all their points; or FAR."""
    if not may_share(pos, power, goal):
        return FAR
    alliance, arrival = pos.alliance[power], pos.content.arrival_seas
    if goal >= PROVINCE_COUNT:
        return points if goal in arrival and may_stay(pos, goal, alliance, kind) else FAR
    if pos.side(goal) == alliance:
        for zone in pos.content.port_seas[goal]:
            if zone in arrival and pos.side(zone) != 1 - alliance:
                return points
    return FAR


def goals_from(pos: GreatWar, power: Power, origin: Place) -> Numbers:
    """For every place the fewest points with which something can go there from the origin; FAR for none."""
    goals = vec[i64]([FAR] * PLACE_COUNT)
    most_on_land: i64 = 0
    most_at_sea = [0] * UNIT_COUNT
    for entry in pos.units[origin]:
        kind = kind_of(entry)
        if power_of(entry) != power or not is_movable(entry):
            continue
        if is_land(kind):
            most_on_land = max(most_on_land, points_of(entry))
        else:
            most_at_sea[kind] = max(most_at_sea[kind], points_of(entry))
    for kind in UNITS:
        if most_at_sea[kind] > 0:
            _add_ship_goals(pos, power, kind, origin, most_at_sea[kind], goals)
    if most_on_land > 0:  # land units stand in provinces only, and from America no way leads over land
        _add_land_goals(pos, power, origin, most_on_land, goals)
    return goals


def _add_ship_goals(pos: GreatWar, power: Power, kind: Unit, origin: Place, points: i64, goals: Numbers) -> None:
    content = pos.content
    if origin < PROVINCE_COUNT and content.is_america[origin]:
        for zone in content.arrival_seas:
            goals[zone] = min(goals[zone], crossing_cost(pos, power, kind, zone, points))
            for port in content.ports_of[zone]:
                goals[port] = min(goals[port], crossing_cost(pos, power, kind, port, points))
        return
    ways = distances(pos, origin, pos.alliance[power], kind, points, False)
    for zone in ZONES:
        if ways[zone - PROVINCE_COUNT] <= points:
            goals[zone] = min(goals[zone], ship_cost(pos, power, kind, ways, zone, points))
            for port in content.ports_of[zone]:
                goals[port] = min(goals[port], ship_cost(pos, power, kind, ways, port, points))


def _add_land_goals(pos: GreatWar, power: Power, origin: Place, points: i64, goals: Numbers) -> None:
    """10.4r80  The provinces beside the origin, and with two points those behind them; see `land_cost`."""
    near, alliance = pos.content.near, pos.alliance[power]
    middles: list[Place] = []
    for middle in near[origin]:
        if pos.side(middle) == alliance and may_share(pos, power, middle):
            middles.append(middle)
            if goals[middle] == FAR:
                goals[middle] = 1
    if points > 1:
        for middle in middles:
            for goal in near[middle]:
                if goals[goal] == FAR and goal != origin and pos.side(goal) == alliance and may_share(pos, power, goal):
                    goals[goal] = 2
