"""The map out of the content files: provinces, seas, and the ways of ships."""

from hatalom.core.boxfaults import BadBox, check_limits
from hatalom.core.content import Table
from hatalom.core.numbers import bit, numbers_of
from hatalom.games.great_war.board import (
    AREA_IDS,
    BORDER,
    BORDER_MOUNTAIN,
    BORDER_RIVER,
    NO_PASSAGE,
    Content,
    Passage,
    number_table,
    place_table,
    places_from,
)
from hatalom.games.great_war.faults import BadGreatWar
from hatalom.games.great_war.load.names import places_of, power_of
from hatalom.games.great_war.names import (
    NOBODY,
    PLACE,
    PLACE_COUNT,
    PLACES,
    POWER_COUNT,
    POWERS,
    PROVINCE_COUNT,
    PROVINCES,
    ZONES,
    Place,
)


def load_land(content: Content, table: Table) -> None:
    for number, row in zip(PROVINCES, table["land"], strict=True):
        if PLACE.ids[number] != row["id"]:
            raise BadBox("other-id", key=f"map.land.{number}", known=PLACE.ids[number], found=row["id"])
        country = power_of(row["country"], row["id"])
        content.country[number] = country if country < POWER_COUNT else NOBODY
        content.industry[number] = check_limits(f"map.land.{row['id']}.ip", row["ip"], 0, 9)
        content.is_port[number] = row.get("port", False)
        content.is_fortress[number] = row.get("fortress", False)
        content.is_mountain[number] = row.get("mountain", False)
        content.is_colony[number] = row.get("colony", False)
        content.is_europe[number] = row["europe"]
        content.is_open[number] = row.get("attackable", True)
        content.is_america[number] = row.get("america", False)
        if "area" in row:
            content.area[number] = AREA_IDS.index(row["area"])
        content.seas[number] = places_from(sorted(places_of(row.get("seas", []), row["id"])))
        content.port_seas[number] = places_from(sorted(places_of(row.get("port_seas", []), row["id"])))
        for neighbour in places_of(row.get("touches", []), row["id"]):
            content.is_beside_closed[neighbour] = True
    near: list[list[Place]] = [[] for _ in PLACES]
    for row in table["borders"]:
        first, second = places_of([row["a"], row["b"]], "map.borders")
        for one, other in ((first, second), (second, first)):
            bits = BORDER
            if row.get("river", False):
                bits |= BORDER_RIVER
            if PLACE.ids[one] in row.get("mountain_for", []):
                bits |= BORDER_MOUNTAIN
            content.border[PROVINCE_COUNT * one + other] = bits
            near[one].append(other)
    content.near = place_table(sorted(places) for places in near)
    content.core = place_table([[p for p in PROVINCES if content.country[p] == power] for power in POWERS])
    for province in PROVINCES:
        beside = content.near[province]
        around = sorted({*beside, *(far for other in beside for far in content.near[other])} - {province})
        content.around[province] = places_from(around)
        for origin in (province, *around):
            middles = [middle for middle in beside if origin in content.near[middle]]
            content.middles[PROVINCE_COUNT * province + origin] = places_from(middles)


def load_seas(content: Content, table: Table) -> None:
    for number, row in zip(ZONES, table["map"]["seas"], strict=True):
        if PLACE.ids[number] != row["id"]:
            raise BadBox("other-id", key=f"map.seas.{number}", known=PLACE.ids[number], found=row["id"])
        content.is_remote[number] = row.get("advanced_only", False)
        content.is_minus_one[number] = row.get("minus_one", False)
        content.is_atlantic[number] = row.get("atlantic", False)
    for province in PROVINCES:
        for zone in content.port_seas[province]:
            if zone not in content.seas[province]:
                raise BadGreatWar("port", key=f"map.land.{PLACE.ids[province]}", found=PLACE.ids[province])
    borders = [places_of([row["a"], row["b"]], "map.sea_borders") for row in table["map"]["sea_borders"]]
    for zone in ZONES:
        coast = [province for province in PROVINCES if zone in content.seas[province]]
        content.near[zone] = places_from(coast)
        content.is_coastal[zone] = bool(coast)
        content.ports_of[zone] = places_from(p for p in PROVINCES if zone in content.port_seas[p])
        beyond = [second if first == zone else first for first, second in borders if zone in (first, second)]
        content.seas[zone] = places_from(sorted(beyond))
    passages_of: dict[Place, list[int]] = {zone: [] for zone in ZONES}
    for row in table["passages"]:
        first, second = places_of(row["seas"], row["id"])
        for zone in (first, second):
            passages_of[zone].append(len(content.passages))
        controllers = places_from(places_of(row["controllers"], row["id"]))
        cost = row.get("movement_points", 1)
        content.passages.append(Passage(controllers, first, second, cost, row.get("advanced_only", False)))
    for zone in ZONES:
        ways = [(other, 1, NO_PASSAGE) for other in content.seas[zone]]
        for index in passages_of[zone]:
            passage = content.passages[index]
            ways.append((passage.second if passage.first == zone else passage.first, passage.cost, index))
        content.way_to[zone] = places_from(other for other, _, _ in ways)
        content.way_cost[zone] = numbers_of(cost for _, cost, _ in ways)
        content.way_passage[zone] = numbers_of(index for _, _, index in ways)
        own = bit(zone - PROVINCE_COUNT)
        content.all_zones |= own
        content.home_zones |= 0 if content.is_remote[zone] else own
        content.coastal_zones |= own if content.is_coastal[zone] else 0
    content.least_points = number_table(_least_points(content, place) for place in PLACES)
    content.atlantic = places_from(zone for zone in ZONES if content.is_atlantic[zone])
    content.boxes = places_from(sorted(places_of(table["america"]["boxes"], "america")))
    content.arrival_seas = places_from(sorted(places_of(table["america"]["ships_arrive_at_seas"], "america")))


def _least_points(content: Content, start: Place) -> list[int]:
    """8.2r65  Entering a zone costs a point, a passage what it says; leaving a port costs none."""
    least = [PLACE_COUNT] * (PLACE_COUNT - PROVINCE_COUNT)
    queue = [(start, 0)] if start >= PROVINCE_COUNT else [(zone, 1) for zone in content.port_seas[start]]
    while queue:
        zone, cost = queue.pop(0)
        if cost < least[zone - PROVINCE_COUNT]:
            least[zone - PROVINCE_COUNT] = cost
            queue += [(o, cost + c) for o, c in zip(content.way_to[zone], content.way_cost[zone], strict=True)]
    return least
