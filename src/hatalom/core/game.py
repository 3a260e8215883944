"""The Game object: everything the engine, the table and the laboratory need to know of one game."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from types import ModuleType
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from hatalom.core import snapshot
from hatalom.core.action import Kind, Verbs
from hatalom.core.chance import Seeded
from hatalom.core.content import ContentFiles
from hatalom.core.errors import BadFile
from hatalom.core.evaluator import Evaluator
from hatalom.core.event import Event
from hatalom.core.message import Message, Said
from hatalom.core.moment import Arrow, Teller
from hatalom.core.observation import Layout
from hatalom.core.position import Phase, Position
from hatalom.core.question import Question, Seat

P = TypeVar("P", bound=Position)
V = TypeVar("V")


@dataclass(frozen=True)
class Option:
    """A variant or a house rule that players agree on before the game, with the rule that allows it."""

    key: str
    choices: tuple[str, ...]
    default: str
    rule: str


@dataclass(frozen=True)
class SeatResult:
    rank: int
    score: int


@dataclass(frozen=True)
class Result:
    """Rank (1 is best, equal ranks share it) and score of every seat, and the rule that decided."""

    seats: tuple[SeatResult, ...]
    reason: Said

    def winners(self) -> list[Seat]:
        return [Seat(number) for number, result in enumerate(self.seats) if result.rank == 1]


@dataclass(frozen=True)
class Part:
    """One named term of a forecast: its value, whose it is, and the places it comes from with their shares.

    A term that does not count here has no value; `off` says why.
    """

    label: Said
    value: float
    seat: int = -1
    places: tuple[tuple[str, int], ...] = ()
    off: Said | None = None


@dataclass(frozen=True)
class Row:
    """One thing that an act leads to, where that is no sum: what it is about, in words, and where.

    `about` is one of "way", "supply", "fight", "gain" and "loss".  `places` are drawn on the map: those of a way one
    after the other, else all of them.  `is_good` is None where the row is neither good nor bad news.
    """

    about: str
    text: Said
    note: Said | None = None
    places: tuple[str, ...] = ()
    is_good: bool | None = None


@dataclass(frozen=True)
class Forecast:
    """The arithmetic before the click: named parts, their sum, and what it would mean.

    Where an act has several consequences, `rows` tells them one by one, and a card shows these instead of a sum.

    Where dice decide, the total is no sum but the chance in percent (`is_chance`), and `costs` tells for each side how
    likely it is to lose nothing, one, two …, in percent.
    """

    parts: tuple[Part, ...]
    total: int
    verdict: Said
    good: bool
    place: str = ""
    is_chance: bool = False
    costs: tuple[tuple[int, ...], ...] = ()
    rows: tuple[Row, ...] = ()


@dataclass(frozen=True)
class Chain:
    """Several acts that belong together, as one thing to choose: a march to a far place, a piece with its place.

    Each of them must be legal once those before it are played and nothing has come between.  `risks` says what may.
    """

    acts: tuple[int, ...]
    hint: Said | None = None
    forecast: Forecast | None = None
    risks: tuple[Said, ...] = ()


@dataclass(frozen=True)
class Tally:
    """A number that its owner keeps an eye on while he plans: money, cards, generals supplied (of how many)."""

    label: Said
    value: int
    of: int | None = None


@dataclass(frozen=True)
class Measure:
    """A number that every seat has in a position: a curve of the look back on a game.

    Where what counts changes in the course of a game, `span` says what counted: numbers of different spans are drawn in
    one curve, but are not compared.
    """

    label: Message
    values: tuple[int, ...]
    span: int = 0


@dataclass(frozen=True)
class StripStep:
    """One step of the whole-turn strip: done (-1), now (0) or still to come (1)."""

    label: Said
    when: int


@dataclass(frozen=True)
class Standing:
    """A question of routine that a player may answer once for all: its prompt, and the orders by name."""

    prompt: Message
    orders: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Piece:
    """What stands on the map for a seat, in a picture: a mere marker has no `number`."""

    place: str
    seat: Seat
    number: int = 0


class Appeal(Protocol):
    """How much a beginner likes an option; the position is one he could be in."""

    def __call__(self, pos: Any, seat: Seat, action: int, /) -> float: ...


@dataclass(frozen=True)
class Learned:
    """What a network is shown of a position, and the judgement that it corrects."""

    inputs: int
    features: Callable[[Any, Seat], Any]
    """Features of a position for a seat: those that are not 0, as `places` and `amounts`."""
    evaluator: Callable[[Any], Evaluator[Any]]
    """The usual judgement with what this network adds to it, in the same measure."""
    shipped: Callable[[], Evaluator[Any]] | None = None
    """The same with the network that comes with the game; None where none has proved itself yet."""
    judge: Callable[[dict[str, float]], Evaluator[Any]] | None = None
    """The network that comes with the game, with other weights beside it."""
    margin: Callable[[Any, Seat], float] | None = None
    """By how much a seat is ahead when the game is over; 1 is a lot.

    A network that learns this needs fewer games than one that learns only who wins, which it does where this is None.
    """
    offered_up_to: int | None = None
    """With how many players at most people are offered the level; with more it has not proved stronger than Marshal.

    None where they are offered it with any number.
    """


@dataclass(frozen=True)
class Knowledge:
    """What computers know of a game: the rules of thumb of a beginner, and how to judge a position."""

    appeal: Appeal
    evaluator: Evaluator[Any]
    judge: Callable[[dict[str, float]], Evaluator[Any]] | None = None
    """Makes an evaluator with other weights than the usual ones; None where the evaluation has none to change."""
    learned: Learned | None = None
    """How the game is learned from play; None where nobody has learned it."""


class Game(ABC, Generic[P, V]):
    """One game.  Subclasses live in `games/<game>/game.py`, one instance each, called GAME."""

    name: ClassVar[str]
    rules_version: ClassVar[int]
    seat_counts: ClassVar[tuple[int, ...]]
    weight: ClassVar[int] = 3
    """How heavy the rules are, from 1 to 5; the lobby shows it."""
    options: ClassVar[tuple[Option, ...]] = ()
    verbs: ClassVar[Verbs]
    kinds: ClassVar[tuple[Kind, ...]]
    messages: ClassVar[tuple[Message, ...]]
    phases: ClassVar[dict[str, type[Phase[Any]]]]
    window_prompts: ClassVar[tuple[Message, ...]] = ()
    """The prompts of the reaction windows for which standing orders may be given: their questions name `decline`."""
    sure_prompts: ClassVar[tuple[Message, ...]] = ()
    """Those in which "always" is an order too: one way to react, or the question names which of them (`comply`)."""
    standing: ClassVar[tuple[Standing, ...]] = ()
    """Questions that hide nothing and are no windows, for which orders may be given too; `ordered` answers them."""
    absences: ClassVar[tuple[Message, ...]] = ()
    """Refusals that only say that a thing is not there.  A player who asks why a verb is closed reads others."""
    secret_talk: ClassVar[bool] = False
    """Whether two players may talk without the others; only with three or more is there anybody to keep it from."""
    view_type: ClassVar[type[Any]]
    content_files: ClassVar[ContentFiles]

    @abstractmethod
    def seat_ids(self, seats: int) -> list[str]:
        """The ids of the seats, as they stand in journals and messages."""

    @abstractmethod
    def set_up(self, seats: int, options: dict[str, str], content: Any) -> P:
        """A position at the very beginning: the first question to NATURE or to a seat is still to come."""

    @abstractmethod
    def load_content(self, overlay: dict[str, Any] | None = None) -> Any:
        """The frozen content; with an overlay, the content as the owner of the box corrected it."""

    @abstractmethod
    def view(self, pos: P, viewer: int) -> V:
        """All that this viewer may know, built from nothing."""

    @abstractmethod
    def determinize(self, view: V, rng: Seeded, content: Any) -> P:
        """A position that the viewer could be in, from the view alone."""

    @abstractmethod
    def resample(self, pos: P, viewer: int, rng: Seeded) -> P:
        """A copy in which everything the viewer may not know is drawn anew; for the leak check."""

    @abstractmethod
    def result(self, pos: P) -> Result | None:
        """Rank and score of every seat once the game is over."""

    @abstractmethod
    def broken_invariant(self, pos: P) -> str | None:
        """What is impossible about this position; None if all is well."""

    @abstractmethod
    def write(self, pos: P) -> str:
        """The position as a few lines of text."""

    @abstractmethod
    def read(self, text: str, content: Any) -> P:
        """The position of a text made by `write`."""

    def knowledge(self) -> Knowledge | None:
        """What computers know of this game; None where only people play it."""
        return None

    def observation(self, seats: int) -> Layout | None:
        """A view as a row of numbers, for learning programs; None where nobody has written it."""
        return None

    def forecast(self, pos: P, seat: Seat, action: int) -> Forecast | None:
        """The sum behind an option, from facts the seat knows."""
        return None

    def hint(self, pos: P, seat: Seat, action: int) -> Said | None:
        """A second line for an option: what it costs or brings."""
        return None

    def chains(self, pos: P, seat: Seat) -> list[Chain]:
        """What takes several acts and can be chosen at once, from facts the seat knows; they are played one by one."""
        return []

    def traces(self, before: P, after: P, seat: Seat) -> list[Arrow]:
        """What has gone from where to where between two positions, for the arrows of a plan."""
        return []

    def outlook(self, before: P, after: P, seat: Seat) -> list[Row]:
        """What a plan leads to as a whole, from facts the seat knows: supply, fights, what is left, what is bare."""
        return []

    def dangers(self, pos: P, seat: Seat) -> list[Row]:
        """What threatens a seat as things stand, the worst first, from facts it knows."""
        return [row for row in self.outlook(pos, pos, seat) if row.is_good is not True]

    def tallies(self, pos: P, seat: Seat) -> list[Tally]:
        """What a seat counts while it plans, from facts it knows, always the same in the same order."""
        return [Tally(Said(measure.label), measure.values[seat]) for measure in self.measures(pos)]

    def ordered(self, pos: P, question: Question, order: str) -> int:
        """The option that one of the `standing` orders means; -1 where it says nothing and the player is asked."""
        return -1

    def strip(self, pos: P) -> list[StripStep]:
        """The steps of the running turn or cycle, for the strip above the map."""
        return []

    def measures(self, pos: P) -> list[Measure]:
        """What is worth a curve after the game, always the same measures in the same order; the first decides."""
        return []

    def closings(self, before: P, after: P) -> list[Said]:
        """What came to its end between two positions and was counted: advice says it, for measures then begin anew."""
        return []

    def prospects(self, pos: P) -> list[Said]:
        """What would be counted if the running period ended as things stand, where the next turn can end it."""
        return []

    def remarks(self, pos: P, question: Question, action: int) -> list[Said]:
        """What can be counted of an option, from facts its seat knows, that no measure shows: advice says it."""
        return []

    def objection(self, pos: P, question: Question, answer: int) -> Said | None:
        """What another seat, asked during a turn, could do against it instead of this answer: advice warns of it."""
        return None

    def intents(self, before: P, after: P, seat: Seat) -> list[Said]:
        """What a turn of this seat was for, the weightiest first; the words follow its name: "gathers at Breslau"."""
        return []

    def refused(self, told: Iterable[Event], question: Question) -> list[int]:
        """Options that a computer leaves alone because they would repeat an offer that was refused.

        `told` is what the seat has been told, the newest first.
        """
        return []

    def teller(self, seats: int, options: dict[str, str], content: Any) -> Teller | None:
        """Tells a viewer's log in moments; None where nobody has written it."""
        return None

    def pieces(self, pos: P) -> list[Piece]:
        """Whose pieces stand where, as everybody sees it, for a small picture of the map."""
        return []

    def progress(self, pos: P) -> int:
        """A measure of how far the game is, for progress bars and the lobby: 0 to 100."""
        return 0

    def default_options(self) -> dict[str, str]:
        return {option.key: option.default for option in self.options}

    def check_options(self, chosen: dict[str, str]) -> dict[str, str]:
        """The chosen options with defaults filled in; says what is wrong with an unknown key or value."""
        known = {option.key: option for option in self.options}
        for key, value in chosen.items():
            if key not in known:
                names = ", ".join(known) or "none"
                raise BadFile(f"{self.name} has no option {key!r}; its options: {names}")
            if value not in known[key].choices:
                raise BadFile(f"option {key} cannot be {value!r}; choose one of {', '.join(known[key].choices)}")
        return {**self.default_options(), **chosen}

    def check_seats(self, seats: int) -> int:
        if seats not in self.seat_counts:
            counts = " or ".join(str(count) for count in sorted(self.seat_counts))
            raise BadFile(f"{self.name} is played by {counts} players, not by {seats}")
        return seats

    def restore(self, data: snapshot.Plain, seats: int, options: dict[str, str], content: Any) -> P:
        """The position of a dump."""
        pos = self.set_up(seats, options, content)
        snapshot.restore(pos, data, self.phases)
        return pos


def messages_in(*modules: ModuleType) -> tuple[Message, ...]:
    """All messages that these modules define, in their order; one key may be said of several rules."""
    found: dict[tuple[str, str], Message] = {}
    for module in modules:
        for value in vars(module).values():
            if isinstance(value, Message):
                found[value.key, value.rule] = value
    return tuple(found.values())


def phases_in(modules: Iterable[ModuleType]) -> dict[str, type[Phase[Any]]]:
    """All phase classes that these modules define, by name."""
    return {
        value.__name__: value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Phase) and value.__module__ == module.__name__
    }
