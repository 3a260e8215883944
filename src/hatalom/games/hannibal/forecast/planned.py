"""What a plan leads to as a whole: marches as arrows, cards and provinces, what is left without a garrison."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.game import Row, Tally
from hatalom.core.message import Message, Said
from hatalom.core.moment import Arrow
from hatalom.core.question import Seat
from hatalom.games.hannibal.names import CARDS, SEAT, SPACE, Space
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import MEASURE_POINTS

PLAN_CARDS: Final = Message("plan-cards", "2.1")
PLAN_BARE: Final = Message("plan-bare", "1.6", space=SPACE, n=NUMBER)


def traces(before: Hannibal, after: Hannibal, seat: Seat) -> list[Arrow]:
    """6.2  The generals of a seat who stand elsewhere now, and the units that went along."""
    ways = dict.fromkeys(
        (before.at[general], after.at[general])
        for general in after.content.generals_of[seat]
        if before.at[general] >= 0 and after.at[general] >= 0 and before.at[general] != after.at[general]
    )
    return [_arrow(before, after, seat, start, goal) for start, goal in ways]


def _arrow(before: Hannibal, after: Hannibal, seat: Seat, start: Space, goal: Space) -> Arrow:
    gone = max(0, after.all_units(seat, goal) - before.all_units(seat, goal))
    what = "attack" if after.has_enemy_outside(seat, goal) else "march"
    return Arrow(f"space.{SPACE.ids[start]}", f"space.{SPACE.ids[goal]}", f"seat.{SEAT.ids[seat]}", what, gone)


def outlook(before: Hannibal, after: Hannibal, seat: Seat) -> list[Row]:
    """1.6, 10.14  Spaces that the seat holds and has left without units, beside units of the enemy."""
    bare = [
        space
        for space in after.board().spaces
        if after.controls(seat, space) and before.all_units(seat, space) > 0 == after.all_units(seat, space)
        if any(after.has_enemy_outside(seat, near) for near in after.board().near[space])
    ]
    if not bare:
        return []
    places = tuple(f"space.{SPACE.ids[space]}" for space in bare)
    return [Row("loss", Said(PLAN_BARE, [bare[0], len(bare) - 1]), places=places, is_good=False)]


def tallies(pos: Hannibal, seat: Seat) -> list[Tally]:
    """2.1, 5.2  Cards in hand, and political points."""
    cards = sum(pos.hand[CARDS * seat : CARDS * (seat + 1)])
    return [Tally(Said(PLAN_CARDS), cards), Tally(Said(MEASURE_POINTS), pos.count_points(seat))]
