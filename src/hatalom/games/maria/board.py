"""Content: the two maps, the pieces, the cards and the numbers of the book, addressed by integer ids."""

from collections.abc import Mapping
from typing import Final, final

from hatalom.games.maria.names import (
    ALL_CARDS,
    ALL_GENERALS,
    ALL_TOWNS,
    ALL_TRAINS,
    BOHEMIA,
    FORM,
    INTRODUCTORY,
    MAJOR,
    NO_FORT,
    POWERS,
    RESERVE,
    TOWNS,
    Card,
    EffectKind,
    Form,
    Fort,
    General,
    IconKind,
    MapPart,
    Piece,
    Power,
    Region,
    Status,
    Suit,
    Town,
    Track,
    Train,
    deck_of,
    face_of,
    train_piece,
)
from hatalom.kit.rows import Row, row_from

UNREACHED: Final = 99
"""The distance between two towns that no road joins; longer than any way on the map."""


@final
class Board:
    """Towns, roads and fortresses (3.5 to 3.9); distances are worked out when first asked for."""

    def __init__(
        self,
        neighbours: list[list[Town]],
        main: list[list[Town]],
        map_of: list[MapPart],
        region: list[Region],
        home: list[Power],
        suit: list[Suit],
        fortress: list[int],
        electors: list[Town],
        rhenish: list[Town],
        core_regions: list[Region],
    ) -> None:
        self.neighbours = neighbours
        self.main = main
        """The neighbours along main roads."""
        self.roads: list[Row] = [row_from(towns) for towns in neighbours]
        """The neighbours as rows, for whoever spreads over the map."""
        self.main_roads: list[Row] = [row_from(towns) for towns in main]
        self.map_of = map_of
        self.region = region
        self.home = home
        """3.7  The power whose home country a town lies in at the start."""
        self.suit = suit
        self.fortress = fortress
        """0, MINOR or MAJOR."""
        self.electors = electors
        """3.11  The towns that give an electoral vote."""
        self.in_core_austria: list[bool] = [region[town] in core_regions for town in range(TOWNS)]
        self.first_town: list[Town] = [Town(region.index(Region(number))) for number in range(max(region) + 1)]
        """One town of each region; all of a region have the same home country."""
        self.home_regions: list[int] = [0] * POWERS
        """3.7  The regions of each power's home country at the start, a bit each."""
        for number, town in enumerate(self.first_town):
            if home[town] >= 0:
                self.home_regions[home[town]] |= 1 << number
        self.fort_of: list[Fort] = [NO_FORT] * TOWNS
        """The number of a town's fortress among all fortresses."""
        self.fort_town: list[Town] = []
        self.is_rhenish: list[bool] = []
        for town in ALL_TOWNS:
            if fortress[town] > 0:
                self.fort_of[town] = Fort(len(self.fort_town))
                self.fort_town.append(town)
                self.is_rhenish.append(town in rhenish)
        self.forts: list[Fort] = [Fort(number) for number in range(len(self.fort_town))]
        self.major_towns: list[Town] = [town for town in self.fort_town if fortress[town] == MAJOR]
        self._distances: list[list[int]] = [[] for _ in range(TOWNS)]
        self._distances_on_map: list[list[int]] = [[] for _ in range(TOWNS)]

    def distances(self, town: Town) -> list[int]:
        """The move distance (roads, pieces ignored) from a town to every other."""
        row = self._distances[town]
        if len(row) == 0:
            row = self._measure(town, False)
            self._distances[town] = row
        return row

    def distances_on_map(self, town: Town) -> list[int]:
        """14.1  The same without the other map, which the introductory game does not use."""
        row = self._distances_on_map[town]
        if len(row) == 0:
            row = self._measure(town, True)
            self._distances_on_map[town] = row
        return row

    def distance(self, a: Town, b: Town) -> int:
        return self.distances(a)[b]

    def is_adjacent(self, a: Town, b: Town) -> bool:
        return b in self.neighbours[a]

    def _measure(self, start: Town, is_one_map: bool) -> list[int]:
        row = [UNREACHED] * TOWNS
        row[start] = 0
        queue = [start]
        for town in queue:
            farther = row[town] + 1
            for other in self.neighbours[town]:
                if row[other] > farther and not (is_one_map and self.map_of[other] != self.map_of[start]):
                    row[other] = farther
                    queue.append(other)
        return row


@final
class Icon:
    """17.5.9  A penalty or reward on a space of a track, for one power."""

    def __init__(self, kind: IconKind, power: Power) -> None:
        self.kind = kind
        self.power = power


@final
class Effect:
    """X.1 to X.5  One sentence of a political card's text."""

    def __init__(self, kind: EffectKind, power: Power, number: int) -> None:
        self.kind = kind
        self.power = power
        """NOBODY where the card leaves the power open."""
        self.number = number
        """Of cards, troops or turns."""


@final
class Arrow:
    """17.5.7  A marker move printed on a political card."""

    def __init__(self, track: Track, direction: int, spaces: int) -> None:
        self.track = track
        self.direction = direction
        """LEFT, RIGHT or EITHER."""
        self.spaces = spaces


