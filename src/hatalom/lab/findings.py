"""What an experiment has found so far, as far as it can be drawn: shares with intervals, lengths, how it settles."""

import math
import statistics
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Literal

from hatalom.games import load
from hatalom.lab.arena import CONTROL_GAMES, Report, Row, fair_share
from hatalom.lab.ratings import ratings_of
from hatalom.lab.statistics import wilson

Kind = Literal["arena", "simulate"]
"""Which bot is stronger, with rotated seats; or how often each seat wins, with a bot for each."""

MOST_POINTS = 60
MOST_BARS = 20
FIRST_POINT = 4
"""Fewer games say nothing that could be drawn."""
WIDTHS = (1, 2, 5)


@dataclass(frozen=True)
class Share:
    """How often a bot (or a seat) won, with its 95 % interval; `of` counts a bot's games once for each of its seats."""

    name: str
    wins: float
    of: int
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Point:
    """The share of the first bot (or seat) after so many games."""

    games: int
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Lengths:
    """How many decisions games took: bar n counts those from `first` + n · `width` on."""

    first: int = 0
    width: int = 1
    counts: list[int] = field(default_factory=list)
    median: float = 0.0
    mean: float = 0.0
    deviation: float = 0.0


@dataclass(frozen=True)
class Rating:
    """A rating by openskill, and how unsure it is."""

    mu: float
    sigma: float


@dataclass(frozen=True)
class Findings:
    """What has been found.  `fair` is the share of one that is as good as the others.

    `control` is what each seat won between random players.  `cross_table` has a row for each bot: how often it came in
    before each of the others.  Ratings come when all has been played.
    """

    played: int
    seconds: float
    rules_version: int
    shares: list[Share]
    fair: float
    control: list[float]
    cross_table: list[list[float | None]]
    ratings: list[Rating]
    course: list[Point]
    lengths: Lengths
    draws: int
    errors: int
    digest: str


def findings_of(kind: Kind, report: Report, *, with_ratings: bool = False) -> Findings:
    plan = report.plan
    games = report.finished()
    seats = load(plan.setting.game).seat_ids(plan.setting.players)
    names = list(plan.bots) if kind == "arena" else seats
    shares = [share_of(name, *_sums(name, kind, report, seats)) for name in names]
    table = report.cross_table() if kind == "arena" else {}
    rated = ratings_of(plan.bots, [(lineup, row.ranks) for lineup, row in games]) if with_ratings and table else {}
    even = fair_share(report.control) if kind == "arena" else sum(one.share for one in shares) / len(shares)
    return Findings(
        played=len(report.found.rows),
        seconds=round(report.seconds, 3),
        rules_version=load(plan.setting.game).rules_version,
        shares=shares,
        fair=round(even, 4),
        control=list(report.control),
        cross_table=[[table[name].get(rival) for rival in names] for name in names] if table else [],
        ratings=[Rating(**rated[name]) for name in names] if rated else [],
        course=_course(names[0], kind, report, seats),
        lengths=lengths_of([row.decisions for _, row in games]),
        draws=sum(is_draw(row) for _, row in games),
        errors=report.broken_off(),
        digest=report.digest(),
    )


def control_shares(findings: Findings, seats: list[str]) -> list[Share]:
    """What random players won."""
    won = zip(seats, findings.control, strict=True)
    return [share_of(seat, CONTROL_GAMES * share, CONTROL_GAMES) for seat, share in won]


def is_draw(row: Row) -> bool:
    """Everybody won: it is shared by all."""
    return len(row.credits) > 1 and all(credit == 1 / len(row.credits) for credit in row.credits)


def _gains(name: str, kind: Kind, report: Report, seats: list[str]) -> list[tuple[float, int]]:
    """What each finished game brought a bot or a seat, and how many seats that were."""
    if kind == "simulate":
        seat = seats.index(name)
        return [(row.credits[seat], 1) for _, row in report.finished()]
    return [
        (sum(row.credits[seat] for seat, bot in enumerate(lineup) if bot == name), lineup.count(name))
        for lineup, row in report.finished()
    ]


def _sums(name: str, kind: Kind, report: Report, seats: list[str]) -> tuple[float, int]:
    gains = _gains(name, kind, report, seats)
    return sum(won for won, _ in gains), sum(count for _, count in gains)


def share_of(name: str, wins: float, of: int) -> Share:
    low, high = wilson(wins, of)
    return Share(name, round(wins, 2), of, round(wins / of, 4) if of else 0.0, round(low, 4), round(high, 4))


def _course(name: str, kind: Kind, report: Report, seats: list[str]) -> list[Point]:
    """The share as it settled, at numbers of games that grow by an equal factor."""
    gains = _gains(name, kind, report, seats)
    wins, counts = list(accumulate(won for won, _ in gains)), list(accumulate(count for _, count in gains))
    found = []
    for games in steps_to(len(gains)):
        won, of = wins[games - 1], counts[games - 1]
        if of:
            share = share_of(name, won, of)
            found.append(Point(games, share.share, share.low, share.high))
    return found


def steps_to(games: int) -> list[int]:
    """Numbers of games from a few to all of them, each larger than the last by about the same factor.

    >>> steps_to(6)
    [4, 5, 6]
    """
    if games < FIRST_POINT:
        return []
    factor = (games / FIRST_POINT) ** (1 / (MOST_POINTS - 1))
    return sorted({round(FIRST_POINT * factor**number) for number in range(MOST_POINTS)} | {games})


def lengths_of(decisions: list[int]) -> Lengths:
    """The lengths in at most twenty bars of a round width."""
    if not decisions:
        return Lengths()
    low, high = min(decisions), max(decisions)
    width = _round_up((high - low + 1) / MOST_BARS)
    first = low // width * width
    counts = [0] * ((high - first) // width + 1)
    for length in decisions:
        counts[(length - first) // width] += 1
    mean, deviation = statistics.fmean(decisions), statistics.stdev(decisions) if len(decisions) > 1 else 0.0
    return Lengths(first, width, counts, float(statistics.median(decisions)), round(mean, 2), round(deviation, 2))


def _round_up(width: float) -> int:
    """The next of 1, 2, 5, 10, 20, 50 …"""
    power: int = 10 ** max(0, math.floor(math.log10(width)))
    return next(step * power for step in (*WIDTHS, 10) if step * power >= width)
