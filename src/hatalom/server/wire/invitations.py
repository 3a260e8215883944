"""An invitation as its reader is told of it, and tables that wait for their players."""

from typing import Literal

import msgspec

from hatalom.server.wire.tables import SeatWire
from hatalom.table.clock import Terms

Status = Literal["free", "held", "taken", "mine", "another", "over"]


class InvitationWire(msgspec.Struct):
    """A seat that waits for its reader.

    `status`: it is "free", "held" for somebody who takes a lesson first, or "taken" by somebody else; I have a seat
    here ("mine"), or had "another" one; or the game is "over".  `host` is the name of the one who invites, `here`
    whether he is at the table; `rated` says that the game changes the ratings of its players.
    """

    id: str
    game: str
    seat: str
    status: Status
    host: str
    here: bool
    options: dict[str, str]
    seats: list[SeatWire]
    terms: Terms | None
    delay: int
    rated: bool
