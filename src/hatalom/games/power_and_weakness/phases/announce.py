"""11.2  Announcing a tile: it is discarded, a cube is removed, and the opponent may answer with a snake."""

from hatalom.core.message import Message
from hatalom.games.power_and_weakness.legality import may_snake
from hatalom.games.power_and_weakness.names import TILES
from hatalom.games.power_and_weakness.phases.snake import Snake
from hatalom.games.power_and_weakness.position import PowerAndWeakness


def announce(pos: PowerAndWeakness, seat: int, tile: int, event: Message, details: list[int]) -> None:
    """11.2r1  The top phase carries the tile out when it comes up again; a snake would take it off the stack."""
    pos.held[TILES * seat + tile] -= 1
    pos.discard[tile] += 1
    pos.hourglass -= 1
    pos.tell(event, [seat, tile, *details, pos.hourglass])
    if may_snake(pos, 1 - seat):
        pos.push(Snake(1 - seat, tile))
