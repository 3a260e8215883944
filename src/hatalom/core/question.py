"""Questions: the only way in which the rules ask for an answer, and the complete list of answers."""

from typing import Final, NewType, final

from mypy_extensions import mypyc_attr

from hatalom.core.message import Message

Seat = NewType("Seat", int)
"""A player's number at the table, from 0 on.

Plain numbers are what may be something else: a viewer, NATURE, or what somebody has sent and nobody has checked yet.
"""
NATURE: Final = -1
"""The seat of chance: it answers draws and rolls."""
SPECTATOR: Final = -2
"""A viewer without a seat."""
EVERYTHING: Final = -3
"""A viewer from whom nothing is hidden: whoever looks back on a game that is over."""
NOTHING: Final[list[int]] = []
"""The empty list that questions share where they have no arguments or no weights; nobody adds to it."""


def sees(viewer: int, seat: int) -> bool:
    """Whether a viewer may know what is this seat's alone."""
    return viewer == seat or viewer == EVERYTHING


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Question:
    """One seat is asked; nothing but the options is legal.

    A *window* is a chance to react whose options depend on hidden cards: the driver never answers it by itself.  So a
    player who cannot react and one who does not want to look the same from outside.  `decline` is the option that
    means no reaction; where it is named, a player may order it in advance.  `comply` is the option that an order to
    react always takes, where there are several ways to react.
    """

    def __init__(
        self,
        seat: int,
        prompt: Message,
        options: list[int],
        args: list[int] | None = None,
        window: bool = False,
        decline: int = -1,
        comply: int = -1,
    ) -> None:
        self.seat = Seat(seat)
        self.prompt = prompt
        self.options = options
        self.args: list[int] = args if args is not None else NOTHING
        self.window = window
        self.decline = decline
        self.comply = comply
        self.weights: list[int] = NOTHING

    def is_same_as(self, other: "Question") -> bool:
        """Whether two questions put the same to the same seat."""
        is_alike = self.seat == other.seat and self.prompt is other.prompt and self.args == other.args
        return is_alike and self.options == other.options and self.window == other.window

    def is_forced(self) -> bool:
        """Exactly one answer, and giving it tells nobody anything."""
        return len(self.options) == 1 and not self.window


def chance(prompt: Message, options: list[int], weights: list[int], args: list[int] | None = None) -> Question:
    """A draw or a roll: NATURE picks an option with probability weight / sum of weights."""
    question = Question(NATURE, prompt, options, args)
    question.weights = weights
    return question
