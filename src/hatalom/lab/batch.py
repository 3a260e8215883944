"""Many games at once, for learning programs: arrays in, arrays out.  Needs NumPy: `pip install 'hatalom[lab]'`.

    batch = Batch("power_and_weakness", games=256, seed=1)
    while learning:
        actions = policy(batch.observations(), batch.masks())
        rewards, done = batch.step(actions)

A game that is over begins anew by itself.  Observations and masks cost nothing until they are asked for.
"""

from array import array
from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hatalom.core.cells import empty_mask, empty_row
from hatalom.core.chance import Seeded
from hatalom.core.errors import BadFile
from hatalom.core.lockstep import Lockstep
from hatalom.lab.playing import chance_of, setting_of
from hatalom.lab.stepper import Rules, payoff

WHIMS = 64
"""So many random answers are drawn at once: a single call would take as long."""
TYPES = (np.dtype(np.float32), np.dtype(np.int16))
"""What the numbers of an observation may be; they are whole and small."""


class Batch:
    """`games` games of one setting.  The same seed and the same answers give the same games.

    `seats` tells who is asked in every game, `counts` how many answers are allowed, and `numbers` which game it is:
    they count on as games begin anew.  The arrays that `observations` and `masks` return are filled anew by their next
    call, and `counts` by the next answers: copy what you keep.  They may only be read.
    """

    def __init__(
        self,
        game: str,
        games: int,
        players: int | None = None,
        options: dict[str, str] | None = None,
        seed: int = 0,
        dtype: Any = np.float32,
    ) -> None:
        self.rules = Rules(setting_of(game, players, options))
        if games < 1:
            raise BadFile("a batch has at least 1 game")
        if np.dtype(dtype) not in TYPES:
            raise BadFile("observations are of the type float32 or int16")
        self.seed = seed
        self.games = games
        self.players = self.rules.players
        self.actions = self.rules.actions
        self.size = self.rules.size
        start = self.rules.game.set_up(self.players, self.rules.setting.options, self.rules.content)
        self._games = Lockstep(start, games, self._chance_of)
        counts: Any = self._games.counts
        self._counts = _read_only(counts) if not isinstance(counts, list) else None
        self._nothing = _read_only(bytes(4 * games * self.players), np.float32).reshape(games, self.players)
        self._none = _read_only(bytes(games), np.bool_)
        self._bytes = Struct(f"{games}b").pack
        self._words = Struct(f"{games}q").pack
        self._rng = np.random.default_rng(seed)
        self._drawn: list[NDArray[np.float64]] = []
        self._whims = Seeded(seed)
        self._row = _shared(empty_row(games * self.size), "h")
        self._cells = _read_only(self._row, np.int16).reshape(games, self.size)
        self._seen = self._cells if np.dtype(dtype) == np.int16 else np.zeros((games, self.size), dtype)
        self._allowed = _shared(empty_mask(games * self.actions), "B")
        self._mask = _read_only(self._allowed, np.int8).reshape(games, self.actions)

    def _chance_of(self, number: int) -> Seeded:
        """The draws of game number n are those that it has in `hatalom simulate`."""
        return chance_of(self.seed, number)

    @property
    def seats(self) -> NDArray[np.int8]:
        return np.frombuffer(self._bytes(*self._games.seats()), np.int8)

    @property
    def counts(self) -> NDArray[np.int64]:
        return self._counts if self._counts is not None else np.array(self._games.counts, np.int64)

    @property
    def choices(self) -> int:
        """How many real choices all games have answered so far: those with more than one option."""
        return self._games.choices

    @property
    def numbers(self) -> NDArray[np.int64]:
        return np.frombuffer(self._words(*self._games.numbers()), np.int64)

    def step(self, actions: NDArray[np.integer[Any]]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Answers every game; returns what every seat of every game got, and which games were over.

        Where an answer is not allowed nothing is changed and a ValueError says which it is.
        """
        given = self._whole(actions)
        wrong = self._games.first_illegal(given)
        if wrong >= 0:
            raise ValueError(f"game {wrong} may not be answered {self.action_text(given[wrong])!r}: look at the masks")
        self._games.step(given)
        return self._ends()

    def choose(self, picks: NDArray[np.integer[Any]]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """As `step`, with the place of the answer in the list of options, from 0 on: the fastest way."""
        given = self._whole(picks)
        wrong = self._games.first_missing(given)
        if wrong >= 0:
            raise ValueError(f"game {wrong} has no option {given[wrong]}: it has {self.counts[wrong]}")
        self._games.choose(given)
        return self._ends()

    def choose_at_random(self) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """As `choose`, with a random option of every game; the same seed gives the same ones."""
        self._games.choose_at_random(self._whims)
        return self._ends()

    def _whole(self, answers: NDArray[np.integer[Any]]) -> list[int]:
        """One whole number for each game; a list will do."""
        given = np.asarray(answers)
        if given.shape != (self.games,):
            shape = " by ".join(map(str, given.shape))
            raise ValueError(f"{shape} answers for {self.games} games")
        if given.dtype.kind not in "iu":
            raise ValueError(f"answers are whole numbers, not {given.dtype}")
        found: list[int] = given.tolist()
        return found

    def _ends(self) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        if not self._games.over:
            return self._nothing, self._none
        rewards = np.zeros((self.games, self.players), np.float32)
        done = np.zeros(self.games, np.bool_)
        for place, end in self._games.over:
            rewards[place] = payoff(self.rules, end)
            done[place] = True
        rewards.setflags(write=False)
        done.setflags(write=False)
        return rewards, done

    def sample(self) -> NDArray[np.int64]:
        """A random option of every game, for `choose`; the same seed gives the same ones."""
        if not self._drawn:
            self._drawn = list(self._rng.random((WHIMS, self.games)))
        return (self._drawn.pop() * self.counts).astype(np.int64)

    def options(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The allowed answers of all games in a row, and where those of each game begin."""
        counts = self.counts
        return np.frombuffer(array("q", self._games.options()), np.int64), np.cumsum(counts) - counts

    def masks(self) -> NDArray[np.int8]:
        """A 1 for every answer that is allowed; one row a game."""
        self._games.mask(self._allowed, self.actions)
        return self._mask

    def observations(self) -> NDArray[Any]:
        """What the seat that is asked sees, by the game's layout; one row a game."""
        layout = self.rules.layout
        if layout is None:
            raise BadFile(f"{self.rules.game.name} has no observation yet")
        self._games.observe(layout.fill, self._row, self.size)
        if self._seen is not self._cells:
            self._seen[:] = self._cells
        return self._seen

    def action_text(self, action: int) -> str:
        """What an action's number means, for example `place_unit kent`."""
        return self.rules.game.verbs.text(action)


def _read_only(memory: Any, dtype: Any = np.int64) -> NDArray[Any]:
    """An array on memory that is there already; compiled code may change it, whoever gets the array may not."""
    found = np.frombuffer(memory, dtype)
    found.setflags(write=False)
    return found


def _shared(block: Any, kind: str) -> Any:
    """Memory that compiled code and NumPy share; interpreted, a block is a list, and an array has to take its place."""
    return array(kind, block) if isinstance(block, list) else block
