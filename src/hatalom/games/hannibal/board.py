"""Content: the board, the generals, the cards, the tables and the numbers of the book, by integer ids."""

from collections.abc import Mapping
from typing import final

from hatalom.core.question import Seat
from hatalom.games.hannibal.names import (
    ALL_GENERALS,
    ALL_PROVINCES,
    ALL_SPACES,
    ALPS_PASS,
    ITALY,
    LATIUM,
    NO_COUNTRY,
    NON_ALPS_PASS,
    NORMAL,
    SEATS,
    SPACES,
    Country,
    General,
    Province,
    Space,
    Way,
)


@final
class Link:
    """0.7  A connection between two spaces."""

    def __init__(self, a: Space, b: Space, way: Way, is_guarded: bool) -> None:
        self.a = a
        self.b = b
        self.way = way
        self.is_guarded = is_guarded  # 10.9: only the controller of the starting city may cross


@final
class StartingForce:
    """25.1  What stands in a space when a scenario begins."""

    def __init__(
        self, side: Seat, space: Space, units: int, elephants: int, office: int, generals: list[General]
    ) -> None:
        self.side = side
        self.space = space
        self.units = units  # without the elephants
        self.elephants = elephants
        self.office = office
        self.generals = generals  # the commander first


@final
class Board:
    """The map as one scenario uses it: 0.7, 25.4."""

    def __init__(self, links: list[Link], in_play: list[bool], has_port: list[bool]) -> None:
        self.in_play = in_play
        self.near: list[list[Space]] = [[] for _ in ALL_SPACES]
        """All spaces connected with a space, and in `way` the kind of each connection."""
        self.way: list[list[Way]] = [[] for _ in ALL_SPACES]
        self.plain: list[list[Space]] = [[] for _ in ALL_SPACES]
        """10.11  Those connected neither by a pass nor by a strait: reactions and retreats go only there."""
        self.without_pass: list[list[Space]] = [[] for _ in ALL_SPACES]
        """4.3  Those connected by no pass, but maybe by a strait."""
        self.guarded: list[list[bool]] = [[] for _ in ALL_SPACES]
        """10.9  Straits that only the controller of the starting city may cross."""
        for link in links:
            if in_play[link.a] and in_play[link.b]:
                self._connect(link.a, link.b, link.way, link.is_guarded)
                self._connect(link.b, link.a, link.way, link.is_guarded)
        self.spaces = [space for space in ALL_SPACES if in_play[space]]
        self.ports = [space for space in ALL_SPACES if in_play[space] and has_port[space]]
        self.around: list[list[Space]] = [[] for _ in ALL_SPACES]
        """All spaces that can be reached by land, the nearest first, and in `far` how many steps away each is."""
        self.far: list[list[int]] = [[] for _ in ALL_SPACES]
        for space in self.spaces:
            self._look_around(space)

    def _look_around(self, start: Space) -> None:
        reached, far = self.around[start], self.far[start]
        is_known = [False] * SPACES
        is_known[start] = True
        reached.append(start)
        far.append(0)
        index = 0
        while index < len(reached):
            for near in self.near[reached[index]]:
                if not is_known[near]:
                    is_known[near] = True
                    reached.append(near)
                    far.append(far[index] + 1)
            index += 1

    def _connect(self, a: Space, b: Space, way: Way, guarded: bool) -> None:
        self.near[a].append(b)
        self.way[a].append(way)
        self.guarded[a].append(guarded)
        if way == NORMAL:
            self.plain[a].append(b)
        if way != ALPS_PASS and way != NON_ALPS_PASS:
            self.without_pass[a].append(b)


@final
class Scenario:
    """25  What a scenario decides."""

    def __init__(
        self,
        board: Board,
        turns: tuple[int, int],
        first_decides: Seat,
        isolation_first: Seat,
        tie_winner: Seat,
        markers: list[int],
        forces: list[StartingForce],
        scoring: list[Province],
        ops_only: list[bool],
        reinforcement_rome: int,
    ) -> None:
        self.board = board
        self.first_turn = turns[0]
        self.last_turn = turns[1]
        self.first_decides = first_decides
        self.isolation_first = isolation_first
        self.tie_winner = tie_winner
        self.markers = markers
        self.forces = forces
        self.scoring = scoring
        """5.2, 25.6  The provinces that give political points."""
        self.ops_only = ops_only
        """25.5  Cards whose event cannot happen."""
        self.reinforcement_rome = reinforcement_rome


