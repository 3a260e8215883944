"""A corrected box examined before anybody plays with it: do its values fit, and can a game be played with them?"""

import time
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Literal

import msgspec

from hatalom.core import boxfile
from hatalom.core.boxfaults import BadBox, BoxFault, fault_of
from hatalom.core.conform import Report, examine_game
from hatalom.core.content import NAMES, ContentFiles, Table, overlay_digest
from hatalom.core.differences import Change, differences, leaves
from hatalom.core.errors import BadFile, HatalomError
from hatalom.core.game import Game
from hatalom.core.overlay import is_rows, overlaid
from hatalom.core.replay import CRASHES
from hatalom.texts import LANGS, name_table

AnyGame = Game[Any, Any]
PLIES = 120
"""So much of a game is played, with the fewest and with the most players."""
SECONDS = 8.0
UNFIT = (*CRASHES, AttributeError, HatalomError)
"""How the content of a game complains of values that do not fit together."""


CheckName = Literal["fits", "total", "joined", "set_up", "played"]


class Check(msgspec.Struct, frozen=True):
    """One thing that was examined.  `why` says what is wrong and at which key; a sum was `found` and `wanted`.

    The `fault` is the same as `why`, for any language.
    """

    name: CheckName
    is_good: bool
    why: str = ""
    key: str = ""
    rule: str = ""
    found: int = 0
    wanted: int = 0
    fault: BoxFault | None = None


def wrong(name: CheckName, fault: BoxFault, rule: str = "", found: int = 0, wanted: int = 0) -> Check:
    """Something that is wrong with a box."""
    key = str(fault.args.get("key", ""))
    return Check(name, False, fault.text(), key, rule, found, wanted, fault)


class Examined(msgspec.Struct, frozen=True):
    digest: str
    changes: list[Change]
    checks: list[Check]

    def fault(self) -> Check | None:
        """The first thing that is wrong."""
        return next((check for check in self.checks if not check.is_good), None)


def examine_box(game: AnyGame, overlay: Table, is_played: bool = True) -> Examined:
    """Examines an overlay; where its values do not fit, nothing further is tried.  It may take seconds."""
    files = game.content_files
    digest = overlay_digest(overlay)
    try:
        changes = differences(files.load(), overlay, files)
        for lang in LANGS:
            name_table(game, lang, overlay)
    except UNFIT as error:
        return Examined(digest, [], [_fault("fits", error)])
    corrected = overlaid(files.load(), overlay, files)
    checks = [Check("fits", is_good=True), *_totals(corrected, files), *_joined(corrected, files)]
    try:
        content = game.load_content(overlay)
        for seats in game.seat_counts:
            game.set_up(seats, game.default_options(), content)
    except UNFIT as error:
        return Examined(digest, changes, [*checks, _fault("set_up", _culprit(game, overlay, error))])
    checks.append(Check("set_up", is_good=True))
    if is_played:
        checks.append(_played(game, content))
    return Examined(digest, changes, checks)


def require_box(game: AnyGame, overlay: Table, file: Path) -> None:
    """Refuses the box of a file with which no game can be played: why, and the line where one can be named."""
    found = examine_box(game, overlay).fault()
    if found is not None:
        text = file.read_text(encoding="utf-8")
        why = boxfile.located(found.fault, text, game.content_files).text() if found.fault is not None else found.why
        raise BadFile(f"no game can be played with the box {file}: {why}")


def _fault(name: CheckName, error: Exception) -> Check:
    if isinstance(error, BadBox):
        return wrong(name, error.fault)
    return Check(name, is_good=False, why=str(error))


def _totals(corrected: Table, files: ContentFiles) -> Iterator[Check]:
    """Sums that the rules state."""
    values = list(leaves(corrected, "", files))
    for total in files.totals:
        found = sum(value for key, value in values if type(value) is int and fnmatchcase(key, total.path))
        if found == total.sum:
            yield Check("total", True, "", total.path, total.rule, found, total.sum)
        else:
            fault = fault_of("sum", key=total.path, found=found, wanted=total.sum)
            yield wrong("total", fault, total.rule, found, total.sum)


def _joined(corrected: Table, files: ContentFiles) -> Iterator[Check]:
    """No place may be cut off by a link that was taken away."""
    for path in files.links:
        before, after = _at(files.load(), path), _at(corrected, path)
        left = {row[end] for row in before for end in ("a", "b")}
        lost: list[str] = []
        while left:
            part = _reached(before, min(left))
            left -= part
            still = max((_reached(after, place) & part for place in part), key=len)
            lost += sorted(part - still)
        if lost:
            yield wrong("joined", fault_of("cut-off", key=path, places=", ".join(lost[:5])))
        else:
            yield Check("joined", True, key=path)


def _at(table: Table, path: str) -> list[Table]:
    found: Any = table
    for key in path.split("."):
        found = found[key]
    rows: list[Table] = found
    return rows


def _reached(rows: list[Table], start: str) -> set[str]:
    beside: dict[str, list[str]] = {}
    for row in rows:
        beside.setdefault(row["a"], []).append(row["b"])
        beside.setdefault(row["b"], []).append(row["a"])
    found, front = {start}, [start]
    while front:
        new = [place for place in beside.get(front.pop(), ()) if place not in found]
        found.update(new)
        front += new
    return found


def _culprit(game: AnyGame, overlay: Table, error: Exception) -> Exception:
    """Rules that stumble over a value say little of it: the first correction that makes them stumble alone is named."""
    if isinstance(error, BadFile):
        return error
    for key, value, alone in single_corrections(overlay, game.content_files):
        try:
            content = game.load_content(alone)
            for seats in game.seat_counts:
                game.set_up(seats, game.default_options(), content)
        except UNFIT:
            return BadBox("impossible", key=key, found=repr(value))
    return BadBox("not-together")


def single_corrections(overlay: Table, files: ContentFiles) -> Iterator[tuple[str, Any, Table]]:
    """Every correction of an overlay as a key, its new value, and an overlay of its own."""
    yield from _singles({key: value for key, value in overlay.items() if key != NAMES}, "", files)


def _singles(table: Table, path: str, files: ContentFiles) -> Iterator[tuple[str, Any, Table]]:
    for key, value in table.items():
        here = f"{path}.{key}" if path else key
        name = files.key_of(here)
        if isinstance(value, dict):
            inner = _singles(value, here, files)
            yield from ((found, new, {key: alone}) for found, new, alone in inner)
        elif is_rows(value) and (here in files.links or all(name in row for row in value)):
            for row in value:
                if here in files.links:
                    yield f"{here}.{row['a']}–{row['b']}", row, {key: [row]}
                    continue
                facts = {fact: word for fact, word in row.items() if fact != name}
                for found, new, alone in _singles(facts, f"{here}.{row[name]}", files):
                    yield found, new, {key: [{name: row[name], **alone}]}
        else:
            yield here, value, {key: value}


def _played(game: AnyGame, content: Any) -> Check:
    """Some plies of a game under examination, with the fewest and the most players, in the time there is."""
    report, begun = Report(), time.monotonic()
    for seats in dict.fromkeys((game.seat_counts[0], game.seat_counts[-1])):
        examine_game(game, seats, game.default_options(), 1, content, report, PLIES)
        if report.violations:
            broken = report.violations[0]
            why = broken.detail[:400]
            return wrong("played", fault_of("halt", players=seats, steps=broken.ply, check=broken.check, why=why))
        if time.monotonic() - begun > SECONDS:
            break
    return Check("played", is_good=True, found=report.plies)
