"""One line on what a computer's turn has brought, made of what everybody can see.

What a computer thought may be a secret: its own cards stand behind it.  So nobody is told the reasons of its search.
The line compares two positions that a spectator could be in, before and after the turn, and leaves out whatever
is not the same in all of them.
"""

from dataclasses import dataclass

from hatalom.bots.advice import Reason
from hatalom.core.chance import Seeded
from hatalom.core.match import Match
from hatalom.core.message import Message, Said
from hatalom.core.question import SPECTATOR, Seat
from hatalom.table.words import is_same

SAMPLES = 2
MOST = 3


@dataclass(frozen=True)
class Public:
    """What a spectator knows for sure: of every measure the seats' values, and whom each seat threatens."""

    measures: list[tuple[Message, tuple[int | None, ...]]]
    threats: list[list[Said]]


def public_of(match: Match) -> Public:
    game = match.game
    view = game.view(match.position_for(SPECTATOR), SPECTATOR)
    guesses = [game.determinize(view, Seeded(seed), match.content) for seed in range(SAMPLES)]
    measured = [game.measures(guess) for guess in guesses]
    known = [
        (same[0].label, tuple(value if value == other else None for value, other in zip(*pair, strict=True)))
        for same in zip(*measured, strict=True)
        for pair in [(same[0].values, same[-1].values)]
    ]
    threats = [_agreed([game.threats(guess, Seat(seat)) for guess in guesses]) for seat in range(match.seats)]
    return Public(known, threats)


def _agreed(guesses: list[list[Said]]) -> list[Said]:
    return [said for said in guesses[0] if all(any(is_same(said, other) for other in more) for more in guesses[1:])]


def intent_of(before: Public, after: Public, seat: int) -> list[Reason]:
    """What has changed for this seat or by it, and what it newly threatens."""
    found = [
        Reason(Said(label), now - was, whose)
        for (label, old), (_, new) in zip(before.measures, after.measures, strict=True)
        for whose, (was, now) in enumerate(zip(old, new, strict=True))
        if was is not None and now is not None and was != now
    ]
    known = before.threats[seat]
    threats = [Reason(said) for said in after.threats[seat] if not any(is_same(said, old) for old in known)]
    return (threats[:1] + sorted(found, key=lambda reason: reason.seat != seat))[:MOST]
