"""7.28 to 7.31, 7.36, 8.9, 9.8  After the battle: advance, occupation, ships in the port, and the way home."""

from collections.abc import Iterable
from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import flagged
from hatalom.core.vecs import append, vec
from hatalom.games.great_war.events import ADVANCED, GENERAL_ADVANCED, SHIPS_ENTERED
from hatalom.games.great_war.names import (
    GENERALS,
    NO_UNIT,
    General,
    Place,
    Power,
    Unit,
    is_fighting,
    is_ship,
    is_technical,
    piece_of,
)
from hatalom.games.great_war.phases.battles.ships import ShipsFlee, ShipsReturn
from hatalom.games.great_war.position import FREE, SEA_ATTACK, WON, GreatWar
from hatalom.games.great_war.prompts import (
    ASK_ADVANCE,
    ASK_ADVANCE_FROM,
    ASK_ENTER_ZONE,
    ASK_GENERAL_ALONG,
    CRUMB_ADVANCE,
)
from hatalom.games.great_war.refusals import NO_OWN_PORT_HERE, TECHNICAL_NOT_ALONE
from hatalom.games.great_war.rules.battles.advance import may_hold_zone, occupier, occupy, send_home
from hatalom.games.great_war.rules.battles.forces import close_battle
from hatalom.games.great_war.rules.battles.origins import coming_from, ways_of, ways_to_advance
from hatalom.games.great_war.rules.battles.sides import is_in_land_part
from hatalom.games.great_war.rules.romania_russia import may_share
from hatalom.games.great_war.units import (
    Entry,
    Troops,
    count_of,
    kind_of,
    origin_of,
    poorest,
    power_of,
    put,
    with_count,
    without_way,
)
from hatalom.games.great_war.verbs import ADVANCE, ADVANCE_ALL, ADVANCE_DONE, ADVANCE_FROM, GENERAL_ALONG, GENERAL_STAYS

ADVANCE_STEP: Final = 0
GENERALS_STEP: Final = 1
FLEE_STEP: Final = 2
OCCUPY_STEP: Final = 3
SHIPS_STEP: Final = 4
CLOSE_STEP: Final = 5


