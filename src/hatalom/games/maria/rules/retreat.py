"""11.2.3 to 11.2.7  Retreats: where they may end, as far from the winner as possible."""

from typing import final

from hatalom.games.maria.names import NOBODY, PIECES, TOWNS, General, Power, Town
from hatalom.games.maria.position import Maria
from hatalom.kit.rows import row_of


@final
class RetreatSearch:
    """11.2.3 to 11.2.6  All ways of full length that enter no city twice and none that is occupied or closed."""

    def __init__(self, pos: Maria, loser: General, winner_town: Town, distance: int) -> None:
        self.pos = pos
        self.start = pos.at[loser]
        self.distance = distance
        self.away = pos.distances(winner_town)
        self.closed = row_of(0, TOWNS)
        mate = pos.mate_of(loser)
        for piece in range(PIECES):
            if pos.at[piece] >= 0 and piece != loser and piece != mate:
                self.closed[pos.at[piece]] = 1
        self.closed[self.start] = 1
        self.powers: list[Power] = [pos.power_of(loser)]
        if mate != NOBODY and pos.power_of(mate) != self.powers[0]:
            self.powers.append(pos.power_of(mate))
        self.found = row_of(0, TOWNS)
        self.path: list[Town] = []

    def may_go(self, town: Town, other: Town) -> bool:
        """11.2.5, 11.2.6  A free city, on the same map unless they may change maps, and not in neutral land."""
        if self.closed[other] != 0:
            return False
        board = self.pos.content.board
        for power in self.powers:
            if board.map_of[town] != board.map_of[other] and not self.pos.may_change_maps(power):
                return False
            if not self.pos.may_enter(power, other):
                return False
        return True

    def ends(self) -> list[Town]:
        """The legal ends: of all that a full-length way can reach, those farthest from the winner."""
        straight = self._straight()
        if straight:
            return straight
        for far in range(self.distance + self.away[self.start] - 1, -1, -1):
            self._walk(self.start, self.distance, far)
            ends = self._collected()
            if ends:
                return ends
        return []

    def _straight(self) -> list[Town]:
        """Ways on which every step leads farther from the winner: the usual case, and no city comes twice."""
        ring = [self.start]
        for _ in range(self.distance):
            wider: list[Town] = []
            for town in ring:
                for other in self.pos.content.board.neighbours[town]:
                    if self.away[other] > self.away[town] and other not in wider and self.may_go(town, other):
                        wider.append(other)
            ring = wider
        ring.sort()
        return ring

    def _collected(self) -> list[Town]:
        ends: list[Town] = []
        for town in range(TOWNS):
            if self.found[town] != 0:
                ends.append(Town(town))
        return ends

    def _walk(self, town: Town, left: int, far: int) -> None:
        """Every way that can still end at this distance from the winner."""
        if left == 0:
            if self.away[town] == far:
                self.found[town] = 1
            return
        for other in self.pos.content.board.neighbours[town]:
            if self.away[other] + left - 1 >= far and self.may_go(town, other):
                self.closed[other] = 1
                self._walk(other, left - 1, far)
                self.closed[other] = 0

    def path_to(self, goal: Town, over_hussars: bool) -> list[Town]:
        """A way to the chosen end; through hussars if the winner is Austria's enemy, round them if he is not."""
        hussars = [town for town in self.pos.hussar if town != NOBODY]
        if self._is_near(hussars):
            if self._find(self.start, goal, self.distance, hussars, over_hussars):
                return self.path
        self.path = []
        self._find(self.start, goal, self.distance, [], False)
        return self.path

    def _is_near(self, hussars: list[Town]) -> bool:
        row = self.pos.distances(self.start)
        for town in hussars:
            if row[town] <= self.distance:
                return True
        return False

    def _find(self, town: Town, goal: Town, left: int, hussars: list[Town], wanted: bool) -> bool:
        """Fills `path` with a way that meets a hussar (wanted) or none; without hussars any way will do.

        No step leads farther from the goal than the steps that are left: the last one ends there.
        """
        if left == 0:
            return self._suits(hussars, wanted)
        row = self.pos.distances(goal)
        for other in self.pos.content.board.neighbours[town]:
            if row[other] <= left - 1 and self.may_go(town, other):
                self.closed[other] = 1
                self.path.append(other)
                is_way = self._find(other, goal, left - 1, hussars, wanted)
                self.closed[other] = 0
                if is_way:
                    return True
                self.path.pop()
        return False

    def _suits(self, hussars: list[Town], wanted: bool) -> bool:
        if not hussars:
            return True
        for town in self.path:
            if town in hussars:
                return wanted
        return not wanted


def retreat_ends(pos: Maria, loser: General, winner_town: Town, distance: int) -> list[Town]:
    """11.2.3, 11.2.7  Where the winner may send the defeated; empty if the full distance is impossible."""
    return RetreatSearch(pos, loser, winner_town, distance).ends()
