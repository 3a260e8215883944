"""Posting to an address that a visitor has named: by https, to public addresses only.

The name is looked up once, and that very address is connected to: a name that points elsewhere a moment later (DNS
rebinding) leads nowhere.  Nobody is followed to another place.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Callable, Mapping
from functools import cached_property
from urllib.parse import urlsplit

import msgspec

from hatalom.core.errors import IllegalAction

PATIENCE_SECONDS = 10.0
MOST_BYTES = 4096
WRAPPED = tuple(ipaddress.ip_network(text) for text in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32"))
"""Addresses that stand for others."""
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Unsent(Exception):
    """Something could not be sent; `is_final` says that trying again is of no use."""

    def __init__(self, why: str, is_final: bool = False) -> None:
        super().__init__(why)
        self.is_final = is_final


class Answer(msgspec.Struct, frozen=True):
    status: int
    text: str


def is_public(address: Address) -> bool:
    """Whether an address belongs to somebody in the world, and not to this house or its network."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if any(address in network for network in WRAPPED):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


class Poster:
    """`allows` says which addresses may be posted to, `context` which certificates are believed."""

    def __init__(self, allows: Callable[[Address], bool] = is_public, context: ssl.SSLContext | None = None) -> None:
        self.allows = allows
        self.given_context = context

    @cached_property
    def context(self) -> ssl.SSLContext:
        """Reading the machine's certificates takes time: a house that posts nothing does not."""
        return self.given_context or ssl.create_default_context()

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                return await self._post(url, body, headers)
        except TimeoutError as error:
            raise Unsent("no answer in time") from error
        except (OSError, ssl.SSLError, UnicodeError, ValueError) as error:
            raise Unsent(str(error) or type(error).__name__) from error

    async def _post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        host, port, path = parts_of(url)
        address = await self._address_of(host, port)
        reader, writer = await asyncio.open_connection(address, port, ssl=self.context, server_hostname=host)
        try:
            named = host if port == 443 else f"{host}:{port}"
            lines = {"Host": named, "Connection": "close", "Content-Length": str(len(body)), **headers}
            head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
            writer.write(f"POST {path} HTTP/1.1\r\n{head}\r\n".encode() + body)
            await writer.drain()
            return _answer(await reader.read(MOST_BYTES))
        finally:
            writer.close()

    async def _address_of(self, host: str, port: int) -> str:
        """One address of a host; all that it has must be public, so that no luck decides."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(entry[4][0]) for entry in found]
        if not addresses or not all(self.allows(ipaddress.ip_address(one.split("%")[0])) for one in addresses):
            raise Unsent("this address is not a public one", is_final=True)
        return addresses[0]


def parts_of(url: str) -> tuple[str, int, str]:
    """Host, port and path of an https address; refuses every other one."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port or 443
    except ValueError as error:
        raise IllegalAction("bad-request", f"this is no address: {error}") from error
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    is_plain = url.isascii() and url.isprintable() and " " not in url
    if parts.scheme != "https" or not host or parts.username is not None or not is_plain:
        raise IllegalAction("bad-request", "an address begins with https:// and names no user")
    return host, port, path


def _answer(data: bytes) -> Answer:
    head, _, text = data.partition(b"\r\n\r\n")
    words = head.split(b"\r\n", 1)[0].split()
    if len(words) < 2 or not words[0].startswith(b"HTTP/1.") or not words[1].isdigit():
        raise Unsent("this is no answer of a web server")
    return Answer(int(words[1]), text.decode("utf-8", "replace"))
