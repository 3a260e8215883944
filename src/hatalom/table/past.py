"""A table as it was: each viewer is shown again what he was shown then, and nothing more."""

from hatalom.core.errors import IllegalAction
from hatalom.core.match import Match
from hatalom.table.show import state_of
from hatalom.table.table import Table
from hatalom.table.wire import StateWire

EVERY = 50
"""A match is kept at every so many plies: from there any ply is near."""


class Past:
    """Goes back in one table; kept with it, so that stepping through a long game stays quick."""

    def __init__(self) -> None:
        self._marks: list[Match] = []
        self._cuts = 0

    def state(self, table: Table, ply: int, viewer: int) -> StateWire:
        """What this viewer was shown after so many plies."""
        _check(table, ply, viewer)
        match = table.match if _is_end(table, ply) else self.match(table, ply)
        state = state_of(match, viewer, is_free=False, is_past=True)
        state.plies = ply  # inside another's preparation the viewer sees an earlier one, under the number he asked for
        return state

    def is_near(self, table: Table, ply: int, viewer: int) -> bool:
        """Whether few plies have to be played again to get there."""
        _check(table, ply, viewer)
        self._forget_taken_back(table)
        last = EVERY * max(0, min(len(self._marks) - 1, ply // EVERY))
        return _is_end(table, ply) or ply - last <= EVERY

    def match(self, table: Table, ply: int) -> Match:
        self._forget_taken_back(table)
        while len(self._marks) <= ply // EVERY:
            last = self._marks[-1] if self._marks else None
            self._marks.append(table.match.at(EVERY * len(self._marks), last))
        return table.match.at(ply, self._marks[ply // EVERY])

    def _forget_taken_back(self, table: Table) -> None:
        for cut in table.cuts[self._cuts :]:
            del self._marks[cut.ply // EVERY + 1 :]
        self._cuts = len(table.cuts)


def _check(table: Table, ply: int, viewer: int) -> None:
    told = table.match.plies_for(viewer)
    if not 0 <= ply <= told:
        raise IllegalAction("no-such-ply", f"there is no ply {ply}: you know of {told}")


def _is_end(table: Table, ply: int) -> bool:
    return ply == len(table.match.plies) and table.match.result() is not None
