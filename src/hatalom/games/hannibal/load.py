"""Loading: the TOML files become one Content object; an overlay is checked before it counts."""

from collections import ChainMap
from typing import Any

from hatalom.core.action import Kind
from hatalom.core.boxfaults import check_limits
from hatalom.core.content import ContentFiles, Table, Total
from hatalom.core.overlay import overlaid
from hatalom.core.question import Seat
from hatalom.games.hannibal.board import Board, Content, Link, Scenario, StartingForce
from hatalom.games.hannibal.faults import BadHannibal
from hatalom.games.hannibal.names import (
    ALPS_PASS,
    BATTLE_CARD,
    BATTLE_CARDS,
    BOTH,
    CARD,
    CARTHAGE,
    CARTHAGE_TRIBE,
    CITY,
    COUNTRY,
    GENERAL,
    NEUTRAL_TRIBE,
    NOBODY,
    NON_ALPS_PASS,
    NORMAL,
    NORMAL_SPACE,
    OFFICE,
    PROVINCE,
    ROME,
    SCENARIO,
    SEAT,
    SPACE,
    SPACES,
    STRAIT,
    TRIBE,
    Country,
    General,
    Province,
    Space,
)

KINDS = {"normal": NORMAL_SPACE, "city": CITY, "tribe": TRIBE}
WAYS = {"normal": NORMAL, "alps_pass": ALPS_PASS, "non_alps_pass": NON_ALPS_PASS, "strait": STRAIT}
MARKERS = {
    "none": NOBODY,
    "rome": ROME,
    "carthage": CARTHAGE,
    "neutral_tribe": NEUTRAL_TRIBE,
    "carthage_tribe": CARTHAGE_TRIBE,
}
OWNERS: dict[str, int] = {"rome": ROME, "carthage": CARTHAGE, "both": BOTH}
FILES = ContentFiles(
    "hatalom.games.hannibal",
    ("game", "map", "generals", "cards"),
    links=("map.connections",),
    fixed=("game.players", "scenarios", "turns"),
    words={
        "map.provinces.*.country": COUNTRY.ids,
        "map.spaces.*.province": PROVINCE.ids,
        "map.spaces.*.kind": list(KINDS),
        "map.spaces.*.start": list(MARKERS),
        "map.connections.*.kind": list(WAYS),
        "generals.*.side": SEAT.ids,
        "generals.*.confined_to": COUNTRY.ids,
        "strategy_cards.*.owner": list(OWNERS),
    },
    totals=(Total("battle_cards.*.count", 48, "14.19"),),
)
MOST_DEALT = 30
MOST_INSIDE = 20
RATINGS = (
    "strategy_rating",
    "battle_rating",
    "in_consul_pool",
    "strategy_rating_in_hispania",
    "naval_modifier",
    "avoid_max",
    "intercept_max",
    "pursue_max",
    "prevent_withdrawal_max",
    "counterattack_max_original_attacker",
    "counterattack_max_original_defender",
    "campaign_siege_modifier",
    "campaign_movement",
    "forced_march_siege_rolls",
)
FLAGS = (
    "ops",
    "ship",
    "counter",
    "dual_use",
    "breaks_truce",
    "remove_if_played",
    "campaign_generals",
    "march_rating",
    "units",
    "markers",
    "battle_cards_lost",
    "siege_rolls",
)


def load(overlay: Table | None = None) -> Content:
    table = FILES.load()
    if overlay:
        table = overlaid(table, overlay, FILES)
    spaces = _rows(table["map"]["spaces"], SPACE)
    provinces = _rows(table["map"]["provinces"], PROVINCE)
    battle_cards = _rows(table["battle_cards"], BATTLE_CARD)
    tables = table["tables"]
    content = Content(
        province=[Province(PROVINCE.numbers[row["province"]]) for row in spaces],
        kind=[KINDS[row["kind"]] for row in spaces],
        has_port=["port" in row for row in spaces],
        port=[row.get("port", 0) for row in spaces],
        capacity=[row.get("capacity", 0) for row in spaces],
        siege_modifier=[row.get("siege_modifier", 0) for row in spaces],
        country_of_province=[Country(COUNTRY.numbers[row["country"]]) for row in provinces],
        needs=[row["control_needs"] for row in provinces],
        ally_bc=[row["ally_bc"] for row in provinces],
        general=_generals(table),
        card=_cards(table),
        battle_card_count=[row["count"] for row in battle_cards],
        retreat_modifier=[row["retreat_modifier"] for row in battle_cards],
        attrition=[[0] * 7, *_table_rows(tables["attrition"])],
        attrition_column=_columns(tables["attrition"]["column_min"]),
        retreat=_table_rows(tables["retreat"]),
        siege_table=[[0, 0], *_table_rows(tables["siege"])],
        cards_dealt=[0, *(row["cards"] for row in table["turns"])],
        numbers=ChainMap(table["game"], table["game"]["completed"], *tables.values()),
        scenarios=_scenarios(table, spaces, provinces),
    )
    _check(content)
    return content


def _rows(rows: list[dict[str, Any]], kind: Kind) -> list[dict[str, Any]]:
    by_id = {row["id"]: row for row in rows}
    return [by_id[name] for name in kind.ids]


