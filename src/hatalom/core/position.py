"""Position and Phase: the whole truth about a game, and the sequence of play as a stack."""

from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from hatalom.core.event import EVERYBODY, UNSAID, Event, arguments
from hatalom.core.message import Message, Said
from hatalom.core.question import NO_QUESTIONS, Question, Seat, sees

P = TypeVar("P", bound="Position")


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """A few facts that belong together inside a position or a phase, each with a name.

    `FIELDS` names them in the order of `__init__`'s parameters.  A record is never changed in place: whoever wants
    another one makes it, so copies of a position may share it.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[P]):
    """One step of the sequence of play; its fields are its local variables.

    `FIELDS` names the fields in the order of `__init__`'s parameters; copies, snapshots and checksums go by it.
    `RECORDS` says which of them hold a record, or a list of records, and of which class.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()
    RECORDS: ClassVar[dict[str, type[Record]]] = {}

    def ask(self, pos: P) -> list[Question]:
        """The open questions; several only where choices are simultaneous and secret.  Changes nothing."""
        return NO_QUESTIONS

    def apply(self, pos: P, seat: Seat, action: int) -> None:
        """Carries out one of the options."""
        raise AssertionError("this phase asks nothing")

    def advance(self, pos: P) -> None:
        """What happens by itself when nothing is asked."""
        raise AssertionError("this phase does nothing by itself")

    def copy(self) -> "Phase[P]":
        raise AssertionError("a phase must say how it is copied")

    def crumb(self, pos: P) -> Said | None:
        """What the breadcrumbs say of this phase; None if it is not worth a word."""
        return None

    def private_to(self, pos: P) -> int:
        """The seat that alone may know of this phase (it only prepares a move), or -1."""
        return -1

    def why_not(self, pos: P, seat: Seat, action: int) -> Said | None:
        """Why this action, which is not offered, is not legal; None if this phase has nothing to say of it."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Kept:
    """What a phase has worked out for its question and needs again for the answer.

    `ask` may put it into `Position.kept`, and `apply` may take it from `kept_by`, or work it out again where it finds
    nothing.  It is no part of the position: it is not stored, not copied, and nobody sees it.  The driver drops it
    before every question and after every answer, and anybody may drop it at any moment: the examiner answers with it
    and without it, and compares.

    What cannot change as long as a phase runs, that phase may remember for all its questions, in an attribute that is
    not among its `FIELDS` (the networks of Great War's transports).  Snapshots leave it out: the examiner compares what
    a position and its snapshot ask.
    """

    def __init__(self, phase: "Phase[Any]") -> None:
        self.phase = phase


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The mutable state of a game.  Subclasses list their fields in `FIELDS` and copy them in `copy`.

    `RECORDS` says which of them hold a record, or a list of records, and of which class.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()
    RECORDS: ClassVar[dict[str, type[Record]]] = {}

    def __init__(self) -> None:
        self.stack: list[Phase[Any]] = []
        self.log: list[Event] | None = None
        self.kept: Kept | None = None
        self.reveals = 0  # how often undo was ended by a reveal; only its growth matters

    def push(self, phase: "Phase[Any]") -> None:
        self.stack.append(phase)

    def pop(self) -> None:
        self.stack.pop()

    def replace(self, phase: "Phase[Any]") -> None:
        """The running phase becomes another one."""
        self.stack[-1] = phase

    def tell(
        self,
        message: Message,
        a: i64 = UNSAID,
        b: i64 = UNSAID,
        c: i64 = UNSAID,
        d: i64 = UNSAID,
        e: i64 = UNSAID,
        f: i64 = UNSAID,
        audience: int = EVERYBODY,
    ) -> None:
        """Writes a line of the log: a message and what fills its gaps, in their order; UNSAID fills none.

        Nothing is written where nobody reads (in search), so the arguments are no list, which would be made in vain.
        """
        log = self.log
        if log is not None:
            log.append(Event(message, arguments(a, b, c, d, e, f), audience, self.heading()))

    def kept_by(self, phase: "Phase[Any]") -> Kept | None:
        """What this very phase has kept since it asked, if it is still there."""
        kept = self.kept
        return kept if kept is not None and kept.phase is phase else None

    def heading(self) -> Said | None:
        """The outermost breadcrumb: the cycle, year or turn under which the log puts what happens now."""
        for phase in self.stack:
            crumb = phase.crumb(self)
            if crumb is not None:
                return crumb
        return None

    def reveal(self) -> None:
        """Somebody just learnt what he did not know: undo ends here."""
        self.reveals += 1

    def copy_stack_from(self, other: "Position") -> None:
        stack: list[Phase[Any]] = []
        for phase in other.stack:
            stack.append(phase.copy())
        self.stack = stack
        self.reveals = other.reveals

    def copy(self) -> "Position":
        raise AssertionError("a position must say how it is copied")

    def phases_known_to(self, viewer: int) -> int:
        """How many phases, from the bottom, a viewer may know of: one that only prepares another seat's move hides."""
        count = 0
        for phase in self.stack:
            owner = phase.private_to(self)
            if owner >= 0 and not sees(viewer, owner):
                break
            count += 1
        return count

    def top_known_to(self, viewer: int) -> "Phase[Any] | None":
        """The uppermost phase that a viewer may know of."""
        count = self.phases_known_to(viewer)
        return self.stack[count - 1] if count > 0 else None
