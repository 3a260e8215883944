"""Where the fronts run: what follows from control alone, kept from one position to the next."""

from typing import final

from hatalom.core.vecs import vec
from hatalom.games.great_war.board import Content
from hatalom.games.great_war.bots.outlook import both_distances
from hatalom.games.great_war.names import NEITHER, NOWHERE, PROVINCES, Alliance, Place, Power, Powers
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.rules.victory import points_of_city


@final
class Fronts:
    """Within one search control seldom changes: it is looked at again only when it has."""

    def __init__(self) -> None:
        self.sides: list[Alliance] = []
        """The alliance that holds each province."""
        self.distances: list[int] = []
        """How many borders each province is away from the enemy."""
        self.foes: list[list[Place]] = []
        """The hostile neighbours of each province."""
        self.cities: list[int] = []
        """16.7  The points of each province in this turn."""
        self.known_content: Content | None = None
        self.known_holders: Powers = vec[Power]()
        self.known_alliances: vec[Alliance] = vec[Alliance]()
        self.known_turn = -1
        self.known_capital = NOWHERE

    def look_at(self, pos: GreatWar) -> None:
        """Works out sides, distances from the front and hostile neighbours, but only if control has changed."""
        content = pos.content
        if content is not self.known_content or pos.turn != self.known_turn or pos.capital != self.known_capital:
            self.known_turn, self.known_capital = pos.turn, pos.capital
            self.cities = [points_of_city(pos, province) for province in PROVINCES]
        elif pos.controller == self.known_holders and pos.alliance == self.known_alliances:
            return
        self.known_content = content
        self.known_holders, self.known_alliances = pos.controller, pos.alliance
        self.sides = [pos.side(province) for province in PROVINCES]
        self.distances = both_distances(content, self.sides)
        self.foes = [self._foes_of(content, province) for province in PROVINCES]

    def _foes_of(self, content: Content, province: Place) -> list[Place]:
        side = self.sides[province]
        foes: list[Place] = []
        for near in content.near[province]:
            if side != NEITHER and self.sides[near] == 1 - side:
                foes.append(near)
        return foes
