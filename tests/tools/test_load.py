"""`make load`: what holds and what does not, and people who play every game."""

import asyncio
import tempfile
from pathlib import Path

import httpx
import pytest

from hatalom import games
from tests.server.running import Running
from tools.load.curve import Step, hold
from tools.load.people import Actor

GOOD = {"rate": 50.0, "share": 1.0, "median_ms": 5.0, "p99_ms": 149.0, "megabytes": 100.0}


@pytest.mark.parametrize(("worse", "holds"), [({}, True), ({"p99_ms": 151.0}, False), ({"share": 0.97}, False)])
def test_a_rate_holds_if_nearly_all_is_stored_in_time(worse: dict[str, float], holds: bool) -> None:
    assert Step(**{**GOOD, **worse}).holds() == holds


@pytest.mark.long
def test_people_play_every_game() -> None:
    with tempfile.TemporaryDirectory() as folder, Running(Path(folder, "load.sqlite")) as server:
        assert server.process is not None
        step = asyncio.run(_play(server.url, server.process.pid))
    assert step.median_ms > 0
    assert step.megabytes > 50


async def _play(url: str, pid: int) -> Step:
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        actors = []
        for number, name in enumerate(games.NAMES):
            actors.append(Actor(url, http, number, name))
            await actors[-1].sit_down()
            http.cookies.clear()
        step = await hold(actors, 20, 10, pid)
        for actor in actors:
            await actor.get_up()
    return step
