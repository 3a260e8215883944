"""One game, one question at a time: what all research interfaces stand on.

Single answers that tell nobody anything are given at once, as everywhere in the house.  Choices that are made together
in secret are asked one seat after the other; what the first one chose is not in the view of the second.
"""

from array import array
from typing import Any

import msgspec

from hatalom import games
from hatalom.core.driver import forced_of, settle, step
from hatalom.core.game import Result
from hatalom.core.question import NATURE, Question
from hatalom.lab.playing import Setting


class Rules:
    """A game with its options and its data: what is the same in all games of a setting."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.game = games.load(setting.game)
        self.content = self.game.load_content(setting.overlay)
        self.players = setting.players
        self.layout = self.game.observation(setting.players)
        self.size = self.layout.size if self.layout is not None else 0
        self.actions = self.game.verbs.size

    def __deepcopy__(self, memo: Any) -> "Rules":
        """Nothing here ever changes, so copies share it."""
        return self

    def new_game(self) -> "Stepper":
        return Stepper(self, self.game.set_up(self.players, self.setting.options, self.content))


class Stepper:
    """A running game.  NATURE is asked like a seat; whoever steps decides how it answers."""

    def __init__(self, rules: Rules, pos: Any, question: Question | None = None) -> None:
        self.rules = rules
        self.pos = pos
        self.question = question
        self._told: dict[int, str] = {}  # what has been asked for since the last step
        if question is None:
            self._ask()

    def copy(self) -> "Stepper":
        return Stepper(self.rules, self.pos.copy(), self.question) if self.question else _over(self)

    def __deepcopy__(self, memo: Any) -> "Stepper":
        """Positions copy themselves: compiled ones know no other way."""
        return self.copy()

    def _ask(self) -> None:
        while True:
            questions = settle(self.pos)
            if not questions:
                self.question = None
                return
            forced = forced_of(questions) if questions[0].seat != NATURE else None
            if forced is None:
                self.question = questions[0]
                return
            step(self.pos, forced.seat, forced.options[0])

    def step(self, action: int) -> None:
        """Gives the open question one of its options."""
        if self.question is None:
            raise ValueError("the game is over")
        self._told = {}
        step(self.pos, self.question.seat, action)
        self._ask()

    def returns(self) -> list[float]:
        """What the end is worth for every seat; nothing before it."""
        return payoff(self.rules, self.pos) if self.question is None else [0.0] * self.rules.players

    def view(self, viewer: int) -> Any:
        return self.rules.game.view(self.pos, viewer)

    def numbers(self, viewer: int) -> "array[int]":
        """What a viewer sees as a row of numbers, by the game's layout."""
        layout = self.rules.layout
        return layout.seen(self.pos, viewer) if layout is not None else array("h")

    def text(self, viewer: int) -> str:
        """All that a viewer may know, as JSON."""
        if viewer not in self._told:
            self._told[viewer] = msgspec.json.encode(self.view(viewer), order="deterministic").decode()
        return self._told[viewer]


def _over(game: Stepper) -> Stepper:
    copied = Stepper.__new__(Stepper)
    copied.rules, copied.pos, copied.question, copied._told = game.rules, game.pos.copy(), None, {}
    return copied


def payoff(rules: Rules, end: Any) -> list[float]:
    """What the end of a game is worth for every seat."""
    result = rules.game.result(end)
    return shares(result, rules.players) if result is not None else [0.0] * rules.players


def shares(result: Result, seats: int) -> list[float]:
    """A result as what it pays: the winners share 1, the others share -1; all get 0 in a draw."""
    winners = result.winners()
    lost = seats - len(winners)
    return [(1 / len(winners) if seat in winners else -1 / lost) if lost else 0.0 for seat in range(seats)]
