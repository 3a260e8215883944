"""6.8, 20.2, 23.3  Where a move ends: Hanno's removal, a siege or subjugation."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import Question
from hatalom.games.hannibal.events import HANNO_REMOVED, SIEGE_BEGUN, TRAITOR_OPENED
from hatalom.games.hannibal.names import (
    BY_CAMPAIGN,
    BY_FORCE_MARCH,
    BY_OPS,
    CITY,
    HANNO,
    NOBODY,
    ROME,
    TARENTUM,
    TRAITOR_IN_TARENTUM,
    TREACHERY,
)
from hatalom.games.hannibal.phases.march.siege import Siege
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_HANNO, ASK_SIEGE, CRUMB_SIEGE
from hatalom.games.hannibal.rules.fatigue import spend_besiegers
from hatalom.games.hannibal.rules.sieges import may_besiege, siege_modifier, take_city
from hatalom.games.hannibal.verbs import BESIEGE, BRIBE, REMOVE_MARKER, REST

HANNO_STEP: Final = 0
SIEGE_STEP: Final = 1
OVER: Final = 2


@final
class Halt(Phase[Hannibal]):
    """6.8  The army has ended its move without a battle."""

    FIELDS = ("seat", "card", "mode", "step")

    def __init__(self, seat: int, card: int, mode: int, step: int) -> None:
        self.seat = seat
        self.card = card
        self.mode = mode
        self.step = step

    def copy(self) -> "Halt":
        return Halt(self.seat, self.card, self.mode, self.step)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_SIEGE, [pos.at[pos.army]])

    def ask(self, pos: Hannibal) -> list[Question]:
        space = pos.at[pos.army]
        if self.step == HANNO_STEP:
            if pos.army == HANNO and self._commands(pos, space) and pos.is_pc(ROME, space):
                return [Question(self.seat, ASK_HANNO, [REMOVE_MARKER(), REST()], [space])]
        elif self.step == SIEGE_STEP and not pos.army_inside and may_besiege(pos, self.seat, space):
            options = [BESIEGE()]
            if self.card == TRAITOR_IN_TARENTUM and self.mode == BY_OPS and space == TARENTUM:
                options.append(BRIBE())
            options.append(REST())
            return [Question(self.seat, ASK_SIEGE, options, [pos.army, space])]
        return []

    def apply(self, pos: Hannibal, seat: int, action: int) -> None:
        space = pos.at[pos.army]
        if REMOVE_MARKER.has(action):
            pos.marker[space] = NOBODY
            pos.tell(HANNO_REMOVED, [space])
        elif BESIEGE.has(action):
            self._spend(pos, space)
            pos.tell(SIEGE_BEGUN, [pos.army, space])
            in_campaign = self.mode == BY_CAMPAIGN
            modifier = siege_modifier(pos, seat, space, pos.army, in_campaign)
            pos.push(Siege(seat, space, modifier, self.rolls_at(pos, space)))
        elif BRIBE.has(action):
            self._spend(pos, space)
            pos.tell(TRAITOR_OPENED, [seat, space])
            take_city(pos, seat, space)
        self.step += 1

    def advance(self, pos: Hannibal) -> None:
        if self.step < OVER:
            self.step += 1
        else:
            pos.pop()

    def _commands(self, pos: Hannibal, space: int) -> bool:
        """7.4, 23.3  Who ends his move with a higher general is his subordinate."""
        return pos.commander_of(self.seat, space, pos.army_inside) == pos.army

    def rolls_at(self, pos: Hannibal, space: int) -> int:
        """20.6  Card 54, or Africanus with a Force March: two rolls on a city."""
        if pos.content.kind[space] == CITY:
            if self.card == TREACHERY and self.mode == BY_OPS:
                return 2
            if self.mode == BY_FORCE_MARCH and pos.content.march_siege_rolls[pos.army] > 0:
                return pos.content.march_siege_rolls[pos.army]
        return 1

    def _spend(self, pos: Hannibal, space: int) -> None:
        pos.sieges_tried.append(space)
        spend_besiegers(pos, space, pos.outside(self.seat, space))
