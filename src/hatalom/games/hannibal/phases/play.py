"""2.6 to 2.10  One play of a strategy card: for OPs, as event, or discarded."""

from typing import final

from hatalom.core.message import Message, Said
from hatalom.core.position import Phase
from hatalom.core.question import Question
from hatalom.games.hannibal.events import PC_CONVERTED, PC_PLACED, TROOPS_RAISED
from hatalom.games.hannibal.legality import (
    CARD_IS_CHOSEN,
    FIRST_A_CARD,
    FIRST_A_USE,
    MUST_BE_CAMPAIGN,
    NO_GENERAL_TO_MOVE,
    NO_PLACE_FOR_PC,
    NO_RAISING_WITH,
    NOT_IN_HAND,
    NOT_NOW,
    NOWHERE_TO_RAISE,
    RAISING_NEEDS_THREE,
    may_raise_with,
    why_not_convert_pc,
    why_not_place_pc,
)
from hatalom.games.hannibal.names import CARDS, GENERALS, NOBODY, is_force_march, is_minor_or_major_campaign
from hatalom.games.hannibal.phases.announce import announce_card, discard_card
from hatalom.games.hannibal.phases.campaign import Activation, can_activate_any
from hatalom.games.hannibal.phases.event_play import play_event
from hatalom.games.hannibal.phases.event_refusals import refuse_event
from hatalom.games.hannibal.phases.event_targets import why_not_event
from hatalom.games.hannibal.phases.generals import check_iberia, displace_lone
from hatalom.games.hannibal.phases.halt import BY_FORCE_MARCH, BY_OPS
from hatalom.games.hannibal.phases.remove_pcs import pay_debt
from hatalom.games.hannibal.phases.siege import is_decided
from hatalom.games.hannibal.phases.victory import check_no_romans
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import (
    ASK_CARD,
    ASK_PCS,
    ASK_RAISE,
    ASK_USE,
    CRUMB_CARD,
    CRUMB_PCS,
    CRUMB_PLAY,
    CRUMB_RAISE,
)
from hatalom.games.hannibal.verbs import (
    ACTIVATE,
    CONVERT_PC,
    DISCARD,
    DONE,
    MARCH_TO,
    MOVE_GENERAL,
    PLACE_PC,
    PLACE_PCS,
    PLAY_CARD,
    PLAY_EVENT,
    RAISE_TROOPS,
    RAISE_WITH,
)


@final
class Play(Phase[Hannibal]):
    """2.5, 2.6  The player on turn uses exactly one card."""

    FIELDS = ("seat", "must_campaign", "chosen", "closed")

    def __init__(self, seat: int, must_campaign: bool, chosen: bool = False, closed: bool = False) -> None:
        self.seat = seat
        self.must_campaign = must_campaign  # 2.4: Rome has preempted
        self.chosen = chosen
        self.closed = closed

    def copy(self) -> "Play":
        return Play(self.seat, self.must_campaign, self.chosen, self.closed)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_PLAY, [self.seat])

    def ask(self, pos: Hannibal) -> list[Question]:
        if self.chosen:
            return []
        first = CARDS * self.seat
        options: list[int] = []
        for card in range(CARDS):
            if pos.hand[first + card] > 0:
                if not self.must_campaign or is_minor_or_major_campaign(card):
                    options.append(PLAY_CARD(card))
        return [Question(self.seat, ASK_CARD, options, window=True)]

    def apply(self, pos: Hannibal, seat: int, action: int) -> None:
        self.chosen = True
        pos.push(CardUse(seat, PLAY_CARD.target(action)))

    def advance(self, pos: Hannibal) -> None:
        if self.closed:
            pos.pop()
            return
        self.closed = True
        clear_card(pos)
        if is_decided(pos) or check_iberia(pos) or check_no_romans(pos):
            return
        pay_debt(pos)

    def why_not(self, pos: Hannibal, seat: int, action: int) -> Said | None:
        if PLAY_CARD.has(action):
            return Said(self._why_not_card(pos, seat, PLAY_CARD.target(action)), [PLAY_CARD.target(action)])
        if not self.chosen and (ACTIVATE.has(action) or MARCH_TO.has(action) or PLACE_PC.has(action)):
            return Said(FIRST_A_CARD, [])
        return None

    def _why_not_card(self, pos: Hannibal, seat: int, card: int) -> Message:
        if not pos.holds(seat, card):
            return NOT_IN_HAND
        if seat != self.seat:
            return NOT_NOW
        return CARD_IS_CHOSEN if self.chosen else MUST_BE_CAMPAIGN


def clear_card(pos: Hannibal) -> None:
    """What was remembered for one card only is forgotten."""
    pos.card = NOBODY
    pos.sieges_tried = []
    pos.tired = []
    pos.army_tired = []
    pos.used = [0] * GENERALS
    pos.activated = 0
    pos.sailed = False
    pos.countered = NOBODY


