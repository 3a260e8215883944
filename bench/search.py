"""`make bench`: how many positions the computers look at in a second, and what a position costs them.

A position in search is copied, somebody is asked in it, and it is judged; each of these is measured by itself in
positions that a search comes to.  What is left of the time is the acts themselves and the search around them.
OpenSpiel's search on games of its own stands beside them as a scale, where it is installed.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from bench.report import here, put
from hatalom import bots, games
from hatalom._compiled import is_compiled
from hatalom.bots.squire import Squire
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, settle_by, step
from hatalom.core.question import Question

QUESTIONS = 12
APART = 9
"""So many choices lie between two questions that are searched."""
ROUNDS = 3
LEAST_SECONDS = 0.2
PEERS = ("connect_four", "backgammon")
SIMULATIONS = 2000


def measure(name: str) -> dict[str, Any]:
    """What one game's search does in this process."""
    game = games.load(name)
    asked = _questions(game)
    squire = Squire(game, game.load_content(), bots.knowledge_of(game).evaluator)
    search, evaluator = squire.search, squire.search.evaluator
    best = 0.0
    for number in range(ROUNDS):
        nodes, started = 0, time.process_time()
        for pos, question in asked:
            search.choose(pos.copy(), question, Seeded(number))
            nodes += search.nodes if not search.is_solved else 0
        best = max(best, nodes / (time.process_time() - started))
    children = [(_after(pos, question), question.seat) for pos, question in asked]
    children = [(child, seat) for child, seat in children if child.stack]
    return {
        "positions": best,
        "copy": _cost(lambda: [child.copy() for child, _ in children], len(children)),
        "ask": _cost(lambda: [child.stack[-1].ask(child) for child, _ in children], len(children)),
        "judge": _cost(lambda: [evaluator.value(child, seat) for child, seat in children], len(children)),
        "compiled": is_compiled(),
    }


def _questions(game: Any) -> list[tuple[Any, Question]]:
    """Choices of a game between beginners that its Squire searches."""
    content = game.load_content()
    novice, evaluator = bots.make("novice", game, content), bots.knowledge_of(game).evaluator
    found: list[tuple[Any, Question]] = []
    rng, made = Seeded(1), 0
    pos = game.set_up(game.seat_counts[0], game.default_options(), content)
    while len(found) < QUESTIONS:
        questions = settle_by(pos, rng)
        if not questions:
            break
        question = questions[0]
        is_searched = len(questions) == 1 and evaluator.answer(pos, question) < 0
        if made >= APART * (len(found) + 1) and is_searched:
            found.append((pos.copy(), question))
        step(pos, question.seat, novice.choose(game.view(pos, question.seat), question, rng))
        made += 1
    return found


def _after(pos: Any, question: Question) -> Any:
    child = pos.copy()
    step(child, question.seat, question.options[0])
    settle(child)
    return child


def _cost(work: Callable[[], list[Any]], units: int) -> float:
    """The best round: seconds of processor time that one unit takes."""
    best = float("inf")
    for _ in range(ROUNDS):
        done, started = 0, time.process_time()
        while (spent := time.process_time() - started) < LEAST_SECONDS:
            work()
            done += units
        best = min(best, spent / done)
    return best


def peers() -> list[str]:
    """Simulations a second of OpenSpiel's tree search, each with one random game to its end."""
    try:
        import pyspiel
    except ImportError:
        return []
    rows = []
    for name in PEERS:
        game = pyspiel.load_game(name)
        rollouts = pyspiel.RandomRolloutEvaluator(1, 1)
        bot = pyspiel.MCTSBot(game, rollouts, 2.0, SIMULATIONS, 1000, False, 1, False)
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        started = time.process_time()
        bot.step(state)
        rate = SIMULATIONS / (time.process_time() - started)
        rows.append(f"| {name} | OpenSpiel’s MCTS, simulations | {rate:,.0f} | | | | |")
    return rows


def row(name: str, found: dict[str, Any]) -> str:
    """Positions a second, and of a position's time the share of copying, asking and judging."""
    whole = 1.0 / found["positions"]
    shares = [f"{1e6 * found[part]:.1f} ({100 * found[part] / whole:.0f} %)" for part in ("copy", "ask", "judge")]
    how = "compiled" if found["compiled"] else "interpreted"
    return f"| {name} | {how} | {found['positions']:,.0f} | {1e6 * whole:.1f} | {' | '.join(shares)} |"


def _measure_apart(name: str, pure: bool) -> dict[str, Any]:
    environment = {**os.environ, "HATALOM_PURE": "1" if pure else ""}
    command = [sys.executable, "-m", "bench.search", name]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main() -> None:
    lines = [
        "Squire’s search on one core, as `make bench` measured it, per second of processor time: the positions it",
        "looks at, what one takes in µs, and of that the copy, the question and the judgement (with their share).",
        "",
        here(),
        "",
        "| game | rules | positions/s | µs | copying | asking | judging |",
        "|---|---|--:|--:|--:|--:|--:|",
    ]
    for name in games.NAMES:
        print(f"bench: search in {name}", file=sys.stderr)
        lines.append(row(name, _measure_apart(name, pure=True)))
        fast = _measure_apart(name, pure=False)
        if fast["compiled"]:
            lines.append(row(name, fast))
    print(put("Speed of search", lines + peers()), end="")


if __name__ == "__main__":
    if sys.argv[1:]:
        print(json.dumps(measure(sys.argv[1])))
    else:
        main()
