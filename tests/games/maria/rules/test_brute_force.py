"""Reach, supply and retreats against the plainest way to work them out: every way, one road after the other."""

from collections.abc import Iterator

import pytest

from hatalom.core.chance import Seeded
from hatalom.games.maria.board import Roads
from hatalom.games.maria.names import (
    ADVANCED,
    ALL_GENERALS,
    ALL_PIECES,
    ALL_TOWNS,
    ARENBERG,
    AUSTRIA,
    FLANDERS,
    GENERALS,
    INTRODUCTORY,
    NETHERLANDS,
    PRAGMATIC,
    REMOVED,
    General,
    Piece,
    Town,
)
from hatalom.games.maria.phases.movement.moving import Moving
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.protection import is_protected
from hatalom.games.maria.rules.retreat import RetreatSearch, retreat_ends
from hatalom.games.maria.rules.supply_paths import NO_PATH, supply_cost, supply_path
from hatalom.games.maria.verbs import MARCH_TO, MOVE_TO
from tests.games.maria.court import Court
from tests.games.maria.ids import CONTENT
from tests.rules import rule

BOARD = CONTENT.board
SEEDS = pytest.mark.parametrize("seed", range(12))


def crowded(seed: int, size: int = 4) -> tuple[Maria, Seeded]:
    """Most pieces stand close together, so that they are in each other's way; some are off the map."""
    rng = Seeded(seed)
    pos = Court(form="introductory" if seed % 4 == 3 else "advanced").pos
    used = [town for town in ALL_TOWNS if seed % 4 != 3 or BOARD.map_of[town] != FLANDERS]
    middle = used[rng.below(len(used))]
    if seed % 6 >= 4:
        middle = used[4 - seed % 6]  # the first town or the last: mistakes about the number 0 or -1 show there
    near = [town for town in used if pos.distances(middle)[town] <= size]
    for piece in ALL_PIECES:
        if near and rng.below(4) > 0 and pos.may_enter(pos.power_of(piece), near[0]):
            pos.at[piece] = near.pop(rng.below(len(near)))
            if piece < GENERALS:
                pos.troops[piece] = 1 + rng.below(8)
    for number in range(2):
        pos.hussar[number] = near.pop(rng.below(len(near))) if near else pos.hussar[number]
    return pos, rng


def walks(pos: Maria, piece: Piece, way: list[Town], length: int) -> Iterator[list[Town]]:
    """All ways of a retreat (11.2.4 to 11.2.6) that go on from this one."""
    if len(way) > length:
        yield way
        return
    taken = {pos.at[other] for other in ALL_PIECES if other != piece}
    power = pos.power_of(piece)
    for town in BOARD.neighbours[way[-1]]:
        if town in way or town in taken or not pos.may_enter(power, town):
            continue
        if BOARD.map_of[town] == BOARD.map_of[way[-1]] or pos.may_change_maps(power):
            yield from walks(pos, piece, [*way, town], length)


def generals_on_map(pos: Maria) -> list[General]:
    return [general for general in ALL_GENERALS if pos.at[general] >= 0]


@SEEDS
@rule("11.2.3", "11.2.3r1", "11.2.4", "11.2.4r1", "11.2.5", "11.2.6", "11.2.7")
def test_a_retreat_ends_as_far_away_as_a_way_of_full_length_can(seed: int) -> None:
    pos, rng = crowded(seed)
    generals = generals_on_map(pos)
    for loser in generals:
        winner = pos.at[generals[rng.below(len(generals))]]
        for distance in (1, 2, 3, 5):
            ends = {way[-1] for way in walks(pos, loser, [pos.at[loser]], distance)}
            row = pos.distances(winner)
            farthest = max((row[town] for town in ends), default=-1)
            expected = sorted(town for town in ends if row[town] == farthest)
            assert retreat_ends(pos, loser, winner, distance) == expected


@SEEDS
@rule("11.2.2", "7.4")
def test_the_way_of_a_retreat_goes_through_hussars_or_round_them_as_the_winner_likes(seed: int) -> None:
    pos, rng = crowded(seed)
    generals = generals_on_map(pos)
    for loser in generals:
        winner = pos.at[generals[rng.below(len(generals))]]
        distance = 2 + rng.below(3)
        for end in retreat_ends(pos, loser, winner, distance):
            ways = [way[1:] for way in walks(pos, loser, [pos.at[loser]], distance) if way[-1] == end]
            meets = {any(town in pos.hussar for town in way) for way in ways}
            for over_hussars in (False, True):
                way = RetreatSearch(pos, loser, winner, distance).path_to(end, over_hussars)
                assert way in ways
                is_met = any(town in pos.hussar for town in way)
                assert is_met == over_hussars or over_hussars not in meets


