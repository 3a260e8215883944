"""0.12, 2  The turn: reinforcements, dealing, who plays first, plays, winter, isolation, victory."""

from typing import Final, final

from hatalom.core.event import only
from hatalom.core.message import Said
from hatalom.core.numbers import zeros
from hatalom.core.position import Kept, Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import replaced
from hatalom.games.hannibal.events import (
    CARD_DEALT,
    CARDS_DEALT,
    COUNSELS_ENDED,
    DECK_SHUFFLED,
    FIRST_CHOSEN,
    ITALY_LOST,
    LAST_TURN,
    POINTS_COUNTED,
    PREEMPTED,
    PREEMPTED_NOT,
    TURN_BEGUN,
    WON_ITALY,
    WON_ON_POINTS,
)
from hatalom.games.hannibal.names import (
    ALL_CARDS,
    CARDS,
    CARTHAGE,
    CATO_COUNSELS,
    ENEMY,
    HANNO_COUNSELS,
    NO_SEAT,
    ROME,
    Card,
    is_minor_or_major_campaign,
)
from hatalom.games.hannibal.phases.cards.play import Play
from hatalom.games.hannibal.phases.remove_pcs import owe_pcs
from hatalom.games.hannibal.phases.turn.reinforcements import begin_reinforcements
from hatalom.games.hannibal.phases.turn.winter import Winter
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_FIRST, ASK_PREEMPT, CRUMB_STRATEGY, CRUMB_TURN, DEAL
from hatalom.games.hannibal.rules.isolation import remove_isolated
from hatalom.games.hannibal.rules.victory import check_no_romans, holds_italy
from hatalom.games.hannibal.verbs import DEAL_CARD, DO_NOT_PREEMPT, PLAY_FIRST, PREEMPT
from hatalom.kit.bag import draw_from, merged, size_of

BEGIN: Final = 0
DEALING: Final = 1
PREEMPTING: Final = 2
CHOOSING: Final = 3
PLAYS: Final = 4
WINTER: Final = 5
ISOLATION: Final = 6
VICTORY: Final = 7
END: Final = 8


@final
class Dealing(Kept):
    """2.1  Who gets the next card."""

    def __init__(self, phase: "Turn", seat: Seat) -> None:
        super().__init__(phase)
        self.seat = seat


@final
class Turn(Phase[Hannibal]):
    """0.12  One turn; the steps follow each other in this order."""

    FIELDS = ("step", "first", "preempted")

    def __init__(self, step: int, first: Seat, preempted: bool) -> None:
        self.step = step
        self.first = first
        self.preempted = preempted

    def copy(self) -> "Turn":
        return Turn(self.step, self.first, self.preempted)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_TURN, [pos.turn])

    def ask(self, pos: Hannibal) -> list[Question]:
        if self.step == DEALING:
            seat = self._next_dealt(pos)
            if seat != NO_SEAT:
                pos.kept = Dealing(self, seat)
                return [draw_from(pos.deck, DEAL_CARD, DEAL, [seat])]
        elif self.step == PREEMPTING and pos.scenario_in_play().first_decides == CARTHAGE:
            options = [PREEMPT.of()] if self._has_campaign(pos) else []
            options.append(DO_NOT_PREEMPT.of())
            return [Question(ROME, ASK_PREEMPT, options, [], window=True, decline=DO_NOT_PREEMPT.of())]
        elif self.step == CHOOSING:
            return [
                Question(
                    pos.scenario_in_play().first_decides, ASK_FIRST, [PLAY_FIRST.of(ROME), PLAY_FIRST.of(CARTHAGE)]
                )
            ]
        return NO_QUESTIONS

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        if DEAL_CARD.has(action):
            self._deal(pos, Card(DEAL_CARD.target(action)))
        elif PREEMPT.has(action):
            self.preempted = True
            self.first = ROME
            self.step = PLAYS
            pos.tell(PREEMPTED, ROME)
            pos.push(Strategy(ROME, True))
        elif DO_NOT_PREEMPT.has(action):
            pos.tell(PREEMPTED_NOT, ROME)
            self.step = CHOOSING
        else:
            self.first = Seat(PLAY_FIRST.target(action))
            self.step = PLAYS
            pos.tell(FIRST_CHOSEN, seat, self.first)
            pos.push(Strategy(self.first, False))

    def advance(self, pos: Hannibal) -> None:
        step = self.step
        self.step += 1
        if step == BEGIN:
            self._begin(pos)
        elif step == DEALING:
            pos.tell(CARDS_DEALT, pos.content.cards_dealt[pos.turn])
        elif step == PLAYS:
            pos.push(Winter())
        elif step == WINTER:
            pos.naval_victory = False  # 24.4
            check_no_romans(pos)
        elif step == ISOLATION:
            first = pos.scenario_in_play().isolation_first
            remove_isolated(pos, first)
            remove_isolated(pos, ENEMY[first])
        elif step == VICTORY:
            check_victory(pos)
        elif step == END:
            self._end(pos)

    def _begin(self, pos: Hannibal) -> None:
        """1.1, 2.2, 24.3  What expires, then reinforcements; the deck is made ready for the deal."""
        pos.tell(TURN_BEGUN, pos.turn)
        if pos.hanno_counsels == 2:
            pos.hanno_counsels = 0
            pos.tell(COUNSELS_ENDED, HANNO_COUNSELS)
        if pos.cato_counsels == 2:
            pos.cato_counsels = 0
            pos.tell(COUNSELS_ENDED, CATO_COUNSELS)
        if size_of(pos.deck) < 2 * pos.content.cards_dealt[pos.turn]:
            shuffle(pos)
        if pos.turn > pos.scenario_in_play().first_turn:
            begin_reinforcements(pos)

    def _next_dealt(self, pos: Hannibal) -> Seat:
        """2.1  Rome's hand first, then Carthage's; nobody, when both are full."""
        full = pos.content.cards_dealt[pos.turn]
        if pos.hand_size(ROME) < full:
            return ROME
        return CARTHAGE if pos.hand_size(CARTHAGE) < full else NO_SEAT

    def _deal(self, pos: Hannibal, card: Card) -> None:
        kept = pos.kept_by(self)
        seat = kept.seat if isinstance(kept, Dealing) else self._next_dealt(pos)
        pos.deck = replaced(pos.deck, card, 0)
        pos.hand[CARDS * seat + card] = 1
        pos.tell(CARD_DEALT, card, audience=only(seat))

    def _has_campaign(self, pos: Hannibal) -> bool:
        for card in ALL_CARDS:
            if is_minor_or_major_campaign(card) and pos.holds(ROME, card):
                return True
        return False

    def _end(self, pos: Hannibal) -> None:
        """2.3, 5.5  The Truce brings a shuffle; the next turn begins."""
        if pos.reshuffle_due:
            pos.reshuffle_due = False
            shuffle(pos)
        pos.turn += 1
        pos.replace(Turn(BEGIN, NO_SEAT, False))


