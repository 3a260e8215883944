"""*Why can't I?* for events: whose it is, when it may be played, and which condition is not met."""

from hatalom.core.message import Said
from hatalom.core.question import Seat
from hatalom.games.hannibal.names import (
    BALEARIC_ISLANDS,
    BALEARIC_SLINGERS,
    CAPUA_SIDES,
    CARTHAGE,
    CELTIBERIA_REVOLTS,
    COME_INTO_ITALY,
    CORSICA_REVOLT,
    ENEMY,
    GRAIN_SHORTAGE,
    IBERIAN_RECRUITS,
    MACEDON_PEACE,
    MACEDONIANS,
    NO_GENERAL,
    NO_PROVINCE,
    ROME,
    SENATE_DISMISSES,
    SICILIA,
    SICILIA_REVOLTS,
    SLAVE_LEGIONS,
    Card,
    Province,
)
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.refusals import (
    HANNIBAL_ELSEWHERE,
    NEEDS_GENERAL,
    NEEDS_MACEDON,
    NEEDS_PROVINCE,
    NEEDS_THREE,
    NO_ARMY_TO_STRIKE,
    NO_EFFECT,
    NO_POINTS_TO_REMOVE,
    NO_PROCONSUL_TO_REPLACE,
)
from hatalom.games.hannibal.rules.event_targets import (
    AUXILIARIES,
    AUXILIARY_PROVINCES,
    RECRUITS,
    dismissed_proconsul,
    is_hannibal_in_italy,
    relieves,
    revolting,
    strikes,
    why_not_event,
)


def refuse_event(pos: Hannibal, seat: Seat, card: Card) -> Said | None:
    """2.7, 2.15  Why a card cannot be played as an event."""
    reason = why_not_event(pos, seat, card)
    if reason is None:
        return None
    if reason is not NO_EFFECT:
        return Said(reason, [card])
    province, owner = _needed_province(card, seat)
    if province != NO_PROVINCE and not pos.controls_province(owner, province):
        return Said(NEEDS_PROVINCE, [owner, province])
    if card in AUXILIARIES or card in RECRUITS or card == IBERIAN_RECRUITS:
        return Said(NEEDS_GENERAL, [card])
    return _refuse_special(pos, card)


def _needed_province(card: Card, seat: Seat) -> tuple[Province, Seat]:
    """The province that a card wants controlled, and by whom; -1 if it wants none."""
    if card in AUXILIARIES:
        return AUXILIARY_PROVINCES[AUXILIARIES.index(card)], ROME
    if card == BALEARIC_SLINGERS:
        return BALEARIC_ISLANDS, seat
    if card == CORSICA_REVOLT or card == SICILIA_REVOLTS or card == CELTIBERIA_REVOLTS:
        return revolting(card), ENEMY[seat]
    return (SICILIA, CARTHAGE) if card == GRAIN_SHORTAGE else (NO_PROVINCE, seat)


def _refuse_special(pos: Hannibal, card: Card) -> Said:
    if card == CAPUA_SIDES or card == SLAVE_LEGIONS:
        if pos.italian_provinces(CARTHAGE) < pos.content.revolt_provinces:
            return Said(NEEDS_THREE, [])
    if (card == MACEDONIANS or card == MACEDON_PEACE) and not pos.macedon_allied:
        return Said(NEEDS_MACEDON, [])
    if card == COME_INTO_ITALY and not is_hannibal_in_italy(pos):
        return Said(HANNIBAL_ELSEWHERE, [])
    if card == SENATE_DISMISSES and dismissed_proconsul(pos) == NO_GENERAL:
        return Said(NO_PROCONSUL_TO_REPLACE, [])
    if relieves(card):
        return Said(NO_POINTS_TO_REMOVE, [])
    return Said(NO_ARMY_TO_STRIKE, []) if strikes(card) else Said(NO_EFFECT, [card])
