"""Plans: acts of one seat, tried one after the other on a private copy that is made of what this seat knows.

The copy comes from the seat's view alone, and what is hidden in it is drawn by a fixed seed.  So the answer is the
same, byte for byte, whatever the truth is.  What was drawn is not told either: every step is tried in two such copies,
and where they part, nobody can know what would follow.
"""

from dataclasses import dataclass, field
from typing import Any, TypeVar

from hatalom.core.chance import Seeded
from hatalom.core.errors import IllegalAction
from hatalom.core.game import Game
from hatalom.core.journal import Head
from hatalom.core.match import Match
from hatalom.core.message import Message
from hatalom.core.position import Phase, Position
from hatalom.core.question import NATURE, Question, Seat
from hatalom.table import words
from hatalom.table.moments import read_on, teller_of
from hatalom.table.show import state_of
from hatalom.table.why import refusals_of
from hatalom.table.wire import (
    ArrowWire,
    ForecastWire,
    MessageWire,
    PlanWire,
    RefusalWire,
    RowWire,
    StateWire,
    TallyWire,
    TriedWire,
)

T = TypeVar("T")

MOST_STEPS = 40
MOST_ACTS = 120
"""Of all steps together."""
GUESSES = 2
MOST_WINDOWS = 20
"""So many chances to react may others let pass after one act."""
CERTAIN = ("", "other")
"""How an act may end that the plan goes on from: others who could react are taken to let it be."""
HIDDEN = ("chance", "reveal")
"""How an act may end of which nobody can know what it brings."""


@dataclass(frozen=True)
class Known:
    """All that a plan is made of: what one seat is shown, and how the game was begun."""

    game: Game[Any, Any]
    head: Head
    content: Any
    seat: Seat
    view: Any
    version: int
    plies: int


def known_to(match: Match, seat: int, version: int) -> Known:
    """What a seat knows at a question; refused where it is asked nothing, or something else by now."""
    match.check_version(seat, version)
    if match.question_for(seat) is None:
        raise IllegalAction("not-your-turn", "nothing is asked of this seat now: plan when it is your turn")
    view = match.game.view(match.position_for(seat), seat)
    now, plies = match.version_for(seat), match.plies_for(seat)
    return Known(match.game, match.journal.head, match.content, Seat(seat), view, now, plies)


def plan_of(known: Known, steps: list[list[str]]) -> PlanWire:
    """Tries steps of one act or several: what becomes of each, and what would be asked in the end."""
    trials, found = _try(known, steps)
    tried = [_wire_of(known.game, one) for one in found]
    rows = _certain([trial.outlook() if steps else trial.dangers() for trial in trials])
    tallies = _certain([trial.tallies() for trial in trials])
    return PlanWire(tried, rows, tallies, trials[0].state())


def why_in_plan(known: Known, steps: list[list[str]], thing: str) -> list[RefusalWire]:
    """Why nothing can be done with a thing after these steps, as far as the seat can know it."""
    trials, _ = _try(known, steps)
    return _certain([refusals_of(trial.match, known.seat, thing) for trial in trials])


def _try(known: Known, steps: list[list[str]]) -> tuple[list["Trial"], list["Found"]]:
    """Takes the steps in every copy; what became of each."""
    if len(steps) > MOST_STEPS or sum(len(step) for step in steps) > MOST_ACTS:
        raise IllegalAction("bad-request", f"a plan has at most {MOST_STEPS} steps and {MOST_ACTS} acts in all")
    acts = [[_parse(known.game, text) for text in step] for step in steps]
    trials = [Trial(known, seed) for seed in range(GUESSES)]
    tried: list[Found] = []
    for step in acts:
        found = _agreed([trial.take(step) for trial in trials])
        if found.status == "stop":
            for trial in trials:
                trial.end(found)
        tried.append(found)
    return trials, tried


