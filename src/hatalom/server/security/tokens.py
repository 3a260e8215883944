"""Who somebody is: a token that only his browser knows, in a cookie or in a header."""

import hashlib
import secrets

from litestar.datastructures import Cookie

from hatalom.core.errors import IllegalAction
from hatalom.server.ids import TokenHash
from hatalom.server.security.connection import Connection, is_private
from hatalom.server.store.people import People
from hatalom.server.store.records import Person

PRIVATE_COOKIE = "__Host-hatalom"
PLAIN_COOKIE = "hatalom"
YEAR = 365 * 24 * 3600


def new_token() -> str:
    """256 bits; only its hash is stored."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> TokenHash:
    return TokenHash(hashlib.sha256(token.encode()).hexdigest())


def cookie_for(connection: Connection, token: str, max_age: int = YEAR) -> Cookie:
    """`__Host-` and Secure where the browser allows them; else a plain cookie, and /api/me says so."""
    private = is_private(connection)
    name = PRIVATE_COOKIE if private else PLAIN_COOKIE
    return Cookie(name, value=token, path="/", httponly=True, samesite="lax", secure=private, max_age=max_age)


def token_of(connection: Connection) -> str:
    """From the cookie, or for scripts from an Authorization header."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token
    return connection.cookies.get(PRIVATE_COOKIE if is_private(connection) else PLAIN_COOKIE, "")


async def person_of(connection: Connection, people: People) -> Person | None:
    token = token_of(connection)
    return await people.by_token(hash_of(token)) if token else None


def require(person: Person | None) -> Person:
    if person is None:
        raise IllegalAction("forbidden", "say who you are first: POST /api/me with a name")
    return person
