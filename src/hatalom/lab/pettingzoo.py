"""The games as PettingZoo environments: `env("maria", players=3)`, one agent a seat, acting in turn.

Needs PettingZoo: `pip install 'hatalom[lab]'`.  An observation is a dictionary: `observation` holds the numbers of the
game's layout as the agent sees it, `action_mask` a 1 for every answer that is allowed now.  Actions are numbered as in
the whole house; `action_text` tells what a number means.  Chance is drawn from the seed given to `reset`.
"""

import secrets
from typing import Any

import gymnasium
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from hatalom.core.chance import Seeded
from hatalom.core.errors import BadFile
from hatalom.core.question import NATURE, SPECTATOR
from hatalom.lab.playing import setting_of
from hatalom.lab.spaces import Observed, observation_space, observed
from hatalom.lab.stepper import Rules, Stepper


def env(
    game: str, players: int | None = None, options: dict[str, str] | None = None, render_mode: str | None = None
) -> AECEnv:
    """A game with the usual wrappers: they explain what is wrong with an action or an order of calls."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(raw_env(game, players, options, render_mode))
    )


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  PettingZoo has no types, and this is its name for it
    """A game without wrappers."""

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.rules = Rules(setting_of(game, players, options))
        if self.rules.layout is None:
            raise BadFile(f"{game} has no observation yet")
        self.metadata = {**self.metadata, "name": f"hatalom_{game}_v{self.rules.game.rules_version}"}
        self.render_mode = render_mode
        self.possible_agents = self.rules.game.seat_ids(self.rules.players)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation_space(self.rules))
        self.action_spaces: dict[str, gymnasium.spaces.Space[Any]] = {
            agent: gymnasium.spaces.Discrete(self.rules.actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._chance = Seeded(seed if seed is not None else secrets.randbits(64))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.stepper: Stepper = self.rules.new_game()
        self._draw()
        self.agent_selection = self._asked()

    def _draw(self) -> None:
        """Lets chance answer until a seat is asked."""
        question = self.stepper.question
        while question is not None and question.seat == NATURE:
            self.stepper.step(question.options[self._chance.pick(question.weights)])
            question = self.stepper.question

    def _asked(self) -> str:
        question = self.stepper.question
        return self.possible_agents[question.seat] if question is not None else self.agents[0]

    def observe(self, agent: str) -> Observed:
        return observed(self.stepper, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        question = self.stepper.question
        if question is None or action not in question.options:
            text = self.action_text(int(action)) if action is not None else "nothing"
            raise ValueError(f"{agent} may not answer {text!r} now: look at the action mask")
        self._cumulative_rewards[agent] = 0
        self.stepper.step(int(action))
        self._draw()
        self._clear_rewards()
        if self.stepper.question is None:
            self.rewards = dict(zip(self.possible_agents, self.stepper.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self._asked()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def action_text(self, action: int) -> str:
        """What an action's number means, for example `place_unit kent`."""
        return self.rules.game.verbs.text(action)

    def render(self) -> str | None:
        """The table as text, as a spectator sees it."""
        text = self.stepper.text(SPECTATOR)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""
