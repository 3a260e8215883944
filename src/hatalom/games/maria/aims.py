"""What pieces are after: fortresses worth having, supply, company that is not too strong.  The bots reckon with it."""

from typing import Final

from hatalom.games.maria.names import (
    ADVANCED,
    AUSTRIA,
    FRANCE,
    GENERALS,
    NOBODY,
    PRAGMATIC,
    RESERVE,
    face_of,
    suit_of,
    value_of,
)
from hatalom.games.maria.phases.conquest import deserves_marker
from hatalom.games.maria.position import Maria

# The weights are victory markers: one marker out of the pool is worth 1.
MARKER: Final = 1.0
THEIR_MARKER: Final = 0.4  # a marker that goes back to the enemy's pool
ELECTOR: Final = 0.6  # a Rhenish fortress: a third of a box, and a vote
NEARNESS: Final = 0.6  # what a fortress is worth to a general who is on his way, by distance
HERE: Final = 0.9  # … and to one who stands in it and only has to leave
GUARDED: Final = 0.5  # the share of it while a defender protects the fortress
SUPPLY: Final = 0.1  # for each city beyond three to the nearest train
STARVING: Final = 0.9
FIGHT: Final = 0.35  # a combat that is as good as won
TROOPS_IN_CARDS: Final = 0.5  # how many points of an unknown hand count in a combat


def fort_worth(pos: Maria, power: int, fort: int) -> float:
    """What the conquest of a fortress by this power would bring to its side."""
    controller = pos.controller(fort)
    if not pos.is_enemy(power, controller):
        return 0.0
    if pos.content.board.is_rhenish[fort]:
        return ELECTOR if power == FRANCE or power == AUSTRIA or power == PRAGMATIC else 0.2
    worth = 0.0
    if deserves_marker(pos, power, pos.content.board.fort_town[fort]):
        worth += MARKER
    if pos.marker[fort] != NOBODY:
        worth += THEIR_MARKER
    return worth if worth > 0.0 else 0.2


def worth_of_forts(pos: Maria, power: int) -> list[float]:
    """The worth of every fortress to a power, guarded ones at their share."""
    worth: list[float] = []
    for fort in range(pos.content.board.forts):
        value = fort_worth(pos, power, fort)
        if value > 0.0 and pos.is_protected(fort):
            value *= GUARDED
        worth.append(value)
    return worth


def pull(pos: Maria, worth: list[float], row: list[int]) -> float:
    """The strongest attraction of a fortress at these distances."""
    board = pos.content.board
    best = 0.0
    for fort in range(board.forts):
        value = worth[fort]
        if value > 0.0:
            distance = row[board.fort_town[fort]]
            value *= HERE if distance == 0 else NEARNESS / (1.0 + distance / 4.0)
            best = max(best, value)
    return best


def hunger(pos: Maria, general: int, town: int) -> float:
    """9.3  What it costs to stand here: nothing at home, more the farther the trains are."""
    power = pos.power_of(general)
    if pos.home_of(town) == power:
        return 0.0
    row = pos.content.board.distances(town)
    nearest = 99
    for train in pos.content.power_trains[power]:
        there = pos.at[GENERALS + train]
        if there >= 0 and row[there] < nearest:
            nearest = row[there]
    if nearest > pos.content.supply_path:
        return STARVING
    return SUPPLY * (nearest - 3) if nearest > 3 else 0.0


def cards_for(pos: Maria, power: int, town: int) -> int:
    """11.1.4  The points a power could play from this town."""
    suit = pos.content.board.suit[town]
    points = 0
    for card in pos.hand[power]:
        face = face_of(card)
        if face == RESERVE:
            points += pos.content.reserve_max
        elif suit_of(face) == suit:
            points += value_of(face)
    return points


def odds(pos: Maria, general: int, strength: int, town: int, enemy: int) -> float:
    """How a combat from this town would go: 1 and more is won, -1 and less is lost."""
    there = pos.at[enemy]
    mine = strength + cards_for(pos, pos.power_of(general), town)
    theirs = pos.strength(enemy) + TROOPS_IN_CARDS * cards_for(pos, pos.power_of(enemy), there)
    return max(-1.5, min(1.5, (mine - theirs) / 6.0))


def company(pos: Maria, general: int, strength: int, town: int) -> float:
    """The combats that standing here would bring now, and the enemies who could come next."""
    power = pos.power_of(general)
    row = pos.content.board.distances(town)
    total = 0.0
    for enemy in range(GENERALS):
        there = pos.at[enemy]
        if there < 0 or row[there] > 4 or not pos.is_enemy(power, pos.power_of(enemy)):
            continue
        if pos.commander(enemy) != enemy:
            continue
        outlook = odds(pos, general, strength, town, enemy)
        if row[there] == 1:
            total += FIGHT * outlook
        elif outlook < 0.0:
            total += 0.25 * FIGHT * outlook
    return total


def shelter(pos: Maria, general: int, town: int) -> float:
    """10.3.3  Own fortresses that this general protects and an enemy threatens."""
    power = pos.power_of(general)
    board = pos.content.board
    row = board.distances(town)
    total = 0.0
    for fort in range(board.forts):
        there = board.fort_town[fort]
        if row[there] <= pos.content.protection and pos.is_friend(power, pos.controller(fort)):
            if is_threatened(pos, power, there):
                total += 0.2
    return total if total < 0.6 else 0.6


def is_threatened(pos: Maria, power: int, town: int) -> bool:
    """An enemy general could pass through this town in one move."""
    row = pos.content.board.distances(town)
    for enemy in range(GENERALS):
        there = pos.at[enemy]
        if there >= 0 and row[there] <= 3 and pos.is_enemy(power, pos.power_of(enemy)):
            return True
    return False


def stand(pos: Maria, general: int, worth: list[float], strength: int, town: int) -> float:
    """How good it is for a general to end his move in this town."""
    total = pull(pos, worth, pos.content.board.distances(town))
    if pos.is_face_down(general):
        total *= 0.5
    total += company(pos, general, strength, town) - hunger(pos, general, town)
    if pos.power_of(general) == AUSTRIA or pos.form == ADVANCED:
        total += shelter(pos, general, town)
    return total


def train_stand(pos: Maria, train: int, town: int) -> float:
    """How good it is for a train to end its move in this town: near its generals abroad, far from enemies."""
    power = pos.power_of(GENERALS + train)
    row = pos.content.board.distances(town)
    total = 0.0
    for general in pos.content.power_generals[power]:
        there = pos.at[general]
        if there >= 0 and row[there] < 25 and pos.home_of(there) != power:
            total -= 0.08 * row[there] + (0.5 if row[there] > pos.content.supply_path else 0.0)
    for enemy in range(GENERALS):
        there = pos.at[enemy]
        if there >= 0 and row[there] <= 4 and pos.is_enemy(power, pos.power_of(enemy)):
            total -= 0.5
    return total
