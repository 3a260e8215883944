"""A balance report as a page of the documentation: tables, and beside it pictures and the figures as data."""

from pathlib import Path
from typing import Any

import msgspec

from hatalom.bots.squire import Squire
from hatalom.bots.weighted import usual_weights
from hatalom.core.game import Game
from hatalom.core.message import Message
from hatalom.games import load
from hatalom.lab.balance import STAGES, Cell, Lead, Report, Share, judged, leads, measured, weighed
from hatalom.lab.balance_figures import FIGURES, figures_of
from hatalom.lab.plots import draw_leads, draw_lengths, draw_seats
from hatalom.texts import load_texts, name_table

HALF = 0.5
MOST_PARTS = 10
ENOUGH = 30
"""With fewer games the page does not say in short what they mean."""
PAGE = "balance.md"
PICTURES = ("balance-seats.svg", "balance-length.svg", "balance-decides.svg")
CAVEAT = (
    "A lead that goes with winning need not be its cause: who is winning anyway often has more of everything. "
    "“Expected” is what the seats of those ahead win anyway; where the share lies above it, a lead matters."
)


def write(report: Report, folder: Path, command: str, day: str) -> list[Path]:
    """Writes the page of this day, its pictures and its figures into a folder; returns their files."""
    folder.mkdir(parents=True, exist_ok=True)
    page = Page(report)
    seats, lengths, decides = (folder / name for name in PICTURES)
    draw_seats(page.title, [(page.label(cell), page.seats_of(cell)) for cell in report.cells], seats)
    draw_lengths(page.title, [(page.label(cell), cell.lengths()) for cell in report.cells], lengths)
    first = report.strongest()[0]
    draw_leads(f"{page.title}: {page.label(first)}, at half-time", page.at_half_time(first), decides)
    file = folder / PAGE
    file.write_text(page.text(command, day), encoding="utf-8")
    figures = folder / FIGURES
    figures.write_bytes(msgspec.json.format(msgspec.json.encode(figures_of(report, command, day)), indent=1) + b"\n")
    return [file, seats, lengths, decides, figures]


