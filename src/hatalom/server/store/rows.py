"""Records as rows of the database, and rows as records."""

import datetime as dt
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy import RowMapping

from hatalom.core.errors import IllegalAction
from hatalom.server.ids import PersonId, SeatId, TableId
from hatalom.server.store.records import Change, Facts, Key, ListedTable, Standing, TableRecord
from hatalom.table.clock import Clock, TimeOut
from hatalom.table.orders import Orders
from hatalom.table.show import result_of
from hatalom.table.table import Offer, Seat, Sitter, Table

Columns = dict[str, Any]


def now() -> str:
    """The time of day, as it is stored and told."""
    return dt.datetime.now(dt.UTC).isoformat(timespec="milliseconds")


@contextmanager
def reading(table: str) -> Iterator[None]:
    """Turns rows into records; a table whose rows make no sense is refused by its name, and no other is held up."""
    try:
        yield
    except (msgspec.MsgspecError, KeyError, TypeError, ValueError) as error:
        raise IllegalAction("unreadable", f"what is stored of table {table} cannot be read: {error}") from error


# -- tables ---------------------------------------------------------------------------------------------------


def table_columns(record: TableRecord) -> Columns:
    return {**msgspec.structs.asdict(record), "options": msgspec.json.encode(record.options).decode()}


def record_of(row: RowMapping) -> TableRecord:
    return TableRecord(
        id=TableId(row["id"]),
        game=row["game"],
        rules_version=row["rules_version"],
        options=msgspec.json.decode(row["options"], type=dict[str, str]),
        overlay=row["overlay"],
        secret=row["secret"],
        host=PersonId(row["host"]),
        same_screen=row["same_screen"],
        given=row["given"],
        origin=row["origin"],
        imported=row["imported"],
        delay=row["delay"],
        hints=row["hints"],
        private=row["private"],
        rated=row["rated"],
    )


def standing_of(row: RowMapping) -> Standing:
    return Standing(row["branched"], row["begun"], row["shared"], TableId(row["rematch"]))


def offer_of(row: RowMapping) -> Offer | None:
    return msgspec.json.decode(row["offer"], type=Offer) if row["offer"] else None


def clock_of(row: RowMapping) -> Clock | None:
    return msgspec.json.decode(row["clock"], type=Clock) if row["clock"] else None


def listed_of(row: RowMapping, seats: list[RowMapping]) -> ListedTable:
    return ListedTable(
        TableId(row["id"]),
        row["game"],
        row["status"],
        waiting_of(row),
        row["progress"],
        row["updated"],
        clock_of(row),
        [(SeatId(seat["seat"]), seat_of(seat)) for seat in seats],
        row["delay"],
        row["begun"],
        row["created"],
        row["rated"],
    )


def waiting_of(row: RowMapping) -> list[SeatId]:
    return msgspec.json.decode(row["waiting"], type=list[SeatId])


# -- seats ----------------------------------------------------------------------------------------------------


def seat_columns(seat: Seat) -> Columns:
    return {
        "kind": str(seat.kind),
        "owner": seat.owner or None,
        "name": seat.name,
        "level": seat.level,
        "link": seat.link,
        "resigned": seat.resigned,
        "orders": orders_text(seat.orders),
        "hints": seat.hints,
        "hinted_at": seat.hinted_at,
        "known": msgspec.json.encode(seat.known).decode(),
        "reader": seat.reader,
        "invited": seat.invited or None,
        "held": seat.held,
        "held_until": seat.held_until,
    }


def seat_of(row: RowMapping) -> Seat:
    return Seat(
        kind=Sitter(row["kind"]),
        owner=row["owner"] or "",
        name=row["name"],
        level=row["level"],
        link=row["link"],
        resigned=row["resigned"],
        orders=msgspec.json.decode(row["orders"], type=Orders),
        hints=row["hints"],
        hinted_at=row["hinted_at"],
        known=msgspec.json.decode(row["known"], type=list[str]),
        reader=row["reader"],
        invited=row["invited"] or "",
        held=row["held"],
        held_until=row["held_until"],
    )


def orders_text(orders: Orders) -> str:
    return msgspec.json.encode(orders).decode()


# -- changes --------------------------------------------------------------------------------------------------


def facts_of(table: Table) -> Facts:
    """What lists will say of a table."""
    result = table.match.result()
    is_open = any(seat.kind in (Sitter.OPEN, Sitter.LINK) for seat in table.seats)
    status = "over" if result is not None else "open" if is_open else "running"
    ids = table.seat_ids
    return Facts(
        rules_version=table.match.journal.head.rules_version,
        status=status,
        waiting=[ids[seat] for seat in table.asked()],
        progress=100 if result is not None else table.game.progress(table.match.pos),
        counted=table.is_counted(),
        result=msgspec.json.encode(result_of(result, ids)).decode() if result is not None else "",
        offer=msgspec.json.encode(table.offer).decode() if table.offer is not None else "",
        clock=msgspec.json.encode(table.clock).decode() if table.clock is not None else "",
        deadline=deadline_of(table),
        begun=table.is_begun,
        shared=table.is_shared,
    )


def deadline_of(table: Table) -> int | None:
    """When somebody's time will be over; none where the other players decide what is to become of a late one."""
    clock = table.clock
    if clock is None or clock.time_out != TimeOut.COMPUTER or table.is_over():
        return None
    return clock.deadline()


def fact_columns(facts: Facts) -> Columns:
    return {**msgspec.structs.asdict(facts), "waiting": msgspec.json.encode(facts.waiting).decode()}


def journal_columns(change: Change) -> list[Columns]:
    return [
        {"table_id": change.table, "seq": number, "kind": row.kind, "seat": row.seat, "what": row.what, "at": change.at}
        for number, row in enumerate(change.rows, start=change.before + 1)
    ]


def key_columns(table: TableId, key: Key) -> Columns:
    return {"table_id": table, "person_id": key.person, "key": key.key, "version": key.version}
