"""22  Arenberg."""

from hatalom.games.maria.rules.supply_paths import path_length, supply_cost
from tests.games.maria.court import Court
from tests.games.maria.ids import CONTENT, the_general, the_piece
from tests.rules import rule

ARENBERG = the_general("arenberg")


@rule("22.1")
def test_arenberg_needs_no_train_in_the_netherlands() -> None:
    court = Court()
    court.put("arenberg", "breda", 4)
    assert supply_cost(court.pos, ARENBERG) == 0
    court.put("karl", "eindhoven", 4)
    assert supply_cost(court.pos, the_general("karl")) != 0


@rule("22.1", "22.1r1")
def test_the_pragmatic_train_feeds_him_within_six_cities() -> None:
    court = Court()
    court.put("arenberg", "koeln", 4)
    assert supply_cost(court.pos, ARENBERG) != 0
    court.put("pragmatic_1", "maastricht")
    assert path_length(court.pos, ARENBERG, False) <= 6
    assert supply_cost(court.pos, ARENBERG) == 0
    court.put("karl", "bonn", 4)
    assert supply_cost(court.pos, the_general("karl")) != 0


@rule("22.1r1")
def test_in_hanover_he_needs_a_train() -> None:
    court = Court()
    court.put("arenberg", "hannover", 4)
    assert supply_cost(court.pos, ARENBERG) != 0
    court.put("pragmatic_1", "hameln")
    assert CONTENT.board.distance(court.pos.at[ARENBERG], court.pos.at[the_piece("pragmatic_1")]) <= 6
    assert supply_cost(court.pos, ARENBERG) == 0
