"""Notices in words: games, sides, names and times.  Nothing that a stranger over the shoulder should not read."""

from collections.abc import Sequence
from functools import cache

import msgspec

from hatalom.server.library import game_of
from hatalom.server.post.matters import Matter
from hatalom.table.clock import DAY, HOUR, MINUTE
from hatalom.texts import Bundle, notice_source, notice_texts

UNITS = (("days", DAY), ("hours", HOUR), ("minutes", MINUTE))


class Notice(msgspec.Struct, frozen=True):
    """A headline, a line below it, and the address at which it is to be answered, from the root of this house on."""

    title: str
    line: str
    path: str


@cache
def _texts(game: str, lang: str) -> Bundle:
    return notice_texts(game_of(game), lang)


@cache
def plain_texts(lang: str) -> Bundle:
    return Bundle(lang, notice_source(lang))


def notice_of(matter: Matter, lang: str) -> Notice:
    texts = _texts(matter.game, lang)
    names = ", ".join(matter.names)
    args = {"game": texts.text("game-title"), "seat": texts.name(f"seat.{matter.seat}"), "name": names}
    title = texts.text(f"notice-{matter.kind}", args)
    line = " ".join(part for part in (_time(matter, texts), _place(matter, texts), _company(matter, texts)) if part)
    return Notice(title, line, f"/tables/{matter.table}")


def subject_of(notices: Sequence[Notice], lang: str) -> str:
    """One matter is named, several are counted."""
    return notices[0].title if len(notices) == 1 else plain_texts(lang).text("notice-many", {"n": len(notices)})


def _time(matter: Matter, texts: Bundle) -> str:
    if matter.left is None:
        return ""
    for unit, length in UNITS:
        if matter.left >= length:
            return texts.text(f"notice-left-{unit}", {"n": matter.left // length})
    return texts.text("notice-left-none")


def _place(matter: Matter, texts: Bundle) -> str:
    if matter.place == 0:
        return ""
    if matter.place == 1:
        return texts.text("notice-shared" if matter.is_shared else "notice-first")
    return texts.text("notice-place", {"n": matter.place, "of": matter.players})


def _company(matter: Matter, texts: Bundle) -> str:
    if not matter.names or matter.kind == "invited":
        return ""
    return texts.text("notice-with", {"names": ", ".join(matter.names), "n": len(matter.names)})
