"""6.5 to 6.7, 11.9, 11.11, 12.7, 20.11  In the new space: tribes, reactions, overrun, battle, or the way back."""

from hatalom.games.hannibal.events import ARMY_BACKED_UP, ARMY_ENTERED_CITY, ARMY_SALLIED, OVERRUN_DONE, PURSUIT_ROLLED
from hatalom.games.hannibal.names import (
    ALPS_PASS,
    BY_SEA,
    CARTHAGE,
    GALLIA_TRANSALPINIA,
    LIGURIA,
    NOBODY,
    NON_ALPS_PASS,
    SORTIE,
)
from hatalom.games.hannibal.phases.attrition import Attrition
from hatalom.games.hannibal.phases.battle.battle import begin_battle
from hatalom.games.hannibal.phases.counter import TRIBES, open_counter
from hatalom.games.hannibal.phases.march.march_end import charm_entered, halt
from hatalom.games.hannibal.phases.march.march_state import (
    ARRIVED,
    BACK_ROLL,
    CHOOSE,
    FOUGHT,
    OUTCOME,
    REACT,
    MarchState,
)
from hatalom.games.hannibal.phases.march.march_way import announce, relocate, roll_on_pass
from hatalom.games.hannibal.phases.march.reaction import Reaction
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.rules.fatigue import SPENT, spend_army
from hatalom.games.hannibal.rules.generals import displace_lone


def warn_tribes(march: MarchState, pos: Hannibal) -> None:
    """26  Hostile Tribes come before the reactions."""
    pos.countered = NOBODY
    province = pos.content.province[march.goal]
    if pos.army_units > 0 and (province == GALLIA_TRANSALPINIA or province == LIGURIA):
        open_counter(pos, 1 - march.seat, TRIBES, march.goal)


def after_tribes(march: MarchState, pos: Hannibal) -> None:
    if pos.countered >= 0:
        column = pos.content.hostile_tribes_units
        march.step = ARRIVED
        pos.push(Attrition(march.seat, march.goal, False, True, 0, column))
    else:
        march.step = REACT


def react(march: MarchState, pos: Hannibal) -> None:
    march.step = OUTCOME
    pos.intercepted = False
    pos.avoided = False
    pos.avoid_failed = False
    if not pos.army_inside:
        pos.push(Reaction(1 - march.seat, march.goal, march.came_from, march.way, 0, [], []))


def resolve(march: MarchState, pos: Hannibal) -> None:
    """6.5  Nothing to choose: back, battle, or on."""
    if pos.army_units == 0 and pos.has_enemy_outside(march.seat, march.goal):
        if pos.outside(march.seat, march.goal) == 0:
            back_up(march, pos)
            return
    if pos.has_enemy_outside(march.seat, march.goal) and not pos.army_inside:
        fight(march, pos)
    elif pos.avoided:
        halt(march, pos)
    else:
        go_on(march, pos)


def go_on(march: MarchState, pos: Hannibal) -> None:
    meet_lone(march, pos)
    charm_entered(march, pos)
    march.step = CHOOSE


def meet_lone(march: MarchState, pos: Hannibal) -> None:
    if pos.army_units > 0:
        displace_lone(pos, 1 - march.seat, march.goal)


def overrun(march: MarchState, pos: Hannibal) -> None:
    """6.7  The single CU is eliminated and the march goes on."""
    enemy = 1 - march.seat
    count = pos.outside(enemy, march.goal)
    pos.tell(OVERRUN_DONE, [pos.army, count, march.goal])
    pos.lose(enemy, march.goal, count, pos.elephants[march.goal] if enemy == CARTHAGE else 0, False)
    pos.end_subjugation(enemy, march.goal)
    pos.avoided = False
    go_on(march, pos)


def fight(march: MarchState, pos: Hannibal) -> None:
    march.step = FOUGHT
    begin_battle(pos, march.seat, march.goal, march.came_from, march.way)


def sally(march: MarchState, pos: Hannibal) -> None:
    """20.11  Out of the city against those at its walls; they may avoid battle."""
    announce(march, pos)
    space = pos.at[pos.army]
    march.goal = space
    march.came_from = NOBODY
    march.way = SORTIE
    pos.go_inside(march.seat, space, -pos.army_units, -pos.army_elephants)
    for general in pos.content.generals_of[march.seat]:
        if general == pos.army or (pos.army_generals >> general) & 1:
            pos.is_inside[general] = False
    pos.army_inside = False
    pos.tell(ARMY_SALLIED, [pos.army, pos.army_units, space])
    march.step = REACT


def pursue(march: MarchState, pos: Hannibal, face: int) -> None:
    """12.7, 9.4  Success lets the army go on; failure ends its move."""
    most = pos.content.pursue_max[pos.army]
    pos.tell(PURSUIT_ROLLED, [pos.army, face, most, int(face <= most)])
    pos.avoided = False
    if face <= most:
        go_on(march, pos)
    else:
        spend_army(pos, SPENT)
        halt(march, pos)


def back_up(march: MarchState, pos: Hannibal) -> None:
    if march.way == BY_SEA:
        march.step = BACK_ROLL
        return
    pos.intercepted = False
    start = march.goal
    march.into_city = False
    if pos.army_units > 0:
        pos.shut_gates(1 - march.seat, march.came_from)
    relocate(march, pos, start, march.came_from)
    displace_lone(pos, march.seat, start)
    pos.tell(ARMY_BACKED_UP, [pos.army, march.came_from])
    spent_and_halted(march, pos)
    if pos.army_units > 0 and (march.way == ALPS_PASS or march.way == NON_ALPS_PASS):
        roll_on_pass(march, pos)


def return_to_port(march: MarchState, pos: Hannibal) -> None:
    pos.intercepted = False
    start = march.goal
    march.goal = march.came_from
    march.into_city = march.from_inside
    if not march.from_inside and pos.army_units > 0:
        pos.shut_gates(1 - march.seat, march.came_from)
    relocate(march, pos, start, march.came_from)
    displace_lone(pos, march.seat, start)
    pos.tell(ARMY_BACKED_UP, [pos.army, march.came_from])
    spent_and_halted(march, pos)


def spent_and_halted(march: MarchState, pos: Hannibal) -> None:
    spend_army(pos, SPENT)
    halt(march, pos)


def split_at_city(march: MarchState, pos: Hannibal, elephants: int) -> None:
    """11.11  So many go in; the general goes with them if all do, and sails back with the rest otherwise."""
    count = march.left
    march.left = 0
    pos.go_inside(march.seat, march.goal, count, elephants)
    pos.army_units -= count
    pos.army_elephants -= elephants
    pos.tell(ARMY_ENTERED_CITY, [pos.army, count, march.goal])
    if pos.army_units > 0:
        back_up(march, pos)
        return
    pos.army_units, pos.army_elephants = count, elephants
    for general in pos.content.generals_of[march.seat]:
        if general == pos.army or (pos.army_generals >> general) & 1:
            pos.is_inside[general] = True
    pos.army_inside = True
    pos.intercepted = False
    halt(march, pos)