def _table_rows(table: dict[str, Any]) -> list[list[int]]:
    return [table["rows"][str(roll)] for roll in range(table["min_roll"], table["max_roll"] + 1)]


def _columns(column_min: list[int]) -> list[int]:
    """The column of 0, 1, 2 … CUs; no CU and no round read the first column (14.15r1)."""
    return [max(0, sum(1 for least in column_min if least <= units) - 1) for units in range(column_min[-1] + 1)]


def _generals(table: Table) -> dict[str, list[int]]:
    rows = _rows(table["generals"], GENERAL)
    found = {key: [int(row.get(key, 0)) for row in rows] for key in RATINGS}
    for key in ("avoid_max", "intercept_max", "pursue_max", "prevent_withdrawal_max"):
        found[key] = [row.get(key, row["battle_rating"]) for row in rows]
    for key in ("counterattack_max_original_attacker", "counterattack_max_original_defender"):
        found[key] = [row.get(key, row["battle_rating"]) for row in rows]
    found["strategy_rating_in_hispania"] = [
        row.get("strategy_rating_in_hispania", row["strategy_rating"]) for row in rows
    ]
    found["side"] = [SEAT.numbers[row["side"]] for row in rows]
    found["confined_to"] = [COUNTRY.numbers[row["confined_to"]] if "confined_to" in row else NOBODY for row in rows]
    return found


def _cards(table: Table) -> dict[str, list[int]]:
    rows = _rows(table["strategy_cards"], CARD)
    found = {key: [int(row.get(key, 0)) for row in rows] for key in FLAGS}
    found["owner"] = [OWNERS[row["owner"]] for row in rows]
    return found


def _scenarios(table: Table, spaces: list[dict[str, Any]], provinces: list[dict[str, Any]]) -> list[Scenario]:
    links = [
        Link(
            Space(SPACE.numbers[row["a"]]),
            Space(SPACE.numbers[row["b"]]),
            WAYS[row.get("kind", "normal")],
            bool(row.get("needs_control", False)),
        )
        for row in table["map"]["connections"]
    ]
    return [_scenario(row, links, spaces, provinces) for row in _rows(table["scenarios"], SCENARIO)]


def _scenario(
    row: dict[str, Any],
    links: list[Link],
    spaces: list[dict[str, Any]],
    provinces: list[dict[str, Any]],
) -> Scenario:
    area = row.get("area_provinces", PROVINCE.ids)
    extra = row.get("area_extra_spaces", [])
    in_play = [space["province"] in area or space["id"] in extra for space in spaces]
    if "rome_markers" in row:
        markers = [NOBODY] * SPACES
        for name in row["rome_markers"]:
            markers[SPACE.numbers[name]] = ROME
        for name in row["carthage_markers"]:
            markers[SPACE.numbers[name]] = CARTHAGE
    else:
        markers = [MARKERS[space["start"]] for space in spaces]
    scoring = [
        Province(number)
        for number, province in enumerate(provinces)
        if province["politically_significant"] and province["id"] in area
    ]
    ops_only = [name in row["ops_only_cards"] for name in CARD.ids]
    return Scenario(
        board=Board(links, in_play, ["port" in space for space in spaces]),
        turns=(row["first_turn"], row["last_turn"]),
        first_decides=Seat(SEAT.numbers[row["first_player_decides"]]),
        isolation_first=Seat(SEAT.numbers[row["isolation_first"]]),
        tie_winner=Seat(SEAT.numbers[row["tie_winner"]]),
        markers=markers,
        forces=[_force(force) for force in row["forces"]],
        scoring=scoring,
        ops_only=ops_only,
        reinforcement_rome=row.get("reinforcement_rome", 0),
    )


def _force(row: dict[str, Any]) -> StartingForce:
    names = ([row["commander"]] if "commander" in row else []) + row.get("subordinates", [])
    return StartingForce(
        Seat(SEAT.numbers[row["side"]]),
        Space(SPACE.numbers[row["space"]]),
        row["cu"],
        row.get("elephants", 0),
        OFFICE.numbers.get(row.get("role", "general"), 0),
        [General(GENERAL.numbers[name]) for name in names],
    )


def _check(content: Content) -> None:
    """What no overlay may break: there must be enough of everything to play."""
    for row in (*content.attrition, *content.siege_table):
        if min(row) < 0:
            raise BadHannibal("losses", key="tables")
    if sum(content.battle_card_count) < 2 * content.hand_limit or len(content.battle_card_count) != BATTLE_CARDS:
        raise BadHannibal("battle-cards", key="battle_cards", least=2 * content.hand_limit)
    if max(content.cards_dealt) > MOST_DEALT:
        raise BadHannibal("cards-dealt", key="turns", most=MOST_DEALT)
    check_limits("game.movement_points", content.movement_points, 1, 9)
    check_limits("game.forced_march_points", content.forced_march_points, 1, 9)
    if not 0 <= content.elephants <= 8 or not 1 <= content.most_moving <= 20:
        raise BadHannibal("elephants", key="game")
    if max(content.capacity) > MOST_INSIDE:
        raise BadHannibal("walled-city", key="map.spaces", most=MOST_INSIDE)
