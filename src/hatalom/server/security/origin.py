"""Whether a request comes from our own pages."""

from hatalom.core.errors import IllegalAction
from hatalom.server.asked import AnyRequest
from hatalom.server.security.connection import Connection

SCHEMES = {"http": "http", "https": "https", "ws": "http", "wss": "https"}
"""A socket's origin is that of the page which opened it."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


def is_own_origin(connection: Connection) -> bool:
    """Browsers tell where a request comes from; one without that comes from a script and brings no cookie by itself."""
    origin = connection.headers.get("origin")
    if origin is not None:
        scheme = SCHEMES.get(connection.scope["scheme"], "")
        return origin.lower() == f"{scheme}://{connection.headers.get('host', '')}".lower()
    return connection.headers.get("sec-fetch-site", "none") in ("same-origin", "none")


def check_origin(request: AnyRequest) -> None:
    """Whatever changes something must come from our own pages."""
    if request.method not in SAFE_METHODS and not is_own_origin(request):
        raise IllegalAction("forbidden", "this request comes from another site")
