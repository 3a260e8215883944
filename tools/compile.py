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
from copy import copy
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from hatalom._compiled import FOLDER, LAYERS, PACKAGE, STAMP, source_stamp
from tools import practice
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

    recipe = hashlib.sha256(Path(__file__).read_bytes() + Path(practice.__file__).read_bytes()).hexdigest()
    return f"{__version__} {recipe} {EXTENSION_SUFFIXES[0]}"


def file_of(module: str) -> str:
    """Where a compiled module or a library lies in its folder."""
    return module.replace(".", "/") + EXTENSION_SUFFIXES[0]


def _learning(group: str, workshop: Path) -> practice.Library:
    """A group's library, for the games from which it is to learn."""
    file = file_of(group + LIBRARY)
    game = group.removeprefix(PREFIX)
    source = workshop / "c" / f"__native_{group}.c"
    counts = (workshop / "objects" / source.relative_to(source.anchor)).with_suffix(".gcda")
    is_game = (PACKAGE / "games" / game).is_dir()
    return practice.Library(game if is_game else "", workshop / "measured" / file, counts, workshop / "built" / file)


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
                say(f"{ext.name.removesuffix(LIBRARY).removeprefix(PREFIX)} {file.parent.name}")

    def variant(library: Extension, compiling: list[str], linking: list[str], depends: list[str]) -> Extension:
        """The same library with more switches."""
        other = copy(library)
        other.extra_compile_args = [*library.extra_compile_args, *compiling]
        other.extra_link_args = [*library.extra_link_args, *linking]
        other.depends = [*library.depends, *depends]
        return other

    def make(extensions: list[Extension], shelf: str) -> None:
        """Into the folder of this name; what is still good there stays."""
        command = Builder(Distribution({"name": "hatalom", "ext_modules": extensions}))
        command.build_lib = str(workshop / shelf)
        command.build_temp = str(workshop / "objects")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()

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
    libraries = [extension for extension in extensions if extension.name.endswith(LIBRARY)]
    for extension in extensions:
        if sys.platform != "win32":  # a product and a sum rounded at once are not Python's, nor the choices that follow
            extension.extra_compile_args = [*extension.extra_compile_args, "-ffp-contract=off"]
        if sys.platform == "linux" and extension in libraries:  # functions of a library call each other directly
            extension.extra_compile_args += ["-fno-semantic-interposition", "-Wno-misleading-indentation"]
            extension.extra_link_args.append("-Wl,-Bsymbolic")
    say("translated to C")
    make([extension for extension in extensions if extension not in libraries], "built")
    why_not = practice.why_none()
    if why_not:
        say(why_not)
        make(libraries, "built")
    else:
        make([variant(library, practice.MEASURE, practice.MEASURE, []) for library in libraries], "measured")
        learning = [_learning(library.name.removesuffix(LIBRARY), workshop) for library in libraries]
        folder = workshop / "practice"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(workshop / "built", folder)
        for game in practice.play(learning, folder):
            say(f"{game} played")
        learnt = zip(libraries, learning, strict=True)
        make([variant(library, practice.LEARN, [], [str(one.counts)]) for library, one in learnt], "built")
    for extension in extensions:  # and nothing that was left by a module that is gone
        file = file_of(extension.name)
        goal = into / file
        goal.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(workshop / "built" / file, goal)


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
