"""The chapters of a chronicle: what is told of a stretch, in which order, under which title, and what it brought."""

from collections import Counter

from msgspec.structs import replace

from hatalom.core.match import Match
from hatalom.core.moment import WAY, WAYS
from hatalom.core.question import EVERYTHING
from hatalom.table.ending import POINTS
from hatalom.table.log import ViewerLog
from hatalom.table.turning import PLAIN, Point
from hatalom.table.wire import EpisodeWire, MessageWire, MomentWire, SeriesWire

MOST_SENTENCES = 4
FEW_SENTENCES = 2
ALIKE = 2
END = "end"
COUNTED = ("scoring", END)
"""What nobody decides at that moment."""
PAIR = 2
Headings = list[tuple[int, MessageWire]]


def chapters(
    match: Match, points: list[Point], moments: list[MomentWire], series: list[SeriesWire]
) -> list[EpisodeWire]:
    """One for each stretch, in the order of play."""
    headings = headings_of(match)
    found: list[EpisodeWire] = []
    for point in points:
        found.append(_chapter(match, point, moments, found[-1].ply if found else 0, headings))
    _vary(found)
    before: list[int] = []
    for number, episode in enumerate(found):
        scores = _points(series, episode)
        _write(episode, _standing(match, scores, number % WAYS) if any(scores) and scores != before else None)
        before = scores
    return found


def headings_of(match: Match) -> Headings:
    log = ViewerLog(match, EVERYTHING, []).entries
    return [(entry.ply, entry.crumb) for entry in log if entry.crumb is not None]


def turn_of(headings: Headings, point: Point) -> int:
    """The number of the heading under which a stretch begins; a game without headings has one chapter a stretch."""
    return sum(ply <= point[0] + 1 for ply, _ in headings) if headings else point[0]


def head_of(point: Point, moments: list[MomentWire]) -> MomentWire | None:
    """What would stand over a stretch."""
    told = _weighty(_inside(point, moments))
    return told[_head(told)] if told else None


def _inside(point: Point, moments: list[MomentWire]) -> list[MomentWire]:
    return [moment for moment in moments if point[0] < moment.start <= point[1]]


def _chapter(match: Match, point: Point, moments: list[MomentWire], after: int, headings: Headings) -> EpisodeWire:
    """What begins in a stretch is told to its end; of much, what weighs most, in the order of play and the end last."""
    start, end, seat, swing = point
    inside = _inside(point, moments)
    told = sorted(_weighty(inside), key=lambda moment: (moment.kind == END, inside.index(moment)))
    head = _head(told)
    number = turn_of(headings, point)
    ply = max([end, *(moment.ply for moment in told)])
    still = told[head].ply if told else end
    if told:
        earlier = _led_to(told, head, [one for one in moments if after < one.start and one.ply <= start])
        told, head = earlier + told, head + len(earlier)
    return EpisodeWire(
        start=start,
        ply=ply,
        still=still,
        seat=match.game.seat_ids(match.seats)[seat],
        swing=round(swing, 2),
        moments=told,
        head=head,
        title=MessageWire(""),
        told=[],
        heading=headings[number - 1][1] if headings and number > 0 else None,
    )


def _led_to(told: list[MomentWire], head: int, earlier: list[MomentWire]) -> list[MomentWire]:
    """What happened before at the same place; in a stretch with little to tell, at least what was done last."""
    deeds = [moment for moment in earlier if moment.kind not in (*PLAIN, *COUNTED)]
    there = set(told[head].places)
    same = [moment for moment in deeds if there & set(moment.places)]
    if same and len(told) < MOST_SENTENCES:
        return same[-1:]
    return deeds[-1:] if sum(moment.kind not in PLAIN for moment in told) < FEW_SENTENCES else []


def _weighty(inside: list[MomentWire]) -> list[MomentWire]:
    """What weighs most; of those that are said with the same words no more than two, and of marches the first."""
    said: Counter[str] = Counter()
    chosen: list[MomentWire] = []
    for moment in sorted(inside, key=lambda moment: (moment.kind in PLAIN, -moment.weight)):
        said[moment.text.key] += 1
        is_second = moment.kind in PLAIN and moment.kind in [one.kind for one in chosen]
        if said[moment.text.key] <= ALIKE and len(chosen) < MOST_SENTENCES and not is_second:
            chosen.append(moment)
    return chosen


def _head(told: list[MomentWire]) -> int:
    """The moment that says most and can be shown on the map."""

    def rank(index: int) -> tuple[bool, bool, int]:
        return not told[index].places, told[index].kind == END, -told[index].weight

    return min(range(len(told)), key=rank, default=0)


# -- its words ------------------------------------------------------------------------------------------------


def _vary(episodes: list[EpisodeWire]) -> None:
    """A sentence that can be said in two ways is said in the other one than last time on the page.

    Under a title that says the same, it is said in the second way, and its like beside it in the first, for that begins
    as titles do.
    """
    said: Counter[str] = Counter()
    for episode in episodes:
        head = episode.moments[episode.head] if episode.moments else None
        titled = head.text.key if head is not None and _has_title(head) else ""
        for number, moment in enumerate(episode.moments):
            text = moment.text
            if WAY in text.args:
                way = int(number == episode.head) if text.key == titled else said[text.key] % WAYS
                episode.moments[number] = replace(moment, text=replace(text, args={**text.args, WAY: way}))
                said[text.key] += 1


def _has_title(moment: MomentWire) -> bool:
    """Its outcome in a few words stands over a chapter; else the sentence itself."""
    return moment.verdict is not None and moment.kind not in COUNTED


def _write(episode: EpisodeWire, standing: MessageWire | None) -> None:
    """The title is the head's outcome in a few words, and all is told in order; else the head itself is the title."""
    told = [moment.text for moment in episode.moments]
    if episode.moments:
        head = episode.moments[episode.head]
        if head.verdict is not None and _has_title(head):
            episode.title = head.verdict.title
        else:
            episode.title = told.pop(episode.head)
    episode.told = told if standing is None else [*told, standing]


def _points(series: list[SeriesWire], episode: EpisodeWire) -> list[int]:
    """Of each seat after a chapter, where points are counted; what is a count itself has said them."""
    if not series or series[0].label.key != POINTS or any(moment.kind in COUNTED for moment in episode.moments):
        return []
    return [int(row[min(episode.ply, len(row) - 1)]) for row in series[0].values]


def _standing(match: Match, points: list[int], way: int) -> MessageWire | None:
    """Who is ahead."""
    ids = match.game.seat_ids(match.seats)
    first, second = sorted(range(len(ids)), key=lambda seat: -points[seat])[:PAIR]
    if points[first] > points[second]:
        names = {"seat": f"seat.{ids[first]}", "other": f"seat.{ids[second]}"}
        return MessageWire("chronicle-leads", {**names, "n": points[first], "m": points[second], WAY: way})
    return MessageWire("chronicle-level", {"n": points[first], WAY: way}) if len(ids) == PAIR else None
