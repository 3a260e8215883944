"""7.3, 7.6  Among generals of equal rank the owner chooses who commands."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import Question, Seat
from hatalom.games.hannibal.names import Company, General, Space, has
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_COMMAND, CRUMB_COMMAND
from hatalom.games.hannibal.rules.generals import appoint, equals_at
from hatalom.games.hannibal.verbs import APPOINT


@final
class Command(Phase[Hannibal]):
    """7.3, 7.6  Where equals have come together, and after all movement and combat, the owner names one of them."""

    FIELDS = ("seat", "space")

    def __init__(self, seat: Seat, space: Space) -> None:
        self.seat = seat
        self.space = space

    def copy(self) -> "Command":
        return Command(self.seat, self.space)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_COMMAND, [self.space])

    def ask(self, pos: Hannibal) -> list[Question]:
        inside = pos.has_enemy_outside(self.seat, self.space)
        options = [APPOINT.of(general) for general in equals_at(pos, self.seat, self.space, inside)]
        return [Question(self.seat, ASK_COMMAND, options, [self.space])] if len(options) > 1 else []

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        pos.pop()
        appoint(pos, General(APPOINT.target(action)))

    def advance(self, pos: Hannibal) -> None:
        pos.pop()


def settle_command(pos: Hannibal, seat: Seat, space: Space, comers: Company) -> None:
    """7.3, 7.6  Generals who slipped or fell back to others: their owner names the commander, if there are equals."""
    for general in pos.generals_at(seat, space, False):
        if not has(comers, general):
            pos.push(Command(seat, space))
            return
