"""A network learned from rows of self-play (`lab/learn.py`).

It corrects the usual judgement: what a seat gets in the end follows from the judgement plus the network's number, times
a scale, plus something for the number of players.  It is trained until games it has not seen are foretold no better.

How a game ends says little about one of its positions: much luck lies between.  So a network may be trained twice, the
second time on what the first one thinks of the rows that follow, beside the end.  Unseen games are judged by their end.
Where turns were compared (`lab/compare.py`) it learns these too: of two turns the one that turned out better is to be
judged better, by as much.  Then unseen games are judged by their end and by the comparisons made in them; such a loss
says nothing beside that of a network that learned from ends alone.

While it learns it speaks in shares of what decides a game; in the end it is put into the measure of the judgement,
which may be points, provinces or money.

Needs PyTorch (`pip install torch`), which uses a graphics card if there is one.
"""

from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, replace
from functools import partial
from math import ceil
from typing import Any

from hatalom.core.errors import BadFile
from hatalom.kit.learned import Weights, as_text, joined
from hatalom.lab.compare import Turns
from hatalom.lab.learn import Seen, table_of


@dataclass(frozen=True)
class Way:
    """How a network is trained: the units of its hidden layers, the share of units that is left out at each step (so
    that none is relied on alone), how strongly weights are drawn to 0, and how large the first steps are."""

    widths: tuple[int, int]
    forgetting: float
    decay: float
    rate: float


WAYS = (
    Way((32, 16), 0.2, 0.1, 1e-3),
    Way((16, 8), 0.3, 3.0, 1e-3),
    Way((32, 16), 0.5, 3.0, 5e-4),
    Way((32, 32), 0.1, 0.3, 1e-3),
    Way((64, 32), 0.3, 0.1, 1e-3),
)
"""All are tried; many games need little restraint, few games much."""
UNSEEN = 12
"""Of so many games one is kept for the check."""
CHECKS = 4
"""Checks in one passage through the rows."""
MOST_CHECKS = 160
"""For each way."""
PATIENCE = 10
"""After so many checks that foretell no better it is enough."""
ROWS_AT_ONCE = 4096
COMPARISONS_AT_ONCE = 512
CLOSE = 0.3
"""In shares of what decides a game: up to here the loss of a turn grows with the square, beyond in proportion."""
WEIGHT = 3.0
"""Of the mean loss of turns beside the mean loss of ends."""
SLOWER = 0.95
SMALLEST_SCALE = 1e-4
"""A judgement of which a point is worth less says nothing."""


@dataclass(frozen=True)
class Lesson:
    """A network, and how well unseen games are foretold: the mean loss by the judgement alone, and with the network."""

    layers: list[list[float]]
    biases: list[list[float]]
    rows: int
    loss_before: float
    loss_after: float

    def joined(self, others: list[Weights]) -> "Lesson":
        """The mean of this network and others, which were learned by themselves."""
        layers, biases = joined([(self.layers, self.biases), *others])
        return replace(self, layers=layers, biases=biases)

    def as_text(self, origin: dict[str, Any]) -> str:
        """The file of the network, with where it comes from."""
        losses = {"loss_of_judgement": round(self.loss_before, 5), "loss": round(self.loss_after, 5)}
        return as_text(self.layers, self.biases, {**origin, "positions": self.rows, **losses})


def train(
    seen: Seen,
    inputs: int,
    by_margin: bool,
    seed: int = 0,
    share: float = 1.0,
    trace: float = 1.0,
    progress: Callable[[int], None] | None = None,
) -> Lesson:
    """Trains a network on the rows in each way; games that it is not shown decide when it is enough, and which is best.

    `share` is how much of its number counts in the end: a network that few games have taught is right about the
    direction, and too sure of itself.  With a `trace` below 1 it is trained once more, as `_Rows.look_on` says.
    """
    torch = pytorch()
    rows = _Rows(torch, seen, inputs, by_margin)
    before = rows.fit_judgement()
    best, kept = rows.train_each_way(seed, partial(_tell, progress, 0))
    if trace < 1:
        rows.look_on(kept, trace)
        best, kept = rows.train_each_way(seed, partial(_tell, progress, len(WAYS) * MOST_CHECKS))
    return Lesson(*_weights(kept.state_dict(), rows.unit * share), len(seen.places), before, best)


def _tell(progress: Callable[[int], None] | None, first: int, check: int) -> None:
    if progress is not None:
        progress(first + check)


