"""The command line: every command lives in a module of its own and is added here."""

import typer

from hatalom.cli import simulate

app = typer.Typer(
    name="hatalom",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
app.command(epilog=simulate.EXAMPLE)(simulate.simulate)


@app.callback()
def hatalom() -> None:
    """Historical strategy games by their complete rules: play, replay, verify, simulate."""
