"""The command line: every command lives in a module of its own and is added here."""

import typer

from hatalom.cli.conform import conform
from hatalom.cli.simulate import simulate

app = typer.Typer(
    name="hatalom",
    help="Historical strategy games by their complete rules: play, replay, verify, simulate.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)

app.command()(conform)
app.command()(simulate)
