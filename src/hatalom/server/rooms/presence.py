"""Who is connected to a table, and how much those who have gone had seen of it."""

from collections import Counter

from hatalom.server.ids import NOBODY, PersonId
from hatalom.server.store.records import Visits


class Presence:
    """Counts connections: those of every player, and under nobody's name those of all spectators together."""

    def __init__(self, visits: Visits | None = None) -> None:
        self.visits: Visits = visits if visits is not None else {}
        self.elsewhere: dict[PersonId, int] = {}
        """The connections to other processes."""
        self._here: Counter[PersonId] = Counter()

    @property
    def spectators(self) -> int:
        return self._here[NOBODY] + self.elsewhere.get(NOBODY, 0)

    def is_here(self, person: PersonId) -> bool:
        return bool(person) and self._here[person] + self.elsewhere.get(person, 0) > 0

    def counts(self) -> dict[PersonId, int]:
        """The connections to this process."""
        return {person: count for person, count in self._here.items() if count > 0}

    def enter(self, person: PersonId, is_player: bool) -> None:
        self._here[person if is_player else NOBODY] += 1

    def leave(self, person: PersonId) -> None:
        """Somebody who came as a player may have become a spectator meanwhile, and the other way round."""
        counted = person if self._here[person] > 0 else NOBODY
        self._here[counted] = max(0, self._here[counted] - 1)

    def seen_by(self, person: PersonId) -> int | None:
        """How many plies a player knew of when he left; nothing while he is here, for then he sees them himself."""
        return None if self.is_here(person) else self.visits.get(person)
