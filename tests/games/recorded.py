"""Recorded plays: whole games by chance, kept as fingerprints of everything that was asked, refused and told.

A fingerprint covers each question with its options, odds and words, the reasons why other acts are refused, and the
lines of the log; now and then also the whole position, somebody's view of it, and what the screen foretells.  So a
change of a rule that shows anywhere in these games is noticed, and a rule that was meant to stay the same can be seen
to have stayed.  `tests/games/<game>/recorded.toml` holds them.

After a change of the rules that was meant, take the fingerprints anew, or look for games that go to more places:

    PYTHONPATH=src python -m tests.games.recorded GAME
    PYTHONPATH=src python -m tests.games.recorded GAME --choose 12 --among 200
    PYTHONPATH=src python -m tests.games.recorded GAME --add 5 --among 20 --by novice

Chance seldom plays well: games that bots have played get to places where it never comes.  Their choices are kept, so a
bot may change later without changing the record.  A scattered play begins with a board on which everything has been
strewn over a small part of the map (`tests/games/<game>/scatter.py`), so that rare meetings are common:

    PYTHONPATH=src python -m tests.games.recorded GAME --add 30 --among 200 --scattered
"""

import hashlib
import importlib
import time
import tomllib
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Annotated, Any

import coverage
import msgspec
import typer
from rich.progress import track

from hatalom import bots, games
from hatalom.core.chance import Seeded
from hatalom.core.conform import variants
from hatalom.core.driver import settle, step
from hatalom.core.game import Forecast, Game
from hatalom.core.message import Said
from hatalom.core.position import Position
from hatalom.core.question import NATURE, SPECTATOR, Question, Seat
from hatalom.core.snapshot import checksum

STRETCH = 100
"""A fingerprint is kept after so many questions, so that a difference can be placed."""
REFUSALS = 5
"""So many acts that are not offered are tried at each question."""
MOST = 100_000
"""No game has so many questions."""
SCATTERED = 120
"""A scattered play is left after so many questions."""
SERIES = 25
"""So many scattered plays are kept as one."""
LOOK = 50
"""After so many questions the position is looked at more closely."""
CURIOUS = 2
"""One choice in so many is free; the others go to what has been done least."""


