"""Many games at once: the same games as elsewhere, as arrays, and each on its own."""

from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np
from numpy.typing import NDArray

from hatalom.core.errors import BadFile
from hatalom.lab.batch import Batch
from hatalom.lab.playing import Playing, setting_of, sources
from tests.lab.test_observation import SETTINGS

GAME = "power_and_weakness"


def test_random_play_is_what_simulate_plays() -> None:
    batch = Batch(GAME, games=5, seed=9)
    playing = Playing(setting_of(GAME))
    whims = {number: sources(9, number)[1] for number in range(100)}
    decisions = np.zeros(5, np.int64)
    choices, seen = 0, 0
    while seen < 12:
        numbers = batch.numbers
        decisions += batch.counts > 1
        choices += int(np.count_nonzero(batch.counts > 1))
        picks = [whims[number].below(count) for number, count in zip(numbers.tolist(), batch.counts, strict=True)]
        rewards, done = batch.choose(np.array(picks))
        assert not rewards[~done].any()
        for place in np.flatnonzero(done):
            played = playing.play(("random", "random"), 9, int(numbers[place]))
            assert decisions[place] == played.decisions
            winners = played.winners if len(played.winners) < 2 else ()
            assert rewards[place].tolist() == [(seat in winners) * 2 - 1 if winners else 0 for seat in (0, 1)]
            decisions[place] = 0
            seen += 1
    assert batch.numbers.max() == 4 + seen
    assert batch.choices == choices


def actions_of(batch: Batch, picks: NDArray[np.int64]) -> NDArray[np.int64]:
    """The same answers as action numbers."""
    options, starts = batch.options()
    found: NDArray[np.int64] = options[starts + picks]
    return found


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_every_row_is_what_the_seat_that_is_asked_sees_and_may_do(name: str, players: int) -> None:
    batch = Batch(name, games=3, players=players, seed=1)
    whole = Batch(name, games=3, players=players, seed=1, dtype=np.int16)
    for _ in range(30):
        picks = batch.sample()
        whole.step(actions_of(batch, picks))
        batch.choose(picks)
    rules, games = batch.rules, batch._games.games
    masks, seen = batch.masks(), batch.observations()
    assert (masks.shape, seen.shape) == ((3, rules.actions), (3, rules.size))
    assert [str(masks.dtype), str(seen.dtype)] == ["int8", "float32"]
    assert rules.layout is not None
    for place in range(3):
        seat = int(batch.seats[place])
        assert np.flatnonzero(masks[place]).tolist() == sorted(games[place].question.options)
        assert seen[place].tolist() == rules.layout.numbers(rules.game.view(games[place].pos, seat))
    assert (whole.observations() == seen).all()
    assert whole.observations().dtype == np.int16


def test_one_wrong_answer_changes_nothing_and_is_named() -> None:
    batch = Batch(GAME, games=3)
    before = batch.observations().copy()
    picks = batch.sample()
    actions = actions_of(batch, picks)
    actions[1] = int(batch.masks()[1].argmin())
    with pytest.raises(ValueError, match="game 1 may not be answered"):
        batch.step(actions)
    with pytest.raises(ValueError, match="2 answers for 3 games"):
        batch.step(actions[:2])
    with pytest.raises(ValueError, match="game 2 has no option -1"):
        batch.choose(np.array([0, 0, -1]))
    with pytest.raises(ValueError, match=f"game 0 has no option {batch.counts[0]}"):
        batch.choose(batch.counts)
    assert (batch.observations() == before).all()


def test_games_do_not_depend_on_their_neighbours() -> None:
    one, many = Batch(GAME, games=1, seed=2), Batch(GAME, games=4, seed=2)
    for _ in range(40):
        picks = many.sample()
        one.choose(picks[:1])
        many.choose(picks)
    assert (one.observations()[0] == many.observations()[0]).all()


def test_random_answers_are_those_of_the_seed() -> None:
    one, same, other = Batch(GAME, games=3, seed=2), Batch(GAME, games=3, seed=2), Batch(GAME, games=3, seed=3)
    ended = 0
    for _ in range(300):
        rewards, done = one.choose_at_random()
        same.choose_at_random()
        other.choose_at_random()
        assert not rewards[~done].any()
        ended += int(done.sum())
    assert ended > 0
    assert (one.observations() == same.observations()).all()
    assert (one.observations() != other.observations()).any()


def test_what_does_not_fit_together_is_refused() -> None:
    wrong: list[dict[str, Any]] = [{"dtype": np.int64}, {"players": 9}, {"options": {"mist": "yes"}}]
    for setting in wrong:
        with pytest.raises(BadFile):
            Batch(GAME, 2, **setting)
    with pytest.raises(BadFile):
        Batch(GAME, 0)
