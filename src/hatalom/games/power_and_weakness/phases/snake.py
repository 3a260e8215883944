"""11.2, 16  A tile is announced, and the opponent may answer it with a snake."""

from typing import final

from mypy_extensions import i64

from hatalom.core.event import UNSAID
from hatalom.core.message import Message, Said
from hatalom.core.position import Phase
from hatalom.core.question import Question, Seat
from hatalom.core.shared import increased
from hatalom.games.power_and_weakness.events import TILE_CANCELLED
from hatalom.games.power_and_weakness.names import OPPONENT, SNAKE, TILE_COUNT, Tile
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.prompts import ASK_SNAKE, CRUMB_SNAKE
from hatalom.games.power_and_weakness.rules.tiles import may_snake
from hatalom.games.power_and_weakness.verbs import LET_IT_STAND, PLAY_SNAKE


@final
class Snake(Phase[PowerAndWeakness]):
    """16.1  A snake neutralises the tile just played, at the cost of one more cube.

    Tiles in a reserve lie open, so the question is put only to a player who holds a snake.
    """

    FIELDS = ("seat", "tile")

    def __init__(self, seat: Seat, tile: Tile) -> None:
        self.seat = seat
        self.tile = tile

    def copy(self) -> "Snake":
        return Snake(self.seat, self.tile)

    def crumb(self, pos: PowerAndWeakness) -> Said:
        return Said(CRUMB_SNAKE)

    def ask(self, pos: PowerAndWeakness) -> list[Question]:
        return [Question(self.seat, ASK_SNAKE, [PLAY_SNAKE.of(), LET_IT_STAND.of()], [self.tile])]

    def apply(self, pos: PowerAndWeakness, seat: Seat, action: int) -> None:
        pos.pop()
        if PLAY_SNAKE.has(action):
            pos.held = increased(pos.held, TILE_COUNT * seat + SNAKE, -1)
            pos.discard = increased(pos.discard, SNAKE, 1)
            pos.hourglass -= 1
            pos.tell(TILE_CANCELLED, seat, self.tile, pos.hourglass)
            pos.pop()  # the tile's own phase: its action does not take place


def announce(
    pos: PowerAndWeakness, seat: Seat, tile: Tile, event: Message, thing: i64 = UNSAID, goal: i64 = UNSAID
) -> None:
    """11.2r1  The tile is discarded and a cube removed; then the opponent may answer.

    The event tells on what it works (a region, a strength marker) and where it leads, if that is anything.

    The top phase carries the tile out when it comes up again; a snake would take it off the stack.
    """
    pos.held = increased(pos.held, TILE_COUNT * seat + tile, -1)
    pos.discard = increased(pos.discard, tile, 1)
    pos.hourglass -= 1
    pos.tell(event, seat, tile, thing, goal, pos.hourglass)
    if may_snake(pos, OPPONENT[seat]):
        pos.push(Snake(OPPONENT[seat], tile))
