"""Loading: the TOML files become one Content object; an overlay is checked before it counts."""

from hatalom.core.action import Kind
from hatalom.core.boxfaults import BadBox, check_limits
from hatalom.core.content import ContentFiles, Table
from hatalom.core.overlay import overlaid
from hatalom.games.great_war.board import (
    ALLY,
    AREA_IDS,
    BORDER,
    BORDER_MOUNTAIN,
    BORDER_RIVER,
    CREATED,
    EFFECTS,
    GREAT,
    IN_ATTACK,
    IN_DEFENCE,
    NEUTRAL,
    NEUTRAL_WITH_TABLE,
    NO_PASSAGE,
    ROWS,
    Content,
    Passage,
    ReadyMade,
)
from hatalom.games.great_war.names import (
    ALLIANCE,
    ARTILLERY,
    CONDITION,
    GENERAL,
    INFANTRY,
    ITEM,
    MODIFIER,
    NO_GENERAL,
    NOBODY,
    PLACE,
    PLACE_COUNT,
    PLACES,
    POWER,
    POWER_COUNT,
    PROVINCE_COUNT,
    PROVINCES,
    REBEL,
    SEASONS,
    SEAT_COUNT,
    UNIT,
    UNIT_COUNT,
    UNITS,
    ZONES,
    Alliance,
    General,
    Place,
    Power,
    Unit,
)

CATEGORIES = {
    "ally": ALLY,
    "neutral_with_table": NEUTRAL_WITH_TABLE,
    "created": CREATED,
    "neutral": NEUTRAL,
}
WHEN = {"attack": IN_ATTACK, "defence": IN_DEFENCE}
FILES = ContentFiles(
    "hatalom.games.great_war",
    ("game", "map", "units", "powers"),
    links=("map.borders", "map.sea_borders"),
    fixed=(
        "game.players_min",
        "game.players_max",
        "insets",
        "seats",
        "turn_track.turns",
        "map.land.*.capital",
        "map.land.*.factory",
        "map.land.*.vp",
        "map.borders.*.crossing",
    ),
    keys={
        "cards": "power",
        "turn_track.turns": "n",
        "setup.quick.placements": "province",
        "russian_revolution.events": "turn",
        "advanced.raise_limits_per_turn": "area",
    },
    words={
        "setup.order": POWER.ids,
        "setup.quick.placements.*.power": POWER.ids,
        "setup.quick.placements.*.general": GENERAL.ids,
        "victory.*.provinces": PLACE.ids,
        "russia_link.open_if_entente_controls_one_of": PLACE.ids,
        "map.land.*.country": POWER.ids,
        "map.land.*.seas": PLACE.ids,
        "map.land.*.port_seas": PLACE.ids,
        "map.land.*.touches": PLACE.ids,
        "map.land.*.area": AREA_IDS,
        "map.borders.*.mountain_for": PLACE.ids,
        "passages.*.controllers": PLACE.ids,
        "passages.*.seas": PLACE.ids,
        "america.boxes": PLACE.ids,
        "america.ships_arrive_at_seas": PLACE.ids,
        "unit_rules.strong_powers": POWER.ids,
        "powers.*.alliance": ALLIANCE.ids,
        "powers.*.capital": ["", *PLACE.ids],
        "powers.*.factories": PLACE.ids,
        "minors.*.category": [*CATEGORIES, "closed"],
        "minors.*.alliance": ALLIANCE.ids,
        "generals.*.power": POWER.ids,
        "generals.*.effect.kind": EFFECTS,
        "generals.*.effect.when": list(WHEN),
        "generals.*.effect.modifier": MODIFIER.ids,
        "generals.*.effect.modifiers": MODIFIER.ids,
    },
)
MOST_UNITS = 60
MINOR_ROWS = ("setup", "entry_year", "next_year")


def load(overlay: Table | None = None) -> Content:
    table = FILES.load()
    if overlay:
        table = overlaid(table, overlay, FILES)
    content = Content()
    _load_land(content, table["map"])
    _load_seas(content, table)
    _load_units(content, table)
    _load_powers(content, table)
    _load_cards(content, table)
    _load_generals(content, table["generals"])
    _load_calendar(content, table)
    _load_game(content, table)
    return content


def _number(name: str, kind: Kind, where: str) -> int:
    number = kind.parse(name)
    if number < 0:
        raise BadBox("unknown-thing", key=where, kind=kind.name, found=name, known=", ".join(kind.ids))
    return number


def _power(name: str, where: str) -> Power:
    return Power(_number(name, POWER, where))


def _place(name: str, where: str) -> Place:
    return Place(_number(name, PLACE, where))


def _places(names: list[str], where: str) -> list[Place]:
    return [_place(name, where) for name in names]


