"""What a connection tells of itself."""

from typing import Any

from litestar.connection import ASGIConnection

Connection = ASGIConnection[Any, Any, Any, Any]
LOCAL_HOSTS = ("localhost", "127.0.0.1", "::1")


def is_private(connection: Connection) -> bool:
    """Whether nobody on the way can read along: https, or this very machine."""
    return connection.url.scheme in ("https", "wss") or (connection.url.hostname or "") in LOCAL_HOSTS


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client is not None else "?"
