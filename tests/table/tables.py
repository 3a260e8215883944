"""Tables for tests: the toy game with hidden cards, and Power & Weakness played at random."""

from collections.abc import Callable
from typing import Any

from hatalom.core.chance import Seeded, Stream, commitment_of
from hatalom.core.evaluator import Evaluator
from hatalom.core.game import Game, Knowledge
from hatalom.core.journal import Head
from hatalom.core.match import Match
from hatalom.games.heads_of_state import GAME as STATE
from hatalom.games.power_and_weakness import GAME as POWER
from hatalom.table.table import Seat, Sitter, Table
from tests.core.ambush import AmbushGame

SECRET = bytes(range(32))
PEOPLE = ("anna", "bela", "cili")


class KnownAmbush(AmbushGame):
    """The toy game as one that computers know."""

    def knowledge(self) -> Knowledge:
        return Knowledge(lambda pos, seat, action: 0.0, Evaluator())


AMBUSH = KnownAmbush()


def human(owner: str) -> Seat:
    return Seat(Sitter.HUMAN, owner, owner.title())


def computer(owner: str = "") -> Seat:
    return Seat(Sitter.COMPUTER, owner, level="random")


def new_table(game: Game[Any, Any], *seats: Seat, secret: bytes = SECRET) -> Table:
    head = Head(
        game.name,
        game.rules_version,
        tuple(seat.name for seat in seats),
        game.default_options(),
        "",
        commitment_of(secret),
    )
    match = Match(game, head, game.load_content(), Stream(secret))
    match.run()
    return Table(match, list(seats))


def ambush(*seats: Seat) -> Table:
    return new_table(AMBUSH, *(seats or (human("anna"), human("bela"))))


def power(*seats: Seat, secret: bytes = SECRET) -> Table:
    return new_table(POWER, *(seats or (human("anna"), human("bela"))), secret=secret)


def state(seats: int = 3) -> Table:
    return new_table(STATE, *(human(f"player {number}") for number in range(seats)))


def do(table: Table, text: str, seat: int | None = None) -> None:
    """The answer of whoever is asked first."""
    who = table.asked()[0] if seat is None else seat
    table.act(who, text, table.match.version_for(who))


def any_option(table: Table, rng: Seeded) -> tuple[int, str]:
    questions = table.match.questions()
    question = questions[rng.below(len(questions))]
    return question.seat, table.game.verbs.text(question.options[rng.below(len(question.options))])


def play(table: Table, rng: Seeded, moves: int, each: Callable[[], None] | None = None) -> int:
    """Random answers; `each` is called after every one.  Returns how many there were before the game was over."""
    for number in range(moves):
        if table.match.result() is not None:
            return number
        seat, text = any_option(table, rng)
        do(table, text, seat)
        if each is not None:
            each()
    return moves
