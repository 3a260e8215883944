"""The games in OpenSpiel: `register()`, then `pyspiel.load_game("hatalom_maria(players=3)")`.

Needs OpenSpiel: `pip install 'hatalom[lab]'`.  Chance is explicit: its outcomes are numbered like all actions.  Options
of a game are parameters of the same name.  A seat's information is its view and its own answers.
"""

from typing import Any, ClassVar

import pyspiel

from hatalom import games
from hatalom.core.chance import Seeded
from hatalom.core.question import NATURE, SPECTATOR
from hatalom.lab.playing import setting_of
from hatalom.lab.stepper import Rules, Stepper

LONGEST = 200_000
"""No game of ours has ever come near so many answers."""
PREFIX = "hatalom_"


def _game_type(name: str) -> pyspiel.GameType:
    game = games.load(name)
    parameters: dict[str, Any] = {"players": game.seat_counts[0]}
    parameters |= {option.key: option.default for option in game.options}
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Hatalom: {name.replace('_', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=game.observation(game.seat_counts[0]) is not None,
        parameter_specification=parameters,
    )


class HatalomGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of our games as OpenSpiel sees it; `register` makes a class for each."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.name
        chosen = dict(params or {})
        players = int(chosen.pop("players", games.load(name).seat_counts[0]))
        self.rules = Rules(setting_of(name, players, {key: str(value) for key, value in chosen.items()}))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=self.rules.actions,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[name], info, params or {})

    def new_initial_state(self) -> "HatalomState":
        return HatalomState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.rules, iig_obs_type)


class HatalomState(pyspiel.State):  # type: ignore[misc]
    """A running game as OpenSpiel sees it."""

    def __init__(self, game: HatalomGame, stepper: Stepper | None = None) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.stepper = stepper if stepper is not None else game.rules.new_game()
        self.own = [""] * game.rules.players
        """What each seat has answered; as text, because OpenSpiel copies states all the time."""

    def current_player(self) -> int:
        question = self.stepper.question
        if question is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if question.seat == NATURE else int(question.seat)

    def _legal_actions(self, player: int) -> list[int]:
        question = self.stepper.question
        return sorted(question.options) if question is not None and question.seat == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        question = self.stepper.question
        if question is None or question.seat != NATURE:
            raise ValueError("chance is not asked now")
        total = sum(question.weights)
        pairs = zip(question.options, question.weights, strict=True)
        return [(action, weight / total) for action, weight in pairs if weight > 0]

    def _apply_action(self, action: int) -> None:
        question = self.stepper.question
        if question is not None and question.seat != NATURE:
            self.own[question.seat] += f" {action}"
        self.stepper.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.rules.game.verbs.text(action)

    def is_terminal(self) -> bool:
        return self.stepper.question is None

    def returns(self) -> list[float]:
        return self.stepper.returns()

    def information_state_string(self, player: int | None = None) -> str:
        seat = self._seat(player)
        return f"{self.stepper.text(seat)}{self.own[seat]}"

    def observation_string(self, player: int | None = None) -> str:
        return self.stepper.text(self._seat(player))

    def observation_tensor(self, player: int | None = None) -> list[int]:
        return self.stepper.numbers(self._seat(player)).tolist()

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> "HatalomState":
        """A state that looks the same to a player, with everything that he may not know drawn anew."""
        rng = Seeded(int(probability_sampler() * 2**53))
        copied: HatalomState = self.clone()
        copied.stepper = Stepper(self.rules, self.rules.game.resample(self.stepper.pos, player, rng))
        return copied

    def _seat(self, player: int | None) -> int:
        return self.current_player() if player is None else player

    def __str__(self) -> str:
        return self.rules.game.write(self.stepper.pos)


class Observer:
    """A seat's view as OpenSpiel's own algorithms ask for it."""

    def __init__(self, rules: Rules, kind: Any) -> None:
        import numpy

        self.rules = rules
        self.tensor = numpy.zeros(rules.size, numpy.float32)
        self.dict = {"observation": self.tensor}
        self.perfect_recall = bool(kind is not None and kind.perfect_recall)

    def set_from(self, state: HatalomState, player: int) -> None:
        self.tensor[:] = state.stepper.numbers(player if player >= 0 else SPECTATOR)

    def string_from(self, state: HatalomState, player: int) -> str:
        if self.perfect_recall:
            return state.information_state_string(player)
        return state.stepper.text(player if player >= 0 else SPECTATOR)


TYPES: dict[str, pyspiel.GameType] = {}
CLASSES: list[type[HatalomGame]] = []
"""OpenSpiel holds on to them until the end of the process, and so do we."""


def register() -> list[str]:
    """Makes all our games known to OpenSpiel; returns their names there."""
    for name in games.NAMES:
        if name not in TYPES:
            TYPES[name] = _game_type(name)
            CLASSES.append(type(name, (HatalomGame,), {"name": name}))
            pyspiel.register_game(TYPES[name], CLASSES[-1])
    return [PREFIX + name for name in TYPES]
