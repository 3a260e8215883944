"""The figures of a balance report as data: the browser draws them in its own language."""

from dataclasses import dataclass

from hatalom.games import load
from hatalom.lab.balance import Cell, Report
from hatalom.lab.findings import Lengths, Share, lengths_of, share_of

FIGURES = "balance.json"


@dataclass(frozen=True)
class BalanceCell:
    """The games of one number of players, variant and level; `options` are those that are not as usual."""

    players: int
    options: dict[str, str]
    level: str
    games: int
    fair: float
    shares: list[Share]
    lengths: Lengths


@dataclass(frozen=True)
class Balance:
    """The report of one game, the day it was made, and the command that makes it again.

    If it was cut short the command plays more games, but these come first.
    """

    game: str
    day: str
    command: str
    digest: str
    is_cut_short: bool
    cells: list[BalanceCell]


def figures_of(report: Report, command: str, day: str) -> Balance:
    cells = [_cell(cell) for cell in report.cells]
    return Balance(report.plan.game, day, command, report.digest(), report.is_cut_short(), cells)


def _cell(cell: Cell) -> BalanceCell:
    game, setting = load(cell.setting.game), cell.setting
    usual = game.default_options()
    shares = cell.by_seat()
    return BalanceCell(
        players=setting.players,
        options={key: choice for key, choice in setting.options.items() if choice != usual[key]},
        level=cell.level,
        games=len(cell.games),
        fair=round(shares[0].fair, 4),
        shares=[
            share_of(seat, share.wins, share.games)
            for seat, share in zip(game.seat_ids(setting.players), shares, strict=True)
        ],
        lengths=lengths_of(cell.lengths()),
    )
