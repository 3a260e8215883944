"""Profiles: what somebody has played, by game and side, and whether he sees his games through."""

from hatalom.server.store.outcomes import Outcome, Outcomes
from hatalom.server.store.records import Person
from hatalom.server.wire.profile import Bead, ProfileWire, Reliability, SideWire

MOST_BEADS = 40
FEW = 5
"""With fewer games nothing can be said of somebody's reliability."""
MANY = 20


class Profiles:
    def __init__(self, outcomes: Outcomes) -> None:
        self.outcomes = outcomes

    async def mine(self, person: Person) -> ProfileWire:
        played, left = await self.outcomes.of(person.id), await self.outcomes.count_left(person.id)
        sides: dict[tuple[str, str], list[Bead]] = {}
        for outcome in played:
            sides.setdefault((outcome.game, outcome.seat), []).append(bead_of(outcome))
        rows = [
            SideWire(
                game,
                seat,
                beads.count("won"),
                beads.count("lost"),
                beads.count("drawn"),
                beads[-MOST_BEADS:],
            )
            for (game, seat), beads in sides.items()
        ]
        rows.sort(key=lambda side: -(side.won + side.lost + side.drawn))
        since = await self.outcomes.since(person.id)
        return ProfileWire(since, len(played), left, reliability(len(played), left), rows)


def bead_of(outcome: Outcome) -> Bead:
    """Won is whoever came first alone; whoever shared the first place has drawn."""
    ranks = {seat.seat: seat.rank for seat in outcome.result.seats}
    if ranks.get(outcome.seat, 0) != 1:
        return "lost"
    return "won" if list(ranks.values()).count(1) == 1 else "drawn"


def reliability(finished: int, left: int) -> Reliability:
    """In words only, and from two counts that stand beside it."""
    if finished + left < FEW:
        return "new"
    share = left / (finished + left)
    if share > 0.2:
        return "leaves"
    return "very" if share < 0.05 and finished >= MANY else "reliable"
