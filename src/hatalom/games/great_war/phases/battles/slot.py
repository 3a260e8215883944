"""6.1  Battles: one power's slot."""

from typing import final

from hatalom.core.action import Verb
from hatalom.core.message import Said
from hatalom.core.numbers import bit
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.great_war.names import NOWHERE, Place, Power
from hatalom.games.great_war.phases.battles.assembly import Assembly
from hatalom.games.great_war.position import INVASION_ATTACK, LAND_ATTACK, SEA_ATTACK, GreatWar
from hatalom.games.great_war.prompts import ASK_BATTLE, CRUMB_BATTLES
from hatalom.games.great_war.refusals import (
    CANCELLED_BEFORE,
    NO_LANDING,
    NO_SHIP_REACHES,
    NO_UNIT_REACHES,
    NOT_ENEMY_PLACE,
    TOO_LITTLE_IP,
)
from hatalom.games.great_war.rules.battles.fleets import invasion_targets, sea_targets
from hatalom.games.great_war.rules.battles.forces import close_battle
from hatalom.games.great_war.rules.battles.reach import land_targets
from hatalom.games.great_war.verbs import ATTACK, END_BATTLES, INVADE
from hatalom.games.great_war.verbs import SEA_ATTACK as ATTACK_ZONE


@final
class BattleSlot(Phase[GreatWar]):
    """6.1r34  A power makes its attacks one at a time; `cancelled` holds the attacks it called off (20, R130)."""

    FIELDS = ("power", "cancelled")

    def __init__(self, power: Power, cancelled: list[int] | None = None) -> None:
        self.power = power
        self.cancelled: list[int] = cancelled if cancelled is not None else []

    def copy(self) -> "BattleSlot":
        return BattleSlot(self.power, self.cancelled.copy())

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_BATTLES, [self.power])

    def ask(self, pos: GreatWar) -> list[Question]:
        if pos.target != NOWHERE:  # an attack was called off
            return NO_QUESTIONS
        options: list[int] = []
        self._offer(options, ATTACK, land_targets(pos, self.power))
        self._offer(options, ATTACK_ZONE, sea_targets(pos, self.power))
        self._offer(options, INVADE, invasion_targets(pos, self.power))
        if not options:
            return NO_QUESTIONS
        options.append(END_BATTLES.of())
        return [Question(pos.seat_of(self.power), ASK_BATTLE, options, [self.power])]

    def _offer(self, options: list[int], verb: Verb, targets: list[Place]) -> None:
        targets.sort()
        for target in targets:
            action = verb.of(target)
            if not self.cancelled or action not in self.cancelled:
                options.append(action)

    def apply(self, pos: GreatWar, seat: Seat, action: int) -> None:
        if END_BATTLES.has(action):
            pos.pop()
            return
        pos.lead = self.power
        pos.invited = bit(self.power)
        if ATTACK.has(action):
            pos.mode, pos.target = LAND_ATTACK, Place(ATTACK.target(action))
        elif ATTACK_ZONE.has(action):
            pos.mode, pos.target = SEA_ATTACK, Place(ATTACK_ZONE.target(action))
        else:
            pos.mode, pos.target = INVASION_ATTACK, Place(INVADE.target(action))
        pos.push(Assembly(self.power))

    def advance(self, pos: GreatWar) -> None:
        if pos.target == NOWHERE:
            pos.pop()
        else:
            verb = ATTACK if pos.mode == LAND_ATTACK else ATTACK_ZONE if pos.mode == SEA_ATTACK else INVADE
            self.cancelled.append(verb.of(pos.target))
            close_battle(pos)

    def why_not(self, pos: GreatWar, seat: Seat, action: int) -> Said | None:
        is_land_attack, is_sea_attack = ATTACK.has(action), ATTACK_ZONE.has(action)
        if not is_land_attack and not is_sea_attack and not INVADE.has(action):
            return None
        verb = ATTACK if is_land_attack else ATTACK_ZONE if is_sea_attack else INVADE
        place = Place(verb.target(action))
        if action in self.cancelled:
            return Said(CANCELLED_BEFORE, [place])
        if not pos.is_enemy(place, pos.alliance[self.power]):
            return Said(NOT_ENEMY_PLACE, [place])
        if INVADE.has(action) and pos.ip[self.power] < pos.content.invasion_price:
            return Said(TOO_LITTLE_IP, [pos.content.invasion_price, pos.ip[self.power]])
        reason = NO_UNIT_REACHES if is_land_attack else NO_SHIP_REACHES if is_sea_attack else NO_LANDING
        return Said(reason, [place, self.power])
