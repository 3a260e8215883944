"""The facts of a position of Maria, all of them integers, how a game begins, and how they are copied."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from hatalom.core.numbers import numbers_of
from hatalom.core.position import Position, Record
from hatalom.core.question import Seat
from hatalom.core.vecs import vec
from hatalom.games.maria.board import Content
from hatalom.games.maria.names import (
    ALL_PIECES,
    BAVARIA,
    BOXES,
    CARDS,
    FRANCE,
    GENERALS,
    HUSSARS,
    IN_BOX,
    INTRODUCTORY,
    NO_POWER,
    NO_SEAT,
    NO_SUIT,
    NO_TOWN,
    NOBODY,
    NOT_CALLED,
    NOT_IN_PLAY,
    NOT_REDUCED,
    PCS,
    POWERS,
    TRACKS,
    Card,
    ClauseKind,
    Form,
    PoliticalCard,
    Power,
    Town,
    Towns,
)

UNTIL_ELECTION: Final = 0
"""A clause that holds until the emperor is elected."""


@final
class Agreement(Record):
    """21  A clause in force, and the two players who agreed on it."""

    FIELDS = ("kind", "power", "thing", "until", "seat", "partner")

    def __init__(self, kind: ClauseKind, power: Power, thing: i64, until: int, seat: Seat, partner: Seat) -> None:
        self.kind = kind
        """TRUCE, STAY_OUT, VOTE or WORDS; subsidies are kept apart."""
        self.power = power
        """Whose promise it is; NOBODY for WORDS."""
        self.thing = thing
        """By kind: the other power, the country, the candidate, or NOBODY."""
        self.until = until
        """The last turn; UNTIL_ELECTION for a vote."""
        self.seat = seat
        self.partner = partner


class Facts(Position):
    """Bits stand for pieces or generals by number; lists are by piece, general, power, fortress or card."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seats",
        "form",
        "bluff_costs",
        "round_up",
        "turn",
        "at",
        "troops",
        "face_down",
        "leads",
        "hussar",
        "marker",
        "question",
        "hand",
        "draw_pile",
        "discard",
        "decks_opened",
        "drawing",
        "pool",
        "battle",
        "box",
        "set_aside",
        "surplus",
        "winters",
        "track",
        "pc_deck",
        "open_pcs",
        "saved",
        "laid",
        "trump",
        "noted",
        "executed",
        "last_winner",
        "election",
        "expedition_until",
        "annexed",
        "neutral_until",
        "reduced",
        "saxony_left",
        "saxony_drew",
        "subsidy",
        "agreements",
        "winner",
        "reason",
    )
    RECORDS: ClassVar[dict[str, type[Record]]] = {"agreements": Agreement}

    def __init__(self, content: Content, seats: int, form: Form, source: "Facts | None" = None) -> None:
        super().__init__()
        self.content = content
        self.seats = seats
        self.form = form
        if source is not None:
            self._copy_from(source)
            return
        self.bluff_costs = False
        """25  The optional politics rule is in force."""
        self.round_up = False
        """19.1.4r1  Half of the markers set aside is rounded up."""
        self.turn = 1
        self.at: Towns = vec[Town](content.start)
        """Where each piece is: a town, REMOVED, IN_BOX or NOT_IN_PLAY."""
        self.troops = numbers_of([0] * GENERALS)
        self.face_down = 0
        """9.4  Generals without supply, a bit each."""
        self.leads = 0
        """6.2  Of two generals of equal rank in a stack, the one who was chosen to command, a bit each."""
        self.hussar: Towns = vec[Town]([NO_TOWN] * HUSSARS)
        self.marker = content.start_marker.copy()
        """Victory markers and elector markers by fortress: the power, or NOBODY."""
        self.question: list[Power] = [NO_POWER] * len(content.board.forts)
        """10.3.5  The power of the general who put the "?" on a fortress."""
        self.hand: list[list[Card]] = [[] for _ in range(POWERS)]
        """The cards of each power, sorted."""
        self.draw_pile = content.deck(0)
        self.discard = [0] * CARDS
        self.decks_opened = 1
        self.drawing = 1
        """8.6  The decks of which the draw pile was made, a bit each."""
        self.pool = [0] * POWERS
        self.battle = [0] * POWERS
        """16.4  Markers on the battle boxes."""
        self.box: list[Power] = [NO_POWER] * BOXES
        """3.12  Who has a marker on the other boxes; the first entry (battle) is not used."""
        self.set_aside = [0] * POWERS
        """19.1.4, 19.2.1  Markers taken off the board that are not in the pool."""
        self.surplus = [0] * POWERS
        """10.3.12r1, 23.2r1  Markers placed beyond the pool."""
        self.winters: list[list[int]] = []
        """13.8  The points of each winter, by power."""
        self.track = content.politics.star.copy()
        """17.5  The place of each marker, counted from 0."""
        self.pc_deck = [1] * PCS
        """4.14  The political cards not turned up yet; the year of the next one is the lowest left."""
        self.open_pcs: list[PoliticalCard] = []
        self.saved: list[list[Card]] = [[] for _ in range(POWERS)]
        """17.5.3  TCs lying face up on the display."""
        self.laid: list[list[Card]] = [[] for _ in range(POWERS)]
        """17.3, 25.3  TCs lying face down on the display."""
        self.trump = NO_SUIT
        self.noted = [0] * TRACKS
        """17.5.8  The moves noted for each marker, to the right; carried out when the choosing is over."""
        self.executed = 0
        """24.4  The seats that have executed a political card in this turn, a bit each."""
        self.last_winner = NO_SEAT
        """17.2.1  The seat that won a combat last."""
        self.election = NOT_CALLED
        """18.1  NOT_CALLED, CALLED (it is held at the end of this turn) or HELD."""
        self.expedition_until = [0] * POWERS
        """X5  The first turn in which a general sent away by a card may come back."""
        self.annexed = False
        """19.1.2  Silesia is Prussian home country."""
        self.neutral_until = 0
        """19.1.7  The turn in whose Prussian stage Prussia's neutrality ends; 0: it is not neutral."""
        self.reduced = NOT_REDUCED
        """19.2  NOT_REDUCED, REDUCED (markers may still be set aside) or REDUCTION_OVER."""
        self.saxony_left = False
        """19.3.3  Saxony has left the Prussian alliance."""
        self.saxony_drew = 0
        """19.3.3  The last turn in which Saxony drew its TCs."""
        self.subsidy: list[list[int]] = [[0] * POWERS for _ in range(POWERS)]
        """20.4  The turns a contract still runs, by giver and receiver."""
        self.agreements: list[Agreement] = []
        """21  Clauses in force."""
        self.winner = NO_SEAT
        self.reason = 0
        """How the game ended, a number of events.RESULTS; 0 while it goes on."""
        self._set_up()

    def _set_up(self) -> None:
        content = self.content
        self.subsidy[FRANCE][BAVARIA] = content.compulsory_turns  # 8.2
        for piece in ALL_PIECES:
            if self.at[piece] < 0:
                self.at[piece] = IN_BOX  # 4.5
        if self.form == INTRODUCTORY:
            for piece in content.unused:
                self.at[piece] = NOT_IN_PLAY
            self.pc_deck = [0] * PCS
            for fort in content.board.forts:
                if content.board.is_rhenish[fort]:
                    self.marker[fort] = NO_POWER  # 4.16
            return
        self.pool = content.pool.copy()
        for fort in content.board.forts:
            power = self.marker[fort]
            if power != NOBODY and not content.board.is_rhenish[fort]:
                self.pool[power] -= 1  # 4.9

    def _copy_from(self, source: "Facts") -> None:
        """What is not copied is shared: it is never changed in place, only replaced (see `core.shared`)."""
        self.bluff_costs = source.bluff_costs
        self.round_up = source.round_up
        self.turn = source.turn
        self.at = source.at[:]
        self.troops = source.troops[:]
        self.face_down = source.face_down
        self.leads = source.leads
        self.hussar = source.hussar[:]
        self.marker = source.marker
        self.question = source.question
        self.hand = [cards.copy() for cards in source.hand]
        self.draw_pile = source.draw_pile
        self.discard = source.discard
        self.decks_opened = source.decks_opened
        self.drawing = source.drawing
        self.pool = source.pool
        self.battle = source.battle
        self.box = source.box
        self.set_aside = source.set_aside
        self.surplus = source.surplus
        self.winters = source.winters
        self.track = source.track
        self.pc_deck = source.pc_deck
        self.open_pcs = source.open_pcs
        self.saved = source.saved
        self.laid = source.laid
        self.trump = source.trump
        self.noted = source.noted
        self.executed = source.executed
        self.last_winner = source.last_winner
        self.election = source.election
        self.expedition_until = source.expedition_until
        self.annexed = source.annexed
        self.neutral_until = source.neutral_until
        self.reduced = source.reduced
        self.saxony_left = source.saxony_left
        self.saxony_drew = source.saxony_drew
        self.subsidy = source.subsidy
        self.agreements = source.agreements
        self.winner = source.winner
        self.reason = source.reason
        self.copy_stack_from(source)
