"""The pieces of a small picture of the map: they are there, they belong to somebody, and they tell nothing hidden."""

import pytest

from hatalom import games
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, step
from hatalom.core.question import SPECTATOR
from tests.games.five import THE_FIVE

CHOICES = 250


@pytest.mark.parametrize("name", THE_FIVE)
def test_pieces_stand_at_places_and_tell_what_everybody_sees(name: str) -> None:
    game = games.load(name)
    rng = Seeded(11)
    seats = game.seat_counts[-1]
    pos = game.set_up(seats, game.default_options(), game.load_content())
    for _ in range(CHOICES):
        questions = settle(pos)
        if not questions:
            break
        question = questions[rng.below(len(questions))]
        step(pos, question.seat, question.options[rng.below(len(question.options))])
    pieces = game.pieces(pos)
    places = {f"{kind.name}.{one}" for kind in game.kinds for one in kind.ids}
    assert len(pieces) > 5
    assert {piece.place for piece in pieces} <= places
    assert {piece.seat for piece in pieces} <= set(range(seats))
    assert game.pieces(game.resample(pos, SPECTATOR, Seeded(12))) == pieces
