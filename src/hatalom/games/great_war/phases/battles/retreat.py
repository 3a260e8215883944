"""7.32, 7.33, 8.9  The retreat of the defenders between two assaults."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.great_war.board import ORDERLY_RETREAT
from hatalom.games.great_war.events import GENERAL_RETREATED, RETREATED
from hatalom.games.great_war.names import GENERALS, NO_GENERAL, General, Place, Power, piece_of
from hatalom.games.great_war.position import FREE, GreatWar
from hatalom.games.great_war.prompts import ASK_GENERAL_RETREAT, ASK_RETREAT, CRUMB_RETREAT
from hatalom.games.great_war.rules.battles.retreat import goals_of, has_garrison
from hatalom.games.great_war.rules.battles.sides import has_effect
from hatalom.games.great_war.rules.diplomacy.strikes import calm
from hatalom.games.great_war.units import (
    FACE_UP,
    NO_ENTRY,
    UNTIL_PURCHASE,
    Entry,
    count_of,
    kind_of,
    points_of,
    power_of,
    put,
    turned_of,
    with_count,
    with_points,
    with_turned,
    with_way,
)
from hatalom.games.great_war.verbs import ALL_TO, GENERAL_TO, RETREAT_TO


@final
class Retreat(Phase[GreatWar]):
    """7.33r58  Every unit with a point goes, each to a place of the commander's choice; then the general.

    The commander at the beginning of the retreat commands until it is over.  `bare` are the goals that had no garrison
    when the first unit came (18.21), `held` the others.
    """

    FIELDS = ("power", "at_sea", "bare", "held")

    def __init__(
        self, power: Power, at_sea: bool, bare: list[Place] | None = None, held: list[Place] | None = None
    ) -> None:
        self.power = power
        self.at_sea = at_sea
        self.bare: list[Place] = bare if bare is not None else []
        self.held: list[Place] = held if held is not None else []

    def copy(self) -> "Retreat":
        return Retreat(self.power, self.at_sea, self.bare.copy(), self.held.copy())

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_RETREAT, [pos.target])

    def ask(self, pos: GreatWar) -> list[Question]:
        entry = self._next(pos)
        if entry == NO_ENTRY:
            return self._ask_general(pos)
        power = self.power
        goals = goals_of(pos, entry, self.at_sea)
        options: list[int] = []
        if self._is_choice(pos, goals):
            for goal in goals:
                options.append(RETREAT_TO.of(goal))
        for goal in goals:
            options.append(ALL_TO.of(goal))
        args = [power, kind_of(entry), power_of(entry), count_of(entry)]
        return [Question(pos.seat_of(power), ASK_RETREAT, options, args)]

    def apply(self, pos: GreatWar, seat: Seat, action: int) -> None:
        if GENERAL_TO.has(action):
            self._move_general(pos, Place(GENERAL_TO.target(action)))
        elif RETREAT_TO.has(action):
            self._move(pos, self._next(pos), 1, Place(RETREAT_TO.target(action)))
        else:
            goal = Place(ALL_TO.target(action))
            for entry in pos.units[pos.target]:
                if goal in goals_of(pos, entry, self.at_sea):
                    self._move(pos, entry, count_of(entry), goal)

    def advance(self, pos: GreatWar) -> None:
        pos.pop()

    def _next(self, pos: GreatWar) -> Entry:
        """The next entry that still has to go; NO_ENTRY if nobody else can go."""
        for entry in pos.units[pos.target]:
            if goals_of(pos, entry, self.at_sea):
                return entry
        return NO_ENTRY

    def _is_choice(self, pos: GreatWar, goals: list[Place]) -> bool:
        """R58  Whether the units may separate: several can go, and they have more than one goal between them."""
        total, is_other = 0, len(goals) > 1
        for entry in pos.units[pos.target]:
            found = goals_of(pos, entry, self.at_sea)
            if found:
                total += count_of(entry)
                is_other = is_other or found != goals
        return total > 1 and is_other

    def _move(self, pos: GreatWar, entry: Entry, count: int, goal: Place) -> None:
        """7.33, 6.7r39a  One point spent, and face-down until the Purchase phase unless under Grand Duke Nikolai."""
        if goal not in self.bare and goal not in self.held:
            (self.held if has_garrison(pos, goal) else self.bare).append(goal)
        is_orderly = not self.at_sea and has_effect(pos, pos.general_in(pos.target), ORDERLY_RETREAT)
        gone = with_points(with_count(entry, count), points_of(entry) - 1)
        gone = with_turned(gone, FACE_UP if is_orderly and turned_of(entry) == 0 else UNTIL_PURCHASE)
        pos.remove(pos.target, entry, count)
        pos.add(goal, gone)
        pos.tell(RETREATED, piece_of(power_of(entry), kind_of(entry)), count, goal)
        if goal in self.bare and not self.at_sea:
            pos.retreated = put(pos.retreated, with_way(gone, goal, pos.target))
        calm(pos, goal, kind_of(entry))

    def _ask_general(self, pos: GreatWar) -> list[Question]:
        general = self._general(pos)
        goals = self.bare + self.held
        if general == NO_GENERAL:
            return NO_QUESTIONS
        power = self.power
        options = [GENERAL_TO.of(goal) for goal in sorted(goals)]
        return [Question(pos.seat_of(power), ASK_GENERAL_RETREAT, options, [power, general])]

    def _general(self, pos: GreatWar) -> General:
        if not self.at_sea:
            for general in GENERALS:
                if pos.general_at[general] == pos.target:
                    return general
        return NO_GENERAL

    def _move_general(self, pos: GreatWar, goal: Place) -> None:
        general = self._general(pos)
        pos.general_at[general] = goal if pos.land_units(goal) > 0 else FREE
        pos.tell(GENERAL_RETREATED, general, goal)
