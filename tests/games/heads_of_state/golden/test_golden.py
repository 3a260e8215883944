"""Golden games: whole games stored as journals.  They must replay to the same end as long as the rules stand."""

import tomllib
from pathlib import Path

import pytest

from hatalom.core import journal
from hatalom.core.match import replay, verify
from hatalom.games.heads_of_state.game import GAME
from tests.games.heads_of_state.golden.record import PLAYERS, play
from tests.games.heads_of_state.scenario import CONTENT

FOLDER = Path(__file__).parent
GAMES = tomllib.loads((FOLDER / "games.toml").read_text(encoding="utf-8"))


def stored(name: str) -> journal.Journal:
    return journal.read((FOLDER / f"{name}.journal").read_text(encoding="utf-8"), GAME)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_to_its_end(name: str) -> None:
    kept = stored(name)
    match, drawn = verify(GAME, kept, CONTENT)
    result = match.result()
    assert result is not None
    assert drawn == kept.draws()
    assert match.checksum() == GAMES[name]["checksum"]
    assert [seat.score for seat in result.seats] == GAMES[name]["points"]
    assert result.winners() == GAMES[name]["winners"]


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_sees_all_three_centuries_and_holds_after_every_ply(name: str) -> None:
    kept = stored(name)
    match = replay(GAME, journal.Journal(kept.head), CONTENT)
    centuries = set()
    for number, row in enumerate(kept.rows, start=1):
        match.repeat(row, number)
        centuries.add(match.pos.century)
        assert GAME.broken_invariant(match.pos) is None
    assert centuries == {0, 1, 2}


@pytest.mark.parametrize("players", PLAYERS)
def test_the_same_choices_on_the_same_stream_give_the_same_journal(players: int) -> None:
    text = (FOLDER / f"players_{players}.journal").read_text(encoding="utf-8")
    assert journal.write(play(players).journal, GAME) == text
