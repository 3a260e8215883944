"""The description of a box from which it can be corrected: for every fact of its rows what it may be."""

from typing import Any, Literal

import msgspec

from hatalom.core.action import Kind
from hatalom.core.content import ContentFiles
from hatalom.core.overlay import DEGREES, is_rows, limits_of, sheet_of
from hatalom.core.provenance import DETAIL, LABELS, Block

FactKind = Literal["number", "decimal", "flag", "word", "words", "text", "numbers", "rows", "degrees", "locked"]
DRAWN = ("lat_min", "lat_max", "lon_min", "lon_max", "outline", "points")
"""How areas are drawn: their outlines are built ahead, so no correction would be seen."""


class Column(msgspec.Struct):
    """One fact that the rows of a block have, or may have.

    A number lies between `low` and `high`, and so do degrees, which say where a place is drawn.  A word is one of
    `words`, which are ids of the kind `names` where there is one.  What is locked cannot be changed.  Rows inside
    a row have `columns` of their own.
    """

    key: str
    kind: FactKind
    rule: str = ""
    low: int = 0
    high: int = 0
    words: list[str] = []
    names: str = ""
    columns: list["Column"] = []


def columns_of(block: Block, files: ContentFiles, kinds: tuple[Kind, ...]) -> list[Column]:
    """What can be corrected in a block, in the order in which its rows name it."""
    path = f"{block.path}.*" if block.is_list else block.path
    found = _columns([row.facts for row in block.rows], path, files, kinds)
    for column in found:
        column.rule = block.rules.get(column.key.partition(".")[0], "")
        if files.is_fixed(f"{path}.{column.key}") or files.is_fixed(f"{block.path}.{column.key}"):
            column.kind = "locked"
    return found


def _columns(tables: list[dict[str, Any]], path: str, files: ContentFiles, kinds: tuple[Kind, ...]) -> list[Column]:
    keys = dict.fromkeys(key for table in tables for key in table)
    return [
        _column(key, [table[key] for table in tables if key in table], f"{path}.{key}", files, kinds)
        for key in keys
        if key not in DRAWN and key not in LABELS and not key.endswith(DETAIL)
    ]


def _column(key: str, known: list[Any], path: str, files: ContentFiles, kinds: tuple[Kind, ...]) -> Column:
    first = known[0]
    items = [item for value in known if isinstance(value, list) for item in value]
    words = list(files.words_of(path))
    names = _kind_of(words, kinds)
    if isinstance(first, bool):
        return Column(key, "flag")
    if isinstance(first, int):
        low, high = limits_of(key.rpartition(".")[2], [value for value in known if isinstance(value, int)])
        return Column(key, "number", low=low, high=high)
    if key in DEGREES:
        low, high = sheet_of(known)
        return Column(key, "degrees", low=low, high=high)
    if isinstance(first, float):
        return Column(key, "decimal")
    if isinstance(first, str):
        return Column(key, "word" if words else "text", words=words, names=names)
    if any(is_rows(value) for value in known):
        rows = [row for value in known for row in value]
        return Column(key, "rows", columns=_columns(rows, path, files, kinds))
    if words:
        return Column(key, "words", words=words, names=names)
    return Column(key, "numbers" if items and all(type(item) is int for item in items) else "locked")


def _kind_of(words: list[str], kinds: tuple[Kind, ...]) -> str:
    """The smallest kind that has them all."""
    ids = {word for word in words if word}
    having = [kind for kind in kinds if ids and ids <= set(kind.ids)]
    return min(having, key=lambda kind: len(kind.ids)).name if having else ""
