"""What every game's notation says to a text that is none."""

import pytest

from hatalom import games
from hatalom.core.errors import BadFile


@pytest.mark.parametrize("name", games.NAMES)
def test_a_line_that_makes_no_sense_is_told_by_its_number(name: str) -> None:
    game = games.load(name)
    content = game.load_content()
    good = game.write(game.set_up(game.seat_counts[0], game.default_options(), content))
    with pytest.raises(BadFile, match=rf"line {len(good.splitlines()) + 1}: .*nonsense"):
        game.read(good + "nonsense 1 2\n", content)


@pytest.mark.parametrize("name", ["great_war", "heads_of_state", "maria"])
@pytest.mark.parametrize("text", ["", "players", "players 9", "turn 3"])
def test_the_first_line_must_say_how_many_play(name: str, text: str) -> None:
    game = games.load(name)
    content = game.load_content()
    with pytest.raises(BadFile, match="the first line should be like: players"):
        game.read(text, content)
