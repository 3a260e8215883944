"""19.1.5, 19.3.4, 19.3.5  Pieces that have to leave: each goes to the nearest city where it may stand."""

from typing import Final, final

from hatalom.core.position import Phase
from hatalom.core.question import Question
from hatalom.games.maria.board import UNREACHED
from hatalom.games.maria.events import GENERAL_DISPLACED, TRAIN_DISPLACED
from hatalom.games.maria.names import BAVARIA, FRANCE, GENERALS, NOBODY, REMOVED, TOWNS
from hatalom.games.maria.phases.stacks import lone_general, may_join, needs_consent, set_command
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import ASK_DISPLACE, ASK_DISPLACE_TRAIN
from hatalom.games.maria.verbs import DISPLACE_TO

# Where the displaced go
HOME: Final = 0
"""To the nearest city of their home country, in which they may form legal stacks."""
START: Final = 1
"""19.3.4  To their starting city, or to the nearest empty city of their home country."""
ANYWHERE: Final = 2
"""19.3.5  To the nearest empty city."""


@final
class Displaced(Phase[Maria]):
    """One piece after the other; its owner chooses among equally near cities."""

    FIELDS = ("pieces", "goal")

    def __init__(self, pieces: list[int], goal: int) -> None:
        self.pieces = pieces
        self.goal = goal

    def copy(self) -> "Displaced":
        return Displaced(self.pieces.copy(), self.goal)

    def ask(self, pos: Maria) -> list[Question]:
        if len(self.pieces) == 0:
            return []
        piece = self.pieces[0]
        towns = nearest_towns(pos, piece, self.goal)
        if len(towns) < 2:
            return []
        seat = pos.seat_of(pos.power_of(piece))
        options = [DISPLACE_TO.of(town) for town in towns]
        if piece < GENERALS:
            return [Question(seat, ASK_DISPLACE, options, [piece])]
        return [Question(seat, ASK_DISPLACE_TRAIN, options, [piece - GENERALS])]

    def apply(self, pos: Maria, seat: int, action: int) -> None:
        displace(pos, self.pieces.pop(0), DISPLACE_TO.target(action))

    def advance(self, pos: Maria) -> None:
        if len(self.pieces) == 0:
            pos.pop()
            return
        piece = self.pieces.pop(0)
        towns = nearest_towns(pos, piece, self.goal)
        if len(towns) > 0:
            displace(pos, piece, towns[0])
        elif piece < GENERALS:
            pos.remove_general(piece)
        else:
            pos.at[piece] = REMOVED


def displace(pos: Maria, piece: int, town: int) -> None:
    """The piece is put there; troops and facing stay as they are (19.3.4r1)."""
    if piece >= GENERALS:
        pos.put(piece, town)
        pos.tell(TRAIN_DISPLACED, [piece - GENERALS, town])
        return
    mate = pos.mate_of(piece)
    pos.leads &= ~(1 << piece)
    if mate != NOBODY:
        pos.leads &= ~(1 << mate)
    other = lone_general(pos, town)
    if other != NOBODY and other != piece:
        set_command(pos, piece, other, other)
    pos.put(piece, town)
    pos.tell(GENERAL_DISPLACED, [piece, town])


def nearest_towns(pos: Maria, piece: int, goal: int) -> list[int]:
    """19.1.5r1  All cities at the smallest distance where the piece may legally stand."""
    start = pos.content.start[piece]
    if goal == START and (pos.at[piece] == start or pos.piece_in(start) == NOBODY):
        return [start]
    row = pos.content.board.distances(start if goal == START else pos.at[piece])
    best = UNREACHED
    found: list[int] = []
    for town in range(TOWNS):
        if row[town] <= best and may_stand(pos, piece, town, goal):
            if row[town] < best:
                best = row[town]
                found = []
            found.append(town)
    return found


def may_stand(pos: Maria, piece: int, town: int, goal: int) -> bool:
    power = pos.power_of(piece)
    if not pos.may_enter(power, town):
        return False
    if goal != ANYWHERE:
        home = pos.home_of(town)
        if home != power and not (power == FRANCE and home == BAVARIA):
            return False
    if pos.piece_in(town) == NOBODY:
        return True
    if goal != HOME or piece >= GENERALS or not may_join(pos, piece, town):
        return False
    return not needs_consent(pos, piece, lone_general(pos, town))
