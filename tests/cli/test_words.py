"""Sums and advice in the terminal's words."""

import pytest

from hatalom.cli.words import Language, advice_lines, sum_of, words_of
from hatalom.core.game import Forecast
from hatalom.core.question import Seat
from hatalom.games.heads_of_state.game import GAME
from hatalom.games.power_and_weakness.game import GAME as POWER
from hatalom.table.wire import AdviceWire, ForecastWire, MessageWire, PartWire, ReasonWire
from hatalom.table.words import forecast_of
from tests.games.heads_of_state.scenario import FULL_DISPLAY, Table, placing, table, treachery

NOBLES = ("hanover_upper blue", "bavaria_lower yellow")


def told(at: Table, action: str) -> str:
    at.questions()
    found = GAME.forecast(at.pos, Seat(0), GAME.verbs.parse(action))
    assert isinstance(found, Forecast)
    return sum_of(words_of(GAME, Language.EN), forecast_of(found, GAME.seat_ids(3)))


def test_parts_that_make_a_sum_are_added_up() -> None:
    at = table("red hand gold", placing("red"), *FULL_DISPLAY)
    assert told(at, "place_noble hanover_upper").startswith("first in Hanover 2 = 2: ")


def test_what_counts_nothing_is_left_out() -> None:
    """A difference of nothing would have a sign that says nothing."""
    parts = [PartWire(MessageWire("forecast-own-near"), 5), PartWire(MessageWire("forecast-theirs-near"), 0)]
    found = ForecastWire(parts, 5, MessageWire("forecast-succeeds"), True)
    assert sum_of(words_of(POWER, Language.EN), found) == "own units near 5 = 5: succeeds"


def test_a_total_that_is_no_sum_is_not_shown() -> None:
    """10.9: three cubes of four are a chance, not a sum; a country card strikes without any arithmetic."""
    at = table(*NOBLES, "red treachery assassin", treachery("red"))
    at.does("red", "play_treachery assassin")
    assert "=" not in told(at, "strike hanover_upper")
    at = table(*NOBLES, "red treachery gallows", treachery("red"))
    assert "=" not in told(at, "play_treachery gallows")
    at.does("red", "play_treachery gallows")
    assert not told(at, "strike bavaria_lower").startswith((" ", ":", "="))


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            Language.EN,
            [
                "Value of tiles held against the opponent’s ▲ · White: Units on the map −2",
                "After the best answer: White: Points +1",
                "Weaker than the first: Points −3",
                "Then: Recruit",
            ],
        ),
        (
            Language.HU,
            [
                "A tartalék lapkáinak értéke az ellenféléihez képest ▲ · Fehér: Egységek a térképen −2",
                "A legjobb válasz után: Fehér: Pontok +1",
                "Gyengébb az elsőnél: Pontok −3",
                "Utána: Toborzás",
            ],
        ),
    ],
)
def test_advice_says_what_changes_by_how_much_and_whose(lang: Language, lines: list[str]) -> None:
    reasons = [
        ReasonWire(MessageWire("part-tiles"), 2.5, judged=True),
        ReasonWire(MessageWire("measure-units"), -2, "white"),
        ReasonWire(MessageWire("measure-points"), 1, "white", answered=True),
        ReasonWire(MessageWire("measure-points"), -3, "orange", compared=True),
    ]
    advice = AdviceWire("recruit", reasons, then=[MessageWire("do-recruit")])
    assert advice_lines(words_of(POWER, lang), advice, "orange") == lines
