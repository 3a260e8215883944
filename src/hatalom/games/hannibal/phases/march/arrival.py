"""6.5 to 6.7, 8, 11.9, 12.7  In the new space: tribes, reactions, then overrun, battle, pursuit, or the way back."""

from typing import ClassVar, Final, final

from hatalom.core.position import Phase, Record
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.hannibal.events import OVERRUN_DONE, PURSUIT_ROLLED
from hatalom.games.hannibal.names import (
    BY_SEA,
    CARTHAGE,
    ENEMY,
    GALLIA_TRANSALPINIA,
    LIGURIA,
    NO_CARD,
    SORTIE,
    Space,
    Way,
)
from hatalom.games.hannibal.phases.attrition import Attrition
from hatalom.games.hannibal.phases.counter import TRIBES as HOSTILE_TRIBES
from hatalom.games.hannibal.phases.counter import open_counter
from hatalom.games.hannibal.phases.march.back_up import CityEntry, back_up
from hatalom.games.hannibal.phases.march.halt import fight, halt
from hatalom.games.hannibal.phases.march.reaction import STATION_STEP, Reaction
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_AFTER_AVOID, ASK_INTERCEPTED, ASK_OVERRUN, ROLL_PURSUIT
from hatalom.games.hannibal.records import OF_ARMY, Orders
from hatalom.games.hannibal.rules.dice import die
from hatalom.games.hannibal.rules.fatigue import SPENT, spend_army
from hatalom.games.hannibal.rules.generals import displace_lone
from hatalom.games.hannibal.rules.marching import charm_entered, may_overrun, reach
from hatalom.games.hannibal.verbs import BACK_UP, ENTER_CITY, FIGHT, OVERRUN, PURSUE, ROLL, STOP

TRIBES: Final = 0
TRIBES_ANSWERED: Final = 1
REACTIONS: Final = 2
OUTCOME: Final = 3
PURSUIT: Final = 4