@final
class CardUse(Phase[Hannibal]):
    """2.6, 2.8  What the chosen card is used for; nobody else knows it yet."""

    FIELDS = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def copy(self) -> "CardUse":
        return CardUse(self.seat, self.card)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_CARD, [self.card])

    def is_private(self, pos: Hannibal) -> int:
        return self.seat

    def ask(self, pos: Hannibal) -> list[Question]:
        options: list[int] = []
        if why_not_event(pos, self.seat, self.card) is None:
            options.append(PLAY_EVENT())
        for action in (MOVE_GENERAL(), PLACE_PCS(), RAISE_TROOPS()):
            if why_not_use(pos, self.seat, self.card, action) is None:
                options.append(action)
        options.append(DISCARD())
        return [Question(self.seat, ASK_USE, options, [self.card])]

    def apply(self, pos: Hannibal, seat: int, action: int) -> None:
        if MOVE_GENERAL.has(action):
            pos.replace(Activation(seat, self.card, BY_OPS))
        elif PLACE_PCS.has(action):
            pos.replace(PlacePCs(seat, self.card, pos.content.ops[self.card]))
        elif RAISE_TROOPS.has(action):
            pos.replace(RaiseTroops(seat, self.card))
        elif DISCARD.has(action):
            pos.pop()
            discard_card(pos, seat, self.card)
        elif is_force_march(self.card):
            pos.replace(Activation(seat, self.card, BY_FORCE_MARCH))
        else:
            pos.pop()
            play_event(pos, seat, self.card)

    def why_not(self, pos: Hannibal, seat: int, action: int) -> Said | None:
        if ACTIVATE.has(action) or MARCH_TO.has(action) or PLACE_PC.has(action):
            return Said(FIRST_A_USE, [self.card])
        if PLAY_EVENT.has(action):
            return refuse_event(pos, seat, self.card)
        reason = why_not_use(pos, seat, self.card, action)
        return None if reason is None else Said(reason, [self.card])


def why_not_use(pos: Hannibal, seat: int, card: int, action: int) -> Message | None:
    """2.8  The three uses of operations."""
    if MOVE_GENERAL.has(action):
        return None if can_activate_any(pos, seat, card, BY_OPS) else NO_GENERAL_TO_MOVE
    if PLACE_PCS.has(action):
        return None if pc_options(pos, seat, True) else NO_PLACE_FOR_PC
    if RAISE_TROOPS.has(action):
        if pos.content.ops[card] < 3:
            return RAISING_NEEDS_THREE
        for general in pos.content.generals_of[seat]:
            if may_raise_with(pos, seat, general):
                return None
        return NOWHERE_TO_RAISE
    return None


def pc_options(pos: Hannibal, seat: int, any_will_do: bool) -> list[int]:
    """2.10  Every placement and conversion, or only one if that is all one wants to know."""
    options: list[int] = []
    for space in pos.board().spaces:
        marker = pos.marker[space]
        if marker < 0:
            if why_not_place_pc(pos, seat, space) is None:
                options.append(PLACE_PC(space))
        elif marker == 1 - seat and why_not_convert_pc(pos, seat, space) is None:
            options.append(CONVERT_PC(space))
        if any_will_do and options:
            break
    return options


@final
class PlacePCs(Phase[Hannibal]):
    """2.10  Up to as many PCs as the card has OPs, placed or converted one by one."""

    FIELDS = ("seat", "card", "left", "announced")

    def __init__(self, seat: int, card: int, left: int, announced: bool = False) -> None:
        self.seat = seat
        self.card = card
        self.left = left
        self.announced = announced

    def copy(self) -> "PlacePCs":
        return PlacePCs(self.seat, self.card, self.left, self.announced)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_PCS, [self.left])

    def is_private(self, pos: Hannibal) -> int:
        return -1 if self.announced else self.seat

    def ask(self, pos: Hannibal) -> list[Question]:
        if self.left == 0:
            return []
        options = pc_options(pos, self.seat, False)
        if not options:
            return []
        if self.announced:
            options.append(DONE())
        return [Question(self.seat, ASK_PCS, options, [self.left])]

    def apply(self, pos: Hannibal, seat: int, action: int) -> None:
        if DONE.has(action):
            self.left = 0
            return
        if not self.announced:
            self.announced = True
            announce_card(pos, seat, self.card, False)
        self.left -= 1
        if PLACE_PC.has(action):
            pos.marker[PLACE_PC.target(action)] = seat
            pos.tell(PC_PLACED, [seat, PLACE_PC.target(action)])
        else:
            pos.marker[CONVERT_PC.target(action)] = seat
            pos.tell(PC_CONVERTED, [seat, CONVERT_PC.target(action)])

    def advance(self, pos: Hannibal) -> None:
        pos.pop()

    def why_not(self, pos: Hannibal, seat: int, action: int) -> Said | None:
        if PLACE_PC.has(action):
            space = PLACE_PC.target(action)
            reason = why_not_place_pc(pos, seat, space)
        elif CONVERT_PC.has(action):
            space = CONVERT_PC.target(action)
            reason = why_not_convert_pc(pos, seat, space)
        else:
            return None
        return None if reason is None else Said(reason, [space])


@final
class RaiseTroops(Phase[Hannibal]):
    """2.9  One CU with a general in a friendly space of a friendly province."""

    FIELDS = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def copy(self) -> "RaiseTroops":
        return RaiseTroops(self.seat, self.card)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_RAISE, [self.card])

    def is_private(self, pos: Hannibal) -> int:
        return self.seat

    def ask(self, pos: Hannibal) -> list[Question]:
        options = [RAISE_WITH(g) for g in pos.content.generals_of[self.seat] if may_raise_with(pos, self.seat, g)]
        return [Question(self.seat, ASK_RAISE, options, [self.card])]

    def apply(self, pos: Hannibal, seat: int, action: int) -> None:
        general = RAISE_WITH.target(action)
        pos.pop()
        announce_card(pos, seat, self.card, False)
        pos.place(seat, pos.at[general], 1)
        displace_lone(pos, 1 - seat, pos.at[general])
        pos.tell(TROOPS_RAISED, [seat, general, pos.at[general]])

    def why_not(self, pos: Hannibal, seat: int, action: int) -> Said | None:
        return Said(NO_RAISING_WITH, [RAISE_WITH.target(action)]) if RAISE_WITH.has(action) else None
