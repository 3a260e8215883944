"""17, 25  The politics stage: two cards are turned up, trump, tactical cards are laid, influence, choosing."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.numbers import bit, numbers_of
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import added, changed
from hatalom.games.maria.events import (
    CARDS_SAVED,
    CARDS_TAKEN_BACK,
    CARDS_TURNED_DOWN,
    LAID,
    LAID_NOTHING,
    PC_CHOSEN,
    PC_LEFT,
    TRUMP_NAMED,
)
from hatalom.games.maria.names import (
    ALL_TRACKS,
    CLUBS,
    MAJORS,
    NO_SUIT,
    NOBODY,
    SAXONY_TRACK,
    SUIT,
    TRACKS,
    Card,
    Face,
    PoliticalCard,
    Power,
    Suit,
)
from hatalom.games.maria.phases.changes.saxony import move_saxony
from hatalom.games.maria.phases.politics.execution import Execution
from hatalom.games.maria.phases.politics.expeditions import Expedition, Recall
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import ASK_CHOOSE, ASK_LAY, ASK_TRUMP, ASK_TURN_UP, ASK_TURN_UP_TRUMP, CRUMB_POLITICS
from hatalom.games.maria.refusals import NO_ARMS
from hatalom.games.maria.rules.decks import renew_deck
from hatalom.games.maria.rules.expeditions import general_away, is_expedition_due, may_call_back, owes_general
from hatalom.games.maria.rules.politics import (
    SQUARES,
    bears_arms,
    influence_order,
    next_cards,
    turn_up,
    turn_up_laid,
    turn_up_trump,
)
from hatalom.games.maria.rules.tracks import move_marker
from hatalom.games.maria.verbs import CHOOSE, LAY, LAY_NOTHING, NAME_TRUMP, SAVE, TURN_UP_PC, TURN_UP_TRUMP
from hatalom.kit.bag import draw_from, is_empty

BEGIN: Final = 0
REVEAL: Final = 1
TRUMP: Final = 2
LAYING: Final = 3
TURNING_UP: Final = 4
CHOOSING: Final = 5
MARKERS: Final = 6
EXPEDITIONS: Final = 7


@final
class Politics(Phase[Maria]):
    """17.0.1  Reveal, trump, laying, influence, choosing; then the markers of the display move."""

    FIELDS = ("step", "index", "order", "away")

    def __init__(self, step: int, index: int = 0, order: list[Power] | None = None, away: int = 0) -> None:
        self.step = step
        self.index = index  # of the power that is asked, in the order of squares or of influence
        self.order: list[Power] = order if order is not None else []
        self.away = away  # the powers that had a general on an expedition when the stage began

    def copy(self) -> "Politics":
        return Politics(self.step, self.index, self.order.copy(), self.away)

    def crumb(self, pos: Maria) -> Said:
        return Said(CRUMB_POLITICS)

    def ask(self, pos: Maria) -> list[Question]:
        if self.step == REVEAL:
            if len(pos.open_pcs) < pos.content.political_cards_per_turn and not is_empty(numbers_of(pos.pc_deck)):
                return [draw_from(numbers_of(next_cards(pos)), TURN_UP_PC, ASK_TURN_UP)]
        elif self.step == TRUMP:
            return self._ask_trump(pos)
        elif self.step == LAYING:
            if self.index < len(SQUARES):
                power = SQUARES[self.index]
                options = [LAY.of(face) for face in pos.faces(power)]
                options.append(LAY_NOTHING.of())
                return [Question(pos.seat_of(power), ASK_LAY, options, [power, pos.trump])]
        elif self.step == CHOOSING and self.index < len(self.order):
            power = self.order[self.index]
            options = [CHOOSE.of(card) for card in pos.open_pcs if bears_arms(pos, card, power)]
            if len(options) > 0:
                options.append(SAVE.of())
                return [Question(pos.seat_of(power), ASK_CHOOSE, options, [power])]
        return NO_QUESTIONS

    def _ask_trump(self, pos: Maria) -> list[Question]:
        if pos.trump != NOBODY:
            return NO_QUESTIONS
        if pos.last_winner != NOBODY:
            options = [NAME_TRUMP.of(suit) for suit in range(len(SUIT.ids))]
            return [Question(pos.last_winner, ASK_TRUMP, options)]
        pile = numbers_of(pos.draw_pile)
        if is_empty(pile):
            return NO_QUESTIONS
        return [draw_from(pile, TURN_UP_TRUMP, ASK_TURN_UP_TRUMP)]

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        if TURN_UP_PC.has(action):
            turn_up(pos, PoliticalCard(TURN_UP_PC.target(action)))
        elif TURN_UP_TRUMP.has(action):
            turn_up_trump(pos, Card(TURN_UP_TRUMP.target(action)))
        elif NAME_TRUMP.has(action):
            pos.trump = Suit(NAME_TRUMP.target(action))
            pos.tell(TRUMP_NAMED, seat, pos.trump)
        elif LAY.has(action):
            power = SQUARES[self.index]
            card = pos.take_face(power, Face(LAY.target(action)))
            pos.laid = changed(pos.laid, power, [*pos.laid[power], card])
            pos.tell(LAID, power)
            self.index += 1
        elif LAY_NOTHING.has(action):
            pos.tell(LAID_NOTHING, SQUARES[self.index])
            self.index += 1
        elif CHOOSE.has(action):
            self._choose(pos, PoliticalCard(CHOOSE.target(action)))
        else:
            pos.tell(CARDS_SAVED, self.order[self.index])
            self.index += 1

    def _choose(self, pos: Maria, card: PoliticalCard) -> None:
        """17.5.3  All its TCs on the display are discarded, and the power executes the card or not."""
        power = self.order[self.index]
        for tc in pos.saved[power]:
            pos.discard = added(pos.discard, tc, 1)
        pos.saved = changed(pos.saved, power, [])
        pos.open_pcs = [other for other in pos.open_pcs if other != card]
        pos.tell(PC_CHOSEN, power, card)
        self.index += 1
        if len(pos.open_pcs) == 0:
            self._dismiss_others(pos)
        pos.push(Execution(power, card))

    def advance(self, pos: Maria) -> None:
        step = self.step
        if step == BEGIN:
            self._begin(pos)
        elif step == TRUMP and pos.trump == NOBODY:
            if not renew_deck(pos):
                pos.trump = CLUBS
            return
        elif step == TURNING_UP:
            turn_up_laid(pos)
            self.order = influence_order(pos)
            self.index = 0
        elif step == CHOOSING and not self._has_chosen(pos):
            pos.tell(CARDS_SAVED, self.order[self.index])
            self.index += 1
            return
        elif step == MARKERS:
            self._end_choosing(pos)
        elif step == EXPEDITIONS:
            if not self._push_expedition(pos):
                pos.pop()
            return
        self.step += 1
        if self.step == LAYING:
            self.index = 0

    def _begin(self, pos: Maria) -> None:
        """25.1  Powers take back their face-down TCs; which generals are away is noted (17.5.11).

        X.5  A general sent away by a card may come back at the start of the stage, before troops are given.
        """
        pos.trump = NO_SUIT
        pos.executed = 0
        for power in MAJORS:
            general = general_away(pos, power)
            if is_expedition_due(pos, power):
                self.away |= bit(power)
            elif pos.expedition_until[power] == pos.turn and general != NOBODY:
                pos.push(Recall(general))
            if len(pos.laid[power]) > 0:
                for tc in pos.laid[power]:
                    pos.give(power, tc)
                pos.laid = changed(pos.laid, power, [])
                pos.tell(CARDS_TAKEN_BACK, power)

    def _has_chosen(self, pos: Maria) -> bool:
        """17.5.4, 17.5.5  Both cards are chosen, or all powers have had their turn."""
        return len(pos.open_pcs) == 0 or self.index >= len(self.order)

    def _end_choosing(self, pos: Maria) -> None:
        """17.5.5, 17.5.8  Cards that nobody chose are discarded, markers move."""
        self._dismiss_others(pos)
        for card in pos.open_pcs:
            pos.tell(PC_LEFT, card)
        pos.open_pcs = []
        moves = pos.noted
        pos.noted = [0] * TRACKS
        carry_out_moves(pos, moves)

    def _dismiss_others(self, pos: Maria) -> None:
        """17.5.4, 25.4  Both cards are chosen: the TCs of powers that had no turn go back or face down."""
        for place in range(self.index, len(self.order)):
            power = self.order[place]
            if pos.bluff_costs:
                pos.laid = changed(pos.laid, power, pos.laid[power] + pos.saved[power])
                pos.tell(CARDS_TURNED_DOWN, power)
            else:
                for tc in pos.saved[power]:
                    pos.give(power, tc)
                pos.tell(CARDS_TAKEN_BACK, power)
            pos.saved = changed(pos.saved, power, [])
        self.index = len(self.order)

    def _push_expedition(self, pos: Maria) -> bool:
        """17.5.9, 17.5.11  New expeditions are sent; generals who need not stay away any longer may come back."""
        for power in MAJORS:
            own = bit(power)
            if (self.away & own) == 0 and owes_general(pos, power):
                self.away |= own
                pos.push(Expedition(power))
                return True
            general = general_away(pos, power)
            if (self.away & own) != 0 and general != NOBODY and may_call_back(pos, general):
                self.away &= ~own
                pos.push(Recall(general))
                return True
        return False

    def why_not(self, pos: Maria, seat: Seat, action: int) -> Said | None:
        if self.step == CHOOSING and CHOOSE.has(action) and self.index < len(self.order):
            return Said(NO_ARMS, [CHOOSE.target(action), self.order[self.index]])
        return None


def carry_out_moves(pos: Maria, moves: list[int]) -> None:
    """17.5.8r1  Each marker moves by the sum, at most to the end of its track; only the last space takes effect."""
    for track in ALL_TRACKS:
        if track != SAXONY_TRACK and moves[track] != 0:
            move_marker(pos, track, moves[track])
    if moves[SAXONY_TRACK] != 0:
        move_saxony(pos, moves[SAXONY_TRACK])
