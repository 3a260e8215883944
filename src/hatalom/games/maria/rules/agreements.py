"""20, 21  The clauses of an agreement: what may be offered, what is in force, and what it forbids."""

from typing import Final

from hatalom.games.maria.events import (
    AGREED_END_SUBSIDY,
    AGREED_STAY_OUT,
    AGREED_SUBSIDY,
    AGREED_TRUCE,
    AGREED_VOTE,
    AGREED_WORDS,
    AGREEMENT_OVER,
    CONTRACT_OVER,
)
from hatalom.games.maria.names import BAVARIA, CANDIDATE, FRANCE, NOBODY, PIECES, POWERS, PRUSSIA, REGION, SAXONY
from hatalom.games.maria.position import Maria

# A clause of an offer: kind, power, object, number of turns
WIDTH: Final = 4
MOST_CLAUSES: Final = 3
SUBSIDY: Final = 0
"""20.1  The power pays the object, another power."""
END_SUBSIDY: Final = 1
"""20.2  The contract by which the power pays the object ends early."""
TRUCE: Final = 2
"""21.3r1  No combat between the power and the object, another power."""
STAY_OUT: Final = 3
"""21.3r1  No piece of the power enters the object, a country."""
VOTE: Final = 4
"""21.1  The power gives all its votes to the object, a candidate."""
WORDS: Final = 5
"""21.1  What the two said at the table; the players keep it."""

# A clause in force: kind, power, object, the last turn (0: until the election), and the two seats
AGREED: Final = 6


def may_talk(pos: Maria, seat: int, partner: int) -> bool:
    """Two players can always agree on something; one player contracts only between powers of his own."""
    if seat != partner:
        return True
    for kind in (SUBSIDY, END_SUBSIDY):
        if len(clause_powers(pos, kind, seat, partner, [])) > 0:
            return True
    return False


def clause_kinds(pos: Maria, seat: int, partner: int, drafted: list[int]) -> list[int]:
    """Which kinds of clause these two can agree on now, besides those the offer already has."""
    kinds: list[int] = []
    for kind in (SUBSIDY, END_SUBSIDY, TRUCE, STAY_OUT, VOTE):
        if len(clause_powers(pos, kind, seat, partner, drafted)) > 0:
            kinds.append(kind)
    if seat != partner:
        kinds.append(WORDS)
    return kinds


def clause_powers(pos: Maria, kind: int, seat: int, partner: int, drafted: list[int]) -> list[int]:
    """The powers that can promise something of this kind; both players may promise."""
    powers: list[int] = []
    for power in range(POWERS):
        whose = pos.seat_of(power)
        if (whose == seat or whose == partner) and len(clause_objects(pos, kind, power, seat, partner, drafted)) > 0:
            powers.append(power)
    return powers


def clause_objects(pos: Maria, kind: int, power: int, seat: int, partner: int, drafted: list[int]) -> list[int]:
    """What a power can promise, less what the offer already says: nobody promises a vote to both candidates."""
    found: list[int] = []
    for thing in possible_objects(pos, kind, power, seat, partner):
        if not is_drafted(kind, power, thing, drafted):
            found.append(thing)
    return found


def is_drafted(kind: int, power: int, thing: int, drafted: list[int]) -> bool:
    """20.2, 21.1  An offer has one clause about a vote, and one contract between two powers."""
    for place in range(0, len(drafted), WIDTH):
        if drafted[place] != kind:
            continue
        one, other = drafted[place + 1], drafted[place + 2]
        if one == power and (other == thing or kind == VOTE):
            return True
        if kind == SUBSIDY and one == thing and other == power:
            return True
    return False


def possible_objects(pos: Maria, kind: int, power: int, seat: int, partner: int) -> list[int]:
    """With whom, where or for whom; a clause with two powers names one of each player."""
    if kind == STAY_OUT:
        return [] if seat == partner else countries_to_avoid(pos, power)
    if kind == VOTE:
        return [] if seat == partner else candidates_for(pos, power)
    found: list[int] = []
    against = partner if pos.seat_of(power) == seat else seat
    for other in range(POWERS):
        if other == power or pos.seat_of(other) != against:
            continue
        if kind == TRUCE:
            if seat != partner and power < other and pos.is_enemy(power, other):
                found.append(other)
        elif kind == SUBSIDY:
            if may_subsidise(pos, power, other):
                found.append(other)
        elif pos.subsidy[POWERS * power + other] > 0 and not (power == FRANCE and other == BAVARIA):
            found.append(other)
    return found


def may_subsidise(pos: Maria, giver: int, receiver: int) -> bool:
    """20.1, 20.2, 24.3  A major power pays an ally; one contract between two; with two players minor powers only.

    Between France and Bavaria the choice is made turn by turn (8.2r1).
    """
    content = pos.content
    if not content.is_major[giver] or not pos.is_friend(giver, receiver) or (giver == FRANCE and receiver == BAVARIA):
        return False
    if pos.seats == 2 and content.is_major[receiver]:
        return False
    return pos.subsidy[POWERS * giver + receiver] == 0 and pos.subsidy[POWERS * receiver + giver] == 0


