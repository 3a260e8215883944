"""House data: the overlay with which the owner of a box corrects a game, from a file or the user's folder."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from platformdirs import user_config_path

from hatalom.core import boxfile
from hatalom.core.boxfaults import BadBox
from hatalom.core.boxfile import About
from hatalom.core.content import Table, overlay_label, read_overlay
from hatalom.core.errors import BadFile
from hatalom.core.game import Game
from hatalom.table.boxes import require_box
from hatalom.texts import LANGS, name_table


@dataclass(frozen=True)
class House:
    """An overlay that has been checked; without one, label and table are empty."""

    label: str = ""
    table: Table | None = None
    path: Path | None = None
    about: About = field(default_factory=About)


def standing_file(game: Game[Any, Any]) -> Path:
    """The overlay that counts in every game of this user, where there is one."""
    return user_config_path("hatalom") / "content" / f"{game.name}.toml"


def house_for(game: Game[Any, Any], file: Path | None) -> House:
    """The overlay of a new game: the file that was named, else the user's own, else none."""
    if file is None:
        file = standing_file(game)
        if not file.exists():
            return House()
    try:
        boxed = boxfile.opened(read_overlay(file), str(file), game.name)
        game.load_content(boxed.overlay)
        for lang in LANGS:
            name_table(game, lang, boxed.overlay)
    except BadBox as error:
        told = boxfile.located(error.fault, file.read_text(encoding="utf-8"), game.content_files)
        raise type(error)(told.name, told.line, **told.args) from error
    return House(overlay_label(boxed.about.name or file.name, boxed.overlay), boxed.overlay, file, boxed.about)


def tried_house(game: Game[Any, Any], file: Path | None) -> House:
    """The same, of a game that is to be played: a short game with it must have gone well."""
    house = house_for(game, file)
    if house.table is not None and house.path is not None:
        require_box(game, house.table, house.path)
    return house


def house_of(game: Game[Any, Any], label: str, file: Path | None) -> House:
    """The overlay that a journal names; the box as it is if it names none."""
    if not label:
        if file is not None:
            raise BadFile(f"this game was played without house data: leave out --box {file}")
        return House()
    found = house_for(game, file)
    if not found.label:
        raise BadFile(f"this game was played with the house data {label!r}: give the file with --box FILE")
    if found.label.rpartition(" ")[2] != label.rpartition(" ")[2]:
        raise BadFile(f"this game was played with the house data {label!r}, but {found.path} is {found.label!r}")
    return House(label, found.table, found.path)
