"""Loading: the TOML files become one Content object; an overlay is checked before it counts."""

from collections import ChainMap
from typing import Any

from hatalom.core.action import Kind
from hatalom.core.boxfaults import BadBox
from hatalom.core.content import ContentFiles, Table
from hatalom.core.numbers import bit
from hatalom.core.overlay import overlaid
from hatalom.games.maria.board import UNREACHED, Arrow, Board, Content, Effect, Icon, Politics
from hatalom.games.maria.faults import BadMaria
from hatalom.games.maria.names import (
    ALL_POWERS,
    ALL_TOWNS,
    AUSTRIA,
    BOHEMIA,
    EFFECT,
    EITHER,
    FLANDERS,
    FORTRESS,
    FRANCE,
    GENERAL,
    ICON,
    INTRODUCTORY,
    LEFT,
    NO_POWER,
    NO_TOWN,
    NOBODY,
    OFF_MAP,
    PC,
    POWER,
    POWERS,
    PRUSSIA,
    REGION,
    RIGHT,
    SILESIA,
    STATUS,
    SUIT,
    TOWN,
    TOWNS,
    TRACK,
    TRAIN,
    EffectKind,
    IconKind,
    Power,
    Region,
    Status,
    Suit,
    Town,
    Track,
    Train,
    general_of,
    train_piece,
)
from hatalom.kit.graph import neighbours_of

MAPS = {"F": FLANDERS, "B": BOHEMIA}
DIRECTIONS = {"left": LEFT, "right": RIGHT, "either": EITHER}
FILES = ContentFiles(
    "hatalom.games.maria",
    ("game", "map", "roads", "pieces", "politics"),
    links=("roads",),
    fixed=("game.players_min", "game.players_max", "sectors.*.map", "sectors.*.lon_*", "sectors.*.lat_*"),
    words={
        "powers.*.income_fortress": ["", *TOWN.ids],
        "setup.*_markers*": TOWN.ids,
        "setup_introductory.unused_generals": GENERAL.ids,
        "setup_introductory.unused_trains": TRAIN.ids,
        "regions.*.map": list(MAPS),
        "regions.*.home_of": ["", *POWER.ids],
        "towns.*.region": REGION.ids,
        "towns.*.fortress": ["", *FORTRESS.ids[1:]],
        "towns.*.sector": "sectors",
        "sectors.*.suit": SUIT.ids,
        "map.core_austria_regions": REGION.ids,
        "generals.*.power": POWER.ids,
        "generals.*.start": TOWN.ids,
        "trains.*.power": POWER.ids,
        "trains.*.start": TOWN.ids,
        "off_map_boxes.*.power": POWER.ids,
        "off_map_boxes.*.arrow_city": TOWN.ids,
        "tracks.*.status": ["", *STATUS.ids],
        "tracks.*.icons.kind": ICON.ids,
        "tracks.*.icons.power": POWER.ids,
        "political_cards.*.arms": POWER.ids,
        "political_cards.*.effects.op": EFFECT.ids,
        "political_cards.*.effects.power": ["", *POWER.ids],
        "political_cards.*.arrows.track": TRACK.ids,
        "political_cards.*.arrows.dir": list(DIRECTIONS),
    },
)


