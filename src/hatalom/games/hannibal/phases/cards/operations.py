"""2.9, 2.10  Operations that move nobody: markers and troops."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import replaced
from hatalom.games.hannibal.events import PC_CONVERTED, PC_PLACED, TROOPS_RAISED
from hatalom.games.hannibal.names import ENEMY, Card, General, Space
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_PCS, ASK_RAISE, CRUMB_PCS, CRUMB_RAISE
from hatalom.games.hannibal.refusals import NO_RAISING_WITH
from hatalom.games.hannibal.rules.cards import announce_card
from hatalom.games.hannibal.rules.generals import displace_lone
from hatalom.games.hannibal.rules.operations import may_raise_with, pc_options, why_not_convert_pc, why_not_place_pc
from hatalom.games.hannibal.verbs import CONVERT_PC, DONE, PLACE_PC, RAISE_WITH


@final
class PlacePCs(Phase[Hannibal]):
    """2.10  Up to as many PCs as the card has OPs, placed or converted one by one."""

    FIELDS = ("seat", "card", "left", "announced")

    def __init__(self, seat: Seat, card: Card, left: int, announced: bool = False) -> None:
        self.seat = seat
        self.card = card
        self.left = left
        self.announced = announced

    def copy(self) -> "PlacePCs":
        return PlacePCs(self.seat, self.card, self.left, self.announced)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_PCS, [self.left])

    def private_to(self, pos: Hannibal) -> int:
        return -1 if self.announced else self.seat

    def ask(self, pos: Hannibal) -> list[Question]:
        if self.left == 0:
            return NO_QUESTIONS
        options = pc_options(pos, self.seat)
        if not options:
            return NO_QUESTIONS
        if self.announced:
            options.append(DONE.of())
        return [Question(self.seat, ASK_PCS, options, [self.left])]

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        if DONE.has(action):
            self.left = 0
            return
        if not self.announced:
            self.announced = True
            announce_card(pos, seat, self.card, False)
        self.left -= 1
        if PLACE_PC.has(action):
            pos.marker = replaced(pos.marker, Space(PLACE_PC.target(action)), seat)
            pos.tell(PC_PLACED, seat, Space(PLACE_PC.target(action)))
        else:
            pos.marker = replaced(pos.marker, Space(CONVERT_PC.target(action)), seat)
            pos.tell(PC_CONVERTED, seat, Space(CONVERT_PC.target(action)))

    def advance(self, pos: Hannibal) -> None:
        pos.pop()

    def why_not(self, pos: Hannibal, seat: Seat, action: int) -> Said | None:
        if PLACE_PC.has(action):
            space = Space(PLACE_PC.target(action))
            reason = why_not_place_pc(pos, seat, space)
        elif CONVERT_PC.has(action):
            space = Space(CONVERT_PC.target(action))
            reason = why_not_convert_pc(pos, seat, space)
        else:
            return None
        return None if reason is None else Said(reason, [space])


@final
class RaiseTroops(Phase[Hannibal]):
    """2.9  One CU with a general in a friendly space of a friendly province."""

    FIELDS = ("seat", "card")

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card

    def copy(self) -> "RaiseTroops":
        return RaiseTroops(self.seat, self.card)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_RAISE, [self.card])

    def private_to(self, pos: Hannibal) -> int:
        return self.seat

    def ask(self, pos: Hannibal) -> list[Question]:
        options = [RAISE_WITH.of(g) for g in pos.content.generals_of[self.seat] if may_raise_with(pos, self.seat, g)]
        return [Question(self.seat, ASK_RAISE, options, [self.card])]

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        general = General(RAISE_WITH.target(action))
        pos.pop()
        announce_card(pos, seat, self.card, False)
        pos.place(seat, pos.at[general], 1)
        displace_lone(pos, ENEMY[seat], pos.at[general])
        pos.tell(TROOPS_RAISED, seat, general, pos.at[general])

    def why_not(self, pos: Hannibal, seat: Seat, action: int) -> Said | None:
        return Said(NO_RAISING_WITH, [RAISE_WITH.target(action)]) if RAISE_WITH.has(action) else None
