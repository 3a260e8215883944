"""What a network is shown of a position, from the view of one seat, and what it learns to foretell."""

from typing import Final

from hatalom.core.question import Seat
from hatalom.games.hannibal.events import LAST_TURN
from hatalom.games.hannibal.names import (
    ALL_CARDS,
    ALL_GENERALS,
    CARDS,
    CARTHAGE,
    CARTHAGE_TRIBE,
    CATO_COUNSELS,
    ELIMINATED,
    ENEMY,
    GENERALS,
    HANNO_COUNSELS,
    NO_SPACE,
    PROVINCES,
    ROME,
    SCENARIO,
    SPACES,
)
from hatalom.games.hannibal.phases.cards.play import Play
from hatalom.games.hannibal.position import Hannibal
from hatalom.kit.features import Features

COUNTRIES: Final = 7
"""The six countries, and what belongs to none."""
LAST_TURN_OF_ALL: Final = 9
KINDS: Final = 3
"""Ordinary spaces, walled cities and tribes."""

# Where each kind of feature begins.  A seat sees its own things as positive numbers, or first.  Rome and Carthage have
# features of their own: the same place means something else to each of them.
MARKERS: Final = 0
SIEGES: Final = MARKERS + SPACES
OWN_UNITS: Final = SIEGES + SPACES
ENEMY_UNITS: Final = OWN_UNITS + SPACES
HELD: Final = ENEMY_UNITS + SPACES
NEARLY: Final = HELD + PROVINCES
THEATRES: Final = NEARLY + 2 * PROVINCES
GENERALS_AT: Final = THEATRES + 2 * COUNTRIES
GENERALS_LOST: Final = GENERALS_AT + COUNTRIES * GENERALS
ARMIES: Final = GENERALS_LOST + GENERALS
HAND: Final = ARMIES + GENERALS
KINDS_HELD: Final = HAND + CARDS
TURNS: Final = KINDS_HELD + 2 * KINDS
SCENARIOS: Final = TURNS + LAST_TURN_OF_ALL + 1
OWN_PLAY: Final = SCENARIOS + len(SCENARIO.ids)
THEIR_PLAY: Final = OWN_PLAY + 1
TRUCE_HOLDS: Final = THEIR_PLAY + 1
SEA_IS_WON: Final = TRUCE_HOLDS + 1
MACEDON_IS_ALLIED: Final = SEA_IS_WON + 1
HANNO_IS_HEARD: Final = MACEDON_IS_ALLIED + 1
CATO_IS_HEARD: Final = HANNO_IS_HEARD + 1
TRAIN_IS_THERE: Final = CATO_IS_HEARD + 1
DEBT: Final = TRAIN_IS_THERE + 1
ELEPHANTS: Final = DEBT + 1
LEAD: Final = ELEPHANTS + 1
LEADS: Final = LEAD + 1
TRAILS: Final = LEADS + 1
OPERATIONS: Final = TRAILS + 1
MORE_CARDS: Final = OPERATIONS + 1
OF_A_SIDE: Final = MORE_CARDS + 1
FEATURES: Final = 2 * OF_A_SIDE


def features_of(pos: Hannibal, seat: Seat) -> Features:
    found = Features(OF_A_SIDE * seat)
    _add_map(pos, seat, found)
    _add_generals(pos, found)
    _add_cards(pos, seat, found)
    found.add(TURNS + pos.turn, 1.0)
    found.add(SCENARIOS + pos.scenario, 1.0)
    for phase in pos.stack:
        if isinstance(phase, Play):
            found.add(OWN_PLAY if phase.seat == seat else THEIR_PLAY, 1.0)
    found.add(TRUCE_HOLDS, 1.0 if pos.truce else 0.0)
    found.add(SEA_IS_WON, 1.0 if pos.naval_victory else 0.0)
    found.add(MACEDON_IS_ALLIED, 1.0 if pos.macedon_allied else 0.0)
    found.add(HANNO_IS_HEARD, 1.0 if pos.lies_on_table(HANNO_COUNSELS) else 0.0)
    found.add(CATO_IS_HEARD, 1.0 if pos.lies_on_table(CATO_COUNSELS) else 0.0)
    found.add(TRAIN_IS_THERE, 1.0 if pos.train != NO_SPACE else 0.0)
    found.add(DEBT, pos.debt / 4.0)
    return found


