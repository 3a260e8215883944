"""The facts of a position of Maria, all of them integers, how a game begins, and how they are copied."""

from typing import ClassVar

from hatalom.core.position import Position
from hatalom.games.maria.board import Content
from hatalom.games.maria.names import (
    BAVARIA,
    BOXES,
    CARDS,
    FRANCE,
    GENERALS,
    HUSSARS,
    IN_BOX,
    INTRODUCTORY,
    NOBODY,
    NOT_IN_PLAY,
    PCS,
    PIECES,
    POWERS,
    TRACKS,
)


class Facts(Position):
    """Bits stand for pieces or generals by number; flat lists over two powers are [6 * giver + receiver]."""

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
        "winter_score",
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

    def __init__(self, content: Content, seats: int, form: int, source: "Facts | None" = None) -> None:
        super().__init__()
        self.content = content
        self.seats = seats
        self.form = form
        if source is not None:
            self._copy_from(source)
            return
        self.bluff_costs = 0
        """25  The optional politics rule is in force."""
        self.round_up = 0
        """19.1.4r1  Half of the markers set aside is rounded up."""
        self.turn = 1
        self.at = content.start.copy()
        """Where each piece is: a town, REMOVED, IN_BOX or NOT_IN_PLAY."""
        self.troops = [0] * GENERALS
        self.face_down = 0
        """9.4  Generals without supply, a bit each."""
        self.leads = 0
        """6.2  Of two generals of equal rank in a stack, the one who was chosen to command, a bit each."""
        self.hussar = [NOBODY] * HUSSARS
        self.marker = content.start_marker.copy()
        """Victory markers and elector markers by fortress: the power, or NOBODY."""
        self.question = [NOBODY] * content.board.forts
        """10.3.5  The power of the general who put the "?" on a fortress."""
        self.hand: list[list[int]] = [[] for _ in range(POWERS)]
        """The cards of each power, sorted."""
        self.draw_pile = content.deck(0)
        self.discard = [0] * CARDS
        self.decks_opened = 1
        self.drawing = 1
        """8.6  The decks of which the draw pile was made, a bit each."""
        self.pool = [0] * POWERS
        self.battle = [0] * POWERS
        """16.4  Markers on the battle boxes."""
        self.box = [NOBODY] * BOXES
        """3.12  Who has a marker on the other boxes; the first entry (battle) is not used."""
        self.set_aside = [0] * POWERS
        """19.1.4, 19.2.1  Markers taken off the board that are not in the pool."""
        self.surplus = [0] * POWERS
        """10.3.12r1, 23.2r1  Markers placed beyond the pool."""
        self.winter_score: list[int] = []
        """13.8  Winter by winter the points of all six powers, one after the other."""
        self.track = content.politics.star.copy()
        """17.5  The place of each marker, counted from 0."""
        self.pc_deck = [1] * PCS
        """4.14  The political cards not turned up yet; the year of the next one is the lowest left."""
        self.open_pcs: list[int] = []
        self.saved: list[list[int]] = [[] for _ in range(POWERS)]
        """17.5.3  TCs lying face up on the display."""
        self.laid: list[list[int]] = [[] for _ in range(POWERS)]
        """17.3, 25.3  TCs lying face down on the display."""
        self.trump = NOBODY
        self.noted = [0] * TRACKS
        """17.5.8  The moves noted for each marker, to the right; carried out when the choosing is over."""
        self.executed = 0
        """24.4  The seats that have executed a political card in this turn, a bit each."""
        self.last_winner = NOBODY
        """17.2.1  The seat that won a combat last."""
        self.election = 0
        """18.1  0: not yet; 1: at the end of this turn; 2: held."""
        self.expedition_until = [0] * POWERS
        """X5  The first turn in which a general sent away by a card may come back."""
        self.annexed = 0
        """19.1.2  Silesia is Prussian home country."""
        self.neutral_until = 0
        """19.1.7  The turn in whose Prussian stage Prussia's neutrality ends; 0: it is not neutral."""
        self.reduced = 0
        """19.2  0: not yet; 1: markers may still be set aside; 2: over."""
        self.saxony_left = 0
        """19.3.3  Saxony has left the Prussian alliance."""
        self.saxony_drew = 0
        """19.3.3  The last turn in which Saxony drew its TCs."""
        self.subsidy = [0] * (POWERS * POWERS)
        """20.4  The turns a contract still runs."""
        self.agreements: list[int] = []
        """21  Clauses in force, laid out as rules/agreements.py says."""
        self.winner = NOBODY
        self.reason = 0
        """How the game ended, a number of events.RESULTS; 0 while it goes on."""
        self._set_up()

    def _set_up(self) -> None:
        content = self.content
        self.subsidy[POWERS * FRANCE + BAVARIA] = content.compulsory_turns  # 8.2
        for piece in range(PIECES):
            if self.at[piece] < 0:
                self.at[piece] = IN_BOX  # 4.5
        if self.form == INTRODUCTORY:
            for piece in content.unused:
                self.at[piece] = NOT_IN_PLAY
            self.pc_deck = [0] * PCS
            for fort in range(content.board.forts):
                if content.board.is_rhenish[fort]:
                    self.marker[fort] = NOBODY  # 4.16
            return
        self.pool = content.pool.copy()
        for fort in range(content.board.forts):
            power = self.marker[fort]
            if power != NOBODY and not content.board.is_rhenish[fort]:
                self.pool[power] -= 1  # 4.9

    def _copy_from(self, source: "Facts") -> None:
        self.bluff_costs = source.bluff_costs
        self.round_up = source.round_up
        self.turn = source.turn
        self.at = source.at.copy()
        self.troops = source.troops.copy()
        self.face_down = source.face_down
        self.leads = source.leads
        self.hussar = source.hussar.copy()
        self.marker = source.marker.copy()
        self.question = source.question.copy()
        self.hand = [cards.copy() for cards in source.hand]
        self.draw_pile = source.draw_pile.copy()
        self.discard = source.discard.copy()
        self.decks_opened = source.decks_opened
        self.drawing = source.drawing
        self.pool = source.pool.copy()
        self.battle = source.battle.copy()
        self.box = source.box.copy()
        self.set_aside = source.set_aside.copy()
        self.surplus = source.surplus.copy()
        self.winter_score = source.winter_score.copy()
        self.track = source.track.copy()
        self.pc_deck = source.pc_deck.copy()
        self.open_pcs = source.open_pcs.copy()
        self.saved = [cards.copy() for cards in source.saved]
        self.laid = [cards.copy() for cards in source.laid]
        self.trump = source.trump
        self.noted = source.noted.copy()
        self.executed = source.executed
        self.last_winner = source.last_winner
        self.election = source.election
        self.expedition_until = source.expedition_until.copy()
        self.annexed = source.annexed
        self.neutral_until = source.neutral_until
        self.reduced = source.reduced
        self.saxony_left = source.saxony_left
        self.saxony_drew = source.saxony_drew
        self.subsidy = source.subsidy.copy()
        self.agreements = source.agreements.copy()
        self.winner = source.winner
        self.reason = source.reason
        self.copy_stack_from(source)
