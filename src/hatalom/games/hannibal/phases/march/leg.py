"""6.2, 10.8, 13, 24.6, 24.7  From one space to the next: weather, passes and the sea."""

from typing import ClassVar, Final, final

from hatalom.core.position import Phase, Record
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.hannibal.events import ARMY_MARCHED, ARMY_SAILED, WEATHER_STOPPED
from hatalom.games.hannibal.names import BAD_WEATHER, BY_SEA, ENEMY, STORMS, Space, Way
from hatalom.games.hannibal.phases.attrition import Attrition, roll_on_pass
from hatalom.games.hannibal.phases.march.arrival import TRIBES, Arrival
from hatalom.games.hannibal.phases.march.halt import close, halt
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ROLL_NAVAL
from hatalom.games.hannibal.records import OF_ARMY, Orders
from hatalom.games.hannibal.rules.dice import die
from hatalom.games.hannibal.rules.fatigue import SPENT, spend_army
from hatalom.games.hannibal.rules.marching import has_company, relocate, sink, spend_points, touch
from hatalom.games.hannibal.rules.naval import RETURN, SAFE, naval_modifier, needs_roll, roll_at_sea
from hatalom.games.hannibal.verbs import ROLL

WEATHER: Final = 0  # the opponent has answered, or let it pass
STORM: Final = 1
AT_SEA: Final = 2


@final
class Leg(Phase[Hannibal]):
    """6.2  A step of the march: the army still stands where it set out."""

    FIELDS = ("orders", "goal", "way", "into_city", "step")
    RECORDS: ClassVar[dict[str, type[Record]]] = {"orders": Orders}

    def __init__(self, orders: Orders, goal: Space, way: Way, into_city: bool, step: int = WEATHER) -> None:
        self.orders = orders
        self.goal = goal
        self.way = way
        self.into_city = into_city  # 13.3: a voyage straight behind the walls
        self.step = step

    def copy(self) -> "Leg":
        return Leg(self.orders, self.goal, self.way, self.into_city, self.step)

    def ask(self, pos: Hannibal) -> list[Question]:
        """13.4  A voyage of Carthage needs a roll of the die."""
        if self.step == AT_SEA and needs_roll(pos, self.orders, pos.at[pos.army], self.goal):
            return die(ROLL_NAVAL, [pos.army, self.goal, self._modifier(pos)])
        return NO_QUESTIONS

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        outcome = roll_at_sea(pos, ROLL.target(action), self._modifier(pos))
        if outcome == SAFE:
            self._arrive(pos)
        elif outcome == RETURN:
            self._stay_in_port(pos)
        else:
            pos.pop()
            sink(pos, self.orders.seat)
            close(pos, self.orders)

    def advance(self, pos: Hannibal) -> None:
        if self.step == WEATHER:
            self._after_weather(pos)
        elif self.step == STORM:
            self._after_storm(pos)
        else:
            self._arrive(pos)

    def _after_weather(self, pos: Hannibal) -> None:
        """9.5r1, 24.6, 24.7  A voyage that Bad Weather forbids has not been made: another general may still sail."""
        if pos.countered == BAD_WEATHER:
            self._stop_by_weather(pos)
        elif self.way != BY_SEA:
            self._arrive(pos)
        else:
            pos.sailed = True
            self.step = AT_SEA
            if pos.countered == STORMS:
                self.step = STORM
                pos.push(Attrition(self.orders.seat, pos.at[pos.army], OF_ARMY, pos.content.storm_modifier))

    def _stop_by_weather(self, pos: Hannibal) -> None:
        """24.6, 24.6r1  Back to the second space entered; a pass, strait or voyage is not begun."""
        if self.way == BY_SEA:
            spend_army(pos, SPENT)  # it stays in its port for the rest of the play
        elif len(pos.march_entered) > 2 and pos.shut_gates(ENEMY[self.orders.seat], pos.march_entered[1]):
            relocate(pos, self.orders.seat, pos.march_entered[1], False)
        pos.tell(WEATHER_STOPPED, pos.army, pos.at[pos.army])
        pos.pop()
        halt(pos, self.orders)

    def _after_storm(self, pos: Hannibal) -> None:
        """24.7  If the storm sank all CUs the general is back in port."""
        if pos.army_units == 0:
            self._stay_in_port(pos)
        else:
            self.step = AT_SEA

    def _stay_in_port(self, pos: Hannibal) -> None:
        """13.4  The fleet has turned back; the voyage is paid for, and the move is over."""
        spend_points(pos, self.orders, self.way)
        pos.pop()
        halt(pos, self.orders)

    def _modifier(self, pos: Hannibal) -> int:
        return naval_modifier(pos, pos.army, pos.army_units, pos.at[pos.army], self.goal)

    def _arrive(self, pos: Hannibal) -> None:
        """6.2, 10.8  In the next space; a pass costs attrition at once."""
        seat, start, was_inside = self.orders.seat, pos.at[pos.army], pos.army_inside
        spend_points(pos, self.orders, self.way)
        pos.march_entered = [*pos.march_entered, self.goal]
        if pos.outside(seat, start) > pos.army_units or has_company(pos, seat, start):
            touch(pos, start)
        relocate(pos, seat, self.goal, self.into_city)
        message = ARMY_SAILED if self.way == BY_SEA else ARMY_MARCHED
        pos.tell(message, pos.army, pos.army_units, start, self.goal)
        pos.replace(Arrival(self.orders, self.goal, start, self.way, was_inside, TRIBES))
        roll_on_pass(pos, self.orders, self.way)
