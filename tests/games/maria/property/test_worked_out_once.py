"""What is worked out once for a whole question says the same as the rule that is asked town by town."""

import pytest

from hatalom.core.chance import Seeded
from hatalom.core.driver import settle_by, step
from hatalom.games.maria.facts import Agreement
from hatalom.games.maria.game import GAME
from hatalom.games.maria.names import (
    ALL_GENERALS,
    ALL_REGIONS,
    ALL_TOWNS,
    NO_GENERAL,
    NOBODY,
    PIECES,
    STAY_OUT,
    Piece,
)
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.hussars import hussar_towns, why_not_hussar
from hatalom.games.maria.rules.reach import FREE, NONE_SHUNNED, Land, may_step, spread
from hatalom.kit.rows import row_of

CONTENT = GAME.load_content()
FORMS = [(3, {"form": "introductory"}), (3, {"form": "advanced"}), (2, {"form": "advanced"})]
GAMES = 4
MOMENTS = 10
PLIES_BETWEEN = 40


def positions(seats: int, options: dict[str, str]) -> list[Maria]:
    """Positions of random games, with promises to stay out of countries besides those of the players."""
    found: list[Maria] = []
    for seed in range(GAMES):
        pos, rng = GAME.set_up(seats, GAME.check_options(options), CONTENT), Seeded(seed)
        for number in range(MOMENTS * PLIES_BETWEEN):
            questions = settle_by(pos, rng)
            if not questions:
                break
            if number % PLIES_BETWEEN == 0:
                copy = pos.copy()
                power, region = copy.power_of(Piece(rng.below(PIECES))), ALL_REGIONS[rng.below(len(ALL_REGIONS))]
                copy.agreements = [*copy.agreements, Agreement(STAY_OUT, power, region, 12, questions[0].seat, 0)]  # type: ignore[arg-type]
                found.append(copy)
            step(pos, questions[0].seat, questions[0].options[rng.below(len(questions[0].options))])
    return found


@pytest.mark.parametrize(("seats", "options"), FORMS)
def test_a_move_over_one_road_is_a_step_that_is_allowed(seats: int, options: dict[str, str]) -> None:
    board = CONTENT.board
    refused = 0
    for pos in positions(seats, options):
        for general in ALL_GENERALS:
            start, mate = pos.at[general], pos.mate_of(general)
            if start < 0:
                continue
            for other in {NO_GENERAL, mate}:
                land = Land(pos, general, other, False)
                for town in ALL_TOWNS:
                    land.found[town] = FREE
                reached = list(
                    spread(pos, start, board.neighbours, 1, land, row_of(NOBODY, len(ALL_TOWNS)), NONE_SHUNNED)
                )
                allowed = [town for town in board.neighbours[start] if may_step(pos, general, other, start, town)]
                assert reached == allowed
                refused += len(board.neighbours[start]) - len(allowed)
    assert refused > 0


@pytest.mark.parametrize(("seats", "options"), FORMS)
def test_hussars_are_offered_the_towns_where_nothing_forbids_them(seats: int, options: dict[str, str]) -> None:
    for pos in positions(seats, options)[::6]:
        assert hussar_towns(pos) == [town for town in ALL_TOWNS if why_not_hussar(pos, town) is None]
