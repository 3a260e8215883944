"""15  Retreats: into the city, or step by step to the nearest refuge."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import Question
from hatalom.games.hannibal.events import (
    FORCE_ELIMINATED,
    JOINED_RETREAT,
    RETREATED_INTO_CITY,
    RETREATED_TO,
    TRAIN_LOST,
    UNITS_LOST,
)
from hatalom.games.hannibal.names import CARTHAGE, NOBODY, SORTIE
from hatalom.games.hannibal.phases.command import settle_command
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import (
    ASK_JOIN,
    ASK_LOSSES,
    ASK_RETREAT,
    ASK_RETREAT_CITY,
    ASK_STATION_ELEPHANTS,
    ASK_STATION_GENERALS,
    CRUMB_RETREAT,
)
from hatalom.games.hannibal.refusals import NOT_A_RETREAT
from hatalom.games.hannibal.rules.fatigue import lose_of_army, part_from_army
from hatalom.games.hannibal.rules.generals import displace, displace_lone, send_home
from hatalom.games.hannibal.rules.retreat_paths import loss_at, offered_paths
from hatalom.games.hannibal.verbs import (
    DONE,
    HALT,
    JOIN_RETREAT,
    LEAVE_THEM,
    LOSE_ELEPHANTS,
    RETREAT_INTO_CITY,
    RETREAT_TO,
    STATION_ELEPHANTS,
    STATION_GENERAL,
)

BEGIN: Final = 0
CITY_UNITS: Final = 1
CITY_ELEPHANTS: Final = 2
CITY_GENERALS: Final = 3
PATH: Final = 4
LOSING: Final = 5
JOINING: Final = 6


@final
class Retreat(Phase[Hannibal]):
    """15.1  The beaten force, where it stands, and the ways that are open to it."""

    FIELDS = ("seat", "step", "space", "units", "elephants", "generals", "owed", "done", "paths")

    def __init__(
        self,
        seat: int,
        step: int = BEGIN,
        space: int = NOBODY,
        units: int = 0,
        elephants: int = 0,
        generals: int = 0,
        owed: int = 0,
        done: int = 0,
        paths: list[list[int]] | None = None,
    ) -> None:
        self.seat = seat
        self.step = step
        self.space = space
        self.units = units
        self.elephants = elephants
        self.generals = generals
        self.owed = owed  # CUs to be lost in this space; before the march: CUs that go into the city
        self.done = done  # spaces entered so far
        self.paths: list[list[int]] = paths if paths is not None else []  # never changed in place

    def copy(self) -> "Retreat":
        return Retreat(
            self.seat,
            self.step,
            self.space,
            self.units,
            self.elephants,
            self.generals,
            self.owed,
            self.done,
            self.paths,
        )

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_RETREAT, [self.seat])

    # -- asking ----------------------------------------------------------------------------------------------

    def ask(self, pos: Hannibal) -> list[Question]:
        step = self.step
        if step == CITY_UNITS:
            options = [RETREAT_INTO_CITY(number) for number in range(self._city_least(pos), self._city_most(pos) + 1)]
            return [Question(self.seat, ASK_RETREAT_CITY, options, [self.space])]
        if step == CITY_ELEPHANTS:
            least, most = self._range(self.owed)
            if least < most:
                options = [STATION_ELEPHANTS(number) for number in range(least, most + 1)]
                return [Question(self.seat, ASK_STATION_ELEPHANTS, options, [self.space])]
        elif step == CITY_GENERALS and self.units > 0 and self.generals:
            options = [STATION_GENERAL(g) for g in self._admitted(pos)]
            if not options:
                return []
            options.append(DONE())
            return [Question(self.seat, ASK_STATION_GENERALS, options, [self.space])]
        elif step == PATH:
            return self._ask_path(pos)
        elif step == LOSING and self.seat == CARTHAGE:
            least, most = self._range(min(self.owed, self.units))
            if least < most:
                options = [LOSE_ELEPHANTS(number) for number in range(least, most + 1)]
                return [Question(self.seat, ASK_LOSSES, options, [self.owed, self.space])]
        elif step == JOINING and self._may_join(pos):
            options = [JOIN_RETREAT(), LEAVE_THEM()]
            return [Question(self.seat, ASK_JOIN, options, [self._others(pos), self.space])]
        return []

    def _ask_path(self, pos: Hannibal) -> list[Question]:
        options: list[int] = []
        for path in self.paths:
            if len(path) > self.done and RETREAT_TO(path[self.done]) not in options:
                options.append(RETREAT_TO(path[self.done]))
        if self.done > 0:
            for path in self.paths:
                if len(path) == self.done and options:
                    options.append(HALT())
                    break
        if not options:
            return []
        return [Question(self.seat, ASK_RETREAT, options, [self.units])]

    # -- answers ---------------------------------------------------------------------------------------------

    def apply(self, pos: Hannibal, seat: int, action: int) -> None:
        if RETREAT_TO.has(action):
            self._enter(pos, RETREAT_TO.target(action))
        elif RETREAT_INTO_CITY.has(action):
            self.owed = RETREAT_INTO_CITY.target(action)
            self.step = CITY_ELEPHANTS
        elif STATION_ELEPHANTS.has(action):
            self._enter_city(pos, STATION_ELEPHANTS.target(action))
        elif STATION_GENERAL.has(action):
            self._general_inside(pos, STATION_GENERAL.target(action))
        elif LOSE_ELEPHANTS.has(action):
            self._lose(pos, LOSE_ELEPHANTS.target(action))
        elif JOIN_RETREAT.has(action):
            self._join(pos)
            self.step = PATH
        elif HALT.has(action):
            self._arrive(pos)
        elif LEAVE_THEM.has(action):
            self.step = PATH
        else:
            self._set_out(pos)

    def why_not(self, pos: Hannibal, seat: int, action: int) -> Said | None:
        return Said(NOT_A_RETREAT, [RETREAT_TO.target(action)]) if RETREAT_TO.has(action) else None

    def advance(self, pos: Hannibal) -> None:
        step = self.step
        if step == BEGIN:
            self._begin(pos)
        elif step == CITY_ELEPHANTS:
            self._enter_city(pos, self._range(self.owed)[0])
        elif step == CITY_GENERALS:
            if self.units == 0:
                for general in self._admitted(pos):
                    self._general_inside(pos, general)
            self._set_out(pos)
        elif step == PATH:
            self._arrive(pos)
        elif step == LOSING:
            self._lose(pos, self._range(min(self.owed, self.units))[0])
        else:
            self.step = PATH

    def _begin(self, pos: Hannibal) -> None:
        space, seat = pos.battle_space, self.seat
        self.space = space
        self.units = pos.outside(seat, space)
        self.elephants = pos.elephants[space] if seat == CARTHAGE else 0
        for general in pos.generals_at(seat, space, False):
            self.generals |= 1 << general
        if seat == CARTHAGE and pos.train == space:
            pos.train = NOBODY
            pos.tell(TRAIN_LOST, [space])
        if self._may_enter_city(pos):
            self.step = CITY_UNITS
        else:
            self._set_out(pos)

    # -- the city (15.5, 15.9) -------------------------------------------------------------------------------

    def _may_enter_city(self, pos: Hannibal) -> bool:
        """15.9  An own city without siege; a besieged one only for those who came out of it."""
        if not pos.has_own_city(self.seat, self.space):
            return False
        return pos.siege[self.space] == 0 or (pos.battle_sortie[2] | pos.battle_sortie[0]) != 0

    def _city_most(self, pos: Hannibal) -> int:
        room = pos.content.capacity[self.space] - pos.garrison[self.space]
        if pos.siege[self.space] > 0:
            room = min(room, pos.battle_sortie[0])
        return max(0, min(room, self.units))

    def _city_least(self, pos: Hannibal) -> int:
        """15.4  Who sallied goes back; who has no other way takes all that fit along."""
        return self._city_most(pos) if pos.battle_way == SORTIE and self.seat == pos.battle_active else 0

    def _enter_city(self, pos: Hannibal, elephants: int) -> None:
        pos.go_inside(self.seat, self.space, self.owed, elephants)
        self.units -= self.owed
        self.elephants -= elephants
        if self.seat == pos.battle_active:
            part_from_army(pos, self.space, self.owed, elephants)
        pos.tell(RETREATED_INTO_CITY, [self.seat, self.owed, self.space])
        self.step = CITY_GENERALS if self.owed > 0 or self.units == 0 else PATH
        self.owed = 0
        if self.step == PATH:
            self._set_out(pos)

    def _admitted(self, pos: Hannibal) -> list[int]:
        """15.9  Into a besieged city only those who came out of it."""
        if pos.siege[self.space] == 0:
            return self._generals(pos)
        return [g for g in self._generals(pos) if (pos.battle_sortie[2] >> g) & 1]

    def _general_inside(self, pos: Hannibal, general: int) -> None:
        pos.is_inside[general] = True
        self.generals &= ~(1 << general)

    # -- the way (15.1 to 15.8) ------------------------------------------------------------------------------

    def _set_out(self, pos: Hannibal) -> None:
        self.owed = 0
        if self.units == 0 and self.generals == 0:
            pos.tidy(self.space)
            pos.pop()
            return
        self.step = PATH
        self.paths = offered_paths(pos, self.seat, self.units)
        if not self.paths:
            self._perish(pos)

    def _enter(self, pos: Hannibal, space: int) -> None:
        kept: list[list[int]] = []
        for path in self.paths:
            if len(path) > self.done and path[self.done] == space:
                kept.append(path)
        self.paths = kept
        self.done += 1
        pos.shift(self.seat, self.space, space, self.units, self.elephants)
        for general in self._generals(pos):
            pos.at[general] = space
        pos.tidy(self.space)
        pos.tidy(space)  # 24.5: a siege train that is alone there is lost
        self.space = space
        pos.tell(RETREATED_TO, [self.seat, self.units, space])
        if self.units > 0 and not pos.has_enemy_outside(self.seat, space):
            displace_lone(pos, 1 - self.seat, space)
        self.owed = loss_at(pos, self.seat, space)
        self.step = LOSING if self.owed > 0 and self.units > 0 else JOINING

    def _lose(self, pos: Hannibal, elephants: int) -> None:
        count = min(self.owed, self.units)
        self.owed = 0
        self.units -= count
        self.elephants -= elephants
        pos.battle_lost[self.seat] += count
        self._lose_fighters(pos, count, elephants)
        pos.tell(UNITS_LOST, [self.seat, count, self.space, elephants])
        if self.units == 0:
            self._fall(pos)
        pos.lose(self.seat, self.space, count, elephants, False)
        self.step = JOINING
        if self.units == 0:
            pos.pop()

    def _others(self, pos: Hannibal) -> int:
        return pos.outside(self.seat, self.space) - self.units

    def _may_join(self, pos: Hannibal) -> bool:
        """15.3  Friends on the way who are not more numerous; at the goal they are together anyway."""
        for path in self.paths:
            if len(path) == self.done:
                return False
        return 0 < self._others(pos) <= self.units

    def _join(self, pos: Hannibal) -> None:
        pos.tell(JOINED_RETREAT, [self.seat, self._others(pos), self.space])
        self.units = pos.outside(self.seat, self.space)
        self.elephants = pos.elephants[self.space] if self.seat == CARTHAGE else 0
        for general in pos.generals_at(self.seat, self.space, False):
            self.generals |= 1 << general

    def _arrive(self, pos: Hannibal) -> None:
        for general in self._generals(pos):
            if not pos.may_stand(general, self.space):
                send_home(pos, general)
        if self.seat == pos.battle_active:
            part_from_army(pos, self.space, pos.army_units, pos.army_elephants)
        pos.pop()
        settle_command(pos, self.seat, self.space, self.generals)

    def _perish(self, pos: Hannibal) -> None:
        """15.7  No lawful way: the force is eliminated, its generals displaced."""
        pos.tell(FORCE_ELIMINATED, [self.seat, self.units, self.space])
        pos.battle_lost[self.seat] += self.units
        self._lose_fighters(pos, self.units, self.elephants)
        self._fall(pos)
        pos.lose(self.seat, self.space, self.units, self.elephants, False)
        pos.pop()

    def _lose_fighters(self, pos: Hannibal, count: int, elephants: int) -> None:
        """9.4  Of a beaten attacker those fall first who fought, then those who joined him on the way."""
        if self.seat == pos.battle_active:
            lose_of_army(pos, min(count, pos.army_units), min(elephants, pos.army_elephants))

    def _fall(self, pos: Hannibal) -> None:
        for general in self._generals(pos):
            displace(pos, general)
        self.generals = 0

    def _generals(self, pos: Hannibal) -> list[int]:
        return [g for g in pos.content.generals_of[self.seat] if (self.generals >> g) & 1]

    def _range(self, count: int) -> tuple[int, int]:
        """How many elephants may be among so many CUs of the force."""
        if self.seat != CARTHAGE:
            return 0, 0
        return max(0, count - (self.units - self.elephants)), min(self.elephants, count)
