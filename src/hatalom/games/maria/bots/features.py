"""What a network is shown of a position, from the view of one seat, and what it learns to foretell."""

from typing import Final

from hatalom.core.question import Seat
from hatalom.games.maria.names import (
    ADVANCED,
    ALL_POWERS,
    ALL_TRACKS,
    BOXES,
    FRANCE,
    GENERALS,
    MAJORS,
    MARIA,
    NOBODY,
    POWERS,
    PRUSSIA,
    REGION,
    REMOVED,
    RESERVE,
    SEAT,
    SUIT,
    TRACKS,
    Power,
    face_of,
    suit_of,
    train_piece,
    value_of,
)
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.victory import fortresses_won, winter_total
from hatalom.kit.features import Features

SEATS: Final = len(SEAT.ids)
REGIONS: Final = len(REGION.ids)
FORTS: Final = 93
LAST_TURN: Final = 12
PLACES_OF_A_TRACK: Final = 7
SUITS: Final = len(SUIT.ids)
KINDS_OF_CARDS: Final = SUITS + 1
"""The four suits and the Reserve."""
IN_PAYMENT: Final = 8.0
"""What a Reserve counts for here: 8.7r1."""

# Where each kind of feature begins.  Powers have fixed places, because they are all different; each seat has features
# of its own, so that the network learns for each of them what is its own and what is not.
MARKERS: Final = 0
POOLS: Final = MARKERS + FORTS
SURPLUS: Final = POOLS + POWERS
BATTLE_BOXES: Final = SURPLUS + POWERS
OTHER_BOXES: Final = BATTLE_BOXES + POWERS
WINTERS: Final = OTHER_BOXES + BOXES
TROOPS: Final = WINTERS + POWERS
HANDS: Final = TROOPS + POWERS
OWN_CARDS: Final = HANDS + POWERS
GENERALS_AT: Final = OWN_CARDS + KINDS_OF_CARDS * POWERS
GENERALS_GONE: Final = GENERALS_AT + REGIONS * GENERALS
HUNGRY: Final = GENERALS_GONE + GENERALS
OWN_ARMIES: Final = HUNGRY + GENERALS
TRAINS: Final = OWN_ARMIES + GENERALS
POLITICS: Final = TRAINS + POWERS
ELECTION: Final = POLITICS + PLACES_OF_A_TRACK * TRACKS
REDUCTION: Final = ELECTION + 3
IS_ANNEXED: Final = REDUCTION + 3
IS_NEUTRAL: Final = IS_ANNEXED + 1
SAXONY_HAS_LEFT: Final = IS_NEUTRAL + 1
PROGRESS: Final = SAXONY_HAS_LEFT + 1
"""How far each seat is on its way to victory."""
TURNS: Final = PROGRESS + SEATS
FORMS: Final = TURNS + LAST_TURN + 1
"""Introductory and advanced, with two players and with three."""
OF_A_SEAT: Final = FORMS + 4
FEATURES: Final = SEATS * OF_A_SEAT


def features_of(pos: Maria, seat: Seat) -> Features:
    found = Features(OF_A_SEAT * seat)
    _add_markers(pos, seat, found)
    for power in ALL_POWERS:
        _add_power(pos, power, pos.seat_of(power) == seat, found)
    _add_politics(pos, found)
    for other in pos.players():
        found.add(PROGRESS + other, progress_of(pos, other))
    found.add(TURNS + min(pos.turn, LAST_TURN), 1.0)
    found.add(FORMS + pos.form + (2 if pos.seats > 2 else 0), 1.0)
    return found


def _add_markers(pos: Maria, seat: Seat, found: Features) -> None:
    """10.3, 15, 16  Fortresses with another marker than at the start, and what is left in the pools."""
    first = pos.content.start_marker
    for fort in pos.content.board.forts:
        holder = pos.marker[fort]
        if holder != first[fort]:
            is_own = pos.seat_of(holder if holder != NOBODY else pos.controller(fort)) == seat
            found.add(MARKERS + fort, 1.0 if is_own else -1.0)
    for power in MAJORS:
        found.add(POOLS + power, pos.pool[power] / 5.0)
        found.add(SURPLUS + power, float(pos.surplus[power]))
        found.add(BATTLE_BOXES + power, float(pos.battle[power]))
        found.add(WINTERS + power, winter_total(pos, power) / 20.0)
    for box in range(BOXES):
        if pos.box[box] != NOBODY:
            found.add(OTHER_BOXES + box, 1.0 if pos.seat_of(pos.box[box]) == seat else -1.0)


