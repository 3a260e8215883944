"""7.2 to 7.5, 8.2, 9.1  The attacking force is put together, and allies are asked to join."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.numbers import bit
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.vecs import vec
from hatalom.games.great_war.events import (
    ATTACK_CANCELLED,
    ATTACK_DECLARED,
    CAME_FROM,
    INVASION_DECLARED,
    POWER_DECLINED,
    POWER_INVITED,
    POWER_JOINED,
    SEA_ATTACK_DECLARED,
)
from hatalom.games.great_war.names import NOWHERE, PLACE_COUNT, UNITS, Place, Power, Unit, is_land
from hatalom.games.great_war.phases.battles.battle import Battle
from hatalom.games.great_war.position import INVASION_ATTACK, LAND_ATTACK, SEA_ATTACK, GreatWar
from hatalom.games.great_war.prompts import ASK_ASSEMBLE, ASK_COMMIT, ASK_JOIN, CRUMB_ATTACK
from hatalom.games.great_war.refusals import NO_SHIP_REACHES, NO_UNIT_REACHES, TOO_MANY_FROM_HERE, TOO_MANY_IN_ALL
from hatalom.games.great_war.rules.battles.approach import keep_approach
from hatalom.games.great_war.rules.battles.assembling import (
    commit,
    commit_all,
    commit_as_before,
    commit_everything,
    helpers,
    load,
    may_commit_as_before,
    size_of,
    why_not_fight,
    would_send,
)
from hatalom.games.great_war.rules.battles.fleets import kinds_from, loads_from, origins
from hatalom.games.great_war.rules.battles.forces import has_cargo
from hatalom.games.great_war.rules.battles.reach import room_through
from hatalom.games.great_war.rules.memory import remember_attack
from hatalom.games.great_war.units import Entry, count_of, origin_of, power_of, without_way
from hatalom.games.great_war.verbs import (
    ALL_IN,
    CANCEL,
    COMMIT,
    COMMIT_ALL,
    COMMIT_AS_BEFORE,
    FIGHT,
    INVITE,
    JOIN_DONE,
    LOAD,
    ORIGIN,
    ORIGIN_DONE,
)


@final
class Assembly(Phase[GreatWar]):
    """7.2 to 7.5  A power puts its part of the attacking force together, place by place.

    The lead also invites allies and starts the battle; an ally that was invited says when it is done (7.3r41).
    """

    FIELDS = ("power", "origin")

    def __init__(self, power: Power, origin: Place = NOWHERE) -> None:
        self.power = power
        self.origin = origin

    def copy(self) -> "Assembly":
        return Assembly(self.power, self.origin)

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_ATTACK, [pos.target])

    def ask(self, pos: GreatWar) -> list[Question]:
        seat = pos.seat_of(self.power)
        keep_approach(pos, self)
        if self.origin != NOWHERE:
            options = self._units_of(pos, self.origin)
            if not options:
                return NO_QUESTIONS
            return [Question(seat, ASK_COMMIT, options, [self.power, self.origin, pos.target])]
        places = origins(pos, self.power)
        options = [ORIGIN.of(place) for place in places]
        if options:
            if self._may_send(pos, places):
                options.append(ALL_IN.of())
            if size_of(pos, self.power) == 0 and may_commit_as_before(pos, self.power):
                options.append(COMMIT_AS_BEFORE.of())
        if self.power != pos.lead:
            options.append(JOIN_DONE.of())
            return [Question(seat, ASK_JOIN, options, [self.power, pos.lead, pos.target])]
        for power in helpers(pos):
            options.append(INVITE.of(power))
        if why_not_fight(pos) is None:
            options.append(FIGHT.of())
        options.append(CANCEL.of())
        return [Question(seat, ASK_ASSEMBLE, options, [self.power, pos.target, size_of(pos, self.power)])]

    def apply(self, pos: GreatWar, seat: Seat, action: int) -> None:
        if ORIGIN.has(action):
            self.origin = Place(ORIGIN.target(action))
        elif COMMIT.has(action):
            commit(pos, self.power, self.origin, Unit(COMMIT.target(action)), 1)
        elif LOAD.has(action):
            load(pos, self.power, self.origin, Unit(LOAD.target(action)))
        elif COMMIT_ALL.has(action):
            commit_all(pos, self.power, self.origin)
            self.origin = NOWHERE
        elif ORIGIN_DONE.has(action):
            self.origin = NOWHERE
        elif ALL_IN.has(action):
            commit_everything(pos, self.power)
        elif COMMIT_AS_BEFORE.has(action):
            commit_as_before(pos, self.power)
        elif INVITE.has(action):
            power = Power(INVITE.target(action))
            pos.invited |= bit(power)
            pos.tell(POWER_INVITED, power, self.power)
            pos.push(Assembly(power))
        elif JOIN_DONE.has(action):
            size = size_of(pos, self.power)
            if size > 0:
                pos.tell(POWER_JOINED, self.power, size)
            else:
                pos.tell(POWER_DECLINED, self.power)
            pos.pop()
        elif CANCEL.has(action):
            self._cancel(pos)
        else:
            self._fight(pos)

    def advance(self, pos: GreatWar) -> None:
        self.origin = NOWHERE

    def why_not(self, pos: GreatWar, seat: Seat, action: int) -> Said | None:
        if FIGHT.has(action):
            reason = why_not_fight(pos)
            return Said(reason) if reason is not None else None
        if COMMIT.has(action) and is_land(Unit(COMMIT.target(action))):
            if room_through(pos, self.origin, self.origin) == 0:
                if pos.has_general(self.origin):
                    return Said(TOO_MANY_IN_ALL, [self.origin, pos.content.stack_limit])
                return Said(TOO_MANY_FROM_HERE, [self.origin, pos.content.limit_without_general])
        if ORIGIN.has(action):
            return Said(NO_SHIP_REACHES if pos.mode == SEA_ATTACK else NO_UNIT_REACHES, [pos.target, self.power])
        return None

    def _units_of(self, pos: GreatWar, origin: Place) -> list[int]:
        options: list[int] = []
        kinds = kinds_from(pos, self.power, origin)
        for kind in UNITS:
            if kinds >> kind & 1:
                options.append(COMMIT.of(kind))
        loads = loads_from(pos, self.power, origin)
        for kind in UNITS:
            if loads >> kind & 1:
                options.append(LOAD.of(kind))
        if options:
            if would_send(pos, self.power, origin):
                options.append(COMMIT_ALL.of())
            options.append(ORIGIN_DONE.of())
        return options

    def _may_send(self, pos: GreatWar, places: list[Place]) -> bool:
        """R131  Whether a click on everything in reach would change anything; the places are those of `origins`."""
        if pos.mode != INVASION_ATTACK:
            return True
        for place in places:
            if would_send(pos, self.power, place):
                return True
        return False

    def _cancel(self, pos: GreatWar) -> None:
        """20 (R130)  Before the first dice everybody goes back; the slot notes that this attack was called off."""
        pos.tell(ATTACK_CANCELLED, self.power, pos.target)
        for entry in pos.force:
            pos.add(origin_of(entry), without_way(entry))
        if has_cargo(pos):
            pos.ip[pos.lead] += pos.content.invasion_price
        pos.force = vec[Entry]()
        pos.pop()

    def _fight(self, pos: GreatWar) -> None:
        size = 0
        for entry in pos.force:
            size += count_of(entry)
        if pos.mode == INVASION_ATTACK and not has_cargo(pos):
            pos.mode = LAND_ATTACK
        message = (
            ATTACK_DECLARED
            if pos.mode == LAND_ATTACK
            else SEA_ATTACK_DECLARED
            if pos.mode == SEA_ATTACK
            else INVASION_DECLARED
        )
        pos.tell(message, self.power, pos.target, size)
        _tell_origins(pos)
        remember_attack(pos)
        pos.replace(Battle())


def _tell_origins(pos: GreatWar) -> None:
    """7.2  From where each power comes, and with how many units."""
    sizes: dict[int, int] = {}
    for entry in pos.force:
        way = PLACE_COUNT * power_of(entry) + origin_of(entry)
        sizes[way] = sizes.get(way, 0) + count_of(entry)
    for way, size in sizes.items():
        pos.tell(CAME_FROM, way // PLACE_COUNT, size, way % PLACE_COUNT)
