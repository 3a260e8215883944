"""Games of other projects, played at random in the same run: what our numbers can be compared with."""

import random
from collections.abc import Callable

GAMES = ("chess", "hearts", "backgammon")
"""Of OpenSpiel; their rules are C++, and the loop around them is Python, as it is for whoever uses them from here."""
LONGEST = 2000


def lines(per_second: Callable[[Callable[[int], int], int], float]) -> list[str]:
    """A table of decisions a second, empty where OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return []
    found = ["", "In the same run, games of OpenSpiel (C++ rules, played at random from Python):", ""]
    found += ["| game | decisions/s |", "|---|--:|"]
    for name in GAMES:
        game = pyspiel.load_game(name)

        def play(number: int, game: object = game) -> int:
            return _play_at_random(game, random.Random(number))

        found.append(f"| {name} | {per_second(play, 1):,.0f} |")
    return found


def _play_at_random(game: object, rng: random.Random) -> int:
    """One game; draws of chance are not counted, nor are forced answers."""
    state = game.new_initial_state()  # type: ignore[attr-defined]
    decisions = 0
    for _ in range(LONGEST):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            action = rng.choices([outcome for outcome, _ in outcomes], [weight for _, weight in outcomes])[0]
        else:
            legal = state.legal_actions()
            decisions += len(legal) > 1
            action = legal[rng.randrange(len(legal))]
        state.apply_action(action)
    return decisions
