"""Whether a request comes from our own pages."""

from typing import Any
from urllib.parse import urlsplit

from litestar import Request

from hatalom.core.errors import IllegalAction
from hatalom.server.security.connection import Connection

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


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
