"""Pictures of results, as SVG or PNG.  Needs matplotlib: `pip install 'hatalom[plot]'`."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatalom.core.errors import BadFile
from hatalom.lab import arena

INK, PAPER, TEAL, GOLD = "#2a2118", "#fbf6ea", "#0f766e", "#b07d1e"
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
    # Neither the day nor random ids are written, so the same result gives the same file.
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
