"""Where mypyc and the C compiler work: a folder that keeps what they have made for the next time.

Modules are translated and built in groups, one library each; beside it every module is a small door to its library.
Where the compiler can learn from games, a library is built twice: see `tools.practice`.
"""

import os
import re
import shutil
import sys
import time
from copy import copy
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from tools import practice

LIBRARY = "__mypyc"
"""How mypyc names the library of a group."""
CHECKED = r"\s*if \(VEC_IS_ERROR\(\w+\)\) \{[^{}]*\}"
HANDED = re.compile(rf"\b(arg_\w+) = Vec(\w+)Api\.unbox\(obj_[^;]*\);(?!{CHECKED}\s*VEC_\w+_DECREF)")
"""Interpreted code calls a compiled function with a block …"""
STORED = re.compile(rf"(\btmp = Vec\w+Api\.unbox\(value[^;]*\);{CHECKED})\s*VEC_\w+_INCREF\(tmp\);")
"""… or stores one in a compiled object."""


def file_of(module: str) -> str:
    """Where a compiled module or a library lies in its folder."""
    return module.replace(".", "/") + EXTENSION_SUFFIXES[0]


def group_of(library: Extension) -> str:
    return library.name.removesuffix(LIBRARY)


def variant(library: Extension, compiling: list[str], linking: list[str], depends: list[str]) -> Extension:
    """The same library with more switches."""
    other = copy(library)
    other.extra_compile_args = [*library.extra_compile_args, *compiling]
    other.extra_link_args = [*library.extra_link_args, *linking]
    other.depends = [*library.depends, *depends]
    return other


def without_leaks(source: str) -> str:
    """Gives back what mypyc 2.4 keeps for ever: it counts a `vec` from interpreted code once too often.

    `unbox` gives a reference of its own, where that of the caller is enough, or is counted again right after it.

    >>> without_leaks("arg_bag = VecI64Api.unbox(obj_bag);")
    'arg_bag = VecI64Api.unbox(obj_bag); VEC_I64_DECREF(arg_bag);'
    """
    given_back = HANDED.sub(lambda found: f"{found[0]} VEC_{found[2].upper()}_DECREF({found[1]});", source)
    return STORED.sub(r"\1", given_back)


class Workshop:
    """`games` says which game a group's library holds, where it holds one."""

    def __init__(self, folder: Path, games: dict[str, str]) -> None:
        self.folder = folder
        self.games = games
        self.built = folder / "built"
        self.measured = folder / "measured"
        self.started = time.monotonic()

    def say(self, what: str) -> None:
        print(f"compile: {what} ({time.monotonic() - self.started:.0f} s)", flush=True)

    def translate(self, groups: dict[str, list[Path]]) -> list[Extension]:
        """From Python to C; ends the process on an error.

        The types are found anew each time: with those kept from before a change mypyc gave up in the middle.
        """
        paths = [str(source) for members in groups.values() for source in members]
        types = self.folder / "types"
        shutil.rmtree(types, ignore_errors=True)
        extensions: list[Any] = mypycify(
            [f"--cache-dir={types}", *paths],
            only_compile_paths=paths,
            separate=[([str(source) for source in members], name) for name, members in groups.items()],
            target_dir=str(self.folder / "c"),
            debug_level="0",
        )
        for extension in extensions:
            extension.sources = [self._mended(Path(source)) for source in extension.sources]
            switches = list(extension.extra_compile_args)
            if sys.platform != "win32":  # a product and a sum rounded at once are not Python's, nor what follows
                switches.append("-ffp-contract=off")
            if sys.platform == "linux" and extension.name.endswith(LIBRARY):  # its functions call each other directly
                switches += ["-fno-semantic-interposition", "-Wno-misleading-indentation"]
                extension.extra_link_args.append("-Wl,-Bsymbolic")
            extension.extra_compile_args = switches
        self.say("translated to C")
        return extensions

    def _mended(self, source: Path) -> str:
        """The file to compile in place of this one; written only if it has changed, so nothing is built in vain."""
        if not source.name.startswith("__native_"):
            return str(source)
        mended = self.folder / "mended" / source.name
        text = without_leaks(source.read_text(encoding="utf-8"))
        if not mended.exists() or mended.read_text(encoding="utf-8") != text:
            mended.parent.mkdir(exist_ok=True)
            mended.write_text(text, encoding="utf-8")
        return str(mended)

    def build(self, extensions: list[Extension]) -> None:
        """From C to machine code."""
        libraries = [extension for extension in extensions if extension.name.endswith(LIBRARY)]
        self._make([extension for extension in extensions if extension not in libraries], self.built)
        why_not = practice.why_none()
        if why_not:
            self.say(why_not)
            self._make(libraries, self.built)
            return
        self._make([variant(library, practice.MEASURE, practice.MEASURE, []) for library in libraries], self.measured)
        lessons = [self._lesson(group_of(library)) for library in libraries]
        self.bring(extensions, self.folder / "practice")
        for game in practice.play(lessons, self.folder / "practice"):
            self.say(f"{game} played")
        learnt = zip(libraries, lessons, strict=True)
        self._make(
            [variant(library, practice.LEARN, [], [str(lesson.counts)]) for library, lesson in learnt], self.built
        )

    def bring(self, extensions: list[Extension], goal: Path) -> None:
        """What is built so far, and nothing that was left by a module that is gone."""
        shutil.rmtree(goal, ignore_errors=True)
        for file in (file_of(extension.name) for extension in extensions):
            (goal / file).parent.mkdir(parents=True, exist_ok=True)
            if (self.built / file).exists():
                shutil.copy2(self.built / file, goal / file)

    def _make(self, extensions: list[Extension], goal: Path) -> None:
        """Into a folder; what is still good there stays.  Tells of each library that is new."""
        say = self.say

        class Builder(build_ext):
            def build_extension(self, ext: Extension) -> None:
                file = Path(self.get_ext_fullpath(ext.name))
                before = file.stat().st_mtime_ns if file.exists() else 0
                super().build_extension(ext)
                if ext.name.endswith(LIBRARY) and file.stat().st_mtime_ns != before:
                    say(f"{group_of(ext)} {goal.name}")

        command = Builder(Distribution({"name": "hatalom", "ext_modules": extensions}))
        command.build_lib = str(goal)
        command.build_temp = str(self.folder / "objects")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()

    def _lesson(self, group: str) -> practice.Lesson:
        file = file_of(group + LIBRARY)
        source = self.folder / "mended" / f"__native_{group}.c"
        counts = (self.folder / "objects" / source.relative_to(source.anchor)).with_suffix(".gcda")
        return practice.Lesson(self.games.get(group, ""), self.measured / file, counts, self.built / file)
