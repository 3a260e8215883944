"""Who is connected to a table, and how much those who have gone had seen of it."""

from collections import Counter

from hatalom.server.ids import PersonId
from hatalom.server.store.records import Visits


class Presence:
    """Counts connections: those of every player, and those of all spectators together."""

    def __init__(self, visits: Visits | None = None) -> None:
        self.visits: Visits = visits if visits is not None else {}
        self.spectators = 0
        self._players: Counter[PersonId] = Counter()

    def is_here(self, person: PersonId) -> bool:
        return self._players[person] > 0

    def enter(self, person: PersonId, is_player: bool) -> None:
        if is_player:
            self._players[person] += 1
        else:
            self.spectators += 1

    def leave(self, person: PersonId) -> None:
        if self._players[person] > 0:
            self._players[person] -= 1
        else:
            self.spectators = max(0, self.spectators - 1)

    def seen_by(self, person: PersonId) -> int | None:
        """How many plies a player knew of when he left; nothing while he is here, for then he sees them himself."""
        return None if self.is_here(person) else self.visits.get(person)
