"""Bots from outside the house: `my_bots:Cautious` names a class in a module that Python finds.

The class is a `Bot` and is made with the game and its content.  Only who sits at the machine may name one: to name a
module is to run it, so a server never takes such a name from a visitor.
"""

import os
import sys
from importlib import import_module
from typing import Any

from hatalom.bots.bot import Bot
from hatalom.core.errors import BadFile
from hatalom.core.game import Game


def is_own(name: str) -> bool:
    return ":" in name


def make_own(name: str, game: Game[Any, Any], content: Any) -> Bot:
    """A bot of the class with this name."""
    bot: Bot = class_of(name)(game, content)
    return bot


def class_of(name: str) -> Any:
    """The class of a name; says what is wrong where there is none."""
    module_name, _, class_name = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())  # a command does not look into the folder where it is called, `python` does
    try:
        found = getattr(import_module(module_name), class_name, None)
    except ImportError as error:
        raise BadFile(
            f"{name}: cannot import {module_name} ({error}); call this in the folder of {module_name}.py"
        ) from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadFile(f"{name}: there is no class {class_name} in {module_name} that is a hatalom.bots.Bot")
    return found
