"""9.4 to 9.7  The auction of a lightning tile."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import Question, Seat
from hatalom.core.shared import increased
from hatalom.games.power_and_weakness.events import AUCTION_TIED, AUCTION_WON, BIDS_SHOWN, POINT_WON
from hatalom.games.power_and_weakness.names import NOWHERE, ORANGE, REVOLT, SEATS, VICTORY_POINT, WHITE, Tile
from hatalom.games.power_and_weakness.phases.lightning import MarkerExchange, Revolt
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.prompts import ASK_BID, CRUMB_AUCTION
from hatalom.games.power_and_weakness.verbs import BID


@final
class Auction(Phase[PowerAndWeakness]):
    """9.4  Both players secretly bid active units of their reserves; the bids are shown together."""

    FIELDS = ("tile", "orange", "white")

    def __init__(self, tile: Tile, orange: int, white: int) -> None:
        self.tile = tile
        self.orange = orange  # the bids; -1 until they are fixed
        self.white = white

    def copy(self) -> "Auction":
        return Auction(self.tile, self.orange, self.white)

    def crumb(self, pos: PowerAndWeakness) -> Said:
        return Said(CRUMB_AUCTION, [self.tile])

    def bid_of(self, seat: Seat) -> int:
        return self.orange if seat == ORANGE else self.white

    def ask(self, pos: PowerAndWeakness) -> list[Question]:
        """9.4r1  From 0 to all active units in the reserve; both must bid."""
        questions: list[Question] = []
        for seat in SEATS:
            if self.bid_of(seat) < 0:
                most = pos.reserve[2 * seat + pos.active()]
                options = [BID.of(units) for units in range(most + 1)]
                questions.append(Question(seat, ASK_BID, options, [self.tile, pos.active()]))
        return questions

    def apply(self, pos: PowerAndWeakness, seat: Seat, action: int) -> None:
        if seat == ORANGE:
            self.orange = BID.target(action)
        else:
            self.white = BID.target(action)

    def advance(self, pos: PowerAndWeakness) -> None:
        """9.5, 9.6  The higher bid pays and wins; with equal bids the tile is discarded and nobody pays."""
        pos.reveal()
        pos.tell(BIDS_SHOWN, self.orange, self.white)
        pos.discard = increased(pos.discard, self.tile, 1)
        pos.pop()
        if self.orange == self.white:
            pos.tell(AUCTION_TIED, self.tile)
            return
        winner = ORANGE if self.orange > self.white else WHITE
        paid = self.bid_of(winner)
        pos.reserve[2 * winner + pos.active()] -= paid
        pos.stock = increased(pos.stock, 2 * winner + pos.active(), paid)
        pos.tell(AUCTION_WON, winner, self.tile, paid, pos.active())
        carry_out(pos, winner, self.tile)


def carry_out(pos: PowerAndWeakness, winner: Seat, tile: Tile) -> None:
    """9.8 to 9.10  The winner carries the tile out at once."""
    if tile == VICTORY_POINT:
        pos.vp = increased(pos.vp, winner, 1)
        pos.tell(POINT_WON, winner)
    elif tile == REVOLT:
        pos.push(Revolt(winner, NOWHERE, 0))
    else:
        pos.push(MarkerExchange(winner, NOWHERE))
