"""A thousand moves of each level that looks ahead: nothing illegal, no secret seen, no more thinking than allowed."""

import pytest

from hatalom import games
from hatalom.bots import COMMANDERS, Budget, make, opponents_of
from hatalom.bots.commanders import Commander
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle_by, step
from tests.bots.test_ahead import OVERRUN

POSITIONS = 300
MOVES = 1000
CHECKED = 20
"""Each of so many moves is made again by somebody to whom the hidden things were dealt otherwise."""


@pytest.mark.long
@pytest.mark.parametrize(
    ("level", "name"),
    [(level, name) for name in games.NAMES for level in opponents_of(games.load(name)) if level in COMMANDERS],
)
def test_a_thousand_moves_are_legal_honest_and_in_time(level: str, name: str) -> None:
    game = games.load(name)
    content = game.load_content()
    bot = make(level, game, content, Budget(positions=POSITIONS))
    assert isinstance(bot, Commander)
    moves, seed = 0, 0
    while moves < MOVES:
        seed += 1
        chance = Seeded(seed)
        pos = game.set_up(game.seat_counts[0], game.default_options(), content)
        while moves < MOVES and (asked := settle_by(pos, chance)):
            question = asked[0]
            answer = bot.choose(game.view(pos, question.seat), question, Seeded(moves))
            assert answer in question.options
            if len(question.options) > 1:
                moves += 1
                fewest = len(question.options) + 1  # every first click is looked at
                assert bot.search.nodes <= max(OVERRUN * POSITIONS, 2 * fewest)
                if moves % CHECKED == 0:
                    other = game.resample(pos, question.seat, Seeded(moves))
                    assert bot.choose(game.view(other, question.seat), question, Seeded(moves - 1)) == answer
            step(pos, question.seat, answer)
