"""Examiners try corrected boxes in a process of their own: nobody knows beforehand whether a game with one ends."""

from collections import OrderedDict
from typing import Any

import msgspec

from hatalom import games
from hatalom.core.boxfaults import BadBox, RefusedBox, fault_of
from hatalom.core.content import check_depth, overlay_digest
from hatalom.core.errors import IllegalAction
from hatalom.server.fairness import asking
from hatalom.server.pool import Pool
from hatalom.table.boxes import Examined, examine_box, wrong

LIMIT_SECONDS = 30.0
MOST_WAITING = 40
MOST_WAITING_EACH = 4
MOST_KNOWN = 200


class Asked(msgspec.Struct, frozen=True):
    game: str
    overlay: dict[str, Any]
    is_played: bool


def examine(data: bytes) -> bytes:
    """In the other process: an `Examined` as JSON."""
    asked = msgspec.json.decode(data, type=Asked)
    return msgspec.json.encode(examine_box(games.load(asked.game), asked.overlay, asked.is_played))


class Examiners(Pool):
    """One box at a time is tried; what was found is remembered for a while."""

    def __init__(self, limit: float = LIMIT_SECONDS) -> None:
        super().__init__(1, limit)
        self._known: OrderedDict[tuple[str, str, bool], Examined] = OrderedDict()

    async def examine(self, game: str, overlay: dict[str, Any], is_played: bool = True) -> Examined:
        """What is to be said of a box; where it takes too long, that."""
        try:
            check_depth(overlay)
            data = msgspec.json.encode(Asked(game, overlay, is_played))
        except BadBox as error:
            raise RefusedBox(error.fault) from error
        except (TypeError, ValueError) as error:
            raise IllegalAction("bad-request", str(error)) from error
        key = (game, overlay_digest(overlay), is_played)
        if key in self._known:
            return self._known[key]
        if self.asked >= MOST_WAITING or self.line.waiting_for(asking.get()) >= MOST_WAITING_EACH:
            raise IllegalAction("too-many", "many boxes are being tried: come back in a minute")
        found = await self.ask(examine, data)
        if found is None:
            return Examined(key[1], [], [wrong("played", fault_of("endless", seconds=round(self.limit)))])
        examined = msgspec.json.decode(found, type=Examined)
        self._known[key] = examined
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return examined

    async def require(self, game: str, overlay: dict[str, Any], is_played: bool = True) -> Examined:
        """The same, refused with the reason where no game can be played with the box."""
        examined = await self.examine(game, overlay, is_played)
        found = examined.fault()
        if found is not None:
            raise IllegalAction("bad-request", found.why) if found.fault is None else RefusedBox(found.fault)
        return examined
