"""Moments: lines of the log that belong together (a march, a battle, a vote), told as one in the manner of a chronicle.

A `Teller` reads the log of one viewer, line after line, and knows nothing else.  So what it tells cannot give away more
than that log.  Each game has its own in `moments.py`; `docs/told.md` says how one is written.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from hatalom.core.event import Event
from hatalom.core.message import Message, Said
from hatalom.core.question import Seat

WAY = "way"
"""The gap of a sentence that can be said in two ways: 0 and 1 take turns, so that nothing is said twice in a row."""
WAYS = 2

# How much a moment matters.  Below TOLD it is left to the log.
BATTLE = 5
PLACE = 4
CARD = 3
TOLD = 3
MARCH = 3
SMALL = 1


@dataclass(frozen=True)
class Line:
    """A line of the log: the ply that brought it, the message and its arguments by name."""

    ply: int
    message: Message
    args: dict[str, int]

    def __getitem__(self, gap: str) -> int:
        return self.args[gap]

    def full(self, gap: str) -> str:
        """An argument with its kind (`town.eger`); nothing where the gap is empty."""
        kind = dict(self.message.gaps)[gap]
        return str(kind.full(self.args[gap])) if self.args[gap] >= 0 else ""


def line_of(ply: int, event: Event) -> Line:
    names = [name for name, _ in event.message.gaps]
    return Line(ply, event.message, dict(zip(names, event.args, strict=True)))


@dataclass(frozen=True)
class Arrow:
    """Something that goes from one place to another on the map: whose it is, how it goes, and how many they are.

    `what` is "march", "sail", "attack", "retreat" or "lost".  From nowhere (no `start`) it just appears.
    """

    start: str
    goal: str
    who: str
    what: str = "march"
    n: int = 0


@dataclass(frozen=True)
class Term:
    """A term of a sum that is written out; `joint` stands before it: "", "plus", "against", "then" or "equals"."""

    label: Said
    value: float | None = None
    who: str = ""
    joint: str = ""
    is_signed: bool = False
    is_good: bool | None = None


@dataclass(frozen=True)
class Card:
    """A card or a die as it fell: whose it is, what it was, how things stood after it."""

    who: str
    label: Said
    score: int | None = None
    die: int = 0


@dataclass(frozen=True)
class Row:
    """A line of the reckoning: what is counted, for each side; `dice` are those of each side."""

    label: Said
    values: tuple[float | None, ...] = ()
    dice: tuple[tuple[int, ...], ...] = ()
    rule: str = ""
    is_total: bool = False


@dataclass(frozen=True)
class Odds:
    """What was likely: a chance in percent of what the words name."""

    label: Said
    percent: int


@dataclass(frozen=True)
class Verdict:
    """Why something came out as it did: a few words, the sides, cards and dice as they fell, sums, what follows."""

    title: Said
    sides: tuple[str, ...]
    cards: tuple[Card, ...] = ()
    rows: tuple[Row, ...] = ()
    follows: tuple[Said, ...] = ()
    odds: tuple[Odds, ...] = ()
    why: Said | None = None
    """In one sentence what decided it, as far as that can be said."""


@dataclass(frozen=True)
class Moment:
    """Lines that are told as one.

    `kind` chooses its sign: "march", "battle", "siege", "gain", "card", "vote", "auction", "purchase", "scoring",
    "loss", "war" or "end".  `who` acted ("power.france", "seat.rome"); `seats` are those whose things are concerned.
    """

    kind: str
    start: int
    ply: int
    text: Said
    who: str
    seats: frozenset[Seat]
    weight: int
    places: tuple[str, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    terms: tuple[Term, ...] = ()
    verdict: Verdict | None = None


def in_the_present(lines: Iterable[Message]) -> dict[Message, Message]:
    """How a chronicle says lines of the log: with the same gaps, but now (`told-…` in the texts)."""
    return {line: Message(f"told-{line.key}", line.rule, **dict(line.gaps)) for line in lines}


class Teller(ABC):
    """Finds the moments of a log.  `found` holds those that are over, in the order of play."""

    def __init__(self) -> None:
        self.found: list[Moment] = []
        self._said: Counter[str] = Counter()

    @abstractmethod
    def read(self, line: Line) -> None:
        """Takes the next line; lines that matter for no moment are passed over."""

    def tell(
        self,
        kind: str,
        lines: list[Line],
        text: Said,
        who: str,
        seats: Iterable[int],
        weight: int,
        places: Iterable[str] = (),
        arrows: Iterable[Arrow] = (),
        terms: Iterable[Term] = (),
        verdict: Verdict | None = None,
    ) -> None:
        """A moment is over: `lines` are its lines, or the first and the last of them.

        Marches wait for each other, so something else may have been told before them: the order of plies is kept.
        """
        touched = frozenset(Seat(seat) for seat in seats if seat >= 0)
        shown = tuple(dict.fromkeys(place for place in places if place))
        start, ply = lines[0].ply, max(lines[-1].ply, self.found[-1].ply if self.found else 0)
        drawn = tuple(arrows)
        self.found.append(Moment(kind, start, ply, text, who, touched, weight, shown, drawn, tuple(terms), verdict))

    @abstractmethod
    def rest(self, ply: int) -> None:
        """All lines of a ply have been read: what is over with it can be told."""

    @abstractmethod
    def settle(self) -> None:
        """The viewer is asked now: marches and the like that waited for more of their kind are told."""

    def underway(self) -> Said | None:
        """What has begun and waits for chance or for others, as a sentence; nothing where nothing waits."""
        return None

    def quote(self, line: Line) -> Said:
        """The line of the log itself, where it says all there is to say."""
        return Said(line.message, [line.args[name] for name, _ in line.message.gaps])

    def retell(self, line: Line, message: Message) -> Said:
        """The line in a chronicle's words: `message` has the same gaps, or some of them."""
        return self.say(message, *(line[name] for name, _ in message.gaps if name != WAY))

    def say(self, message: Message, *args: int) -> Said:
        """A sentence; where it can be said in two ways, in the other one than last time."""
        given = list(args)
        if message.gaps and message.gaps[-1][0] == WAY:
            given.append(self._said[message.key] % WAYS)
            self._said[message.key] += 1
        return Said(message, given)
