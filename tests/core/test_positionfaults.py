"""What is wrong with a position set up by hand: the client tells it in every language."""

import re
from pathlib import Path

import pytest

from hatalom.core.positionfaults import ENGLISH, BadPosition

WORDS = Path(__file__).parents[2] / "web/src/i18n"
FAULT = re.compile(r"^position-fault-([\w-]+) = (.*)$", re.MULTILINE)
GAP = re.compile(r"\{ \$(\w+) \}")


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_the_client_tells_every_fault_with_its_particulars(lang: str) -> None:
    told = dict(FAULT.findall((WORDS / f"{lang}.ftl").read_text(encoding="utf-8")))
    assert told.keys() == ENGLISH.keys()
    beside = {"rule"}  # a chip after the sentence
    for name, sentence in told.items():
        particulars = set(re.findall(r"\{(\w+)(?:!r)?\}", ENGLISH[name]))
        assert set(GAP.findall(sentence)) == particulars - beside, name


def test_a_fault_is_told_in_english_by_its_name_or_in_better_words() -> None:
    assert str(BadPosition("players", wanted=2, found=3)) == "this is a game of 2 players, not of 3"
    better = BadPosition("rule", "3.9: two owners", "two owners", rule="3.9")
    assert str(better) == better.fault.english == "3.9: two owners"
    assert (better.fault.detail, better.fault.args) == ("two owners", {"rule": "3.9"})
