"""Many games at once, for learning programs: arrays in, arrays out.  Needs NumPy: `pip install 'hatalom[lab]'`.

    batch = Batch("power_and_weakness", games=256, seed=1)
    while learning:
        actions = policy(batch.observations(), batch.masks())
        rewards, done = batch.step(actions)

`batch.seats` tells who is asked in every game.  A game that is over begins anew by itself.  Stepping alone is about as
fast as the bare rules: observations and masks cost nothing until they are asked for.
"""

from array import array
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hatalom.core.chance import Seeded
from hatalom.core.errors import BadFile
from hatalom.core.lockstep import Lockstep
from hatalom.lab.playing import setting_of, sources
from hatalom.lab.stepper import Rules, payoff

TYPES = (np.dtype(np.float32), np.dtype(np.int16))
"""What the numbers of an observation may be; they are whole and small."""


class Batch:
    """`games` games of one setting.  The same seed and the same answers give the same games.

    The arrays that `observations` and `masks` return are filled anew by their next call: copy what you keep.
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
        self._games = Lockstep(start, games, self._sources)
        self._seen = np.zeros((games, self.size), dtype)
        self._mask = np.zeros((games, self.actions), np.int8)
        self.seats = np.array(self._games.seats(), np.int8)

    def _sources(self, number: int) -> tuple[Seeded, Seeded]:
        return sources(self.seed, number)

    def step(self, actions: NDArray[np.integer[Any]]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Answers every game; returns what every seat of every game got, and which games were over.

        Where an answer is not allowed nothing is changed and a ValueError says which it is.
        """
        games = self._games
        given: list[int] = actions.tolist()
        if len(given) != self.games:
            raise ValueError(f"{len(given)} answers for {self.games} games")
        wrong = games.first_illegal(given)
        if wrong >= 0:
            raise ValueError(f"game {wrong} may not be answered {self.action_text(given[wrong])!r}: look at the masks")
        rewards = np.zeros((self.games, self.players), np.float32)
        done = np.zeros(self.games, np.bool_)
        for place, end in games.step(given):
            rewards[place] = payoff(self.rules, end)
            done[place] = True
        self.seats = np.array(games.seats(), np.int8)
        return rewards, done

    def sample(self) -> NDArray[np.int64]:
        """A random answer for every game; with these, game number n is the one that `hatalom simulate` plays."""
        return np.array(self._games.sample(), np.int64)

    def counts(self) -> NDArray[np.int64]:
        """How many answers are allowed in every game."""
        return np.array(self._games.counts(), np.int64)

    def numbers(self) -> NDArray[np.int64]:
        """The number of the game that runs on every place; they count on as games begin anew."""
        return np.array(self._games.numbers, np.int64)

    def masks(self) -> NDArray[np.int8]:
        """A 1 for every answer that is allowed; one row a game."""
        self._mask.fill(0)
        self._mask.reshape(-1)[np.frombuffer(array("q", self._games.options(self.actions)), np.int64)] = 1
        return self._mask

    def observations(self) -> NDArray[Any]:
        """What the seat that is asked sees, by the game's layout; one row a game."""
        layout, game, seen = self.rules.layout, self.rules.game, self._seen
        if layout is None:
            raise BadFile(f"{game.name} has no observation yet")
        for place, seat in enumerate(self._games.seats()):
            row = layout.numbers(game.view(self._games.positions[place], seat))
            seen[place] = np.frombuffer(array("f", row), np.float32)  # several times faster than from the list
        return seen

    def action_text(self, action: int) -> str:
        """What an action's number means, for example `place_unit kent`."""
        return self.rules.game.verbs.text(action)
