"""Compile the hot set (what search steps through thousands of times a second) with mypyc.

Which modules are hot follows from where they lie (`HOT`). A module in such a place that must stay
interpreted says so with a line `# cold: why`; one that lies elsewhere and is hot says `# hot: why`.
The result goes to `build/compiled`; `hatalom._compiled` explains when it is used.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
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


def wanted_stamp() -> str:
    """The stamp of the sources, then what else the result depends on: mypyc and this recipe."""
    from mypy.version import __version__

    recipe = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()
    return f"{source_stamp()} {__version__} {recipe}"


def build(sources: list[Path], into: Path, scratch: Path) -> None:
    """Translate to C and compile. Runs in a process of its own, because mypyc ends it on an error."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    paths = [str(source) for source in sources]
    extensions = mypycify(
        paths, only_compile_paths=paths, group_name="hatalom", target_dir=str(scratch), debug_level="0"
    )
    if sys.platform != "win32":  # a product and a sum rounded at once are not Python's, nor are the choices that follow
        for extension in extensions:
            extension.extra_compile_args.append("-ffp-contract=off")
    if sys.platform == "linux":  # the modules call each other directly, and small functions are inlined across files
        for extension in extensions:
            extension.extra_compile_args += ["-flto=auto", "-fno-semantic-interposition", "-Wno-misleading-indentation"]
            extension.extra_link_args += ["-flto=auto", "-Wl,-Bsymbolic"]
    command = build_ext(Distribution({"name": "hatalom", "ext_modules": extensions}))
    command.build_lib = str(into)
    command.build_temp = str(scratch)
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def rebuild(wanted: str) -> bool:
    """Build beside the folder in use and swap when all is well, so that there is never half a build."""
    fresh = FOLDER.with_name(f"compiled-{os.getpid()}")
    scratch = FOLDER.with_name(f"compiled-{os.getpid()}-c")
    recipe = [sys.executable, "-m", "tools.compile", str(fresh), str(scratch)]
    built = subprocess.run(recipe, cwd=ROOT, env=os.environ | {"HATALOM_PURE": "1"}).returncode == 0
    if built:
        (fresh / STAMP).write_text(wanted)
        shutil.rmtree(FOLDER, ignore_errors=True)
        fresh.rename(FOLDER)
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.rmtree(scratch, ignore_errors=True)
    return built


def main(is_needed: bool = False) -> int:
    """Compile what has changed.  Without a compiler nothing is wrong, unless the compiled modules are needed."""
    wanted = wanted_stamp()
    stamp = FOLDER / STAMP
    if stamp.exists() and stamp.read_text() == wanted:
        print("compile: up to date")
        return 0
    missing = why_no_compiler()
    if missing:
        print(f"compile: {missing}. Everything runs without it too, only slower.")
        return int(is_needed)
    print(f"compile: {len(hot_set())} modules with mypyc (some minutes)", flush=True)
    started = time.monotonic()
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
