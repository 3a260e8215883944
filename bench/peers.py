"""Games of other projects, played at random in the same run: what our numbers can be compared with."""

import random
from collections.abc import Callable
from typing import NamedTuple

GAMES = ("chess", "hearts", "backgammon")
"""Of OpenSpiel; their rules are C++, and the loop around them is Python, as it is for whoever uses them from here."""
LONGEST = 2000

Measure = Callable[[Callable[[int], int], int], float]


class Peer(NamedTuple):
    game: str
    project: str
    rules: str
    speed: float
    """Decisions a second."""


def speeds(per_second: Measure) -> list[Peer]:
    """None where none of the other projects is installed."""
    return [*_open_spiel(per_second), *_catanatron(per_second)]


def lines(peers: list[Peer]) -> list[str]:
    """A table of decisions a second."""
    if not peers:
        return []
    heading = "In the same run, games of other projects, played at random from Python:"
    rows = [f"| {peer.game} | {peer.project} | {peer.rules} | {peer.speed:,.0f} |" for peer in peers]
    return ["", heading, "", "| game | project | rules | decisions/s |", "|---|---|---|--:|", *rows]


def _open_spiel(per_second: Measure) -> list[Peer]:
    try:
        import pyspiel
    except ImportError:
        return []
    peers = []
    for name in GAMES:
        game = pyspiel.load_game(name)

        def play(number: int, game: object = game) -> int:
            return _play_at_random(game, random.Random(number))

        peers.append(Peer(name, "OpenSpiel", "C++", per_second(play, 1)))
    return peers


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


def _catanatron(per_second: Measure) -> list[Peer]:
    """A board game for four with rules in plain Python; measured where somebody has installed it."""
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return []

    def play(number: int) -> int:
        rng = random.Random(number)
        game = Game([RandomPlayer(color) for color in Color], seed=number)
        decisions = 0
        for _ in range(LONGEST):
            if game.winning_color() is not None:
                break
            legal = game.state.playable_actions
            decisions += len(legal) > 1
            game.execute(legal[rng.randrange(len(legal))], validate_action=False)
        return decisions

    return [Peer("settlers", "catanatron", "Python", per_second(play, 1))]
