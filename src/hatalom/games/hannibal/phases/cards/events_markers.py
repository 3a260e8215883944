"""24.15, 24.17, 24.18  Events that remove, place or flip markers."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import replaced
from hatalom.games.hannibal.events import MARKER_CHANGED, PC_REMOVED
from hatalom.games.hannibal.names import (
    CAPUA,
    CAPUA_SIDES,
    CARTHAGE,
    ENEMY,
    GRAIN_SHORTAGE,
    NOBODY,
    NUMIDIA_REVOLTS,
    NUMIDIAN_ALLY,
    ROME,
    SOPHONISBA,
    SYRACUSE_CITY,
    Card,
    Province,
    Space,
)
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_EVENT_MARKER, ASK_EVENT_PROVINCE, CRUMB_EVENT
from hatalom.games.hannibal.refusals import NOT_FOR_EVENT, NOT_FOR_PROVINCE
from hatalom.games.hannibal.rules.event_targets import marker_spaces, provinces_for, revolt_spaces
from hatalom.games.hannibal.rules.sieges import take_city
from hatalom.games.hannibal.verbs import DONE, REMOVE_PC, REVOLT_IN, SIDE_WITH


def revolt(pos: Hannibal, seat: Seat, province: Province) -> None:
    """24.15  All enemy PCs there without enemy CUs are removed."""
    for space in revolt_spaces(pos, seat, province):
        pos.marker = replaced(pos.marker, space, NOBODY)
        pos.tell(PC_REMOVED, ENEMY[seat], space)


def change_sides(pos: Hannibal, card: Card) -> None:
    """24.18  Capua or Syracuse goes over with its garrison."""
    take_city(pos, CARTHAGE, CAPUA if card == CAPUA_SIDES else SYRACUSE_CITY)


@final
class ProvinceEvent(Phase[Hannibal]):
    """Cards 3 and 24  One of the two Numidias."""

    FIELDS = ("seat", "card")

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card

    def copy(self) -> "ProvinceEvent":
        return ProvinceEvent(self.seat, self.card)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_EVENT, [self.card])

    def ask(self, pos: Hannibal) -> list[Question]:
        options = [REVOLT_IN.of(province) for province in provinces_for(pos, self.seat, self.card)]
        return [Question(self.seat, ASK_EVENT_PROVINCE, options, [self.card])]

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        province = Province(REVOLT_IN.target(action))
        if self.card == NUMIDIA_REVOLTS:
            pos.pop()
            revolt(pos, seat, province)
        else:
            pos.replace(MarkerEvent(seat, self.card, province, pos.content.markers_changed[self.card]))

    def why_not(self, pos: Hannibal, seat: Seat, action: int) -> Said | None:
        return Said(NOT_FOR_PROVINCE, [REVOLT_IN.target(action), self.card]) if REVOLT_IN.has(action) else None


@final
class MarkerEvent(Phase[Hannibal]):
    """24.15  PCs are placed, flipped or removed one by one; `up to` may stop earlier."""

    FIELDS = ("seat", "card", "province", "left")

    def __init__(self, seat: Seat, card: Card, province: Province, left: int) -> None:
        self.seat = seat
        self.card = card
        self.province = province
        self.left = left

    def copy(self) -> "MarkerEvent":
        return MarkerEvent(self.seat, self.card, self.province, self.left)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_EVENT, [self.card])

    def ask(self, pos: Hannibal) -> list[Question]:
        if self.left == 0:
            return NO_QUESTIONS
        verb = REMOVE_PC if self.card == GRAIN_SHORTAGE else SIDE_WITH
        options = [verb(space) for space in marker_spaces(pos, self.seat, self.card, self.province)]
        if not options:
            return NO_QUESTIONS
        if self.left < pos.content.markers_changed[self.card] and self._is_optional():
            options.append(DONE.of())
        return [Question(self.seat, ASK_EVENT_MARKER, options, [self.card, self.left])]

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        if DONE.has(action):
            self.left = 0
        elif REMOVE_PC.has(action):
            space = Space(REMOVE_PC.target(action))
            pos.marker = replaced(pos.marker, space, NOBODY)
            pos.tell(PC_REMOVED, ROME, space)
            self.left -= 1
        else:
            space = Space(SIDE_WITH.target(action))
            pos.marker = replaced(pos.marker, space, seat)
            pos.tell(MARKER_CHANGED, seat, space)
            self.left -= 1

    def advance(self, pos: Hannibal) -> None:
        pos.pop()

    def why_not(self, pos: Hannibal, seat: Seat, action: int) -> Said | None:
        if SIDE_WITH.has(action):
            return Said(NOT_FOR_EVENT, [SIDE_WITH.target(action), self.card])
        if REMOVE_PC.has(action):
            return Said(NOT_FOR_EVENT, [REMOVE_PC.target(action), self.card])
        return None

    def _is_optional(self) -> bool:
        return self.card == NUMIDIAN_ALLY or self.card == SOPHONISBA
