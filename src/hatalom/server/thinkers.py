"""Computers think in processes of their own: they are handed a view and a question, and nothing else."""

import logging
import secrets
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec

from hatalom import bots, games
from hatalom.bots import advice
from hatalom.bots.commanders import Commander
from hatalom.bots.squire import Squire
from hatalom.core.chance import Seeded
from hatalom.core.question import Question
from hatalom.server.pool import Pool
from hatalom.table import words
from hatalom.table.table import Table, overlay_table
from hatalom.table.wire import CounselWire

log = logging.getLogger(__name__)
ADVICE_SECONDS = 3.0
"""After so long no further option is looked for."""


class Task(msgspec.Struct, frozen=True):
    """All that a thinking computer gets."""

    game: str
    overlay: str
    level: str
    seat: int
    prompt: tuple[str, str]
    args: list[int]
    options: list[int]
    window: bool
    view: msgspec.Raw
    seed: int
    seats: list[str]
    played: list[int] = []
    """In a game that is over: what the seat chose from here on."""


def task_for(
    table: Table, question: Question, overlay: str, seed: int | None = None, played: list[int] | None = None
) -> bytes:
    seat = question.seat
    view = table.game.view(table.match.position_for(seat), seat)
    task = Task(
        table.game.name,
        overlay,
        table.seats[seat].level,
        seat,
        (question.prompt.key, question.prompt.rule),
        question.args,
        question.options,
        question.window,
        msgspec.Raw(msgspec.json.encode(view)),
        secrets.randbits(63) if seed is None else seed,
        table.seat_ids,
        played or [],
    )
    return msgspec.json.encode(task)


def think(data: bytes) -> int:
    """In the other process: the bot's choice."""
    task = msgspec.json.decode(data, type=Task)
    game, bot = _bot(task.game, task.overlay, task.level)
    view, question = _given(game, task)
    return bot.choose(view, question, Seeded(task.seed))


def advise(data: bytes) -> bytes:
    """In the other process: what the adviser would do, as JSON of a `CounselWire`."""
    task = msgspec.json.decode(data, type=Task)
    game, adviser = _adviser(task.game, task.overlay)
    view, question = _given(game, task)
    until = time.monotonic() + ADVICE_SECONDS
    found = advice.advise(adviser, view, question, Seeded(task.seed), lambda: time.monotonic() < until, task.played)
    return msgspec.json.encode(words.counsel_of(game, found, task.seats))


def _given(game: Any, task: Task) -> tuple[Any, Question]:
    """The view and the question that `task_for` has packed.

    `decline` and `comply` stay at the table: they are for standing orders, and no computer looks at them.
    """
    prompt = next(message for message in game.messages if (message.key, message.rule) == task.prompt)
    question = Question(task.seat, prompt, task.options, task.args, task.window)
    return msgspec.json.decode(task.view, type=game.view_type), question


@lru_cache(maxsize=32)
def _bot(name: str, overlay: str, level: str) -> tuple[Any, bots.Bot]:
    game = games.load(name)
    return game, bots.make(level, game, game.load_content(overlay_table(overlay)), bots.budget_at_table(level))


@lru_cache(maxsize=32)
def _adviser(name: str, overlay: str) -> tuple[Any, Squire | Commander]:
    """Advice comes from the strongest level, whatever level plays at the table."""
    game = games.load(name)
    level = bots.strongest_of(game)
    assert level is not None, f"no computer knows {name}"
    return game, bots.adviser(level, game, game.load_content(overlay_table(overlay)), bots.budget_of_advice(level))


class Thinkers(Pool):
    """The pool of thinking processes."""

    def __init__(self, workers: int, limit: float, work: Callable[[bytes], int] = think) -> None:
        super().__init__(workers, limit)
        self.work = work
        self.unthought = 0
        """How often a computer was answered for."""

    async def choose(self, data: bytes, options: list[int]) -> int:
        """The choice of a bot; a bot that breaks or takes too long is answered for with any option."""
        choice = await self.ask(self.work, data)
        if choice in options:
            return choice
        if choice is not None:
            log.warning("a computer answered %s, which is not among the options", choice)
        self.unthought += 1
        return secrets.choice(options)

    async def advise(self, data: bytes) -> CounselWire:
        """Advice on a question; none where the adviser breaks or takes too long."""
        found = await self.ask(advise, data)
        return msgspec.json.decode(found, type=CounselWire) if found is not None else CounselWire([], [])
