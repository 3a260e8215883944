"""3.5r13a  What happens between two turns, and the turning up of pieces."""

from hatalom.core.numbers import flags_of, numbers_of
from hatalom.core.shared import replaced
from hatalom.core.vecs import vec
from hatalom.games.great_war.names import (
    GENERAL_COUNT,
    NO_PIECE,
    PLACES,
    PROVINCE_COUNT,
    PROVINCES,
    is_land,
    piece_kind,
    piece_power,
)
from hatalom.games.great_war.position import NEW_FACTORY, WORKING, GreatWar
from hatalom.games.great_war.rules.elimination import eliminate_powers
from hatalom.games.great_war.rules.victory import judge_turn
from hatalom.games.great_war.units import (
    UNTIL_PURCHASE,
    Entry,
    kind_of,
    put,
    refreshed,
    turned_of,
    with_army,
    with_turned,
)


def begin_turn(pos: GreatWar) -> None:
    """4.14r25, 16.4r104  What counts from the beginning of a turn is set anew, such as provinces without units."""
    pos.taken = numbers_of([0] * PROVINCE_COUNT)
    pos.idle = flags_of([pos.is_empty(province) for province in PROVINCES])
    pos.cheap_rebuild_used = False
    pos.aid_to_russia = 0
    pos.general_moved = flags_of([False] * GENERAL_COUNT)


def turn_face_up(pos: GreatWar) -> None:
    """11.2  Retreated units are turned up, and rebuilt ones leave the hospitals as full units."""
    for place in PLACES:
        entries = pos.units[place]
        is_turned = False
        for entry in entries:
            if turned_of(entry) == UNTIL_PURCHASE:
                is_turned = True
        if is_turned:
            turned = vec[Entry]()
            for entry in entries:
                turned = put(turned, with_turned(entry, 0) if turned_of(entry) == UNTIL_PURCHASE else entry)
            pos.set_units(place, turned)
    for province in PROVINCES:
        patient = pos.patient[province]
        if patient != NO_PIECE:
            pos.set_patient(province, NO_PIECE)
            pos.raise_unit(province, piece_power(patient), piece_kind(patient), 1)


def end_turn(pos: GreatWar) -> None:
    """14, 16, 7.35r61  Elimination, victory, movement points, the next turn."""
    eliminate_powers(pos)
    judge_turn(pos)
    renew_units(pos)
    for province in PROVINCES:
        if pos.factory[province] == NEW_FACTORY:
            pos.factory = replaced(pos.factory, province, WORKING)
    pos.turn += 1


def renew_units(pos: GreatWar) -> None:
    """7.35r61  Full movement points; nobody has attacked; every unit knows the army it stands in (11.8r82)."""
    move = pos.content.move
    for place in PLACES:
        entries = pos.units[place]
        if len(entries) == 0:
            continue
        army = pos.general_in(place) + 1 if place < PROVINCE_COUNT else 0
        renewed = vec[Entry]()
        for entry in entries:
            kind = kind_of(entry)
            renewed = put(renewed, with_army(refreshed(entry, move[kind]), army if is_land(kind) else 0))
        pos.set_units(place, renewed)
