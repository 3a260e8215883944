"""20, 21  The clauses of an agreement: what may be offered, what is in force, and what it forbids."""

from typing import Final, final

from mypy_extensions import i64

from hatalom.core.action import Kind
from hatalom.core.numbers import bit
from hatalom.core.position import Record
from hatalom.core.question import Seat
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
from hatalom.games.maria.facts import UNTIL_ELECTION, Agreement
from hatalom.games.maria.names import (
    ALL_POWERS,
    ALL_REGIONS,
    BAVARIA,
    CANDIDATE,
    CHARLES,
    END_SUBSIDY,
    FRANCE,
    FRANCIS,
    HELD,
    NO_CANDIDATE,
    NOBODY,
    POWER,
    PRUSSIA,
    REGION,
    SAXONY,
    STAY_OUT,
    SUBSIDY,
    TRUCE,
    VOTE,
    WORDS,
    Candidate,
    ClauseKind,
    Power,
    Region,
    Town,
    train_piece,
)
from hatalom.games.maria.position import Maria

THINGS: Final[dict[i64, Kind]] = {
    SUBSIDY: POWER,
    END_SUBSIDY: POWER,
    TRUCE: POWER,
    STAY_OUT: REGION,
    VOTE: CANDIDATE,
}
"""What a clause is about besides its power, by kind; WORDS are about nothing that the program knows."""
PROMISES: Final[list[ClauseKind]] = [SUBSIDY, END_SUBSIDY, TRUCE, STAY_OUT, VOTE]
"""The kinds of clauses that a power promises; WORDS are the players'."""
MOST_CLAUSES: Final = 3
"""21.1  Negotiations should be short: an offer has no more clauses than this."""


@final
class Clause(Record):
    """20.2, 21.1  One clause of an offer.

    SUBSIDY: the power pays the other power.  END_SUBSIDY: this contract ends early.  TRUCE: no combat between the two.
    STAY_OUT: no piece of the power enters the country.  VOTE: all votes of the power go to the candidate.  WORDS: what
    the two said at the table; the players keep it.
    """

    FIELDS = ("kind", "power", "thing", "turns")

    def __init__(self, kind: ClauseKind, power: Power, thing: i64, turns: int) -> None:
        self.kind = kind
        self.power = power
        """Whose promise it is; NOBODY for WORDS."""
        self.thing = thing
        """By kind: the other power, the country, the candidate, or NOBODY."""
        self.turns = turns
        """How long it holds, this turn included; 0 where no length is meant."""


def may_talk(pos: Maria, seat: Seat, partner: Seat) -> bool:
    """Two players can always agree on something; one player contracts only between powers of his own."""
    if seat != partner:
        return True
    return can_promise(pos, SUBSIDY, seat, partner, []) or can_promise(pos, END_SUBSIDY, seat, partner, [])


def clause_kinds(pos: Maria, seat: Seat, partner: Seat, drafted: list[Clause]) -> list[ClauseKind]:
    """Which kinds of clause these two can agree on now, besides those the offer already has."""
    kinds: list[ClauseKind] = []
    for kind in PROMISES:
        if can_promise(pos, kind, seat, partner, drafted):
            kinds.append(kind)
    if seat != partner:
        kinds.append(WORDS)
    return kinds


def can_promise(pos: Maria, kind: ClauseKind, seat: Seat, partner: Seat, drafted: list[Clause]) -> bool:
    """Whether any power of the two can promise something of this kind."""
    for power in ALL_POWERS:
        if _is_promise_of(pos, kind, power, seat, partner, drafted):
            return True
    return False


def clause_powers(pos: Maria, kind: ClauseKind, seat: Seat, partner: Seat, drafted: list[Clause]) -> list[Power]:
    """The powers that can promise something of this kind; both players may promise."""
    return [power for power in ALL_POWERS if _is_promise_of(pos, kind, power, seat, partner, drafted)]


def _is_promise_of(
    pos: Maria, kind: ClauseKind, power: Power, seat: Seat, partner: Seat, drafted: list[Clause]
) -> bool:
    whose = pos.seat_of(power)
    if whose != seat and whose != partner:
        return False
    return len(clause_objects(pos, kind, power, seat, partner, drafted)) > 0


