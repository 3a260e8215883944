"""Files that keep what has been played, batch by batch, so that a run that breaks off can be continued.

Every batch is a line of JSON.  A killed run leaves a broken last line; whoever reads the file removes it.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from hatalom.core.errors import BadFile

R = TypeVar("R")

FORMAT = 1
"""The form of a line; another form gets another number."""


def add(file: Path, plan: str, batch: dict[str, Any]) -> None:
    """Adds a batch of the plan with this digest to the file."""
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps({"format": FORMAT, "plan": plan, **batch}) + "\n")


def read(file: Path, plan: str, parse: Callable[[dict[str, Any]], R]) -> list[R]:
    """The batches that have been played of this plan; a file of another plan is refused."""
    if not file.exists():
        return []
    found, whole = [], []
    for number, text in enumerate(file.read_text(encoding="utf-8").splitlines(keepends=True), 1):
        if not text.endswith("\n"):
            break  # the run was killed while it wrote this line
        try:
            line = json.loads(text)
            if line["format"] != FORMAT:
                raise BadFile(f"{file}: kept by another version of this program; name a new file with --keep")
            batch = parse(line)
        except (ValueError, KeyError, TypeError):
            raise BadFile(f"{file}, line {number}: this is no kept run; name a new file with --keep") from None
        if line["plan"] != plan:
            raise BadFile(f"{file} was kept for another plan (game, options, bots, seed or budget); name a new file")
        found.append(batch)
        whole.append(text)
    file.write_text("".join(whole), encoding="utf-8")
    return found
