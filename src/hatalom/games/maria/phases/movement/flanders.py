"""10.1.6  The dispute over Flanders: Austria and the Pragmatic Army move there by turns, one piece each."""

from hatalom.core.message import Said
from hatalom.core.numbers import bit
from hatalom.core.question import Seat
from hatalom.games.maria.events import DISPUTE_DECLARED, FLANDERS_PASSED
from hatalom.games.maria.names import (
    AUSTRIA,
    FLANDERS,
    NO_POWER,
    NOBODY,
    PIECES,
    PRAGMATIC,
    Piece,
    Power,
    Stage,
)
from hatalom.games.maria.phases.movement.moving import MovesPieces
from hatalom.games.maria.position import Maria
from hatalom.games.maria.refusals import DECLINED_IN_FLANDERS, WAITS_IN_FLANDERS


class SharesFlanders(MovesPieces):
    """10.1.6  A movement phase in which the two players of Flanders move in any order until they disagree."""

    def __init__(self, stage: Stage, moved: int, finished: int, on_turn: Power, in_turn: bool, declined: int) -> None:
        self.stage = stage
        self.moved = moved
        """Pieces that move no more in this phase, a bit each."""
        self.finished = finished
        """Seats that have finished, a bit each."""
        self.on_turn = on_turn
        """10.1.6  The power whose turn it is in Flanders, NOBODY without a dispute."""
        self.in_turn = in_turn
        """10.1.6  The piece on the move takes its power's turn in Flanders."""
        self.declined = declined
        """10.1.6r1  Powers that move no more in Flanders, a bit each."""

    # -- the dispute ----------------------------------------------------------------------------------------

    def may_dispute(self, pos: Maria) -> bool:
        """10.1.6  Both still have pieces to move in Flanders, nobody has finished, and there was no dispute yet."""
        if self.on_turn != NOBODY or self.declined != 0:
            return False
        if self.finished != 0 or not pos.is_active(PRAGMATIC, self.stage):
            return False
        if pos.seat_of(AUSTRIA) == pos.seat_of(PRAGMATIC):
            return False
        return self._has_pieces(pos, AUSTRIA) and self._has_pieces(pos, PRAGMATIC)

    def _has_pieces(self, pos: Maria, power: Power) -> bool:
        """Whether a power has a piece in Flanders that has not moved."""
        for piece in range(PIECES):
            if pos.content.piece_power[piece] == power and pos.at[piece] >= 0 and (self.moved >> piece) & 1 == 0:
                if pos.content.board.map_of[pos.at[piece]] == FLANDERS:
                    return True
        return False

    def declare_dispute(self, pos: Maria, seat: Seat) -> None:
        """10.1.6  The Pragmatic Army begins."""
        pos.tell(DISPUTE_DECLARED, seat)
        self.on_turn = PRAGMATIC

    # -- whose turn it is -----------------------------------------------------------------------------------

    def has_turn(self, pos: Maria, seat: Seat) -> bool:
        """10.1.6  It is this player's turn in Flanders."""
        return self.on_turn != NOBODY and pos.seat_of(self.on_turn) == seat

    def waits(self, pos: Maria, seat: Seat) -> bool:
        """10.1.6  It is the other player's turn in Flanders."""
        return self.on_turn != NOBODY and pos.seat_of(self.on_turn) != seat

    def is_kept(self, pos: Maria, piece: Piece) -> bool:
        """10.1.6, 10.1.6r1  In Flanders: its power has declined, or it is the other side's turn."""
        if self.on_turn == NOBODY and self.declined == 0:
            return False
        power = pos.power_of(piece)
        if pos.content.board.map_of[pos.at[piece]] != FLANDERS or (power != AUSTRIA and power != PRAGMATIC):
            return False
        return power != self.on_turn

    def why_kept(self, pos: Maria, piece: Piece) -> Said:
        """The reason, for a piece that is kept from moving in Flanders."""
        power = pos.power_of(piece)
        if (self.declined >> power) & 1 == 1:
            return Said(DECLINED_IN_FLANDERS, [power])
        return Said(WAITS_IN_FLANDERS, [self.on_turn])

    def takes_turn(self, pos: Maria, piece: Piece) -> bool:
        """10.1.6  The move of this piece would be its power's turn in Flanders."""
        return self.on_turn == pos.power_of(piece) and pos.content.board.map_of[pos.at[piece]] == FLANDERS

    def decline(self, pos: Maria) -> None:
        """10.1.6r1  A power that declines does not move in Flanders any more in this phase."""
        pos.tell(FLANDERS_PASSED, self.on_turn)
        self.declined |= bit(self.on_turn)
        self.hand_over(pos)

    def hand_over(self, pos: Maria) -> None:
        """10.1.6  One piece each in turn; a power that has none left, or that declined, is skipped for good."""
        other = AUSTRIA if self.on_turn == PRAGMATIC else PRAGMATIC
        if self._may_take_turn(pos, other):
            self.on_turn = other
        elif not self._may_take_turn(pos, self.on_turn):
            self.on_turn = NO_POWER
            self.declined |= (1 << AUSTRIA) | (1 << PRAGMATIC)

    def _may_take_turn(self, pos: Maria, power: Power) -> bool:
        has_finished = (self.finished >> pos.seat_of(power)) & 1 == 1
        return not has_finished and (self.declined >> power) & 1 == 0 and self._has_pieces(pos, power)
