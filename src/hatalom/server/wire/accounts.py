"""Accounts: how somebody comes back, where he is signed in, what is stored of him."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from hatalom.server.wire.fields import NO_NUL, Body

Opaque = Annotated[str, Meta(max_length=200, pattern=NO_NUL)]


class PasskeyWire(msgspec.Struct):
    id: str
    name: str
    used: str


class SessionWire(msgspec.Struct):
    """Where I am signed in: the browser, when it was last used, and whether it is this one."""

    id: str
    name: str
    seen: str
    mine: bool


class MyAccountWire(msgspec.Struct):
    """How I can come back: `login` with a password, passkeys, a link to `mail`, so many codes.

    `mails` says whether this house can send links.
    """

    login: str | None
    mail: str | None
    mails: bool
    passkeys: list[PasskeyWire]
    sessions: list[SessionWire]
    codes: int


class CodesWire(msgspec.Struct):
    """Each of them opens my account once.  They are shown this one time."""

    codes: list[str]


class BegunWire(msgspec.Struct):
    """What the browser needs to ask for a passkey; `ticket` comes back with its answer."""

    ticket: str
    options: dict[str, Any]


class NewPasskeyWire(Body):
    """The browser's answer to `options`."""

    ticket: Opaque
    credential: dict[str, Any]
    name: Annotated[str, Meta(max_length=80, pattern=NO_NUL)] = ""


class PasskeyLoginWire(Body):
    """With `bring` the games that I have played as a guest come along."""

    ticket: Opaque
    credential: dict[str, Any]
    bring: bool = False


class MailLinkWire(Body):
    """Where to a link is sent that opens my account."""

    address: Annotated[str, Meta(max_length=200, pattern=NO_NUL)]
    lang: Annotated[str, Meta(max_length=2)] = "en"


class SecretLoginWire(Body):
    """The secret of a mail's link, or one of my codes."""

    secret: Opaque
    bring: bool = False


class PasswordWire(Body):
    """A new password; the old one is needed unless I have just proved who I am."""

    new: Annotated[str, Meta(min_length=8, max_length=200)]
    old: Annotated[str, Meta(max_length=200)] = ""


class FarewellWire(Body):
    """My name as it is written, so that nobody goes by mistake."""

    name: Annotated[str, Meta(max_length=40)]
