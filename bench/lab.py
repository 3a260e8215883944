"""`python -m bench.lab [GAME …]`: how fast the research interfaces step, beside the bare rules, all in one run.

Random play on one core; a step is a real choice (more than one option), however it is played.  The rounds of the ways
to play take turns, so that a busy machine slows all of them alike, and the best round of each counts.  Seconds are
those of the processor.  Run it after `make compile`: the goals (at least 10 times the AEC loop, at least 0.7 of the
bare rules) are for the compiled rules.
"""

import sys
import time
from collections import Counter
from collections.abc import Callable

import numpy as np

from bench.report import here, put
from hatalom import games
from hatalom._compiled import is_compiled
from hatalom.core.chance import Seeded
from hatalom.core.driver import play_at_random
from hatalom.lab.batch import Batch
from hatalom.lab.pettingzoo import env

ROUNDS = 5
SECONDS_PER_ROUND = 0.4
PLACES = 64
MANY_PLACES = 256


class Way:
    """A way to play: `play` plays a little, `choices` says how many real choices it has made so far."""

    def __init__(self, play: Callable[[], object], choices: Callable[[], int]) -> None:
        self.play = play
        self.choices = choices


def ways_of(name: str) -> dict[str, Way]:
    return {
        "bare rules": _bare(name),
        "batch at random": _batch_at_random(name),
        "batch": _batch(name),
        f"batch of {MANY_PLACES}": _batch(name, places=MANY_PLACES),
        "batch, masks": _batch(name, with_masks=True),
        "batch, masks and observations": _batch(name, with_masks=True, with_observations=True),
        "AEC loop": _aec(name),
    }


def _bare(name: str) -> Way:
    game = games.load(name)
    content, seats = game.load_content(), game.seat_counts[0]
    made = Counter[str]()

    def play() -> None:
        made["games"] += 1
        pos = game.set_up(seats, game.default_options(), content)
        made["choices"] += play_at_random(pos, Seeded(made["games"]))

    return Way(play, lambda: made["choices"])


def _batch_at_random(name: str) -> Way:
    """The batch chooses by itself, as the bare rules do: the cost of stepping many games in turn and nothing else."""
    batch = Batch(name, PLACES)
    return Way(batch.choose_at_random, lambda: batch.choices)


def _batch(name: str, with_masks: bool = False, with_observations: bool = False, places: int = PLACES) -> Way:
    """The answers come from outside, as an array."""
    batch = Batch(name, places)

    def play() -> None:
        if with_masks:
            batch.masks()
        if with_observations:
            batch.observations()
        batch.choose(batch.sample())

    return Way(play, lambda: batch.choices)


def _aec(name: str) -> Way:
    """The loop of PettingZoo's own manual, with random answers."""
    table = env(name)
    table.reset(seed=0)
    rng = np.random.default_rng(0)
    made = Counter[str]()

    def play() -> None:
        seen, _, is_over, is_cut, _ = table.last()
        if is_over or is_cut:
            table.reset()
            return
        allowed = np.flatnonzero(seen["action_mask"])
        table.step(int(allowed[rng.integers(len(allowed))]))
        made["choices"] += len(allowed) > 1

    return Way(play, lambda: made["choices"])


def _speed(way: Way) -> float:
    before, started = way.choices(), time.process_time()
    while (spent := time.process_time() - started) < SECONDS_PER_ROUND:
        way.play()
    return (way.choices() - before) / spent


def measure(name: str) -> dict[str, float]:
    """Steps a second of every way to play, the best of several rounds."""
    ways = ways_of(name)
    best = dict.fromkeys(ways, 0.0)
    for _ in range(ROUNDS):
        for title, way in ways.items():
            best[title] = max(best[title], _speed(way))
    return best


def main() -> None:
    """All games go to bench/results.md; some of them are only printed."""
    lines = [
        "What the research interfaces step, beside the bare rules, as `python -m bench.lab` measured it: random play",
        f"on one core, real choices per second of processor time, the best of {ROUNDS} rounds, {PLACES} games a batch.",
        "",
        f"{here()} {'Compiled' if is_compiled() else 'Interpreted'} rules.",
        "",
        "| game | way | steps/s | of the bare rules | times the AEC loop |",
        "|---|---|--:|--:|--:|",
    ]
    for name in sys.argv[1:] or games.NAMES:
        print(f"bench: {name}", file=sys.stderr)
        found = measure(name)
        bare, aec = found["bare rules"], found["AEC loop"]
        for title, speed in found.items():
            lines.append(f"| {name} | {title} | {speed:,.0f} | {speed / bare:.2f} | {speed / aec:.1f} |")
    print("\n".join(lines) if sys.argv[1:] else put("The research interfaces", lines))


if __name__ == "__main__":
    main()
