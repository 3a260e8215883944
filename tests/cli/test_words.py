"""Sums and advice in the terminal's words."""

import pytest

from hatalom.cli.words import Language, advice_lines, common_line, option_line, sum_of, words_of
from hatalom.core.game import Forecast
from hatalom.core.question import Seat
from hatalom.games.heads_of_state.game import GAME
from hatalom.games.power_and_weakness.game import GAME as POWER
from hatalom.table.wire import AdviceWire, ForecastWire, GroundWire, MessageWire, PartWire, ReasonWire
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
                "Value of own tiles compared with the opponent’s ▲ · White: Units on the map −2",
                "After the best answer: White: Points +1",
                "Weaker than the first: Points −3",
                "Then: Recruit",
            ],
        ),
        (
            Language.HU,
            [
                "Saját lapkák értéke az ellenféléihez képest ▲ · Fehér: Egységek a térképen −2",
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


@pytest.mark.parametrize(
    ("lang", "lines", "option"),
    [
        (
            Language.EN,
            ["Value of own tiles compared with the opponent’s ▼▼: Merlin tiles −1, White: ship tiles +2, and more"],
            "Play: Influence (castle) → Acquire Kent",
        ),
        (
            Language.HU,
            ["Saját lapkák értéke az ellenféléihez képest ▼▼: Merlin −1, Fehér: hajózáslapka +2, és más is"],
            "Kijátszás: Befolyás (kastély) → Kent megszerzése",
        ),
    ],
)
def test_advice_names_what_a_judgement_consists_of_and_what_an_option_hits(
    lang: Language, lines: list[str], option: str
) -> None:
    merlin = GroundWire(MessageWire("ground-tile", {"tile": "tile.merlin"}), -1, "orange")
    ship = GroundWire(MessageWire("ground-tile", {"tile": "tile.ship"}), 2, "white")
    tiles = ReasonWire(MessageWire("part-tiles"), -4, judged=True, large=True, grounds=[merlin, ship], more=True)
    castle = MessageWire("do-play-tile", {"target": "tile.influence_castle"})
    forced = [MessageWire("do-acquire", {"target": "region.kent"})]
    advice = AdviceWire("play_tile influence_castle", [tiles], label=castle, forced=forced)
    assert advice_lines(words_of(POWER, lang), advice, "orange") == lines
    assert option_line(words_of(POWER, lang), advice) == option


def test_an_option_says_the_same_step_in_a_row_once() -> None:
    step = MessageWire("do-acquire", {"target": "region.kent"})
    advice = AdviceWire("play_tile influence_castle", [], label=step, forced=[step, step, step])
    assert option_line(words_of(POWER, Language.EN), advice) == "Acquire Kent → Acquire Kent ×3"


@pytest.mark.parametrize(
    ("lang", "common", "lines"),
    [
        (
            Language.EN,
            "Whichever of these you choose: You lead 9 : 7, yet your chance to win is only 20% "
            "· Against you: Value of own tiles compared with the opponent’s",
            ["Then: as after the first", "Best answer: as to the first"],
        ),
        (
            Language.HU,
            "Ezek közül bármelyiket választod: 9 : 7 arányban vezetsz, a győzelmi esélyed mégis csak 20% "
            "· Ellened szól: Saját lapkák értéke az ellenféléihez képest",
            ["Utána: mint az első után", "A legjobb válasz rá: mint az elsőre"],
        ),
    ],
)
def test_what_holds_for_all_options_and_what_goes_on_alike_is_said_in_a_few_words(
    lang: Language, common: str, lines: list[str]
) -> None:
    reasons = [
        ReasonWire(MessageWire("reason-leads-yet", {"own": 9, "other": 7, "n": 20})),
        ReasonWire(MessageWire("part-tiles"), against=True),
    ]
    assert common_line(words_of(POWER, lang), reasons, "orange") == common
    advice = AdviceWire("recruit", [], then_alike=True, answer_alike=True)
    assert advice_lines(words_of(POWER, lang), advice, "orange") == lines


def test_clicks_that_have_a_comma_in_them_are_told_apart() -> None:
    tile = MessageWire("do-play-tile", {"target": "tile.strength_castle_mages"})
    advice = AdviceWire("recruit", [], then=[tile, MessageWire("do-recruit")])
    assert advice_lines(words_of(POWER, Language.EN), advice, "orange") == [
        "Then: Play: Strength +1 (castle), 2 mages; Recruit"
    ]
