"""8  The reaction phase: what the other player declares when an army enters a space, and in which order it happens."""

from typing import ClassVar, Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase, Record
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.hannibal.events import AVOID_DECLARED, INTERCEPT_DECLARED
from hatalom.games.hannibal.names import ENEMY, SORTIE, General, Space, Way
from hatalom.games.hannibal.phases.march.avoidance import Avoidance
from hatalom.games.hannibal.phases.march.interception import Interception
from hatalom.games.hannibal.phases.march.muster import Muster
from hatalom.games.hannibal.phases.march.station import Station
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_AVOID, ASK_COMMAND, ASK_INTERCEPT, CRUMB_REACTION
from hatalom.games.hannibal.records import INTERCEPTION, Errand, Force
from hatalom.games.hannibal.rules.generals import appoint, displace_lone, equals_at
from hatalom.games.hannibal.rules.reactions import (
    avoiders_at,
    avoiding_of,
    has_declared,
    interceptors_at,
    refuse_avoiding,
    refuse_interception,
    whole_avoider,
    whole_interceptors,
)
from hatalom.games.hannibal.rules.walls import may_station
from hatalom.games.hannibal.verbs import (
    APPOINT,
    AVOID,
    AVOID_WITH_ALL,
    DONE,
    INTERCEPT,
    INTERCEPT_WITH_ALL,
)

STATION_STEP: Final = 0
DECLARE_AVOID: Final = 1
DECLARE_INTERCEPTIONS: Final = 2
AVOID_STEP: Final = 3
LONE_GENERALS_STEP: Final = 4
INTERCEPTION_STEP: Final = 5
COMMAND_STEP: Final = 6


