"""6.8, 20.2, 23.3  Where a move ends: Hanno's removal, a siege or subjugation."""

from typing import ClassVar, Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase, Record
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import replaced
from hatalom.games.hannibal.events import ARMY_STOPPED, HANNO_REMOVED, SIEGE_BEGUN, TRAITOR_OPENED
from hatalom.games.hannibal.names import (
    BY_CAMPAIGN,
    BY_FORCE_MARCH,
    CITY,
    HANNO,
    NOBODY,
    ROME,
    TARENTUM,
    TRAITOR_IN_TARENTUM,
    Space,
    Way,
)
from hatalom.games.hannibal.phases.battle.battle import begin_battle
from hatalom.games.hannibal.phases.command import Command
from hatalom.games.hannibal.phases.march.siege import Siege
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_HANNO, ASK_SIEGE, CRUMB_SIEGE
from hatalom.games.hannibal.records import Orders
from hatalom.games.hannibal.rules.fatigue import leave_army, spend_besiegers
from hatalom.games.hannibal.rules.generals import appoint, equals_at
from hatalom.games.hannibal.rules.marching import charm_entered, end_march, touch
from hatalom.games.hannibal.rules.sieges import may_besiege, siege_modifier, take_city
from hatalom.games.hannibal.verbs import BESIEGE, BRIBE, REMOVE_MARKER, REST

HANNO_STEP: Final = 0
SIEGE_STEP: Final = 1
OVER: Final = 2


@final
class Halt(Phase[Hannibal]):
    """6.8  The army has ended its move without a battle."""

    FIELDS = ("orders", "step")
    RECORDS: ClassVar[dict[str, type[Record]]] = {"orders": Orders}

    def __init__(self, orders: Orders, step: int) -> None:
        self.orders = orders
        self.step = step

    def copy(self) -> "Halt":
        return Halt(self.orders, self.step)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_SIEGE, [pos.at[pos.army]])

    def ask(self, pos: Hannibal) -> list[Question]:
        space = pos.at[pos.army]
        if self.step == HANNO_STEP:
            if pos.army == HANNO and self._commands(pos, space) and pos.is_pc(ROME, space):
                return [Question(self.orders.seat, ASK_HANNO, [REMOVE_MARKER.of(), REST.of()], [space])]
        elif self.step == SIEGE_STEP and may_besiege(pos, self.orders.seat, space):
            options = [BESIEGE.of()]
            if self.orders.card == TRAITOR_IN_TARENTUM and space == TARENTUM:
                options.append(BRIBE.of())
            options.append(REST.of())
            return [Question(self.orders.seat, ASK_SIEGE, options, [pos.army, space])]
        return NO_QUESTIONS

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        space = pos.at[pos.army]
        if REMOVE_MARKER.has(action):
            pos.marker = replaced(pos.marker, space, NOBODY)
            pos.tell(HANNO_REMOVED, space)
        elif BESIEGE.has(action):
            self._spend(pos, space)
            pos.tell(SIEGE_BEGUN, pos.army, space)
            in_campaign = self.orders.mode == BY_CAMPAIGN
            modifier = siege_modifier(pos, seat, space, pos.army, in_campaign)
            pos.push(Siege(seat, space, modifier, self.rolls_at(pos, space)))
        elif BRIBE.has(action):
            self._spend(pos, space)
            pos.tell(TRAITOR_OPENED, seat, space)
            take_city(pos, seat, space)
        self.step = OVER

    def advance(self, pos: Hannibal) -> None:
        if self.step < OVER:
            self.step += 1
        else:
            close(pos, self.orders)

    def _commands(self, pos: Hannibal, space: Space) -> bool:
        """7.4, 23.3  A general who ends his move with a higher one is his subordinate."""
        return pos.commander_of(self.orders.seat, space, pos.army_inside) == pos.army

    def rolls_at(self, pos: Hannibal, space: Space) -> int:
        """20.6  A card that says so (54), or Africanus with a Force March: two rolls on a city."""
        if pos.content.kind[space] == CITY:
            if pos.content.siege_rolls[self.orders.card]:
                return pos.content.siege_rolls[self.orders.card]
            if self.orders.mode == BY_FORCE_MARCH and pos.content.march_siege_rolls[pos.army]:
                return pos.content.march_siege_rolls[pos.army]
        return 1

    def _spend(self, pos: Hannibal, space: Space) -> None:
        pos.sieges_tried = [*pos.sieges_tried, space]
        spend_besiegers(pos, space, pos.outside(self.orders.seat, space))


def halt(pos: Hannibal, orders: Orders) -> None:
    """6.8  The move is over: at its end there may be a siege, Hanno's removal, a change of command."""
    pos.avoided = False
    charm_entered(pos, orders)
    space = pos.at[pos.army]
    pos.tell(ARMY_STOPPED, pos.army, space)
    appoint(pos, pos.army)
    touch(pos, space)
    pos.replace(Halt(orders, HANNO_STEP))


def fight(pos: Hannibal, orders: Orders, space: Space, came_from: Space, way: Way) -> None:
    """6.4, 6.5  The move ends in a battle; nobody besieges after it."""
    pos.replace(Halt(orders, OVER))
    begin_battle(pos, orders.seat, space, came_from, way)


def close(pos: Hannibal, orders: Orders) -> None:
    """7.6  The activation is over; where a stack has changed its owner may name another commander."""
    pos.pop()
    leave_army(pos, pos.at[pos.army], pos.army_units)
    touched = pos.march_touched
    end_march(pos)
    for space in touched:
        if len(equals_at(pos, orders.seat, space, False)) > 1:
            pos.push(Command(orders.seat, space))
