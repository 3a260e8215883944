"""10  Other movements: from one place of the alliance to another; the ships of the USA cross the ocean (5.8)."""

from typing import Final, final

from mypy_extensions import i64

from hatalom.core.message import Said
from hatalom.core.numbers import bit
from hatalom.core.position import Kept, Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import flagged
from hatalom.games.great_war.events import GENERAL_MOVED, MOVED, SHIPS_CROSSED
from hatalom.games.great_war.names import (
    NO_GENERAL,
    NOWHERE,
    PLACES,
    PROVINCE_COUNT,
    General,
    Place,
    Power,
    Unit,
    is_land,
    piece_of,
)
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.prompts import ASK_GENERAL_ALONG, ASK_MOVE, ASK_MOVE_TO, ASK_MOVE_UNIT, CRUMB_MOVES
from hatalom.games.great_war.refusals import NO_POINTS_LEFT, NOT_OURS
from hatalom.games.great_war.rules.diplomacy.strikes import calm
from hatalom.games.great_war.rules.movement import cost_of, goals_from, may_move_from, movable
from hatalom.games.great_war.rules.sea_ways import FAR
from hatalom.games.great_war.units import Entry, Troops, count_of, kind_of, points_of, with_count, with_points
from hatalom.games.great_war.verbs import END_MOVES, FROM, GENERAL_ALONG, GENERAL_STAYS, MOVE, MOVE_ALL, MOVE_DONE, TO

# What has gone from the place to the goal
NOT_MOVED: Final = 0
SAILED: Final = 1
MARCHED: Final = 2


@final
class Movable(Kept):
    """The units that can go from the place to the goal."""

    def __init__(self, phase: "MoveSlot", entries: Troops) -> None:
        super().__init__(phase)
        self.entries = entries


