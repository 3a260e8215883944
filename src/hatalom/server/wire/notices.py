"""What somebody is told while he is away, and how."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from hatalom.server.wire.fields import NO_NUL, Body, Id

WayKind = Literal["push", "mail", "webhook"]
Wish = Literal["turn", "scarce", "invited", "over", "said"]


class WishesWire(Body):
    """Of what I want to be told by which ways, in which language.

    `wait`: so many minutes I have to be away first.  `bundle`: one mail in so many minutes at most.
    """

    lang: Literal["en", "hu"]
    wait: Annotated[int, Meta(ge=0, le=24 * 60)]
    bundle: Annotated[int, Meta(ge=0, le=24 * 60)]
    wants: dict[Wish, Annotated[list[WayKind], Meta(max_length=3)]]


class WayWire(msgspec.Struct):
    """A way that I have set up; `name` is the address, or how the device calls itself.

    `confirmed`: the owner of the address has said that it is his.  `off`: it was turned off, or failed too often.
    """

    id: str
    kind: WayKind
    name: str
    confirmed: bool
    off: bool
    failures: int


class NoticesWire(msgspec.Struct):
    """`house` names the ways that this house has, none where its operator has set up none.

    `key` is what a browser needs to be sent messages.
    """

    house: list[WayKind]
    key: str | None
    wishes: WishesWire
    ways: list[WayWire]


class NewWayWire(Body):
    """A mail address, the https address of a webhook, or a browser's subscription as JSON."""

    kind: WayKind
    address: Annotated[str, Meta(min_length=1, max_length=2000, pattern=NO_NUL)]
    name: Annotated[str, Meta(max_length=80, pattern=NO_NUL)] = ""


class ProofWire(Body):
    """What came to the address."""

    code: Annotated[str, Meta(max_length=80)]


class TestedWire(msgspec.Struct):
    """What the other side has answered."""

    ok: bool
    answer: str


class NudgeWire(Body):
    """The seat whose player is to be reminded that the table waits for him."""

    seat: Id
