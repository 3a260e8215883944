"""The list of mutants that change nothing: `equivalent_mutants.toml` beside a game's tests.

    [[mutant]]
    file = "games/maria/phases/supply.py"
    function = "Supply._settle"
    before = "if cost < NO_PATH:"
    after = "if cost <= NO_PATH:"
    reason = "A general without a path was left out three lines above."

An entry is found by its file, its function and the changed line, never by a line number.
"""

import json
import tomllib
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.mutant import Mutant

FIELDS = ("file", "function", "before", "after", "reason")


@dataclass(frozen=True)
class Equivalent:
    file: str
    function: str
    before: str
    after: str
    reason: str

    def is_about(self, mutant: Mutant) -> bool:
        mine = (self.file, self.function, self.before, self.after)
        return mine == (mutant.file, mutant.function, mutant.before, mutant.after)


def read(file: Path) -> list[Equivalent]:
    entries = tomllib.loads(file.read_text(encoding="utf-8")).get("mutant", []) if file.exists() else []
    found: list[Equivalent] = []
    for entry in entries:
        missing = [field for field in FIELDS if not str(entry.get(field, "")).strip()]
        if missing:
            raise SystemExit(f"{file}: an entry for {entry.get('function', '?')} lacks {', '.join(missing)}")
        found.append(Equivalent(**{field: entry[field] for field in FIELDS}))
    return found


def draft(mutants: list[Mutant]) -> str:
    """Entries for these mutants, to be copied into the list once there is a reason to write."""
    entries: list[str] = []
    for mutant in mutants:
        fields = {"file": mutant.file, "function": mutant.function, "before": mutant.before, "after": mutant.after}
        lines = [f"{name} = {json.dumps(text, ensure_ascii=False)}" for name, text in fields.items()]
        entries.append("\n".join(["[[mutant]]", *lines, 'reason = ""']))
    return "\n\n".join(entries) + "\n"
