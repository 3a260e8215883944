"""11, 12  Scoring and the end of the game."""

import pytest

from hatalom.core.question import Seat
from hatalom.games.heads_of_state.game import GAME
from tests.games.heads_of_state.scenario import FULL_DISPLAY, begin, placing, scoring, table
from tests.rules import rule


@rule("11.0", "11.1.1")
def test_11_1_the_first_noble_takes_the_hex() -> None:
    at = table("red hand gold*2", placing("red"), *FULL_DISPLAY)
    at.does("red", "place_noble hanover_upper")
    assert (at.score("red"), at.hex_taken_by("hanover")) == (2, "red")
    later = table("red hand gold", "gascony_upper blue", "hex gascony blue", placing("red"), *FULL_DISPLAY)
    later.does("red", "place_noble gascony_lower")
    assert later.score("red") == 0


@rule("11.1.1", "10.3")
def test_11_1_the_hex_does_not_come_back_when_the_area_is_empty_again() -> None:
    at = table("red hand gold", "hanover_upper - dead blue", "hex hanover blue", placing("red"), *FULL_DISPLAY)
    at.does("red", "place_noble hanover_upper")
    assert at.score("red") == 0


@rule("11.2.1", "11.2.2", "11.2.2r1")
def test_11_2_every_area_of_a_country_with_one_noble_each() -> None:
    lines = (
        "london_upper red",
        "ireland_lower red",
        "hex scotland blue",
        "red hand gold",
        placing("red"),
        *FULL_DISPLAY,
    )
    at = table(*lines)
    at.does("red", "place_noble scotland_lower")
    assert at.score("red") == 8
    incomplete = table("ireland_lower red", "ireland_upper red", *lines[2:])
    incomplete.does("red", "place_noble scotland_lower")
    assert incomplete.score("red") == 0


@rule("11.2.1r1")
def test_11_2_not_when_a_noble_dies() -> None:
    """Checked when a noble is placed, so nothing happens at the end of a century either."""
    at = table("london_upper red", "ireland_lower red", "scotland_lower red", scoring())
    at.questions()
    assert at.scores() == {"red": 8}  # the round marker alone
    assert at.pos.square_taken == [-1] * 8


@rule("11.3.1", "11.3.1r1")
@pytest.mark.parametrize(("taken", "points"), [("- - -", 16), ("blue", 12), ("blue yellow", 8), ("red", 0)])
def test_11_3_seven_types(taken: str, points: int) -> None:
    at = table(
        "paris_upper red",
        "berlin_upper - dead red",
        "burgundy_upper red",
        "provence_upper red",
        "ireland_upper red",
        "ireland_lower red",
        "hex hanover blue",
        f"large {taken}",
        "red hand gold",
        placing("red"),
        *FULL_DISPLAY,
    )
    at.does("red", "place_noble hanover_upper")
    assert at.score("red") == points


@rule("11.3.1r1")
def test_11_3_nothing_for_a_fourth_player() -> None:
    at = table(
        *("paris_upper red", "berlin_upper red", "burgundy_upper red", "provence_upper red"),
        *("ireland_upper red", "bavaria_lower red", "hex hanover blue", "square germany blue yellow"),
        "large blue yellow green",
        "red hand gold",
        placing("red", players=4),
        *FULL_DISPLAY,
        players=4,
    )
    at.does("red", "place_noble hanover_upper")
    assert at.score("red") == 0


@rule("11.4.1", "11.4.5", "11.4.5r1")
def test_11_4_every_country_is_scored_by_itself() -> None:
    at = table(
        *("london_upper red", "ireland_upper blue", "scotland_lower yellow"),
        *("paris_upper blue", "brittany_upper red"),
        *("galicia_upper yellow", "valencia_lower red"),
        *("berlin_upper yellow", "hanover_upper blue"),
        scoring(),
    )
    at.questions()
    assert at.scores() == {"red": 8 + 2 + 4, "blue": 3 + 10 + 5, "yellow": 7 + 6}
    assert len(at.told("country-first")) == len(at.told("country-second")) == 4


@rule("11.4.2", "10.3r1")
def test_11_4_the_dead_have_no_influence() -> None:
    at = table("madrid_upper - dead red", "galicia_lower blue", scoring())
    at.questions()
    assert at.scores() == {"blue": 7}


