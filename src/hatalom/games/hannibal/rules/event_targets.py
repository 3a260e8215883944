"""24  What each event can act upon; an event without a target cannot happen (2.15)."""

from typing import Final

from hatalom.core.message import Message
from hatalom.core.question import Seat
from hatalom.games.hannibal.names import (
    AFRICA,
    AFRICAN_REINFORCEMENTS,
    ALL_SPACES,
    APULIA,
    AUXILIARIES_APULIA,
    AUXILIARIES_CAMPANIA,
    AUXILIARIES_ETRURIA,
    AUXILIARIES_LUCANIA,
    AUXILIARIES_SAMNIUM,
    BALEARIC_ISLANDS,
    BALEARIC_SLINGERS,
    BOTH,
    BRUTTIUM_RECRUITS,
    BY_CAMPAIGN,
    BY_FORCE_MARCH,
    CAMPANIA,
    CAPUA,
    CAPUA_SIDES,
    CARTHAGE,
    CARTHAGE_CITY,
    CELTIBERIA,
    CELTIBERIA_REVOLTS,
    CITY,
    COME_INTO_ITALY,
    CORSICA_REVOLT,
    CORSICA_SARDINIA,
    DIPLOMACY_1,
    DIPLOMACY_2,
    EASTERN_NUMIDIA,
    ENEMY,
    EPIDEMIC,
    ETRURIA,
    FLEET_BREAKS_SIEGE,
    GALLIA_CISALPINIA,
    GALLIA_TRANSALPINIA,
    GALLIC_RECRUITS,
    GRAIN_SHORTAGE,
    HANNIBAL,
    HISPANIA,
    HOSTILE_TRIBES_1,
    HOSTILE_TRIBES_2,
    IBERIAN_RECRUITS,
    IN_POOL,
    ITALY,
    LIGURIA,
    LIGURIAN_RECRUITS,
    LUCANIA,
    MACEDON_ALLIES,
    MACEDON_PEACE,
    MACEDONIANS,
    MERCENARIES_DESERT,
    MESSENGER,
    MUTIN,
    NO_GENERAL,
    NORMAL_SPACE,
    NUMIDIA_REVOLTS,
    NUMIDIAN_ALLY,
    PESTILENCE,
    ROME,
    ROME_CITY,
    SAMNIUM,
    SENATE_DISMISSES,
    SICILIA,
    SICILIA_REVOLTS,
    SIEGE_TRAIN,
    SLAVE_LEGIONS,
    SOPHONISBA,
    SURPRISE_SORTIE,
    SYRACUSE_ALLIES,
    SYRACUSE_CITY,
    TRIBAL_RESISTANCE,
    TRUCE,
    WESTERN_NUMIDIA,
    Card,
    General,
    Province,
    Space,
    is_force_march,
    is_minor_or_major_campaign,
)
from hatalom.games.hannibal.names import PROCONSUL as PROCONSUL_OFFICE
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.records import Orders
from hatalom.games.hannibal.refusals import NO_EFFECT, NOT_IN_SCENARIO, NOT_YOUR_EVENT, ONLY_AS_COUNTER, ONLY_FOR_OPS
from hatalom.games.hannibal.rules.activation import can_activate_any
from hatalom.games.hannibal.rules.generals import spaces_with_general

NUMIDIAS: Final = [WESTERN_NUMIDIA, EASTERN_NUMIDIA]
RECRUITS: Final = [BRUTTIUM_RECRUITS, LIGURIAN_RECRUITS, GALLIC_RECRUITS]
RECRUIT_PROVINCES: Final = [
    [LUCANIA],
    [LIGURIA, GALLIA_CISALPINIA, ETRURIA],
    [GALLIA_TRANSALPINIA, GALLIA_CISALPINIA],
]
AUXILIARIES: Final = [
    AUXILIARIES_APULIA,
    AUXILIARIES_ETRURIA,
    AUXILIARIES_SAMNIUM,
    AUXILIARIES_LUCANIA,
    AUXILIARIES_CAMPANIA,
]
AUXILIARY_PROVINCES: Final = [APULIA, ETRURIA, SAMNIUM, LUCANIA, CAMPANIA]


