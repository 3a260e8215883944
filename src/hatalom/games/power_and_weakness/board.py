"""Content: the board, the tiles and the numbers of the book, addressed by integer ids."""

from collections.abc import Mapping
from typing import final

from hatalom.core.vecs import vec
from hatalom.games.power_and_weakness.names import REGION_COUNT, REGIONS, Region
from hatalom.kit.graph import neighbours_of


@final
class Content:
    """Frozen after loading and shared by all positions of a table."""

    def __init__(
        self,
        links: list[tuple[Region, Region]],
        coastal: list[bool],
        marker_count: list[int],
        tile_count: list[int],
        recruit: list[list[int]],
        recruit_choice: list[bool],
        time_count: list[int],
        numbers: Mapping[str, int],
    ) -> None:
        self.neighbours = [vec[Region](regions) for regions in neighbours_of(REGION_COUNT, links)]
        self.is_border = [b in self.neighbours[a] for a in REGIONS for b in REGIONS]
        """3.2  Whether two regions have a common border: REGION_COUNT * one + other."""
        self.coastal = coastal
        self.marker_count = marker_count
        self.tile_count = tile_count
        self.recruit = recruit
        """15.2  Mages and knights on the lower edge of each tile."""
        self.recruit_choice = recruit_choice
        """15.3  Merlin and the snake: two of a kind, chosen by the player."""
        self.time_count = time_count
        self.units_each = numbers["units_each"]
        self.start_mages = numbers["start_mages"]
        self.start_knights = numbers["start_knights"]
        self.win_points = numbers["win_points"]
        self.actions_per_turn = numbers["actions_per_turn"]
        self.first_turn_actions = numbers["first_turn_actions_if_vp_tied"]
        self.place_max_units_before = numbers["place_max_units_before"]
        self.recruit_first = numbers["recruit_first_in_cycle"]
        self.recruit_later = numbers["recruit_later"]
        self.reinforcement = numbers["reinforcement_active_units"]
        self.display_extra_tiles = numbers["display_extra_tiles"]
        self.revolt_max_units = numbers["revolt_max_units"]
        self.first_cycle_cubes = numbers["hourglass_cubes"]
        self.first_display = numbers["display_tiles"]
