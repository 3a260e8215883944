"""The position of Maria: all facts as integers, and the questions one can ask of them."""

from typing import ClassVar, final

from hatalom.core.position import Position
from hatalom.games.maria.board import Content
from hatalom.games.maria.events import HUSSAR_DRIVEN_OFF
from hatalom.games.maria.names import (
    ADVANCED,
    AUSTRIA,
    AUSTRIAN_ALLY,
    BAVARIA,
    BOXES,
    CARDS,
    DECKS,
    EAST,
    FLANDERS,
    FRANCE,
    FREDERICK,
    FRENCH_STAGE,
    GENERALS,
    HUSSARS,
    IN_BOX,
    INTRODUCTORY,
    LOUIS,
    MARIA,
    NEUTRAL,
    NOBODY,
    NOT_IN_PLAY,
    PCS,
    PIECES,
    POWERS,
    PRAGMATIC,
    PRUSSIA,
    PRUSSIAN_ALLY,
    PRUSSIAN_STAGE,
    REMOVED,
    RESERVE,
    SAXONY,
    SAXONY_NEUTRAL,
    SAXONY_TRACK,
    SILESIA,
    TC_BONUS,
    TC_PENALTY,
    TRACKS,
    WEST,
    face_of,
    value_of,
)


@final
class Maria(Position):
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

    def __init__(self, content: Content, seats: int, form: int, source: "Maria | None" = None) -> None:
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
        """21  Clauses in force, laid out as phases/negotiation.py says."""
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

    def copy(self) -> "Maria":
        return Maria(self.content, self.seats, self.form, self)

    def _copy_from(self, source: "Maria") -> None:
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

    # -- powers and players ---------------------------------------------------------------------------------

    def saxony_status(self) -> int:
        """19.3  What the Saxony track makes of Saxony; in the introductory game it stays with Prussia."""
        return self.content.politics.status[self.track[SAXONY_TRACK]]

    def side(self, power: int) -> int:
        """1.7, 1.10, 19.4  WEST, EAST or NEUTRAL."""
        if power == AUSTRIA or power == PRAGMATIC:
            return EAST
        if power == PRUSSIA:
            return NEUTRAL if self.neutral_until > 0 else WEST
        if power == SAXONY:
            status = self.saxony_status()
            if status == PRUSSIAN_ALLY:
                return WEST
            return EAST if status == AUSTRIAN_ALLY else NEUTRAL
        return WEST

    def is_enemy(self, a: int, b: int) -> bool:
        """1.7  Powers that are not allied are enemies; a neutral power is nobody's enemy."""
        one, other = self.side(a), self.side(b)
        return one != other and one != NEUTRAL and other != NEUTRAL

    def is_friend(self, a: int, b: int) -> bool:
        """3.10r1  The power itself or one allied with it."""
        if a == b:
            return True
        one = self.side(a)
        return one != NEUTRAL and one == self.side(b)

    def partner(self, power: int) -> int:
        """1.8, 1.9r1  The co-operating power; for a Saxony of its own will, Austria or nobody."""
        if power == FRANCE:
            return BAVARIA
        if power == BAVARIA:
            return FRANCE
        if power == PRUSSIA:
            return SAXONY if self.saxony_status() == PRUSSIAN_ALLY else NOBODY
        if power == SAXONY:
            status = self.saxony_status()
            if status == PRUSSIAN_ALLY:
                return PRUSSIA
            return AUSTRIA if status == AUSTRIAN_ALLY else NOBODY
        return NOBODY

    def co_operate(self, a: int, b: int) -> bool:
        """1.8, 1.10  A narrower bond: who may form stacks."""
        if a == b:
            return True
        if (a == AUSTRIA and b == PRAGMATIC) or (a == PRAGMATIC and b == AUSTRIA):
            return True
        return self.partner(a) == b or self.partner(b) == a

    def major_of(self, power: int) -> int:
        """10.3.11, 16.5  The major power whose markers a power uses; a neutral Saxony uses none."""
        return power if self.content.is_major[power] else self.partner(power)

    def seat_of(self, power: int) -> int:
        """1.5, 19.3.3, 24  Who plays a power."""
        if power == AUSTRIA or (power == SAXONY and self.saxony_left == 1):
            return MARIA
        if self.seats == 2:
            return MARIA if power == PRAGMATIC else FREDERICK
        return LOUIS if power == FRANCE or power == BAVARIA else FREDERICK

    def is_active(self, power: int, stage: int) -> bool:
        """5.1, 19.3.3  Whether a power acts in an action stage; the Pragmatic Army only in the advanced game."""
        if stage == FRENCH_STAGE:
            return power == FRANCE or power == BAVARIA
        if stage == PRUSSIAN_STAGE:
            return power == PRUSSIA or (power == SAXONY and self.saxony_left == 0)
        if power == PRAGMATIC:
            return self.form == ADVANCED
        return power == AUSTRIA or (power == SAXONY and self.saxony_left == 1)

    def active_powers(self, stage: int) -> list[int]:
        """The powers of an action stage; Austria goes before the Pragmatic Army (11.1.2)."""
        found: list[int] = []
        for power in (FRANCE, BAVARIA, PRUSSIA, AUSTRIA, SAXONY, PRAGMATIC):
            if self.is_active(power, stage):
                found.append(power)
        return found

    # -- towns and pieces -----------------------------------------------------------------------------------

    def home_of(self, town: int) -> int:
        """3.7, 19.1.2  The power whose home country this is, or NOBODY."""
        if self.annexed == 1 and self.content.board.region[town] == SILESIA:
            return PRUSSIA
        return self.content.board.home[town]

    def distances(self, town: int) -> list[int]:
        """14.1  The move distance from a town to every other, over the maps that are used."""
        board = self.content.board
        return board.distances_on_map(town) if self.form == INTRODUCTORY else board.distances(town)

    def controller(self, fort: int) -> int:
        """3.10  Who controls a fortress; Austria stands for both where it holds it jointly (10.3.10)."""
        power = self.marker[fort]
        return power if power != NOBODY else self.home_of(self.content.board.fort_town[fort])

    def controller_of(self, town: int) -> int:
        """The controller of the fortress in a town, NOBODY where there is none."""
        fort = self.content.board.fort_of[town]
        return self.controller(fort) if fort != NOBODY else NOBODY

    def holds(self, power: int, town: int) -> bool:
        """3.10r1  Friendly control of a fortress."""
        controller = self.controller_of(town)
        return controller != NOBODY and self.is_friend(power, controller)

    def piece_in(self, town: int) -> int:
        """The first piece in a town, or NOBODY."""
        for piece in range(PIECES):
            if self.at[piece] == town:
                return piece
        return NOBODY

    def mate_of(self, general: int) -> int:
        """6.1  The other general of the stack, or NOBODY."""
        town = self.at[general]
        if town < 0:
            return NOBODY
        for other in range(GENERALS):
            if other != general and self.at[other] == town:
                return other
        return NOBODY

    def power_of(self, piece: int) -> int:
        return self.content.piece_power[piece]

    def commander(self, general: int) -> int:
        """6.2  The supreme commander of a general's stack; a general alone commands himself."""
        mate = self.mate_of(general)
        if mate == NOBODY:
            return general
        rank, other = self.content.rank[general], self.content.rank[mate]
        if rank == other:
            return mate if (self.leads >> mate) & 1 == 1 else general
        return general if rank < other else mate

    def is_mixed(self, general: int) -> bool:
        mate = self.mate_of(general)
        return mate != NOBODY and self.power_of(mate) != self.power_of(general)

    def is_face_down(self, general: int) -> bool:
        return (self.face_down >> general) & 1 == 1

    def strength(self, general: int) -> int:
        """6.4, 11.1.5  The troops of a general or of his whole stack."""
        mate = self.mate_of(general)
        return self.troops[general] + (self.troops[mate] if mate != NOBODY else 0)

    def total_troops(self, power: int) -> int:
        """6.4  The total of a power, which everybody may know."""
        total = 0
        for general in self.content.power_generals[power]:
            if self.at[general] != NOT_IN_PLAY:
                total += self.troops[general]
        return total

    def may_enter(self, power: int, town: int) -> bool:
        """14.1r1, 19.4.1  Neutral land is closed to foreigners, foreign land to the neutral."""
        if self.form == INTRODUCTORY:
            return self.content.board.map_of[town] != FLANDERS
        if self.neutral_until == 0 and self.saxony_status() != SAXONY_NEUTRAL:
            return True
        home = self.home_of(town)
        if home == power:
            return True
        if self.side(power) == NEUTRAL:
            return False
        return home == NOBODY or self.side(home) != NEUTRAL

    def may_change_maps(self, power: int) -> bool:
        """10.1.4, 11.2.6  Only French and Austrian pieces go from one map to the other."""
        return power == FRANCE or power == AUSTRIA

    def is_protected(self, fort: int) -> bool:
        """10.3.3  A general of the controller or of an ally stands within three cities."""
        controller = self.controller(fort)
        row = self.distances(self.content.board.fort_town[fort])
        for general in range(GENERALS):
            town = self.at[general]
            if town >= 0 and row[town] <= self.content.protection:
                if self.is_friend(controller, self.power_of(general)):
                    return True
        return False

    def markers_of(self, power: int) -> int:
        """How many victory markers a power has on fortresses; elector markers are none (10.3.8)."""
        count = 0
        for fort in range(len(self.marker)):
            if self.marker[fort] == power and not self.content.board.is_rhenish[fort]:
                count += 1
        return count

    # -- cards ----------------------------------------------------------------------------------------------

    def faces(self, power: int) -> list[int]:
        """The different faces in a hand, in rising order."""
        found: list[int] = []
        last = NOBODY
        for card in self.hand[power]:
            face = card // DECKS
            if face != last:
                found.append(face)
                last = face
        return found

    def payment_value(self, face: int) -> int:
        """8.7r1  A Reserve counts 8 in a payment."""
        return self.content.reserve_in_payment if face == RESERVE else value_of(face)

    def hand_value(self, power: int) -> int:
        """9.7r1  The sum of all TCs of a power in a payment."""
        total = 0
        for card in self.hand[power]:
            total += self.payment_value(face_of(card))
        return total

    def icon_income(self, power: int) -> int:
        """17.5.9  What the icons under the markers add to a power's TC income."""
        if self.form == INTRODUCTORY:
            return 0
        change = 0
        for track in range(TRACKS):
            icons = self.content.politics.icons[track][self.track[track]]
            for place in range(0, len(icons), 2):
                if icons[place + 1] == power:
                    if icons[place] == TC_BONUS:
                        change += 1
                    elif icons[place] == TC_PENALTY:
                        change -= 1
        return change

    def next_year(self) -> int:
        """4.14  The year of the next political card, 0 if the deck is used up."""
        year = 0
        for card in range(PCS):
            if self.pc_deck[card] == 1 and (year == 0 or self.content.politics.year[card] < year):
                year = self.content.politics.year[card]
        return year

    # -- changes that keep totals right ---------------------------------------------------------------------

    def take_face(self, power: int, face: int) -> int:
        """A card of this face leaves the hand; of equal ones that of the first deck.  Returns the card."""
        cards = self.hand[power]
        for place in range(len(cards)):
            if cards[place] // DECKS == face:
                return cards.pop(place)
        raise AssertionError("this card is not in the hand")

    def spend(self, power: int, face: int) -> None:
        """8.4, 8.6  A card is played or paid: everybody sees it, and it is put aside."""
        self.discard[self.take_face(power, face)] += 1
        self.reveal()

    def give(self, power: int, card: int) -> None:
        """A card comes into a hand, which stays sorted."""
        cards = self.hand[power]
        place = len(cards)
        while place > 0 and cards[place - 1] > card:
            place -= 1
        cards.insert(place, card)

    def place_marker(self, power: int) -> None:
        """15.3, 10.3.12r1  A marker comes from the pool, or is a surplus one."""
        if self.form == INTRODUCTORY:
            return
        if self.pool[power] > 0:
            self.pool[power] -= 1
        else:
            self.surplus[power] += 1

    def take_marker_back(self, power: int) -> None:
        """15.3, 10.3.12r1  A marker goes back to the pool; surplus is taken first."""
        if self.form == INTRODUCTORY:
            return
        if self.surplus[power] > 0:
            self.surplus[power] -= 1
        else:
            self.pool[power] += 1

    def clear_of_hussars(self, town: int) -> None:
        """7.4  A piece comes through: hussars there are removed."""
        for number in range(HUSSARS):
            if self.hussar[number] == town:
                self.hussar[number] = NOBODY
                self.tell(HUSSAR_DRIVEN_OFF, [town])

    def put(self, piece: int, town: int) -> None:
        """A piece comes to stand in a town."""
        self.at[piece] = town
        self.clear_of_hussars(town)

    def remove_general(self, general: int) -> None:
        """6.6  A general without troops leaves the map; he will return face up (13.7r1)."""
        self.at[general] = REMOVED
        self.troops[general] = 0
        self.face_down &= ~(1 << general)
        self.leads &= ~(1 << general)

    def is_over(self) -> bool:
        return self.reason != 0
