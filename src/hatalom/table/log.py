"""The log of a match for one viewer: lines by ply, each under its heading."""

import msgspec

from hatalom.core.match import Match
from hatalom.core.message import Said
from hatalom.table import words
from hatalom.table.pages import Pages
from hatalom.table.wire import LogEntry, MessageWire

TAKEN_BACK = "taken-back"


class Cut(msgspec.Struct, frozen=True):
    """A take-back: the lines after this ply are gone.

    Where it went further than a player may go alone, `mark` is the ply after which the log says so (else -1): the
    last one that everybody was told of.
    """

    ply: int
    seat: int
    mark: int

    @property
    def is_marked(self) -> bool:
        return self.mark >= 0


class News(msgspec.Struct, frozen=True):
    """How a viewer's log goes on: the lines after the ply `kept` fall away, then these are added.

    `kept` is no ply of the game as it stands now: after a take-back chance has already drawn again.
    """

    kept: int
    lines: list[LogEntry]


class ViewerLog:
    """The lines one viewer has been told, brought up to date step by step."""

    def __init__(self, match: Match, viewer: int, cuts: list[Cut]) -> None:
        self.viewer = viewer
        self._lines = Pages(LogEntry)
        self._plies = 0
        self._cuts = len(cuts)
        marks = standing_marks(cuts)
        self._add_marks(match, [mark for mark in marks if mark.mark == 0])
        for number in range(match.plies_for(viewer)):
            self._add_ply(match, number)
            self._add_marks(match, [mark for mark in marks if mark.mark == number + 1])

    @property
    def entries(self) -> list[LogEntry]:
        return self._lines.after(0)

    def catch_up(self, match: Match, cuts: list[Cut]) -> News:
        """What has happened since; a cut in what this viewer was not told of takes nothing from him."""
        kept = len(self._lines)
        for cut in cuts[self._cuts :]:
            self._lines.cut(cut.ply)
            kept = min(kept, len(self._lines))
            self._plies = min(self._plies, cut.ply)
            if cut.is_marked:
                self._add_marks(match, [cut])
        self._cuts = len(cuts)
        kept_plies = self._plies
        while self._plies < match.plies_for(self.viewer):
            self._add_ply(match, self._plies)
        return News(kept_plies, self._lines.after(kept))

    def _add_ply(self, match: Match, number: int) -> None:
        told = [event for event in match.plies.events(number) if event.is_for(self.viewer)]
        heading = _heading_before(match, self.viewer, number) if told else None
        for event in told:
            is_new = event.heading is not None and not words.is_same(event.heading, heading)
            crumb = words.message_of(event.heading) if is_new and event.heading is not None else None
            self._lines.add(LogEntry(number + 1, words.line_of(event), crumb))
            heading = event.heading
        self._plies = number + 1

    def _add_marks(self, match: Match, marks: list[Cut]) -> None:
        seats = match.game.seat_ids(match.seats)
        for mark in marks:
            message = MessageWire(TAKEN_BACK, {"seat": f"seat.{seats[mark.seat]}"})
            self._lines.add(LogEntry(mark.mark, message))


def standing_marks(cuts: list[Cut]) -> list[Cut]:
    """The marked cuts that no later cut has gone back beyond."""
    marks: list[Cut] = []
    for cut in cuts:
        marks = [mark for mark in marks if mark.mark <= cut.ply]
        if cut.is_marked:
            marks.append(cut)
    return marks


def _heading_before(match: Match, viewer: int, start: int) -> Said | None:
    for number in range(start - 1, -1, -1):
        for event in reversed(match.plies.events(number)):
            if event.is_for(viewer):
                return event.heading
    return None
