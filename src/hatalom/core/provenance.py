"""Where the facts of a box come from: its content as blocks of rows, each with its source."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hatalom.core.action import Kind
from hatalom.core.content import Table, row_name

DETAIL = "_source"
LABELS = ("source", "rule", "id")


@dataclass(frozen=True)
class Row:
    """One row of a list, or a table as a whole (without an id); a link has two ends.

    `details` are single facts of it that come from elsewhere: `ip` of a province with `ip_source`.
    """

    id: str
    source: str
    ends: tuple[str, str] | None
    details: dict[str, str]


@dataclass(frozen=True)
class Block:
    """Rows that belong together: `map.regions`, `prices`."""

    path: str
    rule: str
    rows: tuple[Row, ...]

    def ids(self) -> set[str]:
        """What its rows are about."""
        return {name for row in self.rows for name in (row.ends or (row.id,)) if name}

    def kind_in(self, kinds: tuple[Kind, ...]) -> str:
        """The kind of things its rows are about: the smallest that has them all; nothing where none has."""
        ids = self.ids()
        having = [kind for kind in kinds if ids and ids <= set(kind.ids)]
        return min(having, key=lambda kind: len(kind.ids)).name if having else ""


def blocks(table: Table) -> list[Block]:
    """The content of a game in the order of its files."""
    return list(_blocks(table, "", ""))


def _blocks(table: Table, path: str, inherited: str) -> Iterator[Block]:
    source = str(table.get("source", inherited))
    if "source" in table and any(_is_fact(key, value) for key, value in table.items()):
        yield Block(path, str(table.get("rule", "")), (_row("", table, source),))
    for key, value in table.items():
        here = f"{path}.{key}" if path else key
        if isinstance(value, dict):
            yield from _blocks(value, here, source)
        elif _is_rows(value):
            rows = tuple(_row(row_name(row, number), row, source) for number, row in enumerate(value))
            yield Block(here, str(value[0].get("rule", table.get("rule", ""))), rows)


def _is_fact(key: str, value: Any) -> bool:
    """Whether a table says something itself, and does not only head lists."""
    is_label = key in LABELS or key.endswith(DETAIL)
    return not is_label and not isinstance(value, dict) and not _is_rows(value)


def _is_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def _row(name: str, row: Table, inherited: str) -> Row:
    ends = (str(row["a"]), str(row["b"])) if "a" in row and "b" in row else None
    details = {key.removesuffix(DETAIL): str(word) for key, word in row.items() if key.endswith(DETAIL)}
    return Row(name, str(row.get("source", inherited)), ends, details)
