"""How strong the levels of a game are: every rung of the ladder against the one below, as a page.

A page is made of figures (`strength.json`), which stay until the same is measured anew, and keeps its notes.
"""

import itertools
import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from hatalom import bots
from hatalom.bots.bot import Budget
from hatalom.core.errors import BadFile
from hatalom.core.game import Game
from hatalom.games import load
from hatalom.lab import arena
from hatalom.lab.batches import crew_of
from hatalom.lab.playing import setting_of
from hatalom.lab.statistics import wilson
from hatalom.lab.strength_figures import FIGURES, Rung, Strength, read_figures, write_figures
from hatalom.texts import load_texts

PAGE = "strength.md"
NOTES = "## Notes"
"""What people have written under this heading stays on the page."""
USUAL_GAMES = 60
Progress = Callable[[str, int, int], None]


@dataclass(frozen=True)
class Match:
    """One seat of the first bot against others of the second, at so many seats, in at most so many games."""

    bot: str
    rivals: str
    players: int
    games: int

    def label(self) -> str:
        return f"{self.bot} against {self.rivals}, {self.players} seats"

    def file(self) -> str:
        """Where its games are kept."""
        return f"{self.bot}-{self.rivals}-{self.players}.jsonl".replace(":", "-").replace("/", "-").replace("@", "-")


@dataclass(frozen=True)
class Plan:
    game: str
    options: dict[str, str]
    matches: tuple[Match, ...]
    seed: int
    budget: Budget


@dataclass(frozen=True)
class Found:
    """A match that was played; what its seats win between the rivals alone, and between random players."""

    report: arena.Report
    fair: float
    random: float


@dataclass(frozen=True)
class Report:
    plan: Plan
    found: tuple[Found, ...]


def plan_of(
    name: str,
    options: dict[str, str] | None = None,
    players: Iterable[int] = (),
    pairs: Iterable[tuple[str, str, int]] = (),
    seed: int = 0,
    budget: Budget | None = None,
) -> Plan:
    """A plan whose parts fit together; without `pairs` every level offered at a table meets the one below it."""
    game = load(name)
    counts = list(players) or usual_counts(game.seat_counts)
    wanted = list(pairs)
    matches = [
        Match(bot, rivals, game.check_seats(count), games)
        for count in counts
        for bot, rivals, games in (wanted or _ladder(game, count))
    ]
    for match in matches:
        for bot in (match.bot, match.rivals):
            bots.check_entrant(bot, game)
        if match.bot == match.rivals:
            raise BadFile(f"{match.bot} cannot be measured against itself")
    return Plan(name, game.check_options(options or {}), tuple(matches), seed, budget or Budget())


def _ladder(game: Game[Any, Any], players: int) -> list[tuple[str, str, int]]:
    """Every level that people are offered at a table of so many, against the one below."""
    levels = ("random", *bots.opponents_of(game, players))
    return [(above, below, USUAL_GAMES) for below, above in itertools.pairwise(levels)]