def _agreed(found: list["Found"]) -> "Found":
    """What became of a step in all copies; where they differ, something hidden decides."""
    first, *others = found
    if any(other != first for other in others):
        return Found(first.acts, "stop", "reveal")
    if any(other.forecast != first.forecast for other in others):
        first.forecast = None
    return first


def _certain(found: list[list[T]]) -> list[T]:
    """What was found in every copy."""
    return [one for one in found[0] if all(one in other for other in found)]


def _parse(game: Game[Any, Any], text: str) -> int:
    action = game.verbs.parse(text)
    if action < 0:
        raise IllegalAction("bad-request", f"{text!r} is no action of {game.name}")
    return action


@dataclass
class Found:
    """What became of a step; what everybody who knows as much must find is compared."""

    acts: list[int]
    status: str = "ok"
    stop: str = ""
    why: MessageWire | None = None
    told: list[MessageWire] = field(default_factory=list)
    said: list[MessageWire] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)
    """The options of the question after it."""
    forecast: ForecastWire | None = field(default=None, compare=False)
    way: list[str] = field(default_factory=list)
    arrows: list[ArrowWire] = field(default_factory=list)
    is_open: bool = False


class Trial:
    """One copy in which a plan is tried.  Nothing is drawn in it, and others let every chance to react pass."""

    def __init__(self, known: Known, seed: int) -> None:
        self.known = known
        self.game = known.game
        self.seat = known.seat
        self._before = known.game.determinize(known.view, Seeded(seed), known.content)
        self.match = self._match(self._before)
        self._start = self._end = self.match.pos.copy()
        self._spent: list[tuple[Question, int]] = []
        """Questions, and the answers with which steps began that nobody can foresee: each is planned once."""

    def _match(self, start: Position) -> Match:
        return Match(self.game, self.known.head, self.known.content, None, start=start)

    def end(self, found: "Found") -> None:
        """The step is one that ends what can be foreseen: it is not carried out here, nor planned a second time."""
        question = self._match(self._before).question_for(self.seat)
        if question is not None:
            self._spent.append((question, found.acts[0]))
        self._go_back(found.stop)

    def _go_back(self, stop: str = "") -> None:
        """To where the last step began: what follows is tried as if that step changed nothing.

        What the plan leads to is told with that step, unless nobody can know what it brings.
        """
        self.match = self._match(self._before)
        if stop in HIDDEN:
            self._end = self._before

    def _is_spent(self, question: Question, action: int) -> bool:
        return any(action == spent and question.is_same_as(other) for other, spent in self._spent)

    def take(self, acts: list[int]) -> Found:
        """Tries a step; one that is refused changes nothing."""
        self._before = self.match.pos.copy()
        base, first = self.match.pos.stack[-1], self.match.question_for(self.seat)
        found, known = Found(acts), len(self.match.plies)
        for action in acts:
            self._act(found, action)
            if found.status != "ok":
                break
        if found.status == "refused":
            self._go_back()
            return found
        traces = self.game.traces(self._before, self.match.pos, self.seat)
        found.arrows = [words.arrow_of(one) for one in traces]
        if found.stop not in HIDDEN:
            found.said = self._said(known)
        self._end = self.match.pos.copy()
        question = self.match.question_for(self.seat)
        found.asked = question.options if question is not None else []
        if found.status == "ok" and first is not None and question is not None:
            found.is_open = self._is_within(base, first.prompt, question.prompt, bool(found.told))
        return found

    def _act(self, found: Found, action: int) -> None:
        """Carries out one act of a step, unless it is not offered."""
        match, seat = self.match, self.seat
        question = match.question_for(seat)
        if question is None or action not in question.options or self._is_spent(question, action):
            refusals = refusals_of(match, seat, self.game.verbs.text(action))
            found.status, found.why = "refused", refusals[0].message if refusals else None
            return
        forecast = self.game.forecast(match.pos, seat, action)
        if forecast is not None:
            found.forecast = words.forecast_of(forecast, self.game.seat_ids(self.match.seats))
            found.way += [place for row in forecast.rows if row.about == "way" for place in row.places]
        known = len(match.plies)
        match.answer(seat, action)
        stop = let_pass(match, seat, known)
        found.stop = stop or found.stop
        if stop not in CERTAIN or match.question_for(seat) is None:
            found.status = "stop"
        if stop not in HIDDEN:
            lines = [event for ply in match.plies[known:] for event in ply.events if event.is_for(seat)]
            found.told += [words.line_of(event) for event in lines]

    def _said(self, known: int) -> list[MessageWire]:
        """What the plies after `known` bring, as a dispatch says it: in the present, for it has not happened.

        A moment in the log's own words speaks of the past, so it is left out.
        """
        teller = teller_of(self.match)
        if teller is None:
            return []
        read_on(teller, self.match, self.seat, known, len(self.match.plies))
        teller.settle()
        texts = [moment.text for moment in teller.found]
        logged = [event.message for ply in self.match.plies[known:] for event in ply.events]
        return [words.message_of(text) for text in texts if text.message not in logged]

    def _is_within(self, base: Phase[Any], first: Message, now: Message, has_told: bool) -> bool:
        """Whether the step is not complete: a piece has been chosen and waits for its goal.

        It is complete where the question it began with is put again, or is gone, and where a new preparation begins
        after something has happened for all to see.
        """
        stack = self.match.pos.stack
        if stack[-1] is base:
            return not has_told and now is not first
        is_new = has_told and stack[-1].private_to(self.match.pos) == self.seat
        return any(phase is base for phase in stack) and not is_new

    def outlook(self) -> list[RowWire]:
        """What the plan leads to, its last step included as far as that can be known."""
        return [words.row_of(row) for row in self.game.outlook(self._start, self._end, self.seat)]

    def dangers(self) -> list[RowWire]:
        """What threatens the seat before it has planned anything."""
        return [words.row_of(row) for row in self.game.dangers(self._start, self.seat)]

    def tallies(self) -> list[TallyWire]:
        before, after = (self.game.tallies(pos, self.seat) for pos in (self._start, self._end))
        return [
            TallyWire(words.message_of(new.label), old.value, new.value, new.of)
            for new in after
            for old in before
            if words.is_same(old.label, new.label)
        ]

    def state(self) -> StateWire:
        """The game as the seat would see it; numbers are those of the real game, where nothing has happened."""
        state = state_of(self.match, self.seat, is_free=True)
        state.version, state.plies, state.undo = self.known.version, self.known.plies, None
        asked, question = state.question, self.match.question_for(self.seat)
        if asked is not None and question is not None:
            spent = [self.game.verbs.text(action) for action in question.options if self._is_spent(question, action)]
            asked.options = [option for option in asked.options if option.action not in spent]
            asked.chains = [chain for chain in asked.chains if chain.acts[0] not in spent]
        return state


def let_pass(match: Match, seat: int, known: int) -> str:
    """Others decline to react; why the acts since a ply could not be taken back alone, if there is a reason."""
    for _ in range(MOST_WINDOWS):
        since = match.plies[known:]
        questions = match.questions()
        if any(ply.revealed for ply in since):
            return "reveal"
        if not questions:
            return "over"
        if questions[0].seat == NATURE:
            return "chance"
        if any(question.seat == seat for question in questions):
            return "other" if any(ply.step.seat != seat for ply in since) else ""
        if any(not question.window or question.decline < 0 for question in questions):
            return "other"
        match.answer(questions[0].seat, questions[0].decline)
    return "other"


def _wire_of(game: Game[Any, Any], found: Found) -> TriedWire:
    return TriedWire(
        labels=[words.label_of(game, action) for action in found.acts],
        status=found.status,
        stop=found.stop or None,
        why=found.why,
        told=found.told,
        said=found.said,
        forecast=found.forecast,
        way=found.way,
        arrows=found.arrows,
        is_open=found.is_open,
    )
