"""The seats of a new table, and a free one that waits for somebody else."""

import secrets
from typing import Any

from hatalom.core.errors import IllegalAction
from hatalom.core.game import Game
from hatalom.server.services.checks import check_level
from hatalom.server.store.records import Person
from hatalom.server.wire.opening import NewSeatWire
from hatalom.table.table import Seat, Sitter, Table


def new_seats(wishes: list[NewSeatWire], ids: list[str], game: Game[Any, Any], person: Person) -> list[Seat]:
    """The seats in the order of the game; each must be named once."""
    if sorted(entry.seat for entry in wishes) != sorted(ids):
        raise IllegalAction("bad-request", f"the seats of this game are {', '.join(ids)}; name each of them once")
    by_name = {entry.seat: entry for entry in wishes}
    return [new_seat(by_name[seat], game, person) for seat in ids]


def new_seat(wish: NewSeatWire, game: Game[Any, Any], person: Person) -> Seat:
    if wish.who == "me":
        return Seat(Sitter.HUMAN, person.id, person.name)
    if wish.who == "computer":
        return Seat(Sitter.COMPUTER, level=check_level(wish.level, game))
    return link_seat(wish.person) if wish.who == "link" else Seat(Sitter.OPEN)


def link_seat(invited: str = "") -> Seat:
    """A seat that waits for whoever has its link, or for somebody in particular."""
    return Seat(Sitter.LINK, link=secrets.token_urlsafe(32), invited=invited)


def named_seat(table: Table, seat: str, secret: str) -> int:
    """The seat that a link leads to: the one that its secret fits, for its host may have changed places since."""
    found = [number for number, one in enumerate(table.seats) if secret and fits(one, secret)]
    return found[0] if found else table.seat_number(seat)


def fits(seat: Seat, secret: str) -> bool:
    """Whether this is the secret of the seat's link."""
    return seat.kind == Sitter.LINK and secrets.compare_digest(seat.link.encode(), secret.encode())
