"""Pieces of a battle: who commands, who falls, and how the table is cleared afterwards."""

from mypy_extensions import i64

from hatalom.core.vecs import vec
from hatalom.games.great_war.board import CHEAP_REBUILD
from hatalom.games.great_war.names import (
    BATTLESHIP,
    CAVALRY,
    LOADED,
    NOBODY,
    NOWHERE,
    PROVINCE_COUNT,
    Piece,
    Place,
    Power,
    enemy_of,
    is_fighting,
    is_ship,
    piece_of,
)
from hatalom.games.great_war.position import NO_BATTLE, UNDECIDED, GreatWar
from hatalom.games.great_war.rules.battles.sides import has_effect, is_in_land_part
from hatalom.games.great_war.units import (
    FACE_UP,
    Entry,
    count_of,
    is_loaded,
    kind_of,
    origin_of,
    points_of,
    power_of,
    put,
    turned_of,
    via_of,
    with_attacked,
    with_points,
)


def has_cargo(pos: GreatWar) -> bool:
    for entry in pos.force:
        if is_loaded(entry):
            return True
    return False


def piece_in(entry: Entry) -> Piece:
    """The piece that an entry of an attacking force shows: a loaded battleship is one of its own."""
    kind = kind_of(entry)
    return piece_of(power_of(entry), LOADED if kind == BATTLESHIP and is_loaded(entry) else kind)


def commander(pos: GreatWar, place: Place, at_sea: bool) -> Power:
    """7.6r44, 8.9r69  The controller if he has fighting units there, otherwise the power with most; ties by order."""
    if not at_sea and place < PROVINCE_COUNT:
        controller = pos.controller[place]
        if pos.fighting_units_of(place, controller) > 0:
            return controller
    found, most = NOBODY, 0
    for power in pos.order:
        total: i64 = 0
        for entry in pos.units[place]:
            kind = kind_of(entry)
            if power_of(entry) == power and (is_ship(kind) if at_sea else is_fighting(kind)):
                total += count_of(entry)
        if total > most:
            found, most = power, total
    if found == NOBODY:  # all are gone, but their last hits are still to be taken
        return pos.controller[place] if place < PROVINCE_COUNT else pos.spokesman(enemy_of(pos.alliance[pos.lead]))
    return found


def chooser(pos: GreatWar, is_attacker: bool, at_sea: bool) -> Power:
    """7.3r41, 7.6r44  The lead chooses for the attackers, the commander for the defenders."""
    return pos.lead if is_attacker else commander(pos, pos.target, at_sea)


def fall(pos: GreatWar, entry: Entry, province: Place) -> None:
    """7.19, 7.20  One unit of this kind is lost; infantry and cavalry may be rebuilt when the battle is over."""
    power, kind = power_of(entry), kind_of(entry)
    pos.bury(power, kind, 1)
    if kind <= CAVALRY:
        pos.fallen.append(piece_of(power, kind))
        general = pos.general_in(province)
        if turned_of(entry) == FACE_UP and has_effect(pos, general, CHEAP_REBUILD):
            pos.cheap_fallen.append(piece_of(power, kind))


def close_battle(pos: GreatWar) -> None:
    """The table of the battle is cleared."""
    pos.mode = NO_BATTLE
    pos.target = NOWHERE
    pos.lead = NOBODY
    pos.assault = 0
    pos.surplus = 0
    pos.outcome = UNDECIDED
    pos.force = vec[Entry]()
    pos.invited = 0
    pos.fallen = []
    pos.cheap_fallen = []
    pos.retreated = vec[Entry]()


def spend_points(pos: GreatWar) -> None:
    """6.3, 7.34r60, 9.8r78  The attack of the turn is used up, with one point; with all if a unit comes from afar."""
    force = vec[Entry]()
    for entry in pos.force:
        points = 0 if is_ship(kind_of(entry)) or _comes_from_afar(pos, entry) else points_of(entry) - 1
        force = put(force, with_attacked(with_points(entry, points)))
    pos.force = force


def _comes_from_afar(pos: GreatWar, entry: Entry) -> bool:
    """7.34r60, 8.5r67  Over a province in between, which takes two points; no land unit has more."""
    if is_in_land_part(entry):
        return not is_loaded(entry) and via_of(entry) != origin_of(entry)
    return origin_of(entry) not in pos.content.near[via_of(entry)]


def participants(pos: GreatWar) -> list[Power]:
    """7.31r56  The powers with units in the attack: the lead first, then in the general order."""
    found = [pos.lead]
    for power in pos.order:
        if pos.invited >> power & 1 and power != pos.lead:
            found.append(power)
    return found
