"""Those who go through games that were played.

A short game is gone through aside, in this process.  A long one takes seconds: that is done in a process of its own.
"""

from collections.abc import Callable
from typing import TypeVar

import msgspec

from hatalom.core.errors import IllegalAction
from hatalom.core.positionfaults import RefusedPosition
from hatalom.server.aside import Aside
from hatalom.server.by_hand import HandMade, Leaf, Looked, look_at, write_position
from hatalom.server.history import (
    Book,
    Branch,
    Brought,
    Choice,
    Page,
    Refusal,
    Retold,
    Study,
    analyse_game,
    begin_branch,
    check_journal,
    find_choice,
    show_page,
)
from hatalom.server.pool import Pool
from hatalom.table.wire import AnalysisWire, StateWire

LIMIT_SECONDS = 120.0
SHORT = 400
"""A game of so many rows is gone through in a fraction of a second."""
Asked = TypeVar("Asked")
Answer = TypeVar("Answer")


class Historians(Pool):
    def __init__(self, aside: Aside, workers: int = 1, limit: float = LIMIT_SECONDS) -> None:
        super().__init__(workers, limit)
        self.aside = aside

    async def state(self, page: Page) -> StateWire:
        return msgspec.json.decode(await self._go_through(show_page, page, len(page.book.rows)), type=StateWire)

    async def analysis(self, book: Book) -> AnalysisWire:
        return msgspec.json.decode(await self._go_through(analyse_game, book, len(book.rows)), type=AnalysisWire)

    async def choice(self, study: Study) -> Choice:
        return await self._go_through(find_choice, study, len(study.book.rows))

    async def written(self, leaf: Leaf) -> str:
        return await self._go_through(write_position, leaf, len(leaf.book.rows))

    async def look(self, made: HandMade) -> Looked:
        """Always in a process of its own: nobody knows whether the rules come to an end in such a position."""
        return await self._go_through(look_at, made, SHORT + 1)

    async def begin(self, branch: Branch) -> Retold:
        return await self._go_through(begin_branch, branch, len(branch.book.rows))

    async def check(self, brought: Brought) -> Retold:
        return await self._go_through(check_journal, brought, brought.text.count("\n"))

    async def _go_through(self, work: Callable[[Asked], Answer | Refusal], asked: Asked, rows: int) -> Answer:
        if rows <= SHORT:
            answer: Answer | Refusal | None = await self.aside.do(lambda: work(asked))
        else:
            answer = await self.ask(work, asked)
        if answer is None:
            raise IllegalAction("too-many", "going through this game took too long: try again in a minute")
        if isinstance(answer, Refusal):
            if answer.fault is not None:
                raise RefusedPosition(answer.fault)
            raise IllegalAction(answer.code, answer.why)
        return answer
