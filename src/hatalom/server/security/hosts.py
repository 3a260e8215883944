"""The names under which this server answers.

A page of another site can let its own name point to this machine (DNS rebinding); the browser then takes us for that
site and shows it our answers.  It cannot do so with an address, nor with a name that is ours.  So a request is answered
only if it names an address, this machine, or a name that the operator has allowed.
"""

import ipaddress
import re
import socket
from collections.abc import Iterable

from hatalom.core.errors import IllegalAction
from hatalom.server.security.connection import Connection

ANY = "*"
HOST = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(?::\d{1,5})?", re.IGNORECASE | re.ASCII)


class Hosts:
    def __init__(self, allowed: Iterable[str] = ()) -> None:
        machine = socket.gethostname().lower()
        self.names = {"localhost", machine, f"{machine}.local", *(name.lower() for name in allowed)}

    def knows(self, host: str) -> bool:
        """Whether a Host header names this server; one that is no host at all names nobody."""
        parts = HOST.fullmatch(host)
        if parts is None:
            return False
        name = parts["name"].lower()
        return ANY in self.names or name in self.names or _is_address(name.strip("[]"))

    def check(self, connection: Connection) -> None:
        host = connection.headers.get("host", "")
        if not self.knows(host):
            raise IllegalAction(
                "forbidden",
                f"this server does not know itself as {host[:80]!r}; its operator can allow it: --allow-host",
            )


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
