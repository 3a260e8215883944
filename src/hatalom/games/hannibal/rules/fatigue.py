"""9.3, 9.4  In a campaign every CU remembers the movement points it has used; one that fought moves no more."""

from typing import Final

from hatalom.games.hannibal.names import GENERALS
from hatalom.games.hannibal.position import Hannibal

SPENT: Final = 99
FOUGHT: Final = 100
"""Spent, and by a battle: such CUs do not besiege with this card either (6.4)."""


def spent_at(pos: Hannibal, space: int, limit: int) -> int:
    """CUs in a space that have no movement point left."""
    count = 0
    for index in range(0, len(pos.tired), 3):
        if pos.tired[index] == space and pos.tired[index + 1] >= limit:
            count += pos.tired[index + 2]
    return count


def worst_of_army(pos: Hannibal) -> int:
    """The most movement points any CU of the army has used."""
    worst = 0
    for index in range(0, len(pos.army_tired), 2):
        if pos.army_tired[index + 1] > 0:
            worst = max(worst, pos.army_tired[index])
    return worst


def join_army(pos: Hannibal, space: int, present: int, count: int) -> None:
    """The freshest CUs of a space go with the army."""
    known: list[tuple[int, int]] = []
    rest: list[int] = []
    for index in range(0, len(pos.tired), 3):
        if pos.tired[index] == space:
            known.append((pos.tired[index + 1], pos.tired[index + 2]))
            present -= pos.tired[index + 2]
        else:
            rest.extend(pos.tired[index : index + 3])
    if present > 0:
        known.append((0, present))
    known.sort()
    army: list[int] = []
    for used, number in known:
        taken = min(number, count)
        count -= taken
        if taken > 0:
            army.extend([used, taken])
        if number > taken and used > 0:
            rest.extend([space, used, number - taken])
    pos.army_tired = army
    pos.tired = rest


def walk(pos: Hannibal, cost: int) -> None:
    """The army and its generals use movement points."""
    for index in range(0, len(pos.army_tired), 2):
        pos.army_tired[index] += cost
    for general in range(GENERALS):
        if general == pos.army or (pos.army_generals >> general) & 1:
            pos.used[general] += cost


def leave_army(pos: Hannibal, space: int) -> None:
    """The army's CUs stay in a space with what they have used."""
    for index in range(0, len(pos.army_tired), 2):
        if pos.army_tired[index] > 0 and pos.army_tired[index + 1] > 0:
            pos.tired.extend([space, pos.army_tired[index], pos.army_tired[index + 1]])
    pos.army_tired = []


def forget_army_units(pos: Hannibal, count: int) -> None:
    """Lost CUs are forgotten, the most tired first."""
    index = len(pos.army_tired) - 2
    while index >= 0 and count > 0:
        lost = min(count, pos.army_tired[index + 1])
        pos.army_tired[index + 1] -= lost
        count -= lost
        index -= 2


def spend(pos: Hannibal, seat: int, least: int = 0, how: int = SPENT) -> None:
    """9.4, 20.13  The army has fought, besieged, backed up or failed to pursue: nobody moves it again with this card.

    `least` CUs are used up even if the general took fewer along.
    """
    pos.army_tired = []
    spaces: list[int] = []
    for general in pos.content.generals_of[seat]:
        if general == pos.army or (pos.army_generals >> general) & 1:
            pos.used[general] = SPENT
            if pos.at[general] >= 0 and pos.at[general] not in spaces:
                spaces.append(pos.at[general])
    for space in spaces:
        count = pos.all_units(seat, space) - spent_at(pos, space, SPENT)
        if count > 0:
            pos.tired.extend([space, how, min(count, max(pos.army_units, least))])
