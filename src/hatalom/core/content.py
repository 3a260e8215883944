"""Content: a game's numbers as TOML files, and overlays with which the owner of a box corrects them."""

import hashlib
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from hatalom.core.boxfaults import BadBox
from hatalom.core.errors import BadFile

Table = dict[str, Any]

DEEPEST = 12
NAMES = "names"
"""The part of an overlay that renames things; it belongs to the texts, not to the content."""
ABOUT = "box"
"""The part of an overlay that tells of the file itself: whose box it is, notes, what was compared."""


@dataclass(frozen=True)
class Total:
    """Numbers whose sum the rules state: `action_tiles.*.count` is 40."""

    path: str
    sum: int
    rule: str


@dataclass(frozen=True)
class ContentFiles:
    """Where a game's content lies, and what an overlay may do with it.

    `links` are lists that it may add to or take from; what is `fixed` it may not change (`*` is any row).  Rows go by
    their `id`, those of the lists in `keys` by another fact.  `words` are the values that a text may have, or the list
    whose ids it may have, by the path of the text, in which `*` stands for any row; all other texts are free.
    """

    package: str
    names: tuple[str, ...]
    links: tuple[str, ...] = ()
    fixed: tuple[str, ...] = ()
    keys: Mapping[str, str] = field(default_factory=dict)
    words: Mapping[str, Sequence[str] | str] = field(default_factory=dict)
    totals: tuple[Total, ...] = ()

    def load(self) -> Table:
        """All files as one table. It is read once and shared: copy it before you change it."""
        return _read(self.package, self.names)

    def words_of(self, path: str) -> Sequence[str]:
        """The values that a text may have; none where it may be anything."""
        words = next((words for pattern, words in self.words.items() if fnmatchcase(path, pattern)), ())
        return [row["id"] for row in self.load()[words]] if isinstance(words, str) else words

    def is_fixed(self, path: str) -> bool:
        """Whether it, or the table that it belongs to, cannot be changed."""
        return any(fnmatchcase(path, fixed) or path.startswith(f"{fixed}.") for fixed in self.fixed)

    def key_of(self, path: str) -> str:
        """The fact by which the rows of a list are told apart."""
        return self.keys.get(path, "id")


@cache
def _read(package: str, names: tuple[str, ...]) -> Table:
    whole: Table = {}
    for name in names:
        text = (files(package) / "content" / f"{name}.toml").read_text(encoding="utf-8")
        _merge_new(whole, tomllib.loads(text))
    return whole


@dataclass(frozen=True)
class Sourced:
    """One block of content and where its facts come from."""

    path: str
    source: str
    rule: str
    details: dict[str, str]
    """Single facts of the block that come from elsewhere: `count` of a tile with `count_source`."""


def read_overlay(path: Path) -> Table:
    """An overlay file as a table; says where it cannot be read."""
    try:
        return parse_overlay(path.read_text(encoding="utf-8"), str(path))
    except OSError as error:
        raise BadFile(f"cannot read the overlay {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadFile(f"{path} is not a text file: an overlay is TOML in UTF-8") from error


def parse_overlay(text: str, name: str) -> Table:
    """The text of an overlay as a table; `name` is what the file is called in faults, which tell the line."""
    try:
        overlay = tomllib.loads(text)
        check_depth(overlay)
    except RecursionError as error:
        raise BadBox("too-deep", file=name) from error
    except ValueError as error:
        raise BadBox("not-toml", file=name, why=str(error)) from error
    return overlay


def check_depth(overlay: Table) -> None:
    """Refuses an overlay that is nested more deeply than any content is: nobody could say what is wrong with it."""
    layer: list[Any] = [overlay]
    for _ in range(DEEPEST):
        layer = [inner for outer in layer for inner in _parts(outer)]
        if not layer:
            return
    raise BadBox("too-deep", file="the overlay")


def _parts(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []


def overlay_label(name: str, overlay: Table) -> str:
    """What a journal's head says of an overlay: its name and a checksum of its values, whatever its layout."""
    return f"{name} {overlay_digest(overlay)}"


def overlay_digest(overlay: Table) -> str:
    """A checksum of the values of an overlay; what it tells of itself does not count."""
    values = {key: value for key, value in overlay.items() if key != ABOUT}
    return hashlib.sha256(msgspec.json.encode(values, order="deterministic")).hexdigest()[:16]


def sources(table: Table) -> list[Sourced]:
    """Every block with a source, in file order, for `hatalom content`."""
    return list(_sources(table, ""))


def row_name(row: Table, number: int, key: str = "id") -> str:
    """What a row of a list is called: its id or key, the two ends of a link, or its place in the list."""
    if key in row:
        return str(row[key])
    return "–".join(sorted((row["a"], row["b"]))) if "a" in row and "b" in row else str(number + 1)


def _merge_new(whole: Table, part: Table) -> None:
    for key, value in part.items():
        if key in whole and isinstance(value, dict) and isinstance(whole[key], dict):
            _merge_new(whole[key], value)
        else:
            whole[key] = value


def _sources(value: Any, path: str) -> Iterator[Sourced]:
    if isinstance(value, dict):
        if "source" in value:
            suffix = "_source"
            details = {key.removesuffix(suffix): str(word) for key, word in value.items() if key.endswith(suffix)}
            yield Sourced(path, str(value["source"]), str(value.get("rule", "")), details)
        for key, inner in value.items():
            yield from _sources(inner, f"{path}.{key}" if path else key)
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            if isinstance(inner, dict):
                yield from _sources(inner, f"{path}.{row_name(inner, number)}")
