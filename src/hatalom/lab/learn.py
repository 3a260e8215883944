"""A network learned from self-play: games of a level against itself, what positions looked like, and who won.

The network corrects the usual judgement: how likely a seat is to win follows from the judgement plus the network's
number, times a scale.  It is trained until games it has not seen are foretold no better.

Needs NumPy (`pip install 'hatalom[lab]'`) and, to train, PyTorch (`pip install torch`), which uses a graphics card if
there is one.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hatalom import bots
from hatalom.core.chance import Seeded
from hatalom.core.errors import BadFile
from hatalom.core.game import Learned
from hatalom.core.question import Question, Seat
from hatalom.kit.learned import as_text
from hatalom.lab.batches import crew_of, play_in_batches
from hatalom.lab.playing import Playing, Setting

WIDTHS = (32, 16)
"""Units of the hidden layers."""
OFTEN = 0.15
"""So often a position is noted that does not begin a turn."""
UNSEEN = 16
"""Of so many games one is kept for the check."""
MOST_EPOCHS = 40
PATIENCE = 4
"""After so many epochs that foretell no better it is enough."""
ROWS_AT_ONCE = 4096


@dataclass(frozen=True)
class Plan:
    """Games of one level against itself."""

    setting: Setting
    level: str = "squire"
    games: int = 2_000
    seed: int = 0
    carelessness: float = 0.08

    def player(self) -> "Player":
        return Player(self)


@dataclass
class Seen:
    """Rows, one for a seat at a position: features that are not 0, the judgement, what the seat got, and the game."""

    places: list[list[int]] = field(default_factory=list)
    amounts: list[list[float]] = field(default_factory=list)
    judged: list[float] = field(default_factory=list)
    credit: list[float] = field(default_factory=list)
    game: list[int] = field(default_factory=list)

    def add(self, other: "Seen") -> None:
        for name in ("places", "amounts", "judged", "credit", "game"):
            getattr(self, name).extend(getattr(other, name))


class Watch:
    """Notes what every seat could be shown of positions on the way."""

    def __init__(self, learned: Learned, evaluator: Any, seats: int, rng: Seeded) -> None:
        self.learned = learned
        self.evaluator = evaluator
        self.seats = seats
        self.rng = rng
        self.turn: int | None = None
        self.rows: list[tuple[Any, float, int]] = []

    def see(self, pos: Any, question: Question) -> None:
        turn = self.evaluator.turn_of(pos)
        if turn == self.turn and self.rng.draw() >= OFTEN:
            return
        self.turn = turn
        for seat in range(self.seats):
            shown = self.learned.features(pos, Seat(seat))
            self.rows.append((shown, self.evaluator.value(pos, Seat(seat)), seat))


class Player:
    """Plays the games of a plan; each process has one."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.playing = Playing(plan.setting, carelessness=plan.carelessness)
        self.learned = learned_of(self.playing.game)
        self.evaluator = bots.knowledge_of(self.playing.game).evaluator

    def play_batch(self, first: int, end: int) -> Seen:
        plan, seats = self.plan, self.plan.setting.players
        found = Seen()
        for number in range(first, end):
            watch = Watch(self.learned, self.evaluator, seats, Seeded(number))
            played = self.playing.play((plan.level,) * seats, plan.seed, number, watch)
            for shown, judged, seat in watch.rows:
                found.places.append(shown.places)
                found.amounts.append(shown.amounts)
                found.judged.append(judged)
                found.credit.append(played.credit(seat))
                found.game.append(number)
        return found


def learned_of(game: Any) -> Learned:
    """How a game is learned; says so where it cannot be."""
    learned = bots.knowledge_of(game).learned
    if learned is None:
        raise BadFile(f"{game.name} has no features to learn from: see docs/researchers.md")
    return learned


def gather(
    plan: Plan, workers: int | None = None, ray: str = "", progress: Callable[[int], None] | None = None
) -> Seen:
    found = Seen()
    for played in play_in_batches(plan, plan.games, crew_of(workers, ray)):
        found.add(played.result)
        if progress is not None:
            progress(played.end - played.first)
    return found


