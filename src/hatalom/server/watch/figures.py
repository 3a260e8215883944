"""Figures: what a server process counts of itself, in the form that Prometheus reads.

Counts only grow, gauges show the moment, spans are sorted into buckets by how long they took.
"""

from bisect import bisect_left
from collections.abc import Mapping
from typing import Literal

import msgspec

from hatalom.server.ids import ProcessId

BOUNDS = (0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.3, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds; the last bucket holds all that took longer."""
Metric = Literal["counter", "gauge", "histogram"]
KINDS: dict[str, tuple[Metric, str]] = {
    "actions": ("counter", "Actions carried out and stored, by whom: a person, a computer, a clock or standing order."),
    "requests": ("counter", "Answered requests by what was asked for and the kind of answer."),
    "request_seconds": ("histogram", "From a request to its answer."),
    "store_seconds": ("histogram", "From a change to its commit."),
    "unstored": ("counter", "Changes that could not be stored; whoever asked was told."),
    "thinking_seconds": ("histogram", "From a computer's question to its answer, waiting for a free process included."),
    "unthought": ("counter", "Answers given at random because a computer broke or took too long."),
    "log": ("counter", "Lines of the log, by level: warning, error."),
    "tables_awake": ("gauge", "Tables in memory."),
    "tables_asleep": ("counter", "Tables put to sleep, by why: age, memory."),
    "sockets": ("gauge", "Open connections of viewers."),
    "unsent": ("gauge", "Updates that wait to be sent to viewers."),
    "unwritten": ("gauge", "Changes that wait to be stored."),
    "thinking": ("gauge", "Computers that think at this moment."),
    "thinking_waiting": ("gauge", "Computers that wait for a free process."),
    "thinkers": ("gauge", "How many computers can think at once."),
    "experiments_waiting": ("gauge", "Experiments that wait in the laboratory."),
    "memory_bytes": ("gauge", "Memory of the server process, without those in which computers think."),
    "loop_lag_seconds": ("gauge", "The longest time in the last ten seconds for which everybody waited."),
    "up_seconds": ("gauge", "How long this process has been running."),
}


class Span(msgspec.Struct):
    """How long things took: how many fell into each bucket, and their sum."""

    counts: list[int] = msgspec.field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    total: float = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def plus(self, other: "Span") -> "Span":
        return Span([a + b for a, b in zip(self.counts, other.counts, strict=True)], self.total + other.total)

    def minus(self, earlier: "Span") -> "Span":
        """What was added since."""
        return Span([a - b for a, b in zip(self.counts, earlier.counts, strict=True)], self.total - earlier.total)

    def within(self, share: float) -> float | None:
        """The seconds within which this share of all was done, evenly guessed inside a bucket."""
        left = share * sum(self.counts)
        if not left:
            return None
        below = 0.0
        for count, bound in zip(self.counts, BOUNDS, strict=False):
            if left <= count:
                return below + (bound - below) * left / count
            left -= count
            below = bound
        return BOUNDS[-1]


class Figures(msgspec.Struct):
    """All figures of one process.  A key is a name of `KINDS`, or a name and a label: `actions by person`."""

    counts: dict[str, int] = msgspec.field(default_factory=dict)
    gauges: dict[str, float] = msgspec.field(default_factory=dict)
    spans: dict[str, Span] = msgspec.field(default_factory=dict)

    def counted(self) -> int:
        """Everything that was ever counted: as long as it stands still, nobody asks for anything."""
        return sum(self.counts.values())

    def count(self, key: str) -> None:
        self.counts[key] = self.counts.get(key, 0) + 1

    def took(self, key: str, seconds: float) -> None:
        if key not in self.spans:
            self.spans[key] = Span()
        self.spans[key].add(seconds)

    def span(self, key: str) -> Span:
        return self.spans.get(key) or Span()


def together(figures: list[Figures]) -> Figures:
    """The figures of several processes as if they were one's."""
    whole = Figures()
    for one in figures:
        for key, count in one.counts.items():
            whole.counts[key] = whole.counts.get(key, 0) + count
        for key, value in one.gauges.items():
            whole.gauges[key] = whole.gauges.get(key, 0) + value
        for key, span in one.spans.items():
            whole.spans[key] = whole.span(key).plus(span)
    return whole


def exposition(by_process: Mapping[ProcessId, Figures], facts: dict[str, float]) -> str:
    """The text that Prometheus reads; `facts` are figures of the whole server, by key."""
    lines: list[str] = []
    for name, (metric, about) in KINDS.items():
        samples = [line for process, figures in by_process.items() for line in _samples(name, metric, figures, process)]
        if samples:
            full = _full_name(name, metric)
            lines += [f"# HELP {full} {about}", f"# TYPE {full} {metric}", *samples]
    for key, value in facts.items():
        lines += [f"# TYPE hatalom_{key} gauge", f"hatalom_{key} {value:.10g}"]
    return "\n".join(lines) + "\n"


def _full_name(name: str, metric: Metric) -> str:
    return f"hatalom_{name}_total" if metric == "counter" else f"hatalom_{name}"


def _samples(name: str, metric: Metric, figures: Figures, process: str) -> list[str]:
    full = _full_name(name, metric)
    if metric == "histogram":
        found = [(key, span) for key, span in sorted(figures.spans.items()) if key.split()[0] == name]
        return [line for key, span in found for line in _buckets(full, _labels(key, process), span)]
    values = figures.counts if metric == "counter" else figures.gauges
    found_values = [(key, value) for key, value in sorted(values.items()) if key.split()[0] == name]
    return [f"{full}{{{_labels(key, process)}}} {value:.10g}" for key, value in found_values]


def _buckets(full: str, labels: str, span: Span) -> list[str]:
    lines, so_far = [], 0
    for count, bound in zip(span.counts, (*map(str, BOUNDS), "+Inf"), strict=True):
        so_far += count
        lines.append(f'{full}_bucket{{{labels},le="{bound}"}} {so_far}')
    return [*lines, f"{full}_sum{{{labels}}} {span.total:.10g}", f"{full}_count{{{labels}}} {so_far}"]


def _labels(key: str, process: str) -> str:
    """`requests of act status 2xx` has the labels of="act" and status="2xx"."""
    words = key.split()[1:]
    pairs = [*zip(words[::2], words[1::2], strict=True), ("process", process)]
    return ",".join(f'{label}="{value}"' for label, value in pairs)
