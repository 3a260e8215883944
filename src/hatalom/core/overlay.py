"""Overlays: how the owner of a box corrects its content, and what he cannot do."""

import copy
import math
from typing import Any

from hatalom.core.boxfaults import BadBox
from hatalom.core.content import ABOUT, NAMES, ContentFiles, Table

SIGNED = ("modifier", "port")
"""Numbers whose names have one of these words may be below zero."""
LEAST_LIMIT = 99
TIMES = 10
"""No number may be above 99 and ten times what the box has at such a place: games would not end."""
MOST_ITEMS = 200
DEGREES = ("lat", "lon", "draw_lat", "draw_lon")
"""Where a place is drawn, in degrees."""


def overlaid(base: Table, overlay: Table, content_files: ContentFiles) -> Table:
    """A copy of the base with the overlay's values; refuses new keys, new ids and other types."""
    whole = copy.deepcopy(base)
    values = {key: value for key, value in overlay.items() if key not in (NAMES, ABOUT)}
    _Overlay(content_files).correct(whole, values, "", [base])
    return whole


def is_rows(value: Any) -> bool:
    """Whether this is a list of tables."""
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def limits_of(key: str, known: list[int]) -> tuple[int, int]:
    """The least and the most that a number may be, from its name and what the box has at such places."""
    least, most = min(known), max(known)
    is_signed = any(word in key for word in SIGNED) or least < 0
    high = max(LEAST_LIMIT, TIMES * most)
    return (-high if is_signed else 0), high


def sheet_of(known: list[float]) -> tuple[int, int]:
    """How far a place may be moved: to the last whole degree that has one of its kind."""
    return math.floor(min(known)), math.ceil(max(known))


