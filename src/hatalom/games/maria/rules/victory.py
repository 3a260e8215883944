"""14.3, 16, 23, 24  Victory boxes, victory points, and the end of the game."""

from typing import Final

from hatalom.core.event import UNSAID
from hatalom.core.question import Seat
from hatalom.core.shared import added
from hatalom.games.maria.events import RESULTS, VP_LOST, VP_WON, WINTERS_ADDED
from hatalom.games.maria.names import (
    ADVANCED,
    BOHEMIA,
    FRANCE,
    FREDERICK,
    INTRODUCTORY,
    LOUIS,
    MAJORS,
    MARIA,
    NO_SEAT,
    NOBODY,
    PRUSSIA,
    SILESIA,
    Power,
    Town,
)
from hatalom.games.maria.position import Maria

# How a game ends: places in events.RESULTS
BY_FORTRESSES: Final = 1
BY_HOLDING_OUT: Final = 2
BY_POOL: Final = 3
BY_SURPLUS: Final = 4
BY_WINTERS: Final = 5
BY_DRAW: Final = 6
BY_TIE: Final = 7


def finish(pos: Maria, winner: Seat, reason: int) -> None:
    pos.winner = winner
    pos.reason = reason
    pos.tell(RESULTS[reason], winner if winner != NOBODY else UNSAID)


def end_if_over(pos: Maria) -> None:
    """Once the game is decided nothing more happens."""
    if pos.is_over():
        pos.stack = []


# -- the introductory game --------------------------------------------------------------------------------------


def fortresses_won(pos: Maria, power: Power) -> int:
    """14.3r1  Markers in Austria; Silesian ones count for Prussia only."""
    board = pos.content.board
    count = 0
    for fort in board.forts:
        if pos.marker[fort] == power:
            town = board.fort_town[fort]
            if board.in_core_austria[town] or (power == PRUSSIA and board.region[town] == SILESIA):
                count += 1
    return count


def has_enough(pos: Maria, power: Power) -> bool:
    return fortresses_won(pos, power) >= pos.content.introductory_wins[power]


def check_introductory(pos: Maria) -> None:
    """14.3, 24.1  Checked after every conquest; with two players both conditions must hold at once."""
    if pos.form != INTRODUCTORY or pos.is_over():
        return
    french, prussian = has_enough(pos, FRANCE), has_enough(pos, PRUSSIA)
    if pos.seats == 2:
        if french and prussian:
            finish(pos, FREDERICK, BY_FORTRESSES)
    elif french:
        finish(pos, LOUIS, BY_FORTRESSES)
    elif prussian:
        finish(pos, FREDERICK, BY_FORTRESSES)


# -- victory points ---------------------------------------------------------------------------------------------


def win_points(pos: Maria, power: Power, points: int) -> None:
    """16.4  Each VP takes a marker to a free battle box; without a free box it is ignored."""
    major = pos.major_of(power)
    if pos.form != ADVANCED or points == 0 or major == NOBODY:
        return
    pos.tell(VP_WON, major, points)
    for _ in range(points):
        if pos.battle[major] < pos.content.battle_boxes:
            pos.battle = added(pos.battle, major, 1)
            pos.place_marker(major)


def lose_points(pos: Maria, power: Power, points: int) -> None:
    """16.3, 16.4  Each VP lost brings a marker back from a battle box, as long as there is one."""
    major = pos.major_of(power)
    if pos.form != ADVANCED or points == 0 or major == NOBODY:
        return
    pos.tell(VP_LOST, major, points)
    for _ in range(points):
        if pos.battle[major] > 0:
            pos.battle = added(pos.battle, major, -1)
            pos.take_marker_back(major)


def saxony_steps(pos: Maria, power: Power, points: int, town: Town) -> int:
    """19.3.1, 24.5  The spaces by which Austria may move the Saxony marker after this loss."""
    if pos.form != ADVANCED:
        return 0
    major = pos.major_of(power)
    if major == PRUSSIA:
        return points
    if pos.seats == 2 and major == FRANCE and pos.content.board.map_of[town] == BOHEMIA:
        return points
    return 0


# -- the advanced game ------------------------------------------------------------------------------------------


def check_pools(pos: Maria) -> None:
    """23.1 to 23.3  An empty pool wins; of several the one with the largest surplus, then the player who wins ties."""
    if pos.form != ADVANCED or pos.is_over():
        return
    empty: list[Power] = []
    most = 0
    for power in MAJORS:
        if pos.pool[power] == 0:
            empty.append(power)
            most = max(most, pos.surplus[power])
    if not empty:
        return
    best: list[Power] = []
    for power in empty:
        if pos.surplus[power] == most:
            best.append(power)
    winner = winner_among(pos, best)
    reason = BY_POOL
    for power in empty:
        if pos.seat_of(power) != winner:
            reason = BY_SURPLUS
    for power in best:
        if pos.seat_of(power) != winner:
            reason = BY_TIE
    finish(pos, winner, reason)


def winner_among(pos: Maria, powers: list[Power]) -> Seat:
    """23.3, 24.7  Maria Theresa wins all ties, Louis loses all; the seats are numbered in that order."""
    winner = pos.seat_of(powers[0])
    for power in powers:
        winner = min(winner, pos.seat_of(power))
    return winner


def winter_total(pos: Maria, power: Power) -> int:
    total = 0
    for points in pos.winters:
        total += points[power]
    return total


def last_turn_is_over(pos: Maria) -> None:
    """13.8, 14.3, 23.4, 24.1  Nobody has won before: Maria Theresa, or the lowest sum of the winters."""
    if pos.form == INTRODUCTORY:
        if pos.seats == 2 and (has_enough(pos, FRANCE) or has_enough(pos, PRUSSIA)):
            finish(pos, NO_SEAT, BY_DRAW)
        else:
            finish(pos, MARIA, BY_HOLDING_OUT)
        return
    pos.reveal()  # 13.8: now the sheet with the points of the winters is opened
    best: list[Power] = []
    lowest = 0
    for power in MAJORS:
        total = winter_total(pos, power)
        pos.tell(WINTERS_ADDED, power, total)
        if not best or total < lowest:
            best = []
            lowest = total
        if total == lowest:
            best.append(power)
    finish(pos, winner_among(pos, best), BY_WINTERS)
