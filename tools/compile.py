"""Compile the hot set (what search steps through thousands of times a second) with mypyc.

Which modules are hot follows from where they lie (`HOT`). A module in such a place that must stay
interpreted says so with a line `# cold: why`; one that lies elsewhere and is hot says `# hot: why`.

The modules are built in groups, one library each: the core with the kit, the search of the computers, and every game
by itself. No group needs a game's, so an edit in a game builds that game alone. What the compilers have made stays in
`build/compiling` for the next time. The result goes to `build/compiled`; `hatalom._compiled` explains when it is used.

Where the compiler can, each library is built twice, to learn from games: `tools.practice` has the details.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from hatalom._compiled import FOLDER, LAYERS, PACKAGE, STAMP, source_stamp
from tools.practice import is_wanted
from tools.setup_env import ROOT, why_no_compiler

HOT = (
    "core/{action,chance,driver,evaluator,event,message,position,question}.py",
    "kit/*.py",
    "games/*/{names,board,facts,position,verbs,events,prompts,refusals}.py",
    "games/*/{rules,phases,bots}/**/*.py",
    "bots/search*.py",
    "bots/search/*.py",
)
MARK = re.compile(r"^# (hot|cold): \S", re.MULTILINE)
WORKSHOP = FOLDER.with_name("compiling")
PREFIX = "hatalom_"
"""Of the names of groups."""


def spell_out(pattern: str) -> list[str]:
    """`a/{b,c}.py` is `a/b.py` and `a/c.py`."""
    start, brace, rest = pattern.partition("{")
    if not brace:
        return [pattern]
    names, _, end = rest.partition("}")
    return [start + name + end for name in names.split(",")]


def hot_set(package: Path = PACKAGE) -> list[Path]:
    """All modules to compile, in a fixed order; `__init__` files stay interpreted."""
    by_place = {source for pattern in HOT for glob in spell_out(pattern) for source in package.glob(glob)}
    hot = []
    for layer in LAYERS:
        for source in sorted((package / layer).rglob("*.py")):
            mark = MARK.search(source.read_text(encoding="utf-8"))
            is_hot = mark[1] == "hot" if mark else source in by_place
            if is_hot and source.name != "__init__.py":
                hot.append(source)
    return hot


def group_of(source: Path, package: Path = PACKAGE) -> str:
    """The group that a module is built in."""
    layer, *below = source.relative_to(package).parts
    if layer == "games":
        return PREFIX + below[0]
    return f"{PREFIX}bots" if layer == "bots" else f"{PREFIX}core"


def groups(sources: list[Path], package: Path = PACKAGE) -> dict[str, list[Path]]:
    found: dict[str, list[Path]] = {}
    for source in sources:
        found.setdefault(group_of(source, package), []).append(source)
    return found


def recipe_stamp() -> str:
    """What the result depends on besides the sources: mypyc, this recipe and the kind of Python."""
    from mypy.version import __version__

    here = Path(__file__)
    tools = b"".join(here.with_name(f"{name}.py").read_bytes() for name in ("compile", "practice", "workshop"))
    return f"{__version__} {hashlib.sha256(tools).hexdigest()} {EXTENSION_SUFFIXES[0]}"


def build(sources: list[Path], into: Path, folder: Path) -> None:
    """Translate to C and compile. Runs in a process of its own, because mypyc ends it on an error."""
    from tools.workshop import Workshop

    found = groups(sources)
    names = {group: group.removeprefix(PREFIX) for group in found}
    games = {group: name for group, name in names.items() if (PACKAGE / "games" / name).is_dir()}
    workshop = Workshop(folder, games)
    extensions = workshop.translate(found)
    workshop.build(extensions)
    workshop.bring(extensions, into)


def open_workshop(recipe: str) -> None:
    """What another recipe has left there is thrown away."""
    stamp = WORKSHOP / STAMP
    if not stamp.exists() or stamp.read_text() != recipe:
        shutil.rmtree(WORKSHOP, ignore_errors=True)
        WORKSHOP.mkdir(parents=True)
        stamp.write_text(recipe)


def rebuild(wanted: str) -> bool:
    """Build beside the folder in use and swap when all is well, so that there is never half a build."""
    fresh = FOLDER.with_name(f"compiled-{os.getpid()}")
    command = [sys.executable, "-m", "tools.compile", str(fresh), str(WORKSHOP)]
    built = subprocess.run(command, cwd=ROOT, env=os.environ | {"HATALOM_PURE": "1"}).returncode == 0
    if built:
        (fresh / STAMP).write_text(wanted)
        shutil.rmtree(FOLDER, ignore_errors=True)
        fresh.rename(FOLDER)
    shutil.rmtree(fresh, ignore_errors=True)
    return built


def main(is_needed: bool = False) -> int:
    """Compile what has changed.  Without a compiler nothing is wrong, unless the compiled modules are needed."""
    recipe = recipe_stamp()
    wanted = f"{source_stamp()} {recipe} {'learnt' if is_wanted() else 'quick'}"
    stamp = FOLDER / STAMP
    if stamp.exists() and stamp.read_text() == wanted:
        print("compile: up to date")
        return 0
    missing = why_no_compiler()
    if missing:
        print(f"compile: {missing}. Everything runs without it too, only slower.")
        return int(is_needed)
    sources = hot_set()
    names = ", ".join(name.removeprefix(PREFIX) for name in groups(sources))
    print(f"compile: {len(sources)} modules with mypyc, in the groups {names} (minutes the first time)", flush=True)
    started = time.monotonic()
    open_workshop(recipe)
    if not rebuild(wanted):
        print("compile: failed (see above); the interpreted modules are used")
        return 1
    print(f"compile: done in {time.monotonic() - started:.0f} s")
    return 0


if __name__ == "__main__":
    if sys.argv[1:] == ["--needed"]:
        sys.exit(main(is_needed=True))
    elif sys.argv[1:]:
        build(hot_set(), Path(sys.argv[1]), Path(sys.argv[2]))
    else:
        sys.exit(main())
