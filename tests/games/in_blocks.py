"""Plays one game with its numbers in blocks, as compiled rules hold them.

`HATALOM_BLOCKS=1 python -m tests.games.in_blocks GAME`
"""

import sys
from typing import Any

from hatalom.bots import Budget, make, opponents_of
from hatalom.core.chance import Seeded
from hatalom.core.conform import Report, examine_game
from hatalom.core.game import Game
from hatalom.core.vecs import Block
from hatalom.games import load
from tests.bots.positions import questions

PLIES = 400
EVERY = 40
"""Computers are asked at one choice of so many."""


def main(name: str) -> None:
    game = load(name)
    content = game.load_content()
    fields = vars(game.set_up(game.seat_counts[0], game.default_options(), content)).values()
    assert any(isinstance(value, Block) for value in fields), "nothing is a block: is HATALOM_BLOCKS set?"
    _examine(game, content)
    _let_computers_choose(game, content)


def _examine(game: Game[Any, Any], content: Any) -> None:
    report = Report()
    for seats in {game.seat_counts[0], game.seat_counts[-1]}:
        examine_game(game, seats, game.default_options(), 1, content, report, PLIES)
    assert not report.violations, [(found.check, found.detail) for found in report.violations]


def _let_computers_choose(game: Game[Any, Any], content: Any) -> None:
    for level in opponents_of(game):
        bot = make(level, game, content, Budget(positions=100))
        for pos, question in questions(game, 1, PLIES)[::EVERY]:
            view = game.view(pos, question.seat) if bot.needs_view else None
            assert bot.choose(view, question, Seeded(1)) in question.options, level


if __name__ == "__main__":
    main(sys.argv[1])