@final
class Politics:
    """The political display and the political cards (17)."""

    def __init__(
        self,
        length: list[int],
        star: list[int],
        status: list[Status],
        icons: list[list[list[Icon]]],
        year: list[int],
        arms: list[int],
        effects: list[list[Effect]],
        arrows: list[list[Arrow]],
    ) -> None:
        self.length = length
        """The number of spaces of each track; a marker's place counts from 0."""
        self.star = star
        self.status = status
        """19.3  What each space of the Saxony track makes of Saxony."""
        self.icons = icons
        """By track and space."""
        self.year = year
        self.arms = arms
        """The powers whose coat of arms a card bears, a bit each."""
        self.effects = effects
        """By card, in the order of its text."""
        self.arrows = arrows
        """By card."""


@final
class Content:
    """Frozen after loading and shared by all positions of a table."""

    def __init__(
        self,
        board: Board,
        politics: Politics,
        powers: dict[str, list[int]],
        income_town: list[Town],
        rank: list[int],
        min_troops: list[int],
        piece_power: list[Power],
        start: list[Town],
        arrow_town: list[Town],
        off_map: list[int],
        start_marker: list[Power],
        unused: list[Piece],
        introductory_wins: list[int],
        numbers: Mapping[str, int],
    ) -> None:
        self.board = board
        self.politics = politics
        self.is_major: list[bool] = [major == 1 for major in powers["major"]]
        self.income = powers["income"]
        self.opening_hand = powers["opening_hand"]
        self.total_troops = powers["troops"]
        self.pool = powers["pool"]
        self.income_town = income_town
        """8.3  The major fortress without which a minor power draws nothing; NOBODY for a major power."""
        self.rank = rank
        self.min_troops = min_troops
        self.piece_power = piece_power
        self.start = start
        self.power_generals: list[list[General]] = [[] for _ in range(POWERS)]
        self.power_trains: list[list[Train]] = [[] for _ in range(POWERS)]
        for general in ALL_GENERALS:
            self.power_generals[piece_power[general]].append(general)
        for train in ALL_TRAINS:
            self.power_trains[piece_power[train_piece(train)]].append(train)
        self.arrow_town = arrow_town
        """17.5.11  Where a power's off-map box points to."""
        self.off_map = off_map
        self.start_marker = start_marker
        """4.9, 4.12  Markers and elector markers at the start, by fortress."""
        self.unused = unused
        """14.1  The pieces that take no part in the introductory game."""
        self.introductory_wins = introductory_wins
        """14.3  How many fortresses France and Prussia need, by power."""
        self.most_troops = numbers["max_troops_per_general"]
        self.general_move = numbers["general_move"]
        self.general_move_main = numbers["general_move_main_road"]
        self.forced_march = numbers["forced_march"]
        self.train_move = numbers["train_move"]
        self.train_move_main = numbers["train_move_main_road"]
        self.supply_path = numbers["supply_path_max"]
        self.protection = numbers["protection_range"]
        self.hussar_range = numbers["hussar_range"]
        self.hussar_cost = numbers["hussar_cost_per_city"]
        self.first_loss = numbers["unsupplied_loss_first"]
        self.further_loss = numbers["unsupplied_loss_again"]
        self.train_cost = numbers["train_reentry_cost"]
        self.recruit_cost = numbers["recruit_cost"]
        self.expedition_troops = numbers["expedition_recruit_troops"]
        self.expedition_cost = numbers["expedition_recruit_cost"]
        self.reserve_min = numbers["reserve_min"]
        self.reserve_max = numbers["reserve_max"]
        self.reserve_in_politics = numbers["reserve_value_politics"]
        self.reserve_in_payment = numbers["reserve_value_payment"]
        self.troops_per_vp = numbers["troops_per_battle_vp"]
        self.battle_boxes = numbers["battle_boxes_per_power"]
        self.votes_to_win = numbers["votes_to_win"]
        self.rhenish_needed = numbers["rhenish_fortresses_needed"]
        self.turns: list[int] = [numbers["turns_introductory"], numbers["turns_advanced"]]
        self.winter_every = numbers["winter_every"]
        self.political_cards_per_turn = numbers["political_cards_per_turn"]
        self.compulsory_turns = numbers["compulsory_subsidy_turns"]
        self.introductory_income = numbers["introductory_france_income"]
        self.reserves = numbers["reserves"]
        self._hussar_towns: list[list[list[Town] | None]] = [[None] * TOWNS for _ in FORM.ids]

    def distances(self, town: Town, form: Form) -> list[int]:
        """14.1  The move distance from a town to every other, over the maps that are used."""
        return self.board.distances_on_map(town) if form == INTRODUCTORY else self.board.distances(town)

    def hussar_towns(self, town: Town, form: Form) -> list[Town]:
        """7.2  Where hussars may stand while an Austrian general is in this town; worked out when first asked for."""
        towns = self._hussar_towns[form][town]
        if towns is None:
            row, map_of = self.distances(town, form), self.board.map_of
            towns = [near for near in ALL_TOWNS if row[near] <= self.hussar_range and map_of[near] == BOHEMIA]
            self._hussar_towns[form][town] = towns
        return towns

    def copies(self, card: Card) -> int:
        """How many equal cards of one deck there are."""
        return self.reserves if face_of(card) == RESERVE else 1

    def deck(self, number: int) -> list[int]:
        """4.8  A whole tactical deck as a bag of cards."""
        return [self.copies(card) if deck_of(card) == number else 0 for card in ALL_CARDS]
