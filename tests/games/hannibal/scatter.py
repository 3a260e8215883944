"""Armies strewn over a small part of the map, for recorded plays in which they meet at once."""

from typing import cast

from hatalom.core.chance import Seeded
from hatalom.core.numbers import zeros
from hatalom.core.position import Position
from hatalom.core.question import Seat
from hatalom.games.hannibal.names import (
    ALL_CARDS,
    ALL_GENERALS,
    CARDS,
    CARTHAGE,
    CARTHAGE_TRIBE,
    CITY,
    ENEMY,
    NEUTRAL_TRIBE,
    NO_GENERAL,
    NO_SPACE,
    NOBODY,
    ROME,
    SEATS,
    SPACES,
    TRIBE,
    Space,
)
from hatalom.games.hannibal.phases.cards.play import Play
from hatalom.games.hannibal.position import Hannibal

AT = "ask-card"
SOME = 12
"""Fewer questions than these are passed by before the pieces are strewn."""
NEAR = 16
"""So many spaces around one are filled."""
MOST_UNITS = 9
MOST_CARDS = 9


def scatter(pos: Position, rng: Seeded) -> None:
    Scatter(cast(Hannibal, pos), rng).everything()


class Scatter:
    def __init__(self, pos: Hannibal, rng: Seeded) -> None:
        self.pos = pos
        self.rng = rng
        spaces = pos.board().spaces
        middle = spaces[rng.below(len(spaces))]
        self.area = pos.board().around[middle][:NEAR]
        self.master = [SEATS[rng.below(2)] for _ in range(SPACES)]
        """Whose units may stand outside in a space."""

    def everything(self) -> None:
        pos = self.pos
        pos.units = zeros(2 * SPACES)
        pos.elephants = zeros(SPACES)
        pos.garrison = zeros(SPACES)
        pos.garrison_elephants = zeros(SPACES)
        pos.siege = zeros(SPACES)
        for place in range(2 * SPACES):
            pos.commander[place] = NO_GENERAL
        self._markers()
        self._generals()
        self._units()
        self._cities()
        self._cards()
        play = pos.stack[-1]
        assert isinstance(play, Play)
        play.must_campaign = False  # with these cards Rome may not be able to
        held = [space for space in self.area if pos.all_units(CARTHAGE, space) > 0]
        pos.train = held[self.rng.below(len(held))] if held and self.rng.below(2) else NO_SPACE

    def _markers(self) -> None:
        for space in self.area:
            kind = self.pos.content.kind[space]
            if self.rng.below(3):
                choices = (NEUTRAL_TRIBE, CARTHAGE_TRIBE, ROME) if kind == TRIBE else (ROME, CARTHAGE, NOBODY)
                self.pos.marker[space] = choices[self.rng.below(2 if kind == CITY else 3)]

    def _generals(self) -> None:
        for general in ALL_GENERALS:
            seat = ROME if general in self.pos.content.generals_of[ROME] else CARTHAGE
            self.pos.is_inside[general] = False
            places = [space for space in self.area if self.master[space] == seat and self.pos.may_stand(general, space)]
            if self.pos.at[general] >= 0 and places:
                self.pos.at[general] = places[self.rng.below(len(places))]

    def _units(self) -> None:
        pos = self.pos
        for space in self.area:
            seat = self.master[space]
            if pos.has_general(seat, space, False) or self.rng.below(2):
                pos.units[SPACES * seat + space] = self._some(MOST_UNITS)
                if seat == CARTHAGE:
                    left = pos.content.elephants - pos.elephants_on_map()
                    pos.elephants[space] = min(self._some(2), left, pos.outside(seat, space))

    def _cities(self) -> None:
        """Where enemies stand before the walls there may be a siege, a garrison, and generals with it."""
        pos = self.pos
        for space in self.area:
            if not pos.is_city(space) or pos.marker[space] < 0:
                if pos.content.kind[space] == TRIBE and pos.outside(self.master[space], space) and self.rng.below(2):
                    pos.siege[space] = self._some(1) if pos.is_hostile(self.master[space], space) else 0
                continue
            side = SEATS[pos.marker[space]]
            if pos.outside(ENEMY[side], space) == 0:
                continue
            pos.siege[space] = self._some(2)
            pos.garrison[space] = self._some(pos.content.capacity[space])
            if side == CARTHAGE and pos.elephants_on_map() < pos.content.elephants:
                pos.garrison_elephants[space] = min(1, pos.garrison[space])
            self._lock_in(side, space)

    def _lock_in(self, side: Seat, space: Space) -> None:
        able = [g for g in self.pos.content.generals_of[side] if self.pos.at[g] >= 0 and not self.pos.is_inside[g]]
        able = [general for general in able if self.pos.may_stand(general, space)]
        if able and self.rng.below(2):
            general = able[self.rng.below(len(able))]
            self.pos.at[general] = space
            self.pos.is_inside[general] = True

    def _cards(self) -> None:
        pos = self.pos
        free = [card for card in ALL_CARDS if pos.deck[card] + pos.hand[card] + pos.hand[CARDS + card] > 0]
        for card in free:
            pos.deck[card] = 1
            for seat in SEATS:
                pos.hand[CARDS * seat + card] = 0
                pos.known[CARDS * seat + card] = 0
        for seat in SEATS:
            for _ in range(1 + self._some(MOST_CARDS - 1)):
                left = [card for card in free if pos.deck[card]]
                card = left[self.rng.below(len(left))]
                pos.deck[card] = 0
                pos.hand[CARDS * seat + card] = 1

    def _some(self, most: int) -> int:
        return self.rng.below(most + 1)
