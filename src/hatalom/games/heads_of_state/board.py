"""Content: the board, the cards and the numbers of the book, addressed by integer ids."""

from collections.abc import Mapping
from typing import Final, final

from hatalom.games.heads_of_state.names import (
    AREAS,
    BOXES,
    COUNTRIES,
    NOBLE_COUNT,
    Area,
    Attribute,
    Box,
    Country,
    Noble,
    TreacheryCard,
    area_of,
)

NO_BOX: Final = Noble(-1)
"""The noble of a box that the board does not have."""

RANK_STEP: Final = 100
"""More than any hex number (`load` holds them below it)."""


@final
class Content:
    """Frozen after loading and shared by all positions of a table."""

    def __init__(
        self,
        box_noble: list[Noble],
        box_influence: list[int],
        area_country: list[Country],
        is_capital: list[bool],
        hex_points: list[int],
        costs: list[list[Attribute]],
        courtesan_allowed: list[bool],
        noble_tiles: list[int],
        noble_cards: list[int],
        final_points: list[int],
        attribute_counts: list[list[int]],
        treachery_count: list[int],
        treachery_countries: list[int],
        bag_draw: list[bool],
        square_points: list[int],
        round_points: list[int],
        large_points: list[list[int]],
        first_draws: list[list[int]],
        numbers: Mapping[str, int],
    ) -> None:
        self.box_noble = box_noble
        """3.3  The type each box shows; NO_BOX where there is none."""
        self.box_influence = box_influence
        self.area_country = area_country
        self.is_capital = is_capital
        self.hex_points = hex_points
        self.costs = costs
        """9.1  The attributes each noble costs, one card of each."""
        self.courtesan_allowed = courtesan_allowed
        self.noble_tiles = noble_tiles
        self.noble_cards = noble_cards
        self.final_points = final_points
        self.attribute_counts = attribute_counts
        """4.2  The attribute deck by number of players."""
        self.treachery_count = treachery_count
        self.treachery_countries = treachery_countries
        """10.9 to 10.11  The countries a card works in, a bit each."""
        self.bag_draw = bag_draw
        self.square_points = square_points
        self.round_points = round_points
        self.large_points = large_points
        self.first_draws = first_draws
        self.attribute_display = numbers["attribute_display"]
        self.treachery_display = numbers["treachery_display"]
        self.revolution_attributes = numbers["revolution_pile_attributes"]
        self.take_attributes = numbers["take_attributes"]
        self.refresh_min = numbers["refresh_min_draw_pile"]
        self.refresh_take = numbers["refresh_take_attributes"]
        self.option_2_attributes = numbers["treachery_take_attributes"]
        self.option_2_treachery = numbers["treachery_take_treachery"]
        self.attribute_limit = numbers["attributes_end_of_turn"]
        self.treachery_limit = numbers["treachery_end_of_turn"]
        self.attribute_limit_century = numbers["attributes_new_century"]
        self.treachery_limit_century = numbers["treachery_new_century"]
        self.unreplaced_kills = numbers["unreplaced_kills"]
        self.own_cubes = numbers["own_cubes"]
        self.target_cubes = numbers["target_cubes"]
        self.boxes: list[Box] = []
        """All boxes the board has."""
        self.country_boxes: list[list[Box]] = [[] for _ in COUNTRIES]
        self.country_areas: list[list[Area]] = [[] for _ in COUNTRIES]
        for box in BOXES:
            if box_noble[box] != NO_BOX:
                self.boxes.append(box)
                self.country_boxes[area_country[area_of(box)]].append(box)
        self.tie_break = [self._tie_break(box) for box in BOXES]
        """11.4.3  What a noble on this box is worth in a tie."""
        for area in AREAS:
            self.country_areas[area_country[area]].append(area)

    def _tie_break(self, box: Box) -> int:
        """11.4.3r1  The higher rank, then the higher hex; the hexes of a country are all different."""
        return (NOBLE_COUNT - self.box_noble[box]) * RANK_STEP + self.hex_points[area_of(box)]

    def country_of(self, box: Box) -> Country:
        return self.area_country[area_of(box)]

    def in_capital(self, box: Box) -> bool:
        return self.is_capital[area_of(box)]

    def works_in(self, card: TreacheryCard, country: Country) -> bool:
        """10.9 to 10.11  Whether a treachery card may strike in a country."""
        return (self.treachery_countries[card] >> country) & 1 == 1