def _add_power(pos: Maria, power: Power, is_own: bool, found: Features) -> None:
    """6.4, 8  Generals and troops; of others only what everybody may know, their totals and the number of cards."""
    content = pos.content
    found.add(TROOPS + power, pos.total_troops(power) / 10.0)
    found.add(HANDS + power, len(pos.hand[power]) / 5.0)
    for general in content.power_generals[power]:
        town = pos.at[general]
        if town < 0:
            found.add(GENERALS_GONE + general, 1.0 if town == REMOVED else 0.0)
            continue
        found.add(GENERALS_AT + REGIONS * general + content.board.region[town], 1.0)
        found.add(HUNGRY + general, 1.0 if pos.is_face_down(general) else 0.0)
        if is_own:
            found.add(OWN_ARMIES + general, float(pos.troops[general]) / 4.0)
    trains = 0
    for train in content.power_trains[power]:
        if pos.at[train_piece(train)] >= 0:
            trains += 1
    found.add(TRAINS + power, float(trains))
    if is_own:
        cards = [0.0] * KINDS_OF_CARDS
        for card in pos.hand[power]:
            face = face_of(card)
            if face == RESERVE:
                cards[SUITS] += IN_PAYMENT
            else:
                cards[suit_of(face)] += value_of(face)
        for kind in range(KINDS_OF_CARDS):
            found.add(OWN_CARDS + KINDS_OF_CARDS * power + kind, cards[kind] / 10.0)


def _add_politics(pos: Maria, found: Features) -> None:
    """17 to 19  The three tracks, the election, Silesia, France's objectives, and who has left whom."""
    if pos.form != ADVANCED:
        return
    for track in ALL_TRACKS:
        found.add(POLITICS + PLACES_OF_A_TRACK * track + pos.track[track], 1.0)
    found.add(ELECTION + pos.election, 1.0)
    found.add(REDUCTION + pos.reduced, 1.0)
    found.add(IS_ANNEXED, 1.0 if pos.annexed else 0.0)
    found.add(IS_NEUTRAL, 1.0 if pos.neutral_until > 0 else 0.0)
    found.add(SAXONY_HAS_LEFT, 1.0 if pos.saxony_left else 0.0)


def progress_of(pos: Maria, seat: Seat) -> float:
    """14.3, 23.1, 24.1  How far a seat is on its way to victory, from 0 to 1.

    In the advanced game that is the share of the markers that have left the pool, for the better of its powers; in the
    introductory one the share of the fortresses that its power needs, and what Maria Theresa keeps from the others.
    """
    if pos.form == ADVANCED:
        best = 0.0
        for power in MAJORS:
            if pos.seat_of(power) == seat:
                best = max(best, 1.0 - pos.pool[power] / pos.content.pool[power])
        return best
    french, prussian = _share_won(pos, FRANCE), _share_won(pos, PRUSSIA)
    if pos.seats == 2:  # both must be reached
        return 1.0 - min(french, prussian) if seat == MARIA else min(french, prussian)
    if seat == MARIA:
        return 1.0 - max(french, prussian)
    return french if pos.seat_of(FRANCE) == seat else prussian


def _share_won(pos: Maria, power: Power) -> float:
    return min(1.0, fortresses_won(pos, power) / pos.content.introductory_wins[power])


def margin_of(pos: Maria, seat: Seat) -> float:
    """23  How clearly a game that is over was won, from -1 to 1: half for the victory, half for the lead.

    The lead is by how much more of its way the seat has gone than the best of its rivals.
    """
    best = 0.0
    for other in pos.players():
        if other != seat:
            best = max(best, progress_of(pos, other))
    won = 0.0 if pos.winner == NOBODY else 1.0 if pos.winner == seat else -1.0
    return (won + progress_of(pos, seat) - best) / 2.0
