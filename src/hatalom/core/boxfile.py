"""A corrected box as one readable file: its corrections as TOML, and what the file says of itself."""

import json
import re
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from hatalom.core.boxfaults import BadBox, BoxFault
from hatalom.core.content import ABOUT, ContentFiles, Table, overlay_digest, parse_overlay

AT_LINE = re.compile(r"at line (\d+)")
HEAD = "# A corrected box for Hatalom. Only what differs from the box of the program is here."


class About(msgspec.Struct, forbid_unknown_fields=True):
    """What a box says of itself.

    Notes go by the row they are about, such as `roads.glatz–neisse`.  `confirmed` are rows that the owner has compared
    with his box and found right.  The digest is that of the corrections.
    """

    game: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=60, pattern=r"^[^\x00-\x1f\x7f]*$")] = ""
    digest: Annotated[str, Meta(max_length=16)] = ""
    notes: dict[str, Annotated[str, Meta(max_length=500)]] = {}
    confirmed: list[Annotated[str, Meta(max_length=120)]] = []


class Boxed(msgspec.Struct):
    """A box file that was read: the corrections, and what it says of itself."""

    about: About
    overlay: Table


def read(text: str, name: str, game: str) -> Boxed:
    """The box of a file for this game; faults tell the line or the key."""
    return opened(parse_overlay(text, name), name, game)


def opened(table: Table, name: str, game: str) -> Boxed:
    """The two parts of an overlay; one that says it is of another game or has other values is refused."""
    overlay = {key: value for key, value in table.items() if key != ABOUT}
    try:
        about = msgspec.convert(table.get(ABOUT, {}), About)
    except msgspec.ValidationError as error:
        raise BadBox("about", file=name, why=str(error)) from error
    if about.game not in ("", game):
        raise BadBox("other-game", file=name, found=about.game, game=game)
    if about.digest not in ("", overlay_digest(overlay)):
        raise BadBox("changed", file=name, found=overlay_digest(overlay), digest=about.digest)
    return Boxed(about, overlay)


def located(fault: BoxFault, text: str, files: ContentFiles) -> BoxFault:
    """The fault with the line of the file that it is about, where one can be named."""
    at = AT_LINE.search(str(fault.args.get("why", "")))
    key = str(fault.args.get("key", ""))
    line = int(at[1]) if at else _line_of(key, text, files) if key else 0
    return msgspec.structs.replace(fault, line=line)


def _line_of(key: str, text: str, files: ContentFiles) -> int:
    """The line that gives a key its value, else the heading or the row that it stands under, else 0."""
    found, longest = 0, 0
    for number, path in _keys_of_lines(text, files):
        is_above = key == path or key.startswith(f"{path}.")
        if is_above and len(path) > longest:
            found, longest = number, len(path)
    return found


def _keys_of_lines(text: str, files: ContentFiles) -> Iterator[tuple[int, str]]:
    """Every heading and every fact with the number of its line and its key; rows go by their names."""
    lines = text.splitlines()
    heads = [number for number, line in enumerate(lines) if line.lstrip().startswith("[")]
    for head, end in zip(heads, [*heads[1:], len(lines)], strict=True):
        path = lines[head].strip().strip("[]").strip()
        facts = {
            number: tuple(part.strip() for part in lines[number].split("=", 1))
            for number in range(head + 1, end)
            if "=" in lines[number]
        }
        values = {fact: value.strip("\"'") for fact, value in facts.values()}
        if lines[head].lstrip().startswith("[["):
            ends = sorted(values[end] for end in ("a", "b") if end in values)
            name = "–".join(ends) if path in files.links else values.get(files.key_of(path), "")
            yield head + 1, path
            path = f"{path}.{name}" if name else path
        yield head + 1, path
        yield from ((number + 1, f"{path}.{fact}") for number, (fact, _) in facts.items())


def write(about: About, overlay: Table) -> str:
    """The file; what it says of itself comes first."""
    told = msgspec.structs.replace(about, digest=overlay_digest(overlay) if overlay else "")
    head: Table = {ABOUT: {key: value for key, value in msgspec.to_builtins(told).items() if value}}
    return "\n".join([HEAD, *_tables({**head, **overlay}, ""), ""])


def _tables(table: Table, path: str) -> Iterator[str]:
    """Plain values under their heading first, then the tables and rows inside."""
    inner = {key: value for key, value in table.items() if _is_block(value)}
    plain = {key: value for key, value in table.items() if key not in inner}
    if path and (plain or not inner):
        yield f"\n[{path}]"
    for key, value in plain.items():
        yield f"{_key(key)} = {_value(value)}"
    for key, value in inner.items():
        here = f"{path}.{_key(key)}" if path else _key(key)
        if isinstance(value, dict):
            yield from _tables(value, here)
        else:
            for row in value:
                yield f"\n[[{here}]]"
                yield from (f"{_key(fact)} = {_value(inside)}" for fact, inside in row.items())


def _is_block(value: Any) -> bool:
    """What gets a heading of its own; lists of rows in a row are written in a line."""
    is_rows = isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)
    return is_rows or isinstance(value, dict)


def _key(key: str) -> str:
    is_bare = bool(key) and key.isascii() and key.replace("_", "").replace("-", "").isalnum()
    return key if is_bare else _text(key)


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_value(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_value(item) for item in value) + "]"
    if isinstance(value, str):
        return _text(value)
    return json.dumps(value)


def _text(text: str) -> str:
    """A TOML string: JSON's, but for the one control character that JSON leaves alone."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
