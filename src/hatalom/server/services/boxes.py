"""Boxes in accounts: kept, shared by link, forgotten; and the box of a table as a file."""

import secrets
from typing import Any

import msgspec

from hatalom.core import boxfile
from hatalom.core.boxfile import About
from hatalom.core.content import ABOUT, Table, overlay_digest
from hatalom.core.differences import differences
from hatalom.core.errors import IllegalAction
from hatalom.core.game import Game
from hatalom.core.overlay import overlaid
from hatalom.server.boxes import changes_wire, opened, read_box
from hatalom.server.ids import BoxId, TableId
from hatalom.server.rooms.hub import Hub
from hatalom.server.security.rates import Rates
from hatalom.server.store.boxes import Boxes, BoxRecord
from hatalom.server.store.friends import Friends
from hatalom.server.store.records import Person
from hatalom.server.wire.boxes import BoxesWire, BoxFileWire, BoxRowWire, KeepBoxWire, LaidBoxWire, SharedBoxWire
from hatalom.table import table as tables
from hatalom.table.table import box_name, overlay_table

MOST_KEPT = 20


class BoxDesk:
    """A box is its owner's alone until he shares it; then whoever has its link may look at it."""

    def __init__(self, hub: Hub, boxes: Boxes, friends: Friends, rates: Rates) -> None:
        self.hub = hub
        self.boxes = boxes
        self.friends = friends
        self.rates = rates

    async def mine(self, person: Person | None) -> BoxesWire:
        kept = await self.boxes.of(person.id) if person is not None else []
        house = {game: tables.overlay_digest(msgspec.json.encode(box).decode()) for game, box in self.hub.house.items()}
        return BoxesWire([_row(record) for record in kept], house)

    async def keep(self, person: Person, wish: KeepBoxWire) -> BoxRowWire:
        """Only a box that can be played with is kept."""
        boxed = opened(wish.game, "the box", wish.text)
        self.rates.take(person.id)
        old = await self._own(person, BoxId(wish.id)) if wish.id else None
        if old is None and len(await self.boxes.of(person.id)) >= MOST_KEPT:
            raise IllegalAction("too-many", f"you keep {MOST_KEPT} boxes: forget one of them first")
        await self.hub.examiners.require(wish.game, boxed.overlay, is_played=False)
        record = BoxRecord(
            id=old.id if old is not None else BoxId(secrets.token_urlsafe(12)),
            person_id=person.id,
            game=wish.game,
            name=boxed.about.name or person.name,
            digest=overlay_digest(boxed.overlay),
            text=wish.text,
            is_shared=old is not None and old.is_shared,
        )
        await self.boxes.put(record)
        return _row(await self._own(person, record.id))

    async def get(self, person: Person | None, box: BoxId) -> SharedBoxWire:
        record = await self.boxes.get(box)
        is_mine = record is not None and person is not None and record.person_id == person.id
        if record is None or not (is_mine or record.is_shared):
            raise IllegalAction("not-found", "there is no such box, or its owner does not share it any more")
        self.rates.take(person.id if person is not None else box)
        owner = await self.friends.person(record.person_id)
        read = await read_box(self.hub.examiners, record.game, BoxFileWire(name=record.name, text=record.text))
        return SharedBoxWire(record.game, is_mine, record.is_shared, owner.name if owner is not None else "", read)

    async def share(self, person: Person, box: BoxId, is_shared: bool) -> BoxRowWire:
        record = await self._own(person, box)
        await self.boxes.share(record.id, is_shared)
        return _row(msgspec.structs.replace(record, is_shared=is_shared))

    async def remove(self, person: Person, box: BoxId) -> None:
        await self.boxes.remove((await self._own(person, box)).id)

    async def file_of(self, table: TableId) -> str:
        """The box with which a table is played: with this file its journal can be verified anywhere."""
        game, overlay = await self._box_at(table)
        values = {key: value for key, value in overlay.items() if key != ABOUT}
        return boxfile.write(About(game=game.name, name=box_name(overlay)), values)

    async def content_of(self, table: TableId) -> LaidBoxWire:
        """All that is in the corrected box of a table: boards draw by it, and tell what its owner has corrected."""
        game, overlay = await self._box_at(table)
        base, files = game.content_files.load(), game.content_files
        return LaidBoxWire(overlaid(base, overlay, files), changes_wire(differences(base, overlay, files)))

    async def _box_at(self, table: TableId) -> tuple[Game[Any, Any], Table]:
        room = await self.hub.rooms.room(table)
        overlay = overlay_table(room.info.overlay)
        if overlay is None:
            raise IllegalAction("not-found", "this table is played with the box as it came")
        return room.table.game, overlay

    async def _own(self, person: Person, box: BoxId) -> BoxRecord:
        record = await self.boxes.get(box)
        if record is None or record.person_id != person.id:
            raise IllegalAction("not-found", "you have no such box")
        return record


def _row(record: BoxRecord) -> BoxRowWire:
    return BoxRowWire(record.id, record.game, record.name, record.digest, record.is_shared, record.updated)
