"""The words of Great War: one is not many, and a sum is told only where something was added."""

import re

import pytest

from hatalom.core.action import NUMBER
from hatalom.core.message import Said
from hatalom.games.great_war.events import LUCK_ROLLED
from hatalom.games.great_war.game import GAME
from hatalom.games.great_war.names import POWER
from hatalom.games.great_war.prompts import ROLL_LUCK
from hatalom.texts import load_texts

TEXTS = {lang: load_texts(GAME, lang) for lang in ("en", "hu")}
ONE_OF_MANY = re.compile(r"\b1 (more )?(\w+ )?(units|pieces|points|cards|transfers|turns|hits|dice|submarines|ships)\b")
SERBIA = POWER.numbers["serbia"]


def line(lang: str, said: Said) -> str:
    return TEXTS[lang].said(said)


def test_one_is_not_many() -> None:
    for message in GAME.messages:
        text = line("en", Said(message, [1 if kind is NUMBER else 0 for _, kind in message.gaps]))
        assert ONE_OF_MANY.search(text) is None, text


@pytest.mark.parametrize(
    ("lang", "plain", "added"),
    [
        ("en", "Luck of Serbia: 1.", "Luck of Serbia: 1 and 2 more, 3 in all."),
        ("hu", "Szerencse (Szerbia): 1.", "Szerencse (Szerbia): 1 meg 2, összesen 3."),
    ],
)
def test_the_luck_roll_names_a_sum_only_if_something_was_added(lang: str, plain: str, added: str) -> None:
    assert line(lang, Said(LUCK_ROLLED, [SERBIA, 1, 0, 1])) == plain
    assert line(lang, Said(LUCK_ROLLED, [SERBIA, 1, 2, 3])) == added


@pytest.mark.parametrize(
    ("lang", "plain", "added"),
    [
        ("en", "luck of Serbia.", "luck of Serbia (plus 2)."),
        ("hu", "szerencse (Szerbia).", "szerencse (Szerbia, plusz 2)."),
    ],
)
def test_nothing_added_is_not_told(lang: str, plain: str, added: str) -> None:
    assert line(lang, Said(ROLL_LUCK, [SERBIA, 0])) == plain
    assert line(lang, Said(ROLL_LUCK, [SERBIA, 2])) == added


def test_the_english_lobby_is_english() -> None:
    assert TEXTS["en"].text("game-subtitle") == "Forestall Trianon!"
    assert TEXTS["hu"].text("game-subtitle") == "Előzd meg Trianont!"
