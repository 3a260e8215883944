"""Boards as text.  A game that has one brings a module of its own name here, with `board(view, texts)`."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty

from hatalom.texts import Bundle


def draw(game: str, view: Any, texts: Bundle) -> RenderableType:
    """What a viewer may see, drawn; a game without a board of its own is shown as plain data."""
    module = f"{__name__}.{game}"
    if find_spec(module) is None:
        return Pretty(msgspec.to_builtins(view), expand_all=False)
    board: RenderableType = import_module(module).board(view, texts)
    return board
