"""Pieces of notation that all games share: lines with a number, bags of things, the stack of phases as words."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from hatalom.core.action import NUMBER, Kind
from hatalom.core.errors import BadFile
from hatalom.core.position import Phase, Position
from hatalom.core.snapshot import dump_phase, restore_phase


def split_lines(text: str) -> list[tuple[int, list[str]]]:
    """The words of every line that is not empty, with the line's number, which error messages name."""
    return [(number, line.split()) for number, line in enumerate(text.splitlines(), start=1) if line.strip()]


@contextmanager
def reading_line(number: int, words: list[str]) -> Iterator[None]:
    """Whatever goes wrong with a line is told with its number."""
    try:
        yield
    except BadFile as error:
        raise BadFile(f"line {number}: {error}") from error
    except (ValueError, LookupError, msgspec.DecodeError) as error:
        raise BadFile(f"line {number}: cannot understand {' '.join(words)!r}") from error


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
            raise BadFile(f"{word!r} is not a {kind.name}, or not a {kind.name} with a count such as {name}*2")
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
            raise BadFile(f"cannot read the phase {word!r}: {error}") from error
        if name not in phases or len(fields) != len(phases[name].FIELDS):
            raise BadFile(f"there is no phase like {word!r} in this game")
        stack.append(restore_phase({"phase": name, **dict(zip(phases[name].FIELDS, fields, strict=True))}, phases))
    return stack