@final
class MoveSlot(Phase[GreatWar]):
    """10.4r80  One power's movements: a place, a goal, the units; `general` may then go along."""

    FIELDS = ("power", "origin", "goal", "has_moved", "general")

    def __init__(
        self,
        power: Power,
        origin: Place = NOWHERE,
        goal: Place = NOWHERE,
        has_moved: int = NOT_MOVED,
        general: General = NO_GENERAL,
    ) -> None:
        self.power = power
        self.origin = origin
        self.goal = goal
        self.has_moved = has_moved
        self.general = general

    def copy(self) -> "MoveSlot":
        return MoveSlot(self.power, self.origin, self.goal, self.has_moved, self.general)

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_MOVES, [self.power])

    def ask(self, pos: GreatWar) -> list[Question]:
        power = self.power
        seat = pos.seat_of(power)
        if self.general != NO_GENERAL:
            owner = pos.content.general_power[self.general]
            options = [GENERAL_ALONG.of(), GENERAL_STAYS.of()]
            return [Question(pos.seat_of(owner), ASK_GENERAL_ALONG, options, [owner, self.general, self.goal])]
        if self.goal != NOWHERE:
            options = self._unit_options(pos)
            args = [power, self.origin, self.goal]
            return [Question(seat, ASK_MOVE_UNIT, options, args)] if options else NO_QUESTIONS
        if self.origin != NOWHERE:
            goals = goals_from(pos, power, self.origin)
            options = [TO.of(goal) for goal in PLACES if goals[goal] < FAR and goal != self.origin]
            return [Question(seat, ASK_MOVE_TO, options, [power, self.origin])] if options else NO_QUESTIONS
        options = []
        for place in pos.places_of(power):
            if may_move_from(pos, power, place):
                options.append(FROM.of(place))
        if not options:
            return NO_QUESTIONS
        options.append(END_MOVES.of())
        return [Question(seat, ASK_MOVE, options, [power])]

    def _unit_options(self, pos: GreatWar) -> list[int]:
        options: list[int] = []
        total: i64 = 0
        kinds: i64 = 0
        entries = movable(pos, self.power, self.origin, self.goal)
        pos.kept = Movable(self, entries)
        for entry in entries:
            kind = kind_of(entry)
            total += count_of(entry)
            if kinds >> kind & 1 == 0:
                kinds |= bit(kind)
                options.append(MOVE.of(kind))
        if total > 1:
            options.append(MOVE_ALL.of())
        if self.has_moved != NOT_MOVED and options:
            options.append(MOVE_DONE.of())
        return options

    def _movable(self, pos: GreatWar) -> Troops:
        kept = pos.kept_by(self)
        if isinstance(kept, Movable):
            return kept.entries
        return movable(pos, self.power, self.origin, self.goal)

    def apply(self, pos: GreatWar, seat: Seat, action: int) -> None:
        if END_MOVES.has(action):
            pos.pop()
        elif FROM.has(action):
            self.origin = Place(FROM.target(action))
        elif TO.has(action):
            self.goal = Place(TO.target(action))
            self.has_moved = NOT_MOVED
        elif MOVE.has(action):
            self._move_one(pos, Unit(MOVE.target(action)))
        elif MOVE_ALL.has(action):
            for entry in self._movable(pos):
                self._move(pos, entry, count_of(entry))
            self._done(pos)
        elif MOVE_DONE.has(action):
            self._done(pos)
        else:
            self._decide_general(pos, GENERAL_ALONG.has(action))

    def advance(self, pos: GreatWar) -> None:
        if self.goal != NOWHERE:
            self._done(pos)
        elif self.origin != NOWHERE:
            self.origin = NOWHERE
        else:
            pos.pop()

    def why_not(self, pos: GreatWar, seat: Seat, action: int) -> Said | None:
        alliance = pos.alliance[self.power]
        if (
            TO.has(action)
            and pos.side(Place(TO.target(action))) != alliance
            and Place(TO.target(action)) < PROVINCE_COUNT
        ):
            return Said(NOT_OURS, [Place(TO.target(action))])
        if FROM.has(action) or TO.has(action):
            return Said(NO_POINTS_LEFT)
        return None

    def _move_one(self, pos: GreatWar, kind: Unit) -> None:
        """One unit of a kind goes, one with the fewest points that suffice."""
        for entry in self._movable(pos):
            if kind_of(entry) == kind:
                self._move(pos, entry, 1)
                return

    def _move(self, pos: GreatWar, entry: Entry, count: int) -> None:
        kind = kind_of(entry)
        cost = cost_of(pos, entry, self.origin, self.goal)
        pos.remove(self.origin, entry, count)
        pos.add(self.goal, with_points(with_count(entry, count), points_of(entry) - cost))
        self.has_moved = MARCHED if is_land(kind) else max(self.has_moved, SAILED)
        piece = piece_of(self.power, kind)
        if self.origin < PROVINCE_COUNT and pos.content.is_america[self.origin]:
            pos.tell(SHIPS_CROSSED, piece, count, self.goal)
        else:
            pos.tell(MOVED, piece, count, self.origin, self.goal)
        calm(pos, self.goal, kind)

    def _done(self, pos: GreatWar) -> None:
        """10.4r81  A general may go along for one province, once per turn.  A general left without units is free."""
        origin, goal = self.origin, self.goal
        if self.has_moved == MARCHED and pos.content.has_border(goal, origin):
            general = pos.general_in(origin)  # 6.6r38: who commands the province they leave
            if general != NO_GENERAL and not pos.general_moved[general]:
                self.general = general
                self.has_moved = NOT_MOVED
                return
        self._close(pos)

    def _decide_general(self, pos: GreatWar, goes: bool) -> None:
        if goes:
            pos.general_at[self.general] = self.goal
            pos.general_moved = flagged(pos.general_moved, self.general, True)
            pos.tell(GENERAL_MOVED, self.general, self.goal)
        self.general = NO_GENERAL
        self._close(pos)

    def _close(self, pos: GreatWar) -> None:
        if self.origin < PROVINCE_COUNT:
            pos.release_generals(self.origin)
        self.origin = NOWHERE
        self.goal = NOWHERE
        self.has_moved = NOT_MOVED
