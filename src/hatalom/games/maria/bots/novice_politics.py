"""Rules of thumb for politics, the election, peace and negotiation."""

from hatalom.core.question import Seat
from hatalom.games.maria.names import (
    AUSTRIA,
    AUSTRIAN_ALLY,
    DISCARD_CARDS,
    DRAW_CARDS,
    EITHER,
    END_SUBSIDY,
    ENEMY_DISCARDS,
    FRANCE,
    FREDERICK,
    ITALY_TRACK,
    LEFT,
    MAJORS,
    MARIA,
    NEW_TROOPS,
    NO_POWER,
    NOBODY,
    PRAGMATIC,
    PRUSSIA,
    RESERVE,
    RIGHT,
    RUSSIA_TRACK,
    SAXONY_TRACK,
    SUBSIDY,
    TRUCE,
    Face,
    PoliticalCard,
    Power,
    Suit,
    Track,
    face_of,
    suit_of,
    value_of,
)
from hatalom.games.maria.phases.negotiation import Answering, Drafting, Negotiation
from hatalom.games.maria.phases.politics.execution import Execution
from hatalom.games.maria.phases.politics.politics import Politics
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.agreements import Clause
from hatalom.games.maria.rules.politics import SQUARES, bears_arms
from hatalom.games.maria.verbs import (
    ACCEPT_OFFER,
    ACCEPT_PEACE,
    CHOOSE,
    CLAUSE_POWER,
    CLAUSE_SUBSIDY,
    CLAUSE_TRUCE,
    CLAUSE_TURNS,
    DISCARD,
    END_TALKS,
    FOLLOW_TEXT,
    LAY,
    LAY_NOTHING,
    MARKER_LEFT,
    MARKER_RIGHT,
    MOVE_SAXONY,
    NAME_ENEMY,
    NAME_TRUMP,
    OFFER_PEACE,
    SAVE,
    SEND,
    SEND_OFFER,
    TALK_TO,
    VOTE_CHARLES,
)

RICH_HAND = 12
"""With this many tactical cards a beginner gives a poor ally one."""
POOR_HAND = 3


def appeal_of_politics(pos: Maria, seat: Seat, action: int) -> float:
    if NAME_TRUMP.has(action):
        return _points_in(pos, seat, Suit(NAME_TRUMP.target(action)))
    if LAY.has(action):
        return _appeal_of_laying(pos, seat, Face(LAY.target(action)))
    if LAY_NOTHING.has(action) or SAVE.has(action):
        return 0.15
    if CHOOSE.has(action):
        return card_worth(pos, seat, PoliticalCard(CHOOSE.target(action)))
    if FOLLOW_TEXT.has(action):
        top = pos.stack[-1]
        return text_worth(pos, seat, top.card) if isinstance(top, Execution) else 0.0
    if MARKER_LEFT.has(action):
        return -track_worth(pos, seat, Track(MARKER_LEFT.target(action)))
    if MARKER_RIGHT.has(action):
        return track_worth(pos, seat, Track(MARKER_RIGHT.target(action)))
    if NAME_ENEMY.has(action):
        power = Power(NAME_ENEMY.target(action))
        return len(pos.hand[power]) if pos.seat_of(power) != seat else -9.0
    if DISCARD.has(action):
        return -float(pos.payment_value(Face(DISCARD.target(action))))
    if SEND.has(action):
        return -float(pos.troops[SEND.target(action)])
    return _appeal_of_changes(pos, seat, action)


def _appeal_of_changes(pos: Maria, seat: Seat, action: int) -> float:
    """The election, peace, Saxony, and talks."""
    if VOTE_CHARLES.has(action):
        return VOTE_CHARLES.target(action) * _liking_for_charles(pos, seat)
    if OFFER_PEACE.has(action):
        return 1.0
    if ACCEPT_PEACE.has(action):
        return 0.5 if pos.markers_of(PRUSSIA) > 8 else -0.5
    if MOVE_SAXONY.has(action):
        return MOVE_SAXONY.target(action)
    if END_TALKS.has(action):
        return 0.1
    if TALK_TO.has(action):
        return 1.0 if has_offer_for(pos, seat, Seat(TALK_TO.target(action))) else -1.0
    if SEND_OFFER.has(action):
        return 5.0
    if CLAUSE_SUBSIDY.has(action):
        return 2.0 if _poor_ally(pos, seat) >= 0 else -1.0
    if CLAUSE_TRUCE.has(action):
        return 1.0
    if CLAUSE_POWER.has(action):
        return _appeal_of_clause_power(pos, seat, Power(CLAUSE_POWER.target(action)))
    if CLAUSE_TURNS.has(action):
        return -abs(CLAUSE_TURNS.target(action) - 2)
    if ACCEPT_OFFER.has(action):
        top = pos.stack[-1]
        return offer_worth(pos, seat, top.clauses) if isinstance(top, Answering) else 0.0
    return 0.0


# -- political cards ------------------------------------------------------------------------------------------


def _points_in(pos: Maria, seat: Seat, suit: Suit) -> float:
    total = 0.0
    for power in MAJORS:
        if pos.seat_of(power) == seat:
            for card in pos.hand[power]:
                face = face_of(card)
                if face != RESERVE and suit_of(face) == suit:
                    total += value_of(face)
    return total


def _appeal_of_laying(pos: Maria, seat: Seat, face: Face) -> float:
    """17.3  A trump card if a card on the table is worth it; the smaller the card, the better; no bluffs."""
    top = pos.stack[-1]
    if not isinstance(top, Politics):
        return 0.0
    power = SQUARES[top.index]
    best = 0.0
    for card in pos.open_pcs:
        if bears_arms(pos, card, power):
            best = max(best, card_worth(pos, seat, card))
    if face == RESERVE:
        return best - 0.8
    return best - 0.06 * value_of(face) if suit_of(face) == pos.trump else -1.0


