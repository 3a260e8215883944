"""One game between bots, from a seed: the same game everywhere and always."""

import time
import traceback
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol

from hatalom import bots, games
from hatalom.bots.bot import Budget
from hatalom.core import journal
from hatalom.core.chance import Seeded
from hatalom.core.content import Table
from hatalom.core.driver import play_at_random, settle_by, step
from hatalom.core.errors import BadFile, BrokenRule
from hatalom.core.match import Match
from hatalom.core.question import Question, Seat
from hatalom.core.snapshot import checksum


@dataclass(frozen=True)
class Setting:
    """What is on the table: the game, the number of seats, its options, and corrected data if there are any."""

    game: str
    players: int
    options: dict[str, str]
    overlay: Table | None = None
    overlay_name: str = ""


@dataclass(frozen=True)
class Failure:
    """A game that broke off: its number, what went wrong, and its journal for a replay."""

    number: int
    error: str
    journal: str


@dataclass(frozen=True)
class Played:
    """A finished game: who won, every seat's rank, the number of real choices, and the end's checksum."""

    winners: tuple[Seat, ...]
    ranks: tuple[int, ...]
    decisions: int
    checksum: str

    def credit(self, seat: int) -> float:
        """What the game brought a seat: 1 for a win, alone or with allies; a draw is shared by all."""
        if seat not in self.winners:
            return 0.0
        return 1.0 if len(self.winners) < len(self.ranks) else 1 / len(self.ranks)


@dataclass
class Thinking:
    """How often a bot was asked for a real choice, and how long it took."""

    choices: int = 0
    seconds: float = 0.0

    def add(self, other: "Thinking") -> None:
        self.choices += other.choices
        self.seconds += other.seconds


def setting_of(
    name: str,
    players: int | None = None,
    options: dict[str, str] | None = None,
    overlay: Table | None = None,
    overlay_name: str = "",
) -> Setting:
    """A setting whose parts fit together; says what does not."""
    game = games.load(name)
    seats = game.check_seats(players if players is not None else game.seat_counts[0])
    return Setting(name, seats, game.check_options(options or {}), overlay, overlay_name)


def rotations(lineup: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The same bots with everybody moved on by a seat, and so on; each line-up once.

    >>> rotations(("squire", "novice", "novice"))
    (('squire', 'novice', 'novice'), ('novice', 'squire', 'novice'), ('novice', 'novice', 'squire'))
    """
    return tuple(dict.fromkeys(lineup[-turn:] + lineup[:-turn] for turn in range(len(lineup))))


def sources(seed: int, number: int) -> tuple[Seeded, Seeded]:
    """NATURE's answers and the bots' own chance come from different seeds, so no bot can foresee a draw."""
    return chance_of(seed, number), Seeded(_first_seed(seed, number) + 1)


def chance_of(seed: int, number: int) -> Seeded:
    """NATURE's answers in this game of those with this seed."""
    return Seeded(_first_seed(seed, number))


def _first_seed(seed: int, number: int) -> int:
    if seed < 0:
        raise BadFile("give a seed of 0 or more")
    return 2 * ((seed << 32) + number)


class Onlooker(Protocol):
    """Somebody who looks at a game while it is played."""

    def see(self, pos: Any, question: Question) -> None:
        """A position in which a seat is about to answer; it is changed afterwards, so copy what you keep."""


@dataclass
class Playing:
    """Plays games of one setting; each process has one.

    `weights` are those of the entrants that bring their own.  With `carelessness` above 0 so large a share of the
    choices is made at random, so that games are seen that careful players avoid.
    """

    setting: Setting
    budget: Budget = field(default_factory=Budget)
    weights: dict[str, dict[str, float]] = field(default_factory=dict)
    carelessness: float = 0.0

    def __post_init__(self) -> None:
        self.game = games.load(self.setting.game)
        self.content = self.game.load_content(self.setting.overlay)
        self._bots: dict[str, bots.Bot] = {}
        self.thinking: dict[str, Thinking] = {}

    def bots_of(self, lineup: Iterable[str]) -> list[bots.Bot]:
        for name in lineup:
            if name not in self._bots:
                self._bots[name] = bots.make(name, self.game, self.content, self.budget, self.weights.get(name))
                self.thinking.setdefault(name, Thinking())
        return [self._bots[name] for name in lineup]

    def play(self, lineup: tuple[str, ...], seed: int, number: int, onlooker: Onlooker | None = None) -> Played:
        chance, rng = sources(seed, number)
        setting = self.setting
        pos = self.game.set_up(setting.players, setting.options, self.content)
        if onlooker is None and all(name == "random" for name in lineup):
            decisions = play_at_random(pos, rng, chance)
        else:
            decisions = self._decide(pos, lineup, rng, chance, onlooker)
        result = self.game.result(pos)
        if result is None:
            raise BrokenRule("nothing is asked any more, but the game has no result")
        ranks = tuple(seat.rank for seat in result.seats)
        return Played(tuple(result.winners()), ranks, decisions, checksum(pos))

    def _decide(
        self, pos: Any, lineup: tuple[str, ...], rng: Seeded, chance: Seeded, onlooker: Onlooker | None = None
    ) -> int:
        """As `play_at_random`, with bots; random bots alone would play the very same game."""
        players = self.bots_of(lineup)
        decisions = 0
        while questions := settle_by(pos, chance):
            question = questions[0]
            if onlooker is not None:
                onlooker.see(pos, question)
            if len(question.options) > 1:
                decisions += 1
            started = time.perf_counter()
            answer = self.answer(pos, question, players[question.seat], rng)
            if len(question.options) > 1:
                thinking = self.thinking[lineup[question.seat]]
                thinking.choices += 1
                thinking.seconds += time.perf_counter() - started
            step(pos, question.seat, answer)
        return decisions

    def answer(self, pos: Any, question: Question, bot: bots.Bot, rng: Seeded) -> int:
        if self.carelessness > 0 and rng.draw() < self.carelessness:
            return question.options[rng.below(len(question.options))]
        if isinstance(bot, bots.Thinker):
            return bot.think(lambda: self.game.resample(pos, question.seat, rng), question, rng)
        view = self.game.view(pos, question.seat) if bot.needs_view else None
        offered = list(question.options)  # a bot of somebody else may change the list
        action: object = bot.choose(view, question, rng)
        if action in offered:
            return offered[offered.index(action)]  # a whole number of NumPy is as good as one of Python
        given = repr(self.game.verbs.text(action)) if isinstance(action, int) else repr(action)
        raise BrokenRule(f"{type(bot).__name__} answered {given}, which is none of question.options")

    def failure(self, lineup: tuple[str, ...], seed: int, number: int) -> Failure:
        """To be called where `play` has raised: what went wrong, and the same game once more as far as it goes."""
        error = traceback.format_exc()
        chance, rng = sources(seed, number)
        setting = self.setting
        head = journal.Head(setting.game, self.game.rules_version, lineup, setting.options, setting.overlay_name)
        match = Match(self.game, head, self.content, chance)
        players = self.bots_of(lineup)
        try:
            match.run()
            while questions := match.questions():
                question = questions[0]
                match.answer(question.seat, self.answer(match.pos, question, players[question.seat], rng))
        except Exception:
            pass  # the journal ends with what broke the game; the error itself is in the failure
        return Failure(number, error, journal.write(match.journal, self.game))
