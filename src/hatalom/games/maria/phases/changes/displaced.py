"""19.1.5, 19.3.4, 19.3.5  Pieces that have to leave, one after the other."""

from typing import final

from hatalom.core.numbers import bit
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.maria.events import GENERAL_DISPLACED, TRAIN_DISPLACED
from hatalom.games.maria.names import GENERALS, NO_GENERAL, NOBODY, PIECES, General, Piece, Town
from hatalom.games.maria.phases.stacks import form_stack
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import ASK_DISPLACE, ASK_DISPLACE_TRAIN
from hatalom.games.maria.rules.displacement import HOME, START, goes_along, nearest_towns
from hatalom.games.maria.rules.stacks import lone_general
from hatalom.games.maria.verbs import DISPLACE_TO


@final
class Displaced(Phase[Maria]):
    """19.1.5r1  One piece or stack after the other; its owner chooses among the nearest cities."""

    FIELDS = ("pieces", "goal")

    def __init__(self, pieces: list[Piece], goal: int) -> None:
        self.pieces = pieces
        self.goal = goal

    def copy(self) -> "Displaced":
        return Displaced(self.pieces.copy(), self.goal)

    def ask(self, pos: Maria) -> list[Question]:
        if len(self.pieces) == 0:
            return NO_QUESTIONS
        piece = self.pieces[0]
        towns = self._towns(pos)
        if len(towns) < 2:
            return NO_QUESTIONS
        seat = pos.seat_of(pos.power_of(piece))
        options = [DISPLACE_TO.of(town) for town in towns]
        if piece < GENERALS:
            return [Question(seat, ASK_DISPLACE, options, [piece])]
        return [Question(seat, ASK_DISPLACE_TRAIN, options, [piece - GENERALS])]

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        self._displace(pos, Town(DISPLACE_TO.target(action)))

    def advance(self, pos: Maria) -> None:
        if len(self.pieces) == 0:
            pos.pop()
            return
        self._displace(pos, self._towns(pos)[0])  # no country is ever full

    def _towns(self, pos: Maria) -> list[Town]:
        """19.1.5r1  A stack goes as one wherever a city takes both; otherwise it is split."""
        piece = self.pieces[0]
        mate = self._mate(pos)
        if mate != NOBODY:
            return nearest_towns(pos, piece, mate, self.goal)
        start = pos.content.start[piece]
        if self.goal == START and self._is_free(pos, piece, start):
            return [start]
        return nearest_towns(pos, piece, NO_GENERAL, self.goal)

    def _mate(self, pos: Maria) -> General:
        """The other general of the stack, if he has to leave too; every country has an empty city for both."""
        piece = self.pieces[0]
        if self.goal != HOME or piece >= GENERALS:
            return NO_GENERAL
        mate = pos.mate_of(General(piece))
        return mate if mate in self.pieces else NO_GENERAL

    def _is_free(self, pos: Maria, piece: Piece, start: Town) -> bool:
        """19.3.4r1  Nobody stands in the starting city but those who are about to leave it."""
        for other in range(PIECES):
            if pos.at[other] == start and other != piece and other not in self.pieces:
                return False
        return True

    def _displace(self, pos: Maria, town: Town) -> None:
        mate = self._mate(pos)
        piece = self.pieces.pop(0)
        if mate == NOBODY or not goes_along(pos, mate, pos.home_of(town)):
            displace(pos, piece, town)
            return
        self.pieces.remove(mate)
        for general in (piece, mate):
            pos.put(general, town)
            pos.tell(GENERAL_DISPLACED, general, town)


def displace(pos: Maria, piece: Piece, town: Town) -> None:
    """The piece is put there; troops and facing stay as they are (19.3.4r1)."""
    if piece >= GENERALS:
        pos.put(piece, town)
        pos.tell(TRAIN_DISPLACED, piece - GENERALS, town)
        return
    general = General(piece)
    mate = pos.mate_of(general)
    pos.leads &= ~bit(general)
    if mate != NOBODY:
        pos.leads &= ~bit(mate)
    other = lone_general(pos, town)
    pos.put(general, town)
    pos.tell(GENERAL_DISPLACED, general, town)
    if other != NOBODY and other != general:
        form_stack(pos, general, other)
