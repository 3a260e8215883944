"""The look back on a game that is over: curves, turning points, the luck ledger, the table of acts."""

from dataclasses import dataclass, field
from math import log2, sqrt
from typing import Any

from hatalom.bots.answers import share_of
from hatalom.core.driver import settle, step
from hatalom.core.evaluator import Evaluator
from hatalom.core.match import Match
from hatalom.core.position import Position
from hatalom.core.question import NATURE, Question, Seat
from hatalom.table import words
from hatalom.table.turning import Rows, turns_of
from hatalom.table.wire import (
    AnalysisWire,
    DeedWire,
    DrawWire,
    LuckWire,
    MessageWire,
    OutcomeWire,
    SeriesWire,
    TurningPointWire,
)

ESTIMATE = "estimate"
"""The key of the estimate's label; the shell has the words for it."""
CHANCES = "estimate-chances"
"""The same where the estimate is how likely each of two is to win, in percent."""
DUEL = (Seat(0), Seat(1))


@dataclass
class Kind:
    """The draws of one kind, with the chances that every outcome had in each of them."""

    draws: list[DrawWire] = field(default_factory=list)
    chances: dict[int, list[float]] = field(default_factory=dict)
    came: dict[int, int] = field(default_factory=dict)
    surprise: float = 0.0
    expected_surprise: float = 0.0

    def add(self, draw: DrawWire, action: int, question: Question) -> None:
        self.draws.append(draw)
        self.came[action] = self.came.get(action, 0) + 1
        self.surprise -= log2(draw.weight / draw.total)
        for option, weight in zip(question.options, question.weights, strict=True):
            if weight:
                chance = weight / draw.total
                self.chances.setdefault(option, []).append(chance)
                self.expected_surprise -= chance * log2(chance)


def analyse(match: Match, evaluator: Evaluator[Any] | None) -> AnalysisWire:
    """Goes through the whole game once; only for games that are over, for it tells everything."""
    seats = match.game.seat_ids(match.seats)
    measures: list[Rows] = []
    estimates: Rows = [[] for _ in seats]
    estimate = ESTIMATE if evaluator is None or not tells_chances(match, evaluator) else CHANCES
    kinds: dict[str, Kind] = {}
    pos = match.at(0).pos
    _measure(match, pos, measures)
    _estimate(match, pos, evaluator, estimates)
    for number, entry in enumerate(match.plies.steps, start=1):
        if entry.seat == NATURE:
            _note_draw(match, settle(pos)[0], entry.action, number, kinds)
        step(pos, entry.seat, entry.action)
        settle(pos)
        _measure(match, pos, measures)
        _estimate(match, pos, evaluator, estimates)
    labels = [measure.label for measure in match.game.measures(pos)]
    series = [
        SeriesWire(MessageWire(label.key, rule=label.rule), rows) for label, rows in zip(labels, measures, strict=True)
    ]
    if evaluator is not None:
        series.append(SeriesWire(MessageWire(estimate), estimates, is_estimate=True))
    points = turns_of(match, decisive_of(series), are_chances=is_in_percent(series))
    turns = [TurningPointWire(start, end, seats[seat], round(swing, 2)) for start, end, seat, swing in points]
    luck = [_luck(match, verb, kind) for verb, kind in kinds.items()]
    return AnalysisWire(seats, len(match.plies), series, turns, luck, _deeds(match))


def tells_chances(match: Match, evaluator: Evaluator[Any]) -> bool:
    """Between two, where somebody has measured how often a position of some value was won."""
    return match.seats == len(DUEL) and evaluator.chance(0.0) >= 0


def is_in_percent(series: list[SeriesWire]) -> bool:
    """Whether what decides a game is told as the chance to win."""
    return bool(series) and series[-1].label.key == CHANCES


def decisive_of(series: list[SeriesWire]) -> Rows:
    """The curves by which a game is judged: the estimate, or else by how much each seat is ahead in the first count."""
    if not series:
        return []
    return series[-1].values if series[-1].is_estimate else _leads(series[0].values)


def _leads(rows: Rows) -> Rows:
    """By how much each seat is ahead of the best of the others."""
    others = [[max(values) for values in zip(*(row for row in rows if row is not own), strict=True)] for own in rows]
    return [[mine - theirs for mine, theirs in zip(*pair, strict=True)] for pair in zip(rows, others, strict=True)]


def _measure(match: Match, pos: Position, measures: list[Rows]) -> None:
    for number, measure in enumerate(match.game.measures(pos)):
        if len(measures) == number:
            measures.append([[] for _ in measure.values])
        for row, value in zip(measures[number], measure.values, strict=True):
            row.append(float(value))


def _estimate(match: Match, pos: Position, evaluator: Evaluator[Any] | None, estimates: Rows) -> None:
    if evaluator is None:
        return
    if tells_chances(match, evaluator):
        for row, chance in zip(estimates, _chances(match, pos, evaluator), strict=True):
            row.append(round(100 * chance, 1))
        return
    for seat, row in enumerate(estimates):
        # A game that is over is no longer judged: victory counts for so much that it would flatten the curve.
        row.append(round(evaluator.value(pos, Seat(seat)), 2) if pos.stack or not row else row[-1])


def _chances(match: Match, pos: Position, evaluator: Evaluator[Any]) -> list[float]:
    """How likely each of two is to win; measured was what a position is worth to whoever has the next turn."""
    result = None if pos.stack else match.game.result(pos)
    if result is not None:
        return [share_of(result, seat) for seat in DUEL]
    own = [evaluator.chance(evaluator.value(pos, seat)) for seat in DUEL]
    seen = [own[0], 1.0 - own[1]]  # the first one's chance, as each of them would reckon it in his turn
    turn = evaluator.turn_of(pos)
    first = seen[turn] if turn in DUEL else sum(seen) / len(seen)
    return [first, 1.0 - first]


def _note_draw(match: Match, question: Question, action: int, ply: int, kinds: dict[str, Kind]) -> None:
    verb = match.game.verbs.verb_of(action)
    weight = question.weights[question.options.index(action)]
    draw = DrawWire(ply, words.target_of(match.game, action), weight, sum(question.weights))
    if verb is not None:
        kinds.setdefault(verb.name, Kind()).add(draw, action, question)


def _luck(match: Match, verb: str, kind: Kind) -> LuckWire:
    outcomes = [
        OutcomeWire(
            words.target_of(match.game, action),
            round(sum(chances), 3),
            round(sqrt(sum(chance * (1 - chance) for chance in chances)), 3),
            kind.came.get(action, 0),
        )
        for action, chances in sorted(kind.chances.items())
    ]
    return LuckWire(
        words.verb_of(verb), kind.draws, outcomes, round(kind.surprise, 2), round(kind.expected_surprise, 2)
    )


def _deeds(match: Match) -> list[DeedWire]:
    """Real choices only: what there was no choice about is nobody's deed."""
    counts: dict[str, list[int]] = {}
    for entry in match.plies.steps:
        verb = match.game.verbs.verb_of(entry.action)
        if entry.seat != NATURE and not entry.auto and verb is not None:
            counts.setdefault(verb.name, [0] * match.seats)[entry.seat] += 1
    return [
        DeedWire(words.verb_of(verb.name), counts[verb.name]) for verb in match.game.verbs.all if verb.name in counts
    ]
