"""The position of Power & Weakness: all facts as integers, and the questions one can ask of them."""

from typing import ClassVar, final

from mypy_extensions import i64

from hatalom.core.numbers import numbers_of, zeros
from hatalom.core.position import Position
from hatalom.core.question import Seat
from hatalom.core.shared import increased
from hatalom.core.vecs import vec
from hatalom.games.power_and_weakness.board import Content
from hatalom.games.power_and_weakness.names import (
    KNIGHT,
    MAGE,
    MAGIC,
    MARKER_COUNT,
    NO_MARKER,
    NOBODY,
    REGION_COUNT,
    REGIONS,
    TILE_COUNT,
    TIME_VALUES,
    CycleKind,
    Marker,
    Region,
    Unit,
)


@final
class PowerAndWeakness(Position):
    """Lists over two indices are flat: units[2 * region + unit], reserve[2 * seat + unit], held[19 * seat + tile]."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "cycle",
        "cycle_number",
        "hourglass",
        "cycle_length",
        "has_recruited",
        "marker",
        "set_aside",
        "owner",
        "units",
        "reserve",
        "stock",
        "held",
        "display",
        "discard",
        "pile",
        "time_pile",
        "time_used",
        "vp",
        "strength",
        "points",
    )

    def __init__(self, content: Content, source: "PowerAndWeakness | None" = None) -> None:
        super().__init__()
        self.content = content
        if source is not None:
            self._copy_from(source)
            return
        self.cycle = MAGIC
        self.cycle_number = 0
        self.hourglass = 0
        self.cycle_length = 0
        self.has_recruited = False
        self.marker = vec[Marker]([NO_MARKER] * REGION_COUNT)
        self.set_aside = numbers_of(content.marker_count)
        self.owner = numbers_of([NOBODY] * REGION_COUNT)
        self.units = zeros(2 * REGION_COUNT)
        start = [content.start_mages, content.start_knights]
        self.reserve = numbers_of(start + start)
        self.stock = numbers_of([content.units_each - start[MAGE], content.units_each - start[KNIGHT]] * 2)
        self.held = zeros(2 * TILE_COUNT)
        self.display = zeros(TILE_COUNT)
        self.discard = zeros(TILE_COUNT)
        self.pile = numbers_of(content.tile_count)
        self.time_pile = numbers_of(content.time_count)
        self.time_used = zeros(TIME_VALUES)
        self.vp = numbers_of([0, 0])
        self.strength = zeros(2 * MARKER_COUNT)
        self.points = numbers_of([0, 0])
        """17.3  Points at the end of the last cycle: victory points plus active regions."""

    def copy(self) -> "PowerAndWeakness":
        return PowerAndWeakness(self.content, self)

    def _copy_from(self, source: "PowerAndWeakness") -> None:
        """What is not copied is shared: it is never changed in place, only replaced (see `core.shared`)."""
        self.cycle = source.cycle
        self.cycle_number = source.cycle_number
        self.hourglass = source.hourglass
        self.cycle_length = source.cycle_length
        self.has_recruited = source.has_recruited
        self.marker = source.marker
        self.set_aside = source.set_aside
        self.owner = source.owner[:]
        self.units = source.units[:]
        self.reserve = source.reserve[:]
        self.stock = source.stock
        self.held = source.held
        self.display = source.display[:]
        self.discard = source.discard
        self.pile = source.pile
        self.time_pile = source.time_pile
        self.time_used = source.time_used
        self.vp = source.vp
        self.strength = source.strength
        self.points = source.points
        self.copy_stack_from(source)

    # -- questions ------------------------------------------------------------------------------------------

    def active(self) -> Unit:
        """3.4  Knights in the steel cycle, mages in the magic cycle."""
        return Unit(self.cycle)

    def passive(self) -> Unit:
        """3.5  The others."""
        return Unit(1 - self.cycle)

    def units_in(self, region: Region) -> i64:
        return self.units[2 * region] + self.units[2 * region + 1]

    def is_adjacent(self, a: Region, b: Region) -> bool:
        """3.2, 3.3  By common border in the steel cycle, by equal markers in the magic cycle."""
        if self.cycle == MAGIC:
            return a != b and self.marker[a] == self.marker[b]
        return self.content.is_border[REGION_COUNT * a + b]

    def adjacent(self, region: Region) -> vec[Region]:
        """3.2, 3.3  All regions adjacent to this one in the current cycle."""
        if self.cycle != MAGIC:
            return self.content.neighbours[region]
        marker = self.marker
        kind = marker[region]
        return vec[Region]([other for other in REGIONS if marker[other] == kind and other != region])

    def may_enter(self, seat: Seat, region: Region) -> bool:
        """3.9r1  Empty, or controlled by the player."""
        owner = self.owner[region]
        return owner == NOBODY or owner == seat

    def is_active(self, region: Region, cycle: CycleKind) -> bool:
        """3.6  Strictly more active than passive units."""
        return self.units[2 * region + cycle] > self.units[2 * region + 1 - cycle]

    def active_regions(self, seat: Seat, cycle: CycleKind) -> int:
        """3.6  How many active regions the player controls, by the units of the given cycle."""
        count: i64 = 0
        for region in REGIONS:
            if self.owner[region] == seat and self.is_active(region, cycle):
                count += 1
        return count

    # -- changes --------------------------------------------------------------------------------------------

    def lay(self, marker: Marker, region: Region) -> None:
        """A marker onto a region, in the place of the one that is there."""
        laid = self.marker[:]
        laid[region] = marker
        self.marker = laid

    def put(self, seat: Seat, unit: Unit, region: Region) -> None:
        """A unit from the reserve onto a region."""
        self.reserve[2 * seat + unit] -= 1
        self.units[2 * region + unit] += 1
        self.owner[region] = seat

    def lose(self, unit: Unit, region: Region, count: i64) -> None:
        """3.8  Units of a region go to their owner's stock."""
        self.units[2 * region + unit] -= count
        self.stock = increased(self.stock, 2 * self.owner[region] + unit, count)
        self.forget_if_empty(region)

    def shift(self, unit: Unit, start: Region, goal: Region, count: i64) -> None:
        """Units march; whoever loses his last unit in a region loses control of it."""
        if count:
            self.owner[goal] = self.owner[start]
            self.units[2 * start + unit] -= count
            self.units[2 * goal + unit] += count

    def forget_if_empty(self, region: Region) -> None:
        """3.9  Nobody controls a region without units."""
        if self.units_in(region) == 0:
            self.owner[region] = NOBODY

    def enlist(self, seat: Seat, unit: Unit, count: i64) -> i64:
        """From the stock to the reserve, as many as there are (5.2, 10.4, 15.3r2); returns how many."""
        place = 2 * seat + unit
        got = min(count, self.stock[place])
        self.stock = increased(self.stock, place, -got)
        self.reserve[place] += got
        return got
