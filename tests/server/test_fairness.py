"""Nobody waits longer because somebody else asks for much."""

import asyncio
import contextlib

import pytest

from hatalom.server.aside import Aside
from hatalom.server.fairness import FairLine, asking


async def _ask(line: FairLine, who: str, done: list[str], gate: asyncio.Event) -> None:
    asking.set(who)
    async with line.turn():
        await gate.wait()
        done.append(who)


async def _all_of(names: str, places: int = 1) -> str:
    line, done, gate = FairLine(places), list[str](), asyncio.Event()
    tasks = []
    for who in names:
        tasks.append(asyncio.create_task(_ask(line, who, done, gate)))
        await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(*tasks)
    assert line.waiting_for("a") == 0
    return "".join(done)


@pytest.mark.parametrize(
    ("asked", "served"),
    [("aaaab", "aabaa"), ("abc", "abc"), ("aaabbc", "aabcab"), ("a", "a")],
)
def test_those_who_ask_take_turns(asked: str, served: str) -> None:
    assert asyncio.run(_all_of(asked)) == served


def test_whoever_gives_up_takes_nobodys_place() -> None:
    async def story() -> list[str]:
        line, done, gate = FairLine(1), list[str](), asyncio.Event()
        first, second, third = (asyncio.create_task(_ask(line, who, done, gate)) for who in "abc")
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(first, third)
        with contextlib.suppress(asyncio.CancelledError):
            await second
        async with asyncio.timeout(5), line.turn():
            return done

    assert asyncio.run(story()) == ["a", "c"]


def test_one_who_gives_up_when_he_is_let_in_lets_the_next_one_in() -> None:
    async def story() -> list[str]:
        line, done, gate = FairLine(1), list[str](), asyncio.Event()
        first, second, third = (asyncio.create_task(_ask(line, who, done, gate)) for who in "abc")
        await asyncio.sleep(0)
        gate.set()
        await asyncio.sleep(0)  # the first one is done, and the second has been let in
        await first
        second.cancel()
        async with asyncio.timeout(5):
            await third
        return done

    assert asyncio.run(story())[-1] == "c"


def test_work_aside_is_done_in_another_thread_and_says_what_went_wrong() -> None:
    def fail() -> None:
        raise ValueError("no idea")

    async def story() -> int:
        aside = Aside()
        try:
            with pytest.raises(ValueError, match="no idea"):
                await aside.do(fail)
            return await aside.do(lambda: 7)
        finally:
            aside.close()

    assert asyncio.run(story()) == 7
