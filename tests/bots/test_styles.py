"""Styles: the same level with another temper; what each adds to the usual weights is data of the game."""

import pytest

from hatalom import bots, games
from hatalom.bots.weighted import weights_named
from hatalom.core import weights
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle_by, step
from hatalom.core.errors import BadFile

TEMPERS = ("bold", "sly")
ENOUGH = 3
MOST_CHOICES = 600


@pytest.mark.parametrize("name", games.NAMES)
def test_every_game_has_the_same_styles_each_with_weights_of_its_own(name: str) -> None:
    game = games.load(name)
    assert bots.styles_of(game) == TEMPERS
    usual = weights_named("squire", game)
    changed = [weights_named(f"squire:{style}", game) for style in TEMPERS]
    assert all(set(one) == set(usual) and one != usual for one in changed)
    assert changed[0] != changed[1]


@pytest.mark.parametrize("name", games.NAMES)
def test_another_temper_answers_otherwise(name: str) -> None:
    """Bold and sly part at several of the same choices, in a game between beginners."""
    game, content = games.load(name), games.load(name).load_content()
    novice = bots.make("novice", game, content)
    tempers = [bots.make(f"squire:{style}", game, content, bots.Budget(positions=80)) for style in TEMPERS]
    rng, parted = Seeded(3), 0
    pos = game.set_up(game.seat_counts[0], game.default_options(), content)
    for number in range(MOST_CHOICES):
        asked = settle_by(pos, rng)
        if not asked or parted == ENOUGH:
            break
        question, view = asked[0], game.view(pos, asked[0].seat)
        if len(question.options) > 2 and number % 3 == 0:
            bold, sly = (bot.choose(view, question, Seeded(4)) for bot in tempers)
            parted += bold != sly
        step(pos, question.seat, novice.choose(view, question, rng))
    assert parted == ENOUGH


def test_a_table_takes_a_level_with_a_style_of_the_game_and_nothing_else() -> None:
    game = games.load("hannibal")
    assert bots.check_level("captain:bold", game) == "captain:bold"
    assert bots.budget_at_table("captain:bold") == bots.budget_at_table("captain")
    for level in (
        "captain:first",
        "squire:weights.toml",
        "novice:bold",
        "sovereign:bold",
        "captain:",
        "captain:gloomy",
    ):
        with pytest.raises(BadFile):
            bots.check_level(level, game)


def test_a_style_needs_a_level_that_the_game_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_has", lambda knowledge, level: level != "marshal")
    with pytest.raises(BadFile, match="no marshal in hannibal"):
        bots.check_level("marshal:sly", games.load("hannibal"))


def test_a_style_that_names_no_part_of_the_evaluation_is_refused() -> None:
    with pytest.raises(BadFile, match="bold changes courage"):
        weights._parse_styles("[bold]\ncourage = 1.0\n", "hatalom.games.hannibal")
