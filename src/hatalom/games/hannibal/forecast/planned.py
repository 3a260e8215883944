"""What a plan leads to as a whole: marches as arrows, cards and provinces, what is left without a garrison."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.game import Row, Tally
from hatalom.core.message import Message, Said
from hatalom.core.moment import Arrow
from hatalom.core.question import Seat
from hatalom.games.hannibal.names import CARDS, ENEMY, GENERAL, SEAT, SPACE, General, Space
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import MEASURE_POINTS

PLAN_CARDS: Final = Message("plan-cards", "2.1")
PLAN_BARE: Final = Message("plan-bare", "1.6", space=SPACE, n=NUMBER)
DANGER_SIEGE: Final = Message("danger-siege", "20.5", space=SPACE, n=NUMBER, all=NUMBER)
DANGER_ARMY: Final = Message("danger-army", "14.1", general=GENERAL, space=SPACE, n=NUMBER, other=GENERAL, m=NUMBER)
MOST_DANGERS: Final = 3


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
    return Arrow(_id(start), _id(goal), f"seat.{SEAT.ids[seat]}", what, gone)


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
    places = tuple(_id(space) for space in bare)
    return [Row("loss", Said(PLAN_BARE, [bare[0], len(bare) - 1]), places=places, is_good=False)]


def dangers(pos: Hannibal, seat: Seat) -> list[Row]:
    """20.5, 14.1  Cities with siege points on them, then armies beside a stronger one, the weakest first."""
    points = pos.content.siege_points
    besieged = [space for space in pos.board().spaces if pos.siege[space] > 0 and pos.has_own_city(seat, space)]
    rows = [
        Row("loss", Said(DANGER_SIEGE, [space, pos.siege[space], points]), places=(_id(space),), is_good=False)
        for space in sorted(besieged, key=lambda space: -pos.siege[space])
    ]
    armies = [
        (pos.outside(enemy, near) - pos.outside(seat, space), space, near)
        for enemy in [ENEMY[seat]]
        for space in pos.board().spaces
        if pos.has_general(seat, space, False) and pos.outside(seat, space) > 0
        for near in pos.board().near[space]
        if pos.has_general(enemy, near, False) and pos.outside(enemy, near) > pos.outside(seat, space)
    ]
    for _, space, near in sorted(armies, key=lambda army: -army[0]):
        own, other = _leader(pos, seat, space), _leader(pos, ENEMY[seat], near)
        said = Said(DANGER_ARMY, [own, space, pos.outside(seat, space), other, pos.outside(ENEMY[seat], near)])
        rows.append(Row("fight", said, places=(_id(space), _id(near)), is_good=False))
    return rows[:MOST_DANGERS]


def _leader(pos: Hannibal, seat: Seat, space: Space) -> General:
    return pos.commander_of(seat, space, False)


def _id(space: Space) -> str:
    return f"space.{SPACE.ids[space]}"


def tallies(pos: Hannibal, seat: Seat) -> list[Tally]:
    """2.1, 5.2  Cards in hand, and political points."""
    cards = sum(pos.hand[CARDS * seat : CARDS * (seat + 1)])
    return [Tally(Said(PLAN_CARDS), cards), Tally(Said(MEASURE_POINTS), pos.count_points(seat))]