def _load_land(content: Content, table: Table) -> None:
    for number, row in zip(PROVINCES, table["land"], strict=True):
        if PLACE.ids[number] != row["id"]:
            raise BadBox("other-id", key=f"map.land.{number}", known=PLACE.ids[number], found=row["id"])
        country = _power(row["country"], row["id"])
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
        content.seas[number] = sorted(_places(row.get("seas", []), row["id"]))
        content.port_seas[number] = sorted(_places(row.get("port_seas", []), row["id"]))
        if country < POWER_COUNT:
            content.core[country].append(number)
        for neighbour in _places(row.get("touches", []), row["id"]):
            content.is_beside_closed[neighbour] = True
    for row in table["borders"]:
        first, second = _places([row["a"], row["b"]], "map.borders")
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


def _load_seas(content: Content, table: Table) -> None:
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
                raise BadBox("port", key=f"map.land.{PLACE.ids[province]}", found=PLACE.ids[province])
            content.ports_of[zone].append(province)
    for row in table["map"]["sea_borders"]:
        first, second = _places([row["a"], row["b"]], "map.sea_borders")
        content.seas[first].append(second)
        content.seas[second].append(first)
    for zone in ZONES:
        content.seas[zone].sort()
    passages_of: dict[Place, list[int]] = {zone: [] for zone in ZONES}
    for row in table["passages"]:
        first, second = _places(row["seas"], row["id"])
        for zone in (first, second):
            passages_of[zone].append(len(content.passages))
        controllers = _places(row["controllers"], row["id"])
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
    content.boxes = sorted(_places(table["america"]["boxes"], "america"))
    content.arrival_seas = sorted(_places(table["america"]["ships_arrive_at_seas"], "america"))


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


def _load_units(content: Content, table: Table) -> None:
    for row in table["units"]:
        unit = _number(row["id"], UNIT, "units")
        content.move[unit] = check_limits(f"units.{row['id']}.move", row["move"], 1, 7)
        content.attack[unit] = _doubled(row.get("attack", 0))
        content.defence[unit] = _doubled(row.get("defence", 0))
        content.attack_strong[unit] = _doubled(row.get("attack_strong", row.get("attack", 0)))
        content.defence_strong[unit] = _doubled(row.get("defence_strong", row.get("defence", 0)))
        content.luck[unit] = row.get("luck", 0)
        content.price[unit] = row["cost"]
        if unit == ARTILLERY:
            content.hit_from = min(row["hits_on"])
            content.hit_from_strong = min(row["hits_on_strong"])
    rebel = _doubled(table["advanced"]["rebel_strength"])
    for values in (content.attack, content.defence, content.attack_strong, content.defence_strong):
        values[REBEL] = rebel
    content.move[REBEL] = content.move[INFANTRY]
    prices = {row["id"]: row["cost"] for row in table["prices"]}
    content.rebuild_price = prices.pop("rebuild")
    content.invasion_price = prices.pop("invasion")
    for name, price in prices.items():
        content.price[_number(name, ITEM, "prices")] = price
    for row in table["battle"]["modifiers"]:
        content.modifier[_number(row["id"], MODIFIER, "battle.modifiers")] = _doubled(row["value"])


def _load_powers(content: Content, table: Table) -> None:
    strong = table["unit_rules"]["strong_powers"]
    for row in table["powers"]:
        power = _power(row["id"], "powers")
        content.category[power] = GREAT
        content.camp[power] = Alliance(_number(row["alliance"], ALLIANCE, row["id"]))
        content.entry_turn[power] = row["entry_turn"] - 1
        if row["capital"]:
            content.capital[power] = _place(row["capital"], row["id"])
        content.first_factories[power] = _places(row["factories"], row["id"])
        content.transport[power] = row["transport"]
        content.has_war_production[power] = row["war_production"]
        content.is_strong[power] = row["id"] in strong
    for row in table["minors"]:
        power = _power(row["id"], "minors")
        if row["category"] == "closed":
            continue
        content.category[power] = CATEGORIES[row["category"]]
        if "alliance" in row:
            content.camp[power] = Alliance(_number(row["alliance"], ALLIANCE, row["id"]))
        if "entry_turn" in row:
            content.entry_turn[power] = row["entry_turn"] - 1
        content.transport[power] = row["transport"]
        for number, name in enumerate(MINOR_ROWS):
            for unit, count in row.get(name, {}).items():
                _put_row(content, power, number, Unit(_number(unit, UNIT, row["id"])), count)


def _load_cards(content: Content, table: Table) -> None:
    for card in table["cards"]:
        power = _power(card["power"], "cards")
        for row in card["rows"]:
            number = 0 if row.get("start", False) else row["year"] - 1913
            for unit in UNITS[:REBEL]:
                _put_row(content, power, number, unit, row[UNIT.ids[unit]])
            content.card_ip[ROWS * power + number] = row.get("ip", 0)
            content.card_ip_war[ROWS * power + number] = row.get("ip_war", row.get("ip", 0))


def _put_row(content: Content, power: Power, row: int, unit: Unit, count: int) -> None:
    where = f"cards.{POWER.ids[power]}.{UNIT.ids[unit]}"
    content.rows[ROWS * UNIT_COUNT * power + UNIT_COUNT * row + unit] = check_limits(where, count, 0, MOST_UNITS)


