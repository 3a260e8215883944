"""24  A strategy card played as event."""

from hatalom.games.hannibal.events import (
    CATO_BEGUN,
    HANNO_BEGUN,
    MACEDON_JOINED,
    MACEDON_LEFT,
    NAVAL_VICTORY_WON,
    TRUCE_BEGUN,
)
from hatalom.games.hannibal.names import (
    CAPUA_SIDES,
    CARTHAGE,
    CATO_COUNSELS,
    CELTIBERIA_REVOLTS,
    CORSICA_REVOLT,
    EASTERN_NUMIDIA,
    HANNO_COUNSELS,
    MACEDON_ALLIES,
    MACEDON_PEACE,
    MERCENARIES_DESERT,
    MESSENGER,
    NAVAL_VICTORY,
    NUMIDIA_REVOLTS,
    ROME,
    SENATE_DISMISSES,
    SICILIA_REVOLTS,
    SIEGE_TRAIN,
    SOPHONISBA,
    SYRACUSE_ALLIES,
    is_minor_or_major_campaign,
)
from hatalom.games.hannibal.phases.announce import announce_card
from hatalom.games.hannibal.phases.campaign import Campaign
from hatalom.games.hannibal.phases.event_targets import changes_markers, places_units, relieves, revolting, strikes
from hatalom.games.hannibal.phases.events_attrition import StrikeEvent, begin_desertion
from hatalom.games.hannibal.phases.events_markers import (
    MarkerEvent,
    ProvinceEvent,
    change_sides,
    markers_changed,
    revolt,
)
from hatalom.games.hannibal.phases.events_others import MessengerEvent, RandomDiscard, ReliefEvent, SenateEvent
from hatalom.games.hannibal.phases.events_units import TrainEvent, UnitsEvent
from hatalom.games.hannibal.position import Hannibal


def play_event(pos: Hannibal, seat: int, card: int) -> None:
    """2.6, 2.14  The card is shown; what has to be chosen becomes a phase, the rest happens at once."""
    announce_card(pos, seat, card, True)
    if is_minor_or_major_campaign(card):
        pos.push(Campaign(seat, card, pos.content.campaign_generals[card]))
    elif places_units(card):
        pos.push(UnitsEvent(seat, card))
    elif strikes(card):
        pos.push(StrikeEvent(seat, card))
    elif relieves(card):
        pos.push(ReliefEvent(seat, card))
    elif card == NUMIDIA_REVOLTS or card == SOPHONISBA:
        pos.push(ProvinceEvent(seat, card))
    elif changes_markers(card):
        pos.push(MarkerEvent(seat, card, EASTERN_NUMIDIA, markers_changed(card)))
    elif card == CORSICA_REVOLT or card == SICILIA_REVOLTS or card == CELTIBERIA_REVOLTS:
        revolt(pos, seat, revolting(card))
    elif card == CAPUA_SIDES or card == SYRACUSE_ALLIES:
        change_sides(pos, card)
    elif card == SIEGE_TRAIN:
        pos.push(TrainEvent(seat, card))
    elif card == SENATE_DISMISSES:
        pos.push(SenateEvent(seat, card))
    elif card == MERCENARIES_DESERT:
        begin_desertion(pos)
    elif card == MESSENGER:
        pos.push(MessengerEvent(seat))
    elif card == MACEDON_ALLIES or card == MACEDON_PEACE:
        change_macedon(pos, card)
    else:
        _begin_effect(pos, card)


def change_macedon(pos: Hannibal, card: int) -> None:
    """24.1  9A brings Macedon in and puts 9B into the discards; 9B ends the alliance and leaves the game."""
    if card == MACEDON_ALLIES:
        pos.macedon_allied = True
        pos.removed[MACEDON_PEACE] = 0
        pos.discard[MACEDON_PEACE] = 1
        pos.tell(MACEDON_JOINED, [])
        pos.push(RandomDiscard(ROME))
    else:
        pos.macedon_allied = False
        pos.tell(MACEDON_LEFT, [])
        pos.push(RandomDiscard(CARTHAGE))


def _begin_effect(pos: Hannibal, card: int) -> None:
    """24.2 to 24.4  Events that stay in force for a while."""
    if card == HANNO_COUNSELS:
        pos.discard[card] = 0
        pos.hanno_counsels = 1
        pos.tell(HANNO_BEGUN, [])
    elif card == CATO_COUNSELS:
        pos.discard[card] = 0
        pos.cato_counsels = 1
        pos.tell(CATO_BEGUN, [])
    elif card == NAVAL_VICTORY:
        pos.naval_victory = True
        pos.tell(NAVAL_VICTORY_WON, [])
    else:
        pos.truce = True
        pos.tell(TRUCE_BEGUN, [])
