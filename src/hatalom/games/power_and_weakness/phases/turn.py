"""8 to 10  A player's turn: take a tile, place a unit, recruit, or play tiles."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import increased
from hatalom.games.power_and_weakness.events import (
    LIGHTNING_TAKEN,
    RECRUITED,
    RECRUITED_FIRST,
    TILE_TAKEN,
    UNIT_PLACED,
)
from hatalom.games.power_and_weakness.names import REGIONS, TILE_COUNT, Region, Tile, is_lightning
from hatalom.games.power_and_weakness.phases.auction import Auction
from hatalom.games.power_and_weakness.phases.play_tiles import PlayTiles, TilePlay
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.prompts import ASK_ACTION, CRUMB_TURN
from hatalom.games.power_and_weakness.refusals import FULL_REGION, NO_ACTIVE_UNIT
from hatalom.games.power_and_weakness.rules.placement import why_not_place
from hatalom.games.power_and_weakness.rules.tiles import playable_tiles, why_not_play, why_not_take
from hatalom.games.power_and_weakness.verbs import PLACE_UNIT, PLAY_TILE, RECRUIT, TAKE_TILE
from hatalom.kit.bag import options_in


@final
class Turn(Phase[PowerAndWeakness]):
    """8.2  Two actions, one after the other; the cycle may end before the second (8.6)."""

    FIELDS = ("seat", "actions", "left")

    def __init__(self, seat: Seat, actions: int, left: int) -> None:
        self.seat = seat
        self.actions = actions
        self.left = left

    def copy(self) -> "Turn":
        return Turn(self.seat, self.actions, self.left)

    def crumb(self, pos: PowerAndWeakness) -> Said:
        """8.2  The action that is chosen or, with a phase on top of the turn, still carried out."""
        chosen = 1 if pos.stack[-1] is self and self.left > 0 else 0
        return Said(CRUMB_TURN, [self.seat, self.actions - self.left + chosen, self.actions])

    def ask(self, pos: PowerAndWeakness) -> list[Question]:
        """8.4  Any of the four kinds of action; recruiting is always possible, so nobody can be stuck."""
        if self.left == 0 or pos.hourglass == 0:
            return NO_QUESTIONS
        seat = self.seat
        options = options_in(pos.display, TAKE_TILE)
        if pos.reserve[2 * seat + pos.cycle] > 0:
            for region in REGIONS:
                if why_not_place(pos, seat, region) is None:
                    options.append(PLACE_UNIT.of(region))
        options.append(RECRUIT.of())
        for tile in playable_tiles(pos, seat):
            options.append(PLAY_TILE.of(tile))
        return [Question(seat, ASK_ACTION, options, [self.actions - self.left + 1, self.actions])]

    def apply(self, pos: PowerAndWeakness, seat: Seat, action: int) -> None:
        self.left -= 1
        if PLACE_UNIT.has(action):
            region = Region(PLACE_UNIT.target(action))
            pos.put(seat, pos.active(), region)
            pos.tell(UNIT_PLACED, seat, pos.active(), region)
        elif TAKE_TILE.has(action):
            self._take(pos, seat, Tile(TAKE_TILE.target(action)))
        elif PLAY_TILE.has(action):
            pos.push(PlayTiles(seat))
            pos.push(TilePlay(seat, Tile(PLAY_TILE.target(action))))
        else:
            recruit(pos, seat)

    def advance(self, pos: PowerAndWeakness) -> None:
        pos.pop()

    def why_not(self, pos: PowerAndWeakness, seat: Seat, action: int) -> Said | None:
        if TAKE_TILE.has(action):
            return why_not_take(pos, Tile(TAKE_TILE.target(action)))
        if PLAY_TILE.has(action):
            return why_not_play(pos, seat, Tile(PLAY_TILE.target(action)))
        if PLACE_UNIT.has(action):
            region = Region(PLACE_UNIT.target(action))
            reason = why_not_place(pos, seat, region)
            if reason is None:
                return None
            if reason is NO_ACTIVE_UNIT:
                return Said(reason, [pos.active()])
            return Said(reason, [region, pos.units_in(region)] if reason is FULL_REGION else [region])
        return None

    def _take(self, pos: PowerAndWeakness, seat: Seat, tile: Tile) -> None:
        """9.1 to 9.3  Into the reserve; a lightning tile is auctioned at once and costs a cube."""
        pos.display[tile] -= 1
        if is_lightning(tile):
            pos.hourglass -= 1
            pos.tell(LIGHTNING_TAKEN, seat, tile, pos.hourglass)
            pos.push(Auction(tile, -1, -1))
        else:
            pos.held = increased(pos.held, TILE_COUNT * seat + tile, 1)
            pos.tell(TILE_TAKEN, seat, tile)


def recruit(pos: PowerAndWeakness, seat: Seat) -> None:
    """10.2, 10.3  Passive units from stock to reserve, three the first time in the cycle; a cube is removed."""
    pos.hourglass -= 1
    is_first = not pos.has_recruited
    pos.has_recruited = True
    wanted = pos.content.recruit_first if is_first else pos.content.recruit_later
    got = pos.enlist(seat, pos.passive(), wanted)
    pos.tell(RECRUITED_FIRST if is_first else RECRUITED, seat, got, pos.passive(), pos.hourglass)
