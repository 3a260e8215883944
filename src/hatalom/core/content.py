"""Content: a game's numbers as TOML files, and overlays with which the owner of a box corrects them."""

import copy
import hashlib
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from hatalom.core.errors import BadFile

Table = dict[str, Any]

DEEPEST = 12
SIGNED = ("modifier", "port")
"""Numbers whose names have one of these words may be below zero."""
NAMES = "names"
"""The part of an overlay that renames things; it belongs to the texts, not to the content."""


@dataclass(frozen=True)
class ContentFiles:
    """Where a game's content lies, and which lists are links that an overlay may add to or take from."""

    package: str
    names: tuple[str, ...]
    links: tuple[str, ...] = ()
    fixed: tuple[str, ...] = ()

    def load(self) -> Table:
        """All files as one table. It is read once and shared: copy it before you change it."""
        return _read(self)


@cache
def _read(content_files: ContentFiles) -> Table:
    whole: Table = {}
    for name in content_files.names:
        text = (files(content_files.package) / "content" / f"{name}.toml").read_text(encoding="utf-8")
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
    """The text of an overlay as a table; `name` is what the file is called in complaints, which tell the line."""
    try:
        overlay = tomllib.loads(text)
        check_depth(overlay)
    except RecursionError as error:
        raise BadFile(f"{name} is nested too deeply: write it like the content files of the game") from error
    except ValueError as error:
        raise BadFile(f"{name} is not valid TOML: {error}") from error
    return overlay


def check_depth(overlay: Table) -> None:
    """Refuses an overlay that is nested more deeply than any content is: nobody could say what is wrong with it."""
    layer: list[Any] = [overlay]
    for _ in range(DEEPEST):
        layer = [inner for outer in layer for inner in _parts(outer)]
        if not layer:
            return
    raise BadFile("the overlay is nested too deeply: write it like the content files of the game")


def _parts(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []


def overlaid(base: Table, overlay: Table, content_files: ContentFiles) -> Table:
    """A copy of the base with the overlay's values; refuses new keys, new ids and other types."""
    whole = copy.deepcopy(base)
    _overlay_table(whole, {key: value for key, value in overlay.items() if key != NAMES}, "", content_files)
    return whole


def overlay_label(name: str, overlay: Table) -> str:
    """What a journal's head says of an overlay: its name and a checksum of its values, whatever its layout."""
    digest = hashlib.sha256(msgspec.json.encode(overlay, order="deterministic")).hexdigest()
    return f"{name} {digest[:16]}"


def sources(table: Table) -> list[Sourced]:
    """Every block with a source, in file order, for `hatalom content`."""
    return list(_sources(table, ""))


def row_name(row: Table, number: int) -> str:
    """What a row of a list is called: its id, the two ends of a link, or its place in the list."""
    if "id" in row:
        return str(row["id"])
    return "–".join(sorted((row["a"], row["b"]))) if "a" in row and "b" in row else str(number + 1)


def _merge_new(whole: Table, part: Table) -> None:
    for key, value in part.items():
        if key in whole and isinstance(value, dict) and isinstance(whole[key], dict):
            _merge_new(whole[key], value)
        else:
            whole[key] = value


def _overlay_table(base: Table, overlay: Table, path: str, content_files: ContentFiles) -> None:
    for key, value in overlay.items():
        here = f"{path}.{key}" if path else key
        if here in content_files.links:
            base[key] = _overlay_links(base[key], value, here)
        elif key not in base:
            raise BadFile(f"overlay: {here} is unknown; keys at this place: {', '.join(base)}")
        elif key == "id" or here in content_files.fixed:
            if value != base[key]:
                raise BadFile(f"overlay: {here} cannot be changed; leave it out")
        elif isinstance(base[key], list) and base[key] and isinstance(base[key][0], dict):
            _overlay_rows(base[key], value, here, content_files)
        elif isinstance(base[key], dict):
            _overlay_table(base[key], _expect(value, dict, here), here, content_files)
        else:
            base[key] = _fitting(base[key], value, here)


def _overlay_rows(rows: list[Table], changes: Any, path: str, content_files: ContentFiles) -> None:
    by_id = {row["id"]: row for row in rows if "id" in row}
    for change in _expect(changes, list, path):
        name = _expect(change, dict, path).get("id")
        if name not in by_id:
            raise BadFile(f"overlay: {path} has no entry with id {name!r}; ids: {', '.join(by_id)}")
        _overlay_table(by_id[name], change, f"{path}.{name}", content_files)


def _overlay_links(rows: list[Table], changes: Any, path: str) -> list[Table]:
    """Links are pairs (a, b): a new pair is added, a pair with `remove = true` is taken away."""
    links = {frozenset((row["a"], row["b"])): row for row in rows}
    ids = {end for pair in links for end in pair}
    for change in _expect(changes, list, path):
        ends = [_expect(change, dict, path).get(end) for end in ("a", "b")]
        for end in ends:
            if end not in ids:
                raise BadFile(f"overlay: {path} names {end!r}; expected one of {', '.join(sorted(ids))}")
        pair = frozenset(ends)
        if change.get("remove", False):
            if pair not in links:
                raise BadFile(f"overlay: {path} has no link {ends[0]} – {ends[1]} to remove")
            del links[pair]
        else:
            links[pair] = {**links.get(pair, {}), **change, "source": "overlay"}
    return list(links.values())


def _fitting(old: Any, new: Any, path: str) -> Any:
    """A value of the same type as the old one; only modifiers and what is negative in the box may be negative."""
    _expect(new, type(old), path)
    may_be_negative = any(word in path.rpartition(".")[2] for word in SIGNED)
    if isinstance(old, int) and old >= 0 > new and not may_be_negative:
        raise BadFile(f"overlay: {path} is {new}; expected 0 or more")
    return new


def _expect(value: Any, kind: type, path: str) -> Any:
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        names = {int: "a whole number", str: "a text", bool: "true or false", list: "a list", dict: "a table"}
        raise BadFile(f"overlay: {path} is {value!r}; expected {names.get(kind, kind.__name__)}")
    return value


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
