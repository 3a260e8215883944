"""Compile the hot set (what search steps through thousands of times a second) with mypyc.

Which modules are hot follows from where they lie (`HOT`). A module in such a place that must stay
interpreted says so with a line `# cold: why`; one that lies elsewhere and is hot says `# hot: why`.
The result goes to `build/compiled`; `hatalom._compiled` explains when it is used.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

from hatalom._compiled import FOLDER, LAYERS, PACKAGE, STAMP, source_stamp

HOT = (
    "core/*.py",
    "kit/*.py",
    "games/*/names.py",
    "games/*/board.py",
    "games/*/position.py",
    "games/*/verbs.py",
    "games/*/events.py",
    "games/*/legality.py",
    "games/*/evaluate.py",
    "games/*/phases/*.py",
    "bots/search*.py",
    "bots/search/*.py",
)
MARK = re.compile(r"^# (hot|cold): \S", re.MULTILINE)


def hot_set(package: Path = PACKAGE) -> list[Path]:
    """All modules to compile, in a fixed order; `__init__` files stay interpreted."""
    by_place = {source for pattern in HOT for source in package.glob(pattern)}
    hot = []
    for layer in LAYERS:
        for source in sorted((package / layer).rglob("*.py")):
            mark = MARK.search(source.read_text(encoding="utf-8"))
            is_hot = mark[1] == "hot" if mark else source in by_place
            if is_hot and source.name != "__init__.py":
                hot.append(source)
    return hot


def why_no_compiler() -> str | None:
    """What is missing for compiling C, and how to get it."""
    compiler = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()[0]
    if not shutil.which(compiler):
        return (
            f"there is no C compiler ({compiler}). Debian and Ubuntu: sudo apt install build-essential; "
            "macOS: xcode-select --install"
        )
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python's C headers are missing. Debian and Ubuntu: sudo apt install python3-dev"
    return None


def build(sources: list[Path], into: Path) -> None:
    """Translate to C and compile. Runs in a process of its own: mypyc ends it on the first error."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    temporary = into.with_name(into.name + "-c")
    extensions = mypycify(
        [str(source) for source in sources],
        only_compile_paths=[str(source) for source in sources],
        group_name="hatalom",
        target_dir=str(temporary),
        debug_level="0",
    )
    command = build_ext(Distribution({"name": "hatalom", "ext_modules": extensions}))
    command.build_lib = str(into)
    command.build_temp = str(temporary)
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def main() -> int:
    sources = hot_set()
    if not sources:
        print("compile: no hot modules yet, nothing to do")
        return 0
    wanted = source_stamp()
    stamp = FOLDER / STAMP
    if stamp.exists() and stamp.read_text() == wanted:
        print("compile: up to date")
        return 0
    missing = why_no_compiler()
    if missing:
        print(f"compile: {missing}. Everything runs without it too, only slower.")
        return 0
    print(f"compile: {len(sources)} modules with mypyc (a minute or more)", flush=True)
    started = time.monotonic()
    fresh = FOLDER.with_name(f"compiled-{os.getpid()}")
    result = subprocess.run([sys.executable, __file__, str(fresh)], env=os.environ | {"HATALOM_PURE": "1"})
    if result.returncode == 0:
        (fresh / STAMP).write_text(wanted)
        shutil.rmtree(FOLDER, ignore_errors=True)
        fresh.rename(FOLDER)
        print(f"compile: done in {time.monotonic() - started:.0f} s")
    for rest in (fresh, fresh.with_name(fresh.name + "-c")):
        shutil.rmtree(rest, ignore_errors=True)
    return result.returncode


if __name__ == "__main__":
    if sys.argv[1:]:
        build(hot_set(), Path(sys.argv[1]))
    else:
        sys.exit(main())