def usual_counts(seats: tuple[int, ...]) -> list[int]:
    """The least, the middle and the greatest number of players.

    >>> usual_counts((2, 3, 4, 5))
    [2, 4, 5]
    """
    return sorted({seats[0], seats[len(seats) // 2], seats[-1]})


def play(
    plan: Plan,
    workers: int | None = 1,
    *,
    is_sequential: bool = False,
    keep_in: Path | None = None,
    progress: Progress = lambda what, total, played: None,
) -> Report:
    """Plays all matches.  `keep_in` is a folder: what was played there is not played again."""
    if keep_in is not None:
        keep_in.mkdir(parents=True, exist_ok=True)
    found = [_play(plan, match, workers, is_sequential, keep_in, progress) for match in plan.matches]
    return Report(plan, tuple(found))


def _play(
    plan: Plan, match: Match, workers: int | None, is_sequential: bool, keep_in: Path | None, progress: Progress
) -> Found:
    setting = setting_of(plan.game, match.players, plan.options)
    games = arena.plan_of(setting, (match.bot, match.rivals), match.games, plan.seed, plan.budget)
    random = arena.fair_share(arena.control_of(setting, plan.seed, crew_of(workers)))
    fair = 1 / match.players
    if not math.isclose(random, fair):  # allies win together
        fair = _between_rivals(games, match, workers, keep_in)
    report = arena.play(
        games,
        workers,
        is_sequential=is_sequential,
        keep_in=keep_in / match.file() if keep_in is not None else None,
        control=(fair,) * match.players,
        progress=lambda played: progress(match.label(), games.games, played),
    )
    return Found(report, fair, random)


def _between_rivals(games: arena.Plan, match: Match, workers: int | None, keep_in: Path | None) -> float:
    """What a seat wins where all hold the rivals' level; the seeds are those of the match."""
    seeds = games.games // len(games.lineups)
    among = replace(games, bots=(match.rivals,), lineups=((match.rivals,) * match.players,), games=seeds)
    file = keep_in / f"between-{match.file()}" if keep_in is not None else None
    played = arena.play(among, workers, keep_in=file, control=(0.0,) * match.players)
    return played.standings()[match.rivals].share()


def check_folder(plan: Plan, folder: Path) -> None:
    """Whether the page can be written there; better said before the games than after them."""
    read_figures(folder / FIGURES, plan.game)


def write(report: Report, folder: Path, day: str) -> Path:
    """Adds what was measured to the figures of a folder and writes the page anew; returns its file."""
    folder.mkdir(parents=True, exist_ok=True)
    known = read_figures(folder / FIGURES, report.plan.game)
    rungs = [
        _rung(report.plan, match, found, day)
        for match, found in zip(report.plan.matches, report.found, strict=True)
        if found.report.finished()
    ]
    figures = known.with_new(rungs)
    write_figures(folder / FIGURES, figures)
    file = folder / PAGE
    notes = file.read_text(encoding="utf-8").partition(NOTES)[2] if file.is_file() else ""
    file.write_text(page_of(figures) + (f"\n{NOTES}{notes}" if notes else ""), encoding="utf-8")
    return file


def page_of(figures: Strength) -> str:
    game = load(figures.game)
    head = ["players", "level", "against", "thinking", "n", "won", "95 %", "fair", "random", "verdict"]
    head += ["ms a choice", "day"]
    rows = [head, ["---"] * len(head), *map(_row, figures.rungs)]
    parts = [
        f"# {load_texts(game, 'en').text('game-title', {})}: strength of the computers",
        f"Made by `hatalom strength {figures.game} --to docs/games/{figures.game}`, which measures every level against "
        "the one below; `--match`, `--players`, `--time` and `--nodes` measure something else. What is not measured "
        "anew stays.",
        "One seat of a level plays against others of another level; the seats rotate, and all meet the same seeds. "
        "*n* is the number of games, *won* the share of them that the level won, *fair* what its seats win where all "
        "hold the other level (one part for each, unless allies win together), *random* what they win between "
        "random players. The verdict is *stronger* or *weaker* where the interval excludes the fair share. The time is "
        "what passed on the machine that played, with all else it had to do.",
        "\n".join("| " + " | ".join(row) + " |" for row in rows),
    ]
    return "\n\n".join(parts) + "\n"


def limit_of(match: Match, budget: Budget) -> str:
    """How long both could think, in words; nothing where it was as long as usual."""
    own, theirs = (_words(bots.limit_of(name) or budget) for name in (match.bot, match.rivals))
    if own == theirs:
        return own
    return f"{own or 'as usual'}, {bots.without_limit(match.rivals)} {theirs or 'as usual'}"


def _words(budget: Budget) -> str:
    if budget.milliseconds:
        return f"{budget.milliseconds} ms a choice"
    return f"{budget.positions} positions" if budget.positions else ""


def _rung(plan: Plan, match: Match, found: Found, day: str) -> Rung:
    standing = found.report.standings()[match.bot]
    low, high = wilson(standing.wins, standing.seats)
    spent = found.report.found.thinking.get(match.bot)
    usual = load(plan.game).default_options()
    return Rung(
        level=bots.without_limit(match.bot),
        rivals=bots.without_limit(match.rivals),
        players=match.players,
        games=standing.seats,
        won=round(standing.share(), 4),
        low=round(low, 4),
        high=round(high, 4),
        fair=round(found.fair, 4),
        day=day,
        seed=plan.seed,
        limit=limit_of(match, plan.budget),
        options={key: value for key, value in plan.options.items() if value != usual[key]},
        ms=round(1000 * spent.seconds / max(1, spent.choices), 1) if spent is not None else None,
        random=round(found.random, 4),
    )


def _row(rung: Rung) -> list[str]:
    figures = [_percent(rung.won), f"{_percent(rung.low)}–{_percent(rung.high)}", _percent(rung.fair)]
    figures.append("" if rung.random is None else _percent(rung.random))
    pace = "" if rung.ms is None else f"{rung.ms:.1f}"
    played = ", ".join([rung.limit or "as usual", *(f"{key} {value}" for key, value in rung.options.items())])
    names = [str(rung.players), rung.level, rung.rivals, played, str(rung.games)]
    return [*names, *figures, rung.verdict(), pace, rung.day]


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"
