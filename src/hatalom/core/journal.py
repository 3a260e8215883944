"""The journal: who did what, NATURE included, in order.  It is the only thing that must be kept.

Rows are only ever added.  A take-back is a row too, so the chance stream goes on where it was and the n-th
row of NATURE is always the n-th draw of the stream.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from hatalom.core.action import NUMBER
from hatalom.core.errors import BadFile
from hatalom.core.game import Game, SeatResult
from hatalom.core.question import NATURE

FORMAT = "hatalom-journal 1"


@dataclass(frozen=True)
class Head:
    """What a game was played with.

    A branch begins with the rows of another game: `given` of them, from the game with the commitment `origin`.
    """

    game: str
    rules_version: int
    seats: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)
    overlay: str = ""
    commitment: str = ""
    given: int = 0
    origin: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """An answer.  `auto` marks what the driver answered because there was no choice."""

    seat: int
    action: int
    auto: bool = False


@lru_cache(maxsize=20_000)
def step_of(seat: int, action: int, auto: bool) -> Step:
    """A step that was taken before, in this game or in another one, is the same object: it is kept once."""
    return Step(seat, action, auto)


@dataclass(frozen=True)
class TakeBack:
    """The game went back to this ply, as this seat asked."""

    ply: int
    seat: int


@dataclass(frozen=True)
class Close:
    """The players ended the game before the rules did: a seat resigned, or (seat -1) a draw was agreed.

    `is_late` says that the seat did not resign: its time was over, and another player claimed the game.
    """

    seat: int
    is_late: bool = False


Row = Step | TakeBack | Close


@dataclass
class Journal:
    """Head, rows, and, once the game is over, the secret of its chance stream and how every seat did.

    `unread` says what is wrong with the first line that means nothing to the rules of this program, in a journal of
    another version of the rules; the rows end before it.
    """

    head: Head
    rows: list[Row] = field(default_factory=list)
    secret: bytes | None = None
    result: tuple[SeatResult, ...] | None = None
    unread: str = ""

    def draws(self) -> int:
        """How often NATURE has answered, take-backs included."""
        return sum(1 for row in self.rows if isinstance(row, Step) and row.seat == NATURE)

    def closing(self) -> Close | None:
        last = self.rows[-1] if self.rows else None
        return last if isinstance(last, Close) else None


def write(journal: Journal, game: Game[Any, Any], text_of: Callable[[int], str] | None = None) -> str:
    """The journal as a text file that people can read, mail and compare; `text_of` gives actions another text."""
    text_of = text_of or game.verbs.text
    head = journal.head
    ids = game.seat_ids(len(head.seats))
    lines = [
        FORMAT,
        f"game: {head.game}",
        f"rules: {head.rules_version}",
        *(f"option {key}: {value}" for key, value in sorted(head.options.items())),
        *(f"seat {name_id}: {name}" for name_id, name in zip(ids, head.seats, strict=True)),
        *([f"overlay: {head.overlay}"] if head.overlay else []),
        *([f"commitment: {head.commitment}"] if head.commitment else []),
        *([f"branch: {head.given} {head.origin}".rstrip()] if head.given else []),
        "",
    ]
    ply = 0
    for row in journal.rows:
        if isinstance(row, Step):
            ply += 1
            who = "nature" if row.seat == NATURE else ids[row.seat]
            lines.append(f"{ply}{'=' if row.auto else '.'} {who} {text_of(row.action)}")
        elif isinstance(row, TakeBack):
            ply = row.ply
            lines.append(f"takeback {row.ply} {ids[row.seat]}")
        else:
            loss = "timeout" if row.is_late else "resign"
            lines.append(f"{loss} {ids[row.seat]}" if row.seat >= 0 else "draw agreed")
    if journal.result is not None:
        results = zip(ids, journal.result, strict=True)
        lines.append("result: " + ", ".join(f"{name} {result.rank} {result.score}" for name, result in results))
    if journal.secret is not None:
        lines.append(f"secret: {journal.secret.hex()}")
    return "\n".join(lines) + "\n"


def read_head(text: str) -> Head:
    """The head alone: enough to know which game a file belongs to."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise BadFile(f"not a journal: the first line should be {FORMAT!r}")
    values: dict[str, str] = {}
    options: dict[str, str] = {}
    seats: list[str] = []
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip():
            break
        key, colon, value = line.partition(": ")
        if not colon:
            raise BadFile(f"line {number}: expected 'key: value', found {line!r}")
        if key.startswith("option "):
            options[key.removeprefix("option ")] = value
        elif key.startswith("seat "):
            seats.append(value)
        else:
            values[key] = value
    rules_version = NUMBER.parse(values.get("rules", ""))
    if "game" not in values or rules_version < 0:
        raise BadFile("the head of the journal must name the game and the rules version")
    given, _, origin = values.get("branch", "0").partition(" ")
    if NUMBER.parse(given) < 0:
        raise BadFile(f"the branch should say how many rows it has taken over, not {given!r}")
    return Head(
        values["game"],
        rules_version,
        tuple(seats),
        options,
        values.get("overlay", ""),
        values.get("commitment", ""),
        NUMBER.parse(given),
        origin,
    )


