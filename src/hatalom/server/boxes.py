"""Boxes that their owners have corrected: read from a file, tried, and told apart from ours."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from hatalom import games
from hatalom.core import boxfile
from hatalom.core.boxfaults import BadBox, RefusedBox, fault_of
from hatalom.core.boxfile import About, Boxed
from hatalom.core.content import ABOUT, read_overlay
from hatalom.core.differences import Change
from hatalom.core.errors import BadFile
from hatalom.server.examiners import Examiners
from hatalom.server.library import game_of
from hatalom.server.wire.boxes import MOST_CHARACTERS, BoxCheckWire, BoxFileWire, ChangeWire, DraftWire, OwnBoxWire
from hatalom.table.boxes import require_box


async def read_box(examiners: Examiners, name: str, file: BoxFileWire) -> OwnBoxWire:
    """What a file makes of the box of a game; refused with a reason where no game can be played with it."""
    try:
        boxed = opened(name, file.name, file.text)
        examined = await examiners.require(name, boxed.overlay, is_played=False)
    except RefusedBox as refused:
        files = game_of(name).content_files
        raise RefusedBox(boxfile.located(refused.fault, file.text, files)) from refused
    about = boxed.about
    if not examined.changes and not about.confirmed and not about.notes:
        raise RefusedBox(fault_of("nothing", file=file.name))
    about = msgspec.structs.replace(about, game=name, name=about.name or file.name)
    return OwnBoxWire(
        overlay=playable(about, boxed.overlay),
        label=f"{about.name} {examined.digest}",
        changes=changes_wire(examined.changes),
        about=about,
        text=boxfile.write(about, boxed.overlay),
    )


def opened(game: str, name: str, text: str) -> Boxed:
    try:
        return boxfile.read(text, name, game_of(game).name)
    except BadBox as error:
        raise RefusedBox(error.fault) from error


async def check_box(examiners: Examiners, name: str, draft: DraftWire) -> BoxCheckWire:
    """Everything that can be said of a box that is being corrected; nothing is refused."""
    game = game_of(name)
    examined = await examiners.examine(game.name, draft.overlay)
    about = msgspec.structs.replace(draft.about, game=game.name, digest="")
    text = boxfile.write(about, draft.overlay)
    if len(text) > MOST_CHARACTERS:
        raise RefusedBox(fault_of("too-long", most=MOST_CHARACTERS))
    label = f"{about.name} {examined.digest}".strip()
    return BoxCheckWire(examined.checks, label, changes_wire(examined.changes), text)


def playable(about: About, overlay: dict[str, Any]) -> dict[str, Any]:
    """What a table gets of a box: its corrections and its name, not the owner's notes."""
    return {ABOUT: {"name": about.name}, **overlay} if about.name and overlay else overlay


def changes_wire(changes: Iterable[Change]) -> list[ChangeWire]:
    return [ChangeWire(change.key, _word(change.was), _word(change.is_)) for change in changes]


def house_boxes(paths: Iterable[Path]) -> dict[str, dict[str, Any]]:
    """The boxes of this house, by game; each was tried, and says which game it is of."""
    found = {}
    for path in paths:
        table = read_overlay(path)
        name = str(table.get(ABOUT, {}).get("game", ""))
        if name not in games.NAMES:
            raise BadFile(f'{path} does not say which game it is of: write game = "…" under [{ABOUT}]')
        boxed = boxfile.opened(table, str(path), name)
        require_box(games.load(name), boxed.overlay, path)
        about = msgspec.structs.replace(boxed.about, name=boxed.about.name or path.name)
        found[name] = playable(about, boxed.overlay)
    return found


def _word(value: object) -> str | None:
    return None if value is None else value if isinstance(value, str) else msgspec.json.encode(value).decode()
