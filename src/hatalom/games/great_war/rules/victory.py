"""16  Victory: two conditions over two turns, or points at the end of 1918."""

from mypy_extensions import i64

from hatalom.core.shared import increased, replaced
from hatalom.games.great_war.events import CONDITION_HELD, DRAWN, WON_BY_CONDITIONS, WON_BY_POINTS
from hatalom.games.great_war.names import (
    CENTRAL,
    CONDITIONS,
    ENTENTE,
    ENTENTE_CONDITIONS,
    NEITHER,
    RUSSIAN_CONDITION,
    TURN_COUNT,
    VIENNA_CONDITION,
    Alliance,
    Condition,
    Place,
    Power,
)
from hatalom.games.great_war.position import GreatWar


def alliance_of(condition: Condition) -> Alliance:
    return ENTENTE if condition < ENTENTE_CONDITIONS else CENTRAL


def places_of(pos: GreatWar, condition: Condition) -> list[Place]:
    """16.2, 18.14  The cities of a condition; Vienna's place is taken by another capital if it was moved."""
    if condition == VIENNA_CONDITION:
        return [pos.capital]
    return pos.content.condition_places[condition]


def counts_for(pos: GreatWar, city: Place, alliance: Alliance) -> bool:
    """16.4r105, 16.4r107  Held by the alliance, printed owner not its member, and not taken by the enemy this turn."""
    if pos.side(city) != alliance or pos.taken[city] >> (1 - alliance) & 1:
        return False
    owner = pos.content.country[city]
    return pos.alliance[owner] != alliance


def is_valid(pos: GreatWar, condition: Condition) -> bool:
    """16.3  St Petersburg and Moscow count until the end of 1916."""
    return condition != RUSSIAN_CONDITION or pos.turn <= pos.content.russian_condition_until


def is_fulfilled(pos: GreatWar, condition: Condition) -> bool:
    """16.4r104  All its cities are held and none was taken by the enemy in this turn."""
    if not is_valid(pos, condition):
        return False
    alliance = alliance_of(condition)
    for city in places_of(pos, condition):
        if not counts_for(pos, city, alliance):
            return False
    return True


def points_of_city(pos: GreatWar, city: Place) -> i64:
    """16.7  The points of a city, for whoever conquers it."""
    for condition in CONDITIONS:
        places = places_of(pos, condition)
        if city in places and is_valid(pos, condition):
            return pos.content.condition_points[condition][places.index(city)]
    return 0


def victory_points(pos: GreatWar, alliance: Alliance) -> i64:
    """16.7r107  Each city counts for itself."""
    total: i64 = 0
    for condition in CONDITIONS:
        if alliance_of(condition) != alliance or not is_valid(pos, condition):
            continue
        places = places_of(pos, condition)
        for index in range(len(places)):
            if counts_for(pos, places[index], alliance):
                total += pos.content.condition_points[condition][index]
    return total


def points_of_power(pos: GreatWar, power: Power) -> i64:
    """16.8r108  The points of the cities that this power itself controls."""
    alliance = pos.alliance[power]
    total: i64 = 0
    for condition in CONDITIONS:
        if alliance_of(condition) != alliance or not is_valid(pos, condition):
            continue
        places = places_of(pos, condition)
        for index in range(len(places)):
            if pos.controller[places[index]] == power and counts_for(pos, places[index], alliance):
                total += pos.content.condition_points[condition][index]
    return total


def ripe_conditions(pos: GreatWar, alliance: Alliance) -> i64:
    """16.2  How many of its conditions an alliance has fulfilled over two turns."""
    total: i64 = 0
    for condition in CONDITIONS:
        if alliance_of(condition) == alliance and pos.counters[condition] >= pos.content.needed_turns:
            total += 1
    return total


def judge_turn(pos: GreatWar) -> None:
    """16.2 to 16.7  The counters of the conditions; then victory, if exactly one alliance has reached it."""
    for condition in CONDITIONS:
        if is_fulfilled(pos, condition):
            pos.counters = increased(pos.counters, condition, 1)
            pos.tell(CONDITION_HELD, alliance_of(condition), condition, pos.counters[condition])
        else:
            pos.counters = replaced(pos.counters, condition, 0)
    entente = ripe_conditions(pos, ENTENTE) >= pos.content.needed_conditions
    central = ripe_conditions(pos, CENTRAL) >= pos.content.needed_conditions
    if entente != central:
        pos.winner = ENTENTE if entente else CENTRAL
        pos.is_over = True
        pos.tell(WON_BY_CONDITIONS, pos.winner)
    elif pos.turn == TURN_COUNT - 1:
        _judge_points(pos)


def _judge_points(pos: GreatWar) -> None:
    """16.7  At the end of 1918 more points win; equal is a draw."""
    pos.is_over = True
    entente, central = victory_points(pos, ENTENTE), victory_points(pos, CENTRAL)
    pos.winner = ENTENTE if entente > central else CENTRAL if central > entente else NEITHER
    if pos.winner == NEITHER:
        pos.tell(DRAWN, entente)
    else:
        pos.tell(WON_BY_POINTS, pos.winner, max(entente, central), min(entente, central))