def card_worth(pos: Maria, seat: Seat, card: PoliticalCard) -> float:
    """What executing a card is worth to a player: never below 0, and a little more because others do not get it."""
    total = max(0.0, text_worth(pos, seat, card)) + 0.4 * max(0.0, -text_worth(pos, seat, card))
    for arrow in pos.content.politics.arrows[card]:
        worth = arrow.spaces * track_worth(pos, seat, arrow.track)
        if arrow.direction == EITHER:
            total += abs(worth)
        elif arrow.direction == RIGHT:
            total += max(0.0, worth) + 0.4 * max(0.0, -worth)
        elif arrow.direction == LEFT:
            total += max(0.0, -worth) + 0.4 * max(0.0, worth)
    return total


def text_worth(pos: Maria, seat: Seat, card: PoliticalCard) -> float:
    total = 0.0
    for effect in pos.content.politics.effects[card]:
        kind, power, number = effect.kind, effect.power, effect.number
        if kind == ENEMY_DISCARDS:
            total += 0.3 * number if seat == MARIA else 0.1
            continue
        mine = 1.0 if pos.seat_of(power) == seat else 0.1 if _is_on_side(pos, seat, power) else -0.7
        if kind == DRAW_CARDS:
            total += 0.4 * number * mine
        elif kind == NEW_TROOPS:
            total += 0.5 * number * mine
        elif kind == DISCARD_CARDS:
            total -= 0.4 * number * mine
        else:
            total -= 0.8 * mine
    return total


def _is_on_side(pos: Maria, seat: Seat, power: Power) -> bool:
    for other in MAJORS:
        if pos.seat_of(other) == seat and pos.is_friend(other, power):
            return True
    return False


def track_worth(pos: Maria, seat: Seat, track: Track) -> float:
    """What one space to the right is worth: Austria gains on all tracks, France loses Italy, Prussia the others."""
    if track == ITALY_TRACK:
        return 0.4 if seat == pos.seat_of(AUSTRIA) else -0.4 if seat == pos.seat_of(FRANCE) else 0.0
    if track == SAXONY_TRACK and pos.saxony_status() == AUSTRIAN_ALLY:
        return 0.2 if seat == MARIA else -0.2
    if track == RUSSIA_TRACK or track == SAXONY_TRACK:
        return 0.35 if seat == pos.seat_of(AUSTRIA) else -0.35 if seat == pos.seat_of(PRUSSIA) else -0.05
    return 0.0


def _liking_for_charles(pos: Maria, seat: Seat) -> float:
    if seat == pos.seat_of(FRANCE):
        return 1.0
    if seat == MARIA:
        return -1.0
    return 0.5 if pos.pool[AUSTRIA] < pos.pool[FRANCE] else -0.5


# -- talks ----------------------------------------------------------------------------------------------------


def _poor_ally(pos: Maria, seat: Seat) -> Power:
    """A poor ally to whom a rich power of this player could pay a subsidy, or NO_POWER."""
    for giver in MAJORS:
        if pos.seat_of(giver) != seat or len(pos.hand[giver]) < RICH_HAND:
            continue
        for ally in MAJORS:
            if pos.seat_of(ally) != seat and pos.is_friend(giver, ally) and len(pos.hand[ally]) <= POOR_HAND:
                return ally
    return NO_POWER


def has_offer_for(pos: Maria, seat: Seat, other: Seat) -> bool:
    """Whether a beginner has something to offer: a subsidy for a poor ally, or a truce that both want."""
    talks = pos.stack[-1]
    if other == seat or not isinstance(talks, Negotiation) or talks.made[seat] > 0:
        return False
    ally = _poor_ally(pos, seat)
    if ally >= 0 and pos.seat_of(ally) == other:
        return True
    return wants_truce(pos, seat) and wants_truce(pos, other)


def wants_truce(pos: Maria, seat: Seat) -> bool:
    """Austria and Prussia: while Prussia holds Silesia and Austria has lost troops to two enemies."""
    if seat == MARIA:
        return pos.total_troops(AUSTRIA) + 4 < pos.total_troops(PRUSSIA)
    return seat == FREDERICK and pos.pool[PRUSSIA] <= 6 < pos.pool[PRAGMATIC]


def _appeal_of_clause_power(pos: Maria, seat: Seat, power: Power) -> float:
    top = pos.stack[-1]
    if not isinstance(top, Drafting):
        return 0.0
    if top.kind == SUBSIDY:
        if top.power == NOBODY:
            return len(pos.hand[power]) if pos.seat_of(power) == seat else -9.0
        return 5.0 if power == _poor_ally(pos, seat) else 0.0
    return 1.0 if power == PRUSSIA or power == AUSTRIA else 0.0


def offer_worth(pos: Maria, seat: Seat, clauses: list[Clause]) -> float:
    """What an offer is worth to the one who is asked: cards received less cards given, and a truce he wants."""
    total = -0.01
    for clause in clauses:
        total += clause_worth(pos, seat, clause)
    return total


def clause_worth(pos: Maria, seat: Seat, clause: Clause) -> float:
    if clause.kind == SUBSIDY or clause.kind == END_SUBSIDY:
        sign = 1.0 if clause.kind == SUBSIDY else -1.0
        worth = 0.0
        if pos.seat_of(clause.power) == seat:
            worth -= sign * (0.1 if len(pos.hand[clause.power]) >= RICH_HAND else 1.0)
        if pos.seat_of(Power(clause.thing)) == seat:
            worth += sign
        return worth
    if clause.kind == TRUCE:
        return 0.5 if wants_truce(pos, seat) else -0.5
    return -0.3
