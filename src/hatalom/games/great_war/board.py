"""Content: the map, the country cards and the numbers of the book, addressed by integer ids."""

from collections.abc import Iterable
from typing import Final, TypeAlias, final

from mypy_extensions import i64, u8

from hatalom.core.numbers import Numbers, flags_of, numbers_of
from hatalom.core.vecs import vec
from hatalom.games.great_war.names import (
    GENERAL_COUNT,
    ITEM_COUNT,
    MODIFIER_COUNT,
    NEITHER,
    NOBODY,
    NOWHERE,
    PLACE_COUNT,
    PLACES,
    POWER_COUNT,
    POWERS,
    PROVINCE_COUNT,
    PROVINCES,
    TURN_COUNT,
    UNIT_COUNT,
    Alliance,
    General,
    Place,
    Places,
    Power,
    Powers,
    Unit,
)

# What a border is, a bit each; no border is 0
BORDER: Final = 1
BORDER_RIVER: Final = 2
BORDER_MOUNTAIN: Final = 4
"""7.12  For the first province when it is attacked from the second."""

# 2.2  What a country is at the start
GREAT: Final = 0
ALLY: Final = 1
NEUTRAL_WITH_TABLE: Final = 2
CREATED: Final = 3
NEUTRAL: Final = 4

# 6.7, 6.7r39a  What a general can do
REROLL: Final = 0
CANCEL_BASE: Final = 1
LOSS_CAP: Final = 2
LUCK_BONUS: Final = 3
ARTILLERY_HITS: Final = 4
CHEAP_REBUILD: Final = 5
STRENGTH_BONUS: Final = 6
TRANSPORT_BONUS: Final = 7
MODIFIER_VALUE: Final = 8
JOINT_ATTACK_BONUS: Final = 9
EXTRA_ENEMY_LOSS: Final = 10
CAVALRY_ATTACK: Final = 11
ORDERLY_RETREAT: Final = 12
IGNORE_MODIFIERS: Final = 13
EFFECTS: Final = [
    "reroll",
    "cancel_base_defence",
    "loss_cap",
    "luck_bonus",
    "artillery_hits_on",
    "cheap_rebuild",
    "strength_bonus",
    "transport_bonus",
    "modifier_value",
    "joint_attack_bonus",
    "extra_enemy_loss",
    "cavalry_attack",
    "orderly_retreat",
    "ignore_modifiers",
]
ALWAYS: Final = 0
IN_ATTACK: Final = 1
IN_DEFENCE: Final = 2

ROWS: Final = 6
"""A country card has a starting row and one for each year; a minor power's table has three rows."""
START_ROW: Final = 0
AREAS: Final = 4
"""18.25  Libya, French colonies, Egypt, Kuwait."""
NO_AREA: Final = -1
AREA_IDS: Final = ["libya", "french_colonies", "egypt", "kuwait"]


NO_PASSAGE: Final = -1

PlaceTable: TypeAlias = "vec[Places]"
NumberTable: TypeAlias = "vec[Numbers]"


def places_from(places: Iterable[Place]) -> Places:
    """For the loaders, which are not compiled."""
    return vec[Place](places)


def powers_from(powers: Iterable[Power]) -> Powers:
    return vec[Power](powers)


def place_table(rows: Iterable[Iterable[Place]]) -> PlaceTable:
    return vec[Places]([vec[Place](row) for row in rows])


def number_table(rows: Iterable[Iterable[int]]) -> NumberTable:
    return vec[Numbers]([numbers_of(row) for row in rows])


@final
class Passage:
    """8.4  A way between two seas; it is open to the alliance that controls all its provinces."""

    def __init__(self, controllers: Places, first: Place, second: Place, cost: int, is_advanced: bool) -> None:
        self.controllers = controllers
        self.first = first
        self.second = second
        self.cost = cost
        self.is_advanced = is_advanced


@final
class ReadyMade:
    """What a power has in one province in the ready-made opening, and who commands there."""

    def __init__(self, power: Power, province: Place, general: General, units: list[int]) -> None:
        self.power = power
        self.province = province
        self.general = general
        self.units = units