def why_not_event(pos: Hannibal, seat: Seat, card: Card) -> Message | None:
    """2.7, 2.13r1, 2.15, 2.16, 25.5  The right side, the right moment, and something to happen."""
    content = pos.content
    if content.owner[card] != BOTH and content.owner[card] != seat:
        return NOT_YOUR_EVENT
    if pos.scenario_in_play().ops_only[card]:
        return NOT_IN_SCENARIO
    if content.dual_use[card]:
        return ONLY_FOR_OPS
    if content.counter[card] and card != HOSTILE_TRIBES_1 and card != HOSTILE_TRIBES_2:
        return ONLY_AS_COUNTER
    return None if can_happen(pos, seat, card) else NO_EFFECT


def can_happen(pos: Hannibal, seat: Seat, card: Card) -> bool:
    """2.15  The condition of the event is met and it would change something."""
    if is_minor_or_major_campaign(card):
        return can_activate_any(pos, Orders(seat, card, BY_CAMPAIGN))
    if is_force_march(card):
        return can_activate_any(pos, Orders(seat, card, BY_FORCE_MARCH))
    if places_units(card):
        return bool(unit_places(pos, seat, card))
    if strikes(card):
        return bool(struck_spaces(pos, seat, card))
    if relieves(card):
        return bool(relieved_spaces(pos, card))
    if card == NUMIDIA_REVOLTS or card == SOPHONISBA:
        return bool(provinces_for(pos, seat, card))
    if card == CORSICA_REVOLT or card == SICILIA_REVOLTS or card == CELTIBERIA_REVOLTS:
        province = revolting(card)
        return pos.controls_province(ENEMY[seat], province) and bool(revolt_spaces(pos, seat, province))
    if changes_markers(card):
        return bool(marker_spaces(pos, seat, card, EASTERN_NUMIDIA))
    return _can_special_happen(pos, seat, card)


def _can_special_happen(pos: Hannibal, seat: Seat, card: Card) -> bool:
    if card == CAPUA_SIDES:
        return pos.marker[CAPUA] == ROME and pos.italian_provinces(CARTHAGE) >= pos.content.revolt_provinces
    if card == SYRACUSE_ALLIES:
        return pos.marker[SYRACUSE_CITY] == ROME
    if card == SENATE_DISMISSES:
        return dismissed_proconsul(pos) != NO_GENERAL and bool(replacements(pos))
    if card == SIEGE_TRAIN:
        return bool(train_generals(pos))
    if card == MACEDON_ALLIES:
        return not pos.macedon_allied
    if card == MACEDON_PEACE:
        return pos.macedon_allied
    if card == MESSENGER:
        return pos.has_cards(ENEMY[seat])
    if card == MERCENARIES_DESERT:
        return bool(deserting_spaces(pos))
    return card != TRUCE or not pos.truce


# -- units ---------------------------------------------------------------------------------------------------


def places_units(card: Card) -> bool:
    return (
        MACEDONIANS <= card <= BRUTTIUM_RECRUITS
        or LIGURIAN_RECRUITS <= card <= GALLIC_RECRUITS
        or card == MUTIN
        or SLAVE_LEGIONS <= card <= AUXILIARIES_CAMPANIA
    )


