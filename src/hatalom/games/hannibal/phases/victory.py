"""3, 4, 5  The end of a turn: winter attrition, political isolation, victory check."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.games.hannibal.events import (
    IBERIA_NO_ROMANS,
    ISOLATED,
    ITALY_LOST,
    LAST_TURN,
    POINTS_COUNTED,
    WON_ITALY,
    WON_NO_ROMANS,
    WON_ON_POINTS,
)
from hatalom.games.hannibal.names import (
    ALPS_PASS,
    CAMPAIGN_IBERIA,
    CARTHAGE,
    CITY,
    LATIUM,
    NEUTRAL_TRIBE,
    NOBODY,
    NON_ALPS_PASS,
    ROME,
    SPACES,
)
from hatalom.games.hannibal.phases.attrition import BY_SIZE, Attrition
from hatalom.games.hannibal.phases.remove_pcs import owe_pcs
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import CRUMB_WINTER

TURNED: Final = 2


@final
class Winter(Phase[Hannibal]):
    """3.1, 3.3r1  Every force on an enemy PC or a tribe that is not friendly: Rome first, then Carthage."""

    FIELDS = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space  # the next space to look at

    def copy(self) -> "Winter":
        return Winter(self.seat, self.space)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_WINTER, [self.seat])

    def advance(self, pos: Hannibal) -> None:
        while self.seat < TURNED:
            while self.space < SPACES:
                space = self.space
                self.space += 1
                if pos.outside(self.seat, space) > 0 and pos.is_hostile(self.seat, space):
                    pos.push(Attrition(self.seat, space, False, False, 0, BY_SIZE))
                    return
            self.seat += 1
            self.space = 0
        pos.pop()


def remove_isolated(pos: Hannibal, seat: int) -> None:
    """4.1, 4.7r1  All isolated PCs of one side are found together and removed together."""
    reached = supplied_spaces(pos, seat)
    for space in range(SPACES):
        if not reached[space] and pos.is_pc(seat, space):
            pos.marker[space] = NOBODY
            pos.tell(ISOLATED, [seat, space])


def is_isolated(pos: Hannibal, seat: int, space: int) -> bool:
    """4.2 to 4.6  No way leads from the PC to a friendly CU, city, tribe or port."""
    return not supplied_spaces(pos, seat)[space]


def supplied_spaces(pos: Hannibal, seat: int) -> list[bool]:
    """4.2, 4.3  From every friendly CU, city, tribe and port as far as a way leads; passes end it."""
    board = pos.board()
    reached = [False] * SPACES
    queue: list[int] = []
    for space in board.spaces:
        if supplies(pos, seat, space):
            reached[space] = True
            queue.append(space)
    while queue:
        space = queue.pop()
        ways = board.way[space]
        for number, near in enumerate(board.near[space]):
            if not reached[near] and ways[number] != ALPS_PASS and ways[number] != NON_ALPS_PASS:
                if may_trace(pos, seat, near):
                    reached[near] = True
                    queue.append(near)
    return reached


def supplies(pos: Hannibal, seat: int, space: int) -> bool:
    """4.2, 4.7  A friendly CU, or a friendly city, tribe or port."""
    if pos.outside(seat, space) > 0:
        return True
    if not pos.controls(seat, space):
        return False
    return pos.content.kind[space] == CITY or pos.marker[space] != seat or pos.content.has_port[space]


def may_trace(pos: Hannibal, seat: int, space: int) -> bool:
    """4.4 to 4.6  Past enemies only where a friend stands."""
    if pos.outside(seat, space) > 0 or pos.controls(seat, space):
        return True
    if pos.marker[space] == NEUTRAL_TRIBE or pos.has_enemy_pc(seat, space):
        return False
    return not pos.has_enemy_outside(seat, space)


def holds_italy(pos: Hannibal) -> bool:
    """5.1, 22.3  Carthage controls every Italian province but Latium."""
    if pos.scenario == CAMPAIGN_IBERIA:
        return False
    for province in pos.content.italian:
        if province != LATIUM and not pos.controls_province(CARTHAGE, province):
            return False
    return True


def check_no_romans(pos: Hannibal) -> bool:
    """25.6  Campaign Iberia ends when no Roman CU is left; returns whether the game is over."""
    if pos.scenario == CAMPAIGN_IBERIA and pos.units_of(ROME) == 0:
        pos.tell(WON_NO_ROMANS, [CARTHAGE])
        pos.finish(CARTHAGE, IBERIA_NO_ROMANS)
        return True
    return False


def check_victory(pos: Hannibal) -> None:
    """5.1 to 5.4  Italy, then political points; on the last turn they decide, before that they cost PCs."""
    if holds_italy(pos):
        pos.tell(WON_ITALY, [CARTHAGE])
        pos.finish(CARTHAGE, ITALY_LOST)
        return
    rome, carthage = pos.count_points(ROME), pos.count_points(CARTHAGE)
    pos.points = [rome, carthage]
    pos.tell(POINTS_COUNTED, [rome, carthage])
    if pos.turn == pos.rules().last_turn:
        winner = ROME if rome > carthage else CARTHAGE
        if rome == carthage:
            winner = pos.rules().tie_winner
        pos.tell(WON_ON_POINTS, [winner, rome, carthage])
        pos.finish(winner, LAST_TURN)
    elif rome != carthage:
        loser = ROME if rome < carthage else CARTHAGE
        owe_pcs(pos, loser, abs(rome - carthage))
