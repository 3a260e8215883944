"""Boxes that their owners have corrected: read from a file, checked, and told apart from ours."""

import msgspec

from hatalom.core.content import overlay_label, parse_overlay
from hatalom.core.differences import differences
from hatalom.core.errors import BadFile, IllegalAction
from hatalom.server.library import check_names, game_of
from hatalom.server.wire.games import BoxFileWire, ChangeWire, OwnBoxWire

UNFIT = (BadFile, AttributeError, IndexError, KeyError, TypeError, ValueError)
"""How the content of a game complains of values that do not fit together."""


def read_box(name: str, file: BoxFileWire) -> OwnBoxWire:
    """What a file makes of the box of a game; refused with a reason where no game can be played with it."""
    game = game_of(name)
    try:
        overlay = parse_overlay(file.text, file.name)
        changes = differences(game.content_files.load(), overlay, game.content_files)
        check_names(game, overlay)
        game.load_content(overlay)
        text = msgspec.json.encode(overlay)
    except UNFIT as error:
        raise IllegalAction("bad-request", str(error)) from error
    if not changes:
        raise IllegalAction("bad-request", f"{file.name} corrects nothing: it is the box as we have it")
    told = [ChangeWire(change.key, _word(change.was), _word(change.is_)) for change in changes]
    return OwnBoxWire(msgspec.json.decode(text), overlay_label(file.name, overlay), told)


def _word(value: object) -> str | None:
    return None if value is None else value if isinstance(value, str) else msgspec.json.encode(value).decode()
