"""What a network is shown of a position, from the view of one alliance, and what it learns to foretell."""

from typing import Final

from hatalom.core.question import Seat
from hatalom.games.great_war.bots.outlook import alliance_of_seat
from hatalom.games.great_war.names import (
    ARTILLERY,
    CONDITION_COUNT,
    CONDITIONS,
    INFANTRY,
    NEITHER,
    PLACES,
    POWER,
    POWER_COUNT,
    POWERS,
    PROVINCE_COUNT,
    PROVINCES,
    TURN_COUNT,
    UNIT_COUNT,
    Alliance,
    enemy_of,
    is_fighting,
)
from hatalom.games.great_war.position import NEW_FACTORY, NO_FACTORY, TURNED_OVER, GreatWar
from hatalom.games.great_war.rules.victory import alliance_of, ripe_conditions, victory_points
from hatalom.games.great_war.units import count_of, kind_of, power_of
from hatalom.kit.features import Features

COUNTRIES: Final = len(POWER.ids)
"""Those printed on the map: all powers, and two that are closed."""
ARMY: Final = 6
"""Where so many units stand together they are shown by themselves."""

# Where each kind of feature begins.  What an alliance has itself is positive, or comes first.  Both alliances have
# features of their own: a place or a power means something else to each of them.
CONQUERED: Final = 0
GARRISONS: Final = CONQUERED + PROVINCE_COUNT
LANDS: Final = GARRISONS + PROVINCE_COUNT
SEAS: Final = LANDS + 2 * COUNTRIES
KINDS: Final = SEAS + 2
ON_CARDS: Final = KINDS + 2 * UNIT_COUNT
IN_THE_WAR: Final = ON_CARDS + POWER_COUNT
CALLED: Final = IN_THE_WAR + POWER_COUNT
GONE: Final = CALLED + POWER_COUNT
FIGHTERS: Final = GONE + POWER_COUNT
GUNS: Final = FIGHTERS + POWER_COUNT
MONEY: Final = GUNS + POWER_COUNT
CARDS: Final = MONEY + POWER_COUNT
INDUSTRY: Final = CARDS + POWER_COUNT
WAR_PRODUCTION: Final = INDUSTRY + POWER_COUNT
WORKS: Final = WAR_PRODUCTION + POWER_COUNT
"""Factories that work, those that strike, hospitals and lines; then the enemy's."""
KINDS_OF_WORKS: Final = 4
COUNTERS: Final = WORKS + 2 * KINDS_OF_WORKS
POINTS: Final = COUNTERS + CONDITION_COUNT
TURNS: Final = POINTS + 3
IS_ADVANCED: Final = TURNS + TURN_COUNT
OWN_ATTACK: Final = IS_ADVANCED + 1
THEIR_ATTACK: Final = OWN_ATTACK + 1
OF_A_SIDE: Final = THEIR_ATTACK + 1
FEATURES: Final = 2 * OF_A_SIDE


def features_of(pos: GreatWar, seat: Seat) -> Features:
    alliance = alliance_of_seat(pos, seat)
    found = Features(OF_A_SIDE * alliance)
    _add_provinces(pos, alliance, found)
    _add_units(pos, alliance, found)
    _add_powers(pos, found)
    _add_victory(pos, alliance, found)
    found.add(TURNS + min(pos.turn, TURN_COUNT - 1), 1.0)
    found.add(IS_ADVANCED, 1.0 if pos.switches != 0 else 0.0)
    if len(pos.force) > 0:
        found.add(OWN_ATTACK if pos.alliance[pos.lead] == alliance else THEIR_ATTACK, 1.0)
    return found


def _add_provinces(pos: GreatWar, alliance: Alliance, found: Features) -> None:
    """What each side holds abroad, the industry of each power, and what was built."""
    content = pos.content
    works = [0] * (2 * KINDS_OF_WORKS)
    industry = [0] * POWER_COUNT
    for province in PROVINCES:
        controller = pos.controller[province]
        if controller < 0 or pos.alliance[controller] == NEITHER:
            continue
        side = pos.alliance[controller]
        if content.camp[content.country[province]] != side:
            found.add(CONQUERED + province, 1.0 if side == alliance else -1.0)
        industry[controller] += content.industry[province]
        first = 0 if side == alliance else KINDS_OF_WORKS
        factory = pos.factory[province]
        if factory == TURNED_OVER:
            works[first + 1] += 1
        elif factory != NO_FACTORY and factory != NEW_FACTORY:
            works[first] += 1
        if pos.hospital[province]:
            works[first + 2] += 1
        if pos.line[province]:
            works[first + 3] += 1
    for power in POWERS:
        found.add(INDUSTRY + power, industry[power] / 10.0)
    for place in range(2 * KINDS_OF_WORKS):
        found.add(WORKS + place, works[place] / 5.0)