@final
class Aftermath(Phase[GreatWar]):
    """7.31r56  `waiting` are the powers that may still move in, `inside` the units that did.

    `late` are those whose technical units had no fighting unit to follow when they were asked; `kind` is the unit that
    moves in next, while its province is being asked for (7.28r1).
    """

    FIELDS = ("waiting", "generals", "step", "late", "inside", "kind")

    def __init__(
        self,
        waiting: list[Power],
        generals: list[General],
        step: int = ADVANCE_STEP,
        late: list[Power] | None = None,
        inside: Iterable[Entry] = (),
        kind: Unit = NO_UNIT,
    ) -> None:
        self.waiting = waiting
        self.generals = generals
        self.step = step
        self.late: list[Power] = late if late is not None else []
        self.inside: Troops = vec[Entry]([entry for entry in inside])  # noqa: C416  (as in `numbers_of`)
        self.kind = kind

    def copy(self) -> "Aftermath":
        return Aftermath(self.waiting.copy(), self.generals.copy(), self.step, self.late.copy(), self.inside, self.kind)

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_ADVANCE, [pos.target])

    def ask(self, pos: GreatWar) -> list[Question]:
        if self.waiting and pos.outcome == WON:
            power = self.waiting[0]
            if self.kind != NO_UNIT:
                options = [ADVANCE_FROM.of(way) for way in self.ways(pos)]
                return [Question(pos.seat_of(power), ASK_ADVANCE_FROM, options, [power, self.kind, pos.target])]
            kinds = self._kinds(pos, power)
            if not kinds:
                return NO_QUESTIONS
            options = [ADVANCE.of(kind) for kind in kinds]
            options.append(ADVANCE_ALL.of())
            options.append(ADVANCE_DONE.of())
            prompt = ASK_ENTER_ZONE if pos.mode == SEA_ATTACK else ASK_ADVANCE
            return [Question(pos.seat_of(power), prompt, options, [power, pos.target])]
        if self.step == GENERALS_STEP and self.generals and self._may_go_along(pos, self.generals[0]):
            general = self.generals[0]
            power = pos.content.general_power[general]
            options = [GENERAL_ALONG.of(), GENERAL_STAYS.of()]
            return [Question(pos.seat_of(power), ASK_GENERAL_ALONG, options, [power, general, pos.target])]
        return NO_QUESTIONS

    def apply(self, pos: GreatWar, seat: Seat, action: int) -> None:
        if ADVANCE.has(action):
            kind = Unit(ADVANCE.target(action))
            alike = self._alike(pos, self.waiting[0], kind)
            if ways_of(alike):
                self.kind = kind
            else:
                self._advance(pos, poorest(alike), 1)
        elif ADVANCE_FROM.has(action):
            alike = self._alike(pos, self.waiting[0], self.kind)
            self.kind = NO_UNIT
            self._advance(pos, poorest(coming_from(alike, Place(ADVANCE_FROM.target(action)))), 1)
        elif ADVANCE_ALL.has(action):
            power = self.waiting.pop(0)
            for _ in range(2):  # technical units may follow once a fighting unit is in
                for kind in self._kinds(pos, power):
                    for entry in self._alike(pos, power, kind):
                        self._advance(pos, entry, count_of(entry))
        elif ADVANCE_DONE.has(action):
            self._pass_on(pos)
        else:
            general = self.generals.pop(0)
            if GENERAL_ALONG.has(action):
                pos.general_at[general] = pos.target
                pos.general_moved = flagged(pos.general_moved, general, True)
                pos.tell(GENERAL_ADVANCED, general, pos.target)

    def advance(self, pos: GreatWar) -> None:
        if self.waiting and pos.outcome == WON:
            self._pass_on(pos)
        elif self.late and self._is_occupied():
            self.waiting, self.late = self.late, []
        elif self.step == GENERALS_STEP and self.generals:
            self.generals.pop(0)
        elif self.step == FLEE_STEP and self._is_occupied():
            self.step = OCCUPY_STEP
            if pos.ships(pos.target) > 0:
                pos.push(ShipsFlee(pos.target))
        elif self.step == OCCUPY_STEP:
            self.step = SHIPS_STEP
            self._move_in(pos)
            self._return_land(pos)
        elif self.step == SHIPS_STEP and len(pos.force) > 0:
            self.step = CLOSE_STEP
            pos.push(ShipsReturn())
        elif self.step < CLOSE_STEP:
            self.step += 1
        else:
            self._close(pos)

    def why_not(self, pos: GreatWar, seat: Seat, action: int) -> Said | None:
        if self.step != ADVANCE_STEP or not ADVANCE.has(action) or is_fighting(Unit(ADVANCE.target(action))):
            return None
        return Said(NO_OWN_PORT_HERE if pos.mode == SEA_ATTACK else TECHNICAL_NOT_ALONE, [pos.target])

    # -- moving in ----------------------------------------------------------------------------------------------

    def _pass_on(self, pos: GreatWar) -> None:
        """7.30r55  The next power is asked; guns that had nobody to follow are asked for again."""
        power = self.waiting.pop(0)
        if self._is_occupied():
            return
        for entry in pos.force:
            if power_of(entry) == power and is_technical(kind_of(entry)):
                self.late.append(power)
                return

    def _is_occupied(self) -> bool:
        for entry in self.inside:
            if is_fighting(kind_of(entry)):
                return True
        return False

    def _kinds(self, pos: GreatWar, power: Power) -> list[Unit]:
        """7.28, 7.30r55  What may move in: technical units only together with fighting ones; ships at sea."""
        found: list[Unit] = []
        is_occupied = self._is_occupied()
        for entry in pos.force:
            kind = kind_of(entry)
            if power_of(entry) != power or kind in found or not may_share(pos, power, pos.target):
                continue
            if pos.mode == SEA_ATTACK:
                if is_ship(kind) and may_hold_zone(pos, pos.target, kind):
                    found.append(kind)
            elif is_in_land_part(entry) and (is_fighting(kind) or is_occupied):
                found.append(kind)
        found.sort()
        return found

    def ways(self, pos: GreatWar) -> list[Place]:
        """7.28r1  From where the next unit may move in, the best first."""
        return ways_to_advance(pos, self._alike(pos, self.waiting[0], self.kind))

    def _alike(self, pos: GreatWar, power: Power, kind: Unit) -> Troops:
        alike = vec[Entry]()
        for entry in pos.force:
            if power_of(entry) == power and kind_of(entry) == kind:
                if pos.mode == SEA_ATTACK or is_in_land_part(entry):
                    alike = append(alike, entry)
        return alike

    def _advance(self, pos: GreatWar, entry: Entry, count: int) -> None:
        pos.leave_force(entry, count)
        self.inside = put(self.inside, with_count(entry, count))
        kind = kind_of(entry)
        pos.tell(SHIPS_ENTERED if is_ship(kind) else ADVANCED, piece_of(power_of(entry), kind), count, pos.target)

    def _may_go_along(self, pos: GreatWar, general: General) -> bool:
        """7.31r56, 6.6r38  A unit of his army moved in, fighting units hold the place, and he has not moved yet."""
        if pos.general_moved[general] or not self._is_occupied():
            return False
        for entry in self.inside:
            if origin_of(entry) == pos.general_at[general]:
                return True
        return False

    def _move_in(self, pos: GreatWar) -> None:
        if len(self.inside) == 0:
            return
        target = pos.target
        if pos.mode != SEA_ATTACK:
            for general in GENERALS:
                if pos.general_at[general] == target and not self._is_ours(pos, general):
                    pos.general_at[general] = FREE
            occupy(pos, target, occupier(pos, self.inside))
        for entry in self.inside:
            pos.add(target, without_way(entry))
        self.inside = vec[Entry]()

    def _is_ours(self, pos: GreatWar, general: General) -> bool:
        return pos.alliance[pos.content.general_power[general]] == pos.alliance[pos.lead]

    def _return_land(self, pos: GreatWar) -> None:
        """7.26, 7.34, 9.8r78  Whoever did not move in is back where he came from; ships wait for their orders."""
        for entry in pos.force:
            if pos.mode == SEA_ATTACK or not is_ship(kind_of(entry)):
                pos.leave_force(entry, count_of(entry))
                send_home(pos, entry)

    def _close(self, pos: GreatWar) -> None:
        for general in GENERALS:
            place = pos.general_at[general]
            if place >= 0:
                pos.release_generals(place)
        close_battle(pos)
        pos.pop()
