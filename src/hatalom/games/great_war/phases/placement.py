"""17.3, 5.3  Placing: the units of a power are put on its core provinces, one at a time."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import increased
from hatalom.games.great_war.events import GENERAL_APPOINTED, READY_MADE_TAKEN, UNITS_PLACED, UNITS_UNPLACED
from hatalom.games.great_war.names import (
    ITALY,
    NO_GENERAL,
    NO_UNIT,
    NOWHERE,
    UNIT_COUNT,
    UNITS,
    General,
    Place,
    Power,
    Unit,
    is_land,
    is_ship,
)
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.prompts import ASK_GENERAL, ASK_PLACE, CRUMB_PLACEMENT
from hatalom.games.great_war.refusals import ARMY_FULL, ITALY_NEEDS_TWO_ARMIES, NO_PORT_THERE, NOT_CORE
from hatalom.games.great_war.rules.homeland import home_provinces
from hatalom.games.great_war.verbs import APPOINT, PLACE_ALL, PLACE_UNIT, READY_MADE

ITALIAN_ARMY = 8
"""5.7  How many units each of Italy's two generals must command when Italy enters."""


@final
class Placement(Phase[GreatWar]):
    """17.3, 5.1  `left` counts the units still to be placed; kinds come in the order of the country card."""

    FIELDS = ("power", "left", "limit", "is_first")

    def __init__(self, power: Power, left: list[int], limit: int, is_first: bool) -> None:
        self.power = power
        self.left = left
        self.limit = limit
        self.is_first = is_first

    def copy(self) -> "Placement":
        return Placement(self.power, self.left.copy(), self.limit, self.is_first)

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_PLACEMENT, [self.power])

    def ask(self, pos: GreatWar) -> list[Question]:
        seat = pos.seat_of(self.power)
        kind = self._kind()
        if kind < 0:
            province = self._needs_general(pos)
            if province < 0:
                return NO_QUESTIONS
            options = [APPOINT.of(general) for general in pos.free_generals(self.power)]
            return [Question(seat, ASK_GENERAL, options, [self.power, province])]
        goals = self._goals(pos, kind)
        options = [PLACE_UNIT.of(province) for province in goals]
        if len(goals) == 1 and self.left[kind] > 1 and self._fits(pos, kind, goals[0]):
            options = [PLACE_ALL.of(goals[0])]
        elif self.left[kind] > 1:
            for province in goals:
                if self._fits(pos, kind, province):
                    options.append(PLACE_ALL.of(province))
        if self.is_first and self._is_untouched(pos):
            options.append(READY_MADE.of())
        return [Question(seat, ASK_PLACE, options, [self.power, kind, self.left[kind]])] if options else NO_QUESTIONS

    def apply(self, pos: GreatWar, seat: Seat, action: int) -> None:
        if READY_MADE.has(action):
            self._take_ready_made(pos)
        elif APPOINT.has(action):
            general, province = General(APPOINT.target(action)), self._needs_general(pos)
            pos.general_at[general] = province
            pos.tell(GENERAL_APPOINTED, general, province)
        elif PLACE_ALL.has(action):
            self._place(pos, Place(PLACE_ALL.target(action)), self.left[self._kind()])
        else:
            self._place(pos, Place(PLACE_UNIT.target(action)), 1)

    def advance(self, pos: GreatWar) -> None:
        kind = self._kind()
        if kind >= 0:
            pos.card = increased(pos.card, UNIT_COUNT * self.power + kind, self.left[kind])
            pos.tell(UNITS_UNPLACED, self.power, kind, self.left[kind])
            self.left[kind] = 0
        else:
            pos.pop()

    def why_not(self, pos: GreatWar, seat: Seat, action: int) -> Said | None:
        kind = self._kind()
        if not PLACE_UNIT.has(action) or kind < 0:
            return None
        place = Place(PLACE_UNIT.target(action))
        if place not in home_provinces(pos, self.power):
            return Said(NOT_CORE, [place, self.power])
        if is_ship(kind):
            return Said(NO_PORT_THERE, [place])
        if pos.land_units(place) >= self.limit:
            return Said(ARMY_FULL, [place, self.limit])
        return Said(ITALY_NEEDS_TWO_ARMIES, [ITALIAN_ARMY])

    # -- the next piece -----------------------------------------------------------------------------------------

    def _kind(self) -> Unit:
        for kind in UNITS:
            if self.left[kind] > 0:
                return kind
        return NO_UNIT

    def _goals(self, pos: GreatWar, kind: Unit) -> list[Place]:
        """17.3r110, 5.3r28  Core provinces it controls; ships in core ports; no army above the limit (17.6)."""
        found: list[Place] = []
        for province in home_provinces(pos, self.power):
            if is_ship(kind):
                if pos.content.is_port[province]:
                    found.append(province)
            elif pos.land_units(province) < self.limit and self._leaves_two_armies(pos, province, 1):
                found.append(province)
        return found

    def _fits(self, pos: GreatWar, kind: Unit, province: Place) -> bool:
        """Whether all units of the kind may go to this province."""
        if is_ship(kind):
            return True
        count = self.left[kind]
        return pos.land_units(province) + count <= self.limit and self._leaves_two_armies(pos, province, count)

    def _leaves_two_armies(self, pos: GreatWar, province: Place, count: int) -> bool:
        """5.7r32  Italy must end with two provinces of eight land units, or eight in one and the rest in another."""
        if self.power != ITALY:
            return True
        left = -count
        for kind in UNITS:
            if is_land(kind):
                left += self.left[kind]
        armies = [pos.land_units_of(core, ITALY) for core in pos.content.core[ITALY] if core != province]
        armies.append(pos.land_units_of(province, ITALY) + count)
        armies.sort(reverse=True)
        best, second, placed = armies[0], armies[1], sum(armies)
        if placed + left >= 2 * ITALIAN_ARMY:
            return max(0, ITALIAN_ARMY - best) + max(0, ITALIAN_ARMY - second) <= left
        return placed == best + second and best <= ITALIAN_ARMY and ITALIAN_ARMY - best <= left

    def _place(self, pos: GreatWar, province: Place, count: int) -> None:
        kind = self._kind()
        self.left[kind] -= count
        pos.raise_unit(province, self.power, kind, count)
        pos.tell(UNITS_PLACED, self.power, kind, count, province)

    # -- generals and the ready-made opening --------------------------------------------------------------------

    def _needs_general(self, pos: GreatWar) -> Place:
        """17.5, 13.9r96  The biggest group of more than five land units without a general, while one is free."""
        if not pos.free_generals(self.power):
            return NOWHERE
        found, most = NOWHERE, pos.content.limit_without_general
        for province in home_provinces(pos, self.power):
            if pos.content.is_america[province] or pos.general_in(province) != NO_GENERAL:
                continue
            if pos.land_units(province) > most:
                found, most = province, pos.land_units(province)
        return found

    def _is_untouched(self, pos: GreatWar) -> bool:
        for province in pos.content.core[self.power]:
            if not pos.is_empty(province):
                return False
        return True

    def _take_ready_made(self, pos: GreatWar) -> None:
        """The opening that stands in the content: for a quick start."""
        for post in pos.content.ready_made:
            if post.power != self.power:
                continue
            for kind in UNITS:
                if post.units[kind] > 0:
                    pos.raise_unit(post.province, self.power, kind, post.units[kind])
                    self.left[kind] -= post.units[kind]
            if post.general != NO_GENERAL:
                pos.general_at[post.general] = post.province
        pos.tell(READY_MADE_TAKEN, self.power)