def shuffle(pos: Hannibal) -> None:
    """2.2, 2.3r1  Deck, discards and the counsels on the table become a new deck."""
    pos.deck = merged(pos.deck, pos.discard)
    pos.discard = zeros(CARDS)
    if pos.lies_on_table(HANNO_COUNSELS):
        pos.hanno_counsels = 2
        pos.deck = replaced(pos.deck, HANNO_COUNSELS, 1)
    if pos.lies_on_table(CATO_COUNSELS):
        pos.cato_counsels = 2
        pos.deck = replaced(pos.deck, CATO_COUNSELS, 1)
    pos.tell(DECK_SHUFFLED, size_of(pos.deck))


@final
class Strategy(Phase[Hannibal]):
    """2.5  The players alternate, one card each, until both hands are empty."""

    FIELDS = ("next", "must_campaign")

    def __init__(self, next_seat: Seat, must_campaign: bool) -> None:
        self.next = next_seat
        self.must_campaign = must_campaign

    def copy(self) -> "Strategy":
        return Strategy(self.next, self.must_campaign)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_STRATEGY, [pos.hand_size(ROME), pos.hand_size(CARTHAGE)])

    def advance(self, pos: Hannibal) -> None:
        if pos.play_again:
            pos.play_again = False
            self.next = ENEMY[self.next]
        seat = self.next
        if not pos.has_cards(seat):
            seat = ENEMY[seat]
            if not pos.has_cards(seat):
                pos.pop()
                return
        self.next = ENEMY[seat]
        play = Play(seat, self.must_campaign)
        self.must_campaign = False
        pos.push(play)


def check_victory(pos: Hannibal) -> None:
    """5.1 to 5.4  Italy, then political points; on the last turn they decide, before that they cost PCs."""
    if holds_italy(pos):
        pos.tell(WON_ITALY, CARTHAGE)
        pos.finish(CARTHAGE, ITALY_LOST)
        return
    rome, carthage = pos.count_points(ROME), pos.count_points(CARTHAGE)
    pos.tell(POINTS_COUNTED, rome, carthage)
    leader = ROME if rome > carthage else CARTHAGE
    if pos.turn == pos.scenario_in_play().last_turn:
        winner = pos.scenario_in_play().tie_winner if rome == carthage else leader
        pos.tell(WON_ON_POINTS, winner, rome, carthage)
        pos.finish(winner, LAST_TURN)
    else:
        owe_pcs(pos, ENEMY[leader], abs(rome - carthage))
