"""6.4  An activation: what the army on the march does next, space by space, until it stops or fights.

A step is a `Leg` (to the next space) and an `Arrival` (in it), each on top of the march.  A move that is over has no
march any more: a `Halt` takes its place.
"""

from typing import ClassVar, final

from hatalom.core.message import Said
from hatalom.core.position import Phase, Record
from hatalom.core.question import Question, Seat
from hatalom.games.hannibal.events import ARMY_SALLIED
from hatalom.games.hannibal.names import (
    BY_FORCE_MARCH,
    BY_SEA,
    ENEMY,
    HANNIBAL_CHARMS,
    NO_CARD,
    NO_GENERAL,
    NO_SPACE,
    NORMAL,
    SORTIE,
    Space,
    Way,
)
from hatalom.games.hannibal.phases.counter import NAVAL, NAVAL_AFTER_ROLL, WEATHER, open_counter
from hatalom.games.hannibal.phases.march.arrival import REACTIONS, Arrival
from hatalom.games.hannibal.phases.march.halt import halt
from hatalom.games.hannibal.phases.march.leg import Leg
from hatalom.games.hannibal.phases.march.muster import Muster
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_MARCH, CRUMB_MARCH
from hatalom.games.hannibal.records import REGROUP as REGROUPING
from hatalom.games.hannibal.records import Errand, Orders
from hatalom.games.hannibal.refusals import ONE_ARMY
from hatalom.games.hannibal.rules.activation import limit_of, points_of
from hatalom.games.hannibal.rules.cards import announce_card
from hatalom.games.hannibal.rules.forces import may_muster
from hatalom.games.hannibal.rules.marching import charm, has_company, may_charm, reach, touch
from hatalom.games.hannibal.rules.steps import land_options, refuse_step, refuse_voyage, sea_options, why_not_sail
from hatalom.games.hannibal.verbs import (
    ACTIVATE,
    CHARM,
    MARCH_TO,
    REGROUP,
    SAIL_INTO,
    SAIL_TO,
    SALLY,
    STOP,
)


