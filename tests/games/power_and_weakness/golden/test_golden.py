"""Golden games: whole games stored as journals.  They must replay to the same end as long as the rules stand."""

import tomllib
from pathlib import Path

import pytest

from hatalom.core import journal
from hatalom.core.game import messages_in
from hatalom.core.match import replay, verify
from hatalom.games.power_and_weakness import events
from hatalom.games.power_and_weakness.game import GAME
from tests.games.power_and_weakness.golden.record import SEEDS, play
from tests.games.power_and_weakness.scenario import CONTENT

FOLDER = Path(__file__).parent
GAMES = tomllib.loads((FOLDER / "games.toml").read_text(encoding="utf-8"))


def stored(name: str) -> journal.Journal:
    return journal.read((FOLDER / f"{name}.journal").read_text(encoding="utf-8"), GAME)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_to_its_end(name: str) -> None:
    match = replay(GAME, stored(name), CONTENT)
    result = match.result()
    assert result is not None
    assert match.checksum() == GAMES[name]["checksum"]
    assert [seat.score for seat in result.seats] == GAMES[name]["points"]
    assert result.winners() == GAMES[name]["winners"]


@pytest.mark.parametrize("name", GAMES)
def test_every_draw_is_that_of_the_committed_stream(name: str) -> None:
    kept = stored(name)
    _, drawn = verify(GAME, kept, CONTENT)
    assert drawn == kept.draws()


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_holds_after_every_ply(name: str) -> None:
    kept = stored(name)
    match = replay(GAME, journal.Journal(kept.head), CONTENT)
    for number, row in enumerate(kept.rows, start=1):
        match.repeat(row, number)
        assert GAME.broken_invariant(match.pos) is None
        text = GAME.write(match.pos)
        assert GAME.write(GAME.read(text, CONTENT)) == text


@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_choices_on_the_same_stream_give_the_same_journal(seed: int) -> None:
    text = (FOLDER / f"random_{seed}.journal").read_text(encoding="utf-8")
    assert journal.write(play(seed).journal, GAME) == text


def test_the_golden_games_together_tell_every_line_of_the_log() -> None:
    told = set()
    for name in GAMES:
        for ply in replay(GAME, stored(name), CONTENT).plies:
            told |= {event.message.key for event in ply.events}
    assert told == {message.key for message in messages_in(events)}
