"""Bots from outside the house: `my_bots:Cautious` names a class in a module that Python finds.

The class is a `Bot` and is made with the game and its content.  Only who sits at the machine may name one: to name a
module is to run it, so a server never takes such a name from a visitor.
"""

import hashlib
import os
import sys
import traceback
from importlib import import_module
from pathlib import Path
from typing import Any

from hatalom.bots.bot import Bot
from hatalom.core.errors import BadFile
from hatalom.core.game import Game


def is_own(name: str) -> bool:
    return ":" in name


def make_own(name: str, game: Game[Any, Any], content: Any) -> Bot:
    """A bot of the class with this name; says what is wrong where it cannot be made."""
    made = class_of(name)
    try:
        bot: Bot = made(game, content)
    except Exception as error:
        raise BadFile(
            f"{name}: a bot is made with the game and its content, as in {made.__name__}(game, content), "
            f"and this one cannot be: {_told(error)}"
        ) from error
    return bot


def class_of(name: str) -> Any:
    """The class of a name; says what is wrong where there is none."""
    module_name, _, class_name = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())  # a command does not look into the folder where it is called, `python` does
    try:
        found = getattr(import_module(module_name), class_name, None)
    except ModuleNotFoundError as error:
        if error.name != module_name:
            raise BadFile(f"{name}: {_told(error)}") from error
        raise BadFile(
            f"{name}: there is no module {module_name}; call this in the folder of {module_name}.py"
        ) from None
    except Exception as error:
        raise BadFile(f"{name}: {module_name} cannot be imported: {_told(error)}") from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadFile(f"{name}: there is no class {class_name} in {module_name} that is a hatalom.bots.Bot")
    return found


def code_of(name: str) -> str:
    """A checksum of the file that the class stands in."""
    file = sys.modules[class_of(name).__module__].__file__
    return hashlib.sha256(Path(file).read_bytes() if file else b"").hexdigest()[:16]


def _told(error: Exception) -> str:
    """An error in one line, with the place in the file where it happened."""
    if isinstance(error, SyntaxError):
        return f"{error.msg} ({Path(error.filename or '?').name}, line {error.lineno})"
    places = [place for place in traceback.extract_tb(error.__traceback__) if _is_theirs(place.filename)]
    where = f" ({Path(places[-1].filename).name}, line {places[-1].lineno})" if places else ""
    return f"{type(error).__name__}: {error}{where}"


def _is_theirs(file: str) -> bool:
    """Neither this module nor Python's own machinery of imports."""
    return file != __file__ and not file.startswith("<frozen") and Path(file).parent.name != "importlib"