def unit_places(pos: Hannibal, seat: Seat, card: Card) -> list[Space]:
    """24.12, 24.16  Where the units of an event may be placed; nowhere if its condition is not met."""
    if card == AFRICAN_REINFORCEMENTS:
        return [CARTHAGE_CITY] if _has_place(pos, seat, CARTHAGE_CITY) else []
    if card == SLAVE_LEGIONS:
        if pos.italian_provinces(CARTHAGE) < pos.content.revolt_provinces or pos.has_enemy_outside(ROME, ROME_CITY):
            return []
        return [ROME_CITY]
    if card in AUXILIARIES:
        if not pos.controls_province(ROME, AUXILIARY_PROVINCES[AUXILIARIES.index(card)]):
            return []
        return [s for s in spaces_with_general(pos, seat) if pos.content.country[s] == ITALY]
    if card in RECRUITS:
        provinces = RECRUIT_PROVINCES[RECRUITS.index(card)]
        return [s for s in spaces_with_general(pos, seat) if pos.content.province[s] in provinces]
    if card == IBERIAN_RECRUITS:
        return [
            s
            for s in spaces_with_general(pos, seat)
            if pos.content.country[s] == HISPANIA and pos.controls_province(seat, pos.content.province[s])
        ]
    if card == MUTIN:
        return [s for s in pos.content.spaces_of[SICILIA] if _may_mutin(pos, s)]
    if card == MACEDONIANS and not pos.macedon_allied:
        return []
    if card == BALEARIC_SLINGERS and not pos.controls_province(seat, BALEARIC_ISLANDS):
        return []
    return [s for s in pos.board().ports if _may_land(pos, seat, card, s)]


def _has_place(pos: Hannibal, seat: Seat, space: Space) -> bool:
    return pos.controls(seat, space) and bool(pos.room(seat, space))


def _may_land(pos: Hannibal, seat: Seat, card: Card, space: Space) -> bool:
    """Cards 10 and 11: a friendly port, in Africa or Italy, or without enemy CUs."""
    if not pos.controls(seat, space):
        return False
    if card == BALEARIC_SLINGERS:
        return not pos.has_enemy_outside(seat, space)
    country = pos.content.country[space]
    return (country == AFRICA or country == ITALY) and pos.room(seat, space) >= pos.content.units_placed[card]


def _may_mutin(pos: Hannibal, space: Space) -> bool:
    return pos.content.kind[space] != CITY and pos.all_units(ROME, space) == 0


def train_generals(pos: Hannibal) -> list[General]:
    """24.5  Carthaginian generals on the map who do not have the siege train yet."""
    return [g for g in pos.content.generals_of[CARTHAGE] if pos.is_on_map(g) and pos.at[g] != pos.train]


# -- markers -------------------------------------------------------------------------------------------------


def revolting(card: Card) -> Province:
    if card == CORSICA_REVOLT:
        return CORSICA_SARDINIA
    return SICILIA if card == SICILIA_REVOLTS else CELTIBERIA


def revolt_spaces(pos: Hannibal, seat: Seat, province: Province) -> list[Space]:
    """24.15  Enemy PCs that are neither walled nor tribal, without enemy CUs."""
    enemy = ENEMY[seat]
    return [s for s in pos.content.spaces_of[province] if pos.is_pc(enemy, s) and pos.all_units(enemy, s) == 0]


def provinces_for(pos: Hannibal, seat: Seat, card: Card) -> list[Province]:
    """Cards 3 and 24: the Numidias in which something would happen."""
    if card == NUMIDIA_REVOLTS:
        return [p for p in NUMIDIAS if revolt_spaces(pos, seat, p)]
    return [p for p in NUMIDIAS if marker_spaces(pos, seat, card, p)]


def changes_markers(card: Card) -> bool:
    """Events in which PCs are chosen one by one."""
    return (
        card == NUMIDIAN_ALLY
        or card == COME_INTO_ITALY
        or card == DIPLOMACY_1
        or card == DIPLOMACY_2
        or card == GRAIN_SHORTAGE
    )


