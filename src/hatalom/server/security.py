"""Who somebody is, and whether a request came from our own pages: cookies, Origin, headers, rates."""

import hashlib
import secrets
import time
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import Message, Scope

from hatalom.core.errors import IllegalAction
from hatalom.server.store import Guest, Store

PRIVATE_COOKIE = "__Host-hatalom"
PLAIN_COOKIE = "hatalom"
LOCAL_HOSTS = ("localhost", "127.0.0.1", "::1")
YEAR = 365 * 24 * 3600
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
Connection = ASGIConnection[Any, Any, Any, Any]


def is_private(connection: Connection) -> bool:
    """Whether nobody on the way can read along: https, or this very machine."""
    return connection.url.scheme in ("https", "wss") or (connection.url.hostname or "") in LOCAL_HOSTS


def new_token() -> str:
    """256 bits; only its hash is stored."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


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


async def guest_of(connection: Connection, store: Store) -> Guest | None:
    token = token_of(connection)
    return await store.guest_by_token(hash_of(token)) if token else None


def require(guest: Guest | None) -> Guest:
    if guest is None:
        raise IllegalAction("forbidden", "say who you are first: POST /api/me with a name")
    return guest


def is_own_origin(connection: Connection) -> bool:
    """Browsers tell where a request comes from; one without that comes from a script and brings no cookie by itself."""
    origin = connection.headers.get("origin")
    if origin is not None:
        return urlsplit(origin).netloc == connection.headers.get("host", "")
    return connection.headers.get("sec-fetch-site", "none") in ("same-origin", "none")


async def check_origin(request: Request[Any, Any, Any]) -> None:
    """Before every unsafe request."""
    if request.method not in SAFE_METHODS and not is_own_origin(request):
        raise IllegalAction("forbidden", "this request comes from another site")


class Rates:
    """Token buckets: so many a second, and a reserve for a burst."""

    def __init__(self, per_second: float, burst: int, enabled: bool = True) -> None:
        self.per_second = per_second
        self.burst = burst
        self.enabled = enabled
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, who: str) -> None:
        if not self.enabled:
            return
        now = time.monotonic()
        left, seen = self._buckets.get(who, (float(self.burst), now))
        left = min(float(self.burst), left + (now - seen) * self.per_second)
        if left < 1:
            raise IllegalAction("too-many", "too many requests: wait a moment")
        self._buckets[who] = (left - 1, now)
        if len(self._buckets) > 10_000:
            self._forget_full(now)

    def _forget_full(self, now: float) -> None:
        full_after = self.burst / self.per_second
        self._buckets = {who: entry for who, entry in self._buckets.items() if now - entry[1] < full_after}


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client is not None else "?"


async def add_headers(message: Message, _: Scope) -> None:
    """The security headers on every answer, errors and files included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for key, value in HEADERS.items():
            headers[key] = value