def _load_generals(content: Content, rows: list[Table]) -> None:
    for row in rows:
        general = _number(row["id"], GENERAL, "generals")
        effect = row["effect"]
        content.general_power[general] = _power(row["power"], row["id"])
        content.effect[general] = EFFECTS.index(effect["kind"])
        content.effect_when[general] = WHEN.get(effect.get("when", ""), 0)
        content.effect_value[general] = _effect_value(effect)
        names = effect.get("modifiers", [effect["modifier"]] if "modifier" in effect else [])
        content.effect_modifiers[general] = sum(1 << _number(name, MODIFIER, row["id"]) for name in names)


def _effect_value(effect: Table) -> int:
    """Strengths doubled; faces as the lowest that hits or the highest that is rolled again; others as they are."""
    kind = effect["kind"]
    if kind in ("strength_bonus", "joint_attack_bonus", "modifier_value", "cavalry_attack"):
        return _doubled(effect["value"])
    if kind == "reroll":
        return int(max(effect["faces"]))
    if kind == "artillery_hits_on":
        return int(min(effect["faces"]))
    value: int = effect["value"] if "value" in effect else effect.get("cost", 0)
    return value


def _load_calendar(content: Content, table: Table) -> None:
    for row in table["turn_track"]["turns"]:
        turn = row["n"] - 1
        content.year[turn] = row["year"] - 1914
        content.season[turn] = SEASONS.index(row["season"])
        content.has_year_end[turn] = row.get("year_end", False)
        content.has_new_rows[turn] = row.get("new_units", False)
        content.has_war_production_choice[turn] = row.get("war_production_choice", False)
        if row.get("russian_strikes_allowed_from", False):
            content.russian_strikes_from = turn
        if row.get("peace_with_russia_from", False):
            content.peace_from = turn
        if row.get("usa_forced_if_unrestricted_submarine_war", False):
            content.usa_forced_turn = turn
    for row in table["russian_revolution"]["events"]:
        content.revolution[row["turn"] - 1] = row["removed_units"]
    by_id = {row["id"]: row for row in table["diplomacy"]}
    content.peace_cards = by_id["peace_with_russia"]["cards"]
    content.peace_cards_1918 = by_id["peace_with_russia"]["cards_from_1918"]
    content.most_delay = by_id["delay"]["max_cards"]
    content.pause = by_id["cede"]["delay_turns"]
    content.free_infantry = by_id["trialism"]["free_infantry"]


def _load_game(content: Content, table: Table) -> None:
    victory = table["victory"]
    for row in [*victory["entente"], *victory["central"]]:
        _number(row["id"], CONDITION, "victory")
        content.condition_places.append(_places(row["provinces"], row["id"]))
        content.condition_points.append(row["points"])
        if "until_turn" in row:
            content.russian_condition_until = row["until_turn"] - 1
    seats = table["seats"]
    for players in range(SEAT_COUNT + 1):
        hands = seats.get(f"p{players}", [])
        content.seat_powers.append([[_power(name, f"seats.p{players}") for name in hand] for hand in hands])
    content.setup_order = [_power(name, "setup.order") for name in table["setup"]["order"]]
    for row in table["setup"]["quick"]["placements"]:
        where = "setup.quick"
        general = General(_number(row["general"], GENERAL, where)) if "general" in row else NO_GENERAL
        units = [row.get(unit, 0) for unit in UNIT.ids]
        post = ReadyMade(_power(row["power"], where), _place(row["province"], where), general, units)
        content.ready_made.append(post)
    for row in table["advanced"]["raise_limits_per_turn"]:
        content.raise_limit[AREA_IDS.index(row["area"])] = row["units"]
    content.russia_link = _places(table["russia_link"]["open_if_entente_controls_one_of"], "russia_link")
    content.needed_conditions = victory["conditions_needed"]
    content.needed_turns = victory["consecutive_turns"]
    constants = table["constants"]
    content.stack_limit = constants["max_units_per_province"]
    content.limit_without_general = constants["attack_without_general_max"]
    content.setup_limit = constants["setup_army_max"]
    content.most_assaults = constants["assaults_per_battle"]
    content.loss_cap = constants["land_loss_cap"]
    content.least_attack_loss = constants["attacker_min_loss"]
    content.sea_loss_divisor = constants["naval_loss_divisor"]
    content.factory_ip = constants["factory_ip"]
    advanced = table["advanced"]
    content.torpedo_hits_from = min(advanced["submarine_hits_on"])
    content.submarine_loss = advanced["submarine_ip_loss_each"]
    content.pursued_by_rider = advanced["pursuit_units_per_cavalry"]
    content.aid_for_a_point = advanced["subsidy_ip_per_transport"]
    content.aid_to_russia = advanced["subsidy_russia_max_ip"]


def _doubled(value: float) -> int:
    return round(2 * value)