@final
class Content:
    """Frozen after loading and shared by all positions of a table.  Strengths are doubled: 3 stands for 1.5."""

    def __init__(self) -> None:
        # The map
        self.country: Powers = vec[Power]([NOBODY] * PROVINCE_COUNT)
        """1.9  The printed owner."""
        self.industry = numbers_of([0] * PROVINCE_COUNT)
        self.is_port = flags_of([False] * PROVINCE_COUNT)
        self.is_fortress = flags_of([False] * PROVINCE_COUNT)
        self.is_mountain = flags_of([False] * PROVINCE_COUNT)
        self.is_colony = flags_of([False] * PROVINCE_COUNT)
        self.is_europe = flags_of([False] * PROVINCE_COUNT)
        self.is_open = flags_of([True] * PROVINCE_COUNT)
        """2.4  False for Switzerland and Luxembourg."""
        self.is_beside_closed = flags_of([False] * PROVINCE_COUNT)
        """18.22r126  Provinces that touch Switzerland or Luxembourg.  The lists of neighbours leave these two out."""
        self.is_america = flags_of([False] * PROVINCE_COUNT)
        self.area = numbers_of([NO_AREA] * PROVINCE_COUNT)
        """18.25  The area with a limit for new units."""
        self.near: PlaceTable = vec[Places]([vec[Place]() for _ in PLACES])
        """Provinces that border a province or lie on a zone's coast, in rising order."""
        self.seas: PlaceTable = vec[Places]([vec[Place]() for _ in PLACES])
        """Zones that border a place; for a zone those without a passage between."""
        self.port_seas: PlaceTable = vec[Places]([vec[Place]() for _ in PROVINCES])
        """1.7r11a  The zones onto which a port opens."""
        self.ports_of: PlaceTable = vec[Places]([vec[Place]() for _ in PLACES])
        """The same from the other side: the ports that open onto a zone."""
        self.border = vec[u8]([0] * (PROVINCE_COUNT * PROVINCE_COUNT))
        """What lies on the border: border[PROVINCE_COUNT * defender + attacker]."""
        self.around: PlaceTable = vec[Places]([vec[Place]() for _ in PROVINCES])
        """Provinces one or two borders away, from which an attack over land can come."""
        self.middles: PlaceTable = vec[Places]([vec[Place]() for _ in range(PROVINCE_COUNT * PROVINCE_COUNT)])
        """What lies between two provinces: middles[PROVINCE_COUNT * goal + origin] border both, in rising order."""
        self.passages: list[Passage] = []
        self.way_to: PlaceTable = vec[Places]([vec[Place]() for _ in PLACES])
        """From each zone: the zones next to it and behind passages; then cost and passage (or NO_PASSAGE) of each."""
        self.way_cost: NumberTable = vec[Numbers]([vec[i64]() for _ in PLACES])
        self.way_passage: NumberTable = vec[Numbers]([vec[i64]() for _ in PLACES])
        self.least_points: NumberTable = vec[Numbers]([vec[i64]() for _ in PLACES])
        """From a zone or port to every zone, in their order: the points needed if all passages are open."""
        self.is_coastal = flags_of([False] * PLACE_COUNT)
        """8.1  Zones that border land; ships stay only there."""
        self.is_remote = flags_of([False] * PLACE_COUNT)
        """18.23r127  Zones on which nobody sails in the basic game."""
        self.all_zones = 0
        """Sets of zones, a bit for each in their order: all, those on which everybody sails, those on a coast."""
        self.home_zones = 0
        self.coastal_zones = 0
        self.is_minus_one = flags_of([False] * PLACE_COUNT)
        self.is_atlantic = flags_of([False] * PLACE_COUNT)
        self.atlantic: Places = vec[Place]()
        """The zones to which America is joined."""
        self.boxes: Places = vec[Place]()
        self.arrival_seas: Places = vec[Place]()
        self.core: PlaceTable = vec[Places]([vec[Place]() for _ in POWERS])
        """1.9r11  The core provinces of each power."""
        # Powers
        self.category = numbers_of([GREAT] * POWER_COUNT)
        self.camp: vec[Alliance] = vec[Alliance]([NEITHER] * POWER_COUNT)
        """The alliance a country belongs to or can be called into; NEITHER for neutral ones."""
        self.entry_turn = numbers_of([TURN_COUNT] * POWER_COUNT)
        self.capital: Places = vec[Place]([NOWHERE] * POWER_COUNT)
        self.first_factories: PlaceTable = vec[Places]([vec[Place]() for _ in POWERS])
        self.transport = numbers_of([0] * POWER_COUNT)
        self.has_war_production = flags_of([False] * POWER_COUNT)
        self.is_strong = flags_of([False] * POWER_COUNT)
        """6.2  Germany, the USA and Great Britain: better infantry and artillery."""
        self.rows = numbers_of([0] * (POWER_COUNT * ROWS * UNIT_COUNT))
        """11.3  By power, row and unit, see `row`; a minor's rows are set-up, year of entry, next year."""
        self.card_ip = numbers_of([0] * (POWER_COUNT * ROWS))
        self.card_ip_war = numbers_of([0] * (POWER_COUNT * ROWS))
        # Units
        self.move = numbers_of([0] * UNIT_COUNT)
        self.attack = numbers_of([0] * UNIT_COUNT)
        self.defence = numbers_of([0] * UNIT_COUNT)
        self.attack_strong = numbers_of([0] * UNIT_COUNT)
        self.defence_strong = numbers_of([0] * UNIT_COUNT)
        self.luck = numbers_of([0] * UNIT_COUNT)
        self.hit_from = 0
        """7.7  The lowest face with which artillery hits."""
        self.hit_from_strong = 0
        self.price = numbers_of([0] * ITEM_COUNT)
        self.modifier = numbers_of([0] * MODIFIER_COUNT)
        """Doubled, like all strengths."""
        # Generals
        self.general_power: Powers = vec[Power]([NOBODY] * GENERAL_COUNT)
        self.effect = numbers_of([0] * GENERAL_COUNT)
        self.effect_value = numbers_of([0] * GENERAL_COUNT)
        self.effect_when = numbers_of([ALWAYS] * GENERAL_COUNT)
        self.effect_modifiers = numbers_of([0] * GENERAL_COUNT)
        """A bit for each modifier that the effect is about."""
        # The calendar and the numbers of the book
        self.year = numbers_of([0] * TURN_COUNT)
        """0 for 1914."""
        self.season = numbers_of([0] * TURN_COUNT)
        self.has_year_end = flags_of([False] * TURN_COUNT)
        self.has_new_rows = flags_of([False] * TURN_COUNT)
        self.has_war_production_choice = flags_of([False] * TURN_COUNT)
        self.revolution = numbers_of([0] * TURN_COUNT)
        """15.1  How many Russian units may be removed."""
        self.russian_strikes_from = 0
        self.peace_from = 0
        self.peace_cards = 0
        self.peace_cards_1918 = 0
        self.most_delay = 0
        """4.9  How many cards may delay an entry, a turn each."""
        self.pause = 0
        """4.10, 4.13  For how many turns a country stays out that was handed a territory."""
        self.free_infantry = 0
        """18.11  What Trialism brings Austria-Hungary."""
        self.usa_forced_turn = 0
        self.russian_condition_until = 0
        self.condition_places: list[list[Place]] = []
        self.condition_points: list[list[int]] = []
        self.seat_powers: list[list[list[Power]]] = []
        """17.2  seat_powers[players][seat]; Turkey with four players is an option."""
        self.setup_order: Powers = vec[Power]()
        self.ready_made: list[ReadyMade] = []
        """A ready-made opening."""
        self.raise_limit = numbers_of([0] * AREAS)
        self.russia_link: Places = vec[Place]()
        self.needed_conditions = 0
        self.needed_turns = 0
        """16.2  In how many turns running a condition must be fulfilled."""
        self.stack_limit = 0
        self.limit_without_general = 0
        self.setup_limit = 0
        self.most_assaults = 0
        self.loss_cap = 0
        self.least_attack_loss = 0
        self.sea_loss_divisor = 0
        self.factory_ip = 0
        self.invasion_price = 0
        self.rebuild_price = 0
        self.torpedo_hits_from = 0
        """18.19  The lowest face with which a torpedo hits."""
        self.submarine_loss = 0
        """18.18  The IP that each submarine in the Atlantic costs Great Britain."""
        self.pursued_by_rider = 0
        self.aid_for_a_point = 0
        self.aid_to_russia = 0

    def row(self, power: Power, row: i64, unit: Unit) -> i64:
        return self.rows[ROWS * UNIT_COUNT * power + UNIT_COUNT * row + unit]

    def has_border(self, province: Place, other: Place) -> bool:
        return self.border[PROVINCE_COUNT * province + other] != 0

    def between(self, goal: Place, origin: Place) -> Places:
        """7.2r40, 10.4r80  The provinces through which two steps lead from the origin to the goal."""
        return self.middles[PROVINCE_COUNT * goal + origin]

    def has_river(self, province: Place, other: Place) -> bool:
        return self.border[PROVINCE_COUNT * province + other] & BORDER_RIVER != 0

    def has_mountain_against(self, province: Place, attacker: Place) -> bool:
        """7.12  The second kind of mountain: only against an attack from that side."""
        return self.border[PROVINCE_COUNT * province + attacker] & BORDER_MOUNTAIN != 0