def read(text: str, game: Game[Any, Any]) -> Journal:
    """The journal of a text; every line that cannot be understood is named with its number.

    A journal of another version of the rules may hold actions that are unknown here: it is read up to the first one.
    """
    head = read_head(text)
    if head.game != game.name:
        raise BadFile(f"this is a journal of {head.game}, not of {game.name}")
    game.check_options(head.options)
    journal = Journal(head)
    ids = game.seat_ids(game.check_seats(len(head.seats)))
    numbers = {name: seat for seat, name in enumerate(ids)} | {"nature": NATURE}
    body = text.splitlines()
    first = next((number for number, line in enumerate(body) if not line.strip()), len(body))
    for number, line in enumerate(body[first + 1 :], start=first + 2):
        if line.startswith("secret: "):
            journal.secret = _hex(line.removeprefix("secret: "), number)
        elif line.startswith("result: "):
            journal.result = _result(line.removeprefix("result: "), number, ids)
        elif line.strip() and not journal.unread:
            try:
                journal.rows.append(_row(line, number, numbers, game))
            except BadFile as error:
                if head.rules_version == game.rules_version:
                    raise
                journal.unread = str(error)
    return journal


def _row(line: str, number: int, seats: dict[str, int], game: Game[Any, Any]) -> Row:
    mark, _, rest = line.partition(" ")
    who, _, what = rest.partition(" ")
    if mark == "takeback" and NUMBER.parse(who) >= 0 and what in seats:
        return TakeBack(NUMBER.parse(who), seats[what])
    if mark in ("resign", "timeout") and who in seats and not what:
        return Close(seats[who], mark == "timeout")
    if line == "draw agreed":
        return Close(-1)
    if NUMBER.parse(mark[:-1]) >= 0 and mark[-1] in ".=" and who in seats:
        action = game.verbs.parse(what)
        if action < 0:
            raise BadFile(f"line {number}: {what!r} is not an action of {game.name}")
        return step_of(seats[who], action, mark[-1] == "=")
    raise BadFile(f"line {number}: cannot understand {line!r}")


def _result(text: str, number: int, ids: list[str]) -> tuple[SeatResult, ...]:
    """Seat, rank and score of everybody, in the order of the seats: `orange 1 12, white 2 7`."""
    words = [part.split(" ") for part in text.split(", ")]
    try:
        found = tuple(SeatResult(int(rank), int(score)) for _, rank, score in words)
    except ValueError as error:
        raise BadFile(f"line {number}: cannot understand {text!r}") from error
    if [name for name, _, _ in words] != ids:
        raise BadFile(f"line {number}: the seats should be {', '.join(ids)}, in this order")
    return found


def _hex(text: str, number: int) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError as error:
        raise BadFile(f"line {number}: the secret is not hexadecimal") from error
