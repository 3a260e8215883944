"""The arithmetic before the click: points and standings of a placement, the bag of an assassination."""

from hatalom.core.game import Forecast
from hatalom.core.question import Seat
from hatalom.games.heads_of_state.game import GAME
from tests.games.heads_of_state.scenario import FULL_DISPLAY, Table, choosing, placing, table, taking, treachery
from tests.rules import rule


def forecast(at: Table, seat: int, text: str) -> Forecast:
    at.questions()
    found = GAME.forecast(at.pos, Seat(seat), GAME.verbs.parse(text))
    assert found is not None
    return found


def hint(at: Table, seat: int, text: str) -> tuple[str, dict[str, str | int]]:
    at.questions()
    said = GAME.hint(at.pos, Seat(seat), GAME.verbs.parse(text))
    assert said is not None
    return said.message.key, said.fill()


@rule("9.8", "11.1.1", "11.2.1", "11.3.1")
def test_a_placement_names_its_points() -> None:
    at = table(
        *("berlin_upper blue", "rhineland_upper blue", "bavaria_upper blue", "bavaria_lower - dead blue"),
        *("galicia_upper blue", "madrid_upper blue", "blue hand gold"),
        placing("blue"),
        *FULL_DISPLAY,
    )
    found = forecast(at, 2, "place_noble hanover_upper")
    assert [(part.label.message.key, part.value) for part in found.parts] == [
        ("forecast-hex", 2),
        ("forecast-square", 10),
        ("forecast-large", 16),
    ]
    assert found.total == 28
    assert (found.verdict.message.key, found.verdict.fill()["influence"]) == ("forecast-alone", 4 + 2 + 2 + 2)


@rule("11.4.3")
def test_a_placement_names_the_tie_break_that_decides() -> None:
    hand = "red hand title troops duelling palace bishop gold castle"
    at = table("provence_upper blue", hand, placing("red"), *FULL_DISPLAY)
    assert forecast(at, 0, "place_noble burgundy_upper").verdict.message.key == "forecast-first-by-rank"
    assert forecast(at, 0, "place_noble gascony_upper").verdict.message.key == "forecast-second"
    assert forecast(at, 0, "place_noble gascony_lower").verdict.message.key == "forecast-second"
    at = table("gascony_upper blue", hand, placing("red"), *FULL_DISPLAY)
    assert forecast(at, 0, "place_noble provence_upper").verdict.message.key == "forecast-first-by-hex"


@rule("10.9r1", "10.10r1")
def test_a_strike_names_its_odds() -> None:
    nobles = ("hanover_upper blue", "bavaria_lower yellow")
    at = table(*nobles, "red treachery assassin gallows", treachery("red"))
    assert hint(at, 0, "play_treachery assassin") == ("hint-bag", {"own": 3, "all": 4})
    at.does("red", "play_treachery assassin")
    found = forecast(at, 0, "strike hanover_upper")
    assert ([part.value for part in found.parts], found.total) == ([3, 1], 75)
    at = table(*nobles, "red treachery gallows", treachery("red"))
    at.does("red", "play_treachery gallows")
    assert forecast(at, 0, "strike bavaria_lower").verdict.message.key == "forecast-certain"


@rule("10.10", "10.11")
def test_a_country_card_names_whom_it_would_strike() -> None:
    nobles = ("hanover_upper blue", "bavaria_upper yellow", "berlin_upper blue", "galicia_upper blue")
    at = table(*nobles, "red treachery gallows*2", treachery("red"))
    found = forecast(at, 0, "play_treachery gallows")
    assert [part.places for part in found.parts] == [(("box.bavaria_upper", 2),), (("box.hanover_upper", 2),)]
    assert (found.verdict.message.key, found.verdict.fill()) == ("forecast-strikes-one", {"n": 2})
    at = table("berlin_upper blue", "red treachery gallows*2", treachery("red"))
    assert forecast(at, 0, "play_treachery gallows").verdict.message.key == "forecast-strikes-in-pair"
    at = table("hanover_upper blue", "red treachery assassin", treachery("red"))
    assert GAME.forecast(at.pos, Seat(0), GAME.verbs.parse("play_treachery assassin")) is None


@rule("5.4", "17.3")
def test_the_odds_of_the_revolution() -> None:
    at = table("revolution gold*7", "display title*2", taking("red", 2), draw="")
    assert hint(at, 0, "take_blind_attribute") == ("hint-revolution", {"n": 8})
    at = table(choosing("red"), *FULL_DISPLAY)
    assert hint(at, 0, "refresh") == ("hint-pile", {"n": 62})


@rule("9.1", "9.6")
def test_the_chart_says_what_i_lack() -> None:
    at = table("red hand title troops gold", "blue cards baron*10", placing("red"), *FULL_DISPLAY)
    rows = {row.noble: row for row in GAME.view(at.pos, 0).chart}
    assert rows["earl"].lacking == ["castle"]
    assert rows["count"].payable
    assert not rows["earl"].payable
    assert rows["baron"].cards_left == 0
    assert hint(at, 0, "place_noble hanover_upper") == ("hint-no-card", {"noble": "noble.baron"})
    assert GAME.view(at.pos, 1).chart[0].lacking == rows["king"].cost


@rule("11.4.1")
def test_what_threatens_is_a_lead_that_one_noble_takes_away() -> None:
    at = table("hanover_upper blue", "bavaria_lower red", "galicia_upper blue", placing("blue"), *FULL_DISPLAY)
    at.questions()
    (row,) = GAME.dangers(at.pos, Seat(2))
    assert row.text.fill() == {"country": "country.germany", "seat": "seat.red", "n": 1}
    assert GAME.dangers(at.pos, Seat(0)) == []
