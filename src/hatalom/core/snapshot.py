"""Snapshots: a position as plain data and back, with a checksum; everything goes by the declared fields."""

import hashlib
from typing import Any

import msgspec

from hatalom.core.errors import BadFile
from hatalom.core.position import Phase, Position, Record
from hatalom.core.vecs import Block

Plain = dict[str, Any]


def dump(pos: Position) -> Plain:
    """All declared fields of the position and of its phases, from bottom to top."""
    return {
        "fields": {name: plain(getattr(pos, name)) for name in type(pos).FIELDS},
        "stack": [dump_phase(phase) for phase in pos.stack],
    }


def dump_phase(phase: Phase[Any]) -> Plain:
    fields = {name: plain(getattr(phase, name)) for name in type(phase).FIELDS}
    return {"phase": type(phase).__name__, **fields}


def dump_stack(pos: Position, viewer: int) -> list[Plain]:
    """The phases a viewer may know of: a phase that only prepares another seat's move, and all above it, stay out."""
    return [dump_phase(phase) for phase in pos.stack[: pos.phases_known_to(viewer)]]


def restore(pos: Position, data: Plain, phases: dict[str, type[Phase[Any]]]) -> None:
    """Fills a fresh position with dumped data."""
    for name in type(pos).FIELDS:
        value = revive(data["fields"][name], type(pos).RECORDS.get(name))
        setattr(pos, name, fitting(value, getattr(pos, name)))
    pos.stack = [restore_phase(entry, phases) for entry in data["stack"]]


def restore_phase(entry: Plain, phases: dict[str, type[Phase[Any]]]) -> Phase[Any]:
    cls = phases.get(entry["phase"])
    if cls is None:
        raise BadFile(f"there is no phase called {entry['phase']!r} in this game")
    return cls(*[revive(entry[name], cls.RECORDS.get(name)) for name in cls.FIELDS])


def checksum(pos: Position) -> str:
    """Sixteen hexadecimal digits that change with any fact of the position."""
    return hashlib.sha256(msgspec.json.encode(dump(pos), order="deterministic")).hexdigest()[:16]


def plain(value: Any) -> Any:
    """Lists are copied so that a dump and its position never share one; a record becomes a table of its facts."""
    if isinstance(value, int):
        return value
    if isinstance(value, Block):
        return [plain(item) for item in value] if len(value) > 0 and isinstance(value[0], Block) else list(value)
    if isinstance(value, list):
        return [plain(item) if isinstance(item, (list, Record, Block)) else item for item in value]
    if isinstance(value, Record):
        return {name: plain(getattr(value, name)) for name in type(value).FIELDS}
    return value


def fitting(value: Any, field: Any) -> Any:
    """A value as a position holds it: numbers come in a block where the field held one.

    A block of blocks always has the same length: its parts are exchanged.
    """
    if not isinstance(field, Block):
        return value
    if len(field) == 0 or not isinstance(field[0], Block):
        return type(field)(value)
    for place, part in enumerate(value):
        field[place] = type(field[place])(part)
    return field


def revive(value: Any, record: type[Record] | None) -> Any:
    """What `plain` made, back again: a record, a list of records, or plain numbers."""
    if record is None:
        return plain(value)
    if isinstance(value, list):
        return [revive(item, record) for item in value]
    if isinstance(value, dict):
        return record(*[plain(value[name]) for name in record.FIELDS])
    return value
