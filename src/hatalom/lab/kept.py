"""Files that keep what has been played, batch by batch, so that a run that breaks off can be continued.

Every batch is a line of JSON.  A killed run leaves a broken last line; whoever reads the file removes it.
"""

import hashlib
import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from hatalom.bots import brought_files, without_limit
from hatalom.bots.squire import Squire
from hatalom.bots.weighted import usual_weights
from hatalom.core.errors import BadFile
from hatalom.games import load

if TYPE_CHECKING:
    from hatalom.lab import arena, climb, samples

R = TypeVar("R")

FORMAT = 1
"""The form of a line; another form gets another number."""


def digest_of(plan: "arena.Plan | climb.Plan | samples.Plan") -> str:
    """Which games these are.  Two plans that differ only in their number share it: a kept run can be made longer.

    The rules and Squire's own weights change with the program, networks and bots of one's own with their files, and
    other games are played then.
    """
    game = load(plan.setting.game)
    own = usual_weights(game).values if Squire.level in map(without_limit, plan.bots) else {}
    known = {**asdict(plan), "games": 0, "rules": game.rules_version, "own": own}
    if files := brought_files(plan.bots):
        known["files"] = files
    return hashlib.sha256(json.dumps(known, sort_keys=True).encode()).hexdigest()[:16]


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
            raise BadFile(
                f"{file} was kept for another plan "
                "(game, rules, options, bots or their files, weights, seed or budget); name a new file"
            )
        found.append(batch)
        whole.append(text)
    file.write_text("".join(whole), encoding="utf-8")
    return found
