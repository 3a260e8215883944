"""5.3, 10.4, 19.1  A player removes PCs of his own, or sues for peace."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import replaced
from hatalom.games.hannibal.events import PC_REMOVED, PEACE, SUED_FOR_PEACE
from hatalom.games.hannibal.names import ALL_SPACES, CARTHAGE, CITY, ENEMY, NOBODY, Space
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_PC_TO_REMOVE, CRUMB_REMOVE_PCS
from hatalom.games.hannibal.refusals import NOT_A_PC_TO_REMOVE
from hatalom.games.hannibal.verbs import REMOVE_PC


def owe_pcs(pos: Hannibal, seat: Seat, count: int) -> None:
    """5.3, 19.1  A player without enough PCs sues for peace."""
    if count > pos.count_pcs(seat):
        pos.tell(SUED_FOR_PEACE, seat, count)
        pos.finish(ENEMY[seat], PEACE)
    elif count:
        pos.push(RemovePCs(seat, count))


def pay_debt(pos: Hannibal) -> None:
    """10.4, 10.4r1  The death of Hannibal costs five PCs, or all if there are fewer."""
    if pos.debt:
        pos.push(RemovePCs(CARTHAGE, min(pos.debt, pos.count_pcs(CARTHAGE))))
        pos.debt = 0


@final
class RemovePCs(Phase[Hannibal]):
    """5.3  Own PCs of the player's choice, anywhere; neither walled cities nor tribes."""

    FIELDS = ("seat", "left")

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def copy(self) -> "RemovePCs":
        return RemovePCs(self.seat, self.left)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_REMOVE_PCS, [self.seat, self.left])

    def ask(self, pos: Hannibal) -> list[Question]:
        if self.left == 0:
            return NO_QUESTIONS
        kind = pos.content.kind
        marker = pos.marker
        options = [REMOVE_PC.of(s) for s in ALL_SPACES if marker[s] == self.seat and kind[s] != CITY]
        return [Question(self.seat, ASK_PC_TO_REMOVE, options, [self.left])]

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        space = Space(REMOVE_PC.target(action))
        pos.marker = replaced(pos.marker, space, NOBODY)
        pos.tell(PC_REMOVED, seat, space)
        self.left -= 1

    def advance(self, pos: Hannibal) -> None:
        pos.pop()

    def why_not(self, pos: Hannibal, seat: Seat, action: int) -> Said | None:
        return Said(NOT_A_PC_TO_REMOVE, [REMOVE_PC.target(action)]) if REMOVE_PC.has(action) else None
