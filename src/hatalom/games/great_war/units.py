"""Units as packed integers: one entry stands for all units of a place that are alike in everything.

An entry holds, from the lowest bits: how many; the army (general + 1) they stood in when the last turn ended; whether
they have attacked this turn; whether they lie face-down; movement points left; kind; power.  Troops of an attacking
force also hold where the units came from, the place from which they enter, and whether a battleship is loaded.
The key of an entry is the entry without the number.  `Troops` are sorted by key and never changed, only replaced, so
that copies of a position may share them.
"""

# hot: every question about units goes through here

from collections.abc import Iterable
from typing import Final, NewType, TypeAlias

from mypy_extensions import i64

from hatalom.core.numbers import bit
from hatalom.core.vecs import append, vec
from hatalom.games.great_war.names import Place, Power, Unit

Entry = NewType("Entry", i64)
"""Units of one place that are alike, packed; a number of machine size, because it is taken apart so often."""
NO_ENTRY: Final = Entry(-1)
Troops: TypeAlias = "vec[Entry]"
"""All units of a place or of a force; compiled, one block of memory."""

COUNT_MASK: Final = 255
ARMY_SHIFT: Final = 8
ATTACKED_BIT: Final = 1 << 13
TURNED_SHIFT: Final = 14
POINTS_SHIFT: Final = 16
KIND_SHIFT: Final = 19
POWER_SHIFT: Final = 23
ORIGIN_SHIFT: Final = 28
VIA_SHIFT: Final = 36
LOADED_BIT: Final = 1 << 44

UNIT_MASK: Final = (1 << ORIGIN_SHIFT) - 1
POINTS_MASK: Final = 7 << POINTS_SHIFT
USED_MASK: Final = ATTACKED_BIT | 3 << TURNED_SHIFT
"""Nothing of this is set where units are fit to attack: they have not attacked and lie face-up."""

FACE_UP: Final = 0
UNTIL_PURCHASE: Final = 1
"""7.33  Retreated: face-down until the Purchase phase."""
UNTIL_NEXT_TURN: Final = 2
"""18.20  Ships that came back from the open sea: face-down until the next turn begins."""


def pack(power: Power, kind: Unit, count: i64, points: i64) -> Entry:
    """Fresh units: face-up, of no army."""
    return Entry(power << POWER_SHIFT | kind << KIND_SHIFT | points << POINTS_SHIFT | count)


def power_of(entry: Entry) -> Power:
    return Power(entry >> POWER_SHIFT & 31)


def kind_of(entry: Entry) -> Unit:
    return Unit(entry >> KIND_SHIFT & 15)


def count_of(entry: Entry) -> i64:
    return entry & COUNT_MASK


def points_of(entry: Entry) -> i64:
    return entry >> POINTS_SHIFT & 7


def turned_of(entry: Entry) -> i64:
    return entry >> TURNED_SHIFT & 3


def army_of(entry: Entry) -> i64:
    """The general + 1 whose army the units stood in when the last turn ended; 0 for none."""
    return entry >> ARMY_SHIFT & 31


def has_attacked(entry: Entry) -> bool:
    return entry & ATTACKED_BIT != 0


def origin_of(entry: Entry) -> Place:
    return Place(entry >> ORIGIN_SHIFT & 255)


def via_of(entry: Entry) -> Place:
    return Place(entry >> VIA_SHIFT & 255)


def is_loaded(entry: Entry) -> bool:
    return entry & LOADED_BIT != 0


def with_count(entry: Entry, count: i64) -> Entry:
    return Entry(entry & ~COUNT_MASK | count)


def with_points(entry: Entry, points: i64) -> Entry:
    return Entry(entry & ~(7 << POINTS_SHIFT) | points << POINTS_SHIFT)


def with_turned(entry: Entry, turned: i64) -> Entry:
    return Entry(entry & ~(3 << TURNED_SHIFT) | turned << TURNED_SHIFT)


def with_army(entry: Entry, army: i64) -> Entry:
    return Entry(entry & ~(31 << ARMY_SHIFT) | army << ARMY_SHIFT)


def refreshed(entry: Entry, points: i64) -> Entry:
    """7.35  A new turn: all points, face-up, no attack made."""
    return with_turned(with_points(Entry(entry & ~ATTACKED_BIT), points), FACE_UP)


def with_attacked(entry: Entry) -> Entry:
    return Entry(entry | ATTACKED_BIT)


def with_way(entry: Entry, origin: Place, via: Place) -> Entry:
    """The entry of an attacking force."""
    return Entry(entry & UNIT_MASK | origin << ORIGIN_SHIFT | via << VIA_SHIFT)


def with_load(entry: Entry) -> Entry:
    """9.1  A battleship with cargo, or its cargo."""
    return Entry(entry | LOADED_BIT)


def without_way(entry: Entry) -> Entry:
    return Entry(entry & UNIT_MASK)


def troops_of(entries: Iterable[Entry]) -> Troops:
    """For modules that are not compiled."""
    return vec[Entry](entries)


def put(entries: Troops, entry: Entry) -> Troops:
    """These units among the others."""
    key = entry & ~COUNT_MASK
    merged = vec[Entry]()
    is_in = False
    for other in entries:
        if not is_in and other & ~COUNT_MASK >= key:
            is_in = True
            if other & ~COUNT_MASK == key:
                merged = append(merged, Entry(other + (entry & COUNT_MASK)))
                continue
            merged = append(merged, entry)
        merged = append(merged, other)
    if not is_in:
        merged = append(merged, entry)
    return merged


def take(entries: Troops, taken: Entry, count: i64) -> Troops:
    """The others without this many units that are like the entry; the number in the entry itself is ignored."""
    key = taken & ~COUNT_MASK
    left = vec[Entry]()
    for other in entries:
        if other & ~COUNT_MASK == key:
            if other & COUNT_MASK > count:
                left = append(left, Entry(other - count))
        else:
            left = append(left, other)
    return left


def powers_in(entries: Troops) -> i64:
    """The powers that have units among these, a bit each."""
    found: i64 = 0
    for entry in entries:
        found |= bit(power_of(entry))
    return found


def poorest(entries: Troops) -> Entry:
    """20  Of equal pieces those with the fewest movement points are taken, then those of no army; NO_ENTRY for none."""
    best = NO_ENTRY  # all its bits are set, so it is worth more than any other
    for entry in entries:
        if _worth(entry) < _worth(best):
            best = entry
    return best


def _worth(entry: Entry) -> i64:
    """The movement points above all, then the army."""
    return points_of(entry) << 5 | army_of(entry)


def count_in(entries: Troops, power: Power, kind: Unit) -> i64:
    """How many units of this nation and kind there are."""
    total: i64 = 0
    for entry in entries:
        if power_of(entry) == power and kind_of(entry) == kind:
            total += entry & COUNT_MASK
    return total
