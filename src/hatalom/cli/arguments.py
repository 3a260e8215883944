"""Arguments that several commands read in the same way."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from hatalom import games
from hatalom.cli.house import House, tried_house
from hatalom.core.errors import BadFile

Database = Annotated[
    str | None, typer.Option(metavar="URL", envvar="HATALOM_DATABASE", help="sqlite:///file or postgresql://…")
]


def pairs(options: list[str]) -> dict[str, str]:
    """`--option key=value`, given once or more."""
    found = {}
    for text in options:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadFile(f"--option {text!r} should look like key=value")
        found[key] = value
    return found


def listed(names: str) -> list[str]:
    """`--bots a,b`; a space after the comma does no harm."""
    return [name.strip() for name in names.split(",")]


def corrected(game: str, box: Path | None) -> tuple[dict[str, Any] | None, str]:
    """`--box`: the corrections of a file, once they were tried, and the name under which results tell of them."""
    house = tried_house(games.load(game), box) if box is not None else House()
    return house.table, house.label


def check_minutes(minutes: float | None, keep: Path | None) -> None:
    """`--minutes 0` reports what was kept, so it wants to know where."""
    if minutes == 0 and keep is None:
        raise BadFile("--minutes 0 plays nothing: it reports what --keep has, so name that too")


@contextmanager
def going_on_from(keep: Path | None) -> Iterator[None]:
    """Whoever interrupts a run that is kept is told that nothing is lost."""
    try:
        yield
    except KeyboardInterrupt:
        if keep is not None:
            print(f"hatalom: interrupted; the same command goes on from {keep}", file=sys.stderr)
        raise


def check_writable(file: Path) -> None:
    """Refuses a file that cannot be written, before anything is played for it."""
    if not file.absolute().parent.is_dir():
        raise BadFile(f"there is no folder {file.parent} to write into")
    try:
        if file.is_dir():
            raise BadFile(f"{file} is a folder; name a file")
        was_there = file.exists()
        file.open("ab").close()
        if not was_there:
            file.unlink()
    except OSError as error:
        raise BadFile(f"cannot write {file}: {error.strerror}") from None
