"""The three tutorials for researchers do what they say: every file is written, every command is run."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT, Block, blocks_of

for library in ("matplotlib", "numpy", "polars"):
    pytest.importorskip(library)

PAGE = (ROOT / "docs" / "tutorials.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL))
LONGEST = 32


def carry_out(block: Block, folder: Path) -> str:
    """Writes a file, or runs a command in the folder; returns what it printed."""
    if block.title:
        (folder / block.title).write_text(block.text, encoding="utf-8")
        return ""
    program = {"python": [sys.executable], "hatalom": [sys.executable, "-c", "from hatalom.cli import app; app()"]}
    printed = ""
    for line in block.text.splitlines():
        name, *arguments = line.split()
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "HATALOM_PURE": "1", "COLUMNS": "120"}
        done = subprocess.run(
            [*program[name], *arguments], cwd=folder, env=environment, capture_output=True, encoding="utf-8"
        )
        assert done.returncode == 0, done.stderr
        printed += done.stdout
    return printed


@pytest.mark.parametrize(
    ("title", "says", "makes"),
    [
        ("Learn something and plot it", r"it names the winner in \d+ % of \d+ positions", "learnt.svg"),
        ("Write a bot", r"my_bots:Greedy", "arena.svg"),
        ("Compare two rules", r"per_site: Carthage won \d+ % of 40 games \(95 %: \d+–\d+\)", "compared.svg"),
    ],
)
def test_a_tutorial(title: str, says: str, makes: str, tmp_path: Path) -> None:
    blocks = [block for block in blocks_of(SECTIONS[title]) if block.language in ("python", "sh")]
    printed = "".join(carry_out(block, tmp_path) for block in blocks)
    assert re.search(says, printed), printed
    assert "<svg" in (tmp_path / makes).read_text(encoding="utf-8")


def test_a_tutorial_is_short() -> None:
    for block in blocks_of(PAGE):
        lines = [line for line in block.text.splitlines() if line.strip()]
        assert len(lines) <= LONGEST, f"{block.title} has {len(lines)} lines"
