"""6.5, 6.6, 7.6  Who takes part in an assault on either side."""

from typing import Final

from mypy_extensions import i64

from hatalom.core.vecs import append, vec
from hatalom.games.great_war.board import Content
from hatalom.games.great_war.names import (
    INFANTRY,
    NO_GENERAL,
    PROVINCE_COUNT,
    REBEL,
    SUBMARINE,
    UNITS,
    General,
    Place,
    Unit,
    is_fighting,
    is_land,
    is_ship,
)
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.units import (
    FACE_UP,
    Entry,
    Troops,
    count_of,
    is_loaded,
    kind_of,
    origin_of,
    power_of,
    turned_of,
    via_of,
    with_count,
)

RANKS: Final = 3
NO_RANK: Final = -1
"""6.5r36  Within a kind: the strong nations, the others, those that lie face-down."""


def is_in_land_part(entry: Entry) -> bool:
    """An attacker on land: it comes over a border or is carried, and is no air escort of a fleet."""
    return is_land(kind_of(entry)) and (via_of(entry) < PROVINCE_COUNT or is_loaded(entry))


def is_in_sea_part(entry: Entry) -> bool:
    """A ship, or an aircraft or Zeppelin that helps the fleet."""
    return not is_in_land_part(entry)


# -- who takes part ---------------------------------------------------------------------------------------------


def defenders(pos: GreatWar, place: Place, at_sea: bool) -> Troops:
    """6.5r36  The units that count in defence: at most 25, in the order of kinds, the strongest nation first.

    A rebel is an infantry (18.4); face-down units, which are worth nothing, come last of their kind.
    Units above 25 at the beginning of an assault stay out of it, however many fall.
    """
    entries = vec[Entry]()
    total: i64 = 0
    for entry in pos.units[place]:
        if is_ship(kind_of(entry)) == at_sea:
            entries = append(entries, entry)
            total += count_of(entry)
    limit = total - pos.surplus if pos.assault > 0 and place == pos.target else pos.content.stack_limit
    if total <= limit:
        return entries
    content = pos.content
    chosen = vec[Entry]()
    for kind in UNITS[:REBEL]:
        for rank in range(RANKS):
            for entry in entries:
                if limit > 0 and _rank(content, kind, entry) == rank:
                    count = min(limit, count_of(entry))
                    limit -= count
                    chosen = append(chosen, with_count(entry, count))
    return chosen


def _rank(content: Content, kind: Unit, entry: Entry) -> i64:
    """6.5r36  The place of an entry among those of a kind: strong nations, others, face-down; NO_RANK if of another."""
    if kind_of(entry) != kind and (kind != INFANTRY or kind_of(entry) != REBEL):
        return NO_RANK
    if turned_of(entry) != FACE_UP:
        return RANKS - 1
    return 0 if content.is_strong[power_of(entry)] and kind_of(entry) != REBEL else 1


def muster(pos: GreatWar, at_sea: bool) -> None:
    """6.5r36  An assault begins: up to 25 defenders take part in it."""
    total: i64 = 0
    for entry in pos.units[pos.target]:
        if is_ship(kind_of(entry)) == at_sea:
            total += count_of(entry)
    pos.surplus = max(0, total - pos.content.stack_limit)


def attacking_generals(pos: GreatWar) -> list[General]:
    """6.6r37  Those in whose province at least one of the attacking land units started."""
    found: list[General] = []
    seen: list[Place] = []
    for entry in pos.force:
        origin = origin_of(entry)
        if origin not in seen and is_in_land_part(entry):
            seen.append(origin)
            general = pos.general_in(origin)
            if general != NO_GENERAL:
                found.append(general)
    return found


def defending_general(pos: GreatWar, province: Place) -> General:
    """7.33r59  The general of the province, unless all his units lie face-down."""
    for entry in pos.units[province]:
        if is_land(kind_of(entry)) and turned_of(entry) == FACE_UP:
            return pos.general_in(province)
    return NO_GENERAL


def has_effect(pos: GreatWar, general: General, effect: i64) -> bool:
    """6.7  Whether somebody commands, and has this effect."""
    return general != NO_GENERAL and pos.content.effect[general] == effect


def works(pos: GreatWar, general: General, effect: i64, when: i64) -> bool:
    """6.7  Whether somebody commands, and has this effect in attack or in defence."""
    return has_effect(pos, general, effect) and pos.content.effect_when[general] in (0, when)


def has_attacking(pos: GreatWar, kind: Unit) -> bool:
    """Whether a unit of this kind attacks."""
    for entry in pos.force:
        if kind_of(entry) == kind:
            return True
    return False


# -- counts -----------------------------------------------------------------------------------------------------


def attacking_fighters(pos: GreatWar) -> i64:
    total: i64 = 0
    for entry in pos.force:
        if is_fighting(kind_of(entry)):
            total += count_of(entry)
    return total


def attacking_ships(pos: GreatWar) -> i64:
    total: i64 = 0
    for entry in pos.force:
        if is_ship(kind_of(entry)):
            total += count_of(entry)
    return total


def submarines(entries: Troops) -> i64:
    """Submarines that lie face-up."""
    total: i64 = 0
    for entry in entries:
        if kind_of(entry) == SUBMARINE and turned_of(entry) == 0:
            total += count_of(entry)
    return total
