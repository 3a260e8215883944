"""Worlds are drawn by the thousand while a computer thinks: none of them may stay in memory when it is gone."""

import gc
import sys
from collections.abc import Callable
from typing import Any

import pytest

from hatalom import bots, games
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle_by, step

PLIES = 60
WORLDS = 400
FEW = 0.5
"""Of blocks of memory, for each world: who forgets one forgets at least one."""


@pytest.mark.parametrize("name", games.NAMES)
def test_a_world_that_is_gone_leaves_nothing_behind(name: str) -> None:
    """Compiled modules count references themselves: what they are handed by interpreted ones they may keep for ever."""
    game = games.load(name)
    content = game.load_content()
    pos = game.set_up(game.seat_counts[0], game.default_options(), content)
    chance, rng = Seeded(3), Seeded(4)
    novice = bots.make("novice", game, content)
    for _ in range(PLIES):
        question = settle_by(pos, chance)[0]
        view = game.view(pos, question.seat)
        step(pos, question.seat, novice.choose(view, question, rng))
    viewer = settle_by(pos, chance)[0].seat
    view = game.view(pos, viewer)
    draws: list[Callable[[], Any]] = [
        lambda: game.resample(pos, viewer, rng),
        lambda: game.determinize(view, rng, content),
    ]
    for draw in draws:
        for _ in range(2):  # the first worlds fill what is kept on purpose
            gc.collect()
            before = sys.getallocatedblocks()
            for _ in range(WORLDS):
                draw()
            gc.collect()
            left = sys.getallocatedblocks() - before
        assert left / WORLDS < FEW
