"""Other people: their profiles, friends, whom I block, and who may see what of me."""

from typing import Literal

import msgspec

from hatalom.server.store.friends import Circle
from hatalom.server.wire.fields import Body
from hatalom.server.wire.profile import ProfileWire

Tie = Literal["none", "asked", "asks", "friend", "me"]


class KnownWire(msgspec.Struct):
    """Somebody I know; `here` is null where he does not tell me."""

    id: str
    name: str
    here: bool | None = None


class MyPeopleWire(msgspec.Struct):
    """My friends; those whom I have asked, and who ask me; those from whom I want to hear nothing."""

    friends: list[KnownWire]
    asked: list[KnownWire]
    asks: list[KnownWire]
    blocked: list[KnownWire]


class PersonWire(msgspec.Struct):
    """Somebody, as far as he shows himself to me.

    `tie`: whether I have "asked" him to be a friend, or he "asks" me.  `profile` is null where he shows no results, and
    without strengths where he does not show those.  A guest has no account, and so no profile.
    """

    id: str
    name: str
    guest: bool
    tie: Tie
    blocked: bool
    here: bool | None
    profile: ProfileWire | None


class PrivacyWire(Body):
    """Who may see my results, my strength, and whether I am here."""

    results: Circle
    strength: Circle
    here: Circle
