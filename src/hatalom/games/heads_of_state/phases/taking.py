"""7.1 to 7.4, 8.1, 8.2  Taking cards one at a time, openly or blind."""

from typing import Final, final

from hatalom.core.event import all_but, only
from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.heads_of_state.events import (
    ATTRIBUTE_DRAWN,
    ATTRIBUTE_DRAWN_BLIND,
    ATTRIBUTE_TAKEN,
    TREACHERY_DRAWN,
    TREACHERY_DRAWN_BLIND,
    TREACHERY_TAKEN,
)
from hatalom.games.heads_of_state.names import (
    ATTRIBUTE_COUNT,
    TREACHERY_COUNT,
    Attribute,
    TreacheryCard,
)
from hatalom.games.heads_of_state.phases.change_of_century import ChangeOfCentury
from hatalom.games.heads_of_state.phases.piles import renew_treachery_pile, turn_up_attribute, unseen_attribute
from hatalom.games.heads_of_state.position import HeadsOfState
from hatalom.games.heads_of_state.prompts import (
    ASK_BLIND,
    ASK_BLIND_TREACHERY,
    ASK_TAKE,
    ASK_TAKE_BOTH,
    ASK_TAKE_TREACHERY,
    ASK_TURN_UP,
    CRUMB_REFRESH,
    CRUMB_TAKING,
)
from hatalom.games.heads_of_state.refusals import (
    ALREADY_TAKEN,
    NO_TREACHERY_NOW,
    NOT_IN_DISPLAY,
    NOT_YET,
    TREACHERY_NOT_IN_DISPLAY,
)
from hatalom.games.heads_of_state.verbs import (
    DRAW_ATTRIBUTE,
    DRAW_TREACHERY,
    PLACE_NOBLE,
    PLAY_TREACHERY,
    REVOLUTION,
    TAKE_ATTRIBUTE,
    TAKE_BLIND_ATTRIBUTE,
    TAKE_BLIND_TREACHERY,
    TAKE_TREACHERY,
    TURN_UP_ATTRIBUTE,
)
from hatalom.kit.bag import draw_from, options_in, size_of

OPEN: Final = 0
BLIND_ATTRIBUTE: Final = 1
BLIND_TREACHERY: Final = 2


@final
class Refresh(Phase[HeadsOfState]):
    """7.2  Option 1b: six new cards are turned up instead of those set aside."""

    def copy(self) -> "Refresh":
        return Refresh()

    def crumb(self, pos: HeadsOfState) -> Said:
        return Said(CRUMB_REFRESH)

    def ask(self, pos: HeadsOfState) -> list[Question]:
        if size_of(pos.display) < pos.content.attribute_display:
            return [draw_from(pos.draw_pile, TURN_UP_ATTRIBUTE, ASK_TURN_UP)]
        return NO_QUESTIONS

    def apply(self, pos: HeadsOfState, seat: Seat, action: int) -> None:
        turn_up_attribute(pos, Attribute(TURN_UP_ATTRIBUTE.target(action)))

    def advance(self, pos: HeadsOfState) -> None:
        pos.pop()


