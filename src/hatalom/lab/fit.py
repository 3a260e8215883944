"""Weights fitted to results: a logistic regression of who won on the parts of the evaluation.

The model says how likely a seat is to win: the value of the position with the present weights, times a scale, plus the
parts, each times a correction, plus what the seat itself is worth.  The corrections are held near nothing, more or less
strictly; how strictly is what predicts games best that the fit has not seen.

Needs NumPy: `pip install 'hatalom[lab]'`.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from hatalom.core.errors import BadFile
from hatalom.lab.samples import Sample

STRICTNESS = (0.3, 3.0, 30.0, 300.0, 3_000.0, 30_000.0)
FOLDS = 5
STEPS = 50
SMALL = 1e-9
Matrix = NDArray[np.float64]


@dataclass(frozen=True)
class Fit:
    """The fitted weights, and how well they foretell unseen games: the mean loss in bits, before and after."""

    weights: dict[str, float]
    positions: int
    strictness: float
    loss_before: float
    loss_after: float


@dataclass(frozen=True)
class Table:
    """One row for a seat at a moment: the game it is from, the value, the parts, the seat and what it got."""

    game: NDArray[np.int64]
    value: Matrix
    parts: Matrix
    seat: NDArray[np.int64]
    credit: Matrix
    seats: int

    def of(self, rows: NDArray[np.bool_]) -> "Table":
        return Table(
            self.game[rows], self.value[rows], self.parts[rows], self.seat[rows], self.credit[rows], self.seats
        )


def table_of(samples: list[Sample]) -> Table:
    """All moments of all seats of the games."""
    rows = [
        (number, moment.values[seat], moment.parts[seat], seat, credit)
        for number, sample in enumerate(samples)
        for moment in sample.moments
        for seat, credit in enumerate(sample.credits)
    ]
    if not rows:
        raise BadFile("no game was finished, so there is nothing to fit weights to")
    game, value, parts, seat, credit = zip(*rows, strict=True)
    return Table(
        np.array(game), np.array(value), np.array(parts), np.array(seat), np.array(credit), len(samples[0].credits)
    )


def together(tables: list[Table]) -> Table:
    """The games of several tables as those of one; they are numbered on."""
    first, games = 0, []
    for table in tables:
        games.append(table.game + first)
        first += int(table.game.max()) + 1
    return Table(
        np.concatenate(games),
        np.concatenate([table.value for table in tables]),
        np.concatenate([table.parts for table in tables]),
        np.concatenate([table.seat for table in tables]),
        np.concatenate([table.credit for table in tables]),
        tables[0].seats,
    )


def moved(table: Table, change: Matrix) -> Table:
    """The table as an evaluation would see it whose weights differ by this."""
    value = table.value + table.parts @ change
    return Table(table.game, value, table.parts, table.seat, table.credit, table.seats)


def fit(table: Table, weights: dict[str, float]) -> Fit:
    """The weights that foretell the results best.  None changes its sign: where it would, it becomes 0.

    Of all strictness that is about as good as the best, within one standard error, the highest is taken: what chance
    alone may have brought should not change how a computer plays.
    """
    before = _unseen_losses(table, np.inf, weights)
    losses = [_unseen_losses(table, strictness, weights) for strictness in STRICTNESS]
    best = min(losses, key=np.sum)
    if not np.isfinite(np.sum(best)):
        raise BadFile("the evaluation foretells nothing in these games: play more of them, or other ones")
    chosen = max(place for place, loss in enumerate(losses) if _is_about_as_good(loss, best))
    found = _solve(table, STRICTNESS[chosen], weights)
    named = {name: float(f"{weight:.4g}") for name, weight in zip(weights, found.weights, strict=True)}
    bits = len(table.value) * float(np.log(2))
    return Fit(
        named, len(table.value), STRICTNESS[chosen], float(np.sum(before)) / bits, float(np.sum(losses[chosen])) / bits
    )


def _is_about_as_good(losses: Matrix, best: Matrix) -> bool:
    """Whether a loss, game by game, is above the best one by no more than one standard error."""
    if not np.isfinite(np.sum(losses)):
        return False
    behind = losses - best
    return bool(np.sum(behind) <= np.std(behind) * np.sqrt(len(behind)))


@dataclass(frozen=True)
class _Solved:
    scale: float
    weights: Matrix
    seats: Matrix  # what each seat is worth


def _unseen_losses(table: Table, strictness: float, weights: dict[str, float]) -> Matrix:
    """The loss of every game, with weights fitted to the games of the other fifths; infinite where there are none."""
    losses = np.zeros(int(table.game.max()) + 1)
    for fold in range(FOLDS):
        is_left_out = table.game % FOLDS == fold
        if is_left_out.all() or not is_left_out.any():
            raise BadFile(f"play at least {FOLDS} games to fit weights")
        solved = _solve(table.of(~is_left_out), strictness, weights)
        unseen = table.of(is_left_out)
        if solved.scale <= SMALL:
            losses[unseen.game] = np.inf
            continue
        change = solved.weights - np.array(list(weights.values()))
        score = solved.scale * moved(unseen, change).value + solved.seats[unseen.seat]
        np.add.at(losses, unseen.game, np.logaddexp(0.0, score) - unseen.credit * score)
    return losses


def _solve(table: Table, strictness: float, weights: dict[str, float]) -> _Solved:
    """Fits scale, corrections and seats.  A weight that falls below 0 is set to 0, and the others are fitted again.

    A scale that is not above 0 means that a better value does not win more often: then there are no weights to find.
    """
    present = np.array(list(weights.values()))
    is_free = np.isfinite(strictness) & (np.std(table.parts, axis=0) > SMALL)
    fixed = np.zeros_like(present)  # by how much those differ that are 0 now
    while True:
        known = moved(table, fixed)
        solution = _newton(known, known.parts[:, is_free], strictness)
        scale = float(solution[0])
        found = present + fixed
        if scale <= SMALL:
            return _Solved(scale, found, solution[1 : 1 + table.seats])
        found[is_free] += solution[1 + table.seats :] / scale
        is_below = is_free & (found * np.sign(present) < 0)
        if not is_below.any():
            return _Solved(scale, found, solution[1 : 1 + table.seats])
        fixed[is_below] = -present[is_below]
        is_free &= ~is_below


def _newton(table: Table, parts: Matrix, strictness: float) -> Matrix:
    """Newton's method: the scale, a constant for each seat, and a correction for each part."""
    seats = np.eye(table.seats)[table.seat]
    columns = np.column_stack([table.value, seats, parts])
    spread = np.var(parts, axis=0)
    penalty = np.concatenate([[SMALL], np.full(table.seats, 1.0), strictness * spread if parts.size else []])
    solution = np.zeros(columns.shape[1])
    for _ in range(STEPS):
        chance = 1.0 / (1.0 + np.exp(-np.clip(columns @ solution, -30, 30)))
        slope = columns.T @ (table.credit - chance) - penalty * solution
        bend = (columns * (chance * (1 - chance))[:, None]).T @ columns + np.diag(penalty + SMALL)
        step = np.linalg.solve(bend, slope)
        solution = solution + step
        if np.max(np.abs(step)) < 1e-8 * (1 + np.max(np.abs(solution))):
            break
    return solution
