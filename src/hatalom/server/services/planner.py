"""Plans: what would come of a player's own acts, from what he may know and nothing else."""

from hatalom.core.errors import IllegalAction
from hatalom.server.ids import TableId
from hatalom.server.rooms.hub import Hub
from hatalom.server.security.rates import Rates
from hatalom.server.services.checks import begun_seat, check_in_person
from hatalom.server.store.records import Person
from hatalom.server.wire.play import PlannedWire, WhyPlannedWire
from hatalom.table.coach import LessonTable
from hatalom.table.plan import Known, known_to, plan_of, why_in_plan
from hatalom.table.wire import PlanWire, RefusalWire


class Planner:
    def __init__(self, hub: Hub, rates: Rates) -> None:
        self.hub = hub
        self.rates = rates

    async def plan(self, person: Person, table_id: TableId, wish: PlannedWire) -> PlanWire:
        known = await self._known(person, table_id, wish)
        return await self.hub.aside.do(lambda: plan_of(known, wish.steps))

    async def why(self, person: Person, table_id: TableId, wish: WhyPlannedWire) -> list[RefusalWire]:
        known = await self._known(person, table_id, wish)
        return await self.hub.aside.do(lambda: why_in_plan(known, wish.steps, wish.thing))

    async def _known(self, person: Person, table_id: TableId, wish: PlannedWire) -> Known:
        """Nothing changes, and nobody else is told.  The trial needs the table only for what the seat is shown."""
        async with self.hub.locked(table_id) as room:
            seat = begun_seat(room, person.id, wish.seat)
            check_in_person(room, seat)
            if isinstance(room.table, LessonTable):
                raise IllegalAction("forbidden", "there are no plans in a lesson")
            self.rates.take(person.id)
            return known_to(room.table.match, seat, wish.version)
