"""Loading: the TOML files become one Content object; an overlay is checked before it counts."""

from collections import ChainMap
from typing import Any

from hatalom.core.action import Kind
from hatalom.core.boxfaults import BadBox, check_limits, check_sum
from hatalom.core.content import ContentFiles, Table, Total
from hatalom.core.numbers import bit
from hatalom.core.overlay import overlaid
from hatalom.games.heads_of_state.board import NO_BOX, RANK_STEP, Content
from hatalom.games.heads_of_state.faults import BadHeadsOfState
from hatalom.games.heads_of_state.names import (
    AREA,
    AREAS,
    ATTRIBUTE,
    BOX,
    COUNTRIES,
    COUNTRY,
    COURTESAN,
    MOST_SEATS,
    NOBLE,
    TREACHERY,
    Attribute,
    Country,
    Noble,
)

FILES = ContentFiles(
    "hatalom.games.heads_of_state",
    ("game", "cards", "board"),
    fixed=("game.players_min", "game.players_max", "score_track", "totals", "countries.*.colour", "boxes.*.area"),
    words={
        "nobles.*.cost": ATTRIBUTE.ids,
        "treachery.*.countries": COUNTRY.ids,
        "areas.*.country": COUNTRY.ids,
        "boxes.*.noble": ["", *NOBLE.ids],
    },
    totals=(
        Total("nobles.*.cards", 70, "2.3"),
        Total("nobles.*.tiles_per_player", 32, "2.3"),
        Total("attributes.*.*", 100, "2.3"),
        Total("treachery.*.count", 29, "2.3"),
    ),
)
MOST_POINTS = RANK_STEP - 1
PLAYER_COUNTS = range(2, MOST_SEATS + 1)


def load(overlay: Table | None = None) -> Content:
    table = FILES.load()
    if overlay:
        table = overlaid(table, overlay, FILES)
    nobles = _rows(table["nobles"], NOBLE)
    attributes = _rows(table["attributes"], ATTRIBUTE)
    treachery = _rows(table["treachery"], TREACHERY)
    countries = _rows(table["countries"], COUNTRY)
    areas = _rows(table["areas"], AREA)
    boxes = _rows(table["boxes"], BOX)
    content = Content(
        box_noble=[Noble(_number(row["noble"], NOBLE, row["id"])) if row["noble"] else NO_BOX for row in boxes],
        box_influence=_influence(table["influence"], areas),
        area_country=[Country(_number(row["country"], COUNTRY, row["id"])) for row in areas],
        is_capital=[row["capital"] for row in areas],
        hex_points=[row["hex"] for row in areas],
        costs=[[Attribute(_number(name, ATTRIBUTE, row["id"])) for name in row["cost"]] for row in nobles],
        courtesan_allowed=[row["courtesan_allowed"] for row in nobles],
        noble_tiles=[row["tiles_per_player"] for row in nobles],
        noble_cards=[row["cards"] for row in nobles],
        final_points=[row["final_points"] for row in nobles],
        attribute_counts=[_deck(attributes, players) for players in range(MOST_SEATS + 1)],
        treachery_count=[row["count"] for row in treachery],
        treachery_countries=[
            sum(bit(_number(name, COUNTRY, row["id"])) for name in row["countries"]) for row in treachery
        ],
        bag_draw=[row["bag_draw"] for row in treachery],
        square_points=[row[key] for row in countries for key in ("square_first", "square_second")],
        round_points=[row[key] for row in countries for key in ("round_first", "round_second")],
        large_points=[_by_players(table["large_round"], players) for players in range(MOST_SEATS + 1)],
        first_draws=[_by_players(table["first_turn"], players) for players in range(MOST_SEATS + 1)],
        numbers=ChainMap(table["game"], table["limits"], table["assassination"]),
    )
    _check(content)
    return content


def _rows(rows: list[dict[str, Any]], kind: Kind) -> list[dict[str, Any]]:
    by_id = {row["id"]: row for row in rows}
    return [by_id[name] for name in kind.ids]


def _number(name: str, kind: Kind, where: str) -> int:
    number = kind.parse(name)
    if number < 0:
        raise BadBox("unknown-thing", key=where, kind=kind.name, found=name, known=", ".join(kind.ids))
    return number


def _influence(values: Table, areas: list[Table]) -> list[int]:
    """11.4.2r1  The value belongs to the box: by capital or province, upper or lower."""
    return [
        values[f"{'capital' if area['capital'] else 'province'}_{place}"]
        for area in areas
        for place in ("upper", "lower")
    ]


def _deck(attributes: list[Table], players: int) -> list[int]:
    """4.2  Cards marked with a number above that of the players stay in the box."""
    marks = ["base", *(f"m{count}" for count in range(3, players + 1))]
    return [sum(row[mark] for mark in marks) for row in attributes]


def _by_players(table: Table, players: int) -> list[int]:
    numbers: list[int] = table.get(f"players_{players}", [])
    return numbers


def _check(content: Content) -> None:
    """What no overlay may break: the game must be playable to its end, and every tie decided."""
    for players in PLAYER_COUNTS:
        held = players * content.attribute_limit_century
        needed = held + content.revolution_attributes + content.attribute_display + content.refresh_min
        check_sum("attributes.*.*", content.attribute_counts[players], needed, 999)
        if len(content.first_draws[players]) != players:
            raise BadHeadsOfState("first-turn", key=f"first_turn.players_{players}", n=players)
    needed = MOST_SEATS * content.treachery_limit + content.option_2_treachery + content.treachery_display
    check_sum("treachery.*.count", content.treachery_count, needed, 999)
    check_limits("game.own_cubes", content.own_cubes, 0, 9)
    check_limits("game.target_cubes", content.target_cubes, 0 if content.own_cubes else 1, 9)
    for noble, cost in enumerate(content.costs):
        if not cost or len(set(cost)) != len(cost) or COURTESAN in cost:
            raise BadHeadsOfState("cost", key=f"nobles.{NOBLE.ids[noble]}.cost", found=NOBLE.ids[noble])
        if content.final_points[noble] % 2:
            raise BadHeadsOfState("uneven", key=f"nobles.{NOBLE.ids[noble]}.final_points", found=NOBLE.ids[noble])
    for area in AREAS:
        upper, lower = content.box_noble[2 * area], content.box_noble[2 * area + 1]
        if upper == NO_BOX or (lower != NO_BOX and lower <= upper):
            raise BadHeadsOfState("upper-box", key="boxes", found=AREA.ids[area])
    for country in COUNTRIES:
        points = [content.hex_points[area] for area in content.country_areas[country]]
        if not points or len(set(points)) != len(points) or not 0 <= min(points) <= max(points) <= MOST_POINTS:
            raise BadHeadsOfState("hexagons", key="areas", found=COUNTRY.ids[country], most=MOST_POINTS)