def marker_spaces(pos: Hannibal, seat: Seat, card: Card, province: Province) -> list[Space]:
    """Where a PC may be placed, flipped or removed by the event."""
    enemy = ENEMY[seat]
    if card == NUMIDIAN_ALLY or card == SOPHONISBA:
        return [
            s
            for s in pos.content.spaces_of[province]
            if pos.marker[s] != seat and pos.content.kind[s] == NORMAL_SPACE and pos.all_units(enemy, s) == 0
        ]
    if card == GRAIN_SHORTAGE:
        if not pos.controls_province(CARTHAGE, SICILIA):
            return []
        return [s for s in ALL_SPACES if pos.is_pc(ROME, s)]
    if card == COME_INTO_ITALY:
        if not is_hannibal_in_italy(pos):
            return []
        return [s for s in ALL_SPACES if pos.is_in_italy(s) and pos.is_pc(ROME, s) and pos.all_units(ROME, s) == 0]
    return [s for s in ALL_SPACES if pos.is_pc(enemy, s) and pos.all_units(enemy, s) == 0]


def is_hannibal_in_italy(pos: Hannibal) -> bool:
    return pos.is_on_map(HANNIBAL) and pos.is_in_italy(pos.at[HANNIBAL])


# -- attrition, sieges, generals -----------------------------------------------------------------------------


def strikes(card: Card) -> bool:
    return card == EPIDEMIC or card == PESTILENCE or card == HOSTILE_TRIBES_1 or card == HOSTILE_TRIBES_2


def struck_spaces(pos: Hannibal, seat: Seat, card: Card) -> list[Space]:
    """24.14, 21.2  Opposing armies (52: besieging a city), or opposing CUs in Transalpine Gaul or Liguria (7, 8)."""
    enemy = ENEMY[seat]
    spaces: list[Space] = []
    for space in ALL_SPACES:
        if pos.all_units(enemy, space) == 0:
            continue
        if card == EPIDEMIC or card == PESTILENCE:
            if card == PESTILENCE and not (pos.is_city(space) and pos.siege[space]):
                continue
            outside = pos.outside(enemy, space) and pos.has_general(enemy, space, False)
            inside = card == EPIDEMIC and pos.inside(enemy, space) and pos.has_general(enemy, space, True)
            if outside or inside:
                spaces.append(space)
        elif pos.content.province[space] == GALLIA_TRANSALPINIA or pos.content.province[space] == LIGURIA:
            spaces.append(space)
    return spaces


def relieves(card: Card) -> bool:
    return card == SURPRISE_SORTIE or card == FLEET_BREAKS_SIEGE or card == TRIBAL_RESISTANCE


def relieved_spaces(pos: Hannibal, card: Card) -> list[Space]:
    """Cards 17, 49 and 53: a city, a port city, a tribe with points on it."""
    spaces: list[Space] = []
    for space in ALL_SPACES:
        if pos.siege[space] == 0:
            continue
        is_city = pos.content.kind[space] == CITY
        if is_city if card != TRIBAL_RESISTANCE else not is_city:
            if card != FLEET_BREAKS_SIEGE or pos.content.has_port[space]:
                spaces.append(space)
    return spaces


def deserting_spaces(pos: Hannibal) -> list[Space]:
    """24.13  Carthaginian forces that are not at a friendly walled city."""
    return [s for s in ALL_SPACES if pos.outside(CARTHAGE, s) > 0 and not pos.has_own_city(CARTHAGE, s)]


def dismissed_proconsul(pos: Hannibal) -> General:
    """24.11  The proconsul other than Africanus."""
    for general in pos.content.generals_of[ROME]:
        if pos.office[general] == PROCONSUL_OFFICE and pos.content.in_pool[general]:
            return general
    return NO_GENERAL


def replacements(pos: Hannibal) -> list[General]:
    """24.11, 24.11r1  Unused Roman generals; Fabius only for an army in Italy."""
    space = pos.at[dismissed_proconsul(pos)]
    return [
        g
        for g in pos.content.generals_of[ROME]
        if pos.at[g] == IN_POOL and pos.content.in_pool[g] and pos.may_stand(g, space)
    ]
