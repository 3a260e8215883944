"""Golden games must replay to the same end as long as the rules stand."""

import pytest

from hatalom import games
from hatalom.core import journal
from hatalom.core.journal import Journal
from hatalom.core.replay import replay, verify
from tests.games.golden import Golden, ending, golden_games

ALL = [golden for name in games.NAMES for golden in golden_games(name)]
LONG = 5_000
"""A game of so many rows is gone through ply by ply in the long run only."""
ply_by_ply = pytest.mark.parametrize(
    "golden",
    [
        pytest.param(
            golden,
            id=f"{golden.game.name}-{golden.name}",
            marks=pytest.mark.long if len(golden.stored().rows) > LONG else (),
        )
        for golden in ALL
    ],
)
each = pytest.mark.parametrize("golden", ALL, ids=lambda golden: f"{golden.game.name}-{golden.name}")


@each
def test_a_golden_game_replays_to_its_end_on_its_committed_stream(golden: Golden) -> None:
    kept = golden.stored()
    match, drawn = verify(golden.game, kept, golden.game.load_content())
    assert drawn == kept.draws()
    assert ending(match) == {key: golden.facts[key] for key in ("checksum", "points", "winners")}


@ply_by_ply
def test_a_golden_game_holds_after_every_ply(golden: Golden) -> None:
    game, kept, content = golden.game, golden.stored(), golden.game.load_content()
    match = replay(game, Journal(kept.head), content)
    for number, row in enumerate(kept.rows, start=1):
        match.repeat(row, number)
        assert game.broken_invariant(match.pos) is None
        if number % 10 == 0:
            text = game.write(match.pos)
            assert game.write(game.read(text, content)) == text


@each
def test_the_same_choices_on_the_same_stream_give_the_same_journal(golden: Golden) -> None:
    assert journal.write(golden.play().journal, golden.game) == golden.file.read_text(encoding="utf-8")