class _Overlay:
    """`kin` are the tables at the same place in all rows of a list: what one of them has, another may get."""

    def __init__(self, content_files: ContentFiles) -> None:
        self.files = content_files

    def correct(self, base: Table, overlay: Table, path: str, kin: list[Table]) -> None:
        for key, value in overlay.items():
            here = f"{path}.{key}" if path else key
            known = [table[key] for table in (base, *kin) if key in table]
            if here in self.files.links:
                base[key] = self._links(base[key], value, here)
            elif not known:
                keys = dict.fromkeys(key for table in kin for key in table)
                raise BadBox("unknown-key", key=here, known=", ".join(keys))
            elif key == "id" or self.files.is_fixed(here):
                if value != base.get(key):
                    raise BadBox("fixed", key=here)
            elif any(is_rows(old) for old in known):
                self._correct_rows(base, key, value, here, known)
            elif isinstance(known[0], dict):
                self.correct(base.setdefault(key, {}), _expect(value, dict, here), here, known)
            else:
                base[key] = self._fitting(known, value, here)

    def _correct_rows(self, base: Table, key: str, value: Any, here: str, known: list[Any]) -> None:
        name = self.files.key_of(here)
        rows = [row for old in known for row in old]
        if any(name in row for row in rows):
            self._rows(base[key], value, here, name)
        else:
            base[key] = self._new_rows(value, here, rows)

    def _rows(self, rows: list[Table], changes: Any, path: str, key: str) -> None:
        by_name = {row[key]: row for row in rows if key in row}
        kin = copy.deepcopy(rows)
        for change in _expect(changes, list, path):
            name = _expect(change, dict, path).get(key)
            if not isinstance(name, str | int) or name not in by_name:
                names = ", ".join(str(known) for known in by_name)
                raise BadBox("no-entry", key=path, fact=key, found=repr(name), known=names)
            facts = {fact: value for fact, value in change.items() if fact != key}
            self.correct(by_name[name], facts, f"{path}.{name}", kin)

    def _new_rows(self, rows: Any, path: str, samples: list[Table]) -> list[Table]:
        """Rows without names are given all together, each with the facts that all such rows have."""
        needed = set.intersection(*(set(sample) for sample in samples))
        found = []
        for row in _expect(rows, list, path):
            missing = sorted(needed - set(_expect(row, dict, path)))
            if missing:
                raise BadBox("row-lacks", key=path, facts=", ".join(missing))
            new: Table = {}
            self.correct(new, row, path, samples)
            found.append(new)
        _check_length(found, path)
        return found

    def _links(self, rows: list[Table], changes: Any, path: str) -> list[Table]:
        """Links are pairs (a, b): a new pair is added, a pair with `remove = true` is taken away."""
        links = {frozenset((row["a"], row["b"])): row for row in rows}
        ids = {end for pair in links for end in pair}
        for change in _expect(changes, list, path):
            ends = [_expect(change, dict, path).get(end) for end in ("a", "b")]
            for end in ends:
                if end not in ids:
                    raise BadBox("unknown-end", key=path, found=repr(end), known=", ".join(sorted(ids)))
            pair = frozenset(ends)
            if len(pair) == 1:
                raise BadBox("joins-itself", key=path, found=str(ends[0]))
            facts = {key: value for key, value in change.items() if key not in ("a", "b", "remove")}
            if _expect(change.get("remove", False), bool, f"{path}.remove"):
                if pair not in links:
                    raise BadBox("no-link", key=path, a=str(ends[0]), b=str(ends[1]))
                del links[pair]
            else:
                new = dict(links.get(pair, {}))
                self.correct(new, facts, f"{path}.{'–'.join(sorted(pair))}", rows)
                links[pair] = {**new, **change, "source": "overlay"}
        return list(links.values())

    def _fitting(self, known: list[Any], new: Any, path: str) -> Any:
        """A value of the same type as the known ones, and within their limits; 2 is a number with a point, too."""
        if type(new) is int and isinstance(known[0], float):
            new = float(new)
        else:
            _expect(new, type(known[0]), path)
        if isinstance(new, bool):
            return new
        if isinstance(new, int):
            least, most = limits_of(path.rpartition(".")[2], known)
            if new < 0 == least:
                raise BadBox("below-zero", key=path, found=str(new))
            if not least <= new <= most:
                raise BadBox("limits", key=path, found=str(new), low=least, high=most)
        elif isinstance(new, float):
            if not math.isfinite(new):
                raise BadBox("not-finite", key=path, found=str(new))
            if path.rpartition(".")[2] in DEGREES:
                _check_sheet(path, new, known)
        elif isinstance(new, str):
            self._check_word(new, path)
        else:
            self._check_items(known, new, path)
        return new

    def _check_items(self, known: list[Any], new: list[Any], path: str) -> None:
        _check_length(new, path)
        kinds = {type(item) for old in known for item in old}
        for item in new:
            if kinds and type(item) not in kinds:
                raise BadBox(f"item-{min(kind.__name__ for kind in kinds)}", key=path, found=repr(item))
            if isinstance(item, str):
                self._check_word(item, path)
        words = [item for item in new if isinstance(item, str)]
        if self.files.words_of(path) and len(set(words)) != len(words):
            raise BadBox("twice", key=path, found=", ".join(words))

    def _check_word(self, word: str, path: str) -> None:
        words = self.files.words_of(path)
        if words and word not in words:
            expected = ", ".join(known or "nothing" for known in words)
            raise BadBox("unknown-word", key=path, found=repr(word), known=expected)


def _check_sheet(path: str, new: float, known: list[float]) -> None:
    """A place stays on the map."""
    least, most = sheet_of(known)
    if not least <= new <= most:
        raise BadBox("off-the-map", key=path, found=str(new), low=least, high=most)


def _check_length(items: list[Any], path: str) -> None:
    if len(items) > MOST_ITEMS:
        raise BadBox("too-many", key=path, found=len(items), most=MOST_ITEMS)


def _expect(value: Any, kind: type, path: str) -> Any:
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise BadBox(f"expected-{kind.__name__}", key=path, found=repr(value))
    return value
