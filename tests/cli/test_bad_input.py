"""Files that are not what they should be: one line says what is wrong with them, and never a traceback."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from hatalom.cli import app

GAME = "power_and_weakness"
TOML = {
    "not UTF-8": b'[map]\nname = "\xff"\n',
    "binary": bytes(range(256)),
    "arrays": b"x = " + b"[" * 15_000 + b"]" * 15_000,
    "tables": b"x = " + b"{a = " * 5_000 + b"1" + b"}" * 5_000,
    "dots": b"map." + b"a." * 5_000 + b"a = 1",
    "names": b"names.en." + b"a." * 5_000 + b"a = 1",
    "digits": b"x = " + b"9" * 5_000,
    "unfinished": b"[map",
}


@pytest.mark.parametrize("kind", TOML)
@pytest.mark.parametrize("command", [("play", GAME, "--box"), ("content", GAME, "--box")])
def test_overlays(tmp_path: Path, command: tuple[str, ...], kind: str) -> None:
    file = tmp_path / "house.toml"
    file.write_bytes(TOML[kind])
    result = CliRunner().invoke(app, [*command, str(file)])
    assert result.exit_code == 1, (result.output, result.exception)
    assert result.output.startswith("hatalom: ")
    assert len(result.output.strip().splitlines()) == 1
