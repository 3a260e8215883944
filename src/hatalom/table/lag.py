"""Spectators some minutes behind: a second copy of the game takes every row when it is old enough for them."""

from hatalom.core.match import Match
from hatalom.table.past import Past
from hatalom.table.table import Table


class Lag:
    """What spectators of a table are shown.  Once the game is over they see the end with everybody."""

    def __init__(self, live: Table, delay: int, times: list[int]) -> None:
        """`times` are the moments at which the rows of the journal were stored; they and `delay` are milliseconds."""
        match = live.match
        self.live = live
        self.delay = delay
        self.times = times
        self.table = Table(Match(match.game, match.journal.head, match.content, None), live.seats)
        self.past = Past()

    def note(self, at: int) -> None:
        """The rows that are new have been stored at this moment."""
        self.times += [at] * (self.live.match.version - len(self.times))

    def catch_up(self, now: int) -> bool:
        """Takes the rows that are old enough; whether there were any."""
        before = self.table.match.version
        while self.wait(now) == 0:
            number = self.table.match.version
            self.table.repeat(self.live.match.journal.rows[number], number + 1)
        return self.table.match.version > before

    def wait(self, now: int) -> int | None:
        """Milliseconds until there is something new to show; None if all has been shown."""
        shown = self.table.match.version
        if shown >= len(self.times):
            return None
        is_open = self.live.is_over() or self.times[shown] == 0  # what a table begins with is no secret
        return 0 if is_open else max(0, self.times[shown] + self.delay - now)