@rule("11.4.2r1")
@pytest.mark.parametrize(
    ("box", "influence"),
    [
        ("paris_upper", 4),
        ("paris_lower", 2),
        ("london_upper", 4),
        ("ireland_upper", 2),
        ("ireland_lower", 1),
        ("hanover_upper", 2),
    ],
)
def test_11_4_influence_belongs_to_the_box(box: str, influence: int) -> None:
    country = {"paris": "france", "hanover": "germany"}.get(box.split("_", maxsplit=1)[0], "britain")
    assert table(f"{box} red", placing("red"), *FULL_DISPLAY).influence("red", country) == influence


@rule("11.4.3r1")
def test_11_4_of_two_equal_nobles_the_better_place_counts() -> None:
    """Red has marquises at hex 3 and a baron, blue one at hex 4: equal influence, equal rank."""
    at = table("gascony_upper red", "provence_upper blue", scoring())
    at.questions()
    assert at.scores() == {"red": 2, "blue": 10}
    at = table("gascony_upper red", "provence_upper red", "burgundy_upper blue", "brittany_upper blue", scoring())
    at.questions()
    assert at.scores() == {"red": 2, "blue": 10}  # 4 : 4, the duke outranks the marquises


@rule("11.4.3r2", "11.4.3")
def test_11_4_three_tied() -> None:
    """Duke before marquis before baron; the dead king of yellow plays no part."""
    at = table(
        "burgundy_upper red", "gascony_upper blue", "brittany_upper yellow", "paris_upper - dead yellow", scoring()
    )
    at.questions()
    assert at.scores() == {"red": 10, "blue": 2}


@rule("11.4.4", "11.4.4r1")
def test_11_4_markers_nobody_gets_are_lost() -> None:
    at = table("hanover_upper red", scoring())
    at.questions()
    assert at.scores() == {"red": 6}
    assert len(at.told("country-empty")) == 3
    assert at.pos.round_taken.count(Seat(-1)) == 23


@rule("11.5.1")
@pytest.mark.parametrize(
    ("noble", "points"),
    [("baron", 4), ("count", 6), ("earl", 8), ("marquis", 10), ("duke", 12), ("archduke", 14), ("king", 16)],
)
def test_11_5_most_cards_of_a_type(noble: str, points: int) -> None:
    at = table(f"red cards {noble}*2", f"blue cards {noble}", scoring(), century="1789")
    at.questions()
    assert at.scores() == {"red": points}


@rule("11.5.2r1")
def test_11_5_five_tied() -> None:
    seats = ("red", "yellow", "blue", "green", "black")
    at = table(*(f"{seat} cards king" for seat in seats), scoring(players=5), players=5, century="1789")
    at.questions()
    assert at.scores() == {}


@rule("11.5.2", "11.5.2r1")
def test_11_5_nobody_moves_up() -> None:
    at = table(
        *(f"{seat} cards king*2" for seat in ("red", "yellow", "blue")),
        "green cards king",
        scoring(players=4),
        players=4,
        century="1789",
    )
    at.questions()
    assert at.scores() == {}


@rule("12.1", "11.5.1")
def test_12_1_the_noble_cards_count_only_at_the_end() -> None:
    at = table("red cards king*2", scoring(), century="1689")
    at.questions()
    assert at.scores() == {}


@rule("12.2", "12.2r1")
def test_12_2_ties() -> None:
    """Cards are compared from king to baron; if all are equal the victory is shared."""
    at = table("red score 16 cards king", "yellow cards archduke", "blue score 30 cards", scoring(), century="1789")
    at.questions()
    assert at.scores() == {"red": 32, "yellow": 14, "blue": 30}
    tied = table("red cards earl count*2", "yellow cards earl count", "blue score 10", scoring(), century="1789")
    tied.questions()
    assert tied.scores() == {"red": 4 + 6, "yellow": 4, "blue": 10}
    result = GAME.result(tied.pos)
    assert result is not None
    assert [seat.rank for seat in result.seats] == [1, 3, 2]
    shared = table("red score 5", "blue score 5", scoring(), century="1789")
    shared.questions()
    result = GAME.result(shared.pos)
    assert result is not None
    assert result.winners() == [0, 2]
    assert result.reason.message.rule == "12.2r1"


@rule("12.3")
def test_12_3_the_score_is_the_sum_of_the_markers() -> None:
    at = table("red hand gold", placing("red"), *FULL_DISPLAY)
    at.does("red", "place_noble hanover_upper")
    assert GAME.broken_invariant(at.pos) is None
    at.pos.score[0] += 1
    assert str(GAME.broken_invariant(at.pos)).startswith("12.3")
    assert GAME.broken_invariant(begin(3).pos) is None
