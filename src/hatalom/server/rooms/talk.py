"""What is said at a table, and who may read it."""

from hatalom.server.ids import PersonId
from hatalom.server.rooms.eyes import Viewer
from hatalom.server.store.records import Lines
from hatalom.server.wire.talk import ChatWire
from hatalom.table.table import Table

KEPT_LINES = 200


class Talk:
    """The last lines.  What is said in secret takes no room from what everybody reads."""

    def __init__(self, lines: Lines | None = None) -> None:
        self._lines = lines.said if lines is not None else []
        self.last = lines.last if lines is not None else 0

    def add(self, line: ChatWire) -> None:
        alike = [said for said in self._lines if (said.to is None) == (line.to is None)]
        oldest = alike[0] if len(alike) == KEPT_LINES else None
        self._lines = [*(said for said in self._lines if said is not oldest), line]

    def lines_for(self, table: Table, viewer: Viewer) -> list[ChatWire]:
        return [line for line in self._lines if may_read(table, viewer, line)]


def may_read(table: Table, viewer: Viewer, line: ChatWire) -> bool:
    """What two seats have said is for those who sit there, with their own eyes; also once the game is over."""
    if line.to is None:
        return True
    is_own = viewer.eyes in table.owned_by(viewer.person)
    return is_own and table.seat_ids[viewer.eyes] in (line.seat, line.to)


def has_secret_talk(table: Table) -> bool:
    """Where the game allows it, and there is a third player to keep it from."""
    return table.game.secret_talk and table.match.seats > 2 and not table.same_screen


def speaker_of(table: Table, person: PersonId) -> str | None:
    """The seat in whose name somebody speaks: his only one."""
    owned = table.owned_by(person)
    return table.seat_ids[owned[0]] if len(owned) == 1 else None
