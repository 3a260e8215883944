"""What a search finds of several turns in the same position, to be learned from.

Turns that are followed into the same worlds meet the same luck, so a few worlds tell how much better one of them is,
and thousands of such comparisons teach a network what would otherwise take a search to find out.
"""

from dataclasses import dataclass, field
from typing import Any

from hatalom import bots
from hatalom.bots.bot import Bot, Budget
from hatalom.bots.commanders import Commander
from hatalom.bots.limited import limit_of
from hatalom.bots.search.ahead import Candidate
from hatalom.bots.squire import UNLIMITED
from hatalom.core.chance import Seeded
from hatalom.core.errors import BadFile
from hatalom.core.evaluator import Evaluator, Foresight
from hatalom.core.game import Game, Learned
from hatalom.core.question import Question, Seat
from hatalom.lab.playing import Playing

LOOKS = 500
"""Positions of one's own turn that are looked at."""
KEPT = 24
"""So many turns are found; of these the best are compared …"""
BEST = 6
OTHERS = 3
"""… with some of the rest, so that a network learns of worse turns too."""
LITTLE = 1e-6


@dataclass
class Turns:
    """Rows, one for a turn that was compared with others.

    A row has the features of the position to which the turn leads, the judgement beside the network, by how much it
    turned out better than the first of its comparison, the number of the comparison, and the number of the game.
    """

    places: list[list[int]] = field(default_factory=list)
    amounts: list[list[float]] = field(default_factory=list)
    judged: list[float] = field(default_factory=list)
    lead: list[float] = field(default_factory=list)
    comparison: list[int] = field(default_factory=list)
    game: list[int] = field(default_factory=list)

    def add(self, other: "Turns") -> None:
        """Rows of other comparisons, whose numbers go on after these."""
        first = self.count()
        self.comparison.extend(first + number for number in other.comparison)
        for name in ("places", "amounts", "judged", "lead", "game"):
            getattr(self, name).extend(getattr(other, name))

    def count(self) -> int:
        """How many comparisons there are."""
        return self.comparison[-1] + 1 if self.comparison else 0


class Comparer:
    """Compares the turns of positions in so many worlds each, as a level judges them, and notes what comes of it.

    `beside` is the judgement that stands beside a network.
    """

    def __init__(
        self, level: str, game: Game[Any, Any], content: Any, learned: Learned, beside: Evaluator[Any], worlds: int
    ) -> None:
        if limit_of(level) is not None:
            raise BadFile(f"{level}: turns are compared in all worlds, so give the judge no limit")
        bot = bots.make(level, game, content, Budget(positions=UNLIMITED))
        if not isinstance(bot, Commander) or not follows_turns(bot.search.foresight):
            raise BadFile(f"{level} does not follow whole turns into worlds in {game.name}: nothing to compare")
        self.search = bot.search
        self.search.turn.keep = KEPT
        self.search.turn.budget = LOOKS
        self.judge = bot.search.evaluator
        self.learned = learned
        self.beside = beside
        self.worlds = worlds
        self.game = 0
        self.turns = Turns()

    def begin(self, game: int) -> None:
        """What follows belongs to the game of this number."""
        self.game = game
        self.turns = Turns()

    def compare(self, world: Any, question: Question, rng: Seeded) -> int:
        """Compares the turns of a world that the seat thinks possible, and notes them; the first click of the best."""
        found = self.search.propose(world, question, rng)
        if len(found) < 2 or not all(self._stands(candidate, question.seat) for candidate in found):
            return found[0].end.way[0]
        candidates = found[:BEST]
        rest = found[BEST:]
        for _ in range(min(OTHERS, len(rest))):
            candidates.append(rest.pop(rng.below(len(rest))))
        for _ in range(self.worlds):
            self.search.go_through_a_world(world, candidates, rng)
        self._note(candidates, question.seat)
        return max(candidates, key=Candidate.mean).end.way[0]

    def _stands(self, candidate: Candidate, seat: Seat) -> bool:
        """Whether its end is judged as it stands, not by what chance or a secret choice may bring."""
        end = candidate.end
        return bool(end.pos.stack) and abs(self.judge.value(end.pos, seat) - end.value) < LITTLE

    def _note(self, candidates: list[Candidate], seat: Seat) -> None:
        turns = self.turns
        number = turns.count()
        for candidate in candidates:
            shown = self.learned.features(candidate.end.pos, seat)
            turns.places.append(shown.places)
            turns.amounts.append(shown.amounts)
            turns.judged.append(self.beside.value(candidate.end.pos, seat))
            turns.lead.append(candidate.mean())
            turns.comparison.append(number)
            turns.game.append(self.game)


def follows_turns(foresight: Foresight) -> bool:
    """Whether whole turns are followed until own ones are over; a part of a turn says less of what it was good for."""
    return foresight.by_thumb and foresight.near < 0 and foresight.spans == 0


@dataclass
class ComparingPlay(Playing):
    """At a share of the choices in the own turn the turns are compared, and the best one is played."""

    comparer: Comparer | None = None
    share: float = 0.0

    def answer(self, pos: Any, question: Question, bot: Bot, rng: Seeded) -> int:
        comparer = self.comparer
        is_own = comparer is not None and comparer.judge.turn_of(pos) == question.seat
        if comparer is not None and is_own and len(question.options) > 1 and rng.draw() < self.share:
            return comparer.compare(self.game.resample(pos, question.seat, rng), question, rng)
        return super().answer(pos, question, bot, rng)
