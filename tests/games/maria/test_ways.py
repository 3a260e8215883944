"""What the browser draws of a move: the roads to every town that may be chosen."""

from hatalom.core.chance import Seeded
from hatalom.core.driver import settle_by, step
from hatalom.core.question import SPECTATOR
from hatalom.games.maria.game import GAME
from hatalom.games.maria.names import TOWN
from hatalom.games.maria.phases.movement.moving import Moving
from hatalom.games.maria.position import Maria
from hatalom.games.maria.verbs import MARCH_TO, MOVE_TO
from hatalom.games.maria.view import view
from tests.games.maria.ids import the_town
from tests.rules import rule

MOVES = 40


def _moves() -> list[tuple[Maria, list[int]]]:
    """Pieces on the move in a game of random choices, each with its options."""
    rng = Seeded(11)
    pos = GAME.set_up(3, GAME.default_options(), GAME.load_content())
    found: list[tuple[Maria, list[int]]] = []
    while len(found) < MOVES and (questions := settle_by(pos, rng)):
        question = questions[0]
        if isinstance(pos.stack[-1], Moving) and any(MOVE_TO.has(action) for action in question.options):
            found.append((pos.copy(), question.options))
        step(pos, question.seat, question.options[rng.below(len(question.options))])
    return found


@rule("10.1.2")
def test_every_town_that_may_be_chosen_has_a_way_of_roads_to_it() -> None:
    moves = _moves()
    assert len(moves) == MOVES
    for pos, options in moves:
        ways = view(pos, SPECTATOR).ways
        assert ways is not None
        ordinary = {TOWN.ids[MOVE_TO.target(action)] for action in options if MOVE_TO.has(action)}
        assert {*ways.main, *ways.any} == ordinary
        assert set(ways.forced) == {TOWN.ids[MARCH_TO.target(action)] for action in options if MARCH_TO.has(action)}
        board = pos.content.board
        for came in (ways.main, ways.any, ways.forced):
            assert all(board.is_adjacent(the_town(town), the_town(before)) for town, before in came.items())


@rule("10.1.2")
def test_nothing_is_drawn_when_nobody_moves() -> None:
    pos = GAME.set_up(3, GAME.default_options(), GAME.load_content())
    assert view(pos, SPECTATOR).ways is None
