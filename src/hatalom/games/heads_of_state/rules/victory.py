"""11.5, 12  The most noble cards, and who wins."""

from hatalom.games.heads_of_state.names import NOBLES, NOBODY
from hatalom.games.heads_of_state.position import HeadsOfState


def most_cards(pos: HeadsOfState, noble: int) -> list[int]:
    """11.5.1  The seats with the most cards of a type; none if nobody has one."""
    most = 0
    for seat in range(pos.seats):
        most = max(most, pos.cards[NOBLES * seat + noble])
    if most == 0:
        return []
    return [seat for seat in range(pos.seats) if pos.cards[NOBLES * seat + noble] == most]


def compare(pos: HeadsOfState, seat: int, other: int) -> int:
    """12.2  Positive if the first seat is ahead: by points, then kings, archdukes and so on; 0 if all are equal."""
    if pos.score[seat] != pos.score[other]:
        return pos.score[seat] - pos.score[other]
    for noble in range(NOBLES):
        difference = pos.cards[NOBLES * seat + noble] - pos.cards[NOBLES * other + noble]
        if difference != 0:
            return difference
    return 0


def rank_of(pos: HeadsOfState, seat: int) -> int:
    """12.2, 12.2r1  1 for the winner; who is equal in everything shares a rank."""
    rank = 1
    for other in range(pos.seats):
        if compare(pos, other, seat) > 0:
            rank += 1
    return rank


def winner_of(pos: HeadsOfState) -> int:
    """12.2r1  The only seat of rank 1; NOBODY if the victory is shared."""
    winners = [seat for seat in range(pos.seats) if rank_of(pos, seat) == 1]
    return winners[0] if len(winners) == 1 else NOBODY


def deciding_noble(pos: HeadsOfState) -> int:
    """12.2  The type whose cards decided between the winner and an equal score; NOBODY if the points did."""
    winner = winner_of(pos)
    decider = NOBODY
    for seat in range(pos.seats):
        if winner == NOBODY or seat == winner or pos.score[seat] != pos.score[winner]:
            continue
        for noble in range(NOBLES):
            if pos.cards[NOBLES * seat + noble] != pos.cards[NOBLES * winner + noble]:
                decider = max(decider, noble)
                break
    return decider
