"""Recorded plays go as they went: no rule has changed unnoticed."""

import pytest

from hatalom import games
from tests.games.recorded import STRETCH, Recorded, recorded

ALL = [kept for name in games.NAMES for kept in recorded(name)]


@pytest.mark.parametrize("kept", ALL, ids=lambda kept: kept.play.name)
def test_a_recorded_play_goes_as_it_went(kept: Recorded) -> None:
    found = kept.play.fingerprints()
    same = 0
    for now, then in zip(found, kept.fingerprints, strict=False):
        if now != then:
            break
        same += 1
    renew = f"PYTHONPATH=src python -m tests.games.recorded {kept.play.game.name}"
    assert found == kept.fingerprints, f"differs after question {same * STRETCH}; if that was meant: {renew}"
