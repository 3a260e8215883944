"""A finished game as a chronicle: its title, the episodes in which it turned, its curve, and what chance did."""

from collections import Counter
from typing import Any

from msgspec.structs import replace

from hatalom.bots import Bot
from hatalom.core.evaluator import Evaluator
from hatalom.core.match import Match
from hatalom.core.moment import WAY, WAYS
from hatalom.core.question import EVERYTHING
from hatalom.table.advised import second_thoughts
from hatalom.table.analysis import analyse, decisive_of
from hatalom.table.fortune import fortune
from hatalom.table.log import ViewerLog
from hatalom.table.moments import ViewerMoments
from hatalom.table.turning import PLAIN, Point, declined, eventful, stretches, turning_points
from hatalom.table.wire import EpisodeWire, MessageWire, MomentWire, SeriesWire, StoryWire

MOST_EPISODES = 5
MOST_SENTENCES = 4
ALIKE = 2
SMALL_PART = 4
"""A swing counts from so large a part of the largest on."""
CLOSE = 3
"""Plies between two stretches that are told as one."""
END = "end"


def tell(match: Match, evaluator: Evaluator[Any] | None, bot: Bot | None = None, level: str = "") -> StoryWire:
    """Only for games that are over, for it tells everything.  With a computer, what that would have done too."""
    moments = ViewerMoments(match, EVERYTHING, []).moments
    analysis = analyse(match, evaluator)
    points = _chosen(match, moments, analysis.series)
    episodes = [_episode(match, point, moments) for point in points]
    _vary(episodes)
    if bot is not None:
        for episode in episodes:
            episode.advised = second_thoughts(match, bot, level, episode, moments)
    return StoryWire(
        title=_title(match, episodes),
        seats=analysis.seats,
        plies=analysis.plies,
        curve=_curve(analysis.series),
        episodes=episodes,
        fortune=fortune(match, evaluator, moments),
    )


def _curve(series: list[SeriesWire]) -> SeriesWire | None:
    """The estimate where there is one, else what is counted first."""
    if not series:
        return None
    return series[-1] if series[-1].is_estimate else series[0]


# -- episodes -------------------------------------------------------------------------------------------------


def _chosen(match: Match, moments: list[MomentWire], series: list[SeriesWire]) -> list[Point]:
    """The stretches with the largest swings, of different turns if possible; always the first and the end."""
    values = decisive_of(series)
    parts = eventful(stretches(match, declined(match)), moments)
    if not parts:
        return []
    points = turning_points(parts, values, most=len(parts))
    if not points:
        return [(*parts[-1], 0, 0.0)]
    last = _last(parts, values)
    points = [point for point in points if point[0] < last[0]]  # the rest belongs to the end
    if not points:
        return [last]
    ranked = sorted(points, key=lambda one: -one[3])
    first = next(point for point in points if point[3] >= ranked[0][3] / SMALL_PART)
    headings = _headings(match)
    chosen = {first, last}
    turns = {_turn(headings, point) for point in chosen}
    for point in ranked:
        if len(chosen) < MOST_EPISODES and _turn(headings, point) not in turns:
            chosen.add(point)
            turns.add(_turn(headings, point))
    for point in ranked:  # in a game of few turns there are several of one, but none that goes straight on
        if len(chosen) < MOST_EPISODES and not any(_is_near(point, other) for other in chosen):
            chosen.add(point)
    return sorted(chosen)


def _is_near(one: Point, other: Point) -> bool:
    return one[0] <= other[1] and other[0] <= one[1]


def _last(parts: list[tuple[int, int]], values: list[list[float]]) -> Point:
    """The end, with the stretch before it where that goes straight on to it; and who gained most in it."""
    start, end = parts[-1]
    if len(parts) > 1 and start - parts[-2][1] <= CLOSE:
        start = parts[-2][0]
    gains = [row[end] - row[start] for row in values]
    return start, end, gains.index(max(gains)), max(gains)


def _headings(match: Match) -> list[tuple[int, MessageWire]]:
    log = ViewerLog(match, EVERYTHING, []).entries
    return [(entry.ply, entry.crumb) for entry in log if entry.crumb is not None]


def _turn(headings: list[tuple[int, MessageWire]], point: Point) -> int:
    """The number of the heading under which a stretch begins; a game without headings has one episode a stretch."""
    return sum(ply <= point[0] + 1 for ply, _ in headings) if headings else point[0]


def _episode(match: Match, point: Point, moments: list[MomentWire]) -> EpisodeWire:
    """What begins in a stretch is told to its end; of much, what weighs most, in the order of play and the end last."""
    start, end, seat, swing = point
    inside = [moment for moment in moments if start < moment.start <= end]
    told = sorted(_weighty(inside), key=lambda moment: (moment.kind == END, inside.index(moment)))
    head = _head(told)
    headings = _headings(match)
    number = _turn(headings, point)
    return EpisodeWire(
        start=start,
        ply=max([end, *(moment.ply for moment in told)]),
        still=told[head].ply if told else end,
        seat=match.game.seat_ids(match.seats)[seat],
        swing=round(swing, 2),
        moments=told,
        head=head,
        heading=headings[number - 1][1] if headings and number > 0 else None,
    )


def _weighty(inside: list[MomentWire]) -> list[MomentWire]:
    """What weighs most; of those that are said with the same words no more than two."""
    said: Counter[str] = Counter()
    chosen: list[MomentWire] = []
    for moment in sorted(inside, key=lambda moment: (moment.kind in PLAIN, -moment.weight)):
        said[moment.text.key] += 1
        if said[moment.text.key] <= ALIKE and len(chosen) < MOST_SENTENCES:
            chosen.append(moment)
    return chosen


def _vary(episodes: list[EpisodeWire]) -> None:
    """A sentence that can be said in two ways is said in the other one than last time on the page."""
    said: Counter[str] = Counter()
    for episode in episodes:
        for number, moment in enumerate(episode.moments):
            text = moment.text
            if WAY in text.args:
                args = {**text.args, WAY: said[text.key] % WAYS}
                episode.moments[number] = replace(moment, text=replace(text, args=args))
                said[text.key] += 1


def _head(told: list[MomentWire]) -> int:
    """The moment that says most and can be shown on the map."""

    def rank(index: int) -> tuple[bool, bool, int]:
        return not told[index].places, told[index].kind == END, -told[index].weight

    return min(range(len(told)), key=rank, default=0)


# -- the title ------------------------------------------------------------------------------------------------


def _title(match: Match, episodes: list[EpisodeWire]) -> MessageWire:
    """The road led to the place where the last thing happened; else it is the winner's."""
    for episode in reversed(episodes):
        for moment in reversed(episode.moments):
            if moment.places and moment.kind in ("battle", "siege", "gain"):
                return MessageWire("chronicle-road", {"place": moment.places[-1]})
    result = match.result()
    winners = result.winners() if result is not None else []
    if len(winners) != 1:
        return MessageWire("chronicle-nobody")
    return MessageWire("chronicle-victory", {"seat": f"seat.{match.game.seat_ids(match.seats)[winners[0]]}"})
