"""How a game ended, in words addressed to whoever reads them."""

from typing import Any

from hatalom.core.game import Game
from hatalom.table.wire import MessageWire, ResultWire, SeatResultWire

POINTS = "measure-points"
"""The first measure of games whose score is counted in points."""


def is_in_points(game: Game[Any, Any], pos: Any) -> bool:
    """Whether the score of this game is counted in points."""
    measures = game.measures(pos)
    return bool(measures) and measures[0].label.key == POINTS


def verdict_for(result: ResultWire, reader: str | None, *, in_points: bool) -> MessageWire:
    """ "You" where the reader had one seat; otherwise the seats are named."""
    winners = [seat for seat in result.seats if seat.rank == 1]
    losers = sorted((seat for seat in result.seats if seat.rank > 1), key=lambda seat: seat.rank)
    own = next((seat for seat in result.seats if seat.seat == reader), None)
    if not losers:
        return MessageWire("ending-you-drew" if own is not None else "ending-drawn")
    best = winners[0]
    is_counted = in_points and len(winners) == 1
    if own is not None and own.rank > 1:
        return _by("ending-you-lost", best, best.score - own.score if is_counted else 0)
    ahead = best.score - losers[0].score if is_counted else 0
    if own is not None:
        return _by("ending-you-won", losers[0], ahead)
    if len(winners) > 1:
        return MessageWire("ending-won-together", {"n": len(winners)})
    return _by("ending-won", losers[0], ahead, {"seat": f"seat.{best.seat}"})


def _by(key: str, other: SeatResultWire, points: int, args: dict[str, str | int] | None = None) -> MessageWire:
    """With the distance in points, where there is one that can be told."""
    given = args or {}
    if points > 0:
        return MessageWire(f"{key}-by", {**given, "other": f"seat.{other.seat}", "n": points})
    return MessageWire(key, given)