@dataclass(frozen=True)
class Play:
    """One game: who plays what, the seed of all its choices and draws, and the choices where others have made them."""

    game: Game[Any, Any]
    seats: int
    options: dict[str, str]
    seed: int
    choices: tuple[int, ...] = ()
    is_scattered: bool = False

    @property
    def name(self) -> str:
        by = ["bots"] if self.choices else ["scattered"] if self.is_scattered else []
        return "-".join([self.game.name, str(self.seats), *self.options.values(), *by, str(self.seed)])

    def fingerprints(self) -> list[str]:
        """What the game looks like after every stretch of questions and at its end; or every scattered play."""
        if not self.is_scattered:
            pos = self.game.set_up(self.seats, self.game.check_options(self.options), self.game.load_content())
            return self._followed(pos, Seeded(self.seed), {}, MOST)
        rngs = [Seeded(self.seed * SERIES + number) for number in range(SERIES)]
        taken: dict[tuple[str, str], int] = {}
        return [self._followed(self._strewn(rng), rng, taken, SCATTERED)[-1] for rng in rngs]

    def _followed(self, pos: Position, rng: Seeded, taken: dict[tuple[str, str], int], most: int) -> list[str]:
        """The fingerprints of one play from a position, which ends by itself or after so many questions."""
        pos.log = []
        given = iter(self.choices)
        digest = hashlib.sha256()
        found: list[str] = []
        number = 0
        while number < most and (questions := settle(pos)):
            number += 1
            digest.update("\n".join(_told(pos) + _stages(pos) + [_asked(question) for question in questions]).encode())
            question = questions[rng.below(len(questions))]
            if number % LOOK == 0:
                digest.update("\n".join(self._looked_at(pos, question, number // LOOK)).encode())
            if question.seat == NATURE:
                action = question.options[rng.pick(question.weights)]
            else:
                digest.update("\n".join(self._refused(pos, question, rng)).encode())
                action = next(given) if self.choices else self._choice(question, rng, taken)
                if action not in question.options:
                    return [*found, f"question {number} has lost option {action}"]
            step(pos, question.seat, action)
            if number % STRETCH == 0:
                found.append(digest.hexdigest()[:8])
        result = self.game.result(pos)
        ranks = repr([(seat.rank, seat.score) for seat in result.seats]) if result else checksum(pos)
        digest.update("\n".join([*_told(pos), ranks]).encode())
        return [*found, digest.hexdigest()[:8]]

    def _strewn(self, rng: Seeded) -> Position:
        """A position some way into a game by chance, or at its beginning where it ends too soon, with strewn pieces."""
        scatter = self._scattering()
        pos = self._some_way_into(scatter.AT, rng.below(scatter.SOME), rng) or self._some_way_into(scatter.AT, 0, rng)
        assert pos is not None, f"no play comes to {scatter.AT}"
        scatter.scatter(pos, rng)
        broken = self.game.broken_invariant(pos)
        assert broken is None, broken
        return pos

    def _scattering(self) -> Any:
        """How pieces are strewn in this game."""
        return importlib.import_module(f"tests.games.{self.game.name}.scatter")

    def _some_way_into(self, prompt: str, skipped: int, rng: Seeded) -> Position | None:
        """A play by chance at one of these questions, after some others like it."""
        pos: Position = self.game.set_up(self.seats, self.game.check_options(self.options), self.game.load_content())
        while questions := settle(pos):
            question = questions[0]
            if question.prompt.key == prompt:
                if skipped == 0:
                    return pos
                skipped -= 1
            weights = question.weights or [1] * len(question.options)
            step(pos, question.seat, question.options[rng.pick(weights)])
        return None

    def _refused(self, pos: Position, question: Question, rng: Seeded) -> list[str]:
        """Why some acts are not allowed: every other one to the seat that is asked, the rest to any seat."""
        tried = [rng.below(self.game.verbs.size) for _ in range(REFUSALS)]
        asked = [action for action in tried if action not in question.options]
        seats = [question.seat if action % 2 else Seat(action // 2 % self.seats) for action in asked]
        if self.is_scattered:
            asked += [action for action in self._like(question, rng) if action not in question.options]
            seats += [question.seat] * (len(asked) - len(seats))
        return [
            _said(phase.why_not(pos, seat, action))
            for seat, action in zip(seats, asked, strict=True)
            for phase in pos.stack
        ]

    def _like(self, question: Question, rng: Seeded) -> list[int]:
        """Acts that are nearly offered: the verb of an option with another target; and any verb, rare or common."""
        verbs = [verb for verb in self.game.verbs.all if any(verb.has(action) for action in question.options)]
        found: list[int] = []
        for _ in range(getattr(self._scattering(), "PROBES", 0)):
            for some in (verbs, self.game.verbs.all):
                verb = some[rng.below(len(some))]
                found.append(verb.first + rng.below(verb.end - verb.first))
        return found

    def _looked_at(self, pos: Position, question: Question, turn: int) -> list[str]:
        """The whole position, the view of one viewer after the other, and what is said of each option."""
        viewers = [SPECTATOR, *range(self.seats)]
        view = self.game.view(pos, viewers[turn % len(viewers)])
        facts = [checksum(pos), msgspec.json.encode(view, order="deterministic").decode()]
        if question.seat != NATURE:
            for action in question.options:
                facts.append(_said(self.game.hint(pos, question.seat, action)))
                facts += _foretold(self.game.forecast(pos, question.seat, action))
        return facts

    def _choice(self, question: Question, rng: Seeded, taken: dict[tuple[str, str], int]) -> int:
        """By chance, but with a taste for what has been done least, so that rare acts are done too."""
        options = question.options
        if rng.below(CURIOUS):
            ways = [(question.prompt.key, self.game.verbs.text(action).split()[0]) for action in options]
            least = min(taken.get(way, 0) for way in ways)
            options = [action for action, way in zip(options, ways, strict=True) if taken.get(way, 0) == least]
        action = options[rng.below(len(options))]
        way = (question.prompt.key, self.game.verbs.text(action).split()[0])
        taken[way] = taken.get(way, 0) + 1
        return action


def _told(pos: Position) -> list[str]:
    """The new lines of the log."""
    lines = [f"{e.message.key} {e.args} {e.audience} {_said(e.heading)}" for e in pos.log or []]
    pos.log = []
    return lines


def _stages(pos: Position) -> list[str]:
    """Where the game is: what the breadcrumbs say, and what is nobody else's business."""
    return [f"{_said(phase.crumb(pos))} {phase.private_to(pos)}" for phase in pos.stack] + [str(pos.reveals)]


def _asked(question: Question) -> str:
    facts = [question.seat, question.prompt.key, question.args, question.options, question.weights]
    return repr([*facts, question.window, question.decline, question.comply])


def _foretold(forecast: Forecast | None) -> list[str]:
    if forecast is None:
        return []
    verdict = f"{forecast.total} {_said(forecast.verdict)} {forecast.good} {forecast.place} {forecast.costs}"
    return [verdict, *(f"{_said(p.label)} {p.value} {p.seat} {p.places} {_said(p.off)}" for p in forecast.parts)]


def _said(said: Said | None) -> str:
    return "" if said is None else f"{said.message.key} {said.args}"


@dataclass(frozen=True)
class Recorded:
    play: Play
    fingerprints: list[str]

    def lines(self) -> list[str]:
        options = ", ".join(f'{key} = "{value}"' for key, value in self.play.options.items())
        return [
            "",
            "[[play]]",
            f"seats = {self.play.seats}",
            f"options = {{ {options} }}" if options else "options = {}",
            f"seed = {self.play.seed}",
            *(["scattered = true"] if self.play.is_scattered else []),
            *([f'choices = "{" ".join(map(str, self.play.choices))}"'] if self.play.choices else []),
            f'fingerprints = "{" ".join(self.fingerprints)}"',
        ]


def file_of(game: str) -> Path:
    return Path(__file__).parent / game / "recorded.toml"


def recorded(name: str) -> list[Recorded]:
    """Those that are kept; a game that is new has none yet."""
    if not file_of(name).exists():
        return []
    game = games.load(name)
    rows = tomllib.loads(file_of(name).read_text(encoding="utf-8"))["play"]
    return [Recorded(_play_of(game, row), row["fingerprints"].split()) for row in rows]


def _play_of(game: Game[Any, Any], row: dict[str, Any]) -> Play:
    choices = tuple(int(choice) for choice in row.get("choices", "").split())
    return Play(game, row["seats"], row["options"], row["seed"], choices, row.get("scattered", False))


def played_by(play: Play, level: str) -> Play:
    """The same game with the choices that a bot makes on all its seats."""
    game, content = play.game, play.game.load_content()
    bot = bots.make(level, game, content)
    pos = game.set_up(play.seats, game.check_options(play.options), content)
    rng = Seeded(play.seed)
    choices: list[int] = []
    while questions := settle(pos):
        question = questions[rng.below(len(questions))]
        if question.seat == NATURE:
            action = question.options[rng.pick(question.weights)]
        else:
            for _ in range(REFUSALS):
                rng.below(game.verbs.size)  # what `fingerprints` draws for the acts that it tries
            action = bot.choose(game.view(pos, question.seat), question, Seeded(play.seed + len(choices)))
            choices.append(action)
        step(pos, question.seat, action)
    return replace(play, choices=tuple(choices))


def write(name: str, plays: list[Recorded]) -> None:
    lines = ["# Whole games by chance: who plays, the seed, and what they looked like on the way (see recorded.py)."]
    for play in plays:
        lines += play.lines()
    file_of(name).write_text("\n".join(lines) + "\n", encoding="utf-8")


def choose(name: str, count: int, among: int, by: str, is_scattered: bool) -> list[Recorded]:
    """Of many games, in all variants, the few that together go to the most places of the code.

    A place is a jump from one line to another; each game counts what it adds to those before it by the second it takes.
    When nothing new is left, any game will do: the same places are seen in other situations.
    """
    game = games.load(name)
    package = Path(str(games.__file__)).parent / name
    plain = game.default_options()
    tracer = coverage.Coverage(data_file=None, branch=True, include=[f"{package}/*"], config_file=False)
    tracer.start()
    found: dict[str, tuple[Recorded, float]] = {}
    kinds = Random(among).choices(variants(game), k=among)
    for seed, (seats, options) in track(list(enumerate(kinds)), name):
        changed = {key: value for key, value in options.items() if value != plain[key]}
        play = Play(game, seats, changed, seed, is_scattered=is_scattered)
        if by:
            play = played_by(play, by)
        tracer.switch_context(play.name)
        began = time.process_time()
        kept = Recorded(play, play.fingerprints())
        found[play.name] = (kept, time.process_time() - began)
    tracer.stop()
    data = tracer.get_data()
    places: dict[str, set[tuple[str, int, int]]] = {}
    for play_name in found:
        data.set_query_context(play_name)
        places[play_name] = {(file, *arc) for file in data.measured_files() for arc in data.arcs(file) or []}
    chosen: list[Recorded] = []
    seen: set[tuple[str, int, int]] = set()
    while len(chosen) < count and found:
        best = max(found, key=lambda one: len(places[one] - seen) / (1.0 + found[one][1]))
        gain = len(places[best] - seen)
        kept, seconds = found.pop(best)
        print(f"{best}: {gain} new places, {seconds:.1f} s")
        chosen.append(kept)
        seen |= places[best]
    return chosen


def main(
    name: Annotated[str, typer.Argument(metavar="GAME")],
    count: Annotated[int, typer.Option("--choose", help="Keep so many new games instead of those there are.")] = 0,
    more: Annotated[int, typer.Option("--add", help="Keep so many new games beside those there are.")] = 0,
    among: Annotated[int, typer.Option(help="Choose them among so many.")] = 100,
    by: Annotated[str, typer.Option(help="A bot that makes all choices; chance if left out.")] = "",
    is_scattered: Annotated[bool, typer.Option("--scattered", help="Begin with strewn pieces.")] = False,
) -> None:
    """Take the fingerprints of a game's recorded plays anew."""
    old = [] if count else [Recorded(kept.play, kept.play.fingerprints()) for kept in recorded(name)]
    write(name, old + (choose(name, count or more, among, by, is_scattered) if count or more else []))


if __name__ == "__main__":
    typer.run(main)
