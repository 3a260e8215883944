"""The calendar and the numbers of the rules out of the content files."""

from hatalom.core.content import Table
from hatalom.games.great_war.board import (
    AREA_IDS,
    Content,
    ReadyMade,
    places_from,
    powers_from,
)
from hatalom.games.great_war.load.names import number_of, place_of, places_of, power_of
from hatalom.games.great_war.names import (
    CONDITION,
    GENERAL,
    NO_GENERAL,
    SEASONS,
    SEAT_COUNT,
    UNIT,
    General,
)


def load_calendar(content: Content, table: Table) -> None:
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


def load_game(content: Content, table: Table) -> None:
    victory = table["victory"]
    for row in [*victory["entente"], *victory["central"]]:
        number_of(row["id"], CONDITION, "victory")
        content.condition_places.append(places_of(row["provinces"], row["id"]))
        content.condition_points.append(row["points"])
        if "until_turn" in row:
            content.russian_condition_until = row["until_turn"] - 1
    seats = table["seats"]
    for players in range(SEAT_COUNT + 1):
        hands = seats.get(f"p{players}", [])
        content.seat_powers.append([[power_of(name, f"seats.p{players}") for name in hand] for hand in hands])
    content.setup_order = powers_from(power_of(name, "setup.order") for name in table["setup"]["order"])
    for row in table["setup"]["quick"]["placements"]:
        where = "setup.quick"
        general = General(number_of(row["general"], GENERAL, where)) if "general" in row else NO_GENERAL
        units = [row.get(unit, 0) for unit in UNIT.ids]
        post = ReadyMade(power_of(row["power"], where), place_of(row["province"], where), general, units)
        content.ready_made.append(post)
    for row in table["advanced"]["raise_limits_per_turn"]:
        content.raise_limit[AREA_IDS.index(row["area"])] = row["units"]
    links = places_of(table["russia_link"]["open_if_entente_controls_one_of"], "russia_link")
    content.russia_link = places_from(links)
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
