"""6  Stacks: their owner divides the troops, or says who commands."""

from typing import final

from hatalom.core.position import Phase
from hatalom.core.question import Question, Seat
from hatalom.games.maria.names import General, general_of
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import ASK_COMMAND, ASK_TAKE_TROOPS
from hatalom.games.maria.rules.stacks import needs_command, set_command
from hatalom.games.maria.verbs import COMMAND, TAKE_TROOPS


@final
class Parting(Phase[Maria]):
    """6.5  When a general leaves a stack of one power its owner says how many troops go with him.

    Inside a stack troops may be shifted at any time, and only their sum ever counts there; so the only moment at
    which the division can matter is the one when the two part.
    """

    FIELDS = ("general", "mate")

    def __init__(self, general: General, mate: General) -> None:
        self.general = general
        self.mate = mate

    def copy(self) -> "Parting":
        return Parting(self.general, self.mate)

    def ask(self, pos: Maria) -> list[Question]:
        total = pos.troops[self.general] + pos.troops[self.mate]
        most = pos.content.most_troops
        options: list[int] = []
        for number in range(max(1, total - most), min(most, total - 1) + 1):
            options.append(TAKE_TROOPS.of(number))
        seat = pos.seat_of(pos.power_of(self.general))
        return [Question(seat, ASK_TAKE_TROOPS, options, [self.general, self.mate, total], window=True)]

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        total = pos.troops[self.general] + pos.troops[self.mate]
        pos.troops[self.general] = TAKE_TROOPS.target(action)
        pos.troops[self.mate] = total - pos.troops[self.general]
        pos.pop()


@final
class Commanding(Phase[Maria]):
    """6.2, 6.2r1  Two generals of equal rank have come together outside of movement: their player says who commands."""

    FIELDS = ("general", "other")

    def __init__(self, general: General, other: General) -> None:
        self.general = general
        self.other = other

    def copy(self) -> "Commanding":
        return Commanding(self.general, self.other)

    def ask(self, pos: Maria) -> list[Question]:
        options = [COMMAND.of(self.general), COMMAND.of(self.other)]
        seat = pos.seat_of(pos.power_of(self.general))
        return [Question(seat, ASK_COMMAND, options, [self.general, self.other])]

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        set_command(pos, self.general, self.other, general_of(COMMAND.target(action)))
        pos.pop()


def form_stack(pos: Maria, general: General, other: General) -> None:
    """6.2r1  A general of the same player has come to stand with another: of equal ranks one has to be chosen."""
    set_command(pos, general, other, other)
    if needs_command(pos, general, other):
        pos.push(Commanding(general, other))
