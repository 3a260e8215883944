"""Articles, number endings and written numbers, against the one table that the browser's twin is tested with too."""

import json
from pathlib import Path

import pytest

from hatalom.texts.english import indefinite_article
from hatalom.texts.hungarian import article_of, number_with_ending
from hatalom.texts.numbers import format_number, number_word

CASES = json.loads(Path(__file__).with_name("grammar.json").read_text(encoding="utf-8"))


def number_of(text: str) -> float:
    return float(text) if "." in text else int(text)


def pairs(table: dict[str, str]) -> list[tuple[float, str]]:
    return [(number_of(key), value) for key, value in table.items()]


@pytest.mark.parametrize(
    ("value", "article"),
    [
        *((value, "az") for value in CASES["article_of_number"]["az"]),
        *((value, "az") for value in CASES["article_of_number"]["az_decimal"]),
        *((value, "a") for value in CASES["article_of_number"]["a"]),
        *((value, "az") for value in CASES["article_of_text"]["az"]),
        *((value, "a") for value in CASES["article_of_text"]["a"]),
    ],
)
def test_hungarian_article(value: float | str, article: str) -> None:
    assert article_of(value) == article


@pytest.mark.parametrize(
    ("case", "value", "written"),
    [(case, value, written) for case, table in CASES["num"].items() for value, written in pairs(table)],
)
def test_number_with_ending(case: str, value: float, written: str) -> None:
    assert number_with_ending(value, case) == written


@pytest.mark.parametrize(
    ("lang", "value", "written"),
    [(lang, value, written) for lang, table in CASES["number"].items() for value, written in pairs(table)],
)
def test_written_number(lang: str, value: float, written: str) -> None:
    assert format_number(value, lang) == written


@pytest.mark.parametrize(
    ("value", "article"),
    [(value, article) for article, values in CASES["indefinite_english"].items() for value in values],
)
def test_english_article(value: str, article: str) -> None:
    assert indefinite_article(value) == article


@pytest.mark.parametrize(
    ("form", "value", "word"),
    [(form, int(value), word) for form, table in CASES["word"].items() for value, word in table.items()],
)
def test_a_small_number_is_a_word(form: str, value: int, word: str) -> None:
    lang, _, alone = form.partition("_")
    assert number_word(value, lang, is_alone=bool(alone)) == word
