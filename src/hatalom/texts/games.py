"""The text files of a game: `texts/{en,hu}.ftl` and `texts/names.{en,hu}.toml`, with the names of an overlay."""

import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

from hatalom.core.boxfaults import BadBox
from hatalom.core.content import NAMES, Table
from hatalom.core.errors import BadFile
from hatalom.core.game import Game
from hatalom.texts.bundle import Bundle, leniently
from hatalom.texts.names import NameTable, read_names, renamed, row_names

LANGS = ("en", "hu")
BOX = re.compile(r"^(?:game|option)-.*(?:\n .*)*", re.MULTILINE)
"""A message of the box: what a game is called, what it is about, what can be chosen."""
SEAT = re.compile(r"^\[seat\..*(?:\n(?!\[).*)*", re.MULTILINE)
"""The names of a seat, up to the next heading."""


def load_texts(
    game: Game[Any, Any],
    lang: str,
    overlay: Table | None = None,
    missing: Callable[[str], None] = leniently,
) -> Bundle:
    """The words of a game; `[names.hu.region.kent]` in an overlay renames a region with all its forms."""
    return Bundle(lang, message_source(game, lang), name_table(game, lang, overlay), missing)


def message_source(game: Game[Any, Any], lang: str) -> str:
    """The game's own messages, and those that can be said of every game."""
    common = (files("hatalom.texts") / f"common.{_known(lang)}.ftl").read_text(encoding="utf-8")
    return f"{_read(game, f'{lang}.ftl')}\n{common}"


def notice_texts(game: Game[Any, Any], lang: str) -> Bundle:
    """What people who are away are told of a game."""
    texts = load_texts(game, lang)
    texts.add(notice_source(lang))
    return texts


def notice_source(lang: str) -> str:
    return (files("hatalom.texts") / f"notices.{_known(lang)}.ftl").read_text(encoding="utf-8")


def name_table(game: Game[Any, Any], lang: str, overlay: Table | None = None) -> NameTable:
    """The names of the box, and over them those of an overlay.

    A `name` in the content's own rows counts in both languages; it has no other forms.
    """
    names = read_names(_read(game, f"names.{_known(lang)}.toml"))
    if overlay is None:
        return names
    for id_, name in row_names(overlay):
        for kind in game.kinds:
            if id_ in kind.numbers:
                names[f"{kind.name}.{id_}"] = {"nom": name}
    changes = overlay.get(NAMES, {})
    if not isinstance(changes, dict) or not set(changes) <= set(LANGS):
        raise BadBox("names-by-language", key=NAMES, known=", ".join(LANGS))
    return renamed(names, changes[lang], f"{NAMES}.{lang}") if lang in changes else names


def box_source(game: Game[Any, Any], lang: str) -> str:
    """The messages on the box: all that is needed to choose a game."""
    return "\n".join(BOX.findall(_read(game, f"{_known(lang)}.ftl")))


def box_names(game: Game[Any, Any], lang: str) -> NameTable:
    """Of the names those of the seats; the others are not even read."""
    return read_names("\n".join(SEAT.findall(_read(game, f"names.{_known(lang)}.toml"))))


def _known(lang: str) -> str:
    if lang not in LANGS:
        raise BadFile(f"there is no language {lang!r}; choose one of {', '.join(LANGS)}")
    return lang


def _read(game: Game[Any, Any], name: str) -> str:
    return (files(game.content_files.package) / "texts" / name).read_text(encoding="utf-8")
