"""Who somebody is: names and accounts."""

from typing import Annotated

import msgspec
from msgspec import Meta

from hatalom.server.wire.fields import NO_NUL, Body, Name


class MeWire(msgspec.Struct):
    """Who I am.

    `private` is False where the connection can be read by others (plain http in a network).  `laboratory` says whether
    this house has one.
    """

    name: str
    known: bool
    account: str | None
    private: bool
    laboratory: bool


class NameWire(Body):
    name: Name


class AccountWire(Body):
    """A login name and a password, to claim an account or to come back to it."""

    login: Annotated[str, Meta(min_length=3, max_length=80, pattern=NO_NUL)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]
