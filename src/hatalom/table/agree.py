"""What players settle among themselves: resigning, draws, take-backs, pauses, leaving, second seats, late ones."""

from collections.abc import Callable

from hatalom.core.errors import IllegalAction
from hatalom.table.clock import Clock
from hatalom.table.seating import take_second_seat
from hatalom.table.table import Offer, Sitter, Table
from hatalom.table.undo import concerned, last_choice


def menu(table: Table, seat: int, act: str, ply: int | None, level: str, other: int | None = None) -> None:
    """Carries out one act of the menu for a seat; raises IllegalAction and changes nothing if it may not be.

    `other` is the seat that somebody asks for besides his own.
    """
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
        "offer_pause": lambda: offer_pause(table, seat),
        "accept_pause": lambda: accept_pause(table, seat),
        "decline_pause": lambda: _refuse(table, seat, "pause"),
        "resume": lambda: _clock(table).pause(table.now, False),
        "start_holiday": lambda: start_holiday(table, seat),
        "end_holiday": lambda: _clock(table).go_away(seat, table.now, False),
        "ask_seat": lambda: ask_seat(table, seat, other),
        "grant_seat": lambda: grant_seat(table, seat),
        "refuse_seat": lambda: _refuse(table, seat, "seat"),
        "replace_late": lambda: replace_late(table, seat),
        "claim_game": lambda: claim_game(table, seat),
    }
    if act not in acts:
        raise IllegalAction("bad-request", f"there is no {act!r} in the menu; there is: {', '.join(acts)}")
    if not table.is_begun and act != "abandon":
        raise IllegalAction("forbidden", "the game has not begun: it does when all seats are taken")
    acts[act]()


def resign(table: Table, seat: int, level: str) -> None:
    """With two seats the game is over.  With more a computer plays the seat to the end; where only people play, the
    seat is open to anybody.
    """
    _require_running(table)
    if table.match.seats == 2:
        table.match.resign(seat)
        table.offer = None
    elif table.has_computers():
        table.give_up(seat, _level(level), resigned=True)
    else:
        table.give_up(seat, "")


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
    table.give_up(seat, level if table.has_computers() else "")


def hand_to_computer(table: Table, seat: int, level: str) -> None:
    """A computer plays for the owner, who can take the seat back at any time."""
    _require_running(table)
    if not table.has_computers():
        raise IllegalAction("forbidden", "no computer knows how to play this game: it is played by people only")
    table.seat_computer(seat, _level(level))


def take_seat_back(table: Table, seat: int) -> None:
    if table.seats[seat].kind != Sitter.COMPUTER:
        raise IllegalAction("bad-request", "you are in this seat yourself already")
    table.seats[seat].kind = Sitter.HUMAN
    table.seats[seat].level = ""


def offer_pause(table: Table, seat: int) -> None:
    """The clocks stand still once every other person has agreed; computers do not mind."""
    if _clock(table).is_paused:
        raise IllegalAction("bad-request", "the clocks stand still already")
    _require_no_offer(table)
    table.offer = Offer("pause", seat)
    _agree_for_the_same_person(table, seat)
    _pause_if_agreed(table)


def accept_pause(table: Table, seat: int) -> None:
    _open_offer(table, seat, "pause").agreed.append(seat)
    _pause_if_agreed(table)


def start_holiday(table: Table, seat: int) -> None:
    clock = _clock(table)
    if not clock.seats[seat].holiday:
        raise IllegalAction("forbidden", "there are no days of holiday left, or this table has none")
    clock.go_away(seat, table.now, True)


def ask_seat(table: Table, seat: int, other: int | None) -> None:
    """A player may have an abandoned seat too if every other person agrees: he will know its secrets."""
    _require_running(table)
    _require_no_offer(table)
    if other is None or table.seats[other].kind != Sitter.OPEN:
        raise IllegalAction("bad-request", "name a seat that somebody has left")
    table.offer = Offer("seat", seat, target=other)
    _agree_for_the_same_person(table, seat)
    _give_seat_if_agreed(table)


def grant_seat(table: Table, seat: int) -> None:
    _open_offer(table, seat, "seat").agreed.append(seat)
    _give_seat_if_agreed(table)


def replace_late(table: Table, seat: int) -> None:
    """Somebody else plays for those whose time is over."""
    for late in _late_others(table, seat):
        table.stand_in(late)


def claim_game(table: Table, seat: int) -> None:
    """With two seats the one whose time is over has lost, if the other one wants it so."""
    late = _late_others(table, seat)
    if table.match.seats > 2:
        raise IllegalAction("forbidden", "only a game of two can be claimed: let a computer take the seat")
    table.match.lose_on_time(late[0])
    table.offer = None


def _take_back_if_agreed(table: Table) -> None:
    offer = table.offer
    if offer is None or offer.ply is None:
        return
    needed = concerned(table.match, offer.seat, offer.ply) & set(table.humans())
    if set(offer.agreed) >= needed:
        table.take_back(offer.seat, offer.ply)


def _pause_if_agreed(table: Table) -> None:
    offer = table.offer
    if offer is not None and set(offer.agreed) | {offer.seat} >= set(table.humans()):
        _clock(table).pause(table.now, True)
        table.offer = None


def _give_seat_if_agreed(table: Table) -> None:
    offer = table.offer
    if offer is None or offer.target is None:
        return
    if set(offer.agreed) | {offer.seat} >= set(table.humans()):
        take_second_seat(table, offer.seat, offer.target)
        table.offer = None


def _clock(table: Table) -> Clock:
    _require_running(table)
    if table.clock is None:
        raise IllegalAction("forbidden", "this table has no clock")
    return table.clock


def _late_others(table: Table, seat: int) -> list[int]:
    late = [number for number in _clock(table).late(table.now) if number != seat]
    if not late:
        raise IllegalAction("forbidden", "nobody else's time is over")
    return late


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
    """A person who plays several seats on one screen agrees with himself, though not about a draw."""
    offer = table.offer
    if offer is not None and offer.kind in ("take_back", "pause", "seat"):
        offer.agreed += [number for number in table.owned_by(table.seats[seat].owner) if number != seat]


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