def clause_objects(
    pos: Maria, kind: ClauseKind, power: Power, seat: Seat, partner: Seat, drafted: list[Clause]
) -> list[int]:
    """What a power can promise, less what the offer already says: nobody promises a vote to both candidates."""
    possible = possible_objects(pos, kind, power, seat, partner)
    if not drafted:
        return possible
    return [thing for thing in possible if not is_drafted(kind, power, thing, drafted)]


def is_drafted(kind: ClauseKind, power: Power, thing: i64, drafted: list[Clause]) -> bool:
    """20.2, 21.1  An offer has one clause about a vote, and one contract between two powers."""
    for clause in drafted:
        if clause.kind != kind:
            continue
        if clause.power == power and (clause.thing == thing or kind == VOTE):
            return True
        if kind == SUBSIDY and clause.power == thing and clause.thing == power:
            return True
    return False


def possible_objects(pos: Maria, kind: ClauseKind, power: Power, seat: Seat, partner: Seat) -> list[i64]:
    """With whom, where or for whom; a clause with two powers names one of each player."""
    found: list[i64] = []
    if kind == STAY_OUT:
        if seat != partner:
            found.extend(countries_to_avoid(pos, power))
        return found
    if kind == VOTE:
        if seat != partner:
            found.extend(candidates_for(pos, power))
        return found
    against = partner if pos.seat_of(power) == seat else seat
    for other in ALL_POWERS:
        if other == power or pos.seat_of(other) != against:
            continue
        if kind == TRUCE:
            if seat != partner and power < other and pos.is_enemy(power, other):
                found.append(other)
        elif kind == SUBSIDY:
            if may_subsidise(pos, power, other):
                found.append(other)
        elif pos.subsidy[power][other] > 0 and not (power == FRANCE and other == BAVARIA):
            found.append(other)
    return found


def may_subsidise(pos: Maria, giver: Power, receiver: Power) -> bool:
    """20.1, 20.2, 24.3  A major power pays an ally; one contract between two; with two players minor powers only.

    Between France and Bavaria the choice is made turn by turn (8.2r1).
    """
    content = pos.content
    if not content.is_major[giver] or not pos.is_friend(giver, receiver) or (giver == FRANCE and receiver == BAVARIA):
        return False
    if pos.seats == 2 and content.is_major[receiver]:
        return False
    return pos.subsidy[giver][receiver] == 0 and pos.subsidy[receiver][giver] == 0


def countries_to_avoid(pos: Maria, power: Power) -> list[Region]:
    """Countries that are not its own and where it has no piece now."""
    content = pos.content
    known = pos.home_regions(power)  # a bit for each country
    for general in content.power_generals[power]:
        if pos.at[general] >= 0:
            known |= bit(content.board.region[pos.at[general]])
    for train in content.power_trains[power]:
        if pos.at[train_piece(train)] >= 0:
            known |= bit(content.board.region[pos.at[train_piece(train)]])
    return [region for region in ALL_REGIONS if known >> region & 1 == 0]


def candidates_for(pos: Maria, power: Power) -> list[Candidate]:
    """18.5  Powers that vote freely may promise their votes until the emperor is elected."""
    if pos.election == HELD or promised_candidate(pos, power) != NOBODY:
        return []
    if power != FRANCE and power != BAVARIA and power != PRUSSIA and power != SAXONY:
        return []
    return [CHARLES, FRANCIS]


def tell_clauses(pos: Maria, clauses: list[Clause], seat: Seat, partner: Seat) -> None:
    """21.1  There are no secret negotiations: everybody reads every clause."""
    for clause in clauses:
        until = pos.turn + clause.turns - 1
        if clause.kind == SUBSIDY:
            pos.tell(AGREED_SUBSIDY, clause.power, clause.thing, clause.turns)
        elif clause.kind == END_SUBSIDY:
            pos.tell(AGREED_END_SUBSIDY, clause.power, clause.thing)
        elif clause.kind == TRUCE:
            pos.tell(AGREED_TRUCE, clause.power, clause.thing, until)
        elif clause.kind == STAY_OUT:
            pos.tell(AGREED_STAY_OUT, clause.power, clause.thing, until)
        elif clause.kind == VOTE:
            pos.tell(AGREED_VOTE, clause.power, clause.thing)
        else:
            pos.tell(AGREED_WORDS, seat, partner, until)


