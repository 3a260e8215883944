"""1.3 to 1.9, 25.4  Where reinforcements may be placed."""

from typing import Final

from hatalom.core.question import Seat
from hatalom.games.hannibal.names import (
    AFRICA,
    AFRICANUS,
    ALL_SPACES,
    BAETICA,
    CAMPAIGN_IBERIA,
    CARTHAGE,
    CARTHAGE_CITY,
    DISPLACED,
    HISPANIA,
    IN_POOL,
    ITALY,
    NEW_CARTHAGE,
    NO_GENERAL,
    ROME,
    ROME_CITY,
    SECOND_PUNIC_WAR,
    TARRACO,
    General,
    Space,
)
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.rules.generals import spaces_with_general

# The four CUs of Carthage (1.3)
FROM_AFRICA: Final = 0
FROM_NEW_CARTHAGE: Final = 1
FROM_BAETICA: Final = 2
FROM_ANYWHERE: Final = 3


def roman_places(pos: Hannibal) -> list[Space]:
    """1.4, 1.6, 25.4  Rome (in Iberia: Tarraco) and every space with a Roman general, as far as there is room."""
    spaces = spaces_with_general(pos, ROME)
    _add_city(pos, ROME, TARRACO if pos.scenario == CAMPAIGN_IBERIA else ROME_CITY, spaces)
    spaces.sort()
    return spaces


def has_stack(pos: Hannibal, size: int) -> bool:
    for space in ALL_SPACES:
        if pos.all_units(ROME, space) >= size:
            return True
    return False


def is_due(pos: Hannibal, number: int) -> bool:
    """1.3, 25.4  Whether Carthage gets this CU at all."""
    if number == FROM_NEW_CARTHAGE:
        return pos.marker[NEW_CARTHAGE] == CARTHAGE
    if number == FROM_BAETICA:
        return pos.controls_province(CARTHAGE, BAETICA)
    return pos.scenario != CAMPAIGN_IBERIA


def carthaginian_places(pos: Hannibal, number: int) -> list[Space]:
    """1.3, 1.3r1  (i) Africa, (ii) and (iii) Hispania, (iv) anywhere with a general."""
    if not is_due(pos, number):
        return []
    country = AFRICA if number == FROM_AFRICA else HISPANIA
    spaces = spaces_with_general(pos, CARTHAGE)
    if number != FROM_ANYWHERE:
        spaces = [space for space in spaces if pos.content.country[space] == country]
    if number == FROM_AFRICA or number == FROM_ANYWHERE:
        _add_city(pos, CARTHAGE, CARTHAGE_CITY, spaces)
    if number != FROM_AFRICA:
        _add_city(pos, CARTHAGE, NEW_CARTHAGE, spaces)
    spaces.sort()
    return spaces


def _add_city(pos: Hannibal, seat: Seat, city: Space, spaces: list[Space]) -> None:
    if pos.marker[city] == seat and pos.room(seat, city) and city not in spaces:
        spaces.append(city)


def next_displaced(pos: Hannibal) -> General:
    """1.8  A displaced general who has somewhere to go; -1 if there is none."""
    for general in pos.content.generals_of[CARTHAGE]:
        if pos.at[general] == DISPLACED and return_places(pos, general):
            return general
    return NO_GENERAL


def return_places(pos: Hannibal, general: General) -> list[Space]:
    """1.8, 23.3  Any space with a Carthaginian CU that is not besieged; Hanno only in Africa."""
    return [s for s in ALL_SPACES if _has_free_units(pos, s) and pos.may_stand(general, s)]


def _has_free_units(pos: Hannibal, space: Space) -> bool:
    return pos.outside(CARTHAGE, space) > 0 or (pos.siege[space] == 0 and pos.inside(CARTHAGE, space) > 0)


def is_africanus_due(pos: Hannibal) -> bool:
    return pos.scenario == SECOND_PUNIC_WAR and pos.turn == pos.content.africanus_turn and pos.at[AFRICANUS] == IN_POOL


def africanus_places(pos: Hannibal) -> list[Space]:
    """1.9  Italian spaces and Spanish ports with a Roman PC and no enemy CU."""
    spaces: list[Space] = []
    for space in ALL_SPACES:
        if pos.marker[space] != ROME or pos.has_enemy_outside(ROME, space):
            continue
        country = pos.content.country[space]
        if country == ITALY or (country == HISPANIA and pos.content.has_port[space]):
            spaces.append(space)
    return spaces
