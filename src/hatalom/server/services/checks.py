"""What several services check."""

from typing import Any

from hatalom import bots
from hatalom.core.errors import BadFile, IllegalAction
from hatalom.core.game import Game
from hatalom.server.ids import PersonId
from hatalom.server.rooms.room import Room
from hatalom.server.store.moderation import Moderation
from hatalom.table.table import Sitter


def own_seat(room: Room, person: PersonId, seat_id: str) -> int:
    """The number of a seat, which must be this person's."""
    seat = room.table.seat_number(seat_id)
    if seat not in room.table.owned_by(person):
        raise IllegalAction("not-your-seat", "this seat is not yours")
    return seat


def begun_seat(room: Room, person: PersonId, seat_id: str) -> int:
    """The number of a seat, which must be this person's, in a game that has begun: he sees with its eyes."""
    seat = own_seat(room, person, seat_id)
    if not room.table.is_begun:
        raise IllegalAction("forbidden", "the game has not begun: it does when all seats are taken")
    return seat


def check_in_person(room: Room, seat: int) -> None:
    if room.table.seats[seat].kind == Sitter.COMPUTER:
        raise IllegalAction("forbidden", "a computer plays this seat for you: take it back first")


def check_kept(room: Room) -> None:
    if not room.info.is_kept:
        raise IllegalAction("forbidden", "nothing is stored of a lesson")


async def check_voice(moderation: Moderation, person: PersonId) -> None:
    """Whoever is silenced neither talks nor writes what others read."""
    until = await moderation.muted_until(person)
    if until:
        raise IllegalAction("muted", f"a moderator has silenced you until {until[:10]}")


def check_level(level: str, game: Game[Any, Any]) -> str:
    """A computer of this level can sit down; at a game that only people play, none can."""
    try:
        bots.knowledge_of(game)
        return bots.check_level(level, game)
    except BadFile as error:
        raise IllegalAction("bad-request", str(error)) from error


def printable(text: str) -> str:
    """Without control characters, and with no more than single spaces."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
