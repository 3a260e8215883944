"""8, 11, 12  The reaction phase: what the other player does when an army enters a space."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import Question
from hatalom.games.hannibal.events import (
    AVOID_DECLARED,
    AVOID_ROLLED,
    AVOIDED_INTO_CITY,
    AVOIDED_TO,
    INTERCEPT_DECLARED,
    INTERCEPT_ROLLED,
    INTERCEPTED,
)
from hatalom.games.hannibal.names import NOBODY, SORTIE
from hatalom.games.hannibal.phases.command import settle_command
from hatalom.games.hannibal.phases.march.muster import Muster
from hatalom.games.hannibal.phases.march.station import Station
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import (
    ASK_AVOID,
    ASK_AVOID_GOAL,
    ASK_COMMAND,
    ASK_INTERCEPT,
    CRUMB_REACTION,
    ROLL_AVOID,
    ROLL_INTERCEPT,
)
from hatalom.games.hannibal.rules.dice import die
from hatalom.games.hannibal.rules.forces import AVOIDING, INTERCEPTION, may_muster, whole_force
from hatalom.games.hannibal.rules.generals import appoint, displace_lone, equals_at
from hatalom.games.hannibal.rules.reactions import intercept_bonus, refuse_avoiding, refuse_interception
from hatalom.games.hannibal.rules.slipping import refuse_slip, why_not_slip_to
from hatalom.games.hannibal.rules.walls import may_station
from hatalom.games.hannibal.verbs import (
    APPOINT,
    AVOID,
    AVOID_INTO_CITY,
    AVOID_TO,
    AVOID_WITH_ALL,
    DONE,
    INTERCEPT,
    INTERCEPT_WITH_ALL,
    ROLL,
)

STATION_STEP: Final = 0
DECLARE_AVOID: Final = 1
DECLARE_INTERCEPTIONS: Final = 2
AVOID_ROLL: Final = 3
AVOID_GOAL: Final = 4
LONE_GENERALS: Final = 5
INTERCEPT_ROLLS: Final = 6
COMMAND: Final = 7

FORCE: Final = 6
"""A declared force is six numbers: general, generals with him, CUs, elephants, siege train, where it stands."""


@final
class Reaction(Phase[Hannibal]):
    """8  Inside or outside, declare everything, avoid battle, lone generals, interceptions."""

    FIELDS = ("seat", "space", "came_from", "way", "step", "avoider", "interceptors", "answered")

    def __init__(
        self,
        seat: int,
        space: int,
        came_from: int,
        way: int,
        step: int,
        avoider: list[int],
        interceptors: list[int],
        answered: bool = False,
    ) -> None:
        self.seat = seat
        self.space = space
        self.came_from = came_from
        self.way = way
        self.step = step
        self.avoider = avoider
        self.interceptors = interceptors  # those that still have to roll
        self.answered = answered  # something was declared or declined, which only this seat knows yet

    def copy(self) -> "Reaction":
        return Reaction(
            self.seat,
            self.space,
            self.came_from,
            self.way,
            self.step,
            self.avoider.copy(),
            self.interceptors.copy(),
            self.answered,
        )

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_REACTION, [self.seat, self.space])

    def is_private(self, pos: Hannibal) -> int:
        """8.2  Declarations are told together, before any die."""
        return self.seat if self.answered and self.step <= DECLARE_INTERCEPTIONS else -1

    def ask(self, pos: Hannibal) -> list[Question]:
        step = self.step
        if step == DECLARE_AVOID:
            return self._ask_avoid(pos)
        if step == DECLARE_INTERCEPTIONS:
            return self._ask_interceptions(pos)
        if step == AVOID_ROLL and self.avoider:
            return die(ROLL_AVOID, [self.avoider[0], self._avoid_max(pos)])
        elif step == AVOID_GOAL:
            options = self._goals(pos, self.avoider[1] | 1 << self.avoider[0], self.avoider[2])
            if options:
                return [Question(self.seat, ASK_AVOID_GOAL, options, [self.avoider[0]])]
        elif step == INTERCEPT_ROLLS and self.interceptors:
            modifier = intercept_bonus(pos, self.seat, self.space)
            return die(ROLL_INTERCEPT, [self.interceptors[0], self._intercept_max(pos), modifier])
        elif step == COMMAND and pos.intercepted:
            equals = equals_at(pos, self.seat, self.space, False)
            if len(equals) > 1:
                return [Question(self.seat, ASK_COMMAND, [APPOINT(g) for g in equals], [self.space])]
        return []

    def apply(self, pos: Hannibal, seat: int, action: int) -> None:
        if ROLL.has(action):
            if self.step == AVOID_ROLL:
                self._roll_avoid(pos, ROLL.target(action))
            else:
                self._roll_intercept(pos, ROLL.target(action))
        elif AVOID.has(action):
            self.answered = True
            general = AVOID.target(action)
            pos.push(Muster(seat, general, AVOIDING, self._city_alone(self._first_goals(pos, general)), 0))
        elif INTERCEPT.has(action):
            self.answered = True
            pos.push(Muster(seat, INTERCEPT.target(action), INTERCEPTION, self.space, 0))
        elif AVOID_TO.has(action) or AVOID_INTO_CITY.has(action):
            self._slip_away(pos, AVOID_TO.target(action) if AVOID_TO.has(action) else self.space)
            self.step = LONE_GENERALS
        elif APPOINT.has(action):
            appoint(pos, APPOINT.target(action))
            pos.pop()
        else:
            self._declare(pos, action)

    def advance(self, pos: Hannibal) -> None:
        if self.step == STATION_STEP:
            self.step = DECLARE_AVOID
            if self.way != SORTIE and may_station(pos, self.seat, self.space):
                pos.push(Station(self.seat, self.space))
        elif pos.picked:
            self._take_picked(pos)
        elif self.step == DECLARE_AVOID:
            self.step = DECLARE_INTERCEPTIONS
        elif self.step == DECLARE_INTERCEPTIONS:
            self._announce(pos)
        elif self.step == AVOID_ROLL or self.step == AVOID_GOAL:
            self.step = LONE_GENERALS
        elif self.step == LONE_GENERALS:
            displace_lone(pos, self.seat, self.space)
            if pos.outside(self.seat, self.space) == 0:
                pos.avoid_failed = False  # 12.4r1: who failed is gone; an interceptor does not pay for him
            self.step = INTERCEPT_ROLLS
        elif self.step == INTERCEPT_ROLLS:
            self.step = COMMAND
        else:
            pos.pop()

    def why_not(self, pos: Hannibal, seat: int, action: int) -> Said | None:
        if self.step == DECLARE_AVOID and AVOID.has(action):
            return refuse_avoiding(pos, seat, AVOID.target(action), self.space)
        if self.step == DECLARE_INTERCEPTIONS and INTERCEPT.has(action):
            general = INTERCEPT.target(action)
            return refuse_interception(pos, seat, general, self.space, self._has_declared(pos.at[general]))
        if self.step == AVOID_GOAL and AVOID_TO.has(action):
            generals = self.avoider[1] | 1 << self.avoider[0]
            return refuse_slip(pos, seat, generals, AVOID_TO.target(action), self.space, self.came_from)
        return None

    # -- declaring -------------------------------------------------------------------------------------------

    def _ask_avoid(self, pos: Hannibal) -> list[Question]:
        """8.2, 12.1  Whether he avoids battle, and with whom; two kinds of reaction are two questions."""
        options: list[int] = []
        if not pos.picked and pos.army_units > 0:
            self._add_avoids(pos, options)
        if not options:
            return []
        comply = options[0]
        if self._whole_avoider(pos):
            comply = AVOID_WITH_ALL()
            options.append(comply)
        options.append(DONE())
        return [Question(self.seat, ASK_AVOID, options, [self.space], True, DONE(), comply)]

    def _ask_interceptions(self, pos: Hannibal) -> list[Question]:
        """8.2, 11.1  Which armies intercept, and with what."""
        options: list[int] = []
        if not pos.picked and self.way != SORTIE and not pos.truce:
            self._add_interceptions(pos, options)
        if not options:
            return []
        options.append(INTERCEPT_WITH_ALL())
        options.append(DONE())
        return [Question(self.seat, ASK_INTERCEPT, options, [self.space], True, DONE(), INTERCEPT_WITH_ALL())]

    def _declare(self, pos: Hannibal, action: int) -> None:
        """8.2  What is declared or declined stays his secret until everything is."""
        self.answered = True
        if AVOID_WITH_ALL.has(action):
            self.avoider = self._whole_avoider(pos)
        elif INTERCEPT_WITH_ALL.has(action):
            for origin in pos.board().plain[self.space]:
                self.interceptors.extend(self._whole_interceptor(pos, origin))
        if self.step == DECLARE_AVOID:
            self.step = DECLARE_INTERCEPTIONS
        else:
            self._announce(pos)

    def _take_picked(self, pos: Hannibal) -> None:
        """A force was chosen: it belongs to the declaration."""
        general = pos.picked[0]
        if self.step == DECLARE_AVOID:
            self.avoider = [*pos.picked, self.space]
            self.step = DECLARE_INTERCEPTIONS
        else:
            self.interceptors.extend([*pos.picked, pos.at[general]])
        pos.picked = []

    def _add_avoids(self, pos: Hannibal, options: list[int]) -> None:
        """12.1, 12.3r1, 11.5  A general outside the walls who has somewhere to go and did not fail to intercept."""
        generals = pos.generals_at(self.seat, self.space, False)
        for general in generals:
            if (pos.barred >> general) & 1:
                return
        for general in generals:
            goals = self._first_goals(pos, general)
            if goals and may_muster(pos, self.seat, general, AVOIDING, self._city_alone(goals), 0):
                options.append(AVOID(general))

    def _first_goals(self, pos: Hannibal, general: int) -> list[int]:
        """Where a general could go with the fewest CUs."""
        return self._goals(pos, 1 << general, min(1, pos.outside(self.seat, self.space)))

    def _city_alone(self, goals: list[int]) -> int:
        """12.6  The space, if its city is the only place to go, so that no more go than it holds."""
        return self.space if goals == [AVOID_INTO_CITY()] else NOBODY

    def _whole_avoider(self, pos: Hannibal) -> list[int]:
        """12.2  The commander with all that may go with him, if there is a place for them."""
        general = pos.commander_of(self.seat, self.space, False)
        force = whole_force(pos, self.seat, general, AVOIDING, NOBODY)
        if not force or not self._goals(pos, force[1] | 1 << general, force[2]):
            return []
        return [*force, self.space]

    def _add_interceptions(self, pos: Hannibal, options: list[int]) -> None:
        """11.1, 11.7  From each adjacent space one army, unless others of the mover's side stand in this space."""
        if pos.all_units(1 - self.seat, self.space) > pos.army_units:
            return
        for origin in pos.board().plain[self.space]:
            for general in self._interceptors_at(pos, origin):
                options.append(INTERCEPT(general))

    def _interceptors_at(self, pos: Hannibal, origin: int) -> list[int]:
        """11.3, 11.7, 11.8  Who could lead an interception from a space."""
        if pos.outside(self.seat, origin) == 0 or self._has_declared(origin):
            return []
        able: list[int] = []
        for general in pos.generals_at(self.seat, origin, False):
            if pos.may_stand(general, self.space):
                if may_muster(pos, self.seat, general, INTERCEPTION, self.space, 0):
                    able.append(general)
        return able

    def _whole_interceptor(self, pos: Hannibal, origin: int) -> list[int]:
        """11.3  All of the army of a space that may go, under its commander if he may go himself."""
        able = self._interceptors_at(pos, origin)
        if not able:
            return []
        commander = pos.commander_of(self.seat, origin, False)
        leader = commander if commander in able else able[0]
        return [*whole_force(pos, self.seat, leader, INTERCEPTION, self.space), origin]

    def _has_declared(self, origin: int) -> bool:
        for index in range(FORCE - 1, len(self.interceptors), FORCE):
            if self.interceptors[index] == origin:
                return True
        return False

    def _announce(self, pos: Hannibal) -> None:
        if self.avoider:
            pos.tell(AVOID_DECLARED, [self.avoider[0], self.avoider[2], self.space])
        for index in range(0, len(self.interceptors), FORCE):
            pos.tell(INTERCEPT_DECLARED, [self.interceptors[index], self.interceptors[index + 2], self.space])
        self.step = AVOID_ROLL

    # -- avoiding battle -------------------------------------------------------------------------------------

    def _avoid_max(self, pos: Hannibal) -> int:
        """12.1  Fabius 1-5, H. Gisgo 1-3, others their battle rating."""
        return pos.content.avoid_max[self.avoider[0]]

    def _goals(self, pos: Hannibal, generals: int, units: int) -> list[int]:
        """12.3, 12.6  Adjacent spaces, or the own city without siege at which he stands."""
        options: list[int] = []
        for space in pos.board().plain[self.space]:
            if why_not_slip_to(pos, self.seat, generals, space, self.came_from) is None:
                options.append(AVOID_TO(space))
        if pos.has_own_city(self.seat, self.space) and pos.siege[self.space] == 0:
            if pos.garrison[self.space] + units <= pos.content.capacity[self.space]:
                options.append(AVOID_INTO_CITY())
        return options

    def _roll_avoid(self, pos: Hannibal, face: int) -> None:
        most = self._avoid_max(pos)
        pos.tell(AVOID_ROLLED, [self.avoider[0], face, most, int(face <= most)])
        if face <= most:
            pos.avoided = True
            self.step = AVOID_GOAL
        else:
            pos.avoid_failed = True
            self.step = LONE_GENERALS

    def _slip_away(self, pos: Hannibal, goal: int) -> None:
        units, elephants = self.avoider[2], self.avoider[3]
        generals = self.avoider[1] | 1 << self.avoider[0]
        if goal == self.space:
            pos.go_inside(self.seat, goal, units, elephants)
            for general in pos.content.generals_of[self.seat]:
                if (generals >> general) & 1:
                    pos.is_inside[general] = True
            pos.tell(AVOIDED_INTO_CITY, [self.avoider[0], goal])
        else:
            move_force(pos, self.seat, self.avoider, goal)
            pos.tell(AVOIDED_TO, [self.avoider[0], goal])
            settle_command(pos, self.seat, goal, generals)
        pos.tidy(self.space)
        pos.end_subjugation(self.seat, self.space)

    # -- interceptions ---------------------------------------------------------------------------------------

    def _intercept_max(self, pos: Hannibal) -> int:
        """11.3  H. Gisgo 1-3, Varro 1-4, others their battle rating."""
        return pos.content.intercept_max[self.interceptors[0]]

    def _roll_intercept(self, pos: Hannibal, face: int) -> None:
        most = self._intercept_max(pos)
        roll = face + intercept_bonus(pos, self.seat, self.space)
        force = self.interceptors[:FORCE]
        self.interceptors = self.interceptors[FORCE:]
        pos.tell(INTERCEPT_ROLLED, [force[0], face, roll, most, int(roll <= most)])
        if roll <= most:
            pos.intercepted = True
            move_force(pos, self.seat, force, self.space)
            pos.tidy(force[5])
            pos.tell(INTERCEPTED, [force[0], force[2], self.space])
        else:
            pos.barred |= force[1] | 1 << force[0]


def move_force(pos: Hannibal, seat: int, force: list[int], goal: int) -> None:
    """A declared force goes to another space; the enemy's lone generals there are displaced (10.1)."""
    start = pos.at[force[0]]
    generals = force[1] | 1 << force[0]
    pos.shift(seat, start, goal, force[2], force[3])
    for general in pos.content.generals_of[seat]:
        if (generals >> general) & 1:
            pos.at[general] = goal
    if force[4]:
        pos.train = goal
    pos.tidy(goal)
    if force[2] > 0 and pos.at[pos.army] != goal:  # 11.12: a lone general on the march may still back up
        displace_lone(pos, 1 - seat, goal)
