"""The weakest bot, and how a bot is made."""

import pytest

from hatalom.bots import LEVELS, make
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle_by
from hatalom.core.errors import BadFile
from hatalom.games import load


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_with_an_option(level: str) -> None:
    game = load("power_and_weakness")
    content = game.load_content()
    bot = make(level, game, content)
    pos = game.set_up(2, {}, content)
    rng = Seeded(1)
    question = settle_by(pos, rng)[0]
    view = game.view(pos, question.seat) if bot.needs_view else None
    assert bot.choose(view, question, rng) in question.options


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    game = load("power_and_weakness")
    with pytest.raises(BadFile, match="random"):
        make("emperor", game, game.load_content())
