"""20, 21  Negotiations at the start of a turn: offers, subsidy contracts and agreements."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from hatalom.core.message import Message, Said
from hatalom.core.position import Phase, Record
from hatalom.core.question import Question, Seat
from hatalom.games.maria.events import OFFER_ACCEPTED, OFFER_DECLINED, OFFER_MADE
from hatalom.games.maria.names import (
    END_SUBSIDY,
    NO_KIND,
    NO_POWER,
    NOBODY,
    STAY_OUT,
    SUBSIDY,
    TRUCE,
    VOTE,
    WORDS,
    Candidate,
    ClauseKind,
    Power,
    Region,
)
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import (
    ASK_ANSWER,
    ASK_CLAUSE,
    ASK_CLAUSE_AVOIDER,
    ASK_CLAUSE_CANDIDATE,
    ASK_CLAUSE_ENDED_GIVER,
    ASK_CLAUSE_ENDED_RECEIVER,
    ASK_CLAUSE_GIVER,
    ASK_CLAUSE_RECEIVER,
    ASK_CLAUSE_REGION,
    ASK_CLAUSE_TRUCE,
    ASK_CLAUSE_TRUCE_WITH,
    ASK_CLAUSE_TURNS,
    ASK_CLAUSE_VOTER,
    ASK_TALK,
    CRUMB_NEGOTIATION,
)
from hatalom.games.maria.rules.agreements import (
    MOST_CLAUSES,
    PROMISES,
    Clause,
    clause_kinds,
    clause_objects,
    clause_powers,
    expire,
    may_talk,
    put_in_force,
    tell_clauses,
)
from hatalom.games.maria.verbs import (
    ACCEPT_OFFER,
    CANCEL_OFFER,
    CLAUSE_CANDIDATE,
    CLAUSE_END_SUBSIDY,
    CLAUSE_POWER,
    CLAUSE_REGION,
    CLAUSE_STAY_OUT,
    CLAUSE_SUBSIDY,
    CLAUSE_TRUCE,
    CLAUSE_TURNS,
    CLAUSE_VOTE,
    CLAUSE_WORDS,
    DECLINE_OFFER,
    END_TALKS,
    SEND_OFFER,
    TALK_TO,
)

MOST_OFFERS: Final = 2
"""21.1  Negotiations should be short: each player makes at most this many offers a turn."""


@final
class Negotiation(Phase[Maria]):
    """21.1  Before the turn begins every player may make offers; all of them talk at the same time."""

    FIELDS = ("made",)

    def __init__(self, made: list[int]) -> None:
        self.made = made  # offers made, by seat

    def copy(self) -> "Negotiation":
        return Negotiation(self.made.copy())

    def crumb(self, pos: Maria) -> Said:
        return Said(CRUMB_NEGOTIATION)

    def ask(self, pos: Maria) -> list[Question]:
        questions: list[Question] = []
        for seat in pos.players():
            if self.made[seat] >= MOST_OFFERS:
                continue
            options: list[int] = []
            for other in pos.players():
                if may_talk(pos, seat, other):
                    options.append(TALK_TO.of(other))
            if len(options) > 0:
                options.append(END_TALKS.of())
                questions.append(Question(seat, ASK_TALK, options, window=True, decline=END_TALKS.of()))
        return questions

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        if TALK_TO.has(action):
            self.made[seat] += 1
            pos.push(Drafting(seat, Seat(TALK_TO.target(action)), []))
        else:
            self.made[seat] = MOST_OFFERS

    def advance(self, pos: Maria) -> None:
        pos.pop()


def negotiation_of(pos: Maria) -> Negotiation:
    """The talks of a turn; agreements whose time is over end first."""
    expire(pos)
    return Negotiation([0] * pos.seats)


@final
class Drafting(Phase[Maria]):
    """21.1, 20.2  One player puts an offer together, clause by clause, and then sends it."""

    FIELDS = ("seat", "partner", "clauses", "kind", "power", "thing")
    RECORDS: ClassVar[dict[str, type[Record]]] = {"clauses": Clause}

    def __init__(
        self,
        seat: Seat,
        partner: Seat,
        clauses: list[Clause],
        kind: ClauseKind = NO_KIND,
        power: Power = NO_POWER,
        thing: i64 = NOBODY,
    ) -> None:
        self.seat = seat
        self.partner = partner
        self.clauses = clauses
        self.kind = kind
        """Of the clause that is being written; NOBODY between clauses."""
        self.power = power
        """Whose promise it is; NOBODY until it is named."""
        self.thing = thing
        """With whom, where or for whom, by kind; NOBODY until it is named."""

    def copy(self) -> "Drafting":
        return Drafting(self.seat, self.partner, self.clauses.copy(), self.kind, self.power, self.thing)

    def ask(self, pos: Maria) -> list[Question]:
        if self.kind == NOBODY:
            options = self._kinds(pos)
            if len(self.clauses) > 0:
                options.append(SEND_OFFER.of())
            options.append(CANCEL_OFFER.of())
            return [Question(self.seat, ASK_CLAUSE, options, [self.partner])]
        if self.power == NOBODY and self.kind != WORDS:
            powers = clause_powers(pos, self.kind, self.seat, self.partner, self.clauses)
            return [Question(self.seat, asked_first(self.kind), [CLAUSE_POWER.of(power) for power in powers])]
        if self.thing == NOBODY and self.kind != WORDS:
            return [self._ask_thing(pos)]
        last = pos.content.turns[pos.form] - pos.turn + 1
        options = [CLAUSE_TURNS.of(number) for number in range(1, last + 1)]
        return [Question(self.seat, ASK_CLAUSE_TURNS, options)]

    def _kinds(self, pos: Maria) -> list[int]:
        options: list[int] = []
        if len(self.clauses) >= MOST_CLAUSES:
            return options
        for kind in clause_kinds(pos, self.seat, self.partner, self.clauses):
            options.append(verb_of_kind(kind))
        return options

    def _ask_thing(self, pos: Maria) -> Question:
        things = clause_objects(pos, self.kind, self.power, self.seat, self.partner, self.clauses)
        if self.kind == STAY_OUT:
            options = [CLAUSE_REGION.of(region) for region in things]
            return Question(self.seat, ASK_CLAUSE_REGION, options, [self.power])
        if self.kind == VOTE:
            options = [CLAUSE_CANDIDATE.of(candidate) for candidate in things]
            return Question(self.seat, ASK_CLAUSE_CANDIDATE, options, [self.power])
        options = [CLAUSE_POWER.of(power) for power in things]
        return Question(self.seat, asked_second(self.kind), options, [self.power])

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        if CANCEL_OFFER.has(action):
            pos.pop()
        elif SEND_OFFER.has(action):
            self._send(pos)
        elif CLAUSE_TURNS.has(action):
            self._add_clause(CLAUSE_TURNS.target(action))
        elif CLAUSE_REGION.has(action):
            self.thing = Region(CLAUSE_REGION.target(action))
        elif CLAUSE_CANDIDATE.has(action):
            self.thing = Candidate(CLAUSE_CANDIDATE.target(action))
        elif CLAUSE_POWER.has(action):
            if self.power == NOBODY:
                self.power = Power(CLAUSE_POWER.target(action))
            else:
                self.thing = Power(CLAUSE_POWER.target(action))
        else:
            self.kind = kind_of_verb(action)
        if self.thing != NOBODY and (self.kind == VOTE or self.kind == END_SUBSIDY):
            self._add_clause(0)

    def _add_clause(self, turns: int) -> None:
        self.clauses.append(Clause(self.kind, self.power, self.thing, turns))
        self.kind = NO_KIND
        self.power = NO_POWER
        self.thing = NOBODY

    def _send(self, pos: Maria) -> None:
        """21.1  Talk is public; a player who leads both powers needs nobody's consent."""
        if self.partner == self.seat:
            pos.pop()
            put_in_force(pos, self.clauses, self.seat, self.partner)
            return
        pos.tell(OFFER_MADE, self.seat, self.partner)
        tell_clauses(pos, self.clauses, self.seat, self.partner)
        pos.replace(Answering(self.seat, self.partner, self.clauses))


