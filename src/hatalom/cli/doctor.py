"""`hatalom doctor`: what is well with a server and its database, what is not, and what to do about it."""

import asyncio
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from hatalom.cli.arguments import Database


def doctor(
    database: Database = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object for every finding.")] = False,
) -> None:
    """Looks at this machine and at the database, and says what to do.  Nothing is changed.

    The server may be running.  Exit code 0 if nothing is bad, 1 if something is.

    Example: hatalom doctor --database postgresql://hatalom@localhost/hatalom
    """
    from hatalom.server.care.doctor import Mark, examine
    from hatalom.server.settings import default_database

    styles = {Mark.WELL: "green", Mark.WATCH: "yellow", Mark.BAD: "red"}
    findings = asyncio.run(examine(database or default_database()))
    if as_json:
        for finding in findings:
            print(msgspec.json.encode(finding).decode())
    else:
        table = Table(box=None, show_header=False, pad_edge=False)
        for finding in findings:
            said = Text(finding.found)
            if finding.advice:
                said.append(f"\n→ {finding.advice}")
            table.add_row(Text(finding.mark, style=styles[finding.mark]), finding.what, said)
        Console(highlight=False).print(table)
    raise typer.Exit(1 if any(finding.mark == Mark.BAD for finding in findings) else 0)
