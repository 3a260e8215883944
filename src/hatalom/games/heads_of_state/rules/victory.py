"""11.5, 12  The most noble cards, and who wins."""

from hatalom.core.question import Seat
from hatalom.games.heads_of_state.names import NO_NOBLE, NOBLE_COUNT, NOBLES, NOBODY, Noble
from hatalom.games.heads_of_state.position import HeadsOfState


def most_cards(pos: HeadsOfState, noble: Noble) -> list[Seat]:
    """11.5.1  The seats with the most cards of a type; none if nobody has one."""
    most = 0
    for seat in pos.players:
        most = max(most, pos.cards[NOBLE_COUNT * seat + noble])
    if most == 0:
        return []
    return [seat for seat in pos.players if pos.cards[NOBLE_COUNT * seat + noble] == most]


def compare(pos: HeadsOfState, seat: Seat, other: Seat) -> int:
    """12.2  Positive if the first seat is ahead: by points, then kings, archdukes and so on; 0 if all are equal."""
    if pos.score[seat] != pos.score[other]:
        return pos.score[seat] - pos.score[other]
    for noble in NOBLES:
        difference = pos.cards[NOBLE_COUNT * seat + noble] - pos.cards[NOBLE_COUNT * other + noble]
        if difference != 0:
            return difference
    return 0


def rank_of(pos: HeadsOfState, seat: Seat) -> int:
    """12.2, 12.2r1  1 for the winner; who is equal in everything shares a rank."""
    rank = 1
    for other in pos.players:
        if compare(pos, other, seat) > 0:
            rank += 1
    return rank


def winner_of(pos: HeadsOfState) -> Seat:
    """12.2r1  The only seat of rank 1; NOBODY if the victory is shared."""
    winners = [seat for seat in pos.players if rank_of(pos, seat) == 1]
    return winners[0] if len(winners) == 1 else NOBODY


def deciding_noble(pos: HeadsOfState) -> Noble:
    """12.2  The type whose cards decided between the winner and an equal score; NO_NOBLE if the points did."""
    winner = winner_of(pos)
    decider = NO_NOBLE
    for seat in pos.players:
        if winner == NOBODY or seat == winner or pos.score[seat] != pos.score[winner]:
            continue
        for noble in NOBLES:
            if pos.cards[NOBLE_COUNT * seat + noble] != pos.cards[NOBLE_COUNT * winner + noble]:
                decider = max(decider, noble)
                break
    return decider
