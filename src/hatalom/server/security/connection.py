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


BROWSERS = {"Firefox": "Firefox", "Edg": "Edge", "OPR": "Opera", "Chrome": "Chrome", "Safari": "Safari"}
SYSTEMS = {name: name for name in ("Android", "iPhone", "iPad", "Windows", "Mac", "Linux")}


def browser_of(connection: Connection) -> str:
    """How a browser is called in the list of somebody's sessions: "Firefox, Linux".  Nothing else of it is kept."""
    agent = connection.headers.get("user-agent", "")
    words = (next((name for sign, name in names.items() if sign in agent), "") for names in (BROWSERS, SYSTEMS))
    return ", ".join(word for word in words if word)