@final
class Arrival(Phase[Hannibal]):
    """6.5  The army has entered a space, or come out of a city against those at its walls."""

    FIELDS = ("orders", "space", "came_from", "way", "was_inside", "step")
    RECORDS: ClassVar[dict[str, type[Record]]] = {"orders": Orders}

    def __init__(self, orders: Orders, space: Space, came_from: Space, way: Way, was_inside: bool, step: int) -> None:
        self.orders = orders
        self.space = space
        self.came_from = came_from
        self.way = way
        self.was_inside = was_inside  # 11.9: it set out from behind the walls, and goes back there
        self.step = step

    def copy(self) -> "Arrival":
        return Arrival(self.orders, self.space, self.came_from, self.way, self.was_inside, self.step)

    def ask(self, pos: Hannibal) -> list[Question]:
        if self.step == OUTCOME:
            return self._ask_outcome(pos)
        if self.step == PURSUIT:
            return die(ROLL_PURSUIT, [pos.army, pos.content.pursue_max[pos.army]])
        return NO_QUESTIONS

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        if ROLL.has(action):
            self._pursue(pos, ROLL.target(action))
        elif FIGHT.has(action):
            self._fight(pos)
        elif OVERRUN.has(action):
            self._overrun(pos)
        elif BACK_UP.has(action):
            self._back_up(pos)
        elif PURSUE.has(action):
            self.step = PURSUIT
        elif ENTER_CITY.has(action):
            entering = ENTER_CITY.target(action)
            pos.replace(CityEntry(self.orders, self.space, self.came_from, self.was_inside, entering))
        else:
            self._halt(pos)

    def advance(self, pos: Hannibal) -> None:
        if self.step == TRIBES:
            self._warn_tribes(pos)
        elif self.step == TRIBES_ANSWERED:
            self._after_tribes(pos)
        elif self.step == REACTIONS:
            self._react(pos)
        else:
            self._resolve(pos)

    # -- before the mover decides ----------------------------------------------------------------------------

    def _warn_tribes(self, pos: Hannibal) -> None:
        """21.2  Hostile Tribes come before the reactions."""
        self.step = TRIBES_ANSWERED
        pos.countered = NO_CARD
        province = pos.content.province[self.space]
        if pos.army_units and (province == GALLIA_TRANSALPINIA or province == LIGURIA):
            open_counter(pos, ENEMY[self.orders.seat], HOSTILE_TRIBES, self.space)

    def _after_tribes(self, pos: Hannibal) -> None:
        """The opponent may hold both cards: after one he is asked again."""
        if pos.countered != NO_CARD:
            self.step = TRIBES
            column = pos.content.hostile_tribes_units
            pos.push(Attrition(self.orders.seat, self.space, OF_ARMY, 0, column))
        else:
            self.step = REACTIONS

    def _react(self, pos: Hannibal) -> None:
        """8  The other player reacts, unless the army landed behind its own walls."""
        self.step = OUTCOME
        if not pos.army_inside:
            pos.push(Reaction(ENEMY[self.orders.seat], self.space, self.came_from, self.way, STATION_STEP))

    # -- what the mover does then ----------------------------------------------------------------------------

    def _ask_outcome(self, pos: Hannibal) -> list[Question]:
        """6.5, 6.7, 11.9, 12.7  Fight or back up, overrun, pursue."""
        seat, args = self.orders.seat, [pos.army, self.space]
        if pos.intercepted:
            options = [BACK_UP.of()] if self.way != SORTIE else []
            if pos.army_units > 0:
                options.append(FIGHT.of())
                self._add_city_entry(pos, options)
            return [Question(seat, ASK_INTERCEPTED, options, args)] if options else []
        if pos.has_enemy_outside(seat, self.space):
            if may_overrun(pos, seat, self.space):
                return [Question(seat, ASK_OVERRUN, [OVERRUN.of(), FIGHT.of()], args)]
        elif pos.avoided and reach(pos, self.orders) > 0:
            return [Question(seat, ASK_AFTER_AVOID, [PURSUE.of(), STOP.of()], args)]
        return NO_QUESTIONS

    def _add_city_entry(self, pos: Hannibal, options: list[int]) -> None:
        """11.11  By sea into a friendly city: all go in, or those who do not fit sail back."""
        if self.way != BY_SEA or not pos.has_own_city(self.orders.seat, self.space) or pos.siege[self.space] > 0:
            return
        room = pos.content.capacity[self.space] - pos.garrison[self.space]
        for number in range(1, min(room, pos.army_units) + 1):
            options.append(ENTER_CITY.of(number))

    def _resolve(self, pos: Hannibal) -> None:
        """6.5  Nothing to choose: back, battle, or on.  Behind its own walls nobody meets those outside (13.3)."""
        seat = self.orders.seat
        has_enemies = not pos.army_inside and pos.has_enemy_outside(seat, self.space)
        if has_enemies and pos.army_units == 0 and pos.outside(seat, self.space) == 0:
            self._back_up(pos)
        elif has_enemies:
            self._fight(pos)
        elif pos.avoided:
            self._halt(pos)
        else:
            self._go_on(pos)

    def _go_on(self, pos: Hannibal) -> None:
        """10.1  Enemy generals without CUs are displaced; the march goes on."""
        displace_lone(pos, ENEMY[self.orders.seat], self.space)
        charm_entered(pos, self.orders)
        pos.pop()

    def _halt(self, pos: Hannibal) -> None:
        pos.pop()
        halt(pos, self.orders)

    def _fight(self, pos: Hannibal) -> None:
        pos.pop()
        fight(pos, self.orders, self.space, self.came_from, self.way)

    def _back_up(self, pos: Hannibal) -> None:
        back_up(pos, self.orders, self.came_from, self.way, self.was_inside)

    def _overrun(self, pos: Hannibal) -> None:
        """6.7  The single CU is eliminated and the march goes on."""
        enemy = ENEMY[self.orders.seat]
        count = pos.outside(enemy, self.space)
        pos.tell(OVERRUN_DONE, pos.army, count, self.space)
        pos.lose(enemy, self.space, count, pos.elephants[self.space] if enemy == CARTHAGE else 0, False)
        pos.end_subjugation(enemy, self.space)
        pos.avoided = False
        self._go_on(pos)

    def _pursue(self, pos: Hannibal, face: int) -> None:
        """12.7, 9.4  Success lets the army go on; failure ends its move."""
        most = pos.content.pursue_max[pos.army]
        pos.tell(PURSUIT_ROLLED, pos.army, face, most, int(face <= most))
        pos.avoided = False
        if face <= most:
            self._go_on(pos)
        else:
            spend_army(pos, SPENT)
            self._halt(pos)
