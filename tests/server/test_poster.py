"""Posting to addresses that visitors have named: public ones only, and no other way round."""

import asyncio
import ipaddress
from typing import Any

import pytest

from hatalom.core.errors import BadFile, IllegalAction
from hatalom.server.post.mail import checked_mail, mail_server_of
from hatalom.server.post.poster import Poster, Unsent, is_public, parts_of

PRIVATE = ["127.0.0.1", "10.0.0.7", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "::1"]
WRAPPED = ["::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "fe80::1", "fc00::1", "ff02::1"]


@pytest.mark.parametrize("address", [*PRIVATE, *WRAPPED])
def test_nothing_of_this_house_or_its_network_is_public(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946"])
def test_addresses_of_the_world_are_public(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "url",
    ["http://a.example", "https://", "https://u:p@a.example", "https://a.example/\r\nX: y", "ftp://a", "https://a b"],
)
def test_only_plain_https_addresses_are_taken(url: str) -> None:
    with pytest.raises(IllegalAction):
        parts_of(url)


def test_a_name_of_which_one_address_is_private_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the name is looked up once: what it points to afterwards makes no difference."""
    asked: list[str] = []

    async def two(self: Any, host: str, port: int, **more: Any) -> list[Any]:
        asked.append(host)
        return [(0, 0, 0, "", ("93.184.216.34", port)), (0, 0, 0, "", ("127.0.0.1", port))]

    async def post() -> None:
        await Poster().post("https://rebinding.example/hook", b"{}", {})

    monkeypatch.setattr(asyncio.base_events.BaseEventLoop, "getaddrinfo", two)
    with pytest.raises(Unsent, match="not a public one") as refused:
        asyncio.run(post())
    assert refused.value.is_final
    assert asked == ["rebinding.example"]


@pytest.mark.parametrize(
    "address", ["a@b", "a@example.org\r\nBcc: x@example.org", "<a@example.org>", "a b@example.org"]
)
def test_no_header_is_smuggled_in_with_a_mail_address(address: str) -> None:
    with pytest.raises(IllegalAction):
        checked_mail(address)


def test_the_operator_is_told_what_is_wrong_with_his_mail_server() -> None:
    server = mail_server_of("smtps://me:p%40ss@mail.example.org/?from=house@example.org")
    assert (server.port, server.password, server.is_sealed) == (465, "p@ss", True)
    for wrong in ("http://mail.example.org", "smtp://mail.example.org", "smtp://h:port/?from=a@example.org"):
        with pytest.raises(BadFile):
            mail_server_of(wrong)
