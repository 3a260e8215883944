"""1.3 to 1.9, 25.4  Where reinforcements may be placed."""

from typing import Final

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

# The four CUs of Carthage (1.3)
FROM_AFRICA: Final = 0
FROM_NEW_CARTHAGE: Final = 1
FROM_BAETICA: Final = 2
FROM_ANYWHERE: Final = 3


def roman_places(pos: Hannibal) -> list[Space]:
    """1.4, 1.6, 25.4  Rome (in Iberia: Tarraco) and every space with a Roman general, as far as there is room."""
    spaces: list[Space] = []
    if pos.scenario == CAMPAIGN_IBERIA:
        if pos.marker[TARRACO] == ROME and pos.room(ROME, TARRACO) > 0:
            spaces.append(TARRACO)
    elif pos.room(ROME, ROME_CITY) > 0:
        spaces.append(ROME_CITY)
    for general in pos.content.generals_of[ROME]:
        space = pos.at[general]
        if space >= 0 and space not in spaces and pos.room(ROME, space) > 0:
            spaces.append(space)
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
    spaces: list[Space] = []
    if number == FROM_AFRICA or number == FROM_ANYWHERE:
        _add_city(pos, CARTHAGE_CITY, spaces)
    if number != FROM_AFRICA:
        _add_city(pos, NEW_CARTHAGE, spaces)
    for general in pos.content.generals_of[CARTHAGE]:
        space = pos.at[general]
        if space < 0 or space in spaces or pos.room(CARTHAGE, space) == 0:
            continue
        country = pos.content.country[space]
        if number == FROM_AFRICA and country != AFRICA:
            continue
        if (number == FROM_NEW_CARTHAGE or number == FROM_BAETICA) and country != HISPANIA:
            continue
        spaces.append(space)
    spaces.sort()
    return spaces


def _add_city(pos: Hannibal, city: Space, spaces: list[Space]) -> None:
    if pos.board().in_play[city] and pos.marker[city] == CARTHAGE and pos.room(CARTHAGE, city) > 0:
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
