"""24.12, 24.16  Events that bring CUs or the siege train."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import Question, Seat
from hatalom.core.shared import replaced
from hatalom.games.hannibal.events import MARKER_CHANGED, TRAIN_PLACED, UNITS_ARRIVED
from hatalom.games.hannibal.names import AFRICAN_REINFORCEMENTS, CARTHAGE, ENEMY, MUTIN, Card, General, Space
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_EVENT_UNITS, ASK_TRAIN_GENERAL, CRUMB_EVENT
from hatalom.games.hannibal.refusals import NOT_FOR_UNITS
from hatalom.games.hannibal.rules.event_targets import train_generals, unit_places
from hatalom.games.hannibal.rules.generals import displace_lone
from hatalom.games.hannibal.verbs import GIVE_TRAIN, PLACE_UNITS


@final
class UnitsEvent(Phase[Hannibal]):
    """24.16  CUs are placed together in one space."""

    FIELDS = ("seat", "card")

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card

    def copy(self) -> "UnitsEvent":
        return UnitsEvent(self.seat, self.card)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_EVENT, [self.card])

    def ask(self, pos: Hannibal) -> list[Question]:
        options = [PLACE_UNITS.of(space) for space in unit_places(pos, self.seat, self.card)]
        return [Question(self.seat, ASK_EVENT_UNITS, options, [self.card, pos.content.units_placed[self.card]])]

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        space = Space(PLACE_UNITS.target(action))
        count = min(pos.content.units_placed[self.card], pos.room(seat, space))
        elephants = 0
        if self.card == AFRICAN_REINFORCEMENTS:
            elephants = min(count, pos.content.elephants - pos.elephants_on_map())
        pos.pop()
        pos.place(seat, space, count, elephants)
        pos.tell(UNITS_ARRIVED, seat, count, space, elephants)
        displace_lone(pos, ENEMY[seat], space)
        if self.card == MUTIN and pos.marker[space] != CARTHAGE:
            pos.marker = replaced(pos.marker, space, CARTHAGE)
            pos.tell(MARKER_CHANGED, CARTHAGE, space)

    def why_not(self, pos: Hannibal, seat: Seat, action: int) -> Said | None:
        return Said(NOT_FOR_UNITS, [PLACE_UNITS.target(action), self.card]) if PLACE_UNITS.has(action) else None


@final
class TrainEvent(Phase[Hannibal]):
    """24.5  The siege train goes to any Carthaginian general."""

    FIELDS = ("seat", "card")

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card

    def copy(self) -> "TrainEvent":
        return TrainEvent(self.seat, self.card)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_EVENT, [self.card])

    def ask(self, pos: Hannibal) -> list[Question]:
        return [Question(self.seat, ASK_TRAIN_GENERAL, [GIVE_TRAIN.of(general) for general in train_generals(pos)])]

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        pos.pop()
        pos.train = pos.at[General(GIVE_TRAIN.target(action))]
        pos.tell(TRAIN_PLACED, General(GIVE_TRAIN.target(action)), pos.train)
