"""The examples in `deploy/` name only options that there are."""

import re
from pathlib import Path

import typer

from hatalom.cli import app

SERVE = re.compile(r"\bserve\b(?:[^\n]*\\\n)*[^\n]*|^ +- --.*", re.MULTILINE)
"""A command that goes on in the next line after a backslash, or a list of arguments."""
FOLDER = Path(__file__).resolve().parents[2] / "deploy"


def test_the_examples_start_the_server_with_options_that_there_are() -> None:
    command = typer.main.get_command(app).get_command(None, "serve")  # type: ignore[attr-defined]
    known = {option for parameter in command.params for option in parameter.opts}
    used = {
        option
        for name in ("compose.yaml", "hatalom.service", "nginx.conf")
        for part in SERVE.findall((FOLDER / name).read_text(encoding="utf-8"))
        for option in re.findall(r"--[a-z-]+", part)
    }
    assert used >= {"--database", "--proxy", "--allow-host", "--operator-token-file", "--workers"}
    assert used <= known
