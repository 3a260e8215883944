"""The position of Great War: the questions one can ask of its facts."""

from typing import final

from hatalom.core.position import added, changed
from hatalom.core.question import Seat
from hatalom.games.great_war.board import GREAT, ROWS
from hatalom.games.great_war.facts import (
    FAILED,
    FREE,
    INVASION_ATTACK,
    LAND_ATTACK,
    NEVER,
    NEW_FACTORY,
    NO_BATTLE,
    NO_FACTORY,
    REMOVED,
    SEA_ATTACK,
    TURNED_OVER,
    UNDECIDED,
    WON,
    WORKING,
    Facts,
    PastAttack,
    Purchase,
)
from hatalom.games.great_war.names import (
    GENERALS,
    NEITHER,
    NO_GENERAL,
    NOBODY,
    PLACES,
    POWERS,
    PROVINCE_COUNT,
    SERBIA,
    UNIT_COUNT,
    UNITS,
    Alliance,
    General,
    Place,
    Power,
    Switch,
    Unit,
    is_fighting,
    is_land,
    is_ship,
)
from hatalom.games.great_war.units import (
    COUNT_MASK,
    POINTS_MASK,
    USED_MASK,
    Entry,
    kind_of,
    origin_of,
    pack,
    power_of,
    powers_in,
    put,
    take,
)

__all__ = [
    "FAILED",
    "FREE",
    "INVASION_ATTACK",
    "LAND_ATTACK",
    "NEVER",
    "NEW_FACTORY",
    "NO_BATTLE",
    "NO_FACTORY",
    "REMOVED",
    "SEA_ATTACK",
    "TURNED_OVER",
    "UNDECIDED",
    "WON",
    "WORKING",
    "GreatWar",
    "PastAttack",
    "Purchase",
]
"""Modules that use a position also need the names of its states, which facts.py defines."""


