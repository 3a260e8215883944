"""Home: what waits for somebody who has been here before, and finished games with their results."""

import logging

import msgspec

from hatalom.core.errors import IllegalAction
from hatalom.core.question import SPECTATOR
from hatalom.server.ids import NOBODY, PersonId, TableId
from hatalom.server.rooms.eyes import eyes_for
from hatalom.server.rooms.hub import Hub
from hatalom.server.rooms.room import Room
from hatalom.server.services.lobby import Lobby
from hatalom.server.store.chronicles import Chronicles
from hatalom.server.store.finished import Finished, Wanted
from hatalom.server.store.friends import Friends
from hatalom.server.store.records import FinishedTable, Person
from hatalom.server.wire.lobby import HomeWire, ResultRowWire, TableRowWire, TurnWire
from hatalom.server.wire.talk import ChatWire
from hatalom.table.wire import MomentWire

log = logging.getLogger(__name__)
MOST_TURNS = 2
MOST_FINISHED = 3
MOST_MOMENTS = 3
FAR = 1 << 62


class Home:
    def __init__(self, hub: Hub, lobby: Lobby, finished: Finished, friends: Friends, chronicles: Chronicles) -> None:
        self.hub = hub
        self.lobby = lobby
        self.finished = finished
        self.friends = friends
        self.chronicles = chronicles

    async def home(self, person: Person) -> HomeWire:
        """The first few tables are looked into; all others are lines of a list."""
        mine = [row for row in await self.lobby.tables(person, "mine") if row.my_turn]
        first = sorted(mine, key=lambda row: row.left if row.left is not None else FAR)[:MOST_TURNS]
        blocked = {one.id for one in await self.friends.blocked(person.id)}
        turns = [turn for row in first for turn in await self._turn(person.id, row, blocked)]
        last = await self.results(person, Wanted(mine=person.id, most=MOST_FINISHED))
        turned = await self.chronicles.turning_points([TableId(row.id) for row in last])
        for row in last:
            row.turned = turned.get(TableId(row.id))
        return HomeWire(turns, last)

    async def results(self, person: Person | None, wanted: Wanted) -> list[ResultRowWire]:
        """A page of finished games."""
        who = person.id if person is not None else NOBODY
        return [self._result(found, who) for found in await self.finished.page(wanted)]

    def _result(self, found: FinishedTable, who: PersonId) -> ResultRowWire:
        row = msgspec.structs.asdict(self.lobby.row(found.listed, who))
        return ResultRowWire(**row, result=found.result.seats, counted=found.is_counted)

    async def _turn(self, person: PersonId, row: TableRowWire, blocked: set[PersonId]) -> list[TurnWire]:
        """One table, seen with the eyes of its player; none if it cannot be loaded."""
        try:
            async with self.hub.locked(TableId(row.id)) as room:
                return [await _turn_at(self.hub, room, person, row, blocked)]
        except IllegalAction as error:
            log.warning("table %s is left out of a home: %s", row.id, error)
            return []


async def _turn_at(hub: Hub, room: Room, person: PersonId, row: TableRowWire, blocked: set[PersonId]) -> TurnWire:
    """What the player's own log tells since he was there; on a shared screen only what everybody knows."""
    table = room.table
    eyes = eyes_for(table, person, None)
    channel = await hub.publisher.gather(room, eyes if eyes is not None else SPECTATOR, person, hub.aside)
    state = table.state(channel.viewer.eyes)
    seen = room.presence.visits.get(person, 0)
    seat = next(one.seat for one in row.seats if one.mine and one.seat in row.waiting)
    heard = [line for line in room.talk.lines_for(table, channel.viewer) if line.person not in blocked]
    return TurnWire(
        table=row,
        seat=seat,
        crumbs=state.crumbs,
        prompt=state.question.prompt if state.question is not None else None,
        moments=_weightiest([moment for moment in channel.moments.moments if moment.ply > seen]),
        lines=sum(entry.ply > seen for entry in channel.log.entries),
        said=_last_said(heard, seat, seen),
    )


def _weightiest(moments: list[MomentWire]) -> list[MomentWire]:
    """In the order of play."""
    best = sorted(moments, key=lambda moment: -moment.weight)[:MOST_MOMENTS]
    return [moment for moment in moments if any(moment is one for one in best)]


def _last_said(lines: list[ChatWire], seat: str, seen: int) -> ChatWire | None:
    heard = [line for line in lines if line.seat != seat and line.ply >= seen]
    return heard[-1] if heard else None