@final
class Taking(Phase[HeadsOfState]):
    """7.4, 8.2r1  Card by card, each from a display or a pile; in option 2 in either order.

    A draw that hits the Revolution is still owed when play goes on (5.4r1).
    """

    FIELDS = ("seat", "attributes", "treachery", "blind")

    def __init__(self, seat: Seat, attributes: int, treachery: int, blind: int) -> None:
        self.seat = seat
        self.attributes = attributes  # cards still to be taken
        self.treachery = treachery
        self.blind = blind

    def copy(self) -> "Taking":
        return Taking(self.seat, self.attributes, self.treachery, self.blind)

    def crumb(self, pos: HeadsOfState) -> Said:
        return Said(CRUMB_TAKING)

    def ask(self, pos: HeadsOfState) -> list[Question]:
        if self.blind == BLIND_ATTRIBUTE:
            return [unseen_attribute(pos, DRAW_ATTRIBUTE, ASK_BLIND)]
        if self.blind == BLIND_TREACHERY:
            return [draw_from(pos.treachery_pile, DRAW_TREACHERY, ASK_BLIND_TREACHERY)]
        options: list[int] = []
        if self.attributes > 0:
            options = options_in(pos.display, TAKE_ATTRIBUTE)
            options.append(TAKE_BLIND_ATTRIBUTE.of())
        if self.treachery > 0:
            options.extend(options_in(pos.treachery_display, TAKE_TREACHERY))
            options.append(TAKE_BLIND_TREACHERY.of())
        if not options:
            return NO_QUESTIONS
        if self.treachery == 0:
            return [Question(self.seat, ASK_TAKE, options, [self.attributes])]
        return [Question(self.seat, ASK_TAKE_BOTH if self.attributes else ASK_TAKE_TREACHERY, options)]

    def apply(self, pos: HeadsOfState, seat: Seat, action: int) -> None:
        if TAKE_ATTRIBUTE.has(action):
            self._take_attribute(pos, Attribute(TAKE_ATTRIBUTE.target(action)))
        elif TAKE_BLIND_ATTRIBUTE.has(action):
            self.blind = BLIND_ATTRIBUTE
        elif TAKE_TREACHERY.has(action):
            self._take_treachery(pos, TreacheryCard(TAKE_TREACHERY.target(action)))
        elif TAKE_BLIND_TREACHERY.has(action):
            renew_treachery_pile(pos)
            self.blind = BLIND_TREACHERY
        elif REVOLUTION.has(action):
            self.blind = OPEN
            pos.push(ChangeOfCentury(0))
        elif DRAW_ATTRIBUTE.has(action):
            self._draw_attribute(pos, Attribute(DRAW_ATTRIBUTE.target(action)))
        else:
            self._draw_treachery(pos, TreacheryCard(DRAW_TREACHERY.target(action)))

    def advance(self, pos: HeadsOfState) -> None:
        pos.pop()

    def why_not(self, pos: HeadsOfState, seat: Seat, action: int) -> Said | None:
        if seat != self.seat:
            return None
        if TAKE_ATTRIBUTE.has(action):
            if self.attributes == 0:
                return Said(ALREADY_TAKEN)
            return Said(NOT_IN_DISPLAY, [Attribute(TAKE_ATTRIBUTE.target(action))])
        if TAKE_TREACHERY.has(action) and self.treachery > 0:
            return Said(TREACHERY_NOT_IN_DISPLAY, [TreacheryCard(TAKE_TREACHERY.target(action))])
        if PLACE_NOBLE.has(action):
            return Said(NOT_YET)
        return Said(NO_TREACHERY_NOW) if PLAY_TREACHERY.has(action) else None

    def _take_attribute(self, pos: HeadsOfState, attribute: Attribute) -> None:
        """15.3  Seen by all, so everybody knows it to be in this hand."""
        self.attributes -= 1
        pos.display[attribute] -= 1
        pos.hand[ATTRIBUTE_COUNT * self.seat + attribute] += 1
        pos.known[ATTRIBUTE_COUNT * self.seat + attribute] += 1
        pos.tell(ATTRIBUTE_TAKEN, self.seat, attribute)

    def _take_treachery(self, pos: HeadsOfState, card: TreacheryCard) -> None:
        self.treachery -= 1
        pos.treachery_display[card] -= 1
        pos.treachery[TREACHERY_COUNT * self.seat + card] += 1
        pos.treachery_known[TREACHERY_COUNT * self.seat + card] += 1
        pos.tell(TREACHERY_TAKEN, self.seat, card)

    def _draw_attribute(self, pos: HeadsOfState, attribute: Attribute) -> None:
        """15.3  Seen by the taker alone."""
        self.blind = OPEN
        self.attributes -= 1
        pos.unseen_pile()[attribute] -= 1
        pos.hand[ATTRIBUTE_COUNT * self.seat + attribute] += 1
        pos.tell(ATTRIBUTE_DRAWN, self.seat, attribute, audience=only(self.seat))
        pos.tell(ATTRIBUTE_DRAWN_BLIND, self.seat, audience=all_but(self.seat))

    def _draw_treachery(self, pos: HeadsOfState, card: TreacheryCard) -> None:
        self.blind = OPEN
        self.treachery -= 1
        pos.treachery_pile[card] -= 1
        pos.treachery[TREACHERY_COUNT * self.seat + card] += 1
        pos.tell(TREACHERY_DRAWN, self.seat, card, audience=only(self.seat))
        pos.tell(TREACHERY_DRAWN_BLIND, self.seat, audience=all_but(self.seat))
