"""Content: the map, the country cards and the numbers of the book, addressed by integer ids."""

from typing import Final, final

from hatalom.games.great_war.names import (
    GENERALS,
    ITEMS,
    MODIFIERS,
    NEITHER,
    NOBODY,
    NOWHERE,
    PLACES,
    POWERS,
    PROVINCES,
    TURNS,
    UNITS,
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
AREA_IDS: Final = ["libya", "french_colonies", "egypt", "kuwait"]


@final
class Passage:
    """8.4  A way between two seas for the alliance that controls all its provinces."""

    def __init__(self, controllers: list[int], first: int, second: int, cost: int, is_advanced: bool) -> None:
        self.controllers = controllers
        self.first = first
        self.second = second
        self.cost = cost
        self.is_advanced = is_advanced


@final
class Content:
    """Frozen after loading and shared by all positions of a table.  Strengths are doubled: 3 stands for 1.5."""

    def __init__(self) -> None:
        # The map
        self.country: list[int] = [NOBODY] * PROVINCES
        """1.9  The printed owner."""
        self.industry: list[int] = [0] * PROVINCES
        self.is_port: list[bool] = [False] * PROVINCES
        self.is_fortress: list[bool] = [False] * PROVINCES
        self.is_mountain: list[bool] = [False] * PROVINCES
        self.is_colony: list[bool] = [False] * PROVINCES
        self.is_europe: list[bool] = [False] * PROVINCES
        self.is_open: list[bool] = [True] * PROVINCES
        """2.4  False for Switzerland and Luxembourg."""
        self.is_beside_closed: list[bool] = [False] * PROVINCES
        """18.22r126  Provinces that touch Switzerland or Luxembourg; these have no borders to cross."""
        self.is_america: list[bool] = [False] * PROVINCES
        self.area: list[int] = [NOWHERE] * PROVINCES
        """18.25  The area with a limit for new units."""
        self.points: list[int] = [0] * PROVINCES
        self.near: list[list[int]] = [[] for _ in range(PLACES)]
        """Provinces that border a province or lie on a zone's coast, in rising order."""
        self.seas: list[list[int]] = [[] for _ in range(PLACES)]
        """Zones that border a place; for a zone those without a passage between."""
        self.port_seas: list[list[int]] = [[] for _ in range(PROVINCES)]
        """1.7r11a  The zones onto which a port opens."""
        self.ports_of: list[list[int]] = [[] for _ in range(PLACES)]
        """The same from the other side: the ports that open onto a zone."""
        self.border: list[int] = [0] * (PROVINCES * PROVINCES)
        """What lies on the border: border[159 * defender + attacker]."""
        self.around: list[list[int]] = [[] for _ in range(PROVINCES)]
        """Provinces one or two borders away, from which an attack over land can come."""
        self.passages: list[Passage] = []
        self.passages_of: list[list[int]] = [[] for _ in range(PLACES)]
        self.way_to: list[list[int]] = [[] for _ in range(PLACES)]
        """From each zone: the zones next to it and those behind passages; then cost and passage (or -1) of each way."""
        self.way_cost: list[list[int]] = [[] for _ in range(PLACES)]
        self.way_passage: list[list[int]] = [[] for _ in range(PLACES)]
        self.least_points: list[list[int]] = [[] for _ in range(PLACES)]
        """From a zone or port to every zone (its number less 159) with all ways open: with fewer there is none."""
        self.is_coastal: list[bool] = [False] * PLACES
        """8.1  Zones that border land; ships stay only there."""
        self.is_remote: list[bool] = [False] * PLACES
        """18.23r127  Zones on which nobody sails in the basic game."""
        self.all_zones = 0
        """Zones as bits, each its number less 159; then those on which everybody sails, then those on a coast."""
        self.home_zones = 0
        self.coastal_zones = 0
        self.is_minus_one: list[bool] = [False] * PLACES
        self.is_atlantic: list[bool] = [False] * PLACES
        self.atlantic: list[int] = []
        """The zones to which America is joined."""
        self.boxes: list[int] = []
        self.arrival_seas: list[int] = []
        self.core: list[list[int]] = [[] for _ in range(POWERS)]
        """1.9r11  The core provinces of each power."""
        # Powers
        self.category: list[int] = [GREAT] * POWERS
        self.camp: list[int] = [NEITHER] * POWERS
        """The alliance a country belongs to or can be called into; NEITHER for neutral ones."""
        self.entry_turn: list[int] = [TURNS] * POWERS
        self.capital: list[int] = [NOWHERE] * POWERS
        self.first_factories: list[list[int]] = [[] for _ in range(POWERS)]
        self.transport: list[int] = [0] * POWERS
        self.has_war_production: list[bool] = [False] * POWERS
        self.is_strong: list[bool] = [False] * POWERS
        """6.2  Germany, the USA and Great Britain: better infantry and artillery."""
        self.rows: list[int] = [0] * (POWERS * ROWS * UNITS)
        """11.3  rows[66 * power + 11 * row + unit]; a minor's rows are set-up, year of entry, next year."""
        self.card_ip: list[int] = [0] * (POWERS * ROWS)
        self.card_ip_war: list[int] = [0] * (POWERS * ROWS)
        # Units
        self.move: list[int] = [0] * UNITS
        self.attack: list[int] = [0] * UNITS
        self.defence: list[int] = [0] * UNITS
        self.attack_strong: list[int] = [0] * UNITS
        self.defence_strong: list[int] = [0] * UNITS
        self.luck: list[int] = [0] * UNITS
        self.hit_from = 0
        """7.7  The lowest face with which artillery hits."""
        self.hit_from_strong = 0
        self.price: list[int] = [0] * ITEMS
        self.modifier: list[int] = [0] * MODIFIERS
        """Doubled, like all strengths."""
        # Generals
        self.general_power: list[int] = [NOBODY] * GENERALS
        self.effect: list[int] = [0] * GENERALS
        self.effect_value: list[int] = [0] * GENERALS
        self.effect_when: list[int] = [ALWAYS] * GENERALS
        self.effect_modifiers: list[int] = [0] * GENERALS
        """A bit for each modifier that the effect is about."""
        # The calendar and the numbers of the book
        self.year: list[int] = [0] * TURNS
        """0 for 1914."""
        self.season: list[int] = [0] * TURNS
        self.has_year_end: list[bool] = [False] * TURNS
        self.has_new_rows: list[bool] = [False] * TURNS
        self.has_war_production_choice: list[bool] = [False] * TURNS
        self.revolution: list[int] = [0] * TURNS
        """15.1  How many Russian units may be removed."""
        self.russian_strikes_from = 0
        self.peace_from = 0
        self.peace_cards = 0
        self.peace_cards_1918 = 0
        self.usa_forced_turn = 0
        self.russian_condition_until = 0
        self.condition_places: list[list[int]] = []
        self.condition_points: list[list[int]] = []
        self.seat_powers: list[list[list[int]]] = []
        """17.2  seat_powers[players][seat]; Turkey with four players is an option."""
        self.setup_order: list[int] = []
        self.quick: list[list[int]] = []
        """A ready-made opening: power, province, general and the eleven numbers of units."""
        self.raise_limit: list[int] = [0] * AREAS
        self.russia_link: list[int] = []
        self.constants: dict[str, int] = {}
        self.stack_limit = 0
        self.limit_without_general = 0
        self.setup_limit = 0
        self.loss_cap = 0
        self.invasion_price = 0
        self.rebuild_price = 0

    def is_core_of(self, province: int, power: int) -> bool:
        return self.country[province] == power

    def row(self, power: int, row: int, unit: int) -> int:
        return self.rows[ROWS * UNITS * power + UNITS * row + unit]

    def has_border(self, province: int, other: int) -> bool:
        return self.border[PROVINCES * province + other] != 0

    def has_river(self, province: int, other: int) -> bool:
        return self.border[PROVINCES * province + other] & BORDER_RIVER != 0

    def has_mountain_against(self, province: int, attacker: int) -> bool:
        """7.12  The second kind of mountain: only against an attack from that side."""
        return self.border[PROVINCES * province + attacker] & BORDER_MOUNTAIN != 0
