"""What must hold after every step, whatever was played."""

from hatalom.games.great_war.names import (
    AUSTRIA,
    GENERALS,
    INFANTRY,
    NO_PIECE,
    PLACE,
    PLACES,
    POWER,
    POWER_COUNT,
    POWERS,
    PROVINCE_COUNT,
    PROVINCES,
    REBEL,
    RUSSIA,
    SERBIA,
    UNIT,
    UNIT_COUNT,
    UNITS,
    Place,
    is_land,
    is_ship,
    piece_kind,
    piece_power,
)
from hatalom.games.great_war.phases.battles.aftermath import Aftermath
from hatalom.games.great_war.phases.diplomacy.peace import PeaceOver
from hatalom.games.great_war.phases.diplomacy.trialism import Trialism
from hatalom.games.great_war.phases.moves import MoveSlot
from hatalom.games.great_war.phases.placement import Placement
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.units import count_of, kind_of, points_of, power_of, turned_of


def broken_invariant(pos: GreatWar) -> str | None:
    return (
        _broken_units(pos)
        or _broken_stations(pos)
        or _broken_powers(pos)
        or _broken_provinces(pos)
        or _broken_generals(pos)
    )


def _broken_units(pos: GreatWar) -> str | None:
    """Every unit stands where its kind and alliance may stand; lists are sorted without doubles."""
    for place in PLACES:
        last = -1
        sides = set()
        for entry in pos.units[place]:
            power, kind, key = power_of(entry), kind_of(entry), entry >> 8
            if key <= last or count_of(entry) == 0:
                return f"entries of {PLACE.ids[place]} are not in order"
            last = key
            if power >= POWER_COUNT or not pos.in_war(power):
                return f"0.2: units of {POWER.ids[power]} in {PLACE.ids[place]}, but it is not in the war"
            sides.add(pos.alliance[power])
            if place >= PROVINCE_COUNT and not is_ship(kind):
                return f"8.1: a land unit in {PLACE.ids[place]}"
            if place < PROVINCE_COUNT and is_ship(kind) and not pos.content.is_port[place]:
                return f"1.7: a ship in {PLACE.ids[place]}, which is no port"
            if points_of(entry) > pos.content.move[kind] or turned_of(entry) > 2:
                return f"7.35: an impossible state in {PLACE.ids[place]}"
        if len(sides) > 1:
            return f"8.1r64: two alliances in {PLACE.ids[place]}"
        if place < PROVINCE_COUNT and sides and pos.side(place) not in sides and pos.target != place:
            return f"0.3: {PLACE.ids[place]} holds units of another alliance than its controller's"
    return None


def broken_total(pos: GreatWar) -> str | None:
    """11.3, 18.11  Every unit of the rows used so far is on the map, on the card, in a hospital, set aside or dead.

    It holds from set-up on in every game that was played from the beginning, not in positions made for a lesson.
    """
    totals = _units_anywhere(pos)
    is_leaving = any(isinstance(phase, PeaceOver) for phase in pos.stack)
    for power in POWERS:
        if pos.gone[power] or not pos.in_war(power) or (power == RUSSIA and is_leaving):
            continue
        rows = pos.rows_laid[power] if pos.is_great(power) else max(2, pos.rows_laid[power])
        for unit in UNITS[:REBEL]:
            due = sum(pos.content.row(power, row, unit) for row in range(rows))
            if power == AUSTRIA and unit == INFANTRY and pos.trialism_made:
                due += pos.content.free_infantry - sum(phase.left for phase in pos.stack if isinstance(phase, Trialism))
            if totals[UNIT_COUNT * power + unit] != due:
                return (
                    f"11.3: {totals[UNIT_COUNT * power + unit]} {UNIT.ids[unit]} of {POWER.ids[power]} instead of {due}"
                )
    return None


def _broken_stations(pos: GreatWar) -> str | None:
    """What is remembered for speed: the places in which each power has units."""
    places: list[list[Place]] = [[] for _ in POWERS]
    for place in PLACES:
        for power in {power_of(entry) for entry in pos.units[place]}:
            places[power].append(place)
    for power in POWERS:
        if list(pos.places_of(power)) != places[power]:
            return f"the list of the places of {POWER.ids[power]} is wrong"
    return None


def _units_anywhere(pos: GreatWar) -> list[int]:
    """All units of each power and kind, wherever they are."""
    totals = [pos.card[n] + pos.dead[n] for n in range(POWER_COUNT * UNIT_COUNT)]
    entries = [*(entry for place in pos.units for entry in place), *pos.force]
    for phase in pos.stack:
        if isinstance(phase, Placement):
            for unit in UNITS:
                totals[UNIT_COUNT * phase.power + unit] += phase.left[unit]
        elif isinstance(phase, Aftermath):
            entries += phase.inside
    for entry in entries:
        totals[UNIT_COUNT * power_of(entry) + kind_of(entry)] += count_of(entry)
    for unit in UNITS:
        totals[UNIT_COUNT * SERBIA + unit] += pos.reserve[unit]
    for patient in pos.patient:
        if patient != NO_PIECE:
            totals[UNIT_COUNT * piece_power(patient) + piece_kind(patient)] += 1
    return totals


def _broken_powers(pos: GreatWar) -> str | None:
    """Numbers below zero, powers in the wrong order."""
    for power in POWERS:
        if pos.ip[power] < 0 or pos.cards[power] < 0 or pos.capacity[power] < 0:
            return f"11.5: {POWER.ids[power]} has less than nothing"
        if min(pos.card[UNIT_COUNT * power : UNIT_COUNT * (power + 1)]) < 0:
            return f"11.4: less than no units on the card of {POWER.ids[power]}"
        if pos.in_war(power) != (power in pos.order):
            return f"3.4: {POWER.ids[power]} is in the order and not in the war, or the other way round"
        if pos.in_war(power) and not 0 <= pos.runner[power] < pos.seats:
            return f"5.6: nobody runs {POWER.ids[power]}"
    if len(set(pos.order)) != len(pos.order):
        return "3.4: a power twice in the order"
    return None


def _broken_provinces(pos: GreatWar) -> str | None:
    for province in PROVINCES:
        if not pos.content.is_open[province] and (pos.controller[province] >= 0 or not pos.is_empty(province)):
            return f"2.4: {PLACE.ids[province]} is closed for ever"
        if pos.content.is_america[province] and pos.side(province) == 1:
            return "5.8: America cannot be taken"
        if pos.patient[province] != NO_PIECE and not pos.hospital[province]:
            return f"7.21: a patient in {PLACE.ids[province]} without a hospital"
    return None


def _broken_generals(pos: GreatWar) -> str | None:
    """6.6r38  A general stands with land units of his alliance, except while he is asked whether he follows them."""
    if pos.target >= 0:
        return None
    left = [phase.origin for phase in pos.stack if isinstance(phase, MoveSlot)]
    for general in GENERALS:
        place = pos.general_at[general]
        if place < 0 or place in left:
            continue
        alliance = pos.alliance[pos.content.general_power[general]]
        if not any(is_land(kind_of(entry)) for entry in pos.units[place]) or pos.side(place) != alliance:
            return f"6.6: a general without an army in {PLACE.ids[place]}"
    return None
