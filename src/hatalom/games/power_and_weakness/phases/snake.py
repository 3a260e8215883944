"""16  The snake: the opponent's answer to a tile that was just played."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import Question
from hatalom.games.power_and_weakness.events import TILE_CANCELLED
from hatalom.games.power_and_weakness.names import SNAKE, TILES
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.prompts import ASK_SNAKE, CRUMB_SNAKE
from hatalom.games.power_and_weakness.verbs import LET_IT_STAND, PLAY_SNAKE


@final
class Snake(Phase[PowerAndWeakness]):
    """16.1  A snake neutralises the tile just played, at the cost of one more cube.

    Tiles in a reserve lie open, so the question is put only to a player who holds a snake.
    """

    FIELDS = ("seat", "tile")

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def copy(self) -> "Snake":
        return Snake(self.seat, self.tile)

    def crumb(self, pos: PowerAndWeakness) -> Said:
        return Said(CRUMB_SNAKE)

    def ask(self, pos: PowerAndWeakness) -> list[Question]:
        return [Question(self.seat, ASK_SNAKE, [PLAY_SNAKE.of(), LET_IT_STAND.of()], [self.tile])]

    def apply(self, pos: PowerAndWeakness, seat: int, action: int) -> None:
        pos.pop()
        if PLAY_SNAKE.has(action):
            pos.held[TILES * seat + SNAKE] -= 1
            pos.discard[SNAKE] += 1
            pos.hourglass -= 1
            pos.tell(TILE_CANCELLED, [seat, self.tile, pos.hourglass])
            pos.pop()  # the tile's own phase: its action does not take place
