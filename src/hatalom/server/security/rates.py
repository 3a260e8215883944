"""Rates: how often somebody may ask."""

import time

from hatalom.core.errors import IllegalAction


class Rates:
    """Token buckets: so many a second, and a reserve for a burst."""

    def __init__(self, per_second: float, burst: int, enabled: bool = True) -> None:
        self.per_second = per_second
        self.burst = burst
        self.enabled = enabled
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, who: str) -> None:
        if not self.enabled:
            return
        now = time.monotonic()
        left, seen = self._buckets.get(who, (float(self.burst), now))
        left = min(float(self.burst), left + (now - seen) * self.per_second)
        if left < 1:
            raise IllegalAction("too-many", "too many requests: wait a moment")
        self._buckets[who] = (left - 1, now)
        if len(self._buckets) > 10_000:
            self._forget_full(now)

    def _forget_full(self, now: float) -> None:
        full_after = self.burst / self.per_second
        self._buckets = {who: entry for who, entry in self._buckets.items() if now - entry[1] < full_after}