@final
class Reaction(Phase[Hannibal]):
    """8  Inside or outside, declare everything, avoid battle, lone generals, interceptions."""

    FIELDS = ("seat", "space", "came_from", "way", "step", "avoider", "interceptors", "has_answered")
    RECORDS: ClassVar[dict[str, type[Record]]] = {"avoider": Force, "interceptors": Force}

    def __init__(
        self,
        seat: Seat,
        space: Space,
        came_from: Space,
        way: Way,
        step: int,
        avoider: Force | None = None,
        interceptors: list[Force] | None = None,
        has_answered: bool = False,
    ) -> None:
        self.seat = seat
        self.space = space
        self.came_from = came_from
        self.way = way
        self.step = step
        self.avoider = avoider
        self.interceptors: list[Force] = interceptors if interceptors is not None else []  # who have yet to roll
        self.has_answered = has_answered  # something was declared or declined, which only this seat knows yet

    def copy(self) -> "Reaction":
        return Reaction(
            self.seat,
            self.space,
            self.came_from,
            self.way,
            self.step,
            self.avoider,
            self.interceptors.copy(),
            self.has_answered,
        )

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_REACTION, [self.seat, self.space])

    def private_to(self, pos: Hannibal) -> int:
        """8.2  Declarations are told together, before any die."""
        return self.seat if self.has_answered and self.step <= DECLARE_INTERCEPTIONS else -1

    def ask(self, pos: Hannibal) -> list[Question]:
        if self.step == DECLARE_AVOID:
            return self._ask_avoid(pos)
        if self.step == DECLARE_INTERCEPTIONS:
            return self._ask_interceptions(pos)
        if self.step == COMMAND_STEP and pos.intercepted:
            equals = equals_at(pos, self.seat, self.space, False)
            if len(equals) > 1:
                return [Question(self.seat, ASK_COMMAND, [APPOINT.of(g) for g in equals], [self.space])]
        return NO_QUESTIONS

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        if APPOINT.has(action):
            appoint(pos, General(APPOINT.target(action)))
            pos.pop()
            return
        self.has_answered = True
        if AVOID.has(action):
            pos.push(Muster(avoiding_of(pos, seat, General(AVOID.target(action)), self.space, self.came_from)))
        elif INTERCEPT.has(action):
            pos.push(Muster(Errand(seat, General(INTERCEPT.target(action)), INTERCEPTION, self.space)))
        else:
            self._declare(pos, action)

    def advance(self, pos: Hannibal) -> None:
        if self.step == STATION_STEP:
            self.step = DECLARE_AVOID
            if self.way != SORTIE and may_station(pos, self.seat, self.space):
                pos.push(Station(self.seat, self.space))
        elif pos.picked is not None:
            self._take_picked(pos, pos.picked)
        elif self.step == DECLARE_AVOID:
            self.step = DECLARE_INTERCEPTIONS
        elif self.step == DECLARE_INTERCEPTIONS:
            self._announce(pos)
        elif self.step == AVOID_STEP and self.avoider is not None:
            self.step = LONE_GENERALS_STEP
            pos.push(Avoidance(self.seat, self.space, self.came_from, self.avoider))
        elif self.step <= LONE_GENERALS_STEP:  # nobody avoids, or he has
            self._displace_lone(pos)
        elif self.interceptors:
            pos.push(Interception(self.seat, self.space, self.interceptors.pop(0)))
        elif self.step == INTERCEPTION_STEP and pos.intercepted:
            self.step = COMMAND_STEP
        else:
            pos.pop()

    def why_not(self, pos: Hannibal, seat: Seat, action: int) -> Said | None:
        if self.step == DECLARE_AVOID and AVOID.has(action):
            return refuse_avoiding(pos, seat, General(AVOID.target(action)), self.space)
        if self.step == DECLARE_INTERCEPTIONS and INTERCEPT.has(action):
            general = General(INTERCEPT.target(action))
            is_late = has_declared(pos, pos.at[general], self.interceptors)
            return refuse_interception(pos, seat, general, self.space, is_late)
        return None

    # -- declaring (8.2) -------------------------------------------------------------------------------------

    def _ask_avoid(self, pos: Hannibal) -> list[Question]:
        """8.2, 12.1  Whether he avoids battle, and with whom; two kinds of reaction are two questions."""
        options: list[int] = []
        if pos.picked is None and pos.army_units:
            options = [AVOID.of(general) for general in avoiders_at(pos, self.seat, self.space, self.came_from)]
        if not options:
            return NO_QUESTIONS
        comply = options[0]
        if whole_avoider(pos, self.seat, self.space, self.came_from) is not None:
            comply = AVOID_WITH_ALL.of()
            options.append(comply)
        options.append(DONE.of())
        return [Question(self.seat, ASK_AVOID, options, [self.space], True, DONE.of(), comply)]

    def _ask_interceptions(self, pos: Hannibal) -> list[Question]:
        """8.2, 11.1  Which armies intercept, and with what."""
        options: list[int] = []
        if pos.picked is None and self.way != SORTIE and not pos.truce:
            self._add_interceptions(pos, options)
        if not options:
            return NO_QUESTIONS
        options.append(INTERCEPT_WITH_ALL.of())
        options.append(DONE.of())
        return [Question(self.seat, ASK_INTERCEPT, options, [self.space], True, DONE.of(), INTERCEPT_WITH_ALL.of())]

    def _add_interceptions(self, pos: Hannibal, options: list[int]) -> None:
        """11.1, 11.7  From each adjacent space one army, unless others of the mover's side stand in this space."""
        if pos.all_units(ENEMY[self.seat], self.space) > pos.army_units:
            return
        for origin in pos.board().plain[self.space]:
            if not has_declared(pos, origin, self.interceptors):
                for general in interceptors_at(pos, self.seat, origin, self.space):
                    options.append(INTERCEPT.of(general))

    def _declare(self, pos: Hannibal, action: int) -> None:
        """8.2  What is declared or declined stays secret until all declarations are made."""
        if AVOID_WITH_ALL.has(action):
            self.avoider = whole_avoider(pos, self.seat, self.space, self.came_from)
        elif INTERCEPT_WITH_ALL.has(action):
            self.interceptors += whole_interceptors(pos, self.seat, self.space, self.interceptors)
        if self.step == DECLARE_AVOID:
            self.step = DECLARE_INTERCEPTIONS
        else:
            self._announce(pos)

    def _take_picked(self, pos: Hannibal, force: Force) -> None:
        """A force was chosen: it belongs to the declaration."""
        pos.picked = None
        if self.step == DECLARE_AVOID:
            self.avoider = force
            self.step = DECLARE_INTERCEPTIONS
        else:
            self.interceptors.append(force)

    def _announce(self, pos: Hannibal) -> None:
        if self.avoider is not None:
            pos.tell(AVOID_DECLARED, self.avoider.general, self.avoider.units, self.space)
        for force in self.interceptors:
            pos.tell(INTERCEPT_DECLARED, force.general, force.units, self.space)
        self.step = AVOID_STEP

    def _displace_lone(self, pos: Hannibal) -> None:
        """12.4, 12.4r1  Displaces generals without CUs who did not slip away, before any interception."""
        displace_lone(pos, self.seat, self.space)
        if pos.outside(self.seat, self.space) == 0:
            pos.avoid_failed = False  # the one who failed is gone; an interceptor does not pay for him
        self.step = INTERCEPTION_STEP
