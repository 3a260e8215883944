"""What counted games allow one to say: intervals for shares, and a test that stops as soon as it is decided."""

import math
from dataclasses import dataclass
from typing import Final

Z95: Final = 1.959964
"""95 % of a normal distribution lie within this many standard deviations."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's score; it stays sensible for few games and for shares near 0 and 1.

    >>> low, high = wilson(18, 20)
    >>> round(low, 2), round(high, 2)
    (0.7, 0.97)
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z95 * math.sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    middle = share + Z95**2 / (2 * games)
    scale = 1 + Z95**2 / games
    low, high = (middle - spread) / scale, (middle + spread) / scale
    return max(0.0, min(low, share)), min(1.0, max(high, share))  # the share lies inside, however numbers are rounded


@dataclass
class SequentialTest:
    """Wald's sequential test of a mean: is it rather `low` or rather `high`?

    It hears one number a round, in order, and answers as soon as either is unlikely enough.  A round is what was played
    with the same seed: its games are alike, so only their mean is counted.
    """

    low: float
    high: float
    error: float = 0.05
    rounds: int = 0
    total: float = 0.0
    squares: float = 0.0

    FEWEST = 8
    """Fewer rounds say nothing about the spread."""

    def hear(self, value: float) -> None:
        self.rounds += 1
        self.total += value
        self.squares += value * value

    def log_likelihood_ratio(self) -> float:
        """How much likelier `high` is than `low`, with a normal spread estimated from the rounds."""
        if self.rounds < self.FEWEST:
            return 0.0
        mean = self.total / self.rounds
        # One round of each extreme is added, so that a run of equal results does not look certain.
        variance = (self.squares + 1) / (self.rounds + 2) - ((self.total + 1) / (self.rounds + 2)) ** 2
        middle = (self.low + self.high) / 2
        return self.rounds * (self.high - self.low) * (mean - middle) / max(variance, 1e-9)

    def verdict(self) -> str:
        """`higher`, `lower`, or nothing while it is open."""
        bound = math.log((1 - self.error) / self.error)
        ratio = self.log_likelihood_ratio()
        if ratio >= bound:
            return "higher"
        return "lower" if ratio <= -bound else ""