class _Rows:
    """What was seen, on the device that trains: features, the judgement, and what came of it."""

    def __init__(self, torch: Any, seen: Seen, inputs: int, by_margin: bool) -> None:
        self.torch = torch
        self.by_margin = by_margin
        self.device = device = "cuda" if torch.cuda.is_available() else "cpu"
        self.features = torch.from_numpy(table_of(seen, inputs)).to(device)
        self.judged = torch.tensor(seen.judged, dtype=torch.float32, device=device)
        self.end = torch.tensor(seen.ahead if by_margin else seen.credit, dtype=torch.float32, device=device)
        self.wanted = self.end
        self.next = next_rows(seen)
        self.players, game = (torch.tensor(row, device=device) for row in (seen.players, seen.game))
        is_unseen = game % UNSEEN == 0
        self.shown, self.unseen = (~is_unseen).nonzero().squeeze(1), is_unseen.nonzero().squeeze(1)
        if len(self.shown) == 0 or len(self.unseen) == 0:
            raise BadFile(f"learn from more games: of {UNSEEN} one is kept for the check")
        self.scale = torch.nn.Parameter(torch.tensor(0.05, device=device))
        self.offset = torch.nn.Parameter(torch.zeros(int(self.players.max()) + 1, device=device))
        self.unit = 1.0  # what the network's 1 is in the measure of the judgement
        self.turns = _Comparisons(torch, seen.turns, inputs, device) if seen.turns.game else None

    def fit_judgement(self) -> float:
        """What a point of the judgement is worth, before anything is learned; returns the loss of unseen games."""
        _fit(self.torch, [self.scale, self.offset], lambda: self._loss(self.shown, None, self.end))
        self.scale.requires_grad_(False)
        self.offset.requires_grad_(False)
        self.unit = 1.0 / max(SMALLEST_SCALE, float(self.scale.item()))
        with self.torch.no_grad():
            return self._loss_of_unseen(None)

    def train_each_way(self, seed: int, progress: Callable[[int], None]) -> tuple[float, Any]:
        """The loss of unseen games with the best network of all ways, and that network."""
        best, kept = float("inf"), None
        for number, way in enumerate(WAYS):
            self.torch.manual_seed(seed)
            found, net = self.train(way, partial(_tell, progress, number * MOST_CHECKS))
            if found < best:
                best, kept = found, net
        return best, kept

    def train(self, way: Way, progress: Callable[[int], None]) -> tuple[float, Any]:
        """The loss of unseen games with the best network of this way, and that network."""
        torch = self.torch
        net = _net(torch, self.features.shape[1], way).to(self.device)
        steps = torch.optim.AdamW(net.parameters(), lr=way.rate, weight_decay=way.decay)
        slower = torch.optim.lr_scheduler.ExponentialLR(steps, SLOWER)
        best, kept, bad = float("inf"), deepcopy(net), 0
        parts: list[list[Any]] = []
        for check in range(MOST_CHECKS):
            parts = parts or self._parts()
            net.train()
            for rows, comparisons in parts.pop():
                steps.zero_grad()
                loss = self._loss(rows, net, self.wanted)
                if comparisons is not None:
                    loss = loss + self._loss_of_turns(comparisons, net)
                loss.backward()
                steps.step()
            slower.step()
            net.eval()
            with torch.no_grad():
                now = self._loss_of_unseen(net)
            progress(check + 1)
            if now < best - 1e-5:
                best, kept, bad = now, deepcopy(net), 0
            elif (bad := bad + 1) == PATIENCE:
                break
        return best, kept

    def _parts(self) -> list[list[Any]]:
        """One passage through the rows in as many parts as there are checks: the rows of each step, and comparisons."""
        torch = self.torch
        rows = self.shown[torch.randperm(len(self.shown), device=self.device)]
        if self.turns is None:
            return [[(some, None) for some in part.split(ROWS_AT_ONCE)] for part in rows.chunk(CHECKS)]
        shown = self.turns.shown
        comparisons = shown[torch.randperm(len(shown), device=self.device)]
        most = max(len(shown) / COMPARISONS_AT_ONCE, len(rows) / ROWS_AT_ONCE)
        steps = min(CHECKS * ceil(most / CHECKS), len(shown), len(rows))
        pairs = list(zip(rows.tensor_split(steps), comparisons.tensor_split(steps), strict=True))
        return [pairs[first::CHECKS] for first in range(CHECKS)]

    def look_on(self, net: Any, trace: float) -> None:
        """From now on a row is to foretell what this network makes of the rows that follow, beside the end."""
        with self.torch.no_grad():
            foretold = self._foretold(slice(None), net)
            if not self.by_margin:
                foretold = self.torch.sigmoid(foretold)
        wanted = returns(self.end.tolist(), foretold.tolist(), self.next, trace)
        self.wanted = self.torch.tensor(wanted, device=self.device)

    def _loss_of_unseen(self, net: Any) -> float:
        """How badly the ends of games are foretold that are not shown, and the comparisons made in them."""
        loss = self._loss(self.unseen, net, self.end)
        if self.turns is not None:
            loss = loss + self._loss_of_turns(self.turns.unseen, net)
        return float(loss.item())

    def _loss_of_turns(self, comparisons: Any, net: Any) -> Any:
        assert self.turns is not None
        wrong = self.scale * self.turns.wrong(comparisons, net, self.unit) / CLOSE
        return WEIGHT * self.torch.nn.functional.smooth_l1_loss(wrong, self.torch.zeros_like(wrong))

    def _foretold(self, rows: Any, net: Any) -> Any:
        number = self.judged[rows]
        if net is not None:
            number = number + self.unit * net(self.features[rows]).squeeze(1)
        return self.scale * number + self.offset[self.players[rows]]

    def _loss(self, rows: Any, net: Any, wanted: Any) -> Any:
        foretold = self._foretold(rows, net)
        if self.by_margin:
            return self.torch.nn.functional.smooth_l1_loss(foretold, wanted[rows])
        return self.torch.nn.functional.binary_cross_entropy_with_logits(foretold, wanted[rows])


