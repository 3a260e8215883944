"""The position of Maria: the questions one can ask of its facts, and the few changes that keep totals right."""

from typing import final

from hatalom.core.numbers import bit
from hatalom.core.question import Seat
from hatalom.core.shared import added, changed
from hatalom.games.maria.events import HUSSAR_DRIVEN_OFF
from hatalom.games.maria.facts import Facts
from hatalom.games.maria.names import (
    ADVANCED,
    ALL_TRACKS,
    AUSTRIA,
    AUSTRIAN_ALLY,
    BAVARIA,
    DECKS,
    EAST,
    FLANDERS,
    FRANCE,
    FREDERICK,
    FRENCH_STAGE,
    GENERALS,
    HUSSARS,
    IN_STAGES,
    INTRODUCTORY,
    LOUIS,
    MARIA,
    NEUTRAL,
    NO_FACE,
    NO_GENERAL,
    NO_PIECE,
    NO_POWER,
    NO_TOWN,
    NOBODY,
    NOT_IN_PLAY,
    PCS,
    PIECES,
    PLAYERS,
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
    WEST,
    Card,
    Face,
    Fort,
    General,
    Piece,
    Power,
    Side,
    Stage,
    Status,
    Town,
    face_of,
    value_of,
)


@final
class Maria(Facts):
    """What the facts mean: who is whose enemy, who controls what, who stands where, what a hand is worth."""

    def copy(self) -> "Maria":
        return Maria(self.content, self.seats, self.form, self)

    # -- powers and players ---------------------------------------------------------------------------------

    def saxony_status(self) -> Status:
        """19.3  What the Saxony track makes of Saxony; in the introductory game it stays with Prussia."""
        return self.content.politics.status[self.track[SAXONY_TRACK]]

    def side(self, power: Power) -> Side:
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

    def is_enemy(self, a: Power, b: Power) -> bool:
        """1.7  Powers that are not allied are enemies; a neutral power is nobody's enemy."""
        one, other = self.side(a), self.side(b)
        return one != other and one != NEUTRAL and other != NEUTRAL

    def is_friend(self, a: Power, b: Power) -> bool:
        """3.10r1  The power itself or one allied with it."""
        if a == b:
            return True
        one = self.side(a)
        return one != NEUTRAL and one == self.side(b)

    def partner(self, power: Power) -> Power:
        """1.8, 1.9r1  The co-operating power; for a Saxony that has left Prussia, Austria or nobody."""
        if power == FRANCE:
            return BAVARIA
        if power == BAVARIA:
            return FRANCE
        if power == PRUSSIA:
            return SAXONY if self.saxony_status() == PRUSSIAN_ALLY else NO_POWER
        if power == SAXONY:
            status = self.saxony_status()
            if status == PRUSSIAN_ALLY:
                return PRUSSIA
            return AUSTRIA if status == AUSTRIAN_ALLY else NO_POWER
        return NO_POWER

    def co_operate(self, a: Power, b: Power) -> bool:
        """1.8, 1.10  Whether two powers co-operate, so that their generals may form stacks; not all allies do."""
        if a == b:
            return True
        if (a == AUSTRIA and b == PRAGMATIC) or (a == PRAGMATIC and b == AUSTRIA):
            return True
        return self.partner(a) == b or self.partner(b) == a

    def major_of(self, power: Power) -> Power:
        """10.3.11, 16.5  The major power whose markers a power uses; a neutral Saxony uses none."""
        return power if self.content.is_major[power] else self.partner(power)

    def seat_of(self, power: Power) -> Seat:
        """1.5, 19.3.3, 24  Who plays a power."""
        if power == AUSTRIA or (power == SAXONY and self.saxony_left):
            return MARIA
        if self.seats == 2:
            return MARIA if power == PRAGMATIC else FREDERICK
        return LOUIS if power == FRANCE or power == BAVARIA else FREDERICK

    def players(self) -> list[Seat]:
        """The seats of this game."""
        return PLAYERS[self.seats]

    def is_active(self, power: Power, stage: Stage) -> bool:
        """5.1, 19.3.3  Whether a power acts in an action stage; the Pragmatic Army only in the advanced game."""
        if stage == FRENCH_STAGE:
            return power == FRANCE or power == BAVARIA
        if stage == PRUSSIAN_STAGE:
            return power == PRUSSIA or (power == SAXONY and not self.saxony_left)
        if power == PRAGMATIC:
            return self.form == ADVANCED
        return power == AUSTRIA or (power == SAXONY and self.saxony_left)

    def active_powers(self, stage: Stage) -> list[Power]:
        """The powers of an action stage; Austria goes before the Pragmatic Army (11.1.2)."""
        found: list[Power] = []
        for power in IN_STAGES:
            if self.is_active(power, stage):
                found.append(power)
        return found

    # -- towns and pieces -----------------------------------------------------------------------------------

    def home_of(self, town: Town) -> Power:
        """3.7, 19.1.2  The power whose home country this is, or NOBODY."""
        if self.annexed and self.content.board.region[town] == SILESIA:
            return PRUSSIA
        return self.content.board.home[town]

    def home_regions(self, power: Power) -> int:
        """3.7, 19.1.2  The regions of a power's home country, a bit each."""
        regions = self.content.board.home_regions[power]
        if not self.annexed:
            return regions
        return regions | bit(SILESIA) if power == PRUSSIA else regions & ~bit(SILESIA)

    def distances(self, town: Town) -> list[int]:
        return self.content.distances(town, self.form)

    def controller(self, fort: Fort) -> Power:
        """3.10  Who controls a fortress; Austria, if it does so jointly with the Pragmatic Army (10.3.10)."""
        power = self.marker[fort]
        return power if power != NOBODY else self.home_of(self.content.board.fort_town[fort])

    def controller_of(self, town: Town) -> Power:
        """The controller of the fortress in a town, NOBODY where there is none."""
        fort = self.content.board.fort_of[town]
        return self.controller(fort) if fort != NOBODY else NO_POWER

    def holds(self, power: Power, town: Town) -> bool:
        """3.10r1  Friendly control of a fortress."""
        controller = self.controller_of(town)
        return controller != NOBODY and self.is_friend(power, controller)

    def piece_in(self, town: Town) -> Piece:
        """The first piece in a town, or NOBODY."""
        for piece in range(PIECES):
            if self.at[piece] == town:
                return Piece(piece)
        return NO_PIECE

    def mate_of(self, general: General) -> General:
        """6.1  The other general of the stack, or NOBODY."""
        town = self.at[general]
        if town < 0:
            return NO_GENERAL
        for other in range(GENERALS):
            if other != general and self.at[other] == town:
                return General(Piece(other))
        return NO_GENERAL

    def power_of(self, piece: Piece) -> Power:
        return self.content.piece_power[piece]

    def commander(self, general: General) -> General:
        """6.2  The supreme commander of a general's stack; a general alone commands himself."""
        mate = self.mate_of(general)
        if mate == NOBODY:
            return general
        rank, other = self.content.rank[general], self.content.rank[mate]
        if rank == other:
            return mate if (self.leads >> mate) & 1 == 1 else general
        return general if rank < other else mate

    def is_face_down(self, general: General) -> bool:
        return (self.face_down >> general) & 1 == 1

    def strength(self, general: General) -> int:
        """6.4, 11.1.5  The troops of a general or of his whole stack."""
        mate = self.mate_of(general)
        return self.troops[general] + (self.troops[mate] if mate != NOBODY else 0)

    def total_troops(self, power: Power) -> int:
        """6.4  The total of a power, which everybody may know."""
        total = 0
        for general in self.content.power_generals[power]:
            if self.at[general] != NOT_IN_PLAY:
                total += self.troops[general]
        return total

    def may_enter(self, power: Power, town: Town) -> bool:
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

    def may_change_maps(self, power: Power) -> bool:
        """10.1.4, 11.2.6  Only French and Austrian pieces go from one map to the other."""
        return power == FRANCE or power == AUSTRIA

    def markers_of(self, power: Power) -> int:
        """How many victory markers a power has on fortresses; elector markers do not count (10.3.8)."""
        count = 0
        for fort in range(len(self.marker)):
            if self.marker[fort] == power and not self.content.board.is_rhenish[fort]:
                count += 1
        return count

    # -- cards ----------------------------------------------------------------------------------------------

    def faces(self, power: Power) -> list[Face]:
        """The different faces in a hand, in rising order."""
        found: list[Face] = []
        last = NO_FACE
        for card in self.hand[power]:
            face = face_of(card)
            if face != last:
                found.append(face)
                last = face
        return found

    def payment_value(self, face: Face) -> int:
        """8.7r1  A Reserve counts 8 in a payment."""
        return self.content.reserve_in_payment if face == RESERVE else value_of(face)

    def hand_value(self, power: Power) -> int:
        """9.7r1  The sum of all TCs of a power in a payment."""
        total = 0
        for card in self.hand[power]:
            total += self.payment_value(face_of(card))
        return total

    def can_pay(self, power: Power, cost: int) -> bool:
        """8.7  Whether a power holds enough TCs for a payment."""
        return self.hand_value(power) >= cost

    def icon_income(self, power: Power) -> int:
        """17.5.9  What the icons under the markers add to a power's TC income."""
        if self.form == INTRODUCTORY:
            return 0
        change = 0
        for track in ALL_TRACKS:
            for icon in self.content.politics.icons[track][self.track[track]]:
                if icon.power == power:
                    if icon.kind == TC_BONUS:
                        change += 1
                    elif icon.kind == TC_PENALTY:
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

    def take_face(self, power: Power, face: Face) -> Card:
        """A card of this face leaves the hand; of equal ones that of the first deck.  Returns the card."""
        cards = self.hand[power]
        for place in range(len(cards)):
            if cards[place] // DECKS == face:
                return cards.pop(place)
        raise AssertionError("this card is not in the hand")

    def spend(self, power: Power, face: Face) -> None:
        """8.4, 8.6  A card is played or paid: everybody sees it, and it is put aside."""
        self.discard = added(self.discard, self.take_face(power, face), 1)
        self.reveal()

    def give(self, power: Power, card: Card) -> None:
        """A card comes into a hand, which stays sorted."""
        cards = self.hand[power]
        place = len(cards)
        while place > 0 and cards[place - 1] > card:
            place -= 1
        cards.insert(place, card)

    def place_marker(self, power: Power) -> None:
        """15.3, 10.3.12r1  A marker comes from the pool, or is a surplus one."""
        if self.form == INTRODUCTORY:
            return
        if self.pool[power] > 0:
            self.pool = added(self.pool, power, -1)
        else:
            self.surplus = added(self.surplus, power, 1)

    def take_marker_back(self, power: Power) -> None:
        """15.3, 10.3.12r1  A marker goes back to the pool; surplus is taken first."""
        if self.form == INTRODUCTORY:
            return
        if self.surplus[power] > 0:
            self.surplus = added(self.surplus, power, -1)
        else:
            self.pool = added(self.pool, power, 1)

    def set_subsidy(self, giver: Power, receiver: Power, turns: int) -> None:
        """8.2  For so many turns a power pays another one."""
        self.subsidy = changed(self.subsidy, giver, changed(self.subsidy[giver], receiver, turns))

    def clear_of_hussars(self, town: Town) -> None:
        """7.4  A piece comes through: hussars there are removed."""
        for number in range(HUSSARS):
            if self.hussar[number] == town:
                self.hussar[number] = NO_TOWN
                self.tell(HUSSAR_DRIVEN_OFF, town)

    def put(self, piece: Piece, town: Town) -> None:
        """A piece comes to stand in a town."""
        self.at[piece] = town
        self.clear_of_hussars(town)

    def remove_general(self, general: General) -> None:
        """6.6  A general without troops leaves the map; he will return face up (13.7r1)."""
        self.at[general] = REMOVED
        self.troops[general] = 0
        self.face_down &= ~bit(general)
        self.leads &= ~bit(general)

    def is_over(self) -> bool:
        return self.reason != 0
