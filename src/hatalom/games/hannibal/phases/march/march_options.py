"""6.4, 6.5, 11.11  What an army on the march may do next."""

from hatalom.core.question import Question
from hatalom.games.hannibal.names import (
    BY_CAMPAIGN,
    BY_OPS,
    BY_SEA,
    CARTHAGE,
    HANNIBAL,
    HANNIBAL_CHARMS,
    NOBODY,
    SORTIE,
)
from hatalom.games.hannibal.phases.march.march_state import MarchState
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_AFTER_AVOID, ASK_INTERCEPTED, ASK_OVERRUN
from hatalom.games.hannibal.rules.fatigue import tiredness
from hatalom.games.hannibal.rules.forces import REGROUP as REGROUPING
from hatalom.games.hannibal.rules.forces import may_muster
from hatalom.games.hannibal.rules.steps import land_options, sea_options, why_not_sail
from hatalom.games.hannibal.verbs import BACK_UP, CHARM, ENTER_CITY, FIGHT, OVERRUN, PURSUE, REGROUP, SALLY, STOP


def moves(march: MarchState, pos: Hannibal) -> list[int]:
    """6.4, 6.11r1  Every next space, other company, or a stop."""
    options: list[int] = []
    left = reach(march, pos)
    if pos.army_inside:
        if not pos.truce and pos.army_units > 0:
            options.append(SALLY())
    else:
        land_options(pos, march.seat, left, options)
    if march.ships > 0 and why_not_sail(pos, march.seat, left, march.ships) is None:
        sea_options(pos, march.seat, options)
    if not march.regrouped and march.left > 0 and not pos.army_inside and may_regroup(march, pos):
        options.append(REGROUP())
    if may_charm_here(march, pos):
        options.append(CHARM())
    if pos.army_units > 0 or not meets_general(march, pos):
        options.append(STOP())
    if not options:  # 6.6: he may not stop beside an enemy general, and cannot go on either
        options.append(STOP())
    return options


def reach(march: MarchState, pos: Hannibal) -> int:
    """9.3  Movement points left for everybody in the army."""
    if march.mode != BY_CAMPAIGN:
        return march.left
    return min(march.left, march.points - tiredness(pos))


def may_regroup(march: MarchState, pos: Hannibal) -> bool:
    space = pos.at[pos.army]
    if pos.outside(march.seat, space) == 0 and pos.army_generals == 0 and not has_company(march, pos, space):
        return False
    limit = march.points if march.mode == BY_CAMPAIGN else 0
    return may_muster(pos, march.seat, pos.army, REGROUPING, NOBODY, limit)


def has_company(march: MarchState, pos: Hannibal, space: int) -> bool:
    return len(pos.generals_at(march.seat, space, False)) > 1


def meets_general(march: MarchState, pos: Hannibal) -> bool:
    """6.6  An enemy general without CUs, beside whom a general without CUs may not stop."""
    space = pos.at[pos.army]
    if not pos.has_general(1 - march.seat, space, False):
        return False
    return pos.outside(march.seat, space) == 0


def ask_outcome(march: MarchState, pos: Hannibal) -> list[Question]:
    """6.5, 6.7, 11.9, 12.7  What the mover does after the reactions."""
    args = [pos.army, march.goal]
    if pos.intercepted:
        options = [BACK_UP()] if may_back_up(march) else []
        if pos.army_units > 0:
            options.append(FIGHT())
            add_city_entry(march, pos, options)
        return [Question(march.seat, ASK_INTERCEPTED, options, args)] if options else []
    if pos.has_enemy_outside(march.seat, march.goal):
        if may_overrun(march, pos):
            return [Question(march.seat, ASK_OVERRUN, [OVERRUN(), FIGHT()], args)]
    elif pos.avoided and reach(march, pos) > 0:
        return [Question(march.seat, ASK_AFTER_AVOID, [PURSUE(), STOP()], args)]
    return []


def may_back_up(march: MarchState) -> bool:
    return march.way != SORTIE


def add_city_entry(march: MarchState, pos: Hannibal, options: list[int]) -> None:
    """11.11  By sea into a friendly city: all go in, or those who do not fit sail back."""
    if march.way != BY_SEA or not pos.has_own_city(march.seat, march.goal) or pos.siege[march.goal] > 0:
        return
    room = pos.content.capacity[march.goal] - pos.garrison[march.goal]
    for number in range(1, min(room, pos.army_units) + 1):
        options.append(ENTER_CITY(number))


def may_overrun(march: MarchState, pos: Hannibal) -> bool:
    """6.7  Five CUs against a single one without a general."""
    enemies = pos.outside(1 - march.seat, march.goal)
    if enemies > pos.content.overrun_most_enemies or pos.army_units < pos.content.overrun_min:
        return False
    return not pos.has_general(1 - march.seat, march.goal, False)


def split_range(march: MarchState, pos: Hannibal) -> tuple[int, int]:
    """11.11  Elephants among those who enter the city; `left` holds their number now."""
    if march.seat != CARTHAGE:
        return 0, 0
    others = pos.army_units - pos.army_elephants
    return max(0, march.left - others), min(pos.army_elephants, march.left)


def may_charm_here(march: MarchState, pos: Hannibal) -> bool:
    """Card 28  Also in the space where Hannibal starts, for one movement point."""
    if march.card != HANNIBAL_CHARMS or march.mode != BY_OPS or march.entered or march.left == 0:
        return False
    return charms(march, pos, pos.at[pos.army])


def charms(march: MarchState, pos: Hannibal, space: int) -> bool:
    if march.seat != CARTHAGE or pos.army != HANNIBAL or not pos.is_in_italy(space):
        return False
    return pos.is_pc(1 - march.seat, space) and pos.all_units(1 - march.seat, space) == 0
