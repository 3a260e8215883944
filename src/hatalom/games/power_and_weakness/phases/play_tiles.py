"""11.1, 11.2  Playing action tiles: one after another, each announced with its use and target."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.power_and_weakness.names import (
    MERLIN,
    MOVE,
    SHIP,
    SNAKE,
    Tile,
    is_influence,
    is_strength,
    strength_marker,
)
from hatalom.games.power_and_weakness.phases.influence import (
    choose_influence,
    influence_options,
    why_not_influence,
)
from hatalom.games.power_and_weakness.phases.movement import choose_start, start_options, why_not_start
from hatalom.games.power_and_weakness.phases.recruiting import choose_recruits, recruit_options
from hatalom.games.power_and_weakness.phases.strength import choose_strength
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.prompts import (
    ASK_INFLUENCE,
    ASK_MERLIN,
    ASK_MOVE,
    ASK_NEXT_TILE,
    ASK_SHIP,
    ASK_SNAKE_RECRUIT,
    ASK_STRENGTH,
    CRUMB_PLAY_TILES,
    CRUMB_TILE,
)
from hatalom.games.power_and_weakness.rules.tiles import playable_tiles, why_not_play
from hatalom.games.power_and_weakness.verbs import (
    ACQUIRE,
    MOVE_FROM,
    PLAY_TILE,
    RECRUIT_SHOWN,
    RECRUIT_TWO,
    REINFORCE,
    SHIP_FROM,
    STOP_PLAYING,
    STRENGTHEN,
)


@final
class PlayTiles(Phase[PowerAndWeakness]):
    """11.1  The whole series is one action: it goes on until the player stops, or cubes or tiles run out."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> "PlayTiles":
        return PlayTiles(self.seat)

    def crumb(self, pos: PowerAndWeakness) -> Said:
        return Said(CRUMB_PLAY_TILES)

    def ask(self, pos: PowerAndWeakness) -> list[Question]:
        if pos.hourglass == 0:
            return NO_QUESTIONS
        options = [PLAY_TILE.of(tile) for tile in playable_tiles(pos, self.seat)]
        if not options:
            return NO_QUESTIONS
        options.append(STOP_PLAYING.of())
        return [Question(self.seat, ASK_NEXT_TILE, options, [pos.hourglass])]

    def apply(self, pos: PowerAndWeakness, seat: Seat, action: int) -> None:
        if PLAY_TILE.has(action):
            pos.push(TilePlay(seat, Tile(PLAY_TILE.target(action))))
        else:
            pos.pop()

    def advance(self, pos: PowerAndWeakness) -> None:
        pos.pop()

    def why_not(self, pos: PowerAndWeakness, seat: Seat, action: int) -> Said | None:
        return why_not_play(pos, seat, Tile(PLAY_TILE.target(action))) if PLAY_TILE.has(action) else None


@final
class TilePlay(Phase[PowerAndWeakness]):
    """11.2r1  The player chooses a tile's use and target; nobody else sees it before it is announced."""

    FIELDS = ("seat", "tile")

    def __init__(self, seat: Seat, tile: Tile) -> None:
        self.seat = seat
        self.tile = tile

    def copy(self) -> "TilePlay":
        return TilePlay(self.seat, self.tile)

    def crumb(self, pos: PowerAndWeakness) -> Said:
        return Said(CRUMB_TILE, [self.tile])

    def private_to(self, pos: PowerAndWeakness) -> int:
        return self.seat

    def ask(self, pos: PowerAndWeakness) -> list[Question]:
        """11.3, 12.1, 13.1, 14.1, 15.1, 16.4  The tile's own use, or the units on its lower edge."""
        seat, tile = self.seat, self.tile
        if is_influence(tile):
            return [Question(seat, ASK_INFLUENCE, influence_options(pos, seat, tile), [tile])]
        if is_strength(tile):
            options = [STRENGTHEN.of(), *recruit_options(pos, tile)]
            return [Question(seat, ASK_STRENGTH, options, [strength_marker(tile)])]
        if tile == MERLIN:
            options = influence_options(pos, seat, tile)
            options.extend(recruit_options(pos, tile))
            return [Question(seat, ASK_MERLIN, options)]
        if tile == SNAKE:
            return [Question(seat, ASK_SNAKE_RECRUIT, recruit_options(pos, tile))]
        options = start_options(pos, seat, tile == SHIP)
        options.extend(recruit_options(pos, tile))
        return [Question(seat, ASK_SHIP if tile == SHIP else ASK_MOVE, options)]

    def apply(self, pos: PowerAndWeakness, seat: Seat, action: int) -> None:
        if REINFORCE.has(action) or ACQUIRE.has(action):
            choose_influence(pos, seat, self.tile, action)
        elif RECRUIT_SHOWN.has(action) or RECRUIT_TWO.has(action):
            choose_recruits(pos, seat, self.tile, action)
        elif STRENGTHEN.has(action):
            choose_strength(pos, seat, self.tile)
        else:
            choose_start(pos, seat, self.tile, action)

    def why_not(self, pos: PowerAndWeakness, seat: Seat, action: int) -> Said | None:
        tile = self.tile
        if (REINFORCE.has(action) or ACQUIRE.has(action)) and (is_influence(tile) or tile == MERLIN):
            return why_not_influence(pos, seat, tile, action)
        if (MOVE_FROM.has(action) and tile == MOVE) or (SHIP_FROM.has(action) and tile == SHIP):
            return why_not_start(pos, seat, action)
        return None
