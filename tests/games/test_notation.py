"""Every game's notation reads its own example, and says what is wrong with a text that is none."""

import ast
from pathlib import Path

import pytest

from hatalom import games
from hatalom.core.errors import BadFile
from tests.games.five import THE_FIVE


@pytest.mark.parametrize("name", THE_FIVE)
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


@pytest.mark.parametrize("name", THE_FIVE)
def test_the_example_of_a_notation_can_be_read(name: str) -> None:
    """The indented lines at the top of each `notation.py`, read from the source: compiled modules show no docstring."""
    game = games.load(name)
    content = game.load_content()
    source = Path(str(games.__file__)).parent / name / "notation.py"
    about = ast.get_docstring(ast.parse(source.read_text(encoding="utf-8"))) or ""
    lines = [line.strip() for line in about.splitlines() if line.startswith("    ")]
    written = game.write(game.read("\n".join(lines) + "\n", content))
    assert game.write(game.read(written, content)) == written
    heads = {line.split()[0] for line in written.splitlines()}
    assert {line.split()[0] for line in lines} <= heads
