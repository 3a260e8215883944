"""Content: the two maps, the pieces, the cards and the numbers of the book, addressed by integer ids."""

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias, final

from hatalom.core.numbers import bit, flags_of, numbers_of
from hatalom.core.vecs import vec
from hatalom.games.maria.names import (
    ALL_CARDS,
    ALL_GENERALS,
    ALL_POWERS,
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
    Generals,
    IconKind,
    MapPart,
    Piece,
    Power,
    Region,
    Status,
    Suit,
    Town,
    Towns,
    Track,
    Train,
    Trains,
    deck_of,
    face_of,
    train_piece,
)

Roads: TypeAlias = "vec[Towns]"
"""By town: the towns to which roads lead."""
UNREACHED: Final = 99
"""The distance between two towns that no road joins; longer than any way on the map."""


def towns_from(towns: Iterable[Town]) -> Towns:
    """For modules that are not compiled."""
    return vec[Town](towns)


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
        self.neighbours: Roads = vec[Towns]([vec[Town](towns) for towns in neighbours])
        self.main: Roads = vec[Towns]([vec[Town](towns) for towns in main])
        """The neighbours along main roads."""
        self.map_of = vec[MapPart](map_of)
        self.region = vec[Region](region)
        self.home = vec[Power](home)
        """3.7  The power whose home country a town lies in at the start."""
        self.suit = vec[Suit](suit)
        self.fortress = numbers_of(fortress)
        """0, MINOR or MAJOR."""
        self.electors: Towns = vec[Town](electors)
        """3.11  The towns that give an electoral vote."""
        self.in_core_austria = flags_of([region[town] in core_regions for town in range(TOWNS)])
        firsts = [Town(region.index(Region(number))) for number in range(max(region) + 1)]
        self.first_town: Towns = vec[Town](firsts)
        """One town of each region; all of a region have the same home country."""
        self.home_regions = numbers_of([0] * POWERS)
        """3.7  The regions of each power's home country at the start, a bit each."""
        for number, town in enumerate(firsts):
            if home[town] >= 0:
                self.home_regions[home[town]] |= bit(number)
        self.fort_town: Towns = vec[Town]([town for town in ALL_TOWNS if fortress[town] > 0])
        self.is_rhenish = flags_of([town in rhenish for town in self.fort_town])
        self.forts = vec[Fort]([Fort(number) for number in range(len(self.fort_town))])
        self.fort_of = vec[Fort]([NO_FORT] * TOWNS)
        """The number of a town's fortress among all fortresses."""
        for fort in self.forts:
            self.fort_of[self.fort_town[fort]] = fort
        self.major_towns: Towns = vec[Town]([town for town in self.fort_town if fortress[town] == MAJOR])
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
        self.status = vec[Status](status)
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
        self.is_major = flags_of([major == 1 for major in powers["major"]])
        self.income = powers["income"]
        self.opening_hand = powers["opening_hand"]
        self.total_troops = powers["troops"]
        self.pool = powers["pool"]
        self.income_town = income_town
        """8.3  The major fortress without which a minor power draws nothing; NOBODY for a major power."""
        self.rank = numbers_of(rank)
        self.min_troops = numbers_of(min_troops)
        self.piece_power = vec[Power](piece_power)
        self.start = start
        self.power_generals = vec[Generals](
            [vec[General]([g for g in ALL_GENERALS if piece_power[g] == power]) for power in ALL_POWERS]
        )
        self.power_trains = vec[Trains](
            [vec[Train]([t for t in ALL_TRAINS if piece_power[train_piece(t)] == power]) for power in ALL_POWERS]
        )
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
        self._hussar_towns: list[list[Towns | None]] = [[None] * TOWNS for _ in FORM.ids]

    def distances(self, town: Town, form: Form) -> list[int]:
        """14.1  The move distance from a town to every other, over the maps that are used."""
        return self.board.distances_on_map(town) if form == INTRODUCTORY else self.board.distances(town)

    def hussar_towns(self, town: Town, form: Form) -> Towns:
        """7.2  Where hussars may stand while an Austrian general is in this town; worked out when first asked for."""
        towns = self._hussar_towns[form][town]
        if towns is None:
            row, map_of = self.distances(town, form), self.board.map_of
            towns = vec[Town](
                [near for near in ALL_TOWNS if row[near] <= self.hussar_range and map_of[near] == BOHEMIA]
            )
            self._hussar_towns[form][town] = towns
        return towns

    def copies(self, card: Card) -> int:
        """How many equal cards of one deck there are."""
        return self.reserves if face_of(card) == RESERVE else 1

    def deck(self, number: int) -> list[int]:
        """4.8  A whole tactical deck as a bag of cards."""
        return [self.copies(card) if deck_of(card) == number else 0 for card in ALL_CARDS]