def _add_units(pos: GreatWar, alliance: Alliance, found: Features) -> None:
    """Units by kind, by power, by the country they stand in, and the great armies one by one."""
    kinds = [0] * (2 * UNIT_COUNT)
    fighters = [0] * POWER_COUNT
    guns = [0] * POWER_COUNT
    lands = [0] * (2 * COUNTRIES)
    seas = [0, 0]
    for place in PLACES:
        entries = pos.units[place]
        if len(entries) == 0:
            continue
        here = 0
        side = 0
        for entry in entries:
            power, kind, count = power_of(entry), kind_of(entry), count_of(entry)
            side = 0 if pos.alliance[power] == alliance else 1
            kinds[UNIT_COUNT * side + kind] += count
            here += count
            if is_fighting(kind):
                fighters[power] += count
            elif kind == ARTILLERY:
                guns[power] += count
        if place >= PROVINCE_COUNT:
            seas[side] += here
            continue
        lands[COUNTRIES * side + pos.content.country[place]] += here
        if here >= ARMY:
            found.add(GARRISONS + place, here / 10.0 if side == 0 else -here / 10.0)
    for entry in pos.force:
        side = 0 if pos.alliance[power_of(entry)] == alliance else 1
        kinds[UNIT_COUNT * side + kind_of(entry)] += count_of(entry)
        if is_fighting(kind_of(entry)):
            fighters[power_of(entry)] += count_of(entry)
    for number in range(2 * UNIT_COUNT):
        found.add(KINDS + number, kinds[number] / 10.0)
    for power in POWERS:
        found.add(FIGHTERS + power, fighters[power] / 10.0)
        found.add(GUNS + power, guns[power] / 3.0)
    for number in range(2 * COUNTRIES):
        found.add(LANDS + number, lands[number] / 10.0)
    found.add(SEAS, seas[0] / 10.0)
    found.add(SEAS + 1, seas[1] / 10.0)


def _add_powers(pos: GreatWar, found: Features) -> None:
    """4, 11, 12  Who is in the war or on the way into it; money, diplomatic cards, and infantry to buy."""
    for power in POWERS:
        if pos.gone[power]:
            found.add(GONE + power, 1.0)
        elif not pos.in_war(power):
            if pos.called[power]:
                found.add(CALLED + power, 1.0 / float(1 + max(0, pos.due[power] - pos.turn)))
        else:
            found.add(IN_THE_WAR + power, 1.0)
            found.add(MONEY + power, float(pos.ip[power]) / 10.0)
            found.add(CARDS + power, float(pos.cards[power]))
            found.add(ON_CARDS + power, float(pos.card[UNIT_COUNT * power + INFANTRY]) / 10.0)
            found.add(WAR_PRODUCTION + power, 1.0 if pos.war_production[power] else 0.0)


def _add_victory(pos: GreatWar, alliance: Alliance, found: Features) -> None:
    """16  The conditions that were held for a turn, and the points."""
    for condition in CONDITIONS:
        count = pos.counters[condition]
        found.add(COUNTERS + condition, float(count if alliance_of(condition) == alliance else -count))
    own, theirs = victory_points(pos, alliance), victory_points(pos, enemy_of(alliance))
    found.add(POINTS, float(own - theirs) / 5.0)
    if own > theirs:
        found.add(POINTS + 1, 1.0)
    elif theirs > own:
        found.add(POINTS + 2, 1.0)


def margin_of(pos: GreatWar, seat: Seat) -> float:
    """16  How clearly a game that is over was won, from -1 to 1: half for the victory, half for the lead.

    The lead is that of victory points, full with five, which is what a capital brings; a victory by conditions has a
    full lead too.
    """
    if pos.winner == NEITHER:
        return 0.0
    alliance = alliance_of_seat(pos, seat)
    won = 1.0 if pos.winner == alliance else -1.0
    lead = won
    if ripe_conditions(pos, pos.winner) < pos.content.needed_conditions:
        points = victory_points(pos, alliance) - victory_points(pos, enemy_of(alliance))
        lead = max(-1.0, min(1.0, float(points) / 5.0))
    return (won + lead) / 2.0
