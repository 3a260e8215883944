"""Compile the hot set (what search steps through thousands of times a second) with mypyc.

Which modules are hot follows from where they lie (`HOT`). A module in such a place that must stay
interpreted says so with a line `# cold: why`; one that lies elsewhere and is hot says `# hot: why`.

The modules are built in groups, one library each: the core with the kit, the search of the computers, and every game
by itself. No group needs a game's, so an edit in a game builds that game alone. What the compilers have made stays in
`build/compiling` for the next time. The result goes to `build/compiled`; `hatalom._compiled` explains when it is used.
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
LIBRARY = "__mypyc"
"""How mypyc names the library of a group; the modules themselves are small doors to it."""


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
        return f"hatalom_{below[0]}"
    return "hatalom_bots" if layer == "bots" else "hatalom_core"


def groups(sources: list[Path], package: Path = PACKAGE) -> dict[str, list[Path]]:
    found: dict[str, list[Path]] = {}
    for source in sources:
        found.setdefault(group_of(source, package), []).append(source)
    return found


def recipe_stamp() -> str:
    """What the result depends on besides the sources: mypyc, this recipe and the kind of Python."""
    from mypy.version import __version__

    recipe = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()
    return f"{__version__} {recipe} {EXTENSION_SUFFIXES[0]}"


def build(sources: list[Path], into: Path, workshop: Path) -> None:
    """Translate to C and compile. Runs in a process of its own, because mypyc ends it on an error."""
    from mypyc.build import mypycify
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    started = time.monotonic()

    def say(what: str) -> None:
        print(f"compile: {what} ({time.monotonic() - started:.0f} s)", flush=True)

    class Builder(build_ext):
        """Tells of each library that is new."""

        def build_extension(self, ext: Extension) -> None:
            file = Path(self.get_ext_fullpath(ext.name))
            before = file.stat().st_mtime_ns if file.exists() else 0
            super().build_extension(ext)
            if ext.name.endswith(LIBRARY) and file.stat().st_mtime_ns != before:
                say(f"{ext.name.removesuffix(LIBRARY).removeprefix('hatalom_')} built")

    paths = [str(source) for source in sources]
    parts: list[tuple[list[str], str | None]] = [
        ([str(source) for source in members], name) for name, members in groups(sources).items()
    ]
    extensions = mypycify(
        [f"--cache-dir={workshop / 'types'}", *paths],
        only_compile_paths=paths,
        separate=parts,
        target_dir=str(workshop / "c"),
        debug_level="0",
    )
    for extension in extensions:
        if sys.platform != "win32":  # a product and a sum rounded at once are not Python's, nor the choices that follow
            extension.extra_compile_args.append("-ffp-contract=off")
        if sys.platform == "linux" and extension.name.endswith(
            LIBRARY
        ):  # functions of a library call each other directly
            extension.extra_compile_args += ["-fno-semantic-interposition", "-Wno-misleading-indentation"]
            extension.extra_link_args.append("-Wl,-Bsymbolic")
    say("translated to C")
    command = Builder(Distribution({"name": "hatalom", "ext_modules": extensions}))
    command.build_lib = str(workshop / "built")
    command.build_temp = str(workshop / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    for output in command.get_outputs():  # and nothing that was left by a module that is gone
        goal = into / Path(output).relative_to(workshop / "built")
        goal.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(output, goal)


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
    wanted = f"{source_stamp()} {recipe}"
    stamp = FOLDER / STAMP
    if stamp.exists() and stamp.read_text() == wanted:
        print("compile: up to date")
        return 0
    missing = why_no_compiler()
    if missing:
        print(f"compile: {missing}. Everything runs without it too, only slower.")
        return int(is_needed)
    sources = hot_set()
    names = ", ".join(name.removeprefix("hatalom_") for name in groups(sources))
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
