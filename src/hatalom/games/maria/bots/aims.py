"""What the pieces of the bots aim at: fortresses worth having, supply, and no enemies nearby who are too strong."""

from typing import Final, final

from hatalom.games.maria.names import (
    ALL_GENERALS,
    ALL_POWERS,
    ALL_TRAINS,
    BAVARIA,
    FRANCE,
    GENERALS,
    INTRODUCTORY,
    NEUTRAL,
    NOBODY,
    PRUSSIA,
    RESERVE,
    SAXONY,
    SILESIA,
    Fort,
    General,
    Power,
    Side,
    Town,
    Train,
    face_of,
    suit_of,
    train_piece,
    value_of,
)
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.conquest import deserves_marker
from hatalom.games.maria.rules.supply_paths import NO_PATH, is_home_for, may_feed

# The weights are victory markers: one marker out of the pool is worth 1.
MARKER: Final = 1.0
THEIR_MARKER: Final = 0.4  # a marker that goes back to the enemy's pool
ELECTOR: Final = 0.6  # a Rhenish fortress: a third of a box, and a vote
NEARNESS: Final = 0.6  # what a fortress is worth to a general who is on his way, by distance
HERE: Final = 0.9  # … and to one who stands in it and only has to leave
ASTRAY: Final = 0.2  # a fortress that brings nothing but trouble to the enemy
GUARDED: Final = 0.5  # the share of it while a defender protects the fortress
SUPPLY: Final = 0.1  # for each city beyond three to the nearest train
STARVING: Final = 0.9
FIGHT: Final = 0.35  # a combat that is as good as won
FAR_AWAY: Final = 25  # another theatre of war
TROOPS_IN_CARDS: Final = 0.5  # how many points of an unknown hand count in a combat


@final
class Appraisal:
    """What the map offers a power just now: fortresses to win, and own ones that an enemy threatens."""

    def __init__(self, pos: Maria, power: Power) -> None:
        board = pos.content.board
        self.power = power
        self.worth = [0.0] * len(board.forts)
        """The worth of every fortress, guarded ones at their share."""
        self.targets: list[Town] = []
        self.values: list[float] = []
        self.threatened: list[Town] = []
        self.sides = [pos.side(other) for other in ALL_POWERS]
        self.towns: list[Town] = []
        self.whose: list[Side] = []
        for general in range(GENERALS):
            if pos.at[general] >= 0:
                self.towns.append(pos.at[general])
                self.whose.append(self.sides[pos.content.piece_power[general]])
        own = self.sides[power]
        for fort in board.forts:
            controller = pos.controller(fort)
            side = self.sides[controller]
            if side == NEUTRAL or own == NEUTRAL:
                continue
            town = board.fort_town[fort]
            if side == own:
                if self._is_near(board.distances(town), pos.content.protection, own, False):
                    self.threatened.append(town)
                continue
            value = self._worth(pos, fort, town)
            if self._is_near(board.distances(town), pos.content.protection, side, True):
                value *= GUARDED
            self.worth[fort] = value
            self.targets.append(town)
            self.values.append(value)

    def _is_near(self, row: list[int], reach: int, side: Side, same: bool) -> bool:
        """Whether a general of this side (or of its enemies) is within this distance."""
        for place in range(len(self.towns)):
            if row[self.towns[place]] <= reach:
                whose = self.whose[place]
                if (whose == side) == same and whose != NEUTRAL:
                    return True
        return False

    def _worth(self, pos: Maria, fort: Fort, town: Town) -> float:
        """10.3.9  What the conquest would bring: a marker where one is due, and one less for the enemy."""
        board = pos.content.board
        if board.is_rhenish[fort]:
            return ELECTOR
        worth = THEIR_MARKER if pos.marker[fort] != NOBODY else 0.0
        if pos.form == INTRODUCTORY:
            return worth + (MARKER if self._counts(pos, town) else ASTRAY)
        if deserves_marker(pos, self.power, town):
            return worth + MARKER
        return worth if worth > 0.0 else ASTRAY

    def _counts(self, pos: Maria, town: Town) -> bool:
        """14.3  Fortresses in Austria for its enemies; Silesian ones for Prussia's side only."""
        if self.power == PRUSSIA or self.power == SAXONY:
            return pos.content.board.in_core_austria[town] or pos.content.board.region[town] == SILESIA
        return (self.power == FRANCE or self.power == BAVARIA) and pos.content.board.in_core_austria[town]