@dataclass(frozen=True)
class Lesson:
    """A network, and how well unseen games are foretold: the mean loss by the judgement alone, and with the network."""

    layers: list[list[float]]
    biases: list[list[float]]
    rows: int
    loss_before: float
    loss_after: float

    def as_text(self, plan: Plan, date: str) -> str:
        """The file of the network, with where it comes from."""
        origin = {
            "date": date,
            "level": plan.level,
            "games": plan.games,
            "positions": self.rows,
            "seed": plan.seed,
            "carelessness": plan.carelessness,
            "loss_of_judgement": round(self.loss_before, 5),
            "loss": round(self.loss_after, 5),
        }
        return as_text(self.layers, self.biases, origin)


def table_of(seen: Seen, inputs: int) -> NDArray[np.float32]:
    """A row for each position, a column for each feature."""
    table = np.zeros((len(seen.places), inputs), np.float32)
    for row, (places, amounts) in enumerate(zip(seen.places, seen.amounts, strict=True)):
        table[row, places] = amounts
    return table


def train(seen: Seen, inputs: int, seed: int = 0, progress: Callable[[int], None] | None = None) -> Lesson:
    """Trains a network on the rows; games that it is not shown decide when it is enough."""
    torch = _torch()
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    features = torch.from_numpy(table_of(seen, inputs)).to(device)
    judged, credit = (torch.tensor(row, dtype=torch.float32, device=device) for row in (seen.judged, seen.credit))
    game = torch.tensor(seen.game, device=device)
    is_unseen = game % UNSEEN == 0
    shown, unseen = (~is_unseen).nonzero().squeeze(1), is_unseen.nonzero().squeeze(1)
    if len(shown) == 0 or len(unseen) == 0:
        raise BadFile(f"learn from more games: of {UNSEEN} one is kept for the check")
    loss = torch.nn.functional.binary_cross_entropy_with_logits
    first, second = WIDTHS
    net = torch.nn.Sequential(
        torch.nn.Linear(inputs, first), torch.nn.ReLU(), torch.nn.Linear(first, second), torch.nn.ReLU(),
        torch.nn.Linear(second, 1),
    ).to(device)  # fmt: skip
    torch.nn.init.normal_(net[4].weight, std=0.05)  # at first it adds next to nothing
    torch.nn.init.zeros_(net[4].bias)
    scale = torch.nn.Parameter(torch.tensor(0.25, device=device))
    _fit_scale(torch, scale, judged[shown], credit[shown], loss)
    before = loss(scale.detach() * judged[unseen], credit[unseen]).item()
    groups = [
        {"params": net.parameters(), "weight_decay": 0.05},
        {"params": [scale], "weight_decay": 0.0, "lr": 1e-4},
    ]
    steps = torch.optim.AdamW(groups, lr=1e-3)
    slower = torch.optim.lr_scheduler.ExponentialLR(steps, 0.7)
    best, kept, bad = float("inf"), net.state_dict(), 0
    for epoch in range(MOST_EPOCHS):
        order = shown[torch.randperm(len(shown), device=device)]
        for rows in order.split(ROWS_AT_ONCE):
            steps.zero_grad()
            loss(scale * (judged[rows] + net(features[rows]).squeeze(1)), credit[rows]).backward()
            steps.step()
        slower.step()
        with torch.no_grad():
            now = loss(scale * (judged[unseen] + net(features[unseen]).squeeze(1)), credit[unseen]).item()
        if progress is not None:
            progress(epoch + 1)
        if now < best - 1e-5:
            best, bad = now, 0
            kept = {name: value.detach().cpu().clone() for name, value in net.state_dict().items()}
        elif (bad := bad + 1) == PATIENCE:
            break
    layers = [kept[f"{number}.weight"].flatten().tolist() for number in (0, 2, 4)]
    biases = [kept[f"{number}.bias"].flatten().tolist() for number in (0, 2, 4)]
    return Lesson(layers, biases, len(seen.places), before, best)


def _fit_scale(torch: Any, scale: Any, judged: Any, credit: Any, loss: Any) -> None:
    """What a point of the judgement is worth, before anything is learned."""
    steps = torch.optim.Adam([scale], lr=0.02)
    for _ in range(200):
        steps.zero_grad()
        loss(scale * judged, credit).backward()
        steps.step()


def _torch() -> Any:
    try:
        import torch
    except ImportError:
        raise BadFile("training needs PyTorch; get it with: pip install torch") from None
    return torch