@final
class Content:
    """Frozen after loading and shared by all positions of a table."""

    def __init__(
        self,
        province: list[Province],
        kind: list[int],
        has_port: list[bool],
        port: list[int],
        capacity: list[int],
        siege_modifier: list[int],
        country_of_province: list[Country],
        needs: list[int],
        ally_bc: list[int],
        general: dict[str, list[int]],
        card: dict[str, list[int]],
        battle_card_count: list[int],
        retreat_modifier: list[int],
        attrition: list[list[int]],
        attrition_column: list[int],
        retreat: list[list[int]],
        siege_table: list[list[int]],
        cards_dealt: list[int],
        numbers: Mapping[str, int],
        scenarios: list[Scenario],
    ) -> None:
        self.province = province
        self.kind = kind
        self.has_port = has_port
        self.port_modifier = port
        self.capacity = capacity
        self.siege_modifier = siege_modifier
        self.country_of_province = country_of_province
        self.country = [country_of_province[province[space]] for space in ALL_SPACES]
        self.needs = needs
        self.ally_bc = ally_bc
        self.spaces_of: list[list[Space]] = [[] for _ in ALL_PROVINCES]
        for space in ALL_SPACES:
            self.spaces_of[province[space]].append(space)
        self.italian = [p for p in ALL_PROVINCES if country_of_province[p] == ITALY]
        self.allies_at = [self._allies(province[space]) for space in ALL_SPACES]
        """14.5  The provinces whose allies are available at a space."""
        self.side = [Seat(side) for side in general["side"]]
        self.strategy_rating = general["strategy_rating"]
        self.strategy_rating_hispania = general["strategy_rating_in_hispania"]
        self.battle_rating = general["battle_rating"]
        self.in_pool = general["in_consul_pool"]
        self.confined_to = general["confined_to"]
        self.naval_modifier = general["naval_modifier"]
        self.avoid_max = general["avoid_max"]
        self.intercept_max = general["intercept_max"]
        self.pursue_max = general["pursue_max"]
        self.prevent_max = general["prevent_withdrawal_max"]
        self.counter_as_attacker = general["counterattack_max_original_attacker"]
        self.counter_as_defender = general["counterattack_max_original_defender"]
        self.campaign_siege = general["campaign_siege_modifier"]
        self.campaign_movement = general["campaign_movement"]
        self.march_siege_rolls = general["forced_march_siege_rolls"]
        self.generals_of = [[g for g in ALL_GENERALS if self.side[g] == seat] for seat in SEATS]
        self.ops = card["ops"]
        self.owner = card["owner"]
        self.ship = card["ship"]
        self.counter = card["counter"]
        self.dual_use = card["dual_use"]
        self.breaks_truce = card["breaks_truce"]
        self.removed_if_played = card["remove_if_played"]
        self.campaign_generals = card["campaign_generals"]
        self.march_rating = card["march_rating"]
        self.units_placed = card["units"]
        self.markers_changed = card["markers"]
        self.battle_cards_lost = card["battle_cards_lost"]
        self.siege_rolls = card["siege_rolls"]
        self.battle_card_count = battle_card_count
        self.retreat_modifier = retreat_modifier
        self.attrition = attrition
        """21.1  Losses by roll (1 to 7) and column."""
        self.attrition_column = attrition_column
        """21.1  The column of a number of CUs (or rounds), 0 to 10."""
        self.retreat = retreat
        self.siege_table = siege_table
        self.cards_dealt = cards_dealt
        self.scenarios = scenarios
        self.elephant_min_roll = numbers["elephant_min_roll"]
        self.carthage_siege_modifier = numbers["modifier_carthage_besieges"]
        self.naval_safe_max = numbers["safe_max"]
        self.naval_return = numbers["return_value"]
        self.naval_roman_pc = numbers["modifier_roman_pc_per_port"]
        self.naval_small_force = numbers["modifier_0_or_1_cu"]
        self.naval_syracuse = numbers["modifier_syracuse"]
        self.naval_macedon = numbers["modifier_macedon"]
        self.naval_victory_modifier = numbers["modifier_naval_victory"]
        self.movement_points = numbers["movement_points"]
        self.forced_march_points = numbers["forced_march_points"]
        self.most_moving = numbers["max_cu_moving"]
        self.pass_cost = numbers["pass_cost"]
        self.strait_cost = numbers["strait_cost"]
        self.naval_cost = numbers["naval_cost"]
        self.overrun_min = numbers["overrun_min_cu"]
        self.overrun_most_enemies = numbers["overrun_max_enemy_cu"]
        self.siege_min = numbers["siege_min_cu"]
        self.siege_points = numbers["siege_points_to_take"]
        self.subjugation_points = numbers["subjugation_points_to_take"]
        self.hand_limit = numbers["battle_hand_limit"]
        self.roman_ally_cap = numbers["roman_italy_ally_cap"]
        self.militia = numbers["militia_latium_bc"]
        self.tribe_bc = numbers["friendly_tribe_bc"]
        self.interception_bc = numbers["interception_bc"]
        self.failed_avoid_bc = numbers["failed_avoid_bc"]
        self.consul_min = numbers["consul_min_cu"]
        self.change_of_command_min = numbers["change_of_command_min"]
        self.retreat_spaces = numbers["retreat_max_spaces"]
        self.hannibal_death_pcs = numbers["hannibal_death_pcs"]
        self.consequences_divisor = numbers["political_consequences_divisor"]
        self.small_die_most = numbers["retreat_small_die_max_cu"]
        self.non_alps_modifier = numbers["non_alps_attrition_modifier"]
        self.naval_most_op3 = numbers["naval_max_cu_op3"]
        self.naval_most_campaign = numbers["naval_max_cu_campaign"]
        self.elephants = numbers["elephants_total"]
        self.roman_reinforcement = numbers["roman_reinforcement"]
        self.roman_in_italy = numbers["roman_min_in_italy"]
        self.africanus_turn = numbers["africanus_turn"]
        self.africanus_units = numbers["africanus_extra_cu"]
        self.interception_modifier = numbers["interception_enemy_pc_modifier"]
        self.revolt_provinces = numbers["carthage_italy_provinces"]
        self.storm_modifier = numbers["storm_attrition_modifier"]
        self.pestilence_modifier = numbers["pestilence_attrition_modifier"]
        self.guide_modifier = numbers["guide_attrition_modifier"]
        self.pirates_most = numbers["pirates_max_cu"]
        self.hostile_tribes_units = numbers["hostile_tribes_column_cu"]

    def _allies(self, home: Province) -> list[Province]:
        """14.5  All provinces of the country, or the province alone where there is no country; never Latium (14.6)."""
        country = self.country_of_province[home]
        if country == NO_COUNTRY:
            return [home]
        return [p for p in ALL_PROVINCES if self.country_of_province[p] == country and p != LATIUM]

    def column(self, units: int) -> int:
        """21.1  The column for so many CUs or rounds."""
        return self.attrition_column[min(units, len(self.attrition_column) - 1)]
