"""Entries of a long log, kept small: full pages are packed, and unpacked when somebody reads them."""

import zlib
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

import msgspec

PAGE = 100
"""So many entries are packed at a time."""
QUICK = 1
"""How hard to pack: most is won at once."""


class Numbered(Protocol):
    """An entry with the ply to which it belongs."""

    ply: int


Entry = TypeVar("Entry", bound=Numbered)


@dataclass(frozen=True, slots=True)
class Page:
    last_ply: int
    """The highest ply of its entries."""
    packed: bytes


class Pages(Generic[Entry]):
    def __init__(self, kind: type[Entry]) -> None:
        self._decoder = msgspec.msgpack.Decoder(list[kind])  # type: ignore[valid-type]
        self._pages: list[Page] = []
        self._open: list[Entry] = []

    def __len__(self) -> int:
        return PAGE * len(self._pages) + len(self._open)

    def add(self, entry: Entry) -> None:
        self._open.append(entry)
        if len(self._open) == PAGE:
            packed = zlib.compress(msgspec.msgpack.encode(self._open), QUICK)
            self._pages.append(Page(max(entry.ply for entry in self._open), packed))
            self._open = []

    def after(self, count: int) -> list[Entry]:
        """All but the first so many."""
        first = count // PAGE
        found = [entry for page in self._pages[first:] for entry in self._read(page)]
        found += self._open
        return found[count - PAGE * min(first, len(self._pages)) :]

    def cut(self, ply: int) -> None:
        """Takes out what belongs to a later ply."""
        whole = next((number for number, page in enumerate(self._pages) if page.last_ply > ply), len(self._pages))
        rest = self.after(PAGE * whole)
        del self._pages[whole:]
        self._open = []
        for entry in rest:
            if entry.ply <= ply:
                self.add(entry)

    def _read(self, page: Page) -> list[Entry]:
        found: list[Entry] = self._decoder.decode(zlib.decompress(page.packed))
        return found
