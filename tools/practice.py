"""The games from which the C compiler learns what to make fast.

gcc builds a library twice: first one that counts which ways are taken, then, after some games, the one that is used.
`python -m tools.practice FOLDER GAME` plays such games with the libraries of a folder.  Their counts are written when
that process ends, beside the objects that they were built from.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hatalom._compiled import CompiledFinder
from tools.setup_env import ROOT

MEASURE = ["-fprofile-generate"]
"""For the compiler and the linker: the library counts."""
LEARN = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile", "-Wno-coverage-mismatch"]
"""For the compiler: what was counted decides what is made fast; what was not played is compiled as ever."""
CHOICES = 20_000
SEARCHES = 12
APART = 15
"""So many choices lie between two that are searched."""


@dataclass
class Lesson:
    """What one library is to learn from: it is measured, games are played, and then it is built."""

    game: str
    """The game whose rules the library holds; empty where all games use it."""
    measured: Path
    counts: Path
    built: Path

    def is_open(self) -> bool:
        """Whether games have to be played for it: no counts fit it, or nothing came of them yet."""
        return _age(self.counts) < _age(self.measured) or _age(self.built) < _age(self.counts)


def _age(file: Path) -> int:
    return file.stat().st_mtime_ns if file.exists() else 0


def is_wanted() -> bool:
    """Whether the fastest rules are worth more than twice the wait; to whoever tries out an edit they are not."""
    return bool(os.environ.get("HATALOM_LEARN"))


def why_none() -> str | None:
    """Why the compiler does not learn from games here."""
    if not is_wanted():
        return "built once; with LEARN=1 the compiler would learn from games first, for faster rules and twice the wait"
    compiler = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "nothing.c")
        source.write_text("int nothing;\n")
        for switches in (MEASURE, LEARN):
            command = [*compiler, *switches, "-c", str(source), "-o", f"{folder}/nothing.o"]
            if sys.platform == "win32" or subprocess.run(command, capture_output=True).returncode != 0:
                return "this C compiler cannot learn from games (gcc from 10 on can), so the rules are less fast"
    return None


def play(lessons: list[Lesson], folder: Path) -> Iterator[str]:
    """Names each game that was played for the libraries that have to learn; in the folder lies what else is needed."""
    open_lessons = [lesson for lesson in lessons if lesson.is_open()]
    for lesson in open_lessons:
        lesson.counts.unlink(missing_ok=True)
        shutil.copy2(lesson.measured, folder / lesson.measured.name)
    is_for_all = any(not lesson.game for lesson in open_lessons)
    for lesson in lessons if is_for_all else open_lessons:
        if lesson.game:
            command = [sys.executable, "-m", "tools.practice", str(folder), lesson.game]
            subprocess.run(command, cwd=ROOT, env=os.environ | {"HATALOM_PURE": "1"}, check=True)
            yield lesson.game


def practise(name: str) -> None:
    """Random games for the rules, and some searches, which copy and judge, for the computers."""
    from hatalom import bots, games
    from hatalom.bots.squire import Squire
    from hatalom.core.chance import Seeded
    from hatalom.core.driver import play_at_random, settle_by, step

    game = games.load(name)
    content = game.load_content()

    def begin() -> Any:
        return game.set_up(game.seat_counts[0], game.default_options(), content)

    rng, choices = Seeded(0), 0
    while choices < CHOICES:
        choices += play_at_random(begin(), rng)
    search = Squire(game, content, bots.knowledge_of(game).evaluator).search
    pos = begin()
    for number in range(SEARCHES * APART):
        questions = settle_by(pos, rng)
        if not questions:
            break
        question = questions[0]
        if number % APART == 0 and len(questions) == 1 and search.evaluator.answer(pos, question) < 0:
            search.choose(pos.copy(), question, rng)
        step(pos, question.seat, question.options[rng.below(len(question.options))])


if __name__ == "__main__":
    sys.meta_path.insert(0, CompiledFinder(Path(sys.argv[1])))
    practise(sys.argv[2])
