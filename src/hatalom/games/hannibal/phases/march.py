"""6, 10, 13  An activation: the army moves space by space, until it stops or fights."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import Question
from hatalom.games.hannibal.events import (
    ARMY_BACKED_UP,
    ARMY_ENTERED_CITY,
    ARMY_MARCHED,
    ARMY_SAILED,
    ARMY_SALLIED,
    ARMY_STOPPED,
    CHARMED,
    NAVAL_ROLLED,
    OVERRUN_DONE,
    PURSUIT_ROLLED,
    WEATHER_STOPPED,
)
from hatalom.games.hannibal.legality import cost_of
from hatalom.games.hannibal.names import (
    ALPS_PASS,
    BAD_WEATHER,
    BY_SEA,
    CARTHAGE,
    GALLIA_TRANSALPINIA,
    HANNIBAL,
    HANNIBAL_CHARMS,
    LIGURIA,
    NATIVE_GUIDE,
    NOBODY,
    NON_ALPS_PASS,
    NORMAL,
    SORTIE,
    STORMS,
)
from hatalom.games.hannibal.phases.announce import announce_card
from hatalom.games.hannibal.phases.attrition import BY_SIZE, Attrition
from hatalom.games.hannibal.phases.battle import begin_battle
from hatalom.games.hannibal.phases.command import Command
from hatalom.games.hannibal.phases.counters import NAVAL, TRIBES, WEATHER, open_counter
from hatalom.games.hannibal.phases.dice import die
from hatalom.games.hannibal.phases.fatigue import leave_army, spend, walk
from hatalom.games.hannibal.phases.generals import appoint, displace, displace_lone, equals_at
from hatalom.games.hannibal.phases.halt import BY_CAMPAIGN, BY_FORCE_MARCH, BY_OPS, Halt
from hatalom.games.hannibal.phases.muster import REGROUP as REGROUPING
from hatalom.games.hannibal.phases.muster import Muster
from hatalom.games.hannibal.phases.naval import RETURN, SAFE, naval_modifier, naval_outcome, needs_roll
from hatalom.games.hannibal.phases.reaction import Reaction
from hatalom.games.hannibal.phases.steps import (
    land_options,
    refuse_step,
    refuse_voyage,
    sea_options,
    tiredness,
    why_not_sail,
)
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import (
    ASK_AFTER_AVOID,
    ASK_INTERCEPTED,
    ASK_MARCH,
    ASK_OVERRUN,
    ASK_SPLIT_ELEPHANTS,
    CRUMB_MARCH,
    ROLL_NAVAL,
    ROLL_PURSUIT,
)
from hatalom.games.hannibal.verbs import (
    BACK_UP,
    CHARM,
    ENTER_CITY,
    FIGHT,
    MARCH_TO,
    OVERRUN,
    PURSUE,
    REGROUP,
    ROLL,
    SAIL_INTO,
    SAIL_TO,
    SALLY,
    STATION_ELEPHANTS,
    STOP,
)

# Steps
CHOOSE: Final = 0
SET_OUT: Final = 1  # the next space is chosen: Bad Weather
CROSS: Final = 2
STORM: Final = 3
SEA_ROLL: Final = 4
ARRIVED: Final = 5
HOSTILE: Final = 6
REACT: Final = 7
OUTCOME: Final = 8
PURSUIT_ROLL: Final = 9
BACK_ROLL: Final = 10
SPLIT: Final = 11
FOUGHT: Final = 12
HALTED: Final = 13


@final
class March(Phase[Hannibal]):
    """6.4  One general's activation; the army itself is kept in the position."""

    FIELDS = (
        "seat",
        "card",
        "mode",
        "points",
        "ships",
        "announced",
        "step",
        "left",
        "goal",
        "into_city",
        "came_from",
        "from_inside",
        "way",
        "entered",
        "has_rolled",
        "regrouped",
        "touched",
        "fought",
    )

    def __init__(
        self,
        seat: int,
        card: int,
        mode: int,
        points: int,
        ships: int,
        announced: bool,
        step: int = CHOOSE,
        left: int = -1,
        goal: int = NOBODY,
        into_city: bool = False,
        came_from: int = NOBODY,
        from_inside: bool = False,
        way: int = NORMAL,
        entered: list[int] | None = None,
        has_rolled: bool = False,
        regrouped: bool = True,
        touched: list[int] | None = None,
        fought: bool = False,
    ) -> None:
        self.seat = seat
        self.card = card
        self.mode = mode
        self.points = points
        self.ships = ships  # 13.2: CUs that may go by sea, 0 without a ship
        self.announced = announced
        self.step = step
        self.left = points if left < 0 else left
        self.goal = goal
        self.into_city = into_city
        self.came_from = came_from
        self.from_inside = from_inside
        self.way = way
        self.entered: list[int] = entered if entered is not None else []
        self.has_rolled = has_rolled  # 24.6r1: a pass or naval roll was made
        self.regrouped = regrouped  # the army was chosen in this space already
        self.touched: list[int] = touched if touched is not None else []  # where the stack changed (7.6)
        self.fought = fought

    def copy(self) -> "March":
        return March(
            self.seat,
            self.card,
            self.mode,
            self.points,
            self.ships,
            self.announced,
            self.step,
            self.left,
            self.goal,
            self.into_city,
            self.came_from,
            self.from_inside,
            self.way,
            self.entered.copy(),
            self.has_rolled,
            self.regrouped,
            self.touched.copy(),
            self.fought,
        )

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_MARCH, [pos.army, self.left])

    def is_private(self, pos: Hannibal) -> int:
        return -1 if self.announced else self.seat

    # -- asking ----------------------------------------------------------------------------------------------

    def ask(self, pos: Hannibal) -> list[Question]:
        step = self.step
        if step == CHOOSE:
            return [Question(self.seat, ASK_MARCH, self._moves(pos), [pos.army, pos.army_units, self.left])]
        if step == SEA_ROLL:
            if needs_roll(pos, self.seat, self.card, pos.army_units, pos.at[pos.army], self.goal):
                return die(ROLL_NAVAL, [pos.army, self.goal, self._naval_modifier(pos)])
        elif step == BACK_ROLL:
            if needs_roll(pos, self.seat, self.card, pos.army_units, self.goal, self.came_from):
                return die(ROLL_NAVAL, [pos.army, self.came_from, self._naval_modifier(pos)])
        elif step == OUTCOME:
            return self._ask_outcome(pos)
        elif step == PURSUIT_ROLL:
            return die(ROLL_PURSUIT, [pos.army, pos.content.pursue_max[pos.army]])
        elif step == SPLIT:
            least, most = self._split_range(pos)
            if least < most:
                options = [STATION_ELEPHANTS(number) for number in range(least, most + 1)]
                return [Question(self.seat, ASK_SPLIT_ELEPHANTS, options, [self.goal])]
        return []

    def _moves(self, pos: Hannibal) -> list[int]:
        """6.4, 6.11r1  Every next space, other company, or a stop."""
        options: list[int] = []
        left = self._reach(pos)
        if pos.army_inside:
            if not pos.truce and pos.army_units > 0:
                options.append(SALLY())
        else:
            land_options(pos, self.seat, left, options)
        if self.ships > 0 and why_not_sail(pos, self.seat, left, self.ships) is None:
            sea_options(pos, self.seat, options)
        if not self.regrouped and left > 0 and not pos.army_inside and self._may_regroup(pos):
            options.append(REGROUP())
        if self._may_charm_here(pos):
            options.append(CHARM())
        if pos.army_units > 0 or not self._meets_general(pos):
            options.append(STOP())
        if not options:  # 6.6: he may not stop beside an enemy general, and cannot go on either
            options.append(STOP())
        return options

    def _reach(self, pos: Hannibal) -> int:
        """9.3  Movement points left for everybody in the army."""
        if self.mode != BY_CAMPAIGN:
            return self.left
        return min(self.left, self.points - tiredness(pos))

    def _may_regroup(self, pos: Hannibal) -> bool:
        space = pos.at[pos.army]
        return pos.outside(self.seat, space) > 0 or pos.army_generals != 0 or self._has_company(pos, space)

    def _has_company(self, pos: Hannibal, space: int) -> bool:
        return len(pos.generals_at(self.seat, space, False)) > 1

    def _meets_general(self, pos: Hannibal) -> bool:
        """6.6  An enemy general without CUs, beside whom a general without CUs may not stop."""
        space = pos.at[pos.army]
        if not pos.has_general(1 - self.seat, space, False):
            return False
        return pos.outside(self.seat, space) == 0

    def _ask_outcome(self, pos: Hannibal) -> list[Question]:
        """6.5, 6.7, 11.9, 12.7  What the mover does after the reactions."""
        args = [pos.army, self.goal]
        if pos.intercepted:
            options = [BACK_UP()] if self._may_back_up(pos) else []
            if pos.army_units > 0:
                options.append(FIGHT())
                self._add_city_entry(pos, options)
            return [Question(self.seat, ASK_INTERCEPTED, options, args)] if options else []
        if pos.has_enemy_outside(self.seat, self.goal):
            if self._may_overrun(pos):
                return [Question(self.seat, ASK_OVERRUN, [OVERRUN(), FIGHT()], args)]
        elif pos.avoided and self._reach(pos) > 0:
            return [Question(self.seat, ASK_AFTER_AVOID, [PURSUE(), STOP()], args)]
        return []

    def _may_back_up(self, pos: Hannibal) -> bool:
        return self.way != SORTIE

    def _add_city_entry(self, pos: Hannibal, options: list[int]) -> None:
        """11.11  By sea into a friendly city: all go in, or those who do not fit sail back."""
        if self.way != BY_SEA or not pos.has_own_city(self.seat, self.goal) or pos.siege[self.goal] > 0:
            return
        room = pos.content.capacity[self.goal] - pos.garrison[self.goal]
        for number in range(1, min(room, pos.army_units) + 1):
            options.append(ENTER_CITY(number))

    def _may_overrun(self, pos: Hannibal) -> bool:
        """6.7  Five CUs against a single one without a general."""
        enemies = pos.outside(1 - self.seat, self.goal)
        if enemies > pos.content.overrun_most_enemies or pos.army_units < pos.content.overrun_min:
            return False
        return not pos.has_general(1 - self.seat, self.goal, False)

    # -- answers ---------------------------------------------------------------------------------------------

    def apply(self, pos: Hannibal, seat: int, action: int) -> None:
        if MARCH_TO.has(action):
            self._set_out(pos, MARCH_TO.target(action), False, False)
        elif SAIL_TO.has(action):
            self._set_out(pos, SAIL_TO.target(action), True, False)
        elif SAIL_INTO.has(action):
            self._set_out(pos, SAIL_INTO.target(action), True, True)
        elif ROLL.has(action):
            self._roll(pos, ROLL.target(action))
        elif REGROUP.has(action):
            self.regrouped = True
            self.touched.append(pos.at[pos.army])
            limit = self.points if self.mode == BY_CAMPAIGN else 0
            pos.push(Muster(seat, pos.army, REGROUPING, NOBODY, limit))
        elif STOP.has(action):
            self._announce(pos)
            self._halt(pos)
        elif SALLY.has(action):
            self._sally(pos)
        elif FIGHT.has(action):
            self._fight(pos)
        elif OVERRUN.has(action):
            self._overrun(pos)
        elif BACK_UP.has(action):
            self._back_up(pos)
        elif PURSUE.has(action):
            self.step = PURSUIT_ROLL
        elif ENTER_CITY.has(action):
            self.left = ENTER_CITY.target(action)
            self.step = SPLIT
        elif STATION_ELEPHANTS.has(action):
            self._split(pos, STATION_ELEPHANTS.target(action))
        else:
            self._announce(pos)
            self.left -= 1
            self._charm(pos, pos.at[pos.army])

    def advance(self, pos: Hannibal) -> None:
        step = self.step
        if step == SET_OUT:
            self._after_weather(pos)
        elif step == CROSS:
            self._cross(pos)
        elif step == STORM:
            self._after_storm(pos)
        elif step == SEA_ROLL:
            self._arrive(pos)
        elif step == ARRIVED:
            self.step = HOSTILE
            self._warn_tribes(pos)
        elif step == HOSTILE:
            self._after_tribes(pos)
        elif step == REACT:
            self._react(pos)
        elif step == OUTCOME:
            self._resolve(pos)
        elif step == BACK_ROLL:
            self._return_to_port(pos)
        elif step == SPLIT:
            self._split(pos, self._split_range(pos)[0])
        else:
            self._close(pos)

    def why_not(self, pos: Hannibal, seat: int, action: int) -> Said | None:
        if self.step != CHOOSE:
            return None
        left = self._reach(pos)
        if MARCH_TO.has(action):
            return refuse_step(pos, seat, MARCH_TO.target(action), left, left < self.left)
        if SAIL_TO.has(action):
            return refuse_voyage(pos, seat, SAIL_TO.target(action), left, self.ships)
        if SAIL_INTO.has(action):
            return refuse_voyage(pos, seat, SAIL_INTO.target(action), left, self.ships)
        return None

    # -- setting out -----------------------------------------------------------------------------------------

    def _announce(self, pos: Hannibal) -> None:
        """The first real act tells everybody which card is used."""
        if not self.announced:
            self.announced = True
            announce_card(pos, self.seat, self.card, self.mode == BY_FORCE_MARCH)

    def _set_out(self, pos: Hannibal, goal: int, by_sea: bool, into_city: bool) -> None:
        self._announce(pos)
        self.goal = goal
        self.into_city = into_city
        self.came_from = pos.at[pos.army]
        self.from_inside = pos.army_inside
        if by_sea:
            self.way = BY_SEA
            pos.sailed = True
        else:
            board = pos.board()
            self.way = board.way[self.came_from][board.near[self.came_from].index(goal)]
        self.step = SET_OUT
        pos.countered = NOBODY
        if pos.army_units > 0 and self._weather_matters(pos):
            open_counter(pos, 1 - self.seat, NAVAL if by_sea else WEATHER, goal)

    def _weather_matters(self, pos: Hannibal) -> bool:
        """24.6r1  The third space, a pass or strait that needs the third point, or any voyage; never after a roll."""
        if self.way == BY_SEA:
            return True
        if self.has_rolled:
            return False
        return len(self.entered) >= 2 or (self.way != NORMAL and self.points > self.left)

    def _after_weather(self, pos: Hannibal) -> None:
        if pos.countered == BAD_WEATHER and not (self.way == BY_SEA and self.has_rolled):
            self._stop_by_weather(pos)
        elif pos.countered == STORMS:
            self.step = STORM
            modifier = pos.content.storm_modifier
            space, inside = pos.at[pos.army], pos.army_inside
            pos.push(Attrition(self.seat, space, inside, True, modifier, BY_SIZE))
        elif self.way == BY_SEA:
            self.step = SEA_ROLL
        else:
            self.step = CROSS

    def _stop_by_weather(self, pos: Hannibal) -> None:
        """24.6, 24.6r1  Back to the second space entered; a pass, strait or voyage is not begun."""
        if self.way != BY_SEA and len(self.entered) > 2 and pos.shut_gates(1 - self.seat, self.entered[1]):
            self._relocate(pos, pos.at[pos.army], self.entered[1])
        pos.tell(WEATHER_STOPPED, [pos.army, pos.at[pos.army]])
        self._halt(pos)

    def _after_storm(self, pos: Hannibal) -> None:
        """24.7  If the storm sank all CUs the general is back in port."""
        if pos.army_units == 0:
            self.has_rolled = True
            self._spend_points(pos)
            self._halt(pos)
        else:
            self.step = SEA_ROLL

    def _naval_modifier(self, pos: Hannibal) -> int:
        return naval_modifier(pos, pos.army, pos.army_units, self.came_from, self.goal)

    # -- moving ----------------------------------------------------------------------------------------------

    def _spend_points(self, pos: Hannibal) -> None:
        cost = cost_of(pos, self.way)
        self.left -= cost
        if self.mode == BY_CAMPAIGN:
            walk(pos, cost)

    def _cross(self, pos: Hannibal) -> None:
        """6.2, 10.8  Into the next space; a pass costs attrition at once."""
        self._arrive(pos)
        if pos.army_units > 0 and (self.way == ALPS_PASS or self.way == NON_ALPS_PASS):
            self._roll_pass(pos)

    def _roll_pass(self, pos: Hannibal) -> None:
        self.has_rolled = True
        modifier = pos.content.non_alps_modifier if self.way == NON_ALPS_PASS else 0
        if self.card == NATIVE_GUIDE and self.mode == BY_OPS and pos.content.strategy_rating[pos.army] <= 2:
            modifier += pos.content.guide_modifier
        pos.push(Attrition(self.seat, pos.at[pos.army], False, True, modifier, BY_SIZE))

    def _arrive(self, pos: Hannibal) -> None:
        self._spend_points(pos)
        self.entered.append(self.goal)
        if pos.outside(self.seat, self.came_from) > pos.army_units or self._has_company(pos, self.came_from):
            self.touched.append(self.came_from)
        self._relocate(pos, self.came_from, self.goal)
        self.regrouped = False
        pos.tell(
            ARMY_SAILED if self.way == BY_SEA else ARMY_MARCHED,
            [pos.army, pos.army_units, self.came_from, self.goal],
        )
        self.step = ARRIVED

    def _relocate(self, pos: Hannibal, start: int, goal: int) -> None:
        if pos.army_inside:
            pos.go_inside(self.seat, start, -pos.army_units, -pos.army_elephants)
        pos.shift(self.seat, start, goal, pos.army_units, pos.army_elephants)
        inside = goal == self.goal and self.into_city
        for general in pos.content.generals_of[self.seat]:
            if general == pos.army or (pos.army_generals >> general) & 1:
                pos.at[general] = goal
                pos.is_inside[general] = inside
        if inside:
            pos.go_inside(self.seat, goal, pos.army_units, pos.army_elephants)
        pos.army_inside = inside
        if pos.army_has_train:
            pos.train = goal
        pos.tidy(start)
        pos.tidy(goal)  # 24.5: a siege train that is alone there is lost

    def _roll(self, pos: Hannibal, face: int) -> None:
        if self.step == PURSUIT_ROLL:
            self._pursue(pos, face)
            return
        self.has_rolled = True
        roll = face + self._naval_modifier(pos)
        outcome = naval_outcome(pos, roll)
        pos.tell(NAVAL_ROLLED, [pos.army, face, roll, outcome])
        if self.step == BACK_ROLL:
            if outcome == SAFE:
                self._return_to_port(pos)
            elif outcome == RETURN:
                self._fight(pos)
            else:
                self._sink(pos, self.goal)
        elif outcome == SAFE:
            self._arrive(pos)
        elif outcome == RETURN:
            self._spend_points(pos)
            self._halt(pos)
        else:
            self._sink(pos, self.came_from)

    def _sink(self, pos: Hannibal, space: int) -> None:
        """13.4, 10.1  All CUs are lost and the generals displaced; no political consequences."""
        inside = pos.army_inside
        for general in pos.content.generals_of[self.seat]:
            if general == pos.army or (pos.army_generals >> general) & 1:
                displace(pos, general)
        pos.lose(self.seat, space, pos.army_units, pos.army_elephants, inside)
        pos.army_units = 0
        pos.army_elephants = 0
        pos.intercepted = False
        self.fought = True
        self._close(pos)

    # -- in the new space ------------------------------------------------------------------------------------

    def _warn_tribes(self, pos: Hannibal) -> None:
        """26  Hostile Tribes come before the reactions."""
        pos.countered = NOBODY
        province = pos.content.province[self.goal]
        if pos.army_units > 0 and (province == GALLIA_TRANSALPINIA or province == LIGURIA):
            open_counter(pos, 1 - self.seat, TRIBES, self.goal)

    def _after_tribes(self, pos: Hannibal) -> None:
        if pos.countered >= 0:
            column = pos.content.hostile_tribes_units
            self.step = ARRIVED
            pos.push(Attrition(self.seat, self.goal, False, True, 0, column))
        else:
            self.step = REACT

    def _react(self, pos: Hannibal) -> None:
        self.step = OUTCOME
        pos.intercepted = False
        pos.avoided = False
        pos.avoid_failed = False
        if not pos.army_inside:
            pos.push(Reaction(1 - self.seat, self.goal, self.came_from, self.way, 0, [], []))

    def _resolve(self, pos: Hannibal) -> None:
        """6.5  Nothing to choose: back, battle, or on."""
        if pos.army_units == 0 and pos.has_enemy_outside(self.seat, self.goal):
            if pos.outside(self.seat, self.goal) == 0:
                self._back_up(pos)
                return
        if pos.has_enemy_outside(self.seat, self.goal) and not pos.army_inside:
            self._fight(pos)
        elif pos.avoided:
            self._halt(pos)
        else:
            self._go_on(pos)

    def _go_on(self, pos: Hannibal) -> None:
        self._meet_lone(pos)
        if self.card == HANNIBAL_CHARMS and self.mode == BY_OPS:
            self._charm(pos, self.goal)
        self.step = CHOOSE

    def _meet_lone(self, pos: Hannibal) -> None:
        if pos.army_units > 0:
            displace_lone(pos, 1 - self.seat, self.goal)

    def _overrun(self, pos: Hannibal) -> None:
        """6.7  The single CU is eliminated and the march goes on."""
        enemy = 1 - self.seat
        count = pos.outside(enemy, self.goal)
        pos.tell(OVERRUN_DONE, [pos.army, count, self.goal])
        pos.lose(enemy, self.goal, count, pos.elephants[self.goal] if enemy == CARTHAGE else 0, False)
        pos.avoided = False
        self._go_on(pos)

    def _fight(self, pos: Hannibal) -> None:
        self.step = FOUGHT
        self.fought = True
        begin_battle(pos, self.seat, self.goal, self.came_from, self.way)

    def _sally(self, pos: Hannibal) -> None:
        """20.11  Out of the city against those at its walls; they may avoid battle."""
        self._announce(pos)
        space = pos.at[pos.army]
        self.goal = space
        self.came_from = NOBODY
        self.way = SORTIE
        pos.go_inside(self.seat, space, -pos.army_units, -pos.army_elephants)
        for general in pos.content.generals_of[self.seat]:
            if general == pos.army or (pos.army_generals >> general) & 1:
                pos.is_inside[general] = False
        pos.army_inside = False
        pos.tell(ARMY_SALLIED, [pos.army, pos.army_units, space])
        self.step = REACT

    def _pursue(self, pos: Hannibal, face: int) -> None:
        """12.7, 9.4  Success lets the army go on; failure ends its move."""
        most = pos.content.pursue_max[pos.army]
        pos.tell(PURSUIT_ROLLED, [pos.army, face, most, int(face <= most)])
        pos.avoided = False
        if face <= most:
            self._go_on(pos)
        else:
            if self.mode == BY_CAMPAIGN:
                spend(pos, self.seat)
            self._halt(pos)

    # -- backing up (11.9, 11.11) ----------------------------------------------------------------------------

    def _back_up(self, pos: Hannibal) -> None:
        if self.way == BY_SEA:
            self.step = BACK_ROLL
            return
        pos.intercepted = False
        start = self.goal
        self.into_city = False
        if pos.army_units > 0:
            pos.shut_gates(1 - self.seat, self.came_from)
        self._relocate(pos, start, self.came_from)
        pos.tell(ARMY_BACKED_UP, [pos.army, self.came_from])
        self._spent_and_halted(pos)
        if pos.army_units > 0 and (self.way == ALPS_PASS or self.way == NON_ALPS_PASS):
            self._roll_pass(pos)

    def _return_to_port(self, pos: Hannibal) -> None:
        pos.intercepted = False
        start = self.goal
        self.goal = self.came_from
        self.into_city = self.from_inside
        if not self.from_inside and pos.army_units > 0:
            pos.shut_gates(1 - self.seat, self.came_from)
        self._relocate(pos, start, self.came_from)
        pos.tell(ARMY_BACKED_UP, [pos.army, self.came_from])
        self._spent_and_halted(pos)

    def _spent_and_halted(self, pos: Hannibal) -> None:
        if self.mode == BY_CAMPAIGN:
            spend(pos, self.seat)
        self._halt(pos)

    def _split_range(self, pos: Hannibal) -> tuple[int, int]:
        """11.11  Elephants among those who enter the city; `left` holds their number now."""
        if self.seat != CARTHAGE:
            return 0, 0
        others = pos.army_units - pos.army_elephants
        return max(0, self.left - others), min(pos.army_elephants, self.left)

    def _split(self, pos: Hannibal, elephants: int) -> None:
        """11.11  So many go in; the general goes with them if all do, and sails back with the rest otherwise."""
        count = self.left
        self.left = 0
        pos.go_inside(self.seat, self.goal, count, elephants)
        pos.army_units -= count
        pos.army_elephants -= elephants
        pos.tell(ARMY_ENTERED_CITY, [pos.army, count, self.goal])
        if pos.army_units > 0:
            self._back_up(pos)
            return
        pos.army_units, pos.army_elephants = count, elephants
        for general in pos.content.generals_of[self.seat]:
            if general == pos.army or (pos.army_generals >> general) & 1:
                pos.is_inside[general] = True
        pos.army_inside = True
        pos.intercepted = False
        self._halt(pos)

    # -- the end ---------------------------------------------------------------------------------------------

    def _may_charm_here(self, pos: Hannibal) -> bool:
        """Card 28  Also in the space where Hannibal starts, for one movement point."""
        if self.card != HANNIBAL_CHARMS or self.mode != BY_OPS or self.entered or self.left == 0:
            return False
        return self._charms(pos, pos.at[pos.army])

    def _charms(self, pos: Hannibal, space: int) -> bool:
        if self.seat != CARTHAGE or pos.army != HANNIBAL or not pos.is_in_italy(space):
            return False
        return pos.is_pc(1 - self.seat, space) and pos.all_units(1 - self.seat, space) == 0

    def _charm(self, pos: Hannibal, space: int) -> None:
        if self._charms(pos, space):
            pos.marker[space] = NOBODY
            pos.tell(CHARMED, [space])

    def _halt(self, pos: Hannibal) -> None:
        """6.8  The move is over; at its end there may be a siege, Hanno's removal, a change of command."""
        self.step = HALTED
        pos.avoided = False
        space = pos.at[pos.army]
        pos.tell(ARMY_STOPPED, [pos.army, space])
        appoint(pos, pos.army)
        if space not in self.touched:
            self.touched.append(space)
        pos.push(Halt(self.seat, self.card, self.mode, 0))

    def _close(self, pos: Hannibal) -> None:
        pos.pop()
        if self.mode == BY_CAMPAIGN:
            if self.fought:
                spend(pos, self.seat)
            elif pos.at[pos.army] >= 0:
                leave_army(pos, pos.at[pos.army])
        finish_activation(pos)
        for space in self.touched:
            if len(equals_at(pos, self.seat, space, False)) > 1:
                pos.push(Command(self.seat, space))


def finish_activation(pos: Hannibal) -> None:
    """Nobody marches any more."""
    pos.army = NOBODY
    pos.army_generals = 0
    pos.army_units = 0
    pos.army_elephants = 0
    pos.army_has_train = False
    pos.army_inside = False
    pos.barred = 0
    pos.intercepted = False
    pos.avoided = False
    pos.avoid_failed = False
