"""A network learned from rows of self-play (`lab/learn.py`).

It corrects the usual judgement: what a seat gets in the end follows from the judgement plus the network's number, times
a scale, plus something for the number of players.  It is trained until games it has not seen are foretold no better.
While it learns it speaks in shares of what decides a game; in the end it is put into the measure of the judgement,
which may be points, provinces or money.

Needs PyTorch (`pip install torch`), which uses a graphics card if there is one.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hatalom.core.errors import BadFile
from hatalom.kit.learned import as_text
from hatalom.lab.learn import Seen, table_of

WIDTHS = (32, 16)
"""Units of the hidden layers."""
FORGETTING = 0.2
"""The share of units that is left out at each step, so that none is relied on alone."""
DECAY = 0.1
UNSEEN = 12
"""Of so many games one is kept for the check."""
CHECKS = 4
"""Checks in one passage through the rows."""
MOST_CHECKS = 160
PATIENCE = 10
"""After so many checks that foretell no better it is enough."""
ROWS_AT_ONCE = 4096
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

    def as_text(self, origin: dict[str, Any]) -> str:
        """The file of the network, with where it comes from."""
        losses = {"loss_of_judgement": round(self.loss_before, 5), "loss": round(self.loss_after, 5)}
        return as_text(self.layers, self.biases, {**origin, "positions": self.rows, **losses})


def train(
    seen: Seen, inputs: int, by_margin: bool, seed: int = 0, progress: Callable[[int], None] | None = None
) -> Lesson:
    """Trains a network on the rows; games that it is not shown decide when it is enough."""
    torch = _torch()
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    features = torch.from_numpy(table_of(seen, inputs)).to(device)
    judged = torch.tensor(seen.judged, dtype=torch.float32, device=device)
    wanted = torch.tensor(seen.ahead if by_margin else seen.credit, dtype=torch.float32, device=device)
    players, game = (torch.tensor(row, device=device) for row in (seen.players, seen.game))
    is_unseen = game % UNSEEN == 0
    shown, unseen = (~is_unseen).nonzero().squeeze(1), is_unseen.nonzero().squeeze(1)
    if len(shown) == 0 or len(unseen) == 0:
        raise BadFile(f"learn from more games: of {UNSEEN} one is kept for the check")
    net = _net(torch, inputs).to(device)
    scale = torch.nn.Parameter(torch.tensor(0.05, device=device))
    offset = torch.nn.Parameter(torch.zeros(int(players.max()) + 1, device=device))
    unit = 0.0

    def loss_of(rows: Any) -> Any:
        number = judged[rows] + unit * net(features[rows]).squeeze(1) if unit else judged[rows]
        foretold = scale * number + offset[players[rows]]
        if by_margin:
            return torch.nn.functional.smooth_l1_loss(foretold, wanted[rows])
        return torch.nn.functional.binary_cross_entropy_with_logits(foretold, wanted[rows])

    _fit(torch, [scale, offset], lambda: loss_of(shown))
    with torch.no_grad():
        before = loss_of(unseen).item()
        unit = 1.0 / max(SMALLEST_SCALE, scale.item())
    groups = [
        {"params": net.parameters(), "weight_decay": DECAY},
        {"params": [scale, offset], "weight_decay": 0.0, "lr": 1e-4},
    ]
    steps = torch.optim.AdamW(groups, lr=1e-3)
    slower = torch.optim.lr_scheduler.ExponentialLR(steps, SLOWER)
    best, kept, bad = float("inf"), net.state_dict(), 0
    parts: list[Any] = []
    for check in range(MOST_CHECKS):
        parts = parts or list(shown[torch.randperm(len(shown), device=device)].chunk(CHECKS))
        net.train()
        for rows in parts.pop().split(ROWS_AT_ONCE):
            steps.zero_grad()
            loss_of(rows).backward()
            steps.step()
        slower.step()
        net.eval()
        with torch.no_grad():
            now = loss_of(unseen).item()
        if progress is not None:
            progress(check + 1)
        if now < best - 1e-5:
            best, bad = now, 0
            kept = {name: value.detach().cpu().clone() for name, value in net.state_dict().items()}
        elif (bad := bad + 1) == PATIENCE:
            break
    linear = sorted(name.removesuffix(".weight") for name in kept if name.endswith(".weight"))
    for part in ("weight", "bias"):
        kept[f"{linear[-1]}.{part}"] *= unit
    layers, biases = ([kept[f"{name}.{part}"].flatten().tolist() for name in linear] for part in ("weight", "bias"))
    return Lesson(layers, biases, len(seen.places), before, best)


def _net(torch: Any, inputs: int) -> Any:
    first, second = WIDTHS
    net = torch.nn.Sequential(
        torch.nn.Linear(inputs, first), torch.nn.ReLU(), torch.nn.Dropout(FORGETTING),
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


def _torch() -> Any:
    try:
        import torch
    except ImportError:
        raise BadFile("training needs PyTorch; get it with: pip install torch") from None
    return torch
