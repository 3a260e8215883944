"""What a seat sees of Great War as numbers, straight from the position.  Everything is open there."""
# hot: learning programs look at every position

from typing import Final

from hatalom.core.cells import Cells, phase_numbers
from hatalom.games.great_war.names import (
    ALLIANCES,
    CONDITIONS,
    GENERALS,
    NEITHER,
    NOWHERE,
    PLACE_COUNT,
    PLACES,
    POWER_COUNT,
    POWERS,
    PROVINCE_COUNT,
    TURN_COUNT,
    UNIT_COUNT,
    Alliance,
    Place,
    Power,
)
from hatalom.games.great_war.phases import ALL
from hatalom.games.great_war.phases.turn import stage_of
from hatalom.games.great_war.position import FREE, NO_FACTORY, REMOVED, TURNED_OVER, GreatWar
from hatalom.games.great_war.rules.victory import is_valid, points_of_power, victory_points
from hatalom.games.great_war.units import COUNT_MASK, Troops, kind_of, power_of, turned_of

PHASES: Final = phase_numbers(ALL)
STAGE_COUNT: Final = 5


def camp_of(pos: GreatWar, power: Power) -> Alliance:
    """The alliance a power fights for, or would; NEITHER if that is open."""
    return pos.alliance[power] if pos.in_war(power) else pos.content.camp[power]


def fill(pos: GreatWar, viewer: int, cells: Cells) -> None:
    """The numbers of the layout in `observation.py`, block by block."""
    cells.phase(pos.top_known_to(viewer), PHASES)
    cells.one_of(min(pos.turn, TURN_COUNT - 1), TURN_COUNT)
    cells.one_of(stage_of(pos), STAGE_COUNT)
    camps = [camp_of(pos, power) for power in POWERS]
    for place in PLACES:
        _fill_place(pos, place, camps, cells)
    for power in POWERS:
        _fill_power(pos, power, camps[power], viewer, cells)
    for general in GENERALS:
        at = pos.general_at[general]
        cells.put(at if at != FREE and at != REMOVED else NOWHERE)
        cells.flag(at == REMOVED)
        cells.flag(pos.general_moved[general])
    for condition in CONDITIONS:
        cells.put(pos.counters[condition])
        cells.flag(is_valid(pos, condition))
    for alliance in ALLIANCES:
        cells.put(victory_points(pos, alliance))
    _fill_battle(pos, cells)


def _fill_place(pos: GreatWar, place: Place, camps: list[Alliance], cells: Cells) -> None:
    is_province = place < PROVINCE_COUNT
    cells.one_of(pos.controller[place] if is_province else NOWHERE, POWER_COUNT)
    entries = pos.units[place]
    if len(entries) > 0:
        _fill_units(entries, camps, cells)
    else:
        cells.skip(2 * UNIT_COUNT + 1)
    if is_province:
        cells.flag(pos.factory[place] != NO_FACTORY)
        cells.flag(pos.factory[place] == TURNED_OVER)
        cells.flag(pos.hospital[place])
        cells.flag(pos.line[place])
    else:
        cells.skip(4)


def _fill_units(entries: Troops, camps: list[Alliance], cells: Cells) -> None:
    """How many of each kind fight for each alliance, and how many lie face down."""
    counts = [0] * (2 * UNIT_COUNT)
    face_down = 0
    for entry in entries:
        count = entry & COUNT_MASK
        camp = camps[power_of(entry)]
        if camp != NEITHER:
            counts[UNIT_COUNT * camp + kind_of(entry)] += count
        if turned_of(entry) != 0:
            face_down += count
    cells.bag(counts, 0, 2 * UNIT_COUNT)
    cells.put(face_down)


def _fill_power(pos: GreatWar, power: Power, camp: Alliance, viewer: int, cells: Cells) -> None:
    cells.put(pos.runner[power])
    cells.flag(pos.runner[power] == viewer)
    cells.put(pos.ip[power])
    cells.put(pos.cards[power])
    cells.put(pos.capacity[power])
    cells.put(points_of_power(pos, power))
    cells.flag(pos.in_war(power))
    cells.flag(pos.gone[power])
    cells.one_of(camp, 2)
    cells.numbers(pos.card, UNIT_COUNT * power, UNIT_COUNT)


def _fill_battle(pos: GreatWar, cells: Cells) -> None:
    """The place that is attacked, the units that attack it, and which assault it is."""
    cells.one_of(pos.target, PLACE_COUNT)
    if pos.target == NOWHERE:
        cells.skip(UNIT_COUNT + 1)
        return
    counts = [0] * UNIT_COUNT
    for entry in pos.force:
        counts[kind_of(entry)] += entry & COUNT_MASK
    cells.bag(counts, 0, UNIT_COUNT)
    cells.put(pos.assault)