@final
class Answering(Phase[Maria]):
    """21.1  The other player accepts the whole offer or declines it; what is accepted is binding."""

    FIELDS = ("seat", "partner", "clauses")
    RECORDS: ClassVar[dict[str, type[Record]]] = {"clauses": Clause}

    def __init__(self, seat: Seat, partner: Seat, clauses: list[Clause]) -> None:
        self.seat = seat
        self.partner = partner
        self.clauses = clauses

    def copy(self) -> "Answering":
        return Answering(self.seat, self.partner, self.clauses.copy())

    def ask(self, pos: Maria) -> list[Question]:
        return [Question(self.partner, ASK_ANSWER, [ACCEPT_OFFER.of(), DECLINE_OFFER.of()], [self.seat])]

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        pos.pop()
        if ACCEPT_OFFER.has(action):
            pos.tell(OFFER_ACCEPTED, self.partner, self.seat)
            put_in_force(pos, self.clauses, self.seat, self.partner)
        else:
            pos.tell(OFFER_DECLINED, self.partner, self.seat)


def asked_first(kind: ClauseKind) -> Message:
    """The question that names the first power of a clause."""
    if kind == SUBSIDY:
        return ASK_CLAUSE_GIVER
    if kind == END_SUBSIDY:
        return ASK_CLAUSE_ENDED_GIVER
    if kind == TRUCE:
        return ASK_CLAUSE_TRUCE
    return ASK_CLAUSE_AVOIDER if kind == STAY_OUT else ASK_CLAUSE_VOTER


def asked_second(kind: ClauseKind) -> Message:
    """The question that names the second power of a clause."""
    if kind == SUBSIDY:
        return ASK_CLAUSE_RECEIVER
    return ASK_CLAUSE_ENDED_RECEIVER if kind == END_SUBSIDY else ASK_CLAUSE_TRUCE_WITH


def verb_of_kind(kind: ClauseKind) -> int:
    """The action that begins a clause of this kind."""
    if kind == SUBSIDY:
        return CLAUSE_SUBSIDY()
    if kind == END_SUBSIDY:
        return CLAUSE_END_SUBSIDY()
    if kind == TRUCE:
        return CLAUSE_TRUCE()
    if kind == STAY_OUT:
        return CLAUSE_STAY_OUT()
    return CLAUSE_VOTE() if kind == VOTE else CLAUSE_WORDS()


def kind_of_verb(action: int) -> ClauseKind:
    for kind in PROMISES:
        if verb_of_kind(kind) == action:
            return kind
    return WORDS