class Page:
    def __init__(self, report: Report) -> None:
        self.report = report
        self.game: Game[Any, Any] = load(report.plan.game)
        self.texts = load_texts(self.game, "en")
        self.names = name_table(self.game, "en")
        self.title = self.texts.text("game-title", {})

    # -- words --------------------------------------------------------------------------------------------------

    def label(self, cell: Cell) -> str:
        variant = "" if cell.variant == "usual" else f", {cell.variant}"
        return f"{cell.setting.players} players{variant}, {cell.level}"

    def seats_of(self, cell: Cell) -> list[tuple[str, Share]]:
        ids = self.game.seat_ids(cell.setting.players)
        names = [str(self.names[f"seat.{id_}"]["nom"]) for id_ in ids]
        return list(zip(names, cell.by_seat(), strict=True))

    def _measure_names(self, cell: Cell) -> list[str]:
        position = self.game.set_up(cell.setting.players, cell.setting.options, self.game.load_content())
        return [self._say(measure.label) for measure in self.game.measures(position)]

    def _say(self, message: Message) -> str:
        return self.texts.text(message.key, {})

    # -- what decides -------------------------------------------------------------------------------------------

    def overall(self, cell: Cell, stage: float) -> list[Lead]:
        """The measures that everybody can count, and the evaluation as a whole."""
        counted = leads(cell, self._measure_names(cell), stage, measured)
        return counted + leads(cell, ["the evaluation as a whole"], stage, judged)

    def at_half_time(self, cell: Cell) -> list[Lead]:
        """The parts of the evaluation that say most at half-time; those that differ in too few games are left out."""
        weights = self.report.weights
        found = leads(cell, [name.replace("_", " ") for name in weights], HALF, weighed(weights.values()))
        often = [lead for lead in found if 2 * lead.share.games >= len(cell.games)]
        return sorted(often, key=lambda lead: lead.share.fair - lead.share.rate())[:MOST_PARTS]

    # -- the page -----------------------------------------------------------------------------------------------

    def text(self, command: str, day: str) -> str:
        parts = [
            f"# {self.title}: balance",
            self._how(command, day),
            "## In short",
            "\n".join(f"- {line}" for line in self._findings()),
            "## Who wins",
            "The share of games that each seat won, with its 95 % interval. **Bold** where the interval excludes the "
            "fair share. A draw is shared; allies win together, and the fair share knows that.",
            self._who_wins(),
            f"![Shares by seat]({PICTURES[0]})",
            "## The first choice",
            "What the seat won that had the first real choice of the game.",
            self._first_choice(),
            "## Length",
            "Real choices in a game, all players together; choices with one option do not count.",
            self._lengths(),
            f"![Length]({PICTURES[1]})",
            "## What decides",
            "How often the seat won that was ahead, after a quarter, a half and three quarters of the choices. "
            + CAVEAT,
            *[self._decides(cell) for cell in self.report.strongest()],
            f"![Leads at half-time]({PICTURES[2]})",
        ]
        return "\n\n".join(parts) + "\n"

    def _how(self, command: str, day: str) -> str:
        why = "; time was up before all of them were played" if self.report.is_cut_short() else ""
        return (
            f"Made on {day} by `{command}`; digest `{self.report.digest()}`. All seats of a game are held by the same "
            f"level, so what is seen is the game's own balance as this level plays it. {self._weights()}"
            f"*n* is the number of games{why}: where it is small, the intervals are wide. "
            "Better players may find another balance."
        )

    def _weights(self) -> str:
        """How Squire judged positions in these games."""
        if Squire.level not in self.report.plan.games:
            return ""
        origin = usual_weights(self.game).origin
        if "digest" not in origin:
            return "Squire judged positions by weights that were set by judgement. "
        return f"Squire judged positions by weights that were fitted on {origin['date']} (`{origin['digest']}`). "

    def _findings(self) -> list[str]:
        lines = []
        for cell in self.report.cells:
            if len(cell.games) < ENOUGH:
                lines.append(f"{self.label(cell)} (n = {len(cell.games)}): too few games to say who is better off.")
                continue
            unfair = [f"{name} wins {_share(share)}" for name, share in self.seats_of(cell) if not share.is_fair()]
            said = "; ".join(unfair) if unfair else "no seat differs measurably from its fair share"
            lines.append(f"{self.label(cell)} (n = {len(cell.games):,}): {said}.")
        first = self.report.strongest()[0]
        decides = self.at_half_time(first)
        if len(first.games) >= ENOUGH and decides and not decides[0].share.is_fair():
            best = decides[0]
            lines.append(
                f"{self.label(first)}: who is ahead in *{best.name}* at half-time wins {_share(best.share)}; "
                f"the seat alone would give {_percent(best.share.fair)}. It is the best of many parts, so some of that "
                "is luck."
            )
        return lines

    def _who_wins(self) -> str:
        rows = []
        for cell in self.report.cells:
            seats = "; ".join(f"{name} {_marked(share)}" for name, share in self.seats_of(cell))
            fair = _percent(cell.by_seat()[0].fair)
            rows.append([*_head(cell), seats, fair])
        return _table(["players", "variant", "level", "n", "won by", "fair"], rows)

    def _first_choice(self) -> str:
        rows = []
        for cell in self.report.cells:
            seats = cell.first_seats()
            always = self.seats_of(cell)[next(iter(seats))][0] if len(seats) == 1 else "changes"
            rows.append([*_head(cell), _marked(cell.of_first()), _percent(cell.of_first().fair), always])
        return _table(["players", "variant", "level", "n", "won", "fair", "whose it is"], rows)

    def _lengths(self) -> str:
        rows = []
        for cell in self.report.cells:
            lengths = cell.lengths()
            tenth = len(lengths) // 10
            mean = sum(lengths) / len(lengths)
            rows.append([*_head(cell), f"{mean:,.0f}", f"{lengths[tenth]:,}–{lengths[-1 - tenth]:,}"])
        return _table(["players", "variant", "level", "n", "mean", "middle 80 %"], rows)

    def _decides(self, cell: Cell) -> str:
        stages = [self.overall(cell, stage) for stage in STAGES]
        rows = [[lead.name, *(_lead(of_stage[place]) for of_stage in stages)] for place, lead in enumerate(stages[0])]
        whole = _table(["ahead in", "at ¼", "at ½", "at ¾"], rows)
        parts = [
            [lead.name, str(lead.share.games), _marked(lead.share), _percent(lead.share.fair)]
            for lead in self.at_half_time(cell)
        ]
        table = _table(["part of the evaluation, ahead at ½", "n", "won", "expected"], parts)
        warning = "" if len(cell.games) >= ENOUGH else "Too few games to rely on.\n\n"
        return f"### {self.label(cell)}, n = {len(cell.games)}\n\n{warning}{whole}\n\n{table}"


def _head(cell: Cell) -> list[str]:
    lost = f" ({cell.broken_off} broke off)" if cell.broken_off else ""
    return [str(cell.setting.players), cell.variant, cell.level, f"{len(cell.games):,}{lost}"]


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _share(share: Share) -> str:
    low, high = share.interval()
    return f"{_percent(share.rate())} [{100 * low:.0f}–{100 * high:.0f}]"


def _marked(share: Share) -> str:
    return _share(share) if share.is_fair() else f"**{_share(share)}**"


def _lead(lead: Lead) -> str:
    """A share, what was expected, and of how many games: in some nobody is ahead."""
    if lead.share.games == 0:
        return "–"
    return f"{_marked(lead.share)}, expected {_percent(lead.share.fair)}, n = {lead.share.games}"


def _table(heads: list[str], rows: list[list[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
