"""The order of the client's folders: each imports only from folders below it, so no two import each other.

`python -m tools.web_layers` names every import that goes the wrong way. A game counts as a folder of its own:
games do not import each other.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "web/src"

LAYERS = (
    ("styles", "net", "pieces", "sound"),
    ("i18n",),
    ("ui",),
    ("settings",),
    ("contract",),
    ("map", "hand"),
    ("games",),
    ("store",),
    ("log", "cards", "rules", "learn", "after"),
    ("replay", "lab", "box"),
    ("session",),
    ("table",),
    ("lobby",),
    ("chronicle",),
    ("people",),
    ("pages",),
)
"""From the lowest; folders of one layer do not import each other. The files beside the folders stand above all."""

TOP = "."
HEIGHT = {folder: height for height, layer in enumerate((*LAYERS, (TOP,))) for folder in layer}

IMPORT = re.compile(r"""\b(?:from|import)\s*\(?\s*["'](\.[^"'?]*)""")


def folder_of(path: Path) -> str:
    """`table`, `games/maria`, or `.` for a file that is in no folder; `path` is relative to the sources."""
    match path.parts:
        case ("games", game, _, *_):
            return f"games/{game}"
        case (folder, _, *_):
            return folder
        case _:
            return TOP


def imports(sources: Path) -> Iterator[tuple[Path, str, Path]]:
    """Every import of one source file by another: the file, the name in the import, and the file it leads to."""
    for file in sorted((*sources.rglob("*.ts"), *sources.rglob("*.svelte"))):
        for name in IMPORT.findall(file.read_text(encoding="utf-8")):
            goal = (file.parent / name).resolve()
            if goal.is_relative_to(sources):
                # A folder is imported by its index.
                yield file, name, goal / "index" if goal.is_dir() else goal


def faults(sources: Path) -> list[str]:
    """What is wrong, a sentence for each import."""
    told = []
    for file, name, goal_file in imports(sources):
        home, goal = (folder_of(path.relative_to(sources)) for path in (file, goal_file))
        if home == goal:
            continue
        where = f"{file.relative_to(sources).as_posix()} imports {name}"
        unknown = [folder for folder in (home, goal) if layer_name(folder) not in HEIGHT]
        if unknown:
            told.append(f"{where}: the folder {unknown[0]} has no place in the order yet")
        elif HEIGHT[layer_name(home)] <= HEIGHT[layer_name(goal)]:
            told.append(f"{where}: {goal} is not below {home}")
    return told


def layer_name(folder: str) -> str:
    """All games are in one layer."""
    return folder.partition("/")[0]


def main() -> int:
    told = faults(SOURCES)
    for fault in told:
        print(fault)
    if told:
        print("web layers: each folder imports only from those below it (the order is in tools/web_layers.py)")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
