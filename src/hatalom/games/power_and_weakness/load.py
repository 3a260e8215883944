"""Loading: the TOML files become one Content object; an overlay is checked before it counts."""

from collections import ChainMap
from collections.abc import Mapping
from typing import Any

from hatalom.core.action import Kind
from hatalom.core.boxfaults import check_limits, check_sum
from hatalom.core.content import ContentFiles, Table, Total
from hatalom.core.overlay import overlaid
from hatalom.games.power_and_weakness.board import Content
from hatalom.games.power_and_weakness.names import (
    MARKER,
    REGION,
    REGION_COUNT,
    TILE,
    TIME_VALUES,
    Region,
)

FILES = ContentFiles(
    "hatalom.games.power_and_weakness",
    ("game", "tiles", "map"),
    links=("map.connections",),
    fixed=(
        "game.players",
        "game.first_cycle.kind",
        "game.first_cycle.uses_time_tile",
        "time_tiles.min",
        "time_tiles.max",
        "time_tiles.total",
        "region_markers.total",
        "region_markers.on_board",
        "region_markers.set_aside",
        "grey_cubes",
        "score_track",
        "totals",
        "region_markers.kinds.*.colour",
        "map.regions.*.part",
        "map.connections.*.kind",
        "map.map_edges",
    ),
    words={"action_tiles.*.recruit.choice": ["two_knights_or_two_mages"]},
    totals=(
        Total("action_tiles.*.count", 40, "2.4"),
        Total("region_markers.kinds.*.count", 18, "2.5"),
        Total("time_tiles.counts.*", 11, "2.7"),
    ),
)
MOST_UNITS = 16
MOST_CUBES = 8


def load(overlay: Table | None = None) -> Content:
    table = FILES.load()
    if overlay:
        table = overlaid(table, overlay, FILES)
    regions = _rows(table["map"]["regions"], REGION)
    markers = _rows(table["region_markers"]["kinds"], MARKER)
    tiles = _rows(table["action_tiles"], TILE)
    content = Content(
        links=[(_region(row["a"]), _region(row["b"])) for row in table["map"]["connections"]],
        coastal=[row["coastal"] for row in regions],
        marker_count=[row["count"] for row in markers],
        tile_count=[row["count"] for row in tiles],
        recruit=[_recruit(row) for row in tiles],
        recruit_choice=["choice" in row.get("recruit", {}) for row in tiles],
        time_count=[table["time_tiles"]["counts"].get(str(value), 0) for value in range(TIME_VALUES)],
        numbers=_numbers(table),
    )
    _check(content)
    return content


def _rows(rows: list[dict[str, Any]], kind: Kind) -> list[dict[str, Any]]:
    by_id = {row["id"]: row for row in rows}
    return [by_id[name] for name in kind.ids]


def _region(name: str) -> Region:
    return Region(REGION.numbers[name])


def _recruit(row: dict[str, Any]) -> list[int]:
    recruit = row.get("recruit", {})
    return [recruit.get("mages", 0), recruit.get("knights", 0)]


def _numbers(table: Table) -> Mapping[str, int]:
    reserve = table["setup"]["reserve_each"]
    derived = {
        "units_each": min(row["per_player"] for row in table["units"]),
        "start_mages": reserve["mage"],
        "start_knights": reserve["knight"],
    }
    return ChainMap(derived, table["game"], table["game"]["first_cycle"])


def _check(content: Content) -> None:
    """What no overlay may break: there must be enough of everything to play."""
    check_limits("units.*.per_player", content.units_each, 1, MOST_UNITS)
    check_limits("setup.reserve_each.mage", content.start_mages, 0, content.units_each)
    check_limits("setup.reserve_each.knight", content.start_knights, 0, content.units_each)
    check_sum("region_markers.kinds.*.count", content.marker_count, REGION_COUNT, 99)
    check_sum("action_tiles.*.count", content.tile_count, content.first_display, 999)
    check_sum("time_tiles.counts.*", content.time_count, 1, 99)
    check_limits("game.first_cycle.hourglass_cubes", content.first_cycle_cubes, 1, MOST_CUBES)
    check_limits("game.actions_per_turn", content.actions_per_turn, 1, 9)
    check_limits("game.first_turn_actions_if_vp_tied", content.first_turn_actions, 1, 9)
    check_limits("game.win_points", content.win_points, 1, 99)
