"""Profiles: what somebody has played, by game and side; how strong he is; whether he sees his games through."""

from hatalom.lab.ratings import ratings_of
from hatalom.server.ids import PersonId
from hatalom.server.store.outcomes import Outcome, Outcomes, RatedGame
from hatalom.server.wire.profile import AgainstWire, Bead, ProfileWire, Reliability, SideWire, StrengthWire

MOST_BEADS = 40
LAST = 10
"""So many games show how somebody plays now."""
FEW = 5
"""With fewer games nothing can be said of somebody's reliability."""
MANY = 20
BASE, SCALE = 1000.0, 20.0
"""A rating begins with 25 ± 8⅓ and is shown as 1500 ± 167."""
HALF, MOST = 0.674, 1.96
"""How many standard deviations hold half of all cases, and 19 of 20."""


class Profiles:
    def __init__(self, outcomes: Outcomes) -> None:
        self.outcomes = outcomes

    async def of(self, person: PersonId) -> ProfileWire:
        played, left = await self.outcomes.of(person), await self.outcomes.count_left(person)
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
        since, strengths = await self.outcomes.since(person), await self._strengths(person)
        return ProfileWire(since, len(played), left, reliability(len(played), left), rows, strengths)

    async def against_computers(self, person: PersonId) -> list[AgainstWire]:
        """By the last games against each level: somebody who learns should not be shown his first steps for ever."""
        played: dict[tuple[str, str], list[bool]] = {}
        for level, outcome in await self.outcomes.against_computers(person):
            played.setdefault((outcome.game, level), []).append(has_won(outcome))
        return [
            AgainstWire(game, level, len(games[-LAST:]), sum(games[-LAST:])) for (game, level), games in played.items()
        ]

    async def _strengths(self, person: PersonId) -> list[StrengthWire]:
        """By the games in which everybody had agreed to it.  They follow from the results, so nothing is stored."""
        by_game: dict[str, list[RatedGame]] = {}
        for rated in await self.outcomes.rated():
            by_game.setdefault(rated.game, []).append(rated)
        return [
            strength(game, person, games)
            for game, games in sorted(by_game.items())
            if any(person in one.people for one in games)
        ]


def strength(game: str, person: PersonId, games: list[RatedGame]) -> StrengthWire:
    """By openskill, on a scale on which a newcomer has 1500."""
    count = sum(person in one.people for one in games)
    people = dict.fromkeys(name for one in games for name in one.people)
    found = ratings_of(people, [(one.people, one.ranks) for one in games])[person]
    sigma = found["sigma"] * SCALE
    rating = round(BASE + found["mu"] * SCALE) if count >= FEW else None
    return StrengthWire(game, count, rating, round(HALF * sigma), round(MOST * sigma))


def bead_of(outcome: Outcome) -> Bead:
    """Won is whoever came first alone; whoever shared the first place has drawn."""
    ranks = {seat.seat: seat.rank for seat in outcome.result.seats}
    if ranks.get(outcome.seat, 0) != 1:
        return "lost"
    return "won" if list(ranks.values()).count(1) == 1 else "drawn"


def has_won(outcome: Outcome) -> bool:
    """Also together with others, as allies do; but where all are first nobody has won."""
    ranks = {seat.seat: seat.rank for seat in outcome.result.seats}
    return ranks.get(outcome.seat, 0) == 1 and set(ranks.values()) != {1}


def reliability(finished: int, left: int) -> Reliability:
    """In words only, and from two counts that stand beside it."""
    if finished + left < FEW:
        return "new"
    share = left / (finished + left)
    if share > 0.2:
        return "leaves"
    return "very" if share < 0.05 and finished >= MANY else "reliable"
