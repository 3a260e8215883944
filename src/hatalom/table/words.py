"""From the engine's messages to those that travel: numbers become ids with their kind."""

from typing import Any

from hatalom.bots.hearing import Advice
from hatalom.bots.once import say_once
from hatalom.bots.reasons import Reason
from hatalom.core.evaluator import Ground
from hatalom.core.event import Event
from hatalom.core.game import Forecast, Game, Part, Row
from hatalom.core.message import Said
from hatalom.core.moment import Arrow
from hatalom.core.question import Question
from hatalom.table.wire import (
    AdviceWire,
    ArrowWire,
    CounselWire,
    ForecastWire,
    GroundWire,
    MessageWire,
    PartWire,
    ReasonWire,
    RowWire,
)


def message_of(said: Said) -> MessageWire:
    return MessageWire(said.message.key, said.fill(), said.message.rule)


def is_same(one: Said, other: Said | None) -> bool:
    return other is not None and one.message is other.message and one.args == other.args


def prompt_of(question: Question) -> MessageWire:
    return MessageWire(question.prompt.key, question.prompt.fill(question.args), question.prompt.rule)


def waited_for(question: Question) -> MessageWire:
    """A prompt as the other players may read it: without the secrets of the seat that is asked."""
    prompt = question.prompt
    return MessageWire(prompt.key, prompt.fill_for_others(question.args), prompt.rule)


def line_of(event: Event) -> MessageWire:
    return MessageWire(event.message.key, event.message.fill(event.args), event.message.rule)


def target_of(game: Game[Any, Any], action: int) -> str | int | None:
    """`region.kent`, a number, or nothing."""
    verb = game.verbs.verb_of(action)
    return verb.kind.full(verb.target(action)) if verb is not None and verb.kind is not None else None


def verb_of(name: str) -> MessageWire:
    """What a kind of act is called, whatever its target: `verb-place-unit`."""
    return MessageWire(f"verb-{name.replace('_', '-')}")


def label_of(game: Game[Any, Any], action: int) -> MessageWire:
    """What the button of an action says: `do-place-unit` with its target."""
    verb = game.verbs.verb_of(action)
    if verb is None:
        raise ValueError(f"{action} is no action of {game.name}")
    return label_for(verb.name, target_of(game, action))


def label_for(verb: str, target: str | int | None) -> MessageWire:
    return MessageWire(f"do-{verb.replace('_', '-')}", {} if target is None else {"target": target})


def reason_of(reason: Reason, seats: list[str]) -> ReasonWire:
    seat = seats[reason.seat] if reason.seat >= 0 else None
    return ReasonWire(
        message_of(reason.label),
        round(reason.change, 2),
        seat,
        judged=reason.is_judged,
        answered=reason.is_answered,
        compared=reason.is_compared,
        ahead=reason.is_ahead,
        large=reason.is_large,
        against=reason.is_against,
        grounds=[ground_of(ground, seats) for ground in reason.grounds],
        more=reason.has_more,
    )


def ground_of(ground: Ground, seats: list[str]) -> GroundWire:
    return GroundWire(message_of(ground.label), ground.count, seats[ground.seat] if ground.seat >= 0 else None)


def counsel_of(game: Game[Any, Any], found: list[Advice], seats: list[str]) -> CounselWire:
    counsel = say_once(found)
    return CounselWire(
        [reason_of(reason, seats) for reason in counsel.common],
        [advice_of(game, one, seats) for one in counsel.options],
    )


def advice_of(game: Game[Any, Any], advice: Advice, seats: list[str]) -> AdviceWire:
    return AdviceWire(
        action=game.verbs.text(advice.action),
        reasons=[reason_of(reason, seats) for reason in advice.reasons],
        then=[label_of(game, action) for action in advice.then],
        answer=[label_of(game, action) for action in advice.answer],
        label=label_of(game, advice.action),
        arrows=[arrow_of(arrow) for arrow in advice.arrows],
        example=[label_of(game, action) for action in advice.example],
        played=advice.is_played,
        then_alike=advice.goes_on_alike,
        answer_alike=advice.is_answered_alike,
        forced=[label_of(game, action) for action in advice.forced if target_of(game, action) is not None],
    )


def arrow_of(arrow: Arrow) -> ArrowWire:
    return ArrowWire(arrow.start, arrow.goal, arrow.who, arrow.what, arrow.n)


def forecast_of(forecast: Forecast, seats: list[str]) -> ForecastWire:
    parts = [part_of(part, seats) for part in forecast.parts]
    verdict = message_of(forecast.verdict)
    costs = [list(side) for side in forecast.costs]
    rows = [row_of(row) for row in forecast.rows]
    return ForecastWire(parts, forecast.total, verdict, forecast.good, forecast.place, forecast.is_chance, costs, rows)


def row_of(row: Row) -> RowWire:
    note = message_of(row.note) if row.note is not None else None
    return RowWire(row.about, message_of(row.text), note, list(row.places), row.is_good)


def part_of(part: Part, seats: list[str]) -> PartWire:
    seat = seats[part.seat] if part.seat >= 0 else None
    off = message_of(part.off) if part.off is not None else None
    return PartWire(message_of(part.label), part.value, seat, list(part.places), off)
