"""What a game tells the searching bots about itself; each game has one in its `evaluate.py`."""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from hatalom.core.message import Message
from hatalom.core.position import Position
from hatalom.core.question import Question, Seat

P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(Generic[P]):
    """Judges positions for search.  It looks at determinized positions only, so it may look at everything."""

    def width(self) -> int:
        """How many positions search keeps after each step of a move."""
        return 12

    def budget(self) -> int:
        """How many positions one search may look at; fewer where looking at one takes long."""
        return 1500

    def value(self, pos: P, seat: Seat) -> float:
        """How good the position is for this seat: above 0 it is ahead; in any unit, the same for all positions."""
        raise AssertionError("an evaluator must know what a position is worth")

    def parts(self, pos: P, seat: Seat) -> list[float]:
        """What the value of a running game is made of, so that a computer can say why; [] where it is one thing."""
        return []

    def part_labels(self) -> list[Message]:
        """What the parts are called, in their order."""
        return []

    def turn_of(self, pos: P) -> int:
        """What search looks ahead to the end of: as long as this number stays the same.  -1 between turns.

        It is the seat whose turn it is, and other seats that are asked during it only react.  A game whose turns are
        too long to search names a part of a turn by a number that is no seat; then search stops where others are asked.
        """
        raise AssertionError("an evaluator must know whose turn it is")

    def is_worth_a_look(self, pos: P, action: int) -> bool:
        """False for an option that cannot be better than another one, or that only changes the order."""
        return True

    def key(self, pos: P) -> int:
        """A number that positions share which were only reached by another order of clicks."""
        raise AssertionError("an evaluator must tell positions apart")

    def answer(self, pos: P, question: Question) -> int:
        """The answer of a solver that the game has for this kind of question; -1 where search decides."""
        return -1

    def reopen(self, pos: P, seat: Seat) -> None:
        """Takes back what other seats have fixed in secret, so that all open choices can be weighed together."""
