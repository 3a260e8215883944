"""6  The turn: the choice of an option, its cards and actions, hand limits, refill."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.heads_of_state.events import (
    CHOSE_ATTRIBUTES,
    CHOSE_REFRESH,
    CHOSE_TREACHERY,
    FIRST_TURN_TAKES,
    SET_ASIDE_RETURNED,
)
from hatalom.games.heads_of_state.names import Attribute, TreacheryCard
from hatalom.games.heads_of_state.phases.change_of_century import ChangeOfCentury
from hatalom.games.heads_of_state.phases.discards import discards_of
from hatalom.games.heads_of_state.phases.piles import (
    renew_treachery_pile,
    turn_up_attribute,
    turn_up_treachery,
    unseen_attribute,
)
from hatalom.games.heads_of_state.phases.placing import Placing
from hatalom.games.heads_of_state.phases.taking import OPEN, Refresh, Taking
from hatalom.games.heads_of_state.phases.treachery import Treachery
from hatalom.games.heads_of_state.position import HeadsOfState
from hatalom.games.heads_of_state.prompts import ASK_OPTION, ASK_TURN_UP, ASK_TURN_UP_TREACHERY, CRUMB_TURN
from hatalom.games.heads_of_state.refusals import FIRST_TURN, NO_TREACHERY_NOW, NOT_YET, TOO_FEW_TO_REFRESH
from hatalom.games.heads_of_state.rules.piles import lacks_treachery, may_refresh
from hatalom.games.heads_of_state.verbs import (
    CHOOSE_TREACHERY,
    PLACE_NOBLE,
    PLAY_TREACHERY,
    REFRESH,
    REVOLUTION,
    TAKE_THREE,
    TURN_UP_ATTRIBUTE,
    TURN_UP_TREACHERY,
)
from hatalom.kit.bag import draw_from, is_empty, pour, size_of

CHOICE: Final = 0
ACTIONS: Final = 1
LIMITS: Final = 2
REFILL: Final = 3
REFILL_TREACHERY: Final = 4
OVER: Final = 5

ATTRIBUTE_CARDS: Final = 0
ATTRIBUTE_REFRESH: Final = 1
TREACHERY_CARDS: Final = 2


@final
class Turn(Phase[HeadsOfState]):
    """6.1, 6.3  One player's turn from the choice to the refill; a revolution may break it and it goes on after."""

    FIELDS = ("seat", "step", "option")

    def __init__(self, seat: Seat, step: int, option: int) -> None:
        self.seat = seat
        self.step = step
        self.option = option

    def copy(self) -> "Turn":
        return Turn(self.seat, self.step, self.option)

    def crumb(self, pos: HeadsOfState) -> Said:
        return Said(CRUMB_TURN, [self.seat])

    def ask(self, pos: HeadsOfState) -> list[Question]:
        if self.step == CHOICE and not pos.is_first_turn():
            return [Question(self.seat, ASK_OPTION, self._options(pos))]
        if self.step == REFILL and size_of(pos.display) < pos.content.attribute_display:
            return [unseen_attribute(pos, TURN_UP_ATTRIBUTE, ASK_TURN_UP)]
        if self.step == REFILL_TREACHERY and lacks_treachery(pos) and not is_empty(pos.treachery_pile):
            return [draw_from(pos.treachery_pile, TURN_UP_TREACHERY, ASK_TURN_UP_TREACHERY)]
        return NO_QUESTIONS

    def apply(self, pos: HeadsOfState, seat: Seat, action: int) -> None:
        if self.step == CHOICE:
            self._choose(pos, action)
        elif TURN_UP_ATTRIBUTE.has(action):
            turn_up_attribute(pos, Attribute(TURN_UP_ATTRIBUTE.target(action)))
        elif REVOLUTION.has(action):
            self.step = OVER  # 5.10r1: the new displays replace the refill
            pos.push(ChangeOfCentury(0))
        else:
            turn_up_treachery(pos, TreacheryCard(TURN_UP_TREACHERY.target(action)))

    def advance(self, pos: HeadsOfState) -> None:
        if self.step == CHOICE:
            self._take_first_cards(pos)
        elif self.step == ACTIONS:
            self.step = LIMITS
            pos.push(Treachery(self.seat) if self.option == TREACHERY_CARDS else Placing(self.seat))
        elif self.step == LIMITS:
            self._hold_limits(pos)
        elif self.step == REFILL:
            self.step = REFILL_TREACHERY
        elif self.step == REFILL_TREACHERY and lacks_treachery(pos):
            renew_treachery_pile(pos)
        else:
            pos.pop()

    def why_not(self, pos: HeadsOfState, seat: Seat, action: int) -> Said | None:
        """6.2r1, 7.3, 7.7r1  The first turn takes cards and places nobles; no turn does anything before the choice."""
        if seat != self.seat:
            return None
        if pos.is_first_turn() and (REFRESH.has(action) or CHOOSE_TREACHERY.has(action)):
            return Said(FIRST_TURN)
        if self.step != CHOICE:
            return None
        if REFRESH.has(action):
            return Said(TOO_FEW_TO_REFRESH, [size_of(pos.draw_pile), pos.content.refresh_min])
        if PLACE_NOBLE.has(action):
            return Said(NOT_YET)
        return Said(NO_TREACHERY_NOW) if PLAY_TREACHERY.has(action) else None

    def _options(self, pos: HeadsOfState) -> list[int]:
        """6.1, 7.2  Three cards, a new display and one card, or treachery."""
        options = [TAKE_THREE.of()]
        if may_refresh(pos):
            options.append(REFRESH.of())
        options.append(CHOOSE_TREACHERY.of())
        return options

    def _choose(self, pos: HeadsOfState, action: int) -> None:
        content, seat = pos.content, self.seat
        self.step = ACTIONS
        if CHOOSE_TREACHERY.has(action):
            self.option = TREACHERY_CARDS
            pos.tell(CHOSE_TREACHERY, seat)
            pos.push(Taking(seat, content.option_2_attributes, content.option_2_treachery, OPEN))
        elif REFRESH.has(action):
            self.option = ATTRIBUTE_REFRESH
            pos.tell(CHOSE_REFRESH, seat)
            pour(pos.display, pos.set_aside)
            pos.push(Taking(seat, content.refresh_take, 0, OPEN))
            pos.push(Refresh())
        else:
            self.option = ATTRIBUTE_CARDS
            pos.tell(CHOSE_ATTRIBUTES, seat, content.take_attributes)
            pos.push(Taking(seat, content.take_attributes, 0, OPEN))

    def _take_first_cards(self, pos: HeadsOfState) -> None:
        """6.2  The first turn of the game: option 1 with a number of cards that depends on the place."""
        number = pos.content.first_draws[pos.seats][pos.turns - 1]
        pos.tell(FIRST_TURN_TAKES, self.seat, number)
        self.step = ACTIONS
        self.option = ATTRIBUTE_CARDS
        pos.push(Taking(self.seat, number, 0, OPEN))

    def _hold_limits(self, pos: HeadsOfState) -> None:
        """6.3, 6.4  Down to the hand limits; then the cards set aside go back before anything is turned up."""
        content, seat = pos.content, self.seat
        if pos.hand_size(seat) > content.attribute_limit or pos.treachery_size(seat) > content.treachery_limit:
            pos.push(discards_of(pos, seat))
            return
        returned = size_of(pos.set_aside)
        if returned > 0:
            for attribute in range(len(pos.set_aside)):
                pos.returned[attribute] += pos.set_aside[attribute]
            pour(pos.set_aside, pos.draw_pile)
            pos.tell(SET_ASIDE_RETURNED, returned)
        self.step = REFILL
