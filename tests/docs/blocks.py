"""The code blocks of a page, and a copy of the repository in which they are carried out."""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FENCE = re.compile(r'^```(?P<language>\w+)(?: title="(?P<title>[^"]+)")?\n(?P<text>.*?)^```$', re.MULTILINE | re.DOTALL)
COPIED = ("src", "tools", "web", "docs/games", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "node_modules", "static", "*.egg-info")
TYPED = re.compile(r"(?P<prompt>Your choice> )(?P<typed>.*)\n|(?P<enter>.*press Enter\.\n)")


@dataclass(frozen=True)
class Block:
    language: str
    title: str  # the file it is, or is about
    text: str


def blocks_of(page: str) -> list[Block]:
    return [Block(found["language"], found["title"] or "", found["text"]) for found in FENCE.finditer(page)]


class Copy:
    """A copy of the repository: what the page says is done in it."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "repository"
        for name in COPIED:
            source, goal = ROOT / name, self.root / name
            goal.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, goal, ignore=LEFT_OUT)
            else:
                shutil.copy(source, goal)
        (self.root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        commands = folder / "bin"
        commands.mkdir()
        for name, how in {"python": "", "hatalom": "-c 'from hatalom.cli import app; app()' "}.items():
            (commands / name).write_text(f'#!/bin/sh\nexec {sys.executable} {how}"$@"\n')
            (commands / name).chmod(0o755)
        self.environment = {
            **{key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "XDG_"))},
            "HOME": str(folder / "home"),
            "PATH": f"{commands}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": f"{self.root / 'src'}{os.pathsep}{self.root}",
            "PYTHONIOENCODING": "utf-8",
            "PYTHONDONTWRITEBYTECODE": "1",
            "HATALOM_PURE": "1",
            "COLUMNS": "80",
            "TERM": "dumb",
        }

    def carry_out(self, block: Block) -> None:
        if block.language == "console":
            for session in re.split(r"^(?=\$ )", block.text, flags=re.MULTILINE)[1:]:
                self.run(session)
        elif block.language == "diff":
            self.change(self.root / block.title, block.text)
        else:
            file = self.root / block.title
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text, encoding="utf-8")

    def change(self, file: Path, difference: str) -> None:
        lines = difference.splitlines(keepends=True)
        before = "".join(line[1:] for line in lines if line[0] != "+")
        after = "".join(line[1:] for line in lines if line[0] != "-")
        text = file.read_text(encoding="utf-8")
        assert text.count(before) == 1, f"{file.name} has {text.count(before)} times:\n{before}"
        file.write_text(text.replace(before, after), encoding="utf-8")

    def run(self, session: str) -> None:
        """A command and what it prints. What is typed stands in the page but not in what a pipe prints."""
        command, _, expected = session.partition("\n")
        typed = "".join(f"{found['typed'] or ''}\n" for found in TYPED.finditer(expected))
        printed = TYPED.sub(lambda found: found["prompt"] or found["enter"], expected)
        done = subprocess.run(
            ["bash", "-o", "pipefail", "-c", command.removeprefix("$ ")],
            input=typed, env=self.environment, cwd=self.root, capture_output=True, encoding="utf-8", timeout=300,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        assert clean(done.stdout) == clean(printed), f"{command} printed:\n{done.stdout}"


def clean(text: str) -> str:
    """Spaces at the ends of lines do not show."""
    return "\n".join(line.rstrip() for line in text.strip().splitlines())
