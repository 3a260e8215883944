"""`make bench`: how fast each game runs, interpreted and compiled, measured side by side in one run.

Seconds are those of the processor, so that a busy machine does not make the rules look slow.  The best of
several rounds counts.  The table goes to bench/results.md, the picture to bench/speed.svg.

Both are also compared with the rules of an older state (see `bench.base`): the two take turns, and the middle one of
the ratios counts.
"""

import json
import os
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench import base, peers
from bench.report import here, put
from hatalom import games
from hatalom._compiled import is_compiled
from hatalom.core.chance import Seeded
from hatalom.core.driver import play_at_random, settle_by, step
from hatalom.lab import plots

ROUNDS = 5
SECONDS_PER_ROUND = 0.4
MIDDLE = 60
"""Copies are made of the position after so many choices."""
COPIES_AT_ONCE = 20
COPIES_WEIGHED = 200
TURNS = 5
"""So often the rules are compared with those of an older state."""
ROOT = Path(__file__).resolve().parent.parent
PICTURE = Path(__file__).with_name("speed.svg")
COLOURS = {"compiled": plots.TEAL, "interpreted": plots.GOLD, "others": plots.INK}


def measure(name: str) -> dict[str, Any]:
    """All numbers of one game in this process."""
    game = games.load(name)
    content = game.load_content()
    seats = game.seat_counts[0]

    def begin() -> Any:
        return game.set_up(seats, game.default_options(), content)

    def play(number: int) -> int:
        return play_at_random(begin(), Seeded(number))

    middle = _middle(begin())

    def copy(_: int) -> int:
        middle.copy()
        return 1

    return {
        "decisions": per_second(play, 1),
        "copies": per_second(copy, COPIES_AT_ONCE),
        "bytes": _weight(middle),
        "compiled": is_compiled(),
    }


def _middle(pos: Any) -> Any:
    rng = Seeded(1)
    for _ in range(MIDDLE):
        question = settle_by(pos, rng)[0]
        step(pos, question.seat, question.options[rng.below(len(question.options))])
    settle_by(pos, rng)
    return pos


def per_second(work: Callable[[int], int], at_once: int) -> float:
    """The best round: units of work done per second of processor time; the clock is read after so many."""
    best = 0.0
    number = 0
    for _ in range(ROUNDS):
        done, started = 0, time.process_time()
        while (spent := time.process_time() - started) < SECONDS_PER_ROUND:
            for _ in range(at_once):
                done += work(number)
                number += 1
        best = max(best, done / spent)
    return best


def _weight(pos: Any) -> int:
    """What a copy of the position takes in memory, stack included, content not."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [pos.copy() for _ in range(COPIES_WEIGHED)]
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return taken // len(kept)


def _measure_apart(name: str, pure: bool, root: Path = ROOT) -> dict[str, Any]:
    environment = {**os.environ, "HATALOM_PURE": "1" if pure else "", "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}
    command = [sys.executable, "-m", "bench.speed", name]
    done = subprocess.run(command, cwd=root, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def _beside_base(name: str, base: Path, pure: bool) -> str:
    """A row: how many times faster than in the older state."""
    decisions, copies = [], []
    for _ in range(TURNS):
        before, now = _measure_apart(name, pure, base), _measure_apart(name, pure)
        if before["compiled"] == pure:
            raise SystemExit(f"bench: nothing is compiled in {base}; run `make compile` there first")
        decisions.append(now["decisions"] / before["decisions"])
        copies.append(now["copies"] / before["copies"])
    how = "interpreted" if pure else "compiled"
    return f"| {name} | {how} : before | {_middle_of(decisions)} | {_middle_of(copies)} | | |"


def _middle_of(ratios: list[float]) -> str:
    return f"{statistics.median(ratios):.2f} × ({min(ratios):.2f}–{max(ratios):.2f})"


def _rows(name: str, older: Path | None) -> tuple[list[str], dict[str, float]]:
    """The rows of a game, and its decisions a second by how the rules were run."""
    slow = _measure_apart(name, pure=True)
    rows, speeds = [_row(name, "interpreted", slow)], {"interpreted": slow["decisions"]}
    if older is not None:
        rows.append(_beside_base(name, older, pure=True))
    fast = _measure_apart(name, pure=False)
    if fast["compiled"]:
        speeds["compiled"] = fast["decisions"]
        rows.append(_row(name, "compiled", fast))
        decisions, copies = fast["decisions"] / slow["decisions"], fast["copies"] / slow["copies"]
        rows.append(f"| {name} | compiled : interpreted | {decisions:.1f} × | {copies:.1f} × | | |")
        if older is not None:
            rows.append(_beside_base(name, older, pure=False))
    else:
        print("bench: nothing is compiled here, so only the interpreted rules were measured", file=sys.stderr)
    return rows, speeds


def _row(name: str, how: str, found: dict[str, Any]) -> str:
    copies = found["copies"]
    return f"| {name} | {how} | {found['decisions']:,.0f} | {copies:,.0f} | {1e6 / copies:.2f} | {found['bytes']:,} |"


def main() -> None:
    lines = [
        "Random play on one core, as `make bench` measured it: real choices (forced answers and draws happen in",
        "between, but are not counted) and copies of a position in the middle of a game, per second of processor time.",
        "",
        here(),
        "",
        "| game | rules | decisions/s | copies/s | µs a copy | bytes a position |",
        "|---|---|--:|--:|--:|--:|",
    ]
    older = base.folder()
    bars: list[tuple[str, str, float]] = []
    for name in games.NAMES:
        print(f"bench: {name}", file=sys.stderr)
        rows, speeds = _rows(name, older)
        lines += rows
        bars += [(f"{name.replace('_', ' ')}, {how}", how, speed) for how, speed in speeds.items()]
    others = peers.speeds(per_second)
    lines += peers.lines(others)
    draw([*bars, *((f"{peer.game} ({peer.project}, {peer.rules})", "others", peer.speed) for peer in others)])
    print(put("Speed of the rules", [*lines, "", f"![Decisions a second]({PICTURE.name})"]), end="")


def draw(bars: list[tuple[str, str, float]]) -> None:
    """Decisions a second, on a scale of powers of ten: ours compiled and interpreted, then those of other projects."""
    figure, axes = plots.new_figure(8, 1 + 0.32 * len(bars))
    shown = axes.barh([bar[0] for bar in bars], [bar[2] for bar in bars], color=[COLOURS[bar[1]] for bar in bars])
    axes.bar_label(shown, [f"{bar[2]:,.0f}" for bar in bars], padding=4, color=plots.INK)
    axes.invert_yaxis()
    axes.set_xscale("log")
    axes.margins(x=0.15)
    axes.set_xlabel("decisions a second on one core", color=plots.INK)
    plots.save(figure, PICTURE)


if __name__ == "__main__":
    if sys.argv[1:]:
        print(json.dumps(measure(sys.argv[1])))
    else:
        main()
