"""Who may sit down where: nobody takes the secrets of one seat with him into another."""

from hatalom.core.errors import IllegalAction
from hatalom.table.clock import MINUTE
from hatalom.table.table import Seat, Sitter, Table

HELD = 15 * MINUTE
"""How long a seat waits for somebody who takes a lesson first."""


def check_may_sit(table: Table, person: str, seat: int) -> None:
    """Refuses a seat to somebody who sits in another one, or has sat there since the game began.

    Before it begins nobody has seen anything yet, and one seat each is enough; tables that one person plays alone are
    opened so.
    """
    others = [other for number, other in enumerate(table.seats) if number != seat]
    if any(person == other.owner for other in others):
        raise IllegalAction("forbidden", "you have another seat here: ask the table whether you may have this one too")
    if any(person in other.known for other in others):
        raise IllegalAction("forbidden", "you have played another seat of this game and know its secrets")


def hold(table: Table, person: str, seat: int) -> None:
    """Whoever has the link and takes a lesson first finds the seat free for a while; once only, not again and again."""
    if table.seats[seat].held != person:
        table.seats[seat].held, table.seats[seat].held_until = person, table.now + HELD


def is_held(seat: Seat, person: str, now: int) -> bool:
    """Whether a free seat is held for somebody else."""
    return seat.held_until > now and seat.held != person


def sit_down(table: Table, person: str, name: str, seat: int) -> None:
    """Somebody takes a seat that waits for him; what others knew who sat there before is not forgotten."""
    before = table.seats[seat]
    table.seats[seat] = Seat(Sitter.HUMAN, person, name, hints=before.hints, known=before.known)


def take_second_seat(table: Table, seat: int, target: int) -> None:
    """The player of a seat plays an abandoned one too, because the table has agreed; such a game does not count."""
    owner = table.seats[seat]
    sit_down(table, owner.owner, owner.name, target)
    table.is_shared = True


def change_places(table: Table, seat: int, target: int) -> None:
    """Before the game begins: the player of a seat takes a free one, and his own is free in its stead."""
    _require_not_begun(table)
    if table.seats[target].kind not in (Sitter.OPEN, Sitter.LINK):
        raise IllegalAction("forbidden", "this seat is taken")
    table.seats[seat], table.seats[target] = table.seats[target], table.seats[seat]


def offer_seat(table: Table, target: int, sitter: Seat) -> None:
    """Before the game begins: a free seat waits for somebody else than before, or a computer takes it."""
    _require_not_begun(table)
    if table.seats[target].kind not in (Sitter.OPEN, Sitter.LINK):
        raise IllegalAction("forbidden", "this seat is taken")
    table.seats[target] = sitter


def _require_not_begun(table: Table) -> None:
    if table.is_begun:
        raise IllegalAction("forbidden", "the game has begun: its seats are settled")
