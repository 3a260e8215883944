"""Who somebody is: names and accounts."""

from typing import Annotated

import msgspec
from msgspec import Meta

from hatalom.server.wire.fields import NO_NUL, Body, Name


class MeWire(msgspec.Struct):
    """Who I am.

    `private` is False where the connection can be read by others (plain http in a network).  `laboratory` says whether
    this house has one.  `returns` says that I have sat at a table before, `moderator` that I answer reports.  `client`
    names the version of the client that this house gives out: a page of another one is out of date.
    """

    name: str
    known: bool
    account: str | None
    private: bool
    laboratory: bool
    returns: bool = False
    moderator: bool = False
    client: str = ""


Minutes = Annotated[int, Meta(ge=0, le=1800)]
Date = Annotated[str, Meta(pattern=r"^20\d\d-\d\d-\d\d$")]


class RestWire(Body):
    """When I rest: from when to when I am awake (minutes since midnight there), and holidays by first and last day."""

    zone: Annotated[str, Meta(max_length=60, pattern=r"^[\w/+-]+$")]
    week: tuple[Minutes, Minutes]
    weekend: tuple[Minutes, Minutes]
    holidays: Annotated[list[tuple[Date, Date]], Meta(max_length=20)] = msgspec.field(default_factory=list)


class NameWire(Body):
    name: Name


class AccountWire(Body):
    """A login name and a password, to claim an account or to come back to it."""

    login: Annotated[str, Meta(min_length=3, max_length=80, pattern=NO_NUL)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]
    bring: bool = False
    """When I come back: the games that I have played as a guest come along."""
