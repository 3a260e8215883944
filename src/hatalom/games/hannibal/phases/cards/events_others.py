"""24.1, 24.2, 24.10, 24.11  Relief, the Senate, Macedon, messengers."""

from typing import Final, final

from hatalom.core.event import EVERYBODY, only
from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import increased, replaced
from hatalom.games.hannibal.events import (
    CARD_LOST,
    CARD_STOLEN,
    CARD_STOLEN_HIDDEN,
    PLAY_DEMANDED,
    POINTS_REMOVED,
    PROCONSUL_REPLACED,
)
from hatalom.games.hannibal.names import (
    CARDS,
    ENEMY,
    IN_POOL,
    NO_OFFICE,
    PROCONSUL,
    SURPRISE_SORTIE,
    TRUCE,
    Card,
    General,
    Space,
)
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import (
    ASK_DEMAND,
    ASK_RELIEF,
    ASK_REPLACEMENT,
    CRUMB_EVENT,
    LOSE_A_CARD,
    STEAL_A_CARD,
)
from hatalom.games.hannibal.refusals import NOT_FOR_EVENT
from hatalom.games.hannibal.rules.event_targets import dismissed_proconsul, relieved_spaces, replacements
from hatalom.games.hannibal.rules.generals import appoint
from hatalom.games.hannibal.verbs import DEMAND_PLAY, LET_PASS, LOSE_CARD, RELIEVE, REPLACE_BY, STEAL_CARD
from hatalom.kit.bag import draw_from

DRAWING: Final = 0
DEMANDING: Final = 1
OVER: Final = 2


@final
class ReliefEvent(Phase[Hannibal]):
    """Cards 17, 49, 53  One siege point, or all points, leave a place."""

    FIELDS = ("seat", "card")

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card

    def copy(self) -> "ReliefEvent":
        return ReliefEvent(self.seat, self.card)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_EVENT, [self.card])

    def ask(self, pos: Hannibal) -> list[Question]:
        options = [RELIEVE.of(space) for space in relieved_spaces(pos, self.card)]
        return [Question(self.seat, ASK_RELIEF, options, [self.card])]

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        space = Space(RELIEVE.target(action))
        count = 1 if self.card == SURPRISE_SORTIE else pos.siege[space]
        pos.pop()
        pos.siege = increased(pos.siege, space, -count)
        pos.tell(POINTS_REMOVED, count, space)

    def why_not(self, pos: Hannibal, seat: Seat, action: int) -> Said | None:
        return Said(NOT_FOR_EVENT, [RELIEVE.target(action), self.card]) if RELIEVE.has(action) else None


@final
class SenateEvent(Phase[Hannibal]):
    """24.11  The proconsul is replaced by an unused general, who becomes proconsul in his place."""

    FIELDS = ("seat", "card")

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card

    def copy(self) -> "SenateEvent":
        return SenateEvent(self.seat, self.card)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_EVENT, [self.card])

    def ask(self, pos: Hannibal) -> list[Question]:
        options = [REPLACE_BY.of(general) for general in replacements(pos)]
        return [Question(self.seat, ASK_REPLACEMENT, options, [dismissed_proconsul(pos)])]

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        old, new = dismissed_proconsul(pos), General(REPLACE_BY.target(action))
        pos.pop()
        pos.at[new] = pos.at[old]
        pos.is_inside[new] = pos.is_inside[old]
        pos.office = replaced(pos.office, new, PROCONSUL)
        pos.at[old] = IN_POOL
        pos.is_inside[old] = False
        pos.office = replaced(pos.office, old, NO_OFFICE)
        appoint(pos, new)
        pos.tell(PROCONSUL_REPLACED, old, new)


@final
class RandomDiscard(Phase[Hannibal]):
    """24.1  A player loses a random strategy card, face up."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> "RandomDiscard":
        return RandomDiscard(self.seat)

    def ask(self, pos: Hannibal) -> list[Question]:
        if not pos.has_cards(self.seat):
            return NO_QUESTIONS
        hand = pos.hand[CARDS * self.seat : CARDS * self.seat + CARDS]
        return [draw_from(hand, LOSE_CARD, LOSE_A_CARD, [self.seat])]

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        card = Card(LOSE_CARD.target(action))
        pos.pop()
        pos.throw_away(self.seat, card)
        if card == TRUCE:
            pos.reshuffle_due = True
        pos.tell(CARD_LOST, self.seat, card)

    def advance(self, pos: Hannibal) -> None:
        pos.pop()


@final
class MessengerEvent(Phase[Hannibal]):
    """24.10  A random card of the opponent; by the variant he may demand another play at once."""

    FIELDS = ("seat", "step")

    def __init__(self, seat: Seat, step: int = DRAWING) -> None:
        self.seat = seat
        self.step = step

    def copy(self) -> "MessengerEvent":
        return MessengerEvent(self.seat, self.step)

    def ask(self, pos: Hannibal) -> list[Question]:
        victim = ENEMY[self.seat]
        if self.step == DRAWING:
            hand = pos.hand[CARDS * victim : CARDS * victim + CARDS]
            return [draw_from(hand, STEAL_CARD, STEAL_A_CARD, [victim])]
        if self.step == DEMANDING and pos.messenger_variant:
            return [Question(victim, ASK_DEMAND, [DEMAND_PLAY.of(), LET_PASS.of()], [self.seat])]
        return NO_QUESTIONS

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        if STEAL_CARD.has(action):
            self._steal(pos, Card(STEAL_CARD.target(action)))
            return
        self.step = OVER
        if DEMAND_PLAY.has(action):
            pos.play_again = True
            pos.tell(PLAY_DEMANDED, seat, self.seat)

    def advance(self, pos: Hannibal) -> None:
        pos.pop()

    def _steal(self, pos: Hannibal, card: Card) -> None:
        victim = ENEMY[self.seat]
        pos.hand[CARDS * victim + card] = 0
        pos.known = replaced(pos.known, CARDS * victim + card, 0)
        pos.hand[CARDS * self.seat + card] = 1
        pos.known = replaced(pos.known, CARDS * self.seat + card, 1)
        pos.tell(CARD_STOLEN, self.seat, card, victim, audience=only(self.seat) | only(victim))
        pos.tell(CARD_STOLEN_HIDDEN, self.seat, victim, audience=EVERYBODY ^ (only(self.seat) | only(victim)))
        self.step = DEMANDING
