"""5 to 8, 17  The cycle: reinforcement, time tile, action tiles, starting player, turns, scoring."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.numbers import zeros
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat, chance
from hatalom.core.shared import increased, replaced
from hatalom.games.power_and_weakness.events import (
    CYCLE_BEGUN,
    CYCLE_ENDED,
    POINT_SCORED,
    REINFORCED,
    SHARED_VICTORY,
    STANDING,
    STARTS_BY_LOT,
    STARTS_WITH_FEWER_POINTS,
    STARTS_WITH_FEWER_REGIONS,
    TILE_TURNED_UP,
    TIME_TURNED_UP,
    WON,
)
from hatalom.games.power_and_weakness.names import (
    MAGIC,
    MARKER_COUNT,
    OPPONENT,
    ORANGE,
    SEATS,
    STEEL,
    TILE_COUNT,
    WHITE,
)
from hatalom.games.power_and_weakness.phases.turn import Turn
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.prompts import ASK_STARTER, ASK_TILE, ASK_TIME_TILE, CRUMB_CYCLE
from hatalom.games.power_and_weakness.rules.standing import starter_of, winner_of
from hatalom.games.power_and_weakness.verbs import DRAW_STARTER, TURN_UP_TILE, TURN_UP_TIME
from hatalom.kit.bag import draw_from, is_empty, merged, size_of

REINFORCEMENT: Final = 0
TIME_TILE: Final = 1
ACTION_TILES: Final = 2
STARTING_PLAYER: Final = 3
TURNS: Final = 4


@final
class Cycle(Phase[PowerAndWeakness]):
    """1.2  One cycle from reinforcement to scoring; the steps follow each other in this order."""

    FIELDS = ("step", "on_turn", "is_tied")

    def __init__(self, step: int, on_turn: Seat, is_tied: bool) -> None:
        self.step = step
        self.on_turn = on_turn  # whose turn is next
        self.is_tied = is_tied  # 8.3: equal victory points, and the first turn is still to come

    def copy(self) -> "Cycle":
        return Cycle(self.step, self.on_turn, self.is_tied)

    def crumb(self, pos: PowerAndWeakness) -> Said:
        return Said(CRUMB_CYCLE, [max(pos.cycle_number, 1), pos.cycle])

    def ask(self, pos: PowerAndWeakness) -> list[Question]:
        if self.step == TIME_TILE and pos.cycle_number > 1:
            return [draw_from(pos.time_pile, TURN_UP_TIME, ASK_TIME_TILE)]
        if self.step == ACTION_TILES and self._tiles_missing(pos):
            return [draw_from(pos.pile, TURN_UP_TILE, ASK_TILE)]
        if self.step == STARTING_PLAYER and starter_of(pos) < 0:
            return [chance(ASK_STARTER, [DRAW_STARTER.of(ORANGE), DRAW_STARTER.of(WHITE)], [1, 1])]
        return NO_QUESTIONS

    def apply(self, pos: PowerAndWeakness, seat: Seat, action: int) -> None:
        if self.step == TIME_TILE:
            self._set_hourglass(pos, TURN_UP_TIME.target(action))
        elif self.step == ACTION_TILES:
            tile = TURN_UP_TILE.target(action)
            pos.pile = increased(pos.pile, tile, -1)
            pos.display[tile] += 1
            pos.tell(TILE_TURNED_UP, tile)
            self._renew_pile(pos)
        else:
            self.on_turn = Seat(DRAW_STARTER.target(action))
            pos.tell(STARTS_BY_LOT, self.on_turn)
            self._begin_turns(pos)

    def advance(self, pos: PowerAndWeakness) -> None:
        if self.step == REINFORCEMENT:
            self._reinforce(pos)
        elif self.step == STARTING_PLAYER:
            self.on_turn = starter_of(pos)
            equal = pos.vp[ORANGE] == pos.vp[WHITE]
            pos.tell(STARTS_WITH_FEWER_REGIONS if equal else STARTS_WITH_FEWER_POINTS, self.on_turn)
            self._begin_turns(pos)
        elif self.step < STARTING_PLAYER:
            self.step += 1
        elif pos.hourglass == 0:
            score_cycle(pos)
            if pos.stack:
                pos.replace(Cycle(REINFORCEMENT, ORANGE, False))
        else:
            self._next_turn(pos)

    def _reinforce(self, pos: PowerAndWeakness) -> None:
        """5.1, 5.2  Two active units each from stock to reserve, fewer if the stock is thin."""
        pos.cycle_number += 1
        pos.cycle_length = pos.hourglass
        pos.tell(CYCLE_BEGUN, pos.cycle_number, pos.cycle)
        for seat in SEATS:
            got = pos.enlist(seat, pos.active(), pos.content.reinforcement)
            pos.tell(REINFORCED, seat, got, pos.active())
        self.step += 1

    def _set_hourglass(self, pos: PowerAndWeakness, value: int) -> None:
        """6.1, 7.1  As many cubes as the time tile says; the old display is discarded."""
        pos.time_pile = increased(pos.time_pile, value, -1)
        pos.time_used = increased(pos.time_used, value, 1)
        if is_empty(pos.time_pile):  # 6.2r1: used up, so all are shuffled again
            pos.time_pile, pos.time_used = pos.time_used, pos.time_pile
        pos.hourglass = value
        pos.cycle_length = value
        pos.tell(TIME_TURNED_UP, value, value + pos.content.display_extra_tiles)
        pos.discard = merged(pos.discard, pos.display)
        pos.display = zeros(TILE_COUNT)
        self._renew_pile(pos)
        self.step += 1

    def _tiles_missing(self, pos: PowerAndWeakness) -> bool:
        """7.2  As many tiles as the time tile plus three, while there are any."""
        if pos.cycle_number == 1 or is_empty(pos.pile):
            return False
        return size_of(pos.display) < pos.cycle_length + pos.content.display_extra_tiles

    def _renew_pile(self, pos: PowerAndWeakness) -> None:
        """7.3  The discards become a new pile when the old one is used up and tiles are still to be turned up."""
        if is_empty(pos.pile) and size_of(pos.display) < pos.cycle_length + pos.content.display_extra_tiles:
            pos.pile = merged(pos.pile, pos.discard)
            pos.discard = zeros(TILE_COUNT)

    def _begin_turns(self, pos: PowerAndWeakness) -> None:
        """8.3  The number of actions in the first turn is fixed now."""
        self.is_tied = pos.vp[ORANGE] == pos.vp[WHITE]
        self.step = TURNS

    def _next_turn(self, pos: PowerAndWeakness) -> None:
        """8.2, 8.5  Turns alternate; each has two actions, after equal points the first has one."""
        actions = pos.content.first_turn_actions if self.is_tied else pos.content.actions_per_turn
        self.is_tied = False
        pos.push(Turn(self.on_turn, actions, actions))
        self.on_turn = OPPONENT[self.on_turn]


def score_cycle(pos: PowerAndWeakness) -> None:
    """17.2 to 17.5  A point for more active regions (both if equal), the check for victory, the next cycle."""
    regions = [pos.active_regions(ORANGE, pos.cycle), pos.active_regions(WHITE, pos.cycle)]
    pos.tell(CYCLE_ENDED, regions[ORANGE], regions[WHITE])
    for seat in SEATS:
        if regions[seat] >= regions[OPPONENT[seat]]:
            pos.vp = increased(pos.vp, seat, 1)
            pos.tell(POINT_SCORED, seat)
        pos.points = replaced(pos.points, seat, pos.vp[seat] + regions[seat])
    pos.tell(STANDING, pos.points[ORANGE], pos.points[WHITE])
    if max(pos.points[ORANGE], pos.points[WHITE]) >= pos.content.win_points:
        _declare(pos)
        pos.stack.clear()
    else:
        _change_cycle(pos)


def _declare(pos: PowerAndWeakness) -> None:
    winner = winner_of(pos)
    if winner < 0:
        pos.tell(SHARED_VICTORY, pos.points[ORANGE])
    else:
        pos.tell(WON, winner, pos.points[winner])


def _change_cycle(pos: PowerAndWeakness) -> None:
    """17.6r1  Strength lapses, the first recruit counts anew, the cycle cube moves to the other box."""
    pos.strength = zeros(2 * MARKER_COUNT)
    pos.has_recruited = False
    pos.cycle = STEEL if pos.cycle == MAGIC else MAGIC
