"""The position of Great War: the questions one can ask of its facts."""

from typing import final

from mypy_extensions import i64

from hatalom.core.numbers import bit
from hatalom.core.question import Seat
from hatalom.core.shared import increased, replaced
from hatalom.core.vecs import append, vec
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
    Piece,
    Place,
    Places,
    Power,
    Powers,
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
    Troops,
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
        return self.alliance[power_of(entries[0])] if len(entries) > 0 else NEITHER

    def is_enemy(self, place: Place, alliance: Alliance) -> bool:
        return self.side(place) == 1 - alliance

    def provinces_of(self, power: Power) -> list[Place]:
        """What a power controls, in rising order."""
        controller = self.controller
        return [Place(number) for number in range(PROVINCE_COUNT) if controller[number] == power]

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
        self.controller = _with_power(self.controller, province, power)
        after = self.alliance[power] if power >= 0 else NEITHER
        if after != NEITHER and after != before:
            self.taken = replaced(self.taken, province, self.taken[province] | bit(after))
        if self.yielded[province] != power:
            self.set_yielded(province, NOBODY)

    def set_core(self, province: Place, power: Power) -> None:
        self.core = _with_power(self.core, province, power)

    def set_yielded(self, province: Place, power: Power) -> None:
        self.yielded = _with_power(self.yielded, province, power)

    def set_rebel(self, province: Place, power: Power) -> None:
        self.rebel = _with_power(self.rebel, province, power)

    def set_patron(self, power: Power, patron: Power) -> None:
        self.patron = _with_power(self.patron, power, patron)

    def set_patient(self, province: Place, piece: Piece) -> None:
        patient = self.patient[:]
        patient[province] = piece
        self.patient = patient

    def set_alliance(self, power: Power, alliance: Alliance) -> None:
        camps = self.alliance[:]
        camps[power] = alliance
        self.alliance = camps

    def join_order(self, power: Power) -> None:
        """3.4r13  Great powers and Serbia have fixed places, the other minor powers come in the order of entry."""
        order = vec[Power]()
        is_in = False
        for other in self.order:
            if not is_in and power <= SERBIA and other > power:
                order = append(order, power)
                is_in = True
            order = append(order, other)
        self.order = order if is_in else append(order, power)

    def leave_order(self, power: Power) -> None:
        self.order = vec[Power]([other for other in self.order if other != power])

    def rank(self, power: Power) -> i64:
        """The place of a power in the general order."""
        for place, other in enumerate(self.order):
            if other == power:
                return place
        return len(self.order)

    # -- units --------------------------------------------------------------------------------------------------

    def is_empty(self, place: Place) -> bool:
        """Whether no unit is there."""
        return len(self.units[place]) == 0

    def add(self, place: Place, entry: Entry) -> None:
        self.set_units(place, put(self.units[place], entry))

    def remove(self, place: Place, entry: Entry, count: i64) -> None:
        self.set_units(place, take(self.units[place], entry, count))

    def set_units(self, place: Place, entries: Troops) -> None:
        """From now on these units are in a place, and no others."""
        before, after = powers_in(self.units[place]), powers_in(entries)
        self.units[place] = entries
        if before == after or len(self.stations) == 0:
            return
        for power in POWERS:
            if (before ^ after) >> power & 1:
                self.stations[power] = _with_or_without(self.stations[power], place)

    def places_of(self, power: Power) -> Places:
        """The places in which a power has units, in rising order."""
        if len(self.stations) == 0:
            present = [powers_in(self.units[place]) for place in PLACES]
            self.stations = vec[Places](
                [vec[Place]([place for place in PLACES if present[place] >> power & 1]) for power in POWERS]
            )
        return self.stations[power]

    def join_force(self, entry: Entry) -> None:
        self.force = put(self.force, entry)

    def leave_force(self, entry: Entry, count: i64) -> None:
        self.force = take(self.force, entry, count)

    def raise_unit(self, place: Place, power: Power, kind: Unit, count: i64) -> None:
        """New units with all their movement points, which they use from the next turn on."""
        self.add(place, pack(power, kind, count, self.content.move[kind]))

    def land_units(self, place: Place) -> i64:
        total: i64 = 0
        for entry in self.units[place]:
            if is_land(kind_of(entry)):
                total += entry & COUNT_MASK
        return total

    def land_units_of(self, place: Place, power: Power) -> i64:
        total: i64 = 0
        for entry in self.units[place]:
            if power_of(entry) == power and is_land(kind_of(entry)):
                total += entry & COUNT_MASK
        return total

    def fighting_units(self, place: Place) -> i64:
        """Infantry and cavalry, face-down ones too (7.18r51)."""
        total: i64 = 0
        for entry in self.units[place]:
            if is_fighting(kind_of(entry)):
                total += entry & COUNT_MASK
        return total

    def fighting_units_of(self, place: Place, power: Power) -> i64:
        total: i64 = 0
        for entry in self.units[place]:
            if power_of(entry) == power and is_fighting(kind_of(entry)):
                total += entry & COUNT_MASK
        return total

    def ships(self, place: Place) -> i64:
        total: i64 = 0
        for entry in self.units[place]:
            if is_ship(kind_of(entry)):
                total += entry & COUNT_MASK
        return total

    def may_attack(self, entry: Entry) -> bool:
        """6.3, 7.5r43  Face-up, with a movement point, and not yet used for an attack this turn."""
        return entry & USED_MASK == 0 and entry & POINTS_MASK != 0

    def bury(self, power: Power, kind: Unit, count: i64) -> None:
        """0.9r9  Infantry and cavalry are dead, everything else goes back to the country card."""
        if is_fighting(kind):
            self.dead = increased(self.dead, UNIT_COUNT * power + kind, count)
        else:
            self.card = increased(self.card, UNIT_COUNT * power + kind, count)

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
        most: i64 = -1
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
            self.card = increased(
                self.card,
                UNIT_COUNT * power + unit,
                self.content.rows[ROWS * UNIT_COUNT * power + UNIT_COUNT * row + unit],
            )


def _with_power(powers: Powers, place: i64, power: Power) -> Powers:
    """The same powers but for one, in a block of their own: see `core.shared`."""
    if powers[place] == power:
        return powers
    new = powers[:]
    new[place] = power
    return new


def _with_or_without(places: Places, place: Place) -> Places:
    """The places in rising order, with this one if it was not among them, otherwise without."""
    new = vec[Place]()
    is_done = False
    for other in places:
        if not is_done and other >= place:
            is_done = True
            if other == place:
                continue
            new = append(new, place)
        new = append(new, other)
    return new if is_done else append(new, place)