def _add_map(pos: Hannibal, seat: Seat, found: Features) -> None:
    """Control as far as it has changed since the scenario began, armies, and siege points of both sides."""
    content = pos.content
    first = pos.scenario_in_play().markers
    held = [0] * (2 * PROVINCES)
    kinds = [0] * (2 * KINDS)
    units_in = [0] * (2 * COUNTRIES)
    elephants = 0
    enemy = ENEMY[seat]
    for space in pos.board().spaces:
        marker = pos.marker[space]
        control = _control(marker, seat)
        if marker != first[space]:
            found.add(MARKERS + space, float(control - _control(first[space], seat)))
        if control != 0:
            side = 0 if control > 0 else 1
            held[2 * content.province[space] + side] += 1
            kinds[KINDS * side + content.kind[space]] += 1
        own, theirs = pos.units[SPACES * seat + space], pos.units[SPACES * enemy + space]
        if pos.siege[space] > 0:
            found.add(SIEGES + space, float(pos.siege[space] if own > 0 and control <= 0 else -pos.siege[space]))
        if marker == seat:
            own += pos.garrison[space]
        elif marker == enemy:
            theirs += pos.garrison[space]
        if own > 0:
            found.add(OWN_UNITS + space, float(own) / 5.0)
            units_in[content.country[space]] += own
        if theirs > 0:
            found.add(ENEMY_UNITS + space, float(theirs) / 5.0)
            units_in[COUNTRIES + content.country[space]] += theirs
        elephants += pos.elephants[space] + pos.garrison_elephants[space]
    for place in range(2 * COUNTRIES):
        found.add(THEATRES + place, units_in[place] / 10.0)
    for place in range(2 * KINDS):
        found.add(KINDS_HELD + place, kinds[place] / 10.0)
    found.add(ELEPHANTS, elephants / 4.0)
    _add_provinces(pos, held, found)


def _control(marker: int, seat: Seat) -> int:
    """19.2  1 for an own space, -1 for one of the enemy, 0 for neither's."""
    if marker == ROME or marker == CARTHAGE:
        return 1 if marker == seat else -1
    if marker == CARTHAGE_TRIBE:
        return 1 if seat == CARTHAGE else -1
    return 0


def _add_provinces(pos: Hannibal, held: list[int], found: Features) -> None:
    """5.6  Who controls the provinces that count, and where one space more or less would change it.

    `held` has for each province how many of its spaces are our own, and how many the enemy's.
    """
    lead = 0
    for province in pos.scenario_in_play().scoring:
        own, theirs, needed = held[2 * province], held[2 * province + 1], pos.content.needs[province]
        if own >= needed:
            lead += 1
            found.add(HELD + province, 1.0)
        elif theirs >= needed:
            lead -= 1
            found.add(HELD + province, -1.0)
        if own == needed or own == needed - 1:
            found.add(NEARLY + 2 * province, 1.0)
        if theirs == needed or theirs == needed - 1:
            found.add(NEARLY + 2 * province + 1, 1.0)
    found.add(LEAD, lead / 5.0)
    if lead > 0:
        found.add(LEADS, 1.0)
    elif lead < 0:
        found.add(TRAILS, 1.0)


def _add_generals(pos: Hannibal, found: Features) -> None:
    """7  In which country each general is, with how many CUs, or that he has fallen."""
    content = pos.content
    for general in ALL_GENERALS:
        space = pos.at[general]
        if space >= 0:
            found.add(GENERALS_AT + COUNTRIES * general + content.country[space], 1.0)
            found.add(ARMIES + general, pos.all_units(content.side[general], space) / 5.0)
        elif space == ELIMINATED:
            found.add(GENERALS_LOST + general, 1.0)


def _add_cards(pos: Hannibal, seat: Seat, found: Features) -> None:
    """The own hand; of the other one only how many cards it has."""
    ops = 0
    size = 0
    for card in ALL_CARDS:
        if pos.hand[CARDS * seat + card] > 0:
            found.add(HAND + card, 1.0)
            ops += pos.content.ops[card]
            size += 1
    found.add(OPERATIONS, ops / 10.0)
    found.add(MORE_CARDS, (size - pos.hand_size(ENEMY[seat])) / 4.0)


def margin_of(pos: Hannibal, seat: Seat) -> float:
    """22  How clearly a game that is over was won, from -1 to 1: half for the victory, half for the lead.

    The lead is that of political points, full with half of all provinces that count; a victory before the last turn
    has a full lead too.
    """
    own = 1.0 if pos.winner == seat else -1.0
    lead = own
    if pos.reason == LAST_TURN:
        points = pos.count_points(seat) - pos.count_points(ENEMY[seat])
        lead = max(-1.0, min(1.0, 2.0 * points / len(pos.scenario_in_play().scoring)))
    return (own + lead) / 2.0
