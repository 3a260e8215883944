"""What a game tells the searching bots about itself; each game has one in its `evaluate.py`."""

from typing import Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from hatalom.core.message import Message, Said
from hatalom.core.position import Position
from hatalom.core.question import Question, Seat

P = TypeVar("P", bound=Position)
UNTOLD: Final = Message("untold")
"""The label of a part that is no reason: it is counted anyway, or it passes by itself."""


def added(parts: list[float]) -> float:
    """Their sum, one after the other.

    Newer Pythons add more exactly: with the `sum` of 3.12 computers would play other games than with that of 3.11.
    """
    total = 0.0
    for part in parts:
        total += part
    return total


@final
class Foresight:
    """How a level looks beyond the end of its own turn in one game.

    `turns` are the own turns that it compares, at most `alike` of them (0: any number) with the same first click,
    `depth` how many turns follow each of them, and `replies` how many turns it considers at each of these; a search for
    one of them keeps `width` positions and looks at `looks`.
    `worlds` is how often, at most, it draws anew what chance and other hands may bring.  `doubt` says by how many
    standard errors a turn must be better than the one that looks best without foresight.  `positions` bounds one
    answer.  With `by_thumb` everybody goes on by a beginner's rules of thumb, which costs a tenth of searching; then
    `depth` counts the own turns that follow, as `span_of` tells them apart; with `spans` above 0 it is instead so many
    spans, the running one counted, to whose end they go on, whoever's they are, and others react by thumb too.

    With `near` at 0 or more not turns are compared but answers: those that a beginner likes best, by at most so much
    less than the best.

    With `own_looks` above 0 the own turns that follow are searched after all, with so many positions each, and with
    `others_looks` those of the others.

    `is_wide` is handed on to `looks_ahead`: more kinds of questions are compared by what follows them.
    """

    def __init__(
        self,
        turns: int,
        depth: int,
        worlds: int,
        positions: int,
        replies: int = 1,
        width: int = 4,
        looks: int = 150,
        doubt: float = 0.0,
        by_thumb: bool = False,
        near: float = -1.0,
        spans: int = 0,
        own_looks: int = 0,
        others_looks: int = 0,
        is_wide: bool = False,
        alike: int = 0,
    ) -> None:
        self.turns = turns
        self.alike = alike
        self.depth = depth
        self.replies = replies
        self.width = width
        self.looks = looks
        self.worlds = worlds
        self.positions = positions
        self.doubt = doubt
        self.by_thumb = by_thumb
        self.near = near
        self.spans = spans
        self.own_looks = own_looks
        self.others_looks = others_looks
        self.is_wide = is_wide


@final
class Ground:
    """One thing by which a part of the judgement differs between two positions, and by how much it changes the part.

    `count` is how many more of it there are, below 0 how many fewer; 0 where the words say all.  `seat` is whose it is.
    """

    def __init__(self, label: Said, seat: int, change: float, count: int = 0) -> None:
        self.label = label
        self.seat = seat
        self.change = change
        self.count = count


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(Generic[P]):
    """Judges positions for search.  It looks at determinized positions only, so it may look at everything."""

    def width(self) -> int:
        """How many positions search keeps after each step of a move."""
        return 12

    def budget(self) -> int:
        """How many positions one search may look at; fewer where looking at one takes long."""
        return 1500

    def answer_ahead(self) -> Foresight | None:
        """How Captain looks at the others' answers to its own turn; None where there is no Captain."""
        return None

    def far_ahead(self) -> Foresight | None:
        """How Marshal looks several turns ahead; None where there is no Marshal."""
        return None

    def looks_ahead(self, pos: P, seat: Seat, is_wide: bool) -> bool:
        """Whether Captain and Marshal compare what follows this seat's answer; where not, they answer as Squire does.

        Who looks widely may do so at more questions.
        """
        return True

    def quick(self) -> "Evaluator[P]":
        """What the own turns that follow are searched with: a cheaper judgement, where this one costs much."""
        return self

    def of_others(self) -> "Evaluator[P]":
        """What the others' turns that follow are searched with: how they are thought to judge."""
        return self.quick()

    def searches_others(self, pos: P) -> bool:
        """Whether they are searched in what follows an answer here; that may cost more than it tells."""
        return True

    def hurried(self) -> "Evaluator[P]":
        """What a turn is searched with that may end the game: nothing is kept for later, and the end is near."""
        return self

    def is_duel(self) -> bool:
        """Whether what is good for one seat is as bad for all its opponents."""
        return False

    def value(self, pos: P, seat: Seat) -> float:
        """How good the position is for this seat: above 0 it is ahead; in any unit, the same for all positions."""
        raise AssertionError("an evaluator must know what a position is worth")

    def parts(self, pos: P, seat: Seat) -> list[float]:
        """What the value of a running game is made of, so that a computer can say why; [] where it is one thing."""
        return []

    def part_labels(self) -> list[Message]:
        """What the parts are called, in their order; `UNTOLD` for one that explains nothing."""
        return []

    def grounds(self, before: P, after: P, seat: Seat) -> list[list[Ground]]:
        """For each part, in their order: all things by which it differs between two positions; [] where nobody knows.

        What is named of a part changes it by as much as the part itself changes, or nothing is named of it.  Only what
        the seat may know is named: what was drawn for other hands is no ground.
        """
        return []

    def chance(self, value: float) -> float:
        """How likely a seat is to win between equals that has the next turn in a position of this value.

        -1 where nobody has measured it.
        """
        return -1.0

    def turn_of(self, pos: P) -> int:
        """What search looks ahead to the end of: as long as this number stays the same.  -1 between turns.

        It is the seat whose turn it is, and other seats that are asked during it only react.  A game whose turns are
        too long to search names a part of a turn by a number that is no seat; then search stops where others are asked.
        """
        raise AssertionError("an evaluator must know whose turn it is")

    def span_of(self, pos: P) -> int:
        """A number that changes with every turn, or stage of it, also where `turn_of` names smaller parts."""
        return self.turn_of(pos)

    def is_acting(self, pos: P, seat: Seat) -> bool:
        """Whether what this seat is asked belongs to a turn of its own, and does not react to another's."""
        return self.turn_of(pos) == seat

    def is_worth_a_look(self, pos: P, action: int) -> bool:
        """False for an option that cannot be better than another one, or that only changes the order."""
        return True

    def key(self, pos: P) -> int:
        """A number that positions share which were only reached by another order of clicks."""
        raise AssertionError("an evaluator must tell positions apart")

    def answer(self, pos: P, question: Question) -> int:
        """The answer of a solver that the game has for this kind of question; -1 where search decides."""
        return -1

    def is_judged_before_chance(self, pos: P) -> bool:
        """Whether a turn that only chance goes on with is judged as it stands, not by the mean of what may come."""
        return False

    def reopen(self, pos: P, seat: Seat) -> None:
        """Takes back what other seats have fixed in secret, so that all open choices can be weighed together."""
