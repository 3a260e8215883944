"""Tasks are ended for good, also one that swallows its first cancellation."""

import asyncio

import pytest

from hatalom.server import ending


def test_a_task_that_swallows_its_cancellation_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "PATIENCE_SECONDS", 0.01)

    async def deaf() -> str:
        try:
            await asyncio.sleep(1000)
        except asyncio.CancelledError:
            await asyncio.sleep(1000)
        return "never"

    async def broken() -> None:
        raise ValueError("heard by nobody")

    async def run() -> list[bool]:
        tasks: list[asyncio.Task[object]] = [asyncio.create_task(deaf()), asyncio.create_task(broken())]
        await asyncio.sleep(0)
        await ending.end_all(tasks)
        return [task.done() for task in tasks]

    assert asyncio.run(run()) == [True, True]