def supply_ways(pos: Maria, general: General, around_hussars: bool) -> int:
    """9.3  The fewest roads to a train of his, none over enemies, at most six; a hussar is gone round if he must be."""
    power = pos.power_of(general)
    closed = {pos.at[piece] for piece in ALL_PIECES if pos.is_enemy(power, pos.power_of(piece))}
    closed |= set(pos.hussar) if around_hussars else set()
    goals = {pos.at[GENERALS + train] for train in CONTENT.power_trains[power]} - {REMOVED}
    if general == ARENBERG:  # 22.1
        goals |= {pos.at[GENERALS + train] for train in CONTENT.power_trains[PRAGMATIC]} - {REMOVED}
    ring, seen = {pos.at[general]}, {pos.at[general]}
    for length in range(1, 7):
        ring = {other for town in ring for other in BOARD.neighbours[town]} - seen - closed
        if pos.form == INTRODUCTORY:
            ring = {town for town in ring if BOARD.map_of[town] != FLANDERS}
        seen |= ring
        if ring & goals:
            return length
    return NO_PATH


@pytest.mark.parametrize("seed", range(40))
@rule("9.2", "9.3", "9.3r1", "9.6", "9.6r1")
def test_supply_costs_the_shortest_way_where_none_is_free(seed: int) -> None:
    pos, _ = crowded(seed, 6)
    for general in generals_on_map(pos):
        is_home = pos.home_of(pos.at[general]) == pos.power_of(general)
        if is_home or (general == ARENBERG and BOARD.region[pos.at[general]] == NETHERLANDS):
            assert supply_cost(pos, general) == 0
            continue
        is_foe = pos.is_enemy(pos.power_of(general), AUSTRIA)
        free, any_way = supply_ways(pos, general, is_foe), supply_ways(pos, general, False)
        assert supply_cost(pos, general) == (0 if free < NO_PATH else any_way if is_foe else NO_PATH)
        path = supply_path(pos, general, False)
        assert (len(path) or NO_PATH) == any_way
        steps = zip([pos.at[general], *path], path, strict=False)
        assert all(BOARD.is_adjacent(one, other) for one, other in steps)


def reach(pos: Maria, piece: Piece, roads: Roads, steps: int, shunned: set[Town]) -> set[Town]:
    """10.1  Towns within so many steps along these roads; who may be joined is the end of a way."""
    power, found, ring = pos.power_of(piece), set[Town](), {pos.at[piece]}
    for _ in range(steps):
        wider: set[Town] = set()
        for town in ring:
            for other in roads[town]:
                if other in shunned or other == pos.at[piece] or not pos.may_enter(power, other):
                    continue
                if BOARD.map_of[other] != BOARD.map_of[town] and not pos.may_change_maps(power):
                    continue
                here = [one for one in ALL_PIECES if pos.at[one] == other]
                enemy_train = piece < GENERALS and all(
                    one >= GENERALS and pos.is_enemy(power, pos.power_of(one)) for one in here
                )
                if not here or enemy_train:
                    wider.add(other)
                elif piece < GENERALS and len(here) == 1 and here[0] < GENERALS:
                    if pos.co_operate(power, pos.power_of(here[0])):
                        found.add(other)
        found |= wider
        ring = wider
    return found


@SEEDS
@rule("10.1.2", "10.1.3", "10.1.4", "10.1.7", "10.1.10", "10.1.12", "10.1.13r1")
def test_pieces_reach_what_every_way_of_their_length_reaches(seed: int) -> None:
    pos, _ = crowded(seed)
    for piece in ALL_PIECES:
        if pos.at[piece] < 0 or pos.mate_of(General(piece)) >= 0:
            continue
        is_train = piece >= GENERALS
        far, main = (2, 3) if is_train else (3, 4)
        ordinary = reach(pos, piece, BOARD.neighbours, far, set()) | reach(pos, piece, BOARD.main, main, set())
        options = [action for question in Moving(piece).ask(pos) for action in question.options]
        assert {MOVE_TO.target(action) for action in options if MOVE_TO.has(action)} == ordinary
        marches = {MARCH_TO.target(action) for action in options if MARCH_TO.has(action)}
        power = pos.power_of(piece)
        foes = [pos.at[one] for one in ALL_PIECES if pos.at[one] >= 0 and pos.is_enemy(power, pos.power_of(one))]
        shunned = {other for town in foes for other in (town, *BOARD.neighbours[town])}
        for fort in BOARD.forts:
            if pos.controller(fort) >= 0 and pos.is_enemy(power, pos.controller(fort)):
                shunned.add(BOARD.fort_town[fort])
        assert marches == (set() if is_train else reach(pos, piece, BOARD.main, 8, shunned))


@SEEDS
@rule("10.3.3", "10.3.3r1")
def test_a_fortress_is_protected_within_three_cities(seed: int) -> None:
    pos, _ = crowded(seed)
    for fort in BOARD.forts:
        ring, town = {BOARD.fort_town[fort]}, BOARD.fort_town[fort]
        for _ in range(3):
            ring |= {
                other
                for one in ring
                for other in BOARD.neighbours[one]
                if pos.form == ADVANCED or BOARD.map_of[other] == BOARD.map_of[town]
            }
        friends = [g for g in generals_on_map(pos) if pos.is_friend(pos.controller(fort), pos.power_of(g))]
        if pos.controller(fort) >= 0:
            assert is_protected(pos, fort) == any(pos.at[general] in ring for general in friends)