def countries_to_avoid(pos: Maria, power: int) -> list[int]:
    """Countries that are not its own and where it has no piece now."""
    board = pos.content.board
    closed = [False] * len(REGION.ids)
    for region in range(len(closed)):
        if pos.home_of(board.first_town[region]) == power:
            closed[region] = True
    for piece in range(PIECES):
        town = pos.at[piece]
        if town >= 0 and pos.power_of(piece) == power:
            closed[board.region[town]] = True
    return [region for region in range(len(closed)) if not closed[region]]


def candidates_for(pos: Maria, power: int) -> list[int]:
    """18.5  Powers that vote freely may promise their votes until the emperor is elected."""
    if pos.election == 2 or promised_candidate(pos, power) != NOBODY:
        return []
    if power != FRANCE and power != BAVARIA and power != PRUSSIA and power != SAXONY:
        return []
    return list(range(len(CANDIDATE.ids)))


def tell_clauses(pos: Maria, clauses: list[int], seat: int, partner: int) -> None:
    """21.1  There are no secret negotiations: everybody reads every clause."""
    for place in range(0, len(clauses), WIDTH):
        kind, power, thing, turns = clauses[place], clauses[place + 1], clauses[place + 2], clauses[place + 3]
        until = pos.turn + turns - 1
        if kind == SUBSIDY:
            pos.tell(AGREED_SUBSIDY, [power, thing, turns])
        elif kind == END_SUBSIDY:
            pos.tell(AGREED_END_SUBSIDY, [power, thing])
        elif kind == TRUCE:
            pos.tell(AGREED_TRUCE, [power, thing, until])
        elif kind == STAY_OUT:
            pos.tell(AGREED_STAY_OUT, [power, thing, until])
        elif kind == VOTE:
            pos.tell(AGREED_VOTE, [power, thing])
        else:
            pos.tell(AGREED_WORDS, [seat, partner, until])


def put_in_force(pos: Maria, clauses: list[int], seat: int, partner: int) -> None:
    """20.2, 21.1  Contracts run for their turns; all other clauses are kept until their last turn."""
    if seat == partner:
        tell_clauses(pos, clauses, seat, partner)
    for place in range(0, len(clauses), WIDTH):
        kind, power, thing, turns = clauses[place], clauses[place + 1], clauses[place + 2], clauses[place + 3]
        if kind == SUBSIDY:
            if may_subsidise(pos, power, thing):
                pos.subsidy[POWERS * power + thing] = turns
        elif kind == END_SUBSIDY:
            pos.subsidy[POWERS * power + thing] = 0
        else:
            until = 0 if kind == VOTE else pos.turn + turns - 1
            pos.agreements.extend([kind, power, thing, until, seat, partner])


def expire(pos: Maria) -> None:
    """21.3r1  Clauses whose last turn is over, and votes that have been cast, end."""
    kept: list[int] = []
    for place in range(0, len(pos.agreements), AGREED):
        clause = pos.agreements[place : place + AGREED]
        if clause[0] == VOTE:
            if pos.election != 2:
                kept.extend(clause)
        elif clause[3] >= pos.turn:
            kept.extend(clause)
        else:
            pos.tell(AGREEMENT_OVER, [clause[4], clause[5]])
    pos.agreements = kept


def end_promises(pos: Maria, power: int) -> None:
    """19.3.3  A power gets another player: what was promised in its name, or to it, is over."""
    kept: list[int] = []
    for place in range(0, len(pos.agreements), AGREED):
        clause = pos.agreements[place : place + AGREED]
        is_named = clause[0] != WORDS and (clause[1] == power or (clause[0] == TRUCE and clause[2] == power))
        if is_named:
            pos.tell(AGREEMENT_OVER, [clause[4], clause[5]])
        else:
            kept.extend(clause)
    pos.agreements = kept


def end_contracts(pos: Maria) -> None:
    """20.3r1  A contract with a power that ceases to be allied ends."""
    for giver in range(POWERS):
        for receiver in range(POWERS):
            place = POWERS * giver + receiver
            if pos.subsidy[place] > 0 and not pos.is_friend(giver, receiver):
                pos.subsidy[place] = 0
                pos.tell(CONTRACT_OVER, [giver, receiver])


def forbids_combat(pos: Maria, power: int, other: int) -> bool:
    """21.3r1  A truce between two powers is in force."""
    for place in range(0, len(pos.agreements), AGREED):
        if pos.agreements[place] == TRUCE:
            one, two = pos.agreements[place + 1], pos.agreements[place + 2]
            if (one == power and two == other) or (one == other and two == power):
                return True
    return False


def forbids_entry(pos: Maria, power: int, town: int) -> bool:
    """21.3r1  A power promised to stay out of a country."""
    for place in range(0, len(pos.agreements), AGREED):
        if pos.agreements[place] == STAY_OUT and pos.agreements[place + 1] == power:
            if pos.agreements[place + 2] == pos.content.board.region[town]:
                return True
    return False


def forbids_step(pos: Maria, power: int, start: int, town: int) -> bool:
    """21.3r1  Who is in the country all the same, by a retreat, may move on and out of it; nobody comes in."""
    region = pos.content.board.region
    return region[start] != region[town] and forbids_entry(pos, power, town)


def promised_candidate(pos: Maria, power: int) -> int:
    """21.1  The candidate to whom a power has promised its votes, or NOBODY."""
    for place in range(0, len(pos.agreements), AGREED):
        if pos.agreements[place] == VOTE and pos.agreements[place + 1] == power:
            return pos.agreements[place + 2]
    return NOBODY
