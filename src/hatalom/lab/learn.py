"""Self-play to learn from: games of a level against itself or another, what positions looked like, and how they ended.

`lab/train.py` makes a network of it.  Needs NumPy (`pip install 'hatalom[lab]'`).
"""

import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate, pairwise
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from hatalom import bots, games
from hatalom.bots.bot import Budget
from hatalom.bots.weighted import judged_by
from hatalom.core.chance import Seeded
from hatalom.core.errors import BadFile
from hatalom.core.game import Learned
from hatalom.core.question import Question, Seat
from hatalom.core.weights import beside
from hatalom.lab.batches import crew_of, play_in_batches
from hatalom.lab.compare import Comparer, ComparingPlay, Turns
from hatalom.lab.playing import rotations, setting_of

OFTEN = 0.15
"""So often a position is noted that does not begin a turn."""
FLAT = ("judged", "credit", "ahead", "players", "game")
"""What a row has one number of."""
FLAT_OF_TURNS = ("judged", "lead", "comparison", "game")
"""What the row of a turn that was compared has one number of."""


@dataclass(frozen=True)
class Plan:
    """Games of one level against itself, by turns with each of these numbers of players.

    With a level to play `against` only one seat holds the first level, and the seats rotate.  Of the positions that are
    worth noting a share is `noted`.

    Of the choices in the own turn a share may be `compared`: the level `judge` follows several turns into so many
    `worlds`, and the best is played.
    """

    game: str
    players: tuple[int, ...]
    level: str = "squire"
    games: int = 2_000
    seed: int = 0
    carelessness: float = 0.08
    budget: Budget = field(default_factory=Budget)
    against: str = ""
    noted: float = 1.0
    compared: float = 0.0
    judge: str = "sovereign"
    worlds: int = 8

    def lineup(self, number: int) -> tuple[str, ...]:
        """Who plays the game of this number."""
        count = len(self.players)
        seats = self.players[number % count]
        if not self.against:
            return (self.level,) * seats
        lineups = rotations((self.level, *(self.against,) * (seats - 1)))
        return lineups[number // count % len(lineups)]

    def player(self) -> "Player":
        return Player(self)

    def origin(self) -> dict[str, Any]:
        """Where a network comes from that was learned from these games."""
        return {
            "level": without_folder(self.level),
            **({"against": without_folder(self.against)} if self.against else {}),
            **({"noted": self.noted} if self.noted < 1 else {}),
            **(
                {"compared": self.compared, "judge": without_folder(self.judge), "worlds": self.worlds}
                if self.compared > 0
                else {}
            ),
            "games": self.games,
            "players": list(self.players),
            "seed": self.seed,
            "carelessness": self.carelessness,
        }


def without_folder(entrant: str) -> str:
    """`squire:somewhere/mine.json` is `squire:mine.json` to whoever reads where a network comes from."""
    level, colon, file = entrant.partition(":")
    return level + colon + Path(file).name


@dataclass
class Seen:
    """Rows, one for a seat at a position.

    A row has the features that are not 0, the judgement, what the seat got in the end, by how much it was ahead then
    (as the game measures it, 0 where it does not), the number of players, and the number of the game.

    Beside them are the turns that were compared.
    """

    places: list[list[int]] = field(default_factory=list)
    amounts: list[list[float]] = field(default_factory=list)
    judged: list[float] = field(default_factory=list)
    credit: list[float] = field(default_factory=list)
    ahead: list[float] = field(default_factory=list)
    players: list[int] = field(default_factory=list)
    game: list[int] = field(default_factory=list)
    turns: Turns = field(default_factory=Turns)
    won: list[tuple[int, float]] = field(default_factory=list)
    """By game, not by row, and not kept: the number of players, and what it brought the seat of the first level."""

    def add(self, other: "Seen") -> None:
        for name in ("places", "amounts", "won", *FLAT):
            getattr(self, name).extend(getattr(other, name))
        self.turns.add(other.turns)

    def told(self) -> list[str]:
        """What the first level won, for each number of players."""
        lines = []
        for players in sorted({players for players, _ in self.won}):
            credits = [credit for count, credit in self.won if count == players]
            lines.append(f"{players} players: won {sum(credits):g} of {len(credits)}")
        return lines

    def add_round(self, other: "Seen") -> None:
        """Rows of other games, whose numbers go on after these."""
        first = max([*self.game, *self.turns.game], default=-1) + 1
        turns = replace(other.turns, game=[first + number for number in other.turns.game])
        self.add(replace(other, game=[first + number for number in other.game], turns=turns))

    def write(self, file: Path) -> None:
        """Keeps the rows, so that they can be learned from again together with others."""
        flat = {name: np.array(getattr(self, name)) for name in FLAT}
        turns = {f"turn_{name}": np.array(getattr(self.turns, name)) for name in FLAT_OF_TURNS}
        with file.open("wb") as into:
            np.savez_compressed(
                into, allow_pickle=False, **_packed(self), **flat, **_packed(self.turns, "turn_"), **turns
            )


def _packed(rows: Seen | Turns, prefix: str = "") -> dict[str, NDArray[Any]]:
    """The features of all rows, one after the other."""
    return {
        f"{prefix}sizes": np.array([len(places) for places in rows.places], np.int32),
        f"{prefix}places": np.array([place for row in rows.places for place in row], np.uint16),
        f"{prefix}amounts": np.array([amount for row in rows.amounts for amount in row], np.float32),
    }


def _unpacked(found: Any, flat: Sequence[str], prefix: str = "") -> dict[str, list[Any]]:
    """By its name, what rows are made of."""
    ends = [0, *accumulate(found[f"{prefix}sizes"].tolist())]
    rows: dict[str, list[Any]] = {name: found[f"{prefix}{name}"].tolist() for name in flat}
    for name in ("places", "amounts"):
        together = found[f"{prefix}{name}"].tolist()
        rows[name] = [together[first:end] for first, end in pairwise(ends)]
    return rows


def read(file: Path, inputs: int) -> Seen:
    """Rows that were kept of a game with so many features."""
    try:
        with np.load(file, allow_pickle=False) as found:
            turns = Turns(**_unpacked(found, FLAT_OF_TURNS, "turn_")) if "turn_sizes" in found else Turns()
            seen = Seen(**_unpacked(found, FLAT), turns=turns)
            last = max(found[name].max(initial=0) for name in found if name.endswith("places"))
    except (OSError, EOFError, ValueError, KeyError, TypeError, BadZipFile, zlib.error) as error:
        raise BadFile(f"{file} holds no rows of self-play (hatalom learn --keep): {error}") from None
    if last >= inputs:
        raise BadFile(f"{file} holds rows of another game, or of features that this game had before ({inputs} now)")
    seen.players, seen.game = [int(count) for count in seen.players], [int(number) for number in seen.game]
    return seen


class Watch:
    """Notes what every seat could be shown of positions on the way."""

    def __init__(self, learned: Learned, evaluator: Any, seats: int, rng: Seeded, noted: float) -> None:
        self.learned = learned
        self.evaluator = evaluator
        self.seats = seats
        self.rng = rng
        self.noted = noted
        self.pos: Any = None  # that of the game: when it is over, its end
        self.turn: int | None = None
        self.rows: list[tuple[Any, float, int]] = []

    def see(self, pos: Any, question: Question) -> None:
        self.pos = pos
        turn = self.evaluator.turn_of(pos)
        if turn == self.turn and self.rng.draw() >= OFTEN:
            return
        self.turn = turn
        if self.noted < 1 and self.rng.draw() >= self.noted:
            return
        for seat in range(self.seats):
            shown = self.learned.features(pos, Seat(seat))
            self.rows.append((shown, self.evaluator.value(pos, Seat(seat)), seat))


class Player:
    """Plays the games of a plan; each process has one."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        game = games.load(plan.game)
        content = game.load_content()
        self.learned = learned_of(game)
        self.evaluator = judged_by(beside(game.content_files.package).values, game)
        self.comparer: Comparer | None = None
        if plan.compared > 0:
            self.comparer = Comparer(plan.judge, game, content, self.learned, self.evaluator, plan.worlds)
        self.tables = [
            ComparingPlay(
                setting_of(plan.game, players),
                plan.budget,
                carelessness=plan.carelessness,
                comparer=self.comparer,
                share=plan.compared,
            )
            for players in plan.players
        ]

    def play_batch(self, first: int, end: int) -> Seen:
        found = Seen()
        for number in range(first, end):
            found.add(self._play(number))
        return found

    def _play(self, number: int) -> Seen:
        playing = self.tables[number % len(self.tables)]
        seats = playing.setting.players
        watch = Watch(self.learned, self.evaluator, seats, Seeded(number), self.plan.noted)
        lineup = self.plan.lineup(number)
        if self.comparer is not None:
            self.comparer.begin(number)
        played = playing.play(lineup, self.plan.seed, number, watch)
        margin = self.learned.margin
        ahead = [0.0 if margin is None else margin(watch.pos, Seat(seat)) for seat in range(seats)]
        found = Seen(won=[(seats, played.credit(lineup.index(self.plan.level)))])
        if self.comparer is not None:
            found.turns = self.comparer.turns
        for shown, judged, seat in watch.rows:
            found.places.append(shown.places)
            found.amounts.append(shown.amounts)
            found.judged.append(judged)
            found.credit.append(played.credit(seat))
            found.ahead.append(ahead[seat])
            found.players.append(seats)
            found.game.append(number)
        return found


def learned_of(game: Any) -> Learned:
    """How a game is learned; says so where it cannot be."""
    learned = bots.knowledge_of(game).learned
    if learned is None:
        raise BadFile(f"{game.name} has no features to learn from: see docs/researchers.md")
    return learned


def gather(
    plan: Plan,
    workers: int | None = None,
    ray: str = "",
    progress: Callable[[int], None] | None = None,
    until: float | None = None,
) -> tuple[Plan, Seen]:
    """What was seen, and the plan of the games that were played: from the moment `until` on none is begun."""
    found, games = Seen(), 0
    for played in play_in_batches(plan, plan.games, crew_of(workers, ray), until=until):
        found.add(played.result)
        games = played.end
        if progress is not None:
            progress(played.end - played.first)
    return replace(plan, games=games), found


def table_of(rows: Seen | Turns, inputs: int) -> NDArray[np.float32]:
    """A row for each position, a column for each feature."""
    table = np.zeros((len(rows.places), inputs), np.float32)
    for row, (places, amounts) in enumerate(zip(rows.places, rows.amounts, strict=True)):
        table[row, places] = amounts
    return table
