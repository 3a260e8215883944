"""6.1, 7.2 to 7.5, 8.2, 9.1  One power's attacks: the target, the attacking force, the allies that join."""

from typing import final

from hatalom.core.message import Message, Said
from hatalom.core.position import Phase
from hatalom.core.question import Question
from hatalom.games.great_war.events import (
    ATTACK_CANCELLED,
    ATTACK_DECLARED,
    INVASION_DECLARED,
    POWER_DECLINED,
    POWER_INVITED,
    POWER_JOINED,
    SEA_ATTACK_DECLARED,
)
from hatalom.games.great_war.legality import (
    CANCELLED_BEFORE,
    NEEDS_FIGHTING_UNIT,
    NEEDS_OWN_UNIT,
    NO_LANDING,
    NO_SHIP_REACHES,
    NO_UNIT_REACHES,
    NOT_ENEMY,
    TOO_LITTLE_IP,
    TOO_MANY_FROM_HERE,
    TOO_MANY_IN_ALL,
)
from hatalom.games.great_war.names import (
    BATTLESHIP,
    NOBODY,
    NOWHERE,
    PROVINCES,
    UNITS,
    is_land,
)
from hatalom.games.great_war.phases.battle import Battle
from hatalom.games.great_war.phases.fleets import (
    commit_fleet,
    has_origin,
    invasion_targets,
    kinds_from,
    load_unit,
    loads_from,
    origins,
    sea_targets,
)
from hatalom.games.great_war.phases.forces import close_battle, has_cargo
from hatalom.games.great_war.phases.memory import (
    attack_count,
    attack_kind,
    attack_origin,
    attacks_on,
    may_attack_again,
    remember_attack,
)
from hatalom.games.great_war.phases.reach import commit_land, land_kinds, land_targets, room_through
from hatalom.games.great_war.phases.romania_russia import may_attack_together
from hatalom.games.great_war.phases.strength import attacking_fighters, attacking_ships
from hatalom.games.great_war.position import (
    INVASION_ATTACK,
    LAND_ATTACK,
    SEA_ATTACK,
    UNDECIDED,
    GreatWar,
)
from hatalom.games.great_war.prompts import ASK_ASSEMBLE, ASK_BATTLE, ASK_COMMIT, ASK_JOIN, CRUMB_ATTACK, CRUMB_BATTLES
from hatalom.games.great_war.units import (
    count_of,
    origin_of,
    power_of,
    without_way,
)
from hatalom.games.great_war.verbs import (
    ALL_IN,
    ATTACK,
    CANCEL,
    COMMIT,
    COMMIT_ALL,
    COMMIT_AS_BEFORE,
    END_BATTLES,
    FIGHT,
    INVADE,
    INVITE,
    JOIN_DONE,
    LOAD,
    ORIGIN,
    ORIGIN_DONE,
)
from hatalom.games.great_war.verbs import SEA_ATTACK as ATTACK_ZONE


@final
class BattleSlot(Phase[GreatWar]):
    """6.1r34  A power makes its attacks one at a time; `cancelled` holds the attacks it called off (20, R130)."""

    FIELDS = ("power", "cancelled")

    def __init__(self, power: int, cancelled: list[int]) -> None:
        self.power = power
        self.cancelled = cancelled

    def copy(self) -> "BattleSlot":
        return BattleSlot(self.power, self.cancelled.copy())

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_BATTLES, [self.power])

    def ask(self, pos: GreatWar) -> list[Question]:
        options: list[int] = []
        found: list[int] = []
        land_targets(pos, self.power, found)
        for target in sorted(found):
            self._offer(options, ATTACK.of(target))
        found = []
        sea_targets(pos, self.power, found)
        for target in sorted(found):
            self._offer(options, ATTACK_ZONE.of(target))
        found = []
        invasion_targets(pos, self.power, found)
        for target in sorted(found):
            self._offer(options, INVADE.of(target))
        if not options:
            return []
        options.append(END_BATTLES.of())
        return [Question(pos.seat_of(self.power), ASK_BATTLE, options, [self.power])]

    def _offer(self, options: list[int], action: int) -> None:
        if action not in self.cancelled:
            options.append(action)

    def apply(self, pos: GreatWar, seat: int, action: int) -> None:
        if END_BATTLES.has(action):
            pos.pop()
            return
        pos.lead = self.power
        pos.force = []
        pos.invited = 1 << self.power
        pos.assault = 0
        pos.outcome = UNDECIDED
        if ATTACK.has(action):
            pos.mode, pos.target = LAND_ATTACK, ATTACK.target(action)
        elif ATTACK_ZONE.has(action):
            pos.mode, pos.target = SEA_ATTACK, ATTACK_ZONE.target(action)
        else:
            pos.mode, pos.target = INVASION_ATTACK, INVADE.target(action)
        pos.push(Assembly(self.power, NOWHERE))

    def advance(self, pos: GreatWar) -> None:
        pos.pop()

    def why_not(self, pos: GreatWar, seat: int, action: int) -> Said | None:
        is_land_attack, is_sea_attack = ATTACK.has(action), ATTACK_ZONE.has(action)
        if not is_land_attack and not is_sea_attack and not INVADE.has(action):
            return None
        place = (ATTACK if is_land_attack else ATTACK_ZONE if is_sea_attack else INVADE).target(action)
        if action in self.cancelled:
            return Said(CANCELLED_BEFORE, [place])
        if not pos.is_enemy(place, pos.alliance[self.power]):
            return Said(NOT_ENEMY, [place])
        if INVADE.has(action) and pos.ip[self.power] < pos.content.invasion_price:
            return Said(TOO_LITTLE_IP, [pos.content.invasion_price, pos.ip[self.power]])
        reason = NO_UNIT_REACHES if is_land_attack else NO_SHIP_REACHES if is_sea_attack else NO_LANDING
        return Said(reason, [place, self.power])


