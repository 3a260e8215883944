"""13  Winter: its scores, who may recruit how many troops, and where generals return."""

from hatalom.games.maria.events import WINTER_SCORED
from hatalom.games.maria.names import (
    ADVANCED,
    ALL_STAGES,
    ARENBERG,
    BAVARIA,
    FRANCE,
    GENERALS,
    INTRODUCTORY,
    MAJOR,
    NETHERLANDS,
    NOBODY,
    REMOVED,
    General,
    Power,
    Town,
)
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.agreements import forbids_entry
from hatalom.games.maria.rules.expeditions import owes_general
from hatalom.games.maria.rules.stacks import lone_general, may_join


def recruiting_order(pos: Maria) -> list[Power]:
    """5.5  In the order of the action stages."""
    order: list[Power] = []
    for stage in ALL_STAGES:
        order.extend(pos.active_powers(stage))
    return order


def score_winter(pos: Maria) -> None:
    """13.8  Each major power gets a point for every marker still in its pool; fewer is better.

    The pools are there for all to see; the log, which can be read again, does not repeat them.
    """
    if pos.form != ADVANCED:
        return
    pos.winters = [*pos.winters, pos.pool.copy()]
    pos.tell(WINTER_SCORED)


def room_for_troops(pos: Maria, power: Power) -> int:
    """6.3, 13.4r1  How many troops the generals on the map and those who can return may take."""
    room = 0
    removed = 0
    for general in pos.content.power_generals[power]:
        if pos.at[general] >= 0:
            room += pos.content.most_troops - pos.troops[general]
        elif pos.at[general] == REMOVED:
            removed += 1
    if removed > 0 and owes_general(pos, power):
        removed -= 1
        room += 1  # 17.5.9r1: he goes to his box with the troop he returns with
    return room + pos.content.most_troops * min(removed, places_to_return(pos, power))


def is_place_for_return(pos: Maria, general: General, town: Town) -> bool:
    """13.5, 13.6, 22.1  A major fortress at home under friendly control, where no illegal stack results."""
    power = pos.power_of(general)
    board = pos.content.board
    if board.fortress[town] != MAJOR or not pos.may_enter(power, town) or not pos.holds(power, town):
        return False
    if forbids_entry(pos, power, town):
        return False
    is_home = pos.home_of(town) == power
    if general == ARENBERG and board.region[town] == NETHERLANDS:
        is_home = True
    if power == FRANCE and pos.form == INTRODUCTORY and pos.home_of(town) == BAVARIA:
        is_home = True
    return is_home and has_room(pos, general, town)


def has_room(pos: Maria, general: General, town: Town) -> bool:
    """13.5, 13.7  Empty, or held by an enemy train alone, or by one general whom he may join."""
    piece = pos.piece_in(town)
    if piece == NOBODY:
        return True
    if piece >= GENERALS:
        return pos.is_enemy(pos.power_of(general), pos.power_of(piece))
    return may_join(pos, general, town)


def places_to_return(pos: Maria, power: Power) -> int:
    """13.5r1  How many removed generals of a power find a place: two in a free fortress, one with a general there."""
    order = [general for general in pos.content.power_generals[power] if general != ARENBERG]
    if power == pos.power_of(ARENBERG):
        order.append(ARENBERG)  # he comes last, as the Dutch fortresses are open to him alone
    taken: list[Town] = []
    for general in order:
        if pos.at[general] != REMOVED:
            continue
        for town in return_towns(pos, general):
            if taken.count(town) < (2 if lone_general(pos, town) == NOBODY else 1):
                taken.append(town)
                break
    return len(taken)


def return_towns(pos: Maria, general: General) -> list[Town]:
    """13.5  Where a removed general may return now."""
    return [town for town in pos.content.board.fort_town if is_place_for_return(pos, general, town)]