def pull(appraisal: Appraisal, row: list[int]) -> float:
    """The strongest attraction of a fortress at these distances."""
    best = 0.0
    values = appraisal.values
    targets = appraisal.targets
    for place in range(len(targets)):
        distance = row[targets[place]]
        value = values[place] * (HERE if distance == 0 else NEARNESS / (1.0 + distance / 4.0))
        best = max(best, value)
    return best


def hunger(pos: Maria, general: General, town: Town) -> float:
    """9.2, 9.3, 22.1  What it costs to stand here: nothing at home, more the farther the trains are that feed him."""
    if is_home_for(pos, general, town):
        return 0.0
    row = pos.content.board.distances(town)
    nearest = NO_PATH
    for train in ALL_TRAINS:
        there = pos.at[train_piece(train)]
        if there >= 0 and row[there] < nearest and may_feed(pos, train, general):
            nearest = row[there]
    if nearest > pos.content.supply_path:
        return STARVING
    return SUPPLY * (nearest - 3) if nearest > 3 else 0.0


def cards_for(pos: Maria, power: Power, town: Town) -> int:
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


def odds(pos: Maria, general: General, strength: int, town: Town, enemy: General) -> float:
    """How a combat from this town would go: 1 and more is won, -1 and less is lost."""
    there = pos.at[enemy]
    mine = strength + cards_for(pos, pos.power_of(general), town)
    theirs = pos.strength(enemy) + TROOPS_IN_CARDS * cards_for(pos, pos.power_of(enemy), there)
    return max(-1.5, min(1.5, (mine - theirs) / 6.0))


def company(pos: Maria, general: General, strength: int, town: Town) -> float:
    """The combats that standing here would bring now, and the enemies who could come next."""
    power = pos.power_of(general)
    row = pos.content.board.distances(town)
    total = 0.0
    for enemy in ALL_GENERALS:
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


def shelter(pos: Maria, appraisal: Appraisal, row: list[int]) -> float:
    """10.3.3  Own fortresses that a general at these distances protects and an enemy threatens."""
    total = 0.0
    for town in appraisal.threatened:
        if row[town] <= pos.content.protection:
            total += 0.2
    return total if total < 0.6 else 0.6


def stand(pos: Maria, general: General, appraisal: Appraisal, strength: int, town: Town) -> float:
    """How good it is for a general to end his move in this town."""
    return at_rest(pos, general, appraisal, town) + company(pos, general, strength, town)


def at_rest(pos: Maria, general: General, appraisal: Appraisal, town: Town) -> float:
    """What a town offers a general whom no enemy disturbs: fortresses near by, and supply."""
    row = pos.content.board.distances(town)
    attraction = pull(appraisal, row)
    if pos.is_face_down(general):
        attraction *= 0.5
    return attraction + shelter(pos, appraisal, row) - hunger(pos, general, town)


def train_stand(pos: Maria, train: Train, town: Town) -> float:
    """How good it is for a train to end its move in this town: near its generals abroad, far from enemies."""
    power = pos.power_of(train_piece(train))
    row = pos.content.board.distances(town)
    total = 0.0
    for general in pos.content.power_generals[power]:
        there = pos.at[general]
        if there < 0 or row[there] >= FAR_AWAY:
            continue
        if pos.home_of(there) == power:
            total -= 0.02 * row[there]
        else:
            total -= 0.08 * row[there] + (0.5 if row[there] > pos.content.supply_path else 0.0)
    for enemy in ALL_GENERALS:
        there = pos.at[enemy]
        if there >= 0 and row[there] <= 4 and pos.is_enemy(power, pos.power_of(enemy)):
            total -= 0.5
    return total
