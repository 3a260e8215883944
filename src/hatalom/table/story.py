"""A finished game as a chronicle: its title, the episodes in which it turned, its curve, and what chance did."""

from typing import Any

from msgspec.structs import replace

from hatalom.bots import Bot
from hatalom.core.evaluator import Evaluator
from hatalom.core.match import Match
from hatalom.core.question import EVERYTHING
from hatalom.table.advised import second_thoughts
from hatalom.table.analysis import analyse, decisive_of
from hatalom.table.chapter import ALIKE, COUNTED, END, chapters, head_of, headings_of, turn_of
from hatalom.table.fortune import fortune
from hatalom.table.moments import ViewerMoments
from hatalom.table.turning import Point, declined, eventful, stretches, turning_points
from hatalom.table.wire import EpisodeWire, MessageWire, MomentWire, SeriesWire, StoryWire

MOST_EPISODES = 5
SMALL_PART = 4
"""A swing counts from so large a part of the largest on."""
CLOSE = 3
"""Plies between two stretches that are told as one."""


def tell(match: Match, evaluator: Evaluator[Any] | None, bot: Bot | None = None, level: str = "") -> StoryWire:
    """Only for games that are over, for it tells everything.  With a computer, what that would have done too."""
    moments = ViewerMoments(match, EVERYTHING, []).moments
    analysis = analyse(match, evaluator)
    points = _chosen(match, moments, analysis.series)
    episodes = chapters(match, points, moments, analysis.series)
    if bot is not None:
        episodes = [
            replace(episode, advised=second_thoughts(match, bot, level, episode, moments)) for episode in episodes
        ]
    return StoryWire(
        title=_title(match, episodes),
        ending=next((moment.text for moment in reversed(moments) if moment.kind == END), None),
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
    headings = headings_of(match)
    chosen = {first, last}

    def is_new(point: Point) -> bool:
        """Nothing of the kind has been told: no third chapter of the same words, none of the same place."""
        head, others = head_of(point, moments), [head_of(one, moments) for one in chosen]
        if head is None:
            return False
        alike = sum(other is not None and other.text.key == head.text.key for other in others)
        return alike < (1 if head.kind in COUNTED else ALIKE) and not any(
            other is not None and set(other.places) & set(head.places) for other in others
        )

    def is_other_turn(point: Point) -> bool:
        return turn_of(headings, point) not in {turn_of(headings, one) for one in chosen}

    def is_apart(point: Point) -> bool:
        return not any(_is_near(point, other) for other in chosen)

    for is_wanted in (
        lambda point: is_other_turn(point) and is_new(point),
        is_other_turn,
        lambda point: is_apart(point) and is_new(point),
        is_apart,  # in a game of few turns there are several of one, but none that goes straight on
    ):
        for point in ranked:
            if len(chosen) < MOST_EPISODES and point not in chosen and is_wanted(point):
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