@final
class GreatWar(Facts):
    """What is where, who holds what, and who commands."""

    def copy(self) -> "GreatWar":
        return GreatWar(self.content, self.seats, self)

    # -- who holds what -----------------------------------------------------------------------------------------

    def is_on(self, switch: Switch) -> bool:
        """18.0r112  Whether an advanced rule is in use."""
        return self.switches >> switch & 1 == 1

    def in_war(self, power: Power) -> bool:
        return self.alliance[power] != NEITHER

    def side(self, place: Place) -> Alliance:
        """0.3r3, 8.1r64  The alliance that controls a province, or that has ships in a zone; NEITHER if none."""
        if place < PROVINCE_COUNT:
            controller = self.controller[place]
            return self.alliance[controller] if controller >= 0 else NEITHER
        entries = self.units[place]
        return self.alliance[power_of(entries[0])] if entries else NEITHER

    def is_enemy(self, place: Place, alliance: Alliance) -> bool:
        return self.side(place) == 1 - alliance

    def seat_of(self, power: Power) -> Seat:
        return self.runner[power]

    def spokesman(self, alliance: Alliance) -> Power:
        """0.1r1  The first power of the alliance in the general order."""
        for power in self.order:
            if self.alliance[power] == alliance:
                return power
        return NOBODY

    def is_great(self, power: Power) -> bool:
        return self.content.category[power] == GREAT

    def set_controller(self, province: Place, power: Power) -> None:
        """0.3r3  Control passes; victory conditions must know which alliance took the place (16.4r104)."""
        before = self.side(province)
        self.controller = changed(self.controller, province, power)
        after = self.alliance[power] if power >= 0 else NEITHER
        if after != NEITHER and after != before:
            self.taken = changed(self.taken, province, self.taken[province] | 1 << after)
        if self.yielded[province] != power:
            self.yielded = changed(self.yielded, province, NOBODY)

    def join_order(self, power: Power) -> None:
        """3.4r13  Great powers and Serbia have fixed places, the other minor powers come in the order of entry."""
        if power > SERBIA:
            self.order.append(power)
            return
        index = 0
        while index < len(self.order) and self.order[index] < power:
            index += 1
        self.order.insert(index, power)

    def rank(self, power: Power) -> int:
        """The place of a power in the general order."""
        return self.order.index(power)

    # -- units --------------------------------------------------------------------------------------------------

    def add(self, place: Place, entry: Entry) -> None:
        self.set_units(place, put(self.units[place], entry))

    def remove(self, place: Place, entry: Entry, count: int) -> None:
        self.set_units(place, take(self.units[place], entry, count))

    def set_units(self, place: Place, entries: list[Entry]) -> None:
        """From now on these units are in a place, and no others."""
        before, after = powers_in(self.units[place]), powers_in(entries)
        self.units[place] = entries
        if before == after or self.indexed is not self.units:
            return
        for power in POWERS:
            if (before ^ after) >> power & 1:
                self.stations[power] = _with_or_without(self.stations[power], place)

    def places_of(self, power: Power) -> list[Place]:
        """The places in which a power has units, in rising order."""
        if self.indexed is not self.units:  # the position was read from somewhere
            self.stations = [[] for _ in POWERS]
            for place in PLACES:
                for entry in self.units[place]:
                    station = self.stations[power_of(entry)]
                    if not station or station[-1] != place:
                        station.append(place)
            self.indexed = self.units
        return self.stations[power]

    def join_force(self, entry: Entry) -> None:
        self.force = put(self.force, entry)

    def leave_force(self, entry: Entry, count: int) -> None:
        self.force = take(self.force, entry, count)

    def raise_unit(self, place: Place, power: Power, kind: Unit, count: int) -> None:
        """New units with all their movement points, which they use from the next turn on."""
        self.add(place, pack(power, kind, count, self.content.move[kind]))

    def land_units(self, place: Place) -> int:
        total = 0
        for entry in self.units[place]:
            if is_land(kind_of(entry)):
                total += entry & COUNT_MASK
        return total

    def land_units_of(self, place: Place, power: Power) -> int:
        total = 0
        for entry in self.units[place]:
            if power_of(entry) == power and is_land(kind_of(entry)):
                total += entry & COUNT_MASK
        return total

    def fighting_units(self, place: Place) -> int:
        """Infantry and cavalry, face-down ones too (7.18r51)."""
        total = 0
        for entry in self.units[place]:
            if is_fighting(kind_of(entry)):
                total += entry & COUNT_MASK
        return total

    def fighting_units_of(self, place: Place, power: Power) -> int:
        total = 0
        for entry in self.units[place]:
            if power_of(entry) == power and is_fighting(kind_of(entry)):
                total += entry & COUNT_MASK
        return total

    def ships(self, place: Place) -> int:
        total = 0
        for entry in self.units[place]:
            if is_ship(kind_of(entry)):
                total += entry & COUNT_MASK
        return total

    def may_attack(self, entry: Entry) -> bool:
        """6.3, 7.5r43  Face-up, with a movement point, and not yet used for an attack this turn."""
        return entry & USED_MASK == 0 and entry & POINTS_MASK != 0

    def bury(self, power: Power, kind: Unit, count: int) -> None:
        """0.9r9  Infantry and cavalry are dead, everything else goes back to the country card."""
        if is_fighting(kind):
            self.dead = added(self.dead, UNIT_COUNT * power + kind, count)
        else:
            self.card = added(self.card, UNIT_COUNT * power + kind, count)

    # -- generals -----------------------------------------------------------------------------------------------

    def has_general(self, province: Place) -> bool:
        """6.6r38  Whether somebody commands in a province."""
        for place in self.general_at:  # compiled, this is much faster than `in`
            if place == province:
                return True
        return False

    def general_in(self, province: Place) -> General:
        """6.6r38  The general who commands in a province; of several, the one whose power has more land units there.

        Units that attack from there just now still count.
        """
        found = NO_GENERAL
        most = -1
        if not self.has_general(province):
            return found
        for general in GENERALS:
            if self.general_at[general] == province:
                power = self.content.general_power[general]
                units = self.land_units_of(province, power)
                for entry in self.force:
                    if origin_of(entry) == province and power_of(entry) == power and is_land(kind_of(entry)):
                        units += entry & COUNT_MASK
                if units > most or (units == most and self.rank(power) < self.rank(self.content.general_power[found])):
                    found, most = general, units
        return found

    def free_generals(self, power: Power) -> list[General]:
        found: list[General] = []
        for general in GENERALS:
            if self.content.general_power[general] == power and self.general_at[general] == FREE:
                found.append(general)
        return found

    def release_generals(self, province: Place) -> None:
        """6.6r38  A general is free again as soon as no land unit of his alliance is left with him."""
        if self.land_units(province) > 0:
            return
        for general in GENERALS:
            if self.general_at[general] == province:
                self.general_at[general] = FREE

    # -- numbers of the book ------------------------------------------------------------------------------------

    def year(self) -> int:
        """0 for 1914."""
        return self.content.year[self.turn]

    def lay_row(self, power: Power, row: int) -> None:
        """11.3  The units of a row are put on the country card."""
        for unit in UNITS:
            self.card = added(
                self.card,
                UNIT_COUNT * power + unit,
                self.content.rows[ROWS * UNIT_COUNT * power + UNIT_COUNT * row + unit],
            )


def _with_or_without(places: list[Place], place: Place) -> list[Place]:
    """A new list in rising order, with the place if it was not in it, otherwise without."""
    changed: list[Place] = []
    is_over = False
    for other in places:
        if other >= place and not is_over:
            is_over = True
            if other == place:
                continue
            changed.append(place)
        changed.append(other)
    if not is_over:
        changed.append(place)
    return changed
