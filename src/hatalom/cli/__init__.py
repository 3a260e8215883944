"""The command line: every command lives in a module of its own and is added here."""

import typer

from hatalom.cli.arena import arena
from hatalom.cli.backup import backup, restore
from hatalom.cli.balance import balance
from hatalom.cli.conform import conform
from hatalom.cli.content import content
from hatalom.cli.doctor import doctor
from hatalom.cli.errors import PlainErrors
from hatalom.cli.export import export
from hatalom.cli.games import games
from hatalom.cli.learn import learn
from hatalom.cli.play import play
from hatalom.cli.replay import replay
from hatalom.cli.reports import reports
from hatalom.cli.serve import serve
from hatalom.cli.simulate import simulate
from hatalom.cli.sit import sit
from hatalom.cli.strength import strength
from hatalom.cli.tune import tune
from hatalom.cli.upgrade_check import upgrade_check
from hatalom.cli.verify import verify

app = typer.Typer(
    name="hatalom",
    cls=PlainErrors,
    help="Historical strategy games by their complete rules: play, replay, verify, simulate, compare.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)

for command in (
    games,
    play,
    replay,
    verify,
    content,
    serve,
    reports,
    upgrade_check,
    backup,
    restore,
    doctor,
    simulate,
    arena,
    tune,
    learn,
    balance,
    strength,
    export,
    sit,
    conform,
):
    app.command()(command)
