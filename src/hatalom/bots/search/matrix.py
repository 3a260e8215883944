"""Simultaneous secret choices as a matrix game: what each side should mix, and what that is worth."""

from typing import Final, final

ROUNDS: Final = 100


@final
class Mixture:
    """How often the row player should choose each row, and the value of the game for him."""

    def __init__(self, weights: list[int], value: float) -> None:
        self.weights = weights
        self.value = value


def solve(payoff: list[list[float]]) -> Mixture:
    """Fictitious play: both sides answer what the other has done so far, and their habits near the solution."""
    rows, columns = len(payoff), len(payoff[0])
    row_sums = [0.0] * rows  # what each row would have earned against the columns played so far
    column_sums = [0.0] * columns
    weights = [0] * rows
    row = 0
    for _ in range(ROUNDS):
        weights[row] += 1
        for j in range(columns):
            column_sums[j] += payoff[row][j]
        column = 0
        for j in range(columns):
            if column_sums[j] < column_sums[column]:
                column = j
        for i in range(rows):
            row_sums[i] += payoff[i][column]
        row = 0
        for i in range(rows):
            if row_sums[i] > row_sums[row]:
                row = i
    return Mixture(weights, (max(row_sums) + min(column_sums)) / (2 * ROUNDS))
