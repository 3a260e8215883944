"""6.2, 10, 13, 24.6, 24.7  From one space to the next: weather, passes and the sea."""

from hatalom.games.hannibal.events import ARMY_MARCHED, ARMY_SAILED, WEATHER_STOPPED
from hatalom.games.hannibal.names import (
    ALPS_PASS,
    BAD_WEATHER,
    BY_CAMPAIGN,
    BY_FORCE_MARCH,
    BY_OPS,
    BY_SEA,
    NATIVE_GUIDE,
    NOBODY,
    NON_ALPS_PASS,
    NORMAL,
    STORMS,
)
from hatalom.games.hannibal.phases.attrition import Attrition
from hatalom.games.hannibal.phases.counter import NAVAL, NAVAL_AFTER_ROLL, WEATHER, open_counter
from hatalom.games.hannibal.phases.march.march_end import close, halt
from hatalom.games.hannibal.phases.march.march_options import has_company
from hatalom.games.hannibal.phases.march.march_state import ARRIVED, CROSS, SEA_ROLL, SET_OUT, STORM, MarchState
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.rules.attrition import BY_SIZE
from hatalom.games.hannibal.rules.cards import announce_card
from hatalom.games.hannibal.rules.entering import cost_of
from hatalom.games.hannibal.rules.fatigue import SPENT, lose_of_army, spend_army, walk
from hatalom.games.hannibal.rules.generals import displace
from hatalom.games.hannibal.rules.naval import naval_modifier


def announce(march: MarchState, pos: Hannibal) -> None:
    """The first real act tells everybody which card is used."""
    if not march.announced:
        march.announced = True
        announce_card(pos, march.seat, march.card, march.mode == BY_FORCE_MARCH)


def set_out(march: MarchState, pos: Hannibal, goal: int, by_sea: bool, into_city: bool) -> None:
    announce(march, pos)
    march.goal = goal
    march.into_city = into_city
    march.came_from = pos.at[pos.army]
    march.from_inside = pos.army_inside
    if by_sea:
        march.way = BY_SEA
    else:
        board = pos.board()
        march.way = board.way[march.came_from][board.near[march.came_from].index(goal)]
    march.step = SET_OUT
    pos.countered = NOBODY
    if pos.army_units > 0 and weather_matters(march):
        occasion = NAVAL_AFTER_ROLL if march.has_rolled else NAVAL
        open_counter(pos, 1 - march.seat, occasion if by_sea else WEATHER, goal)


def weather_matters(march: MarchState) -> bool:
    """24.6r1  The third space, a pass or strait that needs the third point, or any voyage; never after a roll."""
    if march.way == BY_SEA:
        return True
    if march.has_rolled:
        return False
    return len(march.entered) >= 2 or (march.way != NORMAL and march.points > march.left)


def after_weather(march: MarchState, pos: Hannibal) -> None:
    """9.5r1, 24.6, 24.7  A voyage that Bad Weather forbids has not been made: another general may still sail."""
    if pos.countered == BAD_WEATHER:
        stop_by_weather(march, pos)
        return
    if march.way == BY_SEA:
        pos.sailed = True
    if pos.countered == STORMS:
        march.step = STORM
        modifier = pos.content.storm_modifier
        space, inside = pos.at[pos.army], pos.army_inside
        pos.push(Attrition(march.seat, space, inside, True, modifier, BY_SIZE))
    elif march.way == BY_SEA:
        march.step = SEA_ROLL
    else:
        march.step = CROSS


def stop_by_weather(march: MarchState, pos: Hannibal) -> None:
    """24.6, 24.6r1  Back to the second space entered; a pass, strait or voyage is not begun."""
    if march.way != BY_SEA and len(march.entered) > 2 and pos.shut_gates(1 - march.seat, march.entered[1]):
        relocate(march, pos, pos.at[pos.army], march.entered[1])
    pos.tell(WEATHER_STOPPED, [pos.army, pos.at[pos.army]])
    if march.way == BY_SEA:
        spend_army(pos, SPENT)  # it stays in its port for the rest of the play
    halt(march, pos)


def after_storm(march: MarchState, pos: Hannibal) -> None:
    """24.7  If the storm sank all CUs the general is back in port."""
    if pos.army_units == 0:
        march.has_rolled = True
        spend_points(march, pos)
        halt(march, pos)
    else:
        march.step = SEA_ROLL


def modifier_at_sea(march: MarchState, pos: Hannibal) -> int:
    return naval_modifier(pos, pos.army, pos.army_units, march.came_from, march.goal)


def spend_points(march: MarchState, pos: Hannibal) -> None:
    cost = cost_of(pos, march.way)
    march.left -= cost
    if march.mode == BY_CAMPAIGN:
        walk(pos, cost)


def cross(march: MarchState, pos: Hannibal) -> None:
    """6.2, 10.8  Into the next space; a pass costs attrition at once."""
    arrive(march, pos)
    if pos.army_units > 0 and (march.way == ALPS_PASS or march.way == NON_ALPS_PASS):
        roll_on_pass(march, pos)


def is_guided(march: MarchState) -> bool:
    """2.16r1  Card 5: whoever its two OPs could activate keeps the guide to the end of his move."""
    return march.card == NATIVE_GUIDE and march.mode == BY_OPS


def roll_on_pass(march: MarchState, pos: Hannibal) -> None:
    march.has_rolled = True
    modifier = pos.content.non_alps_modifier if march.way == NON_ALPS_PASS else 0
    if is_guided(march):
        modifier += pos.content.guide_modifier
    pos.push(Attrition(march.seat, pos.at[pos.army], False, True, modifier, BY_SIZE))


def arrive(march: MarchState, pos: Hannibal) -> None:
    spend_points(march, pos)
    march.entered.append(march.goal)
    if pos.outside(march.seat, march.came_from) > pos.army_units or has_company(march, pos, march.came_from):
        march.touched.append(march.came_from)
    relocate(march, pos, march.came_from, march.goal)
    march.regrouped = False
    pos.tell(
        ARMY_SAILED if march.way == BY_SEA else ARMY_MARCHED,
        [pos.army, pos.army_units, march.came_from, march.goal],
    )
    march.step = ARRIVED


def relocate(march: MarchState, pos: Hannibal, start: int, goal: int) -> None:
    if pos.army_inside:
        pos.go_inside(march.seat, start, -pos.army_units, -pos.army_elephants)
    pos.shift(march.seat, start, goal, pos.army_units, pos.army_elephants)
    inside = goal == march.goal and march.into_city
    for general in pos.content.generals_of[march.seat]:
        if general == pos.army or (pos.army_generals >> general) & 1:
            pos.at[general] = goal
            pos.is_inside[general] = inside
    if inside:
        pos.go_inside(march.seat, goal, pos.army_units, pos.army_elephants)
    pos.army_inside = inside
    if pos.army_has_train:
        pos.train = goal
    pos.tidy(start)
    pos.tidy(goal)  # 24.5: a siege train that is alone there is lost


def sink(march: MarchState, pos: Hannibal, space: int) -> None:
    """13.4, 10.1  All CUs are lost and the generals displaced; no political consequences."""
    inside = pos.army_inside
    for general in pos.content.generals_of[march.seat]:
        if general == pos.army or (pos.army_generals >> general) & 1:
            displace(pos, general)
    pos.lose(march.seat, space, pos.army_units, pos.army_elephants, inside)
    lose_of_army(pos, pos.army_units, pos.army_elephants)
    pos.intercepted = False
    close(march, pos)
