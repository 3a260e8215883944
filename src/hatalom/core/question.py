"""Questions: the only way in which the rules ask for an answer, and the complete list of answers."""

from typing import Final, NewType, final

from mypy_extensions import i64, mypyc_attr

from hatalom.core.chance import Chance
from hatalom.core.message import Message
from hatalom.core.numbers import Numbers, numbers_of

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
NOTHING: Final[list[i64]] = []
"""The empty list that questions share where they have no arguments or no weights; nobody adds to it."""


NO_BAG: Final[Numbers] = numbers_of([])
"""What a question draws from that is no draw."""


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

    A draw from a bag holds the bag itself (`draw_from` of the kit): what lies in it is listed only when somebody looks
    at the options or the weights, which must be before the answer is applied.  `drawn_by` needs no lists.
    """

    def __init__(
        self,
        seat: int,
        prompt: Message,
        options: list[int],
        args: list[i64] | None = None,
        window: bool = False,
        decline: int = -1,
        comply: int = -1,
    ) -> None:
        self.seat = Seat(seat)
        self.prompt = prompt
        self._options = options
        self.args: list[i64] = args if args is not None else NOTHING
        self.window = window
        self.decline = decline
        self.comply = comply
        self._weights: list[int] = NOTHING
        self._bag = NO_BAG
        self._is_unseen = False  # what is in the bag has not been listed yet
        self._first = 0

    @property
    def options(self) -> list[int]:
        if self._is_unseen:
            self._look_into()
        return self._options

    @property
    def weights(self) -> list[int]:
        """Of NATURE's options; others have none."""
        if self._is_unseen:
            self._look_into()
        return self._weights

    def drawn_by(self, chance: Chance) -> int:
        """NATURE's answer."""
        if self._is_unseen:
            return self._first + chance.draw_from(self._bag)
        return self._options[chance.pick(self._weights)]

    def is_same_as(self, other: "Question") -> bool:
        """Whether two questions put the same to the same seat."""
        is_alike = self.seat == other.seat and self.prompt is other.prompt and self.args == other.args
        return is_alike and self.options == other.options and self.window == other.window

    def is_forced(self) -> bool:
        """Exactly one answer, and giving it tells nobody anything."""
        return len(self.options) == 1 and not self.window

    def weigh(self, weights: list[int]) -> "Question":
        """Makes it a question of NATURE's, who picks an option with probability weight / sum of weights."""
        self._weights = weights
        return self

    def fill(self, bag: Numbers, first: int) -> "Question":
        """Makes it a draw: the n-th thing of the bag is the option `first` + n, and its count is its weight."""
        self._bag = bag
        self._is_unseen = True
        self._first = first
        return self

    def _look_into(self) -> None:
        self._is_unseen = False
        self._options = []
        self._weights = []
        for thing, count in enumerate(self._bag):
            if count > 0:
                self._options.append(self._first + thing)
                self._weights.append(count)


def chance(prompt: Message, options: list[int], weights: list[int], args: list[i64] | None = None) -> Question:
    """A draw or a roll: NATURE picks an option with probability weight / sum of weights."""
    return Question(NATURE, prompt, options, args).weigh(weights)


NO_QUESTIONS: Final[list[Question]] = []
"""What a phase returns that asks nothing now; shared, so nobody adds to it."""
