"""The game as one viewer sees it: question, waiting lines, breadcrumbs, undo, result."""

from typing import Any

from hatalom.core.driver import forced_of, settle, step
from hatalom.core.game import Chain, Game, Result
from hatalom.core.match import Match
from hatalom.core.position import Position
from hatalom.core.question import NATURE, SPECTATOR, Question, Seat
from hatalom.table import words
from hatalom.table.ending import is_in_points, verdict_for
from hatalom.table.undo import undo_of
from hatalom.table.why import why_closed
from hatalom.table.wire import (
    ChainWire,
    ClosedWire,
    MessageWire,
    OptionWire,
    QuestionWire,
    ResultWire,
    SeatResultWire,
    StateWire,
    StripWire,
    WaitingWire,
)


class Moment:
    """A match at one version: what its viewers have in common is found out once."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.version = match.version
        self.is_closed = match.is_closed
        self.questions = match.questions()
        self._public: Any = None

    def is_now(self, match: Match) -> bool:
        return self.match is match and (self.version, self.is_closed) == (match.version, match.is_closed)

    def public(self) -> Any:
        """What a spectator sees."""
        if self._public is None:
            self._public = self.match.game.view(self.match.position_for(SPECTATOR), SPECTATOR)
        return self._public

    def questions_in(self, pos: Position) -> list[Question]:
        return self.questions if pos is self.match.pos else settle(pos)


def state_of(
    match: Match, viewer: int, is_free: bool, is_past: bool = False, moment: Moment | None = None
) -> StateWire:
    """Everything this viewer is told of the game; `is_free` as in `undo.undo_of`.

    Of the past he is told who was asked what, himself included, but there is nothing to answer or to take back.
    """
    moment = moment or Moment(match)
    game, pos = match.game, match.position_for(viewer)
    seats = game.seat_ids(match.seats)
    view = moment.public() if viewer == SPECTATOR else game.view(pos, viewer)
    result = match.result()
    ended = result_of(result, seats) if result is not None else None
    name = seats[viewer] if viewer >= 0 else None
    questions = [] if result is not None else moment.questions_in(pos)
    own = None if is_past else next((question for question in questions if question.seat == viewer), None)
    others = [q for q in questions if q.seat != NATURE and q is not own]
    return StateWire(
        version=match.version_for(viewer),
        viewer=name,
        view=view,
        crumbs=crumbs_of(pos),
        strip=[StripWire(words.message_of(entry.label), entry.when) for entry in game.strip(pos)],
        question=question_of(game, pos, own, seats, is_free) if own is not None else None,
        waiting=[WaitingWire(seats[q.seat], words.waited_for(q)) for q in others],
        undo=undo_of(match, viewer, is_free) if viewer >= 0 and result is None and not is_past else None,
        result=ended,
        plies=match.plies_for(viewer),
        has_secrets=viewer >= 0 and view != moment.public(),
        verdict=verdict_for(ended, name, in_points=is_in_points(game, pos)) if ended is not None else None,
    )


def crumbs_of(pos: Position) -> list[MessageWire]:
    crumbs = [phase.crumb(pos) for phase in pos.stack]
    return [words.message_of(crumb) for crumb in crumbs if crumb is not None]


def question_of(
    game: Game[Any, Any], pos: Position, question: Question, seats: list[str], is_free: bool
) -> QuestionWire:
    options = [option_of(game, pos, question.seat, action, seats, is_free) for action in question.options]
    chains = [chain_of(game, pos, question.seat, chain, seats, is_free) for chain in game.chains(pos, question.seat)]
    closed = closed_of(game, pos, question)
    return QuestionWire(seats[question.seat], words.prompt_of(question), options, closed, chains)


def closed_of(game: Game[Any, Any], pos: Position, question: Question) -> list[ClosedWire]:
    """The verbs that the asking phase knows but does not offer now, with the reason where it is one for all."""
    offered = {verb.name for verb in map(game.verbs.verb_of, question.options) if verb is not None}
    phase, seat, found = pos.stack[-1], question.seat, []
    for verb in game.verbs.all:
        if verb.is_chance or verb.name in offered:
            continue
        if phase.why_not(pos, seat, verb.first) is not None:
            reason = why_closed(game, pos, seat, verb)
            found.append(ClosedWire(verb.name, words.message_of(reason) if reason is not None else None))
    return found


def option_of(
    game: Game[Any, Any], pos: Position, seat: Seat, action: int, seats: list[str], is_free: bool
) -> OptionWire:
    """Where everything may be taken back nothing ends undo."""
    verb = game.verbs.verb_of(action)
    if verb is None:
        raise ValueError(f"{action} is no action of {game.name}")
    number = verb.target(action)
    target = verb.kind.full(number) if verb.kind is not None else None
    hint, forecast = game.hint(pos, seat, action), game.forecast(pos, seat, action)
    return OptionWire(
        action=f"{verb.name} {verb.kind.text(number)}" if verb.kind is not None else verb.name,
        verb=verb.name,
        label=words.label_for(verb.name, target),
        target=target,
        hint=words.message_of(hint) if hint is not None else None,
        forecast=words.forecast_of(forecast, seats) if forecast is not None else None,
        ends_undo=None if is_free else ends_undo(pos, seat, action),
    )


def chain_of(
    game: Game[Any, Any], pos: Position, seat: Seat, chain: Chain, seats: list[str], is_free: bool
) -> ChainWire:
    return ChainWire(
        acts=[game.verbs.text(action) for action in chain.acts],
        hint=words.message_of(chain.hint) if chain.hint is not None else None,
        forecast=words.forecast_of(chain.forecast, seats) if chain.forecast is not None else None,
        risks=[words.message_of(risk) for risk in chain.risks],
        ends_undo=None if is_free else chain_ends_undo(pos, seat, chain.acts),
    )


def chain_ends_undo(pos: Position, seat: Seat, acts: tuple[int, ...]) -> str | None:
    """The reason of the first act that could not be taken back."""
    trial = pos.copy()
    for action in acts:
        if (reason := try_act(trial, seat, action)) is not None:
            return reason
    return None


def ends_undo(pos: Position, seat: int, action: int) -> str | None:
    """Why a click could not be taken back: tried on a copy."""
    return try_act(pos.copy(), seat, action)


def try_act(trial: Position, seat: int, action: int) -> str | None:
    """Plays an act, and says why it could not be taken back.

    A reveal is named before anything else, because who is asked next may depend on what was revealed.
    """
    reveals = trial.reveals
    step(trial, seat, action)
    questions = settle(trial)
    has_other_acted = False
    while (forced := forced_of(questions)) is not None and forced.seat != NATURE:
        has_other_acted = has_other_acted or forced.seat != seat
        step(trial, forced.seat, forced.options[0])
        questions = settle(trial)
    if trial.reveals > reveals:
        return "reveal"
    if not questions:
        return "over"
    if questions[0].seat == NATURE:
        return "chance"
    is_own = not has_other_acted and any(question.seat == seat for question in questions)
    return None if is_own else "other"


def result_of(result: Result, seats: list[str]) -> ResultWire:
    ranks = [SeatResultWire(seats[seat], entry.rank, entry.score) for seat, entry in enumerate(result.seats)]
    return ResultWire(ranks, words.message_of(result.reason))
