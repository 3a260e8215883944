"""How strong the levels of a game are: every rung of the ladder against the one below, as a page."""

import itertools
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from hatalom import bots
from hatalom.core.errors import BadFile
from hatalom.games import load
from hatalom.lab import arena
from hatalom.lab.playing import setting_of
from hatalom.lab.statistics import wilson
from hatalom.texts import load_texts

PAGE = "strength.md"
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
        return f"{self.bot}-{self.rivals}-{self.players}.jsonl".replace(":", "-").replace("/", "-")


@dataclass(frozen=True)
class Plan:
    game: str
    options: dict[str, str]
    matches: tuple[Match, ...]
    seed: int


@dataclass(frozen=True)
class Report:
    plan: Plan
    found: tuple[arena.Report, ...]


def plan_of(
    name: str,
    options: dict[str, str] | None = None,
    players: Iterable[int] = (),
    pairs: Iterable[tuple[str, str, int]] = (),
    seed: int = 0,
) -> Plan:
    """A plan whose parts fit together; without `pairs` every level meets the one below it."""
    game = load(name)
    counts = list(players) or usual_counts(game.seat_counts)
    levels = ("random", *bots.opponents_of(game))
    ladder = [(above, below, USUAL_GAMES) for below, above in itertools.pairwise(levels)]
    matches = [
        Match(bot, rivals, game.check_seats(count), games)
        for count in counts
        for bot, rivals, games in (list(pairs) or ladder)
    ]
    for match in matches:
        for bot in (match.bot, match.rivals):
            bots.check_entrant(bot, game)
        if match.bot == match.rivals:
            raise BadFile(f"{match.bot} cannot be measured against itself")
    return Plan(name, game.check_options(options or {}), tuple(matches), seed)


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
) -> arena.Report:
    setting = setting_of(plan.game, match.players, plan.options)
    games = arena.plan_of(setting, (match.bot, match.rivals), match.games, plan.seed)
    return arena.play(
        games,
        workers,
        is_sequential=is_sequential,
        keep_in=keep_in / match.file() if keep_in is not None else None,
        progress=lambda played: progress(match.label(), games.games, played),
    )


def write(report: Report, folder: Path, command: str) -> Path:
    """Writes the page into a folder; returns its file."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / PAGE
    file.write_text(page_of(report, command), encoding="utf-8")
    return file


def page_of(report: Report, command: str) -> str:
    game = load(report.plan.game)
    head = ["players", "level", "against", "n", "won", "95 %", "fair", "verdict", "ms a choice"]
    rows = [head, ["---"] * len(head)]
    for match, found in zip(report.plan.matches, report.found, strict=True):
        rows.append(_row(match, found))
    parts = [
        f"# {load_texts(game, 'en').text('game-title', {})}: strength of the computers",
        f"Made by `{command}`.",
        "One seat of a level plays against others of another level; the seats rotate, and all meet the same seeds. "
        "*n* is the number of games, *won* the share of them that the level won, *fair* what it would win if it were "
        "as good as the others, by games of random players. The verdict is *stronger* or *weaker* where the interval "
        "excludes the fair share. The time is what passed on the machine that played, with all else it had to do.",
        "\n".join("| " + " | ".join(row) + " |" for row in rows),
    ]
    return "\n\n".join(parts) + "\n"


def _row(match: Match, found: arena.Report) -> list[str]:
    standing = found.standings()[match.bot]
    low, high = wilson(standing.wins, standing.seats)
    fair = arena.fair_share(found.control)
    spent = found.found.thinking.get(match.bot)
    pace = f"{1000 * spent.seconds / max(1, spent.choices):.1f}" if spent is not None else ""
    verdict = "**stronger**" if low > fair else "weaker" if high < fair else "open"
    figures = [_percent(standing.share()), f"{_percent(low)}–{_percent(high)}", _percent(fair)]
    return [str(match.players), match.bot, match.rivals, str(standing.seats), *figures, verdict, pace]


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"
