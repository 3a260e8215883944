"""How many connections one person, and one address, may have open."""

import ipaddress
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from hatalom.core.errors import IllegalAction

MOST_EACH = 40
MOST_FROM_AN_ADDRESS = 400
"""A school or a club may sit behind one address."""


class Sockets:
    def __init__(self, enabled: bool = True) -> None:
        self.enabled = enabled
        self._open: Counter[str] = Counter()

    @contextmanager
    def place(self, person: str, address: str) -> Iterator[None]:
        """A connection of this person from this address; refused if there are too many already."""
        limits = {f"person {person}": MOST_EACH} if person else {}
        if not _is_here(address):
            limits[f"address {address}"] = MOST_FROM_AN_ADDRESS
        if self.enabled and any(self._open[who] >= most for who, most in limits.items()):
            raise IllegalAction("too-many", "too many open connections: close some windows first")
        self._open.update(limits.keys())
        try:
            yield
        finally:
            self._open.subtract(limits.keys())
            self._open = +self._open


def _is_here(address: str) -> bool:
    """This very machine: a proxy here, of which nobody has said whose word it brings, speaks for everybody."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
