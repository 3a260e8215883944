"""The position of Heads of State: all facts as integers, and the questions one can ask of them."""

from typing import ClassVar, final

from mypy_extensions import i64

from hatalom.core.numbers import Numbers, numbers_of, zeros
from hatalom.core.position import Position
from hatalom.core.question import Seat
from hatalom.games.heads_of_state.board import Content
from hatalom.games.heads_of_state.names import (
    AREA_BOXES,
    AREA_COUNT,
    ATTRIBUTE_COUNT,
    BOX_COUNT,
    CENTURIES,
    CENTURY_COUNT,
    COUNTRY_COUNT,
    MARKER_PLACES,
    MOST_SEATS,
    NOBLE_COUNT,
    NOBODY,
    PLAYERS,
    TREACHERY_COUNT,
    Area,
    Attribute,
    Noble,
    TreacheryCard,
)
from hatalom.kit.bag import is_empty


@final
class HeadsOfState(Position):
    """Lists over two indices are flat: hand[9 * seat + attribute], dead[5 * box + seat], cards[7 * seat + noble]."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seats",
        "century",
        "turns",
        "owner",
        "dead",
        "tiles",
        "cards",
        "score",
        "hex_taken",
        "square_taken",
        "large_taken",
        "round_taken",
        "hand",
        "known",
        "treachery",
        "treachery_known",
        "draw_pile",
        "revolution",
        "display",
        "set_aside",
        "discard",
        "returned",
        "treachery_pile",
        "treachery_display",
        "treachery_discard",
        "emptied",
        "named",
    )

    def __init__(self, content: Content, seats: int, source: "HeadsOfState | None" = None) -> None:
        super().__init__()
        self.content = content
        self.seats = seats
        self.players = PLAYERS[seats]
        if source is not None:
            self._copy_from(source)
            return
        self.century = CENTURIES[0]
        self.turns = 0
        """How many turns have begun since the start of the game; the first of each player is special (6.2)."""
        self.owner = [NOBODY] * BOX_COUNT
        self.dead = [0] * (MOST_SEATS * BOX_COUNT)
        """10.3  Killed nobles on the hex, by the box they stood on and their owner."""
        self.tiles: list[i64] = content.noble_tiles * seats
        self.cards = [0] * (NOBLE_COUNT * seats)
        self.score = [0] * seats
        self.hex_taken = [NOBODY] * AREA_COUNT
        self.square_taken = [NOBODY] * (MARKER_PLACES * COUNTRY_COUNT)
        self.large_taken = [NOBODY] * len(content.large_points[seats])
        self.round_taken = [NOBODY] * (CENTURY_COUNT * MARKER_PLACES * COUNTRY_COUNT)
        self.hand: list[i64] = [0] * (ATTRIBUTE_COUNT * seats)
        self.known = [0] * (ATTRIBUTE_COUNT * seats)
        """15.5r1  Attribute cards everybody knows to be in a hand, because they were taken openly."""
        self.treachery: list[i64] = [0] * (TREACHERY_COUNT * seats)
        self.treachery_known = [0] * (TREACHERY_COUNT * seats)
        self.draw_pile = numbers_of(content.attribute_counts[seats])
        self.revolution = zeros(ATTRIBUTE_COUNT)
        """4.3  The attribute cards dealt into the revolution pile; the Revolution card is with them until it shows."""
        self.display = zeros(ATTRIBUTE_COUNT)
        self.set_aside = zeros(ATTRIBUTE_COUNT)
        self.discard = zeros(ATTRIBUTE_COUNT)
        self.returned = zeros(ATTRIBUTE_COUNT)
        """15.5r1  Cards shuffled back after option 1b that did not come up since: in the draw pile or drawn blind."""
        self.treachery_pile = numbers_of(content.treachery_count)
        self.treachery_display = zeros(TREACHERY_COUNT)
        self.treachery_discard = zeros(TREACHERY_COUNT)
        self.emptied: i64 = 0
        """10.8a  Boxes the active player emptied this turn and has not refilled, a bit each."""
        self.named: i64 = 0
        """10.5  Boxes whose nobles were targets this turn, a bit each."""

    def copy(self) -> "HeadsOfState":
        return HeadsOfState(self.content, self.seats, self)

    def _copy_from(self, source: "HeadsOfState") -> None:
        """What is not copied is shared: it is never changed in place, only replaced (see `core.shared`)."""
        self.century = source.century
        self.turns = source.turns
        self.owner = source.owner
        self.dead = source.dead
        self.tiles = source.tiles
        self.cards = source.cards
        self.score = source.score
        self.hex_taken = source.hex_taken
        self.square_taken = source.square_taken
        self.large_taken = source.large_taken
        self.round_taken = source.round_taken
        self.hand = source.hand.copy()
        self.known = source.known.copy()
        self.treachery = source.treachery.copy()
        self.treachery_known = source.treachery_known.copy()
        self.draw_pile = source.draw_pile[:]
        self.revolution = source.revolution[:]
        self.display = source.display[:]
        self.set_aside = source.set_aside[:]
        self.discard = source.discard[:]
        self.returned = source.returned[:]
        self.treachery_pile = source.treachery_pile[:]
        self.treachery_display = source.treachery_display[:]
        self.treachery_discard = source.treachery_discard[:]
        self.emptied = source.emptied
        self.named = source.named
        self.copy_stack_from(source)

    # -- questions ------------------------------------------------------------------------------------------

    def hand_size(self, seat: Seat) -> int:
        total: i64 = 0
        first: i64 = ATTRIBUTE_COUNT * seat
        for place in range(first, first + ATTRIBUTE_COUNT):
            total += self.hand[place]
        return total

    def treachery_size(self, seat: Seat) -> int:
        total: i64 = 0
        first: i64 = TREACHERY_COUNT * seat
        for place in range(first, first + TREACHERY_COUNT):
            total += self.treachery[place]
        return total

    def cards_left(self, noble: Noble) -> int:
        """9.6  The cards still in the stack of this type."""
        left = self.content.noble_cards[noble]
        for seat in self.players:
            left -= self.cards[NOBLE_COUNT * seat + noble]
        return left

    def has_been_in(self, seat: Seat, area: Area) -> bool:
        """11.2.2r1  One noble in the area, alive on a box or dead on the hex, is enough."""
        for box in AREA_BOXES[area]:
            if self.owner[box] == seat or self.dead[MOST_SEATS * box + seat] > 0:
                return True
        return False

    def has_placed(self, seat: Seat, noble: Noble) -> bool:
        """11.3.1r1  Alive or dead: a tile that is no longer in front of the player was placed."""
        return self.tiles[NOBLE_COUNT * seat + noble] < self.content.noble_tiles[noble]

    def is_first_turn(self) -> bool:
        """6.2r1  The running turn is its player's first of the whole game."""
        return self.turns <= self.seats

    def unseen_pile(self) -> Numbers:
        """7.4r1  Where a card comes from: the draw pile, or the revolution pile once that is used up."""
        return self.draw_pile if not is_empty(self.draw_pile) else self.revolution

    # -- changes --------------------------------------------------------------------------------------------

    def came_up(self, attribute: Attribute) -> None:
        """15.5r1  A card of this kind showed itself; it may have been one of those shuffled back."""
        if self.returned[attribute] > 0:
            self.returned[attribute] -= 1

    def spend_attribute(self, seat: Seat, attribute: Attribute) -> None:
        """From the hand to the discards; if nobody knew of it, a secret is out and undo ends."""
        place = ATTRIBUTE_COUNT * seat + attribute
        self.hand[place] -= 1
        self.discard[attribute] += 1
        if self.known[place] > 0:
            self.known[place] -= 1
        else:
            self.came_up(attribute)
            self.reveal()

    def spend_treachery(self, seat: Seat, card: TreacheryCard) -> None:
        """10.7  From the hand to the treachery discards."""
        place = TREACHERY_COUNT * seat + card
        self.treachery[place] -= 1
        self.treachery_discard[card] += 1
        if self.treachery_known[place] > 0:
            self.treachery_known[place] -= 1
        else:
            self.reveal()