def put_in_force(pos: Maria, clauses: list[Clause], seat: Seat, partner: Seat) -> None:
    """20.2, 21.1  Contracts run for their turns; all other clauses are kept until their last turn."""
    if seat == partner:
        tell_clauses(pos, clauses, seat, partner)
    for clause in clauses:
        if clause.kind == SUBSIDY:
            if may_subsidise(pos, clause.power, Power(clause.thing)):
                pos.set_subsidy(clause.power, Power(clause.thing), clause.turns)
        elif clause.kind == END_SUBSIDY:
            pos.set_subsidy(clause.power, Power(clause.thing), 0)
        else:
            until = UNTIL_ELECTION if clause.kind == VOTE else pos.turn + clause.turns - 1
            agreement = Agreement(clause.kind, clause.power, clause.thing, until, seat, partner)
            pos.agreements = [*pos.agreements, agreement]


def expire(pos: Maria) -> None:
    """21.3r1  Clauses whose last turn is over, and votes that have been cast, end."""
    kept: list[Agreement] = []
    for agreement in pos.agreements:
        if agreement.until == UNTIL_ELECTION:
            if pos.election != HELD:
                kept.append(agreement)
        elif agreement.until >= pos.turn:
            kept.append(agreement)
        else:
            pos.tell(AGREEMENT_OVER, agreement.seat, agreement.partner)
    pos.agreements = kept


def end_promises(pos: Maria, power: Power) -> None:
    """19.3.3  A power gets another player: what was promised in its name, or to it, is over."""
    kept: list[Agreement] = []
    for agreement in pos.agreements:
        if agreement.power == power or (agreement.kind == TRUCE and agreement.thing == power):
            pos.tell(AGREEMENT_OVER, agreement.seat, agreement.partner)
        else:
            kept.append(agreement)
    pos.agreements = kept


def end_contracts(pos: Maria) -> None:
    """20.3r1  A contract with a power that ceases to be allied ends."""
    for giver in ALL_POWERS:
        for receiver in ALL_POWERS:
            if pos.subsidy[giver][receiver] > 0 and not pos.is_friend(giver, receiver):
                pos.set_subsidy(giver, receiver, 0)
                pos.tell(CONTRACT_OVER, giver, receiver)


def forbids_combat(pos: Maria, power: Power, other: Power) -> bool:
    """21.3r1  A truce between two powers is in force."""
    for agreement in pos.agreements:
        if agreement.kind == TRUCE:
            one, two = agreement.power, agreement.thing
            if (one == power and two == other) or (one == other and two == power):
                return True
    return False


def forbidden_to(pos: Maria, power: Power) -> int:
    """21.3r1  The countries that a power promised to stay out of, a bit each."""
    forbidden = 0
    for agreement in pos.agreements:
        if agreement.kind == STAY_OUT and agreement.power == power:
            forbidden |= bit(agreement.thing)
    return forbidden


def forbids_entry(pos: Maria, power: Power, town: Town) -> bool:
    """21.3r1  A power promised to stay out of a country."""
    return len(pos.agreements) > 0 and forbidden_to(pos, power) >> pos.content.board.region[town] & 1 == 1


def forbids_step(pos: Maria, power: Power, start: Town, town: Town) -> bool:
    """21.3r1  A piece that got into the country by a retreat may move on and out of it; no piece comes in."""
    region = pos.content.board.region
    return region[start] != region[town] and forbids_entry(pos, power, town)


def promised_candidate(pos: Maria, power: Power) -> Candidate:
    """21.1  The candidate to whom a power has promised its votes, or NOBODY."""
    for agreement in pos.agreements:
        if agreement.kind == VOTE and agreement.power == power:
            return Candidate(agreement.thing)
    return NO_CANDIDATE
