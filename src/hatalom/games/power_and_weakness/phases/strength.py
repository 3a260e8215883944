"""12  Strength tiles."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import Seat
from hatalom.core.shared import increased
from hatalom.games.power_and_weakness.events import PLAYED_FOR_STRENGTH
from hatalom.games.power_and_weakness.names import MARKER_COUNT, Tile, strength_marker
from hatalom.games.power_and_weakness.phases.snake import announce
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.prompts import CRUMB_TILE


def choose_strength(pos: PowerAndWeakness, seat: Seat, tile: Tile) -> None:
    pos.replace(Strength(seat, tile))
    announce(pos, seat, tile, PLAYED_FOR_STRENGTH, strength_marker(tile))


@final
class Strength(Phase[PowerAndWeakness]):
    """12.1  +1 in every attempt to acquire a region with this marker, attacking or defending, this cycle."""

    FIELDS = ("seat", "tile")

    def __init__(self, seat: Seat, tile: Tile) -> None:
        self.seat = seat
        self.tile = tile

    def copy(self) -> "Strength":
        return Strength(self.seat, self.tile)

    def crumb(self, pos: PowerAndWeakness) -> Said:
        return Said(CRUMB_TILE, [self.tile])

    def advance(self, pos: PowerAndWeakness) -> None:
        pos.strength = increased(pos.strength, MARKER_COUNT * self.seat + strength_marker(self.tile), 1)
        pos.pop()
