"""2.6, 2.8, 24  What a card is used for: OPs, event, or nothing."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import Question, Seat
from hatalom.core.shared import replaced
from hatalom.games.hannibal.events import (
    CATO_BEGUN,
    HANNO_BEGUN,
    MACEDON_JOINED,
    MACEDON_LEFT,
    NAVAL_VICTORY_WON,
    TRUCE_BEGUN,
)
from hatalom.games.hannibal.names import (
    BY_CAMPAIGN,
    BY_FORCE_MARCH,
    BY_OPS,
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
    Card,
    is_force_march,
    is_minor_or_major_campaign,
)
from hatalom.games.hannibal.phases.cards.events_attrition import StrikeEvent, begin_desertion
from hatalom.games.hannibal.phases.cards.events_markers import (
    MarkerEvent,
    ProvinceEvent,
    change_sides,
    revolt,
)
from hatalom.games.hannibal.phases.cards.events_others import MessengerEvent, RandomDiscard, ReliefEvent, SenateEvent
from hatalom.games.hannibal.phases.cards.events_units import TrainEvent, UnitsEvent
from hatalom.games.hannibal.phases.cards.operations import PlacePCs, RaiseTroops
from hatalom.games.hannibal.phases.march.activation import Activation, Campaign
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_USE, CRUMB_CARD
from hatalom.games.hannibal.records import Orders
from hatalom.games.hannibal.refusals import FIRST_A_USE
from hatalom.games.hannibal.rules.cards import announce_card, discard_card
from hatalom.games.hannibal.rules.event_refusals import refuse_event
from hatalom.games.hannibal.rules.event_targets import (
    changes_markers,
    places_units,
    relieves,
    revolting,
    strikes,
    why_not_event,
)
from hatalom.games.hannibal.rules.operations import why_not_use
from hatalom.games.hannibal.verbs import (
    ACTIVATE,
    DISCARD,
    MARCH_TO,
    MOVE_GENERAL,
    PLACE_PC,
    PLACE_PCS,
    PLAY_EVENT,
    RAISE_TROOPS,
)

USES: Final[list[int]] = [MOVE_GENERAL.of(), PLACE_PCS.of(), RAISE_TROOPS.of()]
"""2.8  What the OPs of a card can be used for."""


@final
class CardUse(Phase[Hannibal]):
    """2.6, 2.8  What the chosen card is used for; nobody else knows it yet."""

    FIELDS = ("seat", "card", "must_use")

    def __init__(self, seat: Seat, card: Card, must_use: bool) -> None:
        self.seat = seat
        self.card = card
        self.must_use = must_use  # 2.4: whoever preempted with a Campaign card may not discard it

    def copy(self) -> "CardUse":
        return CardUse(self.seat, self.card, self.must_use)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_CARD, [self.card])

    def private_to(self, pos: Hannibal) -> int:
        return self.seat

    def ask(self, pos: Hannibal) -> list[Question]:
        options: list[int] = []
        if why_not_event(pos, self.seat, self.card) is None:
            options.append(PLAY_EVENT.of())
        for action in USES:
            if why_not_use(pos, self.seat, self.card, action) is None:
                options.append(action)
        if not options or not self.must_use:
            options.append(DISCARD.of())
        return [Question(self.seat, ASK_USE, options, [self.card])]

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        if MOVE_GENERAL.has(action):
            pos.replace(Activation(Orders(seat, self.card, BY_OPS)))
        elif PLACE_PCS.has(action):
            pos.replace(PlacePCs(seat, self.card, pos.content.ops[self.card]))
        elif RAISE_TROOPS.has(action):
            pos.replace(RaiseTroops(seat, self.card))
        elif DISCARD.has(action):
            pos.pop()
            discard_card(pos, seat, self.card)
        elif is_force_march(self.card):
            pos.replace(Activation(Orders(seat, self.card, BY_FORCE_MARCH)))
        else:
            pos.pop()
            play_event(pos, seat, self.card)

    def why_not(self, pos: Hannibal, seat: Seat, action: int) -> Said | None:
        if ACTIVATE.has(action) or MARCH_TO.has(action) or PLACE_PC.has(action):
            return Said(FIRST_A_USE, [self.card])
        if PLAY_EVENT.has(action):
            return refuse_event(pos, seat, self.card)
        reason = why_not_use(pos, seat, self.card, action)
        return None if reason is None else Said(reason, [self.card])


def play_event(pos: Hannibal, seat: Seat, card: Card) -> None:
    """2.6, 2.14  The card is shown; what has to be chosen becomes a phase, the rest happens at once."""
    announce_card(pos, seat, card, True)
    if is_minor_or_major_campaign(card):
        pos.push(Campaign(Orders(seat, card, BY_CAMPAIGN), pos.content.campaign_generals[card]))
    elif places_units(card):
        pos.push(UnitsEvent(seat, card))
    elif strikes(card):
        pos.push(StrikeEvent(seat, card))
    elif relieves(card):
        pos.push(ReliefEvent(seat, card))
    elif card == NUMIDIA_REVOLTS or card == SOPHONISBA:
        pos.push(ProvinceEvent(seat, card))
    elif changes_markers(card):
        pos.push(MarkerEvent(seat, card, EASTERN_NUMIDIA, pos.content.markers_changed[card]))
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


def change_macedon(pos: Hannibal, card: Card) -> None:
    """24.1  9A brings Macedon in and puts 9B into the discards; 9B ends the alliance and leaves the game."""
    if card == MACEDON_ALLIES:
        pos.macedon_allied = True
        pos.removed = replaced(pos.removed, MACEDON_PEACE, 0)
        pos.discard = replaced(pos.discard, MACEDON_PEACE, 1)
        pos.tell(MACEDON_JOINED)
        pos.push(RandomDiscard(ROME))
    else:
        pos.macedon_allied = False
        pos.tell(MACEDON_LEFT)
        pos.push(RandomDiscard(CARTHAGE))


def _begin_effect(pos: Hannibal, card: Card) -> None:
    """24.2 to 24.4  Events that stay in force for a while."""
    if card == HANNO_COUNSELS:
        pos.discard = replaced(pos.discard, card, 0)
        pos.hanno_counsels = 1
        pos.tell(HANNO_BEGUN)
    elif card == CATO_COUNSELS:
        pos.discard = replaced(pos.discard, card, 0)
        pos.cato_counsels = 1
        pos.tell(CATO_BEGUN)
    elif card == NAVAL_VICTORY:
        pos.naval_victory = True
        pos.tell(NAVAL_VICTORY_WON)
    else:
        pos.truce = True
        pos.tell(TRUCE_BEGUN)
