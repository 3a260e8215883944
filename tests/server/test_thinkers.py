"""Computers in processes of their own: whatever becomes of one, the game goes on."""

import asyncio
import os
import time

import msgspec
import pytest

from hatalom.core.chance import Seeded
from hatalom.server.thinkers import Task, Thinkers, task_for, think
from tests.table.tables import computer, human, play, power


def last(data: bytes) -> int:
    return msgspec.json.decode(data, type=list[int])[-1]


def sleep_for_ever(data: bytes) -> int:
    time.sleep(1000)
    return 0


def die(data: bytes) -> int:
    os._exit(3)


def fail(data: bytes) -> int:
    raise ValueError("no idea")


def cheat(data: bytes) -> int:
    return 99


def test_a_process_of_its_own_answers_and_a_slow_one_is_ended() -> None:
    async def story() -> list[int]:
        good = Thinkers(1, 60, last)
        slow = Thinkers(1, 0.2, sleep_for_ever)
        try:
            return [await good.choose(b"[4, 5]", [4, 5]), await slow.choose(b"[4]", [4])]
        finally:
            good.close()
            slow.close()

    assert asyncio.run(asyncio.wait_for(story(), 300)) == [5, 4]


@pytest.mark.parametrize("work", [die, fail, cheat])
def test_one_that_breaks_is_answered_for(work: object) -> None:
    async def story() -> int:
        thinkers = Thinkers(1, 60, work)  # type: ignore[arg-type]
        try:
            return await thinkers.choose(b"[]", [7])
        finally:
            thinkers.close()

    assert asyncio.run(story()) == 7


def test_it_is_handed_its_own_view_and_the_options_and_nothing_else() -> None:
    table = power(human("anna"), computer())
    rng = Seeded(3)
    while not any(question.prompt.key == "ask-bid" for question in table.match.questions()):
        play(table, rng, 1)
    secret = table.match.questions()[0]
    table.act(0, table.game.verbs.text(secret.options[-1]), table.match.version_for(0))
    question = table.computer_questions()[0]
    data = task_for(table, question, "")
    task = msgspec.json.decode(data, type=Task)
    assert set(Task.__struct_fields__) == {
        *("game", "overlay", "level", "seat", "prompt", "args", "options", "window", "view", "seed", "seats", "played"),
    }
    assert task.played == [], "a game that is running has no turn that was played from here on"
    assert msgspec.json.decode(task.view)["bids"] == [-2, -1]  # the other's bid is hidden
    assert think(data) in question.options
