"""Rules of thumb: how much a beginner likes an option.  The higher, the better."""

from hatalom.core.question import Seat
from hatalom.games.power_and_weakness.names import (
    ANY_MARKER,
    MERLIN,
    MOVE,
    NOBODY,
    OPPONENT,
    REGIONS,
    SNAKE,
    TILE_COUNT,
    VICTORY_POINT,
    Region,
    Tile,
    is_influence,
    is_lightning,
    marker_of,
)
from hatalom.games.power_and_weakness.phases.auction import Auction
from hatalom.games.power_and_weakness.phases.snake import Snake
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.rules.acquisition import majority
from hatalom.games.power_and_weakness.verbs import (
    ACQUIRE,
    BID,
    DECLINE,
    DONE,
    LET_IT_STAND,
    OCCUPY,
    PLACE_UNIT,
    PLAY_SNAKE,
    PLAY_TILE,
    RECRUIT,
    RECRUIT_TWO,
    REINFORCE,
    REMOVE_UNIT,
    RETREAT_KNIGHT,
    RETREAT_MAGE,
    REVOLT_IN,
    STOP_PLAYING,
    TAKE_TILE,
)


def appeal(pos: PowerAndWeakness, seat: Seat, action: int) -> float:
    """Win regions where that is possible, fill empty ones, and let the hourglass run while ahead."""
    if PLACE_UNIT.has(action):
        return _appeal_of_unit(pos, Region(PLACE_UNIT.target(action)))
    if TAKE_TILE.has(action):
        return _appeal_of_tile(pos, seat, Tile(TAKE_TILE.target(action)))
    if RECRUIT.has(action):
        return (2 if pos.has_recruited else 3) + _appeal_of_ending(pos, seat)
    if PLAY_TILE.has(action):
        return _appeal_of_playing(pos, seat, Tile(PLAY_TILE.target(action))) + _appeal_of_ending(pos, seat)
    if ACQUIRE.has(action):
        return 6 + float(pos.units_in(Region(ACQUIRE.target(action))))
    if REINFORCE.has(action):
        return _appeal_of_unit(pos, Region(REINFORCE.target(action)))
    if RECRUIT_TWO.has(action):
        return 2 if RECRUIT_TWO.target(action) == pos.active() else 1
    if STOP_PLAYING.has(action):
        return 2
    if OCCUPY.has(action) or DONE.has(action):
        return 4
    return _appeal_of_answer(pos, seat, action)


def _appeal_of_answer(pos: PowerAndWeakness, seat: Seat, action: int) -> float:
    """Auctions and answers to the opponent's tiles: spare what is passive, keep what is one's own."""
    if BID.has(action):
        return -abs(BID.target(action) - _fair_bid(pos, seat))
    if REVOLT_IN.has(action):
        return 3 - abs(int(pos.units_in(Region(REVOLT_IN.target(action)))) - pos.content.revolt_max_units)
    if REMOVE_UNIT.has(action):
        return 3 if REMOVE_UNIT.target(action) == pos.active() else 2
    if RETREAT_MAGE.has(action) or RETREAT_KNIGHT.has(action):
        goal = RETREAT_MAGE.target(action) if RETREAT_MAGE.has(action) else RETREAT_KNIGHT.target(action)
        return 2 if pos.owner[goal] == NOBODY else 1
    if PLAY_SNAKE.has(action):
        snake = pos.stack[-1]
        return 2 if isinstance(snake, Snake) and (is_influence(snake.tile) or snake.tile == MERLIN) else 0
    if DECLINE.has(action) or LET_IT_STAND.has(action):
        return 1
    return 0


def _appeal_of_unit(pos: PowerAndWeakness, region: Region) -> float:
    """3.6  One more active unit is best where it makes the region active."""
    surplus = pos.units[2 * region + pos.active()] - pos.units[2 * region + pos.passive()]
    return 5 if surplus == 0 else 1


def _appeal_of_tile(pos: PowerAndWeakness, seat: Seat, tile: Tile) -> float:
    if is_lightning(tile):
        return 4 if tile == VICTORY_POINT and _fair_bid(pos, seat) > 0 else 0
    if sum(pos.held[TILE_COUNT * seat : TILE_COUNT * (seat + 1)]) > 2:
        return 1
    return _appeal_of_playing(pos, seat, tile) - 1


def _appeal_of_playing(pos: PowerAndWeakness, seat: Seat, tile: Tile) -> float:
    if is_influence(tile) or tile == MERLIN:
        marker = marker_of(tile)
        for region in REGIONS:
            has_symbol = marker == ANY_MARKER or pos.marker[region] == marker
            if has_symbol and pos.owner[region] == OPPONENT[seat] and majority(pos, seat, region) >= 1:
                return 7
        return 2
    return 1 if tile in (SNAKE, MOVE) else 2


def _appeal_of_ending(pos: PowerAndWeakness, seat: Seat) -> float:
    """17.2  The last cube leaves when one is ahead, not when one is behind."""
    if pos.hourglass > 1:
        return 0
    ahead = pos.active_regions(seat, pos.cycle) - pos.active_regions(OPPONENT[seat], pos.cycle)
    return 4 if ahead > 0 else -4


def _fair_bid(pos: PowerAndWeakness, seat: Seat) -> int:
    """A point is worth half of the reserve, the other lightning tiles a unit."""
    most = pos.reserve[2 * seat + pos.active()]
    top = pos.stack[-1]
    if isinstance(top, Auction) and top.tile != VICTORY_POINT:
        return min(1, most)
    return (most + 1) // 2
