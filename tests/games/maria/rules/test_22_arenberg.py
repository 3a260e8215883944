"""22  Arenberg."""

from hatalom.games.maria.rules.supply_paths import path_length, supply_cost
from tests.games.maria.court import CONTENT, Court, piece_number
from tests.rules import rule

ARENBERG = piece_number("arenberg")


@rule("22.1")
def test_b30_arenberg_needs_no_train_in_the_netherlands() -> None:
    court = Court()
    court.put("arenberg", "breda", 4)
    assert supply_cost(court.pos, ARENBERG) == 0
    court.put("karl", "eindhoven", 4)
    assert supply_cost(court.pos, piece_number("karl")) != 0


@rule("22.1", "22.1r1")
def test_b30_the_pragmatic_train_feeds_him_within_six_cities() -> None:
    court = Court()
    court.put("arenberg", "koeln", 4)
    assert supply_cost(court.pos, ARENBERG) != 0
    court.put("pragmatic_1", "maastricht")
    assert path_length(court.pos, ARENBERG, False) <= 6
    assert supply_cost(court.pos, ARENBERG) == 0
    court.put("karl", "bonn", 4)
    assert supply_cost(court.pos, piece_number("karl")) != 0


@rule("22.1r1")
def test_b30_in_hanover_he_needs_a_train() -> None:
    court = Court()
    court.put("arenberg", "hannover", 4)
    assert supply_cost(court.pos, ARENBERG) != 0
    court.put("pragmatic_1", "hameln")
    assert CONTENT.board.distance(court.pos.at[ARENBERG], court.pos.at[piece_number("pragmatic_1")]) <= 6
    assert supply_cost(court.pos, ARENBERG) == 0