def load(overlay: Table | None = None) -> Content:
    table = FILES.load()
    if overlay:
        table = overlaid(table, overlay, FILES)
    board = _board(table)
    powers = _rows(table["powers"], POWER)
    generals = _rows(table["generals"], GENERAL)
    trains = _rows(table["trains"], TRAIN)
    boxes = {row["power"]: row for row in _rows(table["off_map_boxes"], OFF_MAP)}
    intro = table["setup_introductory"]
    content = Content(
        board=board,
        politics=_politics(table),
        powers={
            key: [int(row[key]) for row in powers] for key in ("major", "income", "opening_hand", "troops", "pool")
        },
        income_town=[_town(row["income_fortress"], row["id"]) for row in powers],
        rank=[row["rank"] for row in generals],
        min_troops=[row["min_troops"] for row in generals],
        piece_power=[_power(row["power"], row["id"]) for row in (*generals, *trains)],
        start=[_town(row["start"], row["id"]) for row in (*generals, *trains)],
        arrow_town=[_town(boxes[name]["arrow_city"], name) if name in boxes else NO_TOWN for name in POWER.ids],
        off_map=[OFF_MAP.numbers[boxes[name]["id"]] if name in boxes else NOBODY for name in POWER.ids],
        start_marker=_start_markers(table["setup"], board),
        unused=[
            *(general_of(_number(name, GENERAL, "setup_introductory")) for name in intro["unused_generals"]),
            *(train_piece(Train(_number(name, TRAIN, "setup_introductory"))) for name in intro["unused_trains"]),
        ],
        introductory_wins=[
            {
                FRANCE: intro["louis_needs_fortresses_in_austria"],
                PRUSSIA: intro["frederick_needs_fortresses_in_austria_or_silesia"],
            }.get(power, 0)
            for power in ALL_POWERS
        ],
        numbers=ChainMap(table["game"], table["income"], table["tactical_deck"]),
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


def _town(name: str, where: str) -> Town:
    return Town(_number(name, TOWN, where)) if name else NO_TOWN


def _power(name: str, where: str) -> Power:
    return Power(_number(name, POWER, where))


def _board(table: Table) -> Board:
    """3.5 to 3.9  A town takes its map and home country from its region, its suit from its sector."""
    towns = _rows(table["towns"], TOWN)
    regions = _rows(table["regions"], REGION)
    sectors = {row["id"]: row for row in table["sectors"]}
    region = [Region(_number(row["region"], REGION, row["id"])) for row in towns]
    roads = [(TOWN.numbers[row["a"]], TOWN.numbers[row["b"]], bool(row.get("main", False))) for row in table["roads"]]
    setup = table["setup"]
    rhenish = [*setup["french_elector_markers"], *setup["austria_pragmatic_elector_markers"]]
    return Board(
        neighbours=_towns_beside([(a, b) for a, b, _ in roads]),
        main=_towns_beside([(a, b) for a, b, main in roads if main]),
        map_of=[MAPS[regions[number]["map"]] for number in region],
        region=region,
        home=[Power(POWER.parse(regions[number]["home_of"])) for number in region],
        suit=[Suit(_number(sectors[row["sector"]]["suit"], SUIT, row["sector"])) for row in towns],
        fortress=[FORTRESS.numbers[row["fortress"] or "none"] for row in towns],
        electors=[Town(number) for number, row in enumerate(towns) if row["elector"]],
        rhenish=[_town(name, "setup") for name in rhenish],
        core_regions=[Region(_number(name, REGION, "map")) for name in table["map"]["core_austria_regions"]],
    )


def _towns_beside(roads: list[tuple[int, int]]) -> list[list[Town]]:
    return [[Town(town) for town in row] for row in neighbours_of(TOWNS, roads)]


def _start_markers(setup: Table, board: Board) -> list[Power]:
    """4.9, 4.12  Rhenish fortresses show France or, for Austria and the Pragmatic Army together, Austria."""
    markers = [NO_POWER] * len(board.forts)
    for key, power in (
        ("prussian_markers_in_silesia", PRUSSIA),
        ("austrian_markers_in_silesia", AUSTRIA),
        ("french_elector_markers", FRANCE),
        ("austria_pragmatic_elector_markers", AUSTRIA),
    ):
        for name in setup[key]:
            fort = board.fort_of[_town(name, f"setup.{key}")]
            if fort == NOBODY:
                raise BadMaria("no-fortress", key=f"setup.{key}", found=name)
            markers[fort] = power
    for fort in board.forts:
        if board.region[board.fort_town[fort]] == SILESIA and markers[fort] == NO_POWER:
            name = TOWN.ids[board.fort_town[fort]]
            raise BadMaria("silesia", key="setup", found=name)
    return markers


def _politics(table: Table) -> Politics:
    tracks = _rows(table["tracks"], TRACK)
    cards = _rows(table["political_cards"], PC)
    return Politics(
        length=[len(row["spaces"]) for row in tracks],
        star=[next(place for place, space in enumerate(row["spaces"]) if space["star"]) for row in tracks],
        status=[Status(_number(space["status"], STATUS, "tracks.saxony")) for space in tracks[0]["spaces"]],
        icons=[
            [
                [
                    Icon(IconKind(_number(icon["kind"], ICON, "tracks")), _power(icon["power"], "tracks"))
                    for icon in space["icons"]
                ]
                for space in row["spaces"]
            ]
            for row in tracks
        ],
        year=[row["year"] for row in cards],
        arms=[sum(bit(_number(name, POWER, row["id"])) for name in row["arms"]) for row in cards],
        effects=[
            [
                Effect(
                    EffectKind(_number(effect["op"], EFFECT, row["id"])),
                    Power(POWER.parse(effect["power"])),
                    effect["n"],
                )
                for effect in row["effects"]
            ]
            for row in cards
        ],
        arrows=[
            [
                Arrow(Track(_number(arrow["track"], TRACK, row["id"])), DIRECTIONS[arrow["dir"]], arrow["n"])
                for arrow in row["arrows"]
            ]
            for row in cards
        ],
    )


def _check(content: Content) -> None:
    """What no overlay may break: all towns hang together, and every power can divide its troops (4.11)."""
    if UNREACHED in content.board.distances(ALL_TOWNS[0]):
        raise BadBox("not-joined", key="roads")
    for power in range(POWERS):
        generals = content.power_generals[power]
        for general in generals:
            if content.min_troops[general] > content.most_troops:
                name = GENERAL.ids[general]
                raise BadMaria("troops-of-general", key="generals", found=name, most=content.most_troops)
        least = sum(content.min_troops[general] for general in generals)
        most = content.most_troops * len(generals)
        if not least <= content.total_troops[power] <= most:
            raise BadMaria("troops-of-power", key="powers", found=POWER.ids[power], low=least, high=most)
    wins = content.introductory_wins
    if min(wins[FRANCE], wins[PRUSSIA]) < 1 or content.turns[INTRODUCTORY] < 1:
        raise BadMaria("introductory", key="setup_introductory")
