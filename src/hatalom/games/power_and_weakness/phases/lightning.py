"""9.9, 9.10  What the winner of an auction does: revolt, and the exchange of a region marker."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import increased
from hatalom.games.power_and_weakness.events import EXCHANGE_DECLINED, MARKER_EXCHANGED, REVOLT_DECLINED, UNIT_REMOVED
from hatalom.games.power_and_weakness.names import (
    MARKER_EXCHANGE,
    MARKERS,
    NOWHERE,
    OPPONENT,
    REGIONS,
    REVOLT,
    UNITS,
    Marker,
    Region,
    Unit,
)
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.prompts import (
    ASK_EXCHANGE,
    ASK_NEW_MARKER,
    ASK_REVOLT,
    ASK_REVOLT_UNIT,
    CRUMB_EXCHANGE,
    CRUMB_REVOLT,
)
from hatalom.games.power_and_weakness.refusals import NOBODY_TO_REVOLT, NOT_SET_ASIDE
from hatalom.games.power_and_weakness.verbs import DECLINE, EXCHANGE_AT, LAY_INSTEAD, REMOVE_UNIT, REVOLT_IN


@final
class Revolt(Phase[PowerAndWeakness]):
    """9.9  Up to two units of the opponent leave one region; the winner chooses region and units."""

    FIELDS = ("seat", "region", "removed")

    def __init__(self, seat: Seat, region: Region, removed: int) -> None:
        self.seat = seat
        self.region = region
        self.removed = removed

    def copy(self) -> "Revolt":
        return Revolt(self.seat, self.region, self.removed)

    def crumb(self, pos: PowerAndWeakness) -> Said:
        return Said(CRUMB_REVOLT)

    def ask(self, pos: PowerAndWeakness) -> list[Question]:
        most = pos.content.revolt_max_units
        options: list[int] = []
        if self.region == NOWHERE:
            for region in REGIONS:
                if pos.owner[region] == OPPONENT[self.seat]:
                    options.append(REVOLT_IN.of(region))
            options.append(DECLINE.of())
            return [Question(self.seat, ASK_REVOLT, options, [most])]
        if self.removed == most or pos.units_in(self.region) == 0:
            return NO_QUESTIONS
        for unit in UNITS:
            if pos.units[2 * self.region + unit] > 0:
                options.append(REMOVE_UNIT.of(unit))
        if self.removed > 0:
            options.append(DECLINE.of())
        return [Question(self.seat, ASK_REVOLT_UNIT, options, [self.region, most - self.removed])]

    def apply(self, pos: PowerAndWeakness, seat: Seat, action: int) -> None:
        if REVOLT_IN.has(action):
            self.region = Region(REVOLT_IN.target(action))
        elif REMOVE_UNIT.has(action):
            unit = Unit(REMOVE_UNIT.target(action))
            pos.tell(UNIT_REMOVED, OPPONENT[seat], unit, self.region)
            pos.lose(unit, self.region, 1)
            self.removed += 1
        else:
            if self.removed == 0:
                pos.tell(REVOLT_DECLINED, seat, REVOLT)
            pos.pop()

    def advance(self, pos: PowerAndWeakness) -> None:
        pos.pop()

    def why_not(self, pos: PowerAndWeakness, seat: Seat, action: int) -> Said | None:
        if self.region == NOWHERE and REVOLT_IN.has(action):
            return Said(NOBODY_TO_REVOLT, [REVOLT_IN.target(action)])
        return None


@final
class MarkerExchange(Phase[PowerAndWeakness]):
    """9.10  One marker of the map changes places with one of those set aside."""

    FIELDS = ("seat", "region")

    def __init__(self, seat: Seat, region: Region) -> None:
        self.seat = seat
        self.region = region

    def copy(self) -> "MarkerExchange":
        return MarkerExchange(self.seat, self.region)

    def crumb(self, pos: PowerAndWeakness) -> Said:
        return Said(CRUMB_EXCHANGE)

    def ask(self, pos: PowerAndWeakness) -> list[Question]:
        options: list[int] = []
        if self.region == NOWHERE:
            for region in REGIONS:
                options.append(EXCHANGE_AT.of(region))
            options.append(DECLINE.of())
            return [Question(self.seat, ASK_EXCHANGE, options)]
        for marker in MARKERS:
            if pos.set_aside[marker] > 0:
                options.append(LAY_INSTEAD.of(marker))
        return [Question(self.seat, ASK_NEW_MARKER, options, [self.region])]

    def apply(self, pos: PowerAndWeakness, seat: Seat, action: int) -> None:
        if EXCHANGE_AT.has(action):
            self.region = Region(EXCHANGE_AT.target(action))
            return
        if LAY_INSTEAD.has(action):
            new = Marker(LAY_INSTEAD.target(action))
            old = pos.marker[self.region]
            pos.set_aside = increased(pos.set_aside, old, 1)
            pos.set_aside = increased(pos.set_aside, new, -1)
            pos.lay(new, self.region)
            pos.tell(MARKER_EXCHANGED, seat, self.region, old, new)
        else:
            pos.tell(EXCHANGE_DECLINED, seat, MARKER_EXCHANGE)
        pos.pop()

    def why_not(self, pos: PowerAndWeakness, seat: Seat, action: int) -> Said | None:
        if self.region != NOWHERE and LAY_INSTEAD.has(action):
            return Said(NOT_SET_ASIDE, [LAY_INSTEAD.target(action)])
        return None
