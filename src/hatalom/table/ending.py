"""How a game ended, in words addressed to whoever reads them."""

from hatalom.table.wire import MessageWire, ResultWire, SeatResultWire

POINTS = "measure-points"
"""The first measure of games whose score is counted in points."""


def verdict_for(result: ResultWire, reader: str | None, *, in_points: bool) -> MessageWire:
    """ "You" where the reader had one seat; otherwise the seats are named."""
    winners = [seat for seat in result.seats if seat.rank == 1]
    losers = sorted((seat for seat in result.seats if seat.rank > 1), key=lambda seat: seat.rank)
    own = next((seat for seat in result.seats if seat.seat == reader), None)
    if not losers:
        return MessageWire("ending-you-drew" if own is not None else "ending-drawn")
    best, next_best = winners[0], losers[0]
    is_counted = in_points and len(winners) == 1
    if own is None:
        if len(winners) > 1:
            return MessageWire("ending-won-together", {"n": len(winners)})
        return _by("ending-won", best, next_best, best.score - next_best.score if is_counted else 0, best)
    if own.rank == 1:
        return _by("ending-you-won", best, next_best, best.score - next_best.score if is_counted else 0)
    return _by("ending-you-lost", own, best, best.score - own.score if is_counted else 0)


def _by(
    key: str, one: SeatResultWire, other: SeatResultWire, points: int, named: SeatResultWire | None = None
) -> MessageWire:
    """With the distance in points, where it is one that can be told."""
    args: dict[str, str | int] = {} if named is None else {"seat": f"seat.{named.seat}"}
    if points > 0 and one is not other:
        return MessageWire(f"{key}-by", {**args, "other": f"seat.{other.seat}", "n": points})
    return MessageWire(key, args)
