"""11.9, 11.11, 11.12  An intercepted army goes back where it came from, by land or by sea, or into the city."""

from typing import ClassVar, final

from hatalom.core.position import Phase, Record
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.hannibal.events import ARMY_BACKED_UP, ARMY_ENTERED_CITY
from hatalom.games.hannibal.names import BY_SEA, ENEMY, Space, Way
from hatalom.games.hannibal.phases.attrition import roll_on_pass
from hatalom.games.hannibal.phases.march.halt import close, fight, halt
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_SPLIT_ELEPHANTS, ROLL_NAVAL
from hatalom.games.hannibal.records import Orders
from hatalom.games.hannibal.rules.dice import die
from hatalom.games.hannibal.rules.fatigue import SPENT, part_from_army, spend_army
from hatalom.games.hannibal.rules.generals import displace_lone
from hatalom.games.hannibal.rules.marching import relocate, sink
from hatalom.games.hannibal.rules.naval import RETURN, SAFE, naval_modifier, needs_roll, roll_at_sea
from hatalom.games.hannibal.verbs import ROLL, STATION_ELEPHANTS


def back_up(pos: Hannibal, orders: Orders, came_from: Space, way: Way, was_inside: bool) -> None:
    """11.9  By land at once, with attrition on a pass; by sea there is another naval roll."""
    if way == BY_SEA:
        pos.replace(VoyageBack(orders, came_from, was_inside))
        return
    go_back(pos, orders, came_from, False)
    roll_on_pass(pos, orders, way)


def go_back(pos: Hannibal, orders: Orders, goal: Space, into_city: bool) -> None:
    """11.9, 9.4  The army is where it came from, and its move is over."""
    seat, start = orders.seat, pos.at[pos.army]
    pos.intercepted = False
    pos.shut_gates(ENEMY[seat], goal)
    relocate(pos, seat, goal, into_city)
    displace_lone(pos, seat, start)
    pos.tell(ARMY_BACKED_UP, pos.army, goal)
    spend_army(pos, SPENT)
    pos.pop()
    halt(pos, orders)


@final
class VoyageBack(Phase[Hannibal]):
    """11.9, 11.12  Back to the port of embarkation; a Carthaginian fleet has to fight its way again."""

    FIELDS = ("orders", "port", "into_city")
    RECORDS: ClassVar[dict[str, type[Record]]] = {"orders": Orders}

    def __init__(self, orders: Orders, port: Space, into_city: bool) -> None:
        self.orders = orders
        self.port = port
        self.into_city = into_city  # it had set out from behind the walls

    def copy(self) -> "VoyageBack":
        return VoyageBack(self.orders, self.port, self.into_city)

    def ask(self, pos: Hannibal) -> list[Question]:
        start = pos.at[pos.army]
        if needs_roll(pos, self.orders, start, self.port):
            return die(ROLL_NAVAL, [pos.army, self.port, self._modifier(pos)])
        return NO_QUESTIONS

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        outcome = roll_at_sea(pos, ROLL.target(action), self._modifier(pos))
        if outcome == SAFE:
            self.advance(pos)
            return
        pos.pop()
        if outcome == RETURN and pos.army_units > 0:
            fight(pos, self.orders, pos.at[pos.army], self.port, BY_SEA)
        else:  # 11.12: a lone general who cannot go back is displaced
            sink(pos, self.orders.seat)
            close(pos, self.orders)

    def advance(self, pos: Hannibal) -> None:
        go_back(pos, self.orders, self.port, self.into_city)

    def _modifier(self, pos: Hannibal) -> int:
        return naval_modifier(pos, pos.army, pos.army_units, pos.at[pos.army], self.port)


@final
class CityEntry(Phase[Hannibal]):
    """11.11  An army intercepted on landing puts CUs into its own city; the rest sails back."""

    FIELDS = ("orders", "space", "port", "was_inside", "entering")
    RECORDS: ClassVar[dict[str, type[Record]]] = {"orders": Orders}

    def __init__(self, orders: Orders, space: Space, port: Space, was_inside: bool, entering: int) -> None:
        self.orders = orders
        self.space = space
        self.port = port
        self.was_inside = was_inside
        self.entering = entering  # CUs that go behind the walls

    def copy(self) -> "CityEntry":
        return CityEntry(self.orders, self.space, self.port, self.was_inside, self.entering)

    def ask(self, pos: Hannibal) -> list[Question]:
        least, most = self._elephant_range(pos)
        if least == most:
            return NO_QUESTIONS
        options = [STATION_ELEPHANTS.of(number) for number in range(least, most + 1)]
        return [Question(self.orders.seat, ASK_SPLIT_ELEPHANTS, options, [self.space])]

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        self._enter(pos, STATION_ELEPHANTS.target(action))

    def advance(self, pos: Hannibal) -> None:
        fewest, _ = self._elephant_range(pos)
        self._enter(pos, fewest)

    def _elephant_range(self, pos: Hannibal) -> tuple[int, int]:
        """17.2  The fewest and the most elephants among those who enter."""
        others = pos.army_units - pos.army_elephants
        return max(0, self.entering - others), min(pos.army_elephants, self.entering)

    def _enter(self, pos: Hannibal, elephants: int) -> None:
        """The general goes in if all do, and sails back with the rest otherwise."""
        seat = self.orders.seat
        pos.march_left = 0
        pos.go_inside(seat, self.space, self.entering, elephants)
        pos.tell(ARMY_ENTERED_CITY, pos.army, self.entering, self.space)
        if self.entering < pos.army_units:
            part_from_army(pos, self.space, self.entering, elephants)
            pos.replace(VoyageBack(self.orders, self.port, self.was_inside))
            return
        for general in pos.content.generals_of[seat]:
            if pos.marches(general):
                pos.is_inside[general] = True
        pos.army_inside = True
        pos.intercepted = False
        pos.pop()
        halt(pos, self.orders)
