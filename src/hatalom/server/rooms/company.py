"""The other processes that serve the same tables, if there are any."""

from hatalom.server.ids import PersonId, ProcessId, TableId
from hatalom.server.rooms.room import Room


class Alone:
    """One process has all tables to itself: what it has in memory is what is stored.  Nothing here does anything.

    `Together` is the company of others.
    """

    id = ProcessId("")
    """The name by which the others know this process."""
    has_orphans = False
    """Whether there may be tables at which nobody lets the computers think: their keeper has died, or had to stop."""

    async def start(self) -> None:
        """Makes this process known to the others."""

    async def stop(self) -> None:
        """Leaves everything to the others."""

    async def greet(self, room: Room) -> None:
        """Finds out what only the others know of a table that has just been loaded."""

    async def refresh(self, room: Room) -> None:
        """Brings a room to what is stored; the caller holds its lock.  The room may be gone afterwards."""

    async def keeps(self, table: TableId) -> bool:
        """Whether this process lets the table's computers think and obeys its standing orders."""
        return True

    async def release(self, room: Room) -> None:
        """This process is about to let a room go: another one may keep the table."""

    async def share_lesson(self, room: Room) -> None:
        """Something was done in a lesson; the caller holds the lock of its room."""

    async def answered(self, room: Room, person: PersonId, key: str) -> int | None:
        """The version to which a request has led, if it was carried out before."""
        return room.keys.get((person, key))

    async def does(self, chore: str) -> bool:
        """Whether this process does a chore that one process does for all."""
        return True

    def tell(self, table: TableId) -> None:
        """A table has been changed, and that is stored."""

    def tell_presence(self, table: TableId) -> None:
        """Somebody has come to a table, or gone."""

    def tell_person(self, person: PersonId) -> None:
        """What is known of somebody is no longer true."""