@final
class Assembly(Phase[GreatWar]):
    """7.2 to 7.5  A power puts its part of the attacking force together, place by place.

    The lead also invites allies and gives the word; an ally that was invited says when it is done (7.3r41).
    """

    FIELDS = ("power", "origin")

    def __init__(self, power: int, origin: int) -> None:
        self.power = power
        self.origin = origin

    def copy(self) -> "Assembly":
        return Assembly(self.power, self.origin)

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_ATTACK, [pos.target])

    def ask(self, pos: GreatWar) -> list[Question]:
        seat = pos.seat_of(self.power)
        if self.origin != NOWHERE:
            options = self._units_of(pos, self.origin)
            if not options:
                return []
            return [Question(seat, ASK_COMMIT, options, [self.power, self.origin, pos.target])]
        options = [ORIGIN.of(place) for place in origins(pos, self.power)]
        if options:
            options.append(ALL_IN.of())
            if size_of(pos, self.power) == 0 and may_attack_again(pos, self.power):
                options.append(COMMIT_AS_BEFORE.of())
        if self.power != pos.lead:
            options.append(JOIN_DONE.of())
            return [Question(seat, ASK_JOIN, options, [self.power, pos.lead, pos.target])]
        for power in pos.order:
            if pos.invited >> power & 1 == 0 and may_help(pos, power):
                options.append(INVITE.of(power))
        if why_not_fight(pos) is None:
            options.append(FIGHT.of())
        options.append(CANCEL.of())
        return [Question(seat, ASK_ASSEMBLE, options, [self.power, pos.target, size_of(pos, self.power)])]

    def apply(self, pos: GreatWar, seat: int, action: int) -> None:
        if ORIGIN.has(action):
            self.origin = ORIGIN.target(action)
        elif COMMIT.has(action):
            commit(pos, self.power, self.origin, COMMIT.target(action), 1)
        elif LOAD.has(action):
            load(pos, self.power, self.origin, LOAD.target(action))
        elif COMMIT_ALL.has(action):
            commit_all(pos, self.power, self.origin)
            self.origin = NOWHERE
        elif ORIGIN_DONE.has(action):
            self.origin = NOWHERE
        elif ALL_IN.has(action):
            for place in origins(pos, self.power):
                commit_all(pos, self.power, place)
        elif COMMIT_AS_BEFORE.has(action):
            commit_as_before(pos, self.power)
        elif INVITE.has(action):
            power = INVITE.target(action)
            pos.invited |= 1 << power
            pos.tell(POWER_INVITED, [power, self.power])
            pos.push(Assembly(power, NOWHERE))
        elif JOIN_DONE.has(action):
            size = size_of(pos, self.power)
            pos.tell(POWER_JOINED if size else POWER_DECLINED, [self.power, size] if size else [self.power])
            pos.pop()
        elif CANCEL.has(action):
            self._cancel(pos)
        else:
            self._fight(pos)

    def advance(self, pos: GreatWar) -> None:
        self.origin = NOWHERE

    def why_not(self, pos: GreatWar, seat: int, action: int) -> Said | None:
        if FIGHT.has(action):
            reason = why_not_fight(pos)
            return Said(reason) if reason is not None else None
        if COMMIT.has(action) and self.origin != NOWHERE and self.origin < PROVINCES:
            if is_land(COMMIT.target(action)) and room_through(pos, self.origin, self.origin) == 0:
                if pos.general_in(self.origin) != NOBODY:
                    return Said(TOO_MANY_IN_ALL, [self.origin, pos.content.stack_limit])
                return Said(TOO_MANY_FROM_HERE, [self.origin, pos.content.limit_without_general])
        if ORIGIN.has(action):
            return Said(NO_SHIP_REACHES if pos.mode == SEA_ATTACK else NO_UNIT_REACHES, [pos.target, self.power])
        return None

    def _units_of(self, pos: GreatWar, origin: int) -> list[int]:
        options: list[int] = []
        kinds = kinds_from(pos, self.power, origin)
        for kind in range(UNITS):
            if kinds >> kind & 1:
                options.append(COMMIT.of(kind))
        loads = loads_from(pos, self.power, origin)
        for kind in range(UNITS):
            if loads >> kind & 1:
                options.append(LOAD.of(kind))
        if options:
            options.append(COMMIT_ALL.of())
            options.append(ORIGIN_DONE.of())
        return options

    def _cancel(self, pos: GreatWar) -> None:
        """20 (R130)  Before the first dice everybody goes back, and the lead may not choose this target again."""
        pos.tell(ATTACK_CANCELLED, [self.power, pos.target])
        for entry in pos.force:
            pos.add(origin_of(entry), without_way(entry))
        if has_cargo(pos):
            pos.ip[pos.lead] += pos.content.invasion_price
        verb = ATTACK if pos.mode == LAND_ATTACK else ATTACK_ZONE if pos.mode == SEA_ATTACK else INVADE
        action = verb.of(pos.target)
        close_battle(pos)
        pos.pop()
        slot = pos.stack[-1]
        if isinstance(slot, BattleSlot):
            slot.cancelled.append(action)

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
        pos.tell(message, [self.power, pos.target, size])
        remember_attack(pos)
        pos.replace(Battle(0))


