"""6  Stacks: who may join whom, who commands, how troops are divided and lost."""

from typing import final

from hatalom.core.position import Phase
from hatalom.core.question import Question
from hatalom.games.maria.events import GENERAL_LOST
from hatalom.games.maria.names import GENERALS, NOBODY
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import ASK_COMMAND, ASK_TAKE_TROOPS
from hatalom.games.maria.verbs import COMMAND, TAKE_TROOPS


@final
class Parting(Phase[Maria]):
    """6.5  When a general leaves a stack of one power its owner says how many troops go with him.

    Inside a stack troops may be shifted at any time, and only their sum ever counts there; so the only moment at
    which the division can matter is the one when the two part.
    """

    FIELDS = ("general", "mate")

    def __init__(self, general: int, mate: int) -> None:
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

    def apply(self, pos: Maria, seat: int, action: int) -> None:
        total = pos.troops[self.general] + pos.troops[self.mate]
        pos.troops[self.general] = TAKE_TROOPS.target(action)
        pos.troops[self.mate] = total - pos.troops[self.general]
        pos.pop()


@final
class Commanding(Phase[Maria]):
    """6.2, 6.2r1  Two generals of equal rank have come together outside of movement: their player says who commands."""

    FIELDS = ("general", "other")

    def __init__(self, general: int, other: int) -> None:
        self.general = general
        self.other = other

    def copy(self) -> "Commanding":
        return Commanding(self.general, self.other)

    def ask(self, pos: Maria) -> list[Question]:
        options = [COMMAND.of(self.general), COMMAND.of(self.other)]
        seat = pos.seat_of(pos.power_of(self.general))
        return [Question(seat, ASK_COMMAND, options, [self.general, self.other])]

    def apply(self, pos: Maria, seat: int, action: int) -> None:
        set_command(pos, self.general, self.other, COMMAND.target(action))
        pos.pop()


def is_one_power_stack(pos: Maria, general: int) -> bool:
    mate = pos.mate_of(general)
    return mate != NOBODY and pos.power_of(mate) == pos.power_of(general)


def lone_general(pos: Maria, town: int) -> int:
    """The general who stands alone in a town, NOBODY if there is none or a stack."""
    found = NOBODY
    for general in range(GENERALS):
        if pos.at[general] == town:
            if found != NOBODY:
                return NOBODY
            found = general
    return found


def may_join(pos: Maria, general: int, town: int) -> bool:
    """6.1  Two generals of one power or of co-operating powers; no third, no train."""
    other = lone_general(pos, town)
    return other != NOBODY and other != general and pos.co_operate(pos.power_of(general), pos.power_of(other))


def needs_command(pos: Maria, general: int, other: int) -> bool:
    """6.2  Equal rank: somebody has to say who commands."""
    return pos.content.rank[general] == pos.content.rank[other]


def needs_consent(pos: Maria, general: int, other: int) -> bool:
    """10.1.5  Generals of two players stack only if both agree."""
    return pos.seat_of(pos.power_of(general)) != pos.seat_of(pos.power_of(other))


def set_command(pos: Maria, general: int, other: int, commander: int) -> None:
    """6.2  Notes who was chosen; with different ranks there is nothing to note."""
    pos.leads &= ~((1 << general) | (1 << other))
    if needs_command(pos, general, other):
        pos.leads |= 1 << commander


def form_stack(pos: Maria, general: int, other: int) -> None:
    """6.2r1  A general of the same player has come to stand with another: of equal ranks one has to be chosen."""
    set_command(pos, general, other, other)
    if needs_command(pos, general, other):
        pos.push(Commanding(general, other))


def lose_troops(pos: Maria, general: int, loss: int) -> list[int]:
    """6.6, 11.1.11  A general or a stack of which he is one loses troops; returns the generals who are removed.

    In a mixed stack the supreme commander's partner bears the loss first; in a stack of one power nobody is removed
    while there is a troop for him, and the last one is the commander's.
    """
    first = pos.commander(general)
    second = pos.mate_of(first)
    if second == NOBODY:
        pos.troops[first] -= min(loss, pos.troops[first])
    elif pos.power_of(first) != pos.power_of(second):
        borne = min(loss, pos.troops[second])
        pos.troops[second] -= borne
        pos.troops[first] -= min(loss - borne, pos.troops[first])
    else:
        spread_loss(pos, first, second, loss)
    return remove_the_empty(pos, first, second)


def spread_loss(pos: Maria, first: int, second: int, loss: int) -> None:
    """6.6r1  One troop after the other from the larger part; the last one stays with the commander (the first)."""
    for _ in range(min(loss, pos.troops[first] + pos.troops[second])):
        if pos.troops[second] >= pos.troops[first] and pos.troops[second] > 0:
            pos.troops[second] -= 1
        else:
            pos.troops[first] -= 1


def remove_the_empty(pos: Maria, first: int, second: int) -> list[int]:
    removed: list[int] = []
    for one in (first, second):
        if one != NOBODY and pos.troops[one] == 0:
            removed.append(one)
    for one in removed:
        pos.remove_general(one)
        pos.tell(GENERAL_LOST, [one])
        pos.reveal()
    return removed
