"""Pictures of results, as SVG or PNG.  Needs matplotlib: `pip install 'hatalom[plot]'`."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatalom.core.errors import BadFile
from hatalom.lab import arena, balance

INK, PAPER, TEAL, GOLD = "#2a2118", "#fbf6ea", "#0f766e", "#b07d1e"
SEATS = (TEAL, GOLD, "#8b2f2f", "#3f5f8f", "#6b4f8a", "#5f7a2f", INK)
SUFFIXES = (".svg", ".png")


def new_figure(width: float, height: float) -> tuple[Any, Any]:
    """A figure in the colours of the house, with one pair of axes."""
    check_matplotlib()
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), facecolor=PAPER, layout="constrained")
    axes = figure.add_subplot(facecolor=PAPER)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    axes.tick_params(colors=INK)
    return figure, axes


def check_matplotlib() -> None:
    if find_spec("matplotlib") is None:
        raise BadFile("drawing needs matplotlib; get it with: pip install 'hatalom[plot]'")


def check_picture(file: Path) -> None:
    """Refuses a picture that cannot be drawn, before anything is played for it."""
    check_matplotlib()
    if file.suffix not in SUFFIXES:
        raise BadFile(f"{file.name}: a picture is one of {', '.join(SUFFIXES)}")


def save(figure: Any, file: Path) -> None:
    check_picture(file)
    from matplotlib import rc_context

    # Neither the day nor random ids are written, so the same result gives the same file.
    with rc_context({"svg.hashsalt": "hatalom"}):
        figure.savefig(file, dpi=144, metadata={"Date": None} if file.suffix == ".svg" else {"Software": None})


def draw_arena(report: arena.Report, file: Path) -> None:
    """Every bot's share with its 95 % interval, beside the fair share."""
    found = report.as_json()
    names = sorted(report.plan.bots, key=lambda name: found["share"][name])
    figure, axes = new_figure(7, 1.2 + 0.5 * len(names))
    shares = [100 * found["share"][name] for name in names]
    below = [share - 100 * found["ci95"][name][0] for name, share in zip(names, shares, strict=True)]
    above = [100 * found["ci95"][name][1] - share for name, share in zip(names, shares, strict=True)]
    axes.barh(names, shares, color=TEAL, height=0.55)
    axes.errorbar(shares, names, xerr=[below, above], fmt="none", ecolor=INK, capsize=4)
    axes.axvline(100 * found["fair"], color=GOLD, linestyle="--", label="fair share")
    axes.set_xlim(0, 100)
    axes.set_xlabel("share of games won, %")
    axes.set_title(f"{found['game']}, {found['players']} seats, {found['games']} games", color=INK)
    axes.legend(loc="lower right", frameon=False)
    save(figure, file)


def draw_seats(title: str, rows: list[tuple[str, list[tuple[str, balance.Share]]]], file: Path) -> None:
    """Every seat's share with its 95 % interval, a row for each way to play; a tick marks the fair share."""
    figure, axes = new_figure(8, 1.4 + 0.45 * len(rows))
    shown: dict[str, str] = {}
    for row, (_, seats) in enumerate(rows):
        for place, (name, share) in enumerate(seats):
            known = name in shown
            colour = shown.setdefault(name, SEATS[len(shown) % len(SEATS)])
            low, high = share.interval()
            rate, height = 100 * share.rate(), row + 0.6 * (place - (len(seats) - 1) / 2) / len(seats)
            spread = [[rate - 100 * low], [100 * high - rate]]
            label = None if known else name
            axes.errorbar(rate, height, xerr=spread, fmt="o", color=colour, markersize=4, capsize=2, label=label)
        axes.vlines(100 * seats[0][1].fair, row - 0.4, row + 0.4, color=INK, linestyle=":", linewidth=1)
    axes.set_yticks(range(len(rows)), [label for label, _ in rows])
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    axes.set_xlabel("share of games won, % (dotted: fair)")
    axes.set_title(f"{title}: who wins", color=INK)
    figure.legend(loc="outside lower center", ncols=min(4, len(shown)), frameon=False)
    save(figure, file)


def draw_lengths(title: str, rows: list[tuple[str, list[int]]], file: Path) -> None:
    """How many choices the games have: a box holds the middle half of them, its line is the median."""
    figure, axes = new_figure(8, 1.2 + 0.4 * len(rows))
    boxes = axes.boxplot([lengths for _, lengths in rows], orientation="horizontal", widths=0.5, patch_artist=True)
    for box in boxes["boxes"]:
        box.set(facecolor=TEAL, alpha=0.6, edgecolor=INK)
    for line in boxes["medians"]:
        line.set(color=GOLD)
    axes.set_yticks(range(1, len(rows) + 1), [label for label, _ in rows])
    axes.invert_yaxis()
    axes.set_xlim(left=0)
    axes.set_xlabel("choices in a game")
    axes.set_title(f"{title}: length", color=INK)
    save(figure, file)


def draw_leads(title: str, found: list[balance.Lead], file: Path) -> None:
    """How often the seat won that was ahead in each part, with its 95 % interval, and what was expected."""
    figure, axes = new_figure(8, 1.4 + 0.4 * len(found))
    for row, lead in enumerate(found):
        low, high = lead.share.interval()
        rate = 100 * lead.share.rate()
        spread = [[rate - 100 * low], [100 * high - rate]]
        axes.errorbar(rate, row, xerr=spread, fmt="o", color=TEAL, capsize=3)
        axes.vlines(100 * lead.share.fair, row - 0.35, row + 0.35, color=GOLD, linestyle="--")
    axes.set_yticks(range(len(found)), [lead.name for lead in found])
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    axes.set_xlabel("games won by who is ahead in this, % (dashed: expected from the seat)")
    axes.set_title(title, color=INK)
    save(figure, file)
