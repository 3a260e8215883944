"""A turn that wins at once stands first."""

from hatalom import bots, games
from hatalom.bots.advice import advise
from hatalom.bots.commanders import Marshal
from hatalom.bots.reasons import WINS
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, step
from hatalom.core.question import Seat
from tests.bots.advice.boards import FULL_HOURGLASS, MERLIN_WINS


def test_a_turn_that_wins_at_once_stands_first() -> None:
    """Orange plays four tiles, which empty the hourglass, and has 12 points; Marshal does not see so far."""
    game = games.load("power_and_weakness")
    content = game.load_content()
    pos = game.read(MERLIN_WINS, content)
    (question,) = settle(pos)
    view = game.view(pos, question.seat)
    marshal = bots.adviser("marshal", game, content, bots.Budget(positions=2500))
    assert isinstance(marshal, Marshal)
    marshal.search.choose(pos.copy(), question, Seeded(3))
    assert game.result(marshal.search.ranking[0].end.pos) is None
    first = advise(marshal, view, question, Seeded(3))[0]
    assert first.reasons[0].label.message is WINS
    for action in [first.action, *first.then]:
        step(pos, question.seat, action)
        while any(asked.seat == Seat(1) for asked in settle(pos)):  # he lets every tile stand
            step(pos, Seat(1), settle(pos)[0].options[-1])
    result = game.result(pos)
    assert result is not None
    assert result.winners() == [question.seat]


def test_seven_tiles_that_empty_the_hourglass_win_and_are_found() -> None:
    """White need not gain anything: who wants to keep his tiles does not see it, neither the lamp nor Marshal."""
    game = games.load("power_and_weakness")
    content = game.load_content()
    pos = game.read(FULL_HOURGLASS, content)
    marshal = bots.adviser("marshal", game, content, bots.Budget(positions=60_000))
    (question,) = settle(pos)
    first = advise(marshal, game.view(pos, question.seat), question, Seeded(3))[0]
    assert first.reasons[0].label.message is WINS
    assert sum(game.verbs.text(action).startswith("play_tile") for action in [first.action, *first.then]) == 7
    while questions := settle(pos):
        (question,) = questions
        is_white = question.seat == Seat(1)
        step(
            pos,
            question.seat,
            marshal.choose(game.view(pos, 1), question, Seeded(3)) if is_white else question.options[-1],
        )
    result = game.result(pos)
    assert result is not None
    assert result.winners() == [Seat(1)]
