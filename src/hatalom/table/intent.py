"""What a computer's turn was for, in words made of what everybody can see.

What a computer thought may be a secret: its own cards stand behind it.  So nobody is told the reasons of its search.
The words compare two positions that a spectator could be in, before and after the turn, and leave out whatever is not
the same in all of them.
"""

from dataclasses import dataclass
from typing import Any

from hatalom.core.chance import Seeded
from hatalom.core.game import Game
from hatalom.core.match import Match
from hatalom.core.message import Said
from hatalom.core.position import Position
from hatalom.core.question import SPECTATOR, Seat
from hatalom.table.words import is_same

SAMPLES = 2
MOST = 2


@dataclass(frozen=True)
class Public:
    """What a spectator knows: a few of the positions that he could be in."""

    game: Game[Any, Any]
    guesses: list[Position]


def public_of(match: Match) -> Public:
    game = match.game
    view = game.view(match.position_for(SPECTATOR), SPECTATOR)
    return Public(game, [game.determinize(view, Seeded(seed), match.content) for seed in range(SAMPLES)])


def intent_of(before: Public, after: Public, seat: Seat) -> list[Said]:
    """What this seat has done, as everybody could see it."""
    pairs = zip(before.guesses, after.guesses, strict=True)
    first, *others = [before.game.intents(old, new, seat) for old, new in pairs]
    sure = [said for said in first if all(any(is_same(said, one) for one in other) for other in others)]
    told: list[Said] = []
    for said in sure:
        if not any(is_same(said, one) for one in told):
            told.append(said)
    return told[:MOST]
