"""Garbage is found without making everybody wait: what is new often, everything once in a while."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from hatalom.server import garbage
from hatalom.server.garbage import Garbage


class Knot:
    """Nothing but garbage collection frees it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def keeping() -> Iterator[Garbage]:
    threshold = gc.get_threshold()
    ours = Garbage()
    ours.keep_what_is_loaded()
    yield ours
    gc.set_threshold(*threshold)
    gc.unfreeze()


def test_what_is_new_is_found_and_what_is_in_use_is_kept_out_of_sight(keeping: Garbage) -> None:
    connection, lost = Knot(), Knot()
    ended, gone = weakref.ref(connection), weakref.ref(lost)
    del lost
    asyncio.run(keeping.look_through_new())
    assert gone() is None
    del connection
    asyncio.run(keeping.look_through_new())
    assert ended() is not None
    keeping.look_through_all()
    assert ended() is None


def test_all_is_looked_through_when_nothing_is_asked(keeping: Garbage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "CALM_SECONDS", 0.0)
    knot = Knot()
    gone = weakref.ref(knot)
    asyncio.run(keeping.look_through_new())
    del knot
    asked: list[bool] = []

    def requests() -> int:
        """Somebody asks for something three times."""
        asked.append(gone() is not None)
        return min(len(asked), 3)

    asyncio.run(keeping.look_through_all_when_calm(requests))
    assert all(asked)
    assert gone() is None


def test_where_python_looks_by_itself_nothing_is_kept() -> None:
    ours = Garbage()
    before = gc.get_freeze_count()
    asyncio.run(ours.look_through_new())
    ours.look_through_all()
    assert gc.get_freeze_count() <= before
