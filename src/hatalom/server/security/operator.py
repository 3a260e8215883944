"""The operator: somebody who knows the token that the server was started with."""

import hmac
import ipaddress
from collections.abc import Iterable

from hatalom.core.errors import BadFile, IllegalAction
from hatalom.server.security.connection import Connection, address_of
from hatalom.server.security.rates import Rates

LEAST_LENGTH = 16
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Operator:
    """Without a token there is no operator; figures are told to the machines of `networks` too."""

    def __init__(self, token: str, networks: Iterable[str], is_limited: bool = True) -> None:
        self.token = token
        self.networks = [network_of(text) for text in networks]
        self._attempts = Rates(0.1, 10, is_limited)
        if token and (len(token) < LEAST_LENGTH or not token.isascii() or not token.isprintable()):
            raise BadFile(f"the operator's token needs at least {LEAST_LENGTH} plain letters, digits or signs")

    def check(self, connection: Connection) -> None:
        """Refuses everybody else; whoever guesses has few attempts."""
        if not self.token:
            raise IllegalAction("forbidden", "this server has no operator: start it with --operator-token-file")
        scheme, _, given = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer" or not given:
            raise IllegalAction("forbidden", "only the operator may see this: Authorization: Bearer and his token")
        if not hmac.compare_digest(given.encode(), self.token.encode()):
            self._attempts.take(address_of(connection))
            raise IllegalAction("forbidden", "this is not the operator's token")

    def check_for_figures(self, connection: Connection) -> None:
        if not self._is_near(address_of(connection)):
            self.check(connection)

    def _is_near(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.networks)


def network_of(text: str) -> Network:
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError as error:
        raise BadFile(f"{text!r} is no address and no network, such as 10.0.0.7 or 10.0.0.0/8") from error
