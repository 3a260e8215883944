"""C5  What players settle among themselves: resigning, draws, take-backs by consent, leaving and coming back."""

from collections.abc import Callable

from hatalom.core.errors import IllegalAction
from hatalom.table.table import Offer, Seat, Sitter, Table
from hatalom.table.undo import concerned, last_choice


def menu(table: Table, seat: int, act: str, ply: int | None, level: str) -> None:
    """Carries out one act of the menu for a seat; raises IllegalAction and changes nothing if it may not be."""
    acts: dict[str, Callable[[], None]] = {
        "resign": lambda: resign(table, seat, level),
        "offer_draw": lambda: offer_draw(table, seat),
        "accept_draw": lambda: accept_draw(table, seat),
        "decline_draw": lambda: _refuse(table, seat, "draw"),
        "ask_take_back": lambda: ask_take_back(table, seat, ply),
        "grant_take_back": lambda: grant_take_back(table, seat),
        "refuse_take_back": lambda: _refuse(table, seat, "take_back"),
        "abandon": lambda: abandon(table, seat, level),
        "hand_to_computer": lambda: hand_to_computer(table, seat, level),
        "take_seat_back": lambda: take_seat_back(table, seat),
    }
    if act not in acts:
        raise IllegalAction("bad-request", f"there is no {act!r} in the menu; there is: {', '.join(acts)}")
    acts[act]()


def resign(table: Table, seat: int, level: str) -> None:
    """With two seats the game is over; with more a computer plays the seat to the end."""
    _require_running(table)
    if table.match.seats == 2:
        table.match.resign(seat)
        table.offer = None
    else:
        table.seats[seat] = Seat(Sitter.COMPUTER, level=_level(level), resigned=True)
        _forget_offer(table, seat)


def offer_draw(table: Table, seat: int) -> None:
    _require_running(table)
    _require_no_offer(table)
    others = _others(table, seat)
    if any(table.seats[number].kind != Sitter.HUMAN for number in others):
        raise IllegalAction("forbidden", "computers and empty seats do not agree to a draw")
    table.offer = Offer("draw", seat)
    _agree_for_the_same_person(table, seat)


def accept_draw(table: Table, seat: int) -> None:
    offer = _open_offer(table, seat, "draw")
    offer.agreed.append(seat)
    if set(offer.agreed) >= set(_others(table, offer.seat)):
        table.match.agree_draw()
        table.offer = None


def ask_take_back(table: Table, seat: int, ply: int | None) -> None:
    """Everybody whom the take-back concerns must agree; computers always do."""
    _require_running(table)
    _require_no_offer(table)
    goal = last_choice(table.match, seat) if ply is None else ply
    if goal is None or not 0 <= goal < len(table.match.plies):
        raise IllegalAction("no-such-ply", "there is nothing to take back there")
    table.offer = Offer("take_back", seat, goal)
    _agree_for_the_same_person(table, seat)
    _take_back_if_agreed(table)


def grant_take_back(table: Table, seat: int) -> None:
    offer = _open_offer(table, seat, "take_back")
    offer.agreed.append(seat)
    _take_back_if_agreed(table)


def abandon(table: Table, seat: int, level: str) -> None:
    """The seat is given up for good: a computer takes it if a level is named, else it is open to anybody."""
    _require_running(table)
    kind = Sitter.COMPUTER if level else Sitter.OPEN
    table.seats[seat] = Seat(kind, level=level)
    _forget_offer(table, seat)


def hand_to_computer(table: Table, seat: int, level: str) -> None:
    """A computer plays for the owner, who can take the seat back at any time."""
    _require_running(table)
    table.seats[seat].kind = Sitter.COMPUTER
    table.seats[seat].level = _level(level)
    if table.offer is not None:
        _forget_offer(table, seat)


def take_seat_back(table: Table, seat: int) -> None:
    if table.seats[seat].kind != Sitter.COMPUTER:
        raise IllegalAction("bad-request", "you are in this seat yourself already")
    table.seats[seat].kind = Sitter.HUMAN
    table.seats[seat].level = ""


def _take_back_if_agreed(table: Table) -> None:
    offer = table.offer
    if offer is None or offer.ply is None:
        return
    needed = concerned(table.match, offer.seat, offer.ply) & set(table.humans())
    if set(offer.agreed) >= needed:
        table.take_back(offer.seat, offer.ply)


def _refuse(table: Table, seat: int, kind: str) -> None:
    offer = table.offer
    if offer is None or offer.kind != kind:
        raise IllegalAction("stale", "there is no such offer any more")
    table.offer = None  # the one who made it may withdraw it the same way


def _open_offer(table: Table, seat: int, kind: str) -> Offer:
    offer = table.offer
    if offer is None or offer.kind != kind:
        raise IllegalAction("stale", "there is no such offer any more")
    if seat == offer.seat or seat in offer.agreed:
        raise IllegalAction("bad-request", "this seat has agreed already: the others have to")
    return offer


def _agree_for_the_same_person(table: Table, seat: int) -> None:
    """Whoever plays several seats on one screen need not ask himself about a take-back."""
    offer = table.offer
    if offer is not None and offer.kind == "take_back":
        offer.agreed += [number for number in table.owned_by(table.seats[seat].owner) if number != seat]


def _forget_offer(table: Table, seat: int) -> None:
    """A seat that changes hands can neither keep an offer open nor agree to one any more."""
    table.offer = None


def _others(table: Table, seat: int) -> list[int]:
    return [number for number in range(table.match.seats) if number != seat]


def _require_running(table: Table) -> None:
    if table.match.result() is not None:
        raise IllegalAction("over", "the game is over")


def _require_no_offer(table: Table) -> None:
    if table.offer is not None:
        raise IllegalAction("stale", "there is an open offer: it has to be answered first")


def _level(level: str) -> str:
    if not level:
        raise IllegalAction("bad-request", "name the level of the computer that is to play on")
    return level
