"""Every key of the content files is read: whoever corrects a number with an overlay must see the game change."""

from collections.abc import Iterator
from fnmatch import fnmatchcase
from importlib import import_module
from typing import Any

import pytest

from hatalom import games
from hatalom.core.content import ContentFiles, Table, row_name

ABOUT = ("id", "source", "rule", "rules", "note", "*_source")
"""What a block says of itself: its name, and where its facts come from."""
ELSEWHERE = {
    "power_and_weakness": (
        "game.minutes",  # the server's library
        "map.regions.*.lat",  # the maker of the map, as the next three
        "map.regions.*.lon",
        "map.regions.*.outline",
        "map.connections.*.points",
        "map.regions.*.name",  # the tests compare it with the rules
    ),
    "heads_of_state": (
        "areas.*.lat",  # the maker of the map, as the next one
        "areas.*.lon",
    ),
    "hannibal": (
        "game.minutes",  # the server's library
        "map.spaces.*lat",  # the maker of the map, as the next one
        "map.spaces.*lon",
    ),
    "maria": (
        "game.minutes",  # the server's library
        "towns.*.lat",  # the maker of the map, as the next one
        "towns.*.lon",
        "sectors.F15.suit",  # no town lies there, but the board shows it
        "tracks.*.spaces.*.star",  # the browser's book, as the next one: the rules need the first star, and
        "tracks.*.spaces.*.status",  # the status of Saxony alone
    ),
    "great_war": (
        "game.minutes",  # the server's library
        "map.*.lat",  # the maker of the map, as the next one
        "map.*.lon",
    ),
}
"""What others read, and the rules do not."""


class Watched(dict[str, Any]):
    """A table that remembers which of its keys were asked for."""

    def __init__(self, table: Table, path: str, read: set[str]) -> None:
        super().__init__({key: watched(value, joined(path, key), read) for key, value in table.items()})
        self.path = path
        self.read = read

    def __getitem__(self, key: str) -> Any:
        value = super().__getitem__(key)
        self.read.add(joined(self.path, key))
        return value

    def __contains__(self, key: object) -> bool:
        return self.get(str(key)) is not None

    def get(self, key: str, default: Any = None) -> Any:
        return self[key] if super().__contains__(key) else default

    def items(self) -> Any:
        return [(key, self[key]) for key in self]

    def values(self) -> Any:
        return [self[key] for key in self]


def joined(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def watched(value: Any, path: str, read: set[str]) -> Any:
    if isinstance(value, dict):
        return Watched(value, path, read)
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return [Watched(row, joined(path, row_name(row, number)), read) for number, row in enumerate(value)]
    return value


def keys_of(value: Any, path: str = "") -> Iterator[str]:
    """Every fact of a table and of the tables in it; rows of a list by their names."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from keys_of(inner, joined(path, key))
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for number, row in enumerate(value):
            yield from keys_of(row, joined(path, row_name(row, number)))
    else:
        yield path


@pytest.mark.parametrize("name", games.NAMES)
def test_every_key_of_the_content_is_read(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    loading = import_module(f"hatalom.games.{name}.load")
    files: ContentFiles = loading.FILES
    table, read = files.load(), set[str]()
    monkeypatch.setattr(ContentFiles, "load", lambda self: watched(table, "", read))
    loading.load()
    unread = [key for key in keys_of(table) if key not in read and not is_about(key) and not files.is_fixed(key)]
    elsewhere = ELSEWHERE[name]
    left = [key for key in unread if not any(fnmatchcase(key, pattern) for pattern in elsewhere)]
    assert left == [], "an overlay of these would be accepted and change nothing"
    idle = [pattern for pattern in elsewhere if not any(fnmatchcase(key, pattern) for key in unread)]
    assert idle == [], "no unread key is like these"


def is_about(key: str) -> bool:
    parts = key.split(".")
    return any(fnmatchcase(parts[-1], word) for word in ABOUT) or "rules" in parts
