"""The command line: every command lives in a module of its own, which is imported when that command is asked for."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Annotated, Any

import typer

from hatalom._compiled import is_compiled
from hatalom.cli.errors import PlainErrors

MODULES = {
    "games": "games",
    "play": "play",
    "replay": "replay",
    "verify": "verify",
    "content": "content",
    "serve": "serve",
    "reports": "reports",
    "upgrade-check": "upgrade_check",
    "backup": "backup",
    "restore": "backup",
    "doctor": "doctor",
    "simulate": "simulate",
    "arena": "arena",
    "tune": "tune",
    "learn": "learn",
    "odds": "odds",
    "balance": "balance",
    "strength": "strength",
    "export": "export",
    "sit": "sit",
    "conform": "conform",
}
"""The commands in the order in which they are listed, and where each is found."""


class Shelf(Mapping[str, Any]):
    """The commands by name; taking one from the shelf imports its module."""

    def __iter__(self) -> Iterator[str]:
        return iter(MODULES)

    def __len__(self) -> int:
        return len(MODULES)

    def __getitem__(self, name: str) -> Any:
        module = import_module(f"hatalom.cli.{MODULES[name]}")
        alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
        alone.command(name)(getattr(module, name.replace("-", "_")))
        return typer.main.get_command(alone)


class Commands(PlainErrors):
    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.commands: Any = Shelf()


app = typer.Typer(name="hatalom", cls=Commands, no_args_is_help=True, pretty_exceptions_enable=False)


def _tell_version(is_asked: bool) -> None:
    if not is_asked:
        return
    import platform
    from importlib.metadata import version

    how = "compiled" if is_compiled() else "interpreted"
    print(f"hatalom {version('hatalom')}, {how} rules, Python {platform.python_version()}")
    raise typer.Exit


@app.callback()
def hatalom(
    _is_version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    """Historical strategy games by their complete rules: play, replay, verify, simulate, compare."""
