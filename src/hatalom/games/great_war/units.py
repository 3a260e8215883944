"""Units as packed integers: one entry stands for all units of a place that are alike in everything.

An entry holds, from the lowest bits: how many; the army (general + 1) they stood in when the last turn ended; whether
they have attacked this turn; whether they lie face-down; movement points left; kind; power.  Entries of an attacking
force also hold where the units came from, the place from which they enter, and whether a battleship is loaded.
The key of an entry is the entry without the number.  Lists of entries are sorted by key and never changed, only
replaced, so that copies of a position may share them.
"""

# hot: every question about units goes through here

from typing import Final, NewType

from hatalom.games.great_war.names import Place, Power, Unit

Entry = NewType("Entry", int)
"""Units of one place that are alike, packed."""
NO_ENTRY: Final = Entry(-1)

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


def pack(power: Power, kind: Unit, count: int, points: int) -> Entry:
    """Fresh units: face-up, of no army."""
    return Entry(power << POWER_SHIFT | kind << KIND_SHIFT | points << POINTS_SHIFT | count)


def power_of(entry: Entry) -> Power:
    return Power(entry >> POWER_SHIFT & 31)


def kind_of(entry: Entry) -> Unit:
    return Unit(entry >> KIND_SHIFT & 15)


def count_of(entry: Entry) -> int:
    return entry & COUNT_MASK


def points_of(entry: Entry) -> int:
    return entry >> POINTS_SHIFT & 7


def turned_of(entry: Entry) -> int:
    return entry >> TURNED_SHIFT & 3


def army_of(entry: Entry) -> int:
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


def with_count(entry: Entry, count: int) -> Entry:
    return Entry(entry & ~COUNT_MASK | count)


def with_points(entry: Entry, points: int) -> Entry:
    return Entry(entry & ~(7 << POINTS_SHIFT) | points << POINTS_SHIFT)


def with_turned(entry: Entry, turned: int) -> Entry:
    return Entry(entry & ~(3 << TURNED_SHIFT) | turned << TURNED_SHIFT)


def with_army(entry: Entry, army: int) -> Entry:
    return Entry(entry & ~(31 << ARMY_SHIFT) | army << ARMY_SHIFT)


def refreshed(entry: Entry, points: int) -> Entry:
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


def put(entries: list[Entry], entry: Entry) -> list[Entry]:
    """A new list with these units among the others."""
    key = entry & ~COUNT_MASK
    merged: list[Entry] = []
    is_in = False
    for other in entries:
        if not is_in and other & ~COUNT_MASK >= key:
            is_in = True
            if other & ~COUNT_MASK == key:
                merged.append(Entry(other + (entry & COUNT_MASK)))
                continue
            merged.append(entry)
        merged.append(other)
    if not is_in:
        merged.append(entry)
    return merged


def take(entries: list[Entry], taken: Entry, count: int) -> list[Entry]:
    """A new list without this many units that are like the entry; the number in the entry itself is ignored."""
    key = taken & ~COUNT_MASK
    left: list[Entry] = []
    for other in entries:
        if other & ~COUNT_MASK == key:
            if other & COUNT_MASK > count:
                left.append(Entry(other - count))
        else:
            left.append(other)
    return left


def powers_in(entries: list[Entry]) -> int:
    """The powers that have units among these, a bit each."""
    found = 0
    for entry in entries:
        found |= 1 << power_of(entry)
    return found


def poorest(entries: list[Entry]) -> Entry:
    """20  Of equal pieces those with the fewest movement points are taken, then those of no army; NO_ENTRY for none."""
    best = NO_ENTRY  # all its bits are set, so it is worth more than any other
    for entry in entries:
        if _worth(entry) < _worth(best):
            best = entry
    return best


def _worth(entry: Entry) -> int:
    """The movement points above all, then the army."""
    return points_of(entry) << 5 | army_of(entry)


def count_in(entries: list[Entry], power: Power, kind: Unit) -> int:
    """How many units of this nation and kind there are."""
    total = 0
    for entry in entries:
        if power_of(entry) == power and kind_of(entry) == kind:
            total += entry & COUNT_MASK
    return total
