"""Pieces of notation that all games share: lines with a number, bags of things, the stack of phases as words."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from hatalom.core.action import NUMBER, Kind
from hatalom.core.errors import BadFile
from hatalom.core.position import Phase, Position
from hatalom.core.positionfaults import BadPosition, BadWord
from hatalom.core.snapshot import dump_phase, restore_phase

MOST_SHOWN = 120
"""So much of a line or a word is shown to whoever wrote it."""


def split_lines(text: str) -> list[tuple[int, list[str]]]:
    """The words of every line that is not empty, with the line's number, which error messages name."""
    return [(number, line.split()) for number, line in enumerate(text.splitlines(), start=1) if line.strip()]


@contextmanager
def reading_line(number: int, words: list[str]) -> Iterator[None]:
    """Whatever goes wrong with a line is told with its number, and with the word that was not understood."""
    line = " ".join(words)
    try:
        yield
    except BadFile as error:
        word = error.word if isinstance(error, BadWord) else ""
        raise _unread(number, line, word, f"line {number}: {error}", str(error)) from error
    except IndexError as error:
        raise BadPosition("short", number=number, line=_shown(line)) from error
    except (ValueError, LookupError, msgspec.DecodeError) as error:
        raise _unread(number, line, _word_of(error)) from error


def _unread(number: int, line: str, word: str, said: str = "", detail: str = "") -> BadPosition:
    if not word or word == line or word not in line:
        return BadPosition("line", said, detail, number=number, line=_shown(line))
    return BadPosition("word", said, detail, number=number, line=_shown(line), word=_shown(word))


def _word_of(error: Exception) -> str:
    """What Python says that it could not find, or not read as a number."""
    told = error.args[0] if isinstance(error, KeyError) and error.args else str(error).rpartition(": ")[2].strip("'")
    return told if isinstance(told, str) else ""


def _shown(text: str) -> str:
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"


def write_bag(bag: Iterable[int], kind: Kind) -> list[str]:
    """`move merlin*2`; a number stands for itself."""
    return [kind.text(thing) + (f"*{count}" if count > 1 else "") for thing, count in enumerate(bag) if count > 0]


def read_bag(words: list[str], kind: Kind, size: int) -> list[int]:
    bag = [0] * size
    for word in words:
        name, star, count = word.partition("*")
        thing = kind.parse(name)
        more = NUMBER.parse(count) if star else 1
        if not 0 <= thing < size or more < 0:
            said = f"{word!r} is not a {kind.name}, or not a {kind.name} with a count such as {name}*2"
            raise BadWord(word, said)
        bag[thing] += more
    return bag


def write_stack(pos: Position) -> list[str]:
    """`Cycle[4,1,false] Turn[0,2,1]`, from the bottom to the running phase."""
    words = []
    for phase in pos.stack:
        fields = list(dump_phase(phase).values())
        words.append(fields[0] + msgspec.json.encode(fields[1:]).decode())
    return words


def read_stack(words: list[str], phases: dict[str, type[Phase[Any]]]) -> list[Phase[Any]]:
    stack = []
    for word in words:
        name, _, rest = word.partition("[")
        try:
            fields = msgspec.json.decode(f"[{rest}")
        except msgspec.DecodeError as error:
            raise BadWord(word, f"cannot read the phase {word!r}: {error}") from error
        if name not in phases or len(fields) != len(phases[name].FIELDS):
            raise BadWord(word, f"there is no phase like {word!r} in this game")
        stack.append(restore_phase({"phase": name, **dict(zip(phases[name].FIELDS, fields, strict=True))}, phases))
    return stack
