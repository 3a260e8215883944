"""What is in a box and where it comes from: its content as blocks of rows, each with its facts and their source."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hatalom.core.action import Kind
from hatalom.core.content import ContentFiles, Table, row_name
from hatalom.core.overlay import is_rows

DETAIL = "_source"
LABELS = ("source", "rule", "rules", "id", "name", "note")


@dataclass(frozen=True)
class Row:
    """One row of a list, or a table as a whole (without an id); a link has two ends.

    `details` are single facts of it that come from elsewhere: `ip` of a province with `ip_source`.  `facts` are all
    that it says, also in tables inside it: `recruit.knights`.
    """

    id: str
    source: str
    ends: tuple[str, str] | None
    details: dict[str, str]
    rule: str
    facts: dict[str, Any]


@dataclass(frozen=True)
class Block:
    """Rows that belong together: `map.regions`, `prices`."""

    path: str
    rule: str
    rows: tuple[Row, ...]
    rules: dict[str, str]
    """The rules of single facts."""
    is_list: bool

    def ids(self) -> set[str]:
        """What its rows are about."""
        return {name for row in self.rows for name in (row.ends or (row.id,)) if name}

    def kind_in(self, kinds: tuple[Kind, ...]) -> str:
        """The kind of things its rows are about: the smallest that has them all; nothing where none has."""
        ids = self.ids()
        having = [kind for kind in kinds if ids and ids <= set(kind.ids)]
        return min(having, key=lambda kind: len(kind.ids)).name if having else ""


def blocks(table: Table, content_files: ContentFiles) -> list[Block]:
    """The content of a game in the order of its files."""
    return list(_blocks(table, "", "", content_files))


def _blocks(table: Table, path: str, inherited: str, files: ContentFiles) -> Iterator[Block]:
    source = str(table.get("source", inherited))
    if "source" in table:
        row = _row("", table, source, is_whole=True)
        if row.facts:
            yield Block(path, str(table.get("rule", "")), (row,), table.get("rules", {}), is_list=False)
    for key, value in table.items():
        here = f"{path}.{key}" if path else key
        if isinstance(value, dict):
            yield from _blocks(value, here, source, files)
        elif is_rows(value):
            name = files.key_of(here)
            rows = tuple(_row(row_name(row, number, name), row, source, key=name) for number, row in enumerate(value))
            yield Block(here, str(value[0].get("rule", table.get("rule", ""))), rows, {}, is_list=True)


def _row(name: str, row: Table, inherited: str, key: str = "id", is_whole: bool = False) -> Row:
    ends = (str(row["a"]), str(row["b"])) if "a" in row and "b" in row else None
    details = {key.removesuffix(DETAIL): str(word) for key, word in row.items() if key.endswith(DETAIL)}
    besides = (key, *(("a", "b") if ends else ()))
    facts = {fact: value for fact, value in _facts(row, "", is_whole) if fact not in besides}
    return Row(name, str(row.get("source", inherited)), ends, details, str(row.get("rule", "")), facts)


def _facts(table: Table, path: str, is_whole: bool) -> Iterator[tuple[str, Any]]:
    """What a table says itself; rows that a block has as a whole, and tables with a source, are blocks of their own."""
    for key, value in table.items():
        if key in LABELS or key.endswith(DETAIL) or (is_whole and is_rows(value)):
            continue
        if not isinstance(value, dict):
            yield path + key, value
        elif "source" not in value:
            yield from _facts(value, f"{path}{key}.", is_whole)
