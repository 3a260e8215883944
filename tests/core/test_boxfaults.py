"""What is wrong with a box: told in every language, with the line of the file."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from hatalom.core.boxfaults import BadBox
from hatalom.core.boxfile import located, read
from hatalom.core.content import ContentFiles

WORDS = Path(__file__).parents[2] / "web/src/i18n"
FAULT = re.compile(r"^box-fault-([\w-]+) = (.*)$", re.MULTILINE)
GAP = re.compile(r"\{ \$(\w+) \}")
FILES = ContentFiles("none", (), links=("roads",), keys={"turns": "n"})
GAMES = Path(__file__).parents[2] / "src/hatalom/games"
for path in GAMES.glob("*/faults.py"):
    import_module(f"hatalom.games.{path.parent.name}.faults")
KINDS: list[type[BadBox]] = [BadBox, *BadBox.__subclasses__()]
ENGLISH = {name: words for kind in KINDS for name, words in kind.words.items()}
"""Of any game, and of single games."""


def told(lang: str) -> dict[str, str]:
    words = dict(FAULT.findall((WORDS / f"{lang}.ftl").read_text(encoding="utf-8")))
    del words["line"]
    return words


def test_the_client_tells_every_fault_in_english_as_the_command_line_does() -> None:
    assert {name: GAP.sub(r"{\1}", words) for name, words in told("en").items()} == ENGLISH


def test_the_client_tells_every_fault_in_hungarian() -> None:
    words = told("hu")
    assert words.keys() == ENGLISH.keys()
    for name, sentence in words.items():
        assert set(GAP.findall(sentence)) <= set(re.findall(r"\{(\w+)\}", ENGLISH[name])), name


TEXT = """
[game]
points = 3

[[roads]]
b = "breslau"
a = "glatz"
main = 7

[[turns]]
n = 4
cards = -1
"""


@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("game.points", 3),
        ("game", 2),
        ("roads.breslau–glatz.main", 8),
        ("roads.breslau–glatz", 5),
        ("turns.4.cards", 12),
        ("turns.4.cards.inside", 12),
        ("names.en.town.glatz", 0),
    ],
)
def test_a_fault_has_the_line_of_the_file(key: str, line: int) -> None:
    assert located(BadBox("fixed", key=key).fault, TEXT, FILES).line == line


def test_a_file_that_cannot_be_read_has_the_line_too() -> None:
    with pytest.raises(BadBox) as error:
        read("[game]\npoints =\n", "box.toml", "maria")
    assert located(error.value.fault, "", FILES).line == 2
