"""The map out of the content files: provinces, seas, and the ways of ships."""

from hatalom.core.boxfaults import BadBox, check_limits
from hatalom.core.content import Table
from hatalom.games.great_war.board import (
    AREA_IDS,
    BORDER,
    BORDER_MOUNTAIN,
    BORDER_RIVER,
    NO_PASSAGE,
    Content,
    Passage,
)
from hatalom.games.great_war.faults import BadGreatWar
from hatalom.games.great_war.load.names import places_of, power_of
from hatalom.games.great_war.names import (
    NOBODY,
    PLACE,
    PLACE_COUNT,
    PLACES,
    POWER_COUNT,
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
        content.seas[number] = sorted(places_of(row.get("seas", []), row["id"]))
        content.port_seas[number] = sorted(places_of(row.get("port_seas", []), row["id"]))
        if country < POWER_COUNT:
            content.core[country].append(number)
        for neighbour in places_of(row.get("touches", []), row["id"]):
            content.is_beside_closed[neighbour] = True
    for row in table["borders"]:
        first, second = places_of([row["a"], row["b"]], "map.borders")
        for one, other in ((first, second), (second, first)):
            bits = BORDER
            if row.get("river", False):
                bits |= BORDER_RIVER
            if PLACE.ids[one] in row.get("mountain_for", []):
                bits |= BORDER_MOUNTAIN
            content.border[PROVINCE_COUNT * one + other] = bits
            content.near[one].append(other)
    for places in content.near:
        places.sort()
    for province in PROVINCES:
        near = content.near[province]
        content.around[province] = sorted({*near, *(far for other in near for far in content.near[other])} - {province})


def load_seas(content: Content, table: Table) -> None:
    for number, row in zip(ZONES, table["map"]["seas"], strict=True):
        if PLACE.ids[number] != row["id"]:
            raise BadBox("other-id", key=f"map.seas.{number}", known=PLACE.ids[number], found=row["id"])
        content.is_remote[number] = row.get("advanced_only", False)
        content.is_minus_one[number] = row.get("minus_one", False)
        content.is_atlantic[number] = row.get("atlantic", False)
    for province in PROVINCES:
        for zone in content.seas[province]:
            content.near[zone].append(province)
            content.is_coastal[zone] = True
        for zone in content.port_seas[province]:
            if zone not in content.seas[province]:
                raise BadGreatWar("port", key=f"map.land.{PLACE.ids[province]}", found=PLACE.ids[province])
            content.ports_of[zone].append(province)
    for row in table["map"]["sea_borders"]:
        first, second = places_of([row["a"], row["b"]], "map.sea_borders")
        content.seas[first].append(second)
        content.seas[second].append(first)
    for zone in ZONES:
        content.seas[zone].sort()
    passages_of: dict[Place, list[int]] = {zone: [] for zone in ZONES}
    for row in table["passages"]:
        first, second = places_of(row["seas"], row["id"])
        for zone in (first, second):
            passages_of[zone].append(len(content.passages))
        controllers = places_of(row["controllers"], row["id"])
        cost = row.get("movement_points", 1)
        content.passages.append(Passage(controllers, first, second, cost, row.get("advanced_only", False)))
    for zone in ZONES:
        ways = [(other, 1, NO_PASSAGE) for other in content.seas[zone]]
        for index in passages_of[zone]:
            passage = content.passages[index]
            ways.append((passage.second if passage.first == zone else passage.first, passage.cost, index))
        content.way_to[zone] = [other for other, _, _ in ways]
        content.way_cost[zone] = [cost for _, cost, _ in ways]
        content.way_passage[zone] = [index for _, _, index in ways]
        bit = 1 << zone - PROVINCE_COUNT
        content.all_zones |= bit
        content.home_zones |= 0 if content.is_remote[zone] else bit
        content.coastal_zones |= bit if content.is_coastal[zone] else 0
    content.least_points = [_least_points(content, place) for place in PLACES]
    content.atlantic = [zone for zone in ZONES if content.is_atlantic[zone]]
    content.boxes = sorted(places_of(table["america"]["boxes"], "america"))
    content.arrival_seas = sorted(places_of(table["america"]["ships_arrive_at_seas"], "america"))


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
