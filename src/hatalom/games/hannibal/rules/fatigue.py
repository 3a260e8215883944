"""9.3, 9.4, 20.13  In a campaign every CU remembers the movement points it has used; one that fought moves no more.

What stands in a space and what goes with the army are told apart: the records of the army have the space ON_THE_MARCH.
CUs without a record are fresh.  If nobody says which CUs of a stack go or fall, the program does what suits their
owner: the freshest go, the most tired fall.
"""

from typing import Final

from hatalom.games.hannibal.names import ALL_GENERALS, Space
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.records import ON_THE_MARCH, Tired

SPENT: Final = 99
FOUGHT: Final = 100
"""Spent, and by a battle: such CUs do not besiege with this card either (6.4)."""


def spent_at(pos: Hannibal, space: Space, limit: int) -> int:
    """9.3  CUs in a space that have no movement point left."""
    count = 0
    for tired in pos.tired:
        if tired.space == space and tired.used >= limit:
            count += tired.units
    return count


def tiredness(pos: Hannibal) -> int:
    """9.3  The most movement points that anybody in the army has used in this campaign."""
    worst = 0
    for tired in pos.tired:
        if tired.space == ON_THE_MARCH:
            worst = max(worst, tired.used)
    for general in ALL_GENERALS:
        if pos.marches(general):
            worst = max(worst, pos.used[general])
    return worst


def join_army(pos: Hannibal, space: Space, present: int, count: int) -> None:
    """9.3r1  So many of those present in a space go with the army, the freshest first."""
    here = [tired for tired in pos.tired if tired.space == space]
    pos.tired = [tired for tired in pos.tired if tired.space != space]
    for tired in here:
        present -= tired.units
    if present > 0:
        here.append(Tired(space, 0, present))
    for tired in _freshest_first(here):
        taken = min(tired.units, count)
        count -= taken
        _add(pos, ON_THE_MARCH, tired.used, taken)
        if tired.used:
            _add(pos, space, tired.used, tired.units - taken)


def walk(pos: Hannibal, cost: int) -> None:
    """9.3r1  The army and its generals use movement points."""
    moved: list[Tired] = []
    for tired in pos.tired:
        moved.append(Tired(ON_THE_MARCH, tired.used + cost, tired.units) if tired.space == ON_THE_MARCH else tired)
    pos.tired = moved
    for general in ALL_GENERALS:
        if pos.marches(general):
            pos.used[general] += cost


def leave_army(pos: Hannibal, space: Space, count: int) -> None:
    """9.3r1  So many of the army's CUs stay in a space, with what they have used, the most tired first."""
    for tired in _take_most_tired(pos, ON_THE_MARCH, count):
        if tired.used:
            _add(pos, space, tired.used, tired.units)


def part_from_army(pos: Hannibal, space: Space, count: int, elephants: int) -> None:
    """So many CUs of the army stay in a space and belong to it no longer."""
    leave_army(pos, space, count)
    _shrink_army(pos, count, elephants)


def lose_of_army(pos: Hannibal, count: int, elephants: int) -> None:
    """So many CUs of the army fall."""
    forget(pos, ON_THE_MARCH, count)
    _shrink_army(pos, count, elephants)


def _shrink_army(pos: Hannibal, count: int, elephants: int) -> None:
    pos.army_units -= count
    pos.army_elephants = min(pos.army_elephants - elephants, pos.army_units)


def forget(pos: Hannibal, space: Space, count: int) -> None:
    """So many CUs of a space, or ON_THE_MARCH, are lost: the most tired first."""
    _take_most_tired(pos, space, count)


def spend_army(pos: Hannibal, how: int) -> None:
    """9.4  The army has fought, besieged, backed up or failed to pursue: nobody moves it again with this card."""
    pos.tired = [tired for tired in pos.tired if tired.space != ON_THE_MARCH]
    _add(pos, ON_THE_MARCH, how, pos.army_units)
    for general in ALL_GENERALS:
        if pos.marches(general):
            pos.used[general] = SPENT


def spend_besiegers(pos: Hannibal, space: Space, present: int) -> None:
    """20.13  The army has besieged; if it has fewer than three CUs, others that stand there are used up too."""
    spend_army(pos, SPENT)
    others = pos.content.siege_min - pos.army_units
    if others > 0:
        fresh = present - pos.army_units - spent_at(pos, space, 0)
        for tired in _take_most_tired(pos, space, others, FOUGHT):
            _add(pos, space, SPENT, tired.units)
            others -= tired.units
        _add(pos, space, SPENT, min(others, fresh))
    leave_army(pos, space, pos.army_units)


def _freshest_first(records: list[Tired]) -> list[Tired]:
    """A short list, so the simplest way to sort it will do."""
    ordered: list[Tired] = []
    for tired in records:
        index = 0
        while index < len(ordered) and ordered[index].used <= tired.used:
            index += 1
        ordered.insert(index, tired)
    return ordered


def _take_most_tired(pos: Hannibal, space: Space, count: int, below: int = FOUGHT + 1) -> list[Tired]:
    """Takes so many CUs of a space out of the records, the most tired of those who have used less than `below`."""
    ordered = _freshest_first([tired for tired in pos.tired if tired.space == space and tired.used < below])
    pos.tired = [tired for tired in pos.tired if tired.space != space or tired.used >= below]
    taken: list[Tired] = []
    for index in range(len(ordered) - 1, -1, -1):
        tired = ordered[index]
        number = min(tired.units, count)
        count -= number
        if number:
            taken.append(Tired(space, tired.used, number))
        _add(pos, space, tired.used, tired.units - number)
    return taken


def _add(pos: Hannibal, space: Space, used: int, units: int) -> None:
    if units:
        pos.tired = [*pos.tired, Tired(space, used, units)]