def size_of(pos: GreatWar, power: int) -> int:
    """How many of the attackers are of this power."""
    total = 0
    for entry in pos.force:
        if power_of(entry) == power:
            total += count_of(entry)
    return total


def why_not_fight(pos: GreatWar) -> Message | None:
    """7.3, 7.5r43, 8.5r67, 9.1r71  A unit of the lead; at sea a ship; on land a fighter; ships with cargo only."""
    if size_of(pos, pos.lead) == 0:
        return NEEDS_OWN_UNIT
    if pos.mode == SEA_ATTACK:
        return None if attacking_ships(pos) > 0 else NEEDS_FIGHTING_UNIT
    if attacking_fighters(pos) == 0:
        return NEEDS_FIGHTING_UNIT
    if attacking_ships(pos) > 0 and not has_cargo(pos):
        return NEEDS_FIGHTING_UNIT
    return None


def may_help(pos: GreatWar, power: int) -> bool:
    """7.3r41, 18.16  An ally that has something in reach; Romanians and Russians never attack together."""
    if pos.alliance[power] != pos.alliance[pos.lead]:
        return False
    if not may_attack_together(pos, power, pos.lead):
        return False
    for entry in pos.force:
        if not may_attack_together(pos, power, power_of(entry)):
            return False
    return has_origin(pos, power)


def commit(pos: GreatWar, power: int, origin: int, kind: int, most: int) -> bool:
    """Units of a kind that are alike join, over land if they can, otherwise with the fleet."""
    if pos.mode != SEA_ATTACK and origin < PROVINCES and is_land(kind):
        if land_kinds(pos, power, origin, pos.target) >> kind & 1:
            return commit_land(pos, power, origin, pos.target, kind, most)
    if pos.mode == LAND_ATTACK:
        return False
    return commit_fleet(pos, power, origin, kind, most)


def load(pos: GreatWar, power: int, port: int, kind: int) -> None:
    """9.2r72  The lead pays when the first unit is embarked."""
    if not has_cargo(pos):
        pos.ip[pos.lead] -= pos.content.invasion_price
    load_unit(pos, power, port, kind)


def commit_all(pos: GreatWar, power: int, origin: int) -> None:
    """Everything that can go from a place: battleships loaded first, then the other units in the order of the card."""
    if pos.mode == INVASION_ATTACK:
        for kind in range(UNITS):
            while loads_from(pos, power, origin) >> kind & 1 and kinds_from(pos, power, origin) >> kind & 1 == 0:
                load(pos, power, origin, kind)
    kinds = kinds_from(pos, power, origin)
    for kind in range(UNITS):
        if kinds >> kind & 1 == 0 or (kind == BATTLESHIP and pos.mode == INVASION_ATTACK and not has_cargo(pos)):
            continue
        while kinds_from(pos, power, origin) >> kind & 1:
            if not commit(pos, power, origin, kind, pos.content.stack_limit):
                break


def commit_as_before(pos: GreatWar, power: int) -> None:
    """20  The units of the power's last attack on this place, as far as they can go again."""
    for attack in attacks_on(pos, power):
        origin, kind = attack_origin(attack), attack_kind(attack)
        for _ in range(attack_count(attack)):
            if kinds_from(pos, power, origin) >> kind & 1 == 0 or not commit(pos, power, origin, kind, 1):
                break
