"""Recorded plays go as they went: no rule has changed unnoticed."""

import pytest

from hatalom import games
from tests.games.recorded import STRETCH, Recorded, recorded

EVERY = 3
"""Of so many plays one is repeated in every run, the others in the long run; mutants have to stand up to all."""
ALL = [
    pytest.param(kept, marks=() if number % EVERY == 0 else pytest.mark.long, id=kept.play.name)
    for name in games.NAMES
    for number, kept in enumerate(recorded(name))
]


@pytest.mark.recorded
@pytest.mark.parametrize("kept", ALL)
def test_a_recorded_play_goes_as_it_went(kept: Recorded) -> None:
    found = kept.play.fingerprints()
    same = 0
    for now, then in zip(found, kept.fingerprints, strict=False):
        if now != then:
            break
        same += 1
    renew = f"PYTHONPATH=src python -m tests.games.recorded {kept.play.game.name}"
    assert found == kept.fingerprints, f"differs after question {same * STRETCH}; if that was meant: {renew}"
