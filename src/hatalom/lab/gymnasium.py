"""The games as Gymnasium environments: you play one seat, bots play the others.

`env("maria", seat=1, opponents="squire")`.  Needs Gymnasium: `pip install 'hatalom[lab]'`.

An observation is a dictionary: `observation` holds the numbers of the game's layout as the seat sees it, `action_mask`
a 1 for every answer that is allowed now; `info` has the mask too.  The reward comes at the end: the winners share 1,
the others share -1, and everybody gets 0 in a draw.  An answer that is not allowed loses the game at once: -1, and
`info["illegal"]` is true.
"""

from collections.abc import Iterable
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from hatalom import bots, games
from hatalom.bots.bot import Bot, Budget
from hatalom.core.chance import Seeded
from hatalom.core.errors import BadFile
from hatalom.core.question import NATURE, SPECTATOR, Question
from hatalom.lab.playing import setting_of
from hatalom.lab.spaces import Observed, observation_space, observed
from hatalom.lab.stepper import Rules, Stepper

Opponents = str | Bot | Iterable[str | Bot]


def env(
    game: str,
    seat: int = 0,
    opponents: Opponents = "squire",
    players: int | None = None,
    options: dict[str, str] | None = None,
    render_mode: str | None = None,
    budget: Budget | None = None,
) -> "Against":
    """You on `seat` against a bot, or against a list of bots: one for each other seat, in their order."""
    return Against(game, seat, opponents, players, options, render_mode, budget)


def register() -> list[str]:
    """Makes all our games known to `gymnasium.make`; returns their names there: `hatalom/maria-v1`."""
    names = []
    for name in games.NAMES:
        names.append(f"hatalom/{name}-v{games.load(name).rules_version}")
        if names[-1] not in gymnasium.registry:
            gymnasium.register(names[-1], entry_point=f"{__name__}:env", kwargs={"game": name})
    return names


class Against(gymnasium.Env[Observed, int]):
    """A game seen from one seat: a step is your answer and all that happens until you are asked again."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  Gymnasium's own form

    def __init__(
        self,
        game: str,
        seat: int,
        opponents: Opponents,
        players: int | None,
        options: dict[str, str] | None,
        render_mode: str | None,
        budget: Budget | None,
    ) -> None:
        self.rules = Rules(setting_of(game, players, options))
        if not 0 <= seat < self.rules.players:
            raise BadFile(f"there is no seat {seat}: {game} is set up for {self.rules.players}, from 0 on")
        if self.rules.layout is None:
            raise BadFile(f"{game} has no observation yet")
        self.seat = seat
        self.render_mode = render_mode
        self.bots = self._seated(opponents, budget)
        self.observation_space = observation_space(self.rules)
        self.action_space = gymnasium.spaces.Discrete(self.rules.actions)  # type: ignore[assignment]  # numbers it gives are NumPy's

    def _seated(self, opponents: Opponents, budget: Budget | None) -> dict[int, Bot]:
        """Who sits where, except on the seat that you play."""
        others = [number for number in range(self.rules.players) if number != self.seat]
        named = [opponents] * len(others) if isinstance(opponents, str | Bot) else list(opponents)
        if len(named) != len(others):
            raise BadFile(f"{len(named)} opponents for {len(others)} seats: name one for each, or one for all")
        game, content = self.rules.game, self.rules.content
        made = [bots.make(bot, game, content, budget) if isinstance(bot, str) else bot for bot in named]
        return dict(zip(others, made, strict=True))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        # Chance and the bots' own whims have different sources, so no bot can foresee a draw.
        self._chance, self._whims = (Seeded(int(number)) for number in self.np_random.integers(2**63, size=2))
        self.stepper: Stepper = self.rules.new_game()
        self._run()
        return self._seen()

    def _run(self) -> None:
        """Lets chance and the bots answer until you are asked or the game is over."""
        while (question := self.stepper.question) is not None and question.seat != self.seat:
            self.stepper.step(self._answer(question))

    def _answer(self, question: Question) -> int:
        if question.seat == NATURE:
            return question.options[self._chance.pick(question.weights)]
        bot = self.bots[question.seat]
        view = self.stepper.view(question.seat) if bot.needs_view else None
        return bot.choose(view, question, self._whims)

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        question = self.stepper.question
        if question is None:
            raise gymnasium.error.ResetNeeded("the game is over: call reset")
        if action not in question.options:
            seen, info = self._seen()
            return seen, -1.0, True, False, {**info, "illegal": True}
        self.stepper.step(int(action))
        self._run()
        seen, info = self._seen()
        is_over = self.stepper.question is None
        return seen, self.stepper.returns()[self.seat], is_over, False, info

    def _seen(self) -> tuple[Observed, dict[str, Any]]:
        seen = observed(self.stepper, self.seat)
        return seen, {"action_mask": seen["action_mask"].copy(), "illegal": False}

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask by the name under which learning libraries look for it."""
        return observed(self.stepper, self.seat)["action_mask"].astype(np.bool_)

    def action_text(self, action: int) -> str:
        """What an action's number means, for example `place_unit kent`."""
        return self.rules.game.verbs.text(action)

    def render(self) -> str:
        """The table as text, as a spectator sees it."""
        return self.stepper.text(SPECTATOR)
