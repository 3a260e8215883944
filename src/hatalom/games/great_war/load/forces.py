"""Units, powers, country cards and generals out of the content files."""

from hatalom.core.boxfaults import check_limits
from hatalom.core.content import Table
from hatalom.core.numbers import bit
from hatalom.games.great_war.board import (
    ALLY,
    CREATED,
    EFFECTS,
    GREAT,
    IN_ATTACK,
    IN_DEFENCE,
    NEUTRAL,
    NEUTRAL_WITH_TABLE,
    ROWS,
    Content,
    places_from,
)
from hatalom.games.great_war.load.names import doubled, number_of, place_of, places_of, power_of
from hatalom.games.great_war.names import (
    ALLIANCE,
    ARTILLERY,
    GENERAL,
    INFANTRY,
    ITEM,
    MODIFIER,
    POWER,
    REBEL,
    UNIT,
    UNIT_COUNT,
    UNITS,
    Alliance,
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
MOST_UNITS = 60
MINOR_ROWS = ("setup", "entry_year", "next_year")


def load_units(content: Content, table: Table) -> None:
    for row in table["units"]:
        unit = number_of(row["id"], UNIT, "units")
        content.move[unit] = check_limits(f"units.{row['id']}.move", row["move"], 1, 7)
        content.attack[unit] = doubled(row.get("attack", 0))
        content.defence[unit] = doubled(row.get("defence", 0))
        content.attack_strong[unit] = doubled(row.get("attack_strong", row.get("attack", 0)))
        content.defence_strong[unit] = doubled(row.get("defence_strong", row.get("defence", 0)))
        content.luck[unit] = row.get("luck", 0)
        content.price[unit] = row["cost"]
        if unit == ARTILLERY:
            content.hit_from = min(row["hits_on"])
            content.hit_from_strong = min(row["hits_on_strong"])
    rebel = doubled(table["advanced"]["rebel_strength"])
    for values in (content.attack, content.defence, content.attack_strong, content.defence_strong):
        values[REBEL] = rebel
    content.move[REBEL] = content.move[INFANTRY]
    prices = {row["id"]: row["cost"] for row in table["prices"]}
    content.rebuild_price = prices.pop("rebuild")
    content.invasion_price = prices.pop("invasion")
    for name, price in prices.items():
        content.price[number_of(name, ITEM, "prices")] = price
    for row in table["battle"]["modifiers"]:
        content.modifier[number_of(row["id"], MODIFIER, "battle.modifiers")] = doubled(row["value"])


def load_powers(content: Content, table: Table) -> None:
    strong = table["unit_rules"]["strong_powers"]
    for row in table["powers"]:
        power = power_of(row["id"], "powers")
        content.category[power] = GREAT
        content.camp[power] = Alliance(number_of(row["alliance"], ALLIANCE, row["id"]))
        content.entry_turn[power] = row["entry_turn"] - 1
        if row["capital"]:
            content.capital[power] = place_of(row["capital"], row["id"])
        content.first_factories[power] = places_from(places_of(row["factories"], row["id"]))
        content.transport[power] = row["transport"]
        content.has_war_production[power] = row["war_production"]
        content.is_strong[power] = row["id"] in strong
    for row in table["minors"]:
        power = power_of(row["id"], "minors")
        if row["category"] == "closed":
            continue
        content.category[power] = CATEGORIES[row["category"]]
        if "alliance" in row:
            content.camp[power] = Alliance(number_of(row["alliance"], ALLIANCE, row["id"]))
        if "entry_turn" in row:
            content.entry_turn[power] = row["entry_turn"] - 1
        content.transport[power] = row["transport"]
        for number, name in enumerate(MINOR_ROWS):
            for unit, count in row.get(name, {}).items():
                _put_row(content, power, number, Unit(number_of(unit, UNIT, row["id"])), count)


def load_cards(content: Content, table: Table) -> None:
    for card in table["cards"]:
        power = power_of(card["power"], "cards")
        for row in card["rows"]:
            number = 0 if row.get("start", False) else row["year"] - 1913
            for unit in UNITS[:REBEL]:
                _put_row(content, power, number, unit, row[UNIT.ids[unit]])
            content.card_ip[ROWS * power + number] = row.get("ip", 0)
            content.card_ip_war[ROWS * power + number] = row.get("ip_war", row.get("ip", 0))


def _put_row(content: Content, power: Power, row: int, unit: Unit, count: int) -> None:
    where = f"cards.{POWER.ids[power]}.{UNIT.ids[unit]}"
    content.rows[ROWS * UNIT_COUNT * power + UNIT_COUNT * row + unit] = check_limits(where, count, 0, MOST_UNITS)


def load_generals(content: Content, rows: list[Table]) -> None:
    for row in rows:
        general = number_of(row["id"], GENERAL, "generals")
        effect = row["effect"]
        content.general_power[general] = power_of(row["power"], row["id"])
        content.effect[general] = EFFECTS.index(effect["kind"])
        content.effect_when[general] = WHEN.get(effect.get("when", ""), 0)
        content.effect_value[general] = _effect_value(effect)
        names = effect.get("modifiers", [effect["modifier"]] if "modifier" in effect else [])
        content.effect_modifiers[general] = sum(bit(number_of(name, MODIFIER, row["id"])) for name in names)


def _effect_value(effect: Table) -> int:
    """Strengths doubled; faces as the lowest that hits or the highest that is rolled again; others as they are."""
    kind = effect["kind"]
    if kind in ("strength_bonus", "joint_attack_bonus", "modifier_value", "cavalry_attack"):
        return doubled(effect["value"])
    if kind == "reroll":
        return int(max(effect["faces"]))
    if kind == "artillery_hits_on":
        return int(min(effect["faces"]))
    value: int = effect["value"] if "value" in effect else effect.get("cost", 0)
    return value