class _Comparisons:
    """Turns that were compared, on the device that trains; those of unseen games are kept for the check."""

    def __init__(self, torch: Any, turns: Turns, inputs: int, device: str) -> None:
        self.features = torch.from_numpy(table_of(turns, inputs)).to(device)
        self.judged = torch.tensor(turns.judged, dtype=torch.float32, device=device)
        self.lead = torch.tensor(turns.lead, dtype=torch.float32, device=device)
        counts = torch.bincount(torch.tensor(turns.comparison, device=device))
        first = counts.cumsum(0) - counts
        places = torch.arange(int(counts.max()), device=device)
        self.rows = (first[:, None] + places).clamp(max=len(self.lead) - 1)  # of each comparison, …
        self.is_row = places < counts[:, None]  # … which may have fewer than the longest
        is_unseen = torch.tensor(turns.game, device=device)[first] % UNSEEN == 0
        self.shown, self.unseen = (~is_unseen).nonzero().squeeze(1), is_unseen.nonzero().squeeze(1)
        if len(self.shown) < CHECKS or len(self.unseen) == 0:
            raise BadFile(f"compare turns in more games: of {UNSEEN} one is kept for the check")

    def wrong(self, comparisons: Any, net: Any, unit: float) -> Any:
        """By how much each turn is judged better than it turned out, beside the mean of its comparison."""
        rows, is_row = self.rows[comparisons], self.is_row[comparisons]
        judged = self.judged[rows]
        if net is not None:
            judged = judged + unit * net(self.features[rows.flatten()]).reshape(rows.shape)
        wrong = (judged - self.lead[rows]) * is_row
        mean = wrong.sum(1, keepdim=True) / is_row.sum(1, keepdim=True)
        return (wrong - mean)[is_row]


def next_rows(seen: Seen) -> list[int]:
    """For each row the next one of its seat in the same game, or -1: a position has a row for each seat, in order."""
    rows = len(seen.game)
    following = [row + players for row, players in enumerate(seen.players)]
    return [after if after < rows and seen.game[after] == seen.game[row] else -1 for row, after in enumerate(following)]


def returns(end: list[float], foretold: list[float], following: list[int], trace: float) -> list[float]:
    """What is foretold at the next row, the row after that, and so on, and at last the end itself: λ-returns.

    Each of them counts `trace` times as much as the one before it, and the end has the rest.

    >>> returns([8.0, 8.0, 8.0], [1.0, 2.0, 3.0], [1, 2, -1], 0.5)
    [3.75, 5.5, 8.0]
    """
    wanted = list(end)
    for row in range(len(end) - 1, -1, -1):
        if following[row] >= 0:
            wanted[row] = (1 - trace) * foretold[following[row]] + trace * wanted[following[row]]
    return wanted


def _weights(kept: dict[str, Any], unit: float) -> Weights:
    """Weights and biases of the layers; the last one speaks in the measure of the judgement."""
    kept = {name: value.detach().cpu().clone() for name, value in kept.items()}
    linear = sorted(name.removesuffix(".weight") for name in kept if name.endswith(".weight"))
    for part in ("weight", "bias"):
        kept[f"{linear[-1]}.{part}"] *= unit
    layers, biases = ([kept[f"{name}.{part}"].flatten().tolist() for name in linear] for part in ("weight", "bias"))
    return layers, biases


def _net(torch: Any, inputs: int, way: Way) -> Any:
    first, second = way.widths
    net = torch.nn.Sequential(
        torch.nn.Linear(inputs, first), torch.nn.ReLU(), torch.nn.Dropout(way.forgetting),
        torch.nn.Linear(first, second), torch.nn.ReLU(), torch.nn.Linear(second, 1),
    )  # fmt: skip
    torch.nn.init.normal_(net[-1].weight, std=0.05)  # at first it adds next to nothing
    torch.nn.init.zeros_(net[-1].bias)
    return net


def _fit(torch: Any, numbers: list[Any], loss: Callable[[], Any]) -> None:
    """What a point of the judgement is worth, before anything is learned."""
    steps = torch.optim.Adam(numbers, lr=0.01)
    for _ in range(500):
        steps.zero_grad()
        loss().backward()
        steps.step()


def pytorch() -> Any:
    """PyTorch, or how to get it; ask before games are played for the training."""
    try:
        import torch
    except ImportError:
        raise BadFile("training needs PyTorch; get it with: pip install torch") from None
    return torch
