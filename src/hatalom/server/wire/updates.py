"""What the WebSocket tells: numbered updates for one viewer."""

import msgspec

from hatalom.server.wire.tables import ClockWire, OfferWire, SeatWire, TableWire
from hatalom.server.wire.talk import ChatWire
from hatalom.table.wire import LogEntry, MomentWire, StateWire


class StateUpdate(msgspec.Struct, tag_field="kind", tag="state"):
    """The game went on.  Lines and moments after the ply `kept` are dropped, then `log` and `moments` are added."""

    seq: int
    state: StateWire
    kept: int
    log: list[LogEntry]
    moments: list[MomentWire] = []


class ChatUpdate(msgspec.Struct, tag_field="kind", tag="chat"):
    seq: int
    line: ChatWire


class SeatsUpdate(msgspec.Struct, tag_field="kind", tag="seats"):
    seq: int
    seats: list[SeatWire]
    spectators: int
    rematch: str = ""


class MenuUpdate(msgspec.Struct, tag_field="kind", tag="menu"):
    seq: int
    offer: OfferWire | None


class ClockUpdate(msgspec.Struct, tag_field="kind", tag="clock"):
    seq: int
    clock: ClockWire | None


class TableUpdate(msgspec.Struct, tag_field="kind", tag="table"):
    seq: int
    table: TableWire


Update = StateUpdate | ChatUpdate | SeatsUpdate | MenuUpdate | ClockUpdate | TableUpdate