@final
class March(Phase[Hannibal]):
    """6.4, 6.11r1  The player chooses the next space, other company, or a stop.  The position holds the army."""

    FIELDS = ("orders", "is_announced", "formed_after")
    RECORDS: ClassVar[dict[str, type[Record]]] = {"orders": Orders}

    def __init__(self, orders: Orders, is_announced: bool, formed_after: int = 0) -> None:
        self.orders = orders
        self.is_announced = is_announced  # until the first real act nobody else sees which card is used
        self.formed_after = formed_after  # after how many spaces the army was last chosen (6.3)

    def copy(self) -> "March":
        return March(self.orders, self.is_announced, self.formed_after)

    def crumb(self, pos: Hannibal) -> Said | None:
        """Nothing while the army is still being formed: it has no general yet."""
        return Said(CRUMB_MARCH, [pos.army, pos.march_left]) if pos.army != NO_GENERAL else None

    def private_to(self, pos: Hannibal) -> int:
        return -1 if self.is_announced else self.orders.seat

    def ask(self, pos: Hannibal) -> list[Question]:
        return [Question(self.orders.seat, ASK_MARCH, self._options(pos), [pos.army, pos.army_units, pos.march_left])]

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        if REGROUP.has(action):
            self.formed_after = len(pos.march_entered)
            touch(pos, pos.at[pos.army])
            pos.push(Muster(self._regrouping(pos)))
            return
        self._announce(pos)
        if MARCH_TO.has(action):
            self._set_out(pos, Space(MARCH_TO.target(action)), self._way_to(pos, Space(MARCH_TO.target(action))), False)
        elif SAIL_TO.has(action):
            self._set_out(pos, Space(SAIL_TO.target(action)), BY_SEA, False)
        elif SAIL_INTO.has(action):
            self._set_out(pos, Space(SAIL_INTO.target(action)), BY_SEA, True)
        elif SALLY.has(action):
            self._sally(pos)
        elif CHARM.has(action):
            pos.march_left -= 1
            charm(pos, pos.at[pos.army])
        else:
            halt(pos, self.orders)

    def why_not(self, pos: Hannibal, seat: Seat, action: int) -> Said | None:
        top = pos.stack[-1]
        if top is not self and not isinstance(top, Muster):
            return None  # the army is between two spaces: others are asked
        left = reach(pos, self.orders)
        if MARCH_TO.has(action):
            return refuse_step(pos, seat, Space(MARCH_TO.target(action)), left, left < pos.march_left)
        if SAIL_TO.has(action):
            return refuse_voyage(pos, seat, Space(SAIL_TO.target(action)), left)
        if SAIL_INTO.has(action):
            return refuse_voyage(pos, seat, Space(SAIL_INTO.target(action)), left)
        if ACTIVATE.has(action):
            return Said(ONE_ARMY, [ACTIVATE.target(action)])
        return None

    # -- what he may do --------------------------------------------------------------------------------------

    def _options(self, pos: Hannibal) -> list[int]:
        seat = self.orders.seat
        options: list[int] = []
        left = reach(pos, self.orders)
        if pos.army_inside:
            if not pos.truce and pos.army_units > 0:
                options.append(SALLY.of())
        else:
            land_options(pos, seat, left, options)
        if why_not_sail(pos, seat, left) is None:
            sea_options(pos, seat, options)
        if self._may_regroup(pos):
            options.append(REGROUP.of())
        if self._may_charm_start(pos):
            options.append(CHARM.of())
        if pos.army_units > 0 or not self._meets_general(pos):
            options.append(STOP.of())
        if not options:  # 6.6: he may not stop beside an enemy general, and cannot go on either
            options.append(STOP.of())
        return options

    def _may_regroup(self, pos: Hannibal) -> bool:
        """6.3, 9.3  Once in each space, if the general can still go on and there is anybody to take or to leave."""
        if self.formed_after == len(pos.march_entered) or pos.march_left == 0:
            return False
        seat, space = self.orders.seat, pos.at[pos.army]
        if pos.outside(seat, space) == 0 and not has_company(pos, seat, space):
            return False
        return may_muster(pos, self._regrouping(pos))

    def _regrouping(self, pos: Hannibal) -> Errand:
        return Errand(self.orders.seat, pos.army, REGROUPING, NO_SPACE, limit_of(pos, self.orders, pos.army))

    def _may_charm_start(self, pos: Hannibal) -> bool:
        """Card 28  Also in the space where Hannibal starts, for one movement point."""
        if self.orders.card != HANNIBAL_CHARMS or pos.march_entered:
            return False
        return may_charm(pos, pos.at[pos.army])

    def _meets_general(self, pos: Hannibal) -> bool:
        """6.6  An enemy general without CUs, beside whom a general without CUs may not stop."""
        seat, space = self.orders.seat, pos.at[pos.army]
        return pos.has_general(ENEMY[seat], space, False) and pos.outside(seat, space) == 0

    # -- what he does ----------------------------------------------------------------------------------------

    def _announce(self, pos: Hannibal) -> None:
        """The first real act tells everybody which card is used."""
        if not self.is_announced:
            self.is_announced = True
            announce_card(pos, self.orders.seat, self.orders.card, self.orders.mode == BY_FORCE_MARCH)

    def _way_to(self, pos: Hannibal, goal: Space) -> Way:
        board, start = pos.board(), pos.at[pos.army]
        return board.way[start][board.near[start].index(goal)]

    def _set_out(self, pos: Hannibal, goal: Space, way: Way, into_city: bool) -> None:
        """2.12, 24.6, 24.7  The next space is named; the opponent may answer with the weather."""
        pos.push(Leg(self.orders, goal, way, into_city))
        pos.countered = NO_CARD
        if pos.army_units == 0:
            return
        if way == BY_SEA:
            open_counter(pos, ENEMY[self.orders.seat], NAVAL_AFTER_ROLL if pos.march_has_rolled else NAVAL, goal)
        elif self._may_weather_strike(pos, way):
            open_counter(pos, ENEMY[self.orders.seat], WEATHER, goal)

    def _may_weather_strike(self, pos: Hannibal, way: Way) -> bool:
        """24.6r1  The third space, or a pass or strait that needs the third point; never after a roll."""
        if pos.march_has_rolled:
            return False
        has_moved = points_of(pos, self.orders, pos.army) > pos.march_left
        return len(pos.march_entered) >= 2 or (way != NORMAL and has_moved)

    def _sally(self, pos: Hannibal) -> None:
        """20.11  Out of the city against those at its walls; they may avoid battle."""
        seat, space = self.orders.seat, pos.at[pos.army]
        pos.go_inside(seat, space, -pos.army_units, -pos.army_elephants)
        for general in pos.content.generals_of[seat]:
            if pos.marches(general):
                pos.is_inside[general] = False
        pos.army_inside = False
        pos.tell(ARMY_SALLIED, pos.army, pos.army_units, space)
        pos.push(Arrival(self.orders, space, NO_SPACE, SORTIE, True, REACTIONS))
