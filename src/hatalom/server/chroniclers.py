"""Chronicles are written in a process of their own: going through a long game and thinking about it takes a while."""

import msgspec

from hatalom import bots, games
from hatalom.core.errors import IllegalAction
from hatalom.core.journal import read, write
from hatalom.core.match import Match
from hatalom.core.replay import replay
from hatalom.server.fairness import asking
from hatalom.server.pool import Pool
from hatalom.table import story
from hatalom.table.table import overlay_table
from hatalom.table.wire import StoryWire

LIMIT_SECONDS = 300.0
MOST_WAITING = 40
MOST_WAITING_EACH = 3
THINK_MILLISECONDS = 600
"""So long the computer thinks about each act that it would have chosen."""


class Draft(msgspec.Struct, frozen=True):
    """All that a chronicle is written from."""

    game: str
    overlay: str
    journal: str


def draft_of(match: Match, overlay: str) -> bytes:
    return msgspec.json.encode(Draft(match.game.name, overlay, write(match.journal, match.game)))


def write_story(data: bytes) -> bytes:
    """In the other process: a `StoryWire` as JSON."""
    draft = msgspec.json.decode(data, type=Draft)
    game = games.load(draft.game)
    match = replay(game, read(draft.journal, game), game.load_content(overlay_table(draft.overlay)))
    level = bots.strongest_of(game)
    budget = bots.Budget(milliseconds=THINK_MILLISECONDS)
    bot = bots.make(level, game, match.content, budget) if level is not None else None
    return msgspec.json.encode(story.tell(match, bots.judgement_of(game), bot, level or ""))


class Chroniclers(Pool):
    """One chronicle at a time is written; a few of each reader may wait."""

    def __init__(self, limit: float = LIMIT_SECONDS) -> None:
        super().__init__(1, limit)

    async def story(self, draft: bytes) -> StoryWire:
        if self.asked >= MOST_WAITING or self.line.waiting_for(asking.get()) >= MOST_WAITING_EACH:
            raise IllegalAction("too-many", "many chronicles are being written: come back in a minute")
        written = await self.write(draft)
        if written is None:
            raise IllegalAction("no-chronicle", "the chronicle of this game could not be written in time")
        return msgspec.json.decode(written, type=StoryWire)

    async def write(self, draft: bytes) -> bytes | None:
        return await self.ask(write_story, draft)
