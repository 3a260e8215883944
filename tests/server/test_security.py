"""Cookies, origins, headers, rates, sizes: what keeps strangers out."""

import socket
import sqlite3
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from hatalom.core.errors import IllegalAction
from hatalom.server.app import App
from hatalom.server.security import rates
from hatalom.server.security.hosts import Hosts
from hatalom.server.security.rates import Rates
from hatalom.server.security.tokens import hash_of
from hatalom.server.settings import Settings
from tests.server.conftest import HOSTS, AtOnce, Person, create_app, token_in
from tests.server.running import Running


def test_a_private_connection_gets_a_host_cookie(client: TestClient[App]) -> None:
    answer = client.post("/api/me", json={"name": "Anna"})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-hatalom=")
    assert {"HttpOnly", "Secure", "SameSite=lax", "Path=/"} <= {part.strip() for part in cookie.split(";")}
    me = {"name": "Anna", "known": True, "account": None, "private": True, "laboratory": False}
    assert answer.json() == {**me, "returns": False, "moderator": False, "client": ""}


def test_a_plain_connection_gets_a_plain_cookie_and_says_so(settings: Settings) -> None:
    attic = replace(settings, hosts=("attic.local",))
    with TestClient(create_app(attic, AtOnce(1, 1)), base_url="http://attic.local") as client:
        answer = client.post("/api/me", json={"name": "Anna"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("hatalom=")
        assert "HttpOnly" in cookie
        assert "Secure" not in cookie
        assert answer.json()["private"] is False
        assert client.get("/api/me").json()["name"] == "Anna"


def test_an_operator_allows_names(tmp_path: Path) -> None:
    with Running(tmp_path / "test.sqlite", options=("--allow-host=games.example.org",)) as server:
        known, unknown = (
            httpx.get(f"{server.url}/api/games", headers={"Host": name}, timeout=60)
            for name in ("games.example.org", "other.example.org")
        )
    assert known.status_code == 200
    assert unknown.status_code == 403
    assert "--allow-host" in unknown.json()["message"]


@pytest.mark.sqlite
def test_tokens_are_long_and_stored_hashed(client: TestClient[App], tmp_path: Path) -> None:
    token = token_in(client.post("/api/me", json={"name": "Anna"}))
    assert len(token) >= 43  # 256 bits in base 64
    with sqlite3.connect(tmp_path / "test.sqlite") as database:
        stored = [row[0] for row in database.execute("select token_hash from sessions")]
        everything = "".join(str(row) for row in database.iterdump())
    assert stored == [hash_of(token)]
    assert token not in everything


def test_a_wrong_token_is_nobody(client: TestClient[App], anna: Person) -> None:
    client.cookies.clear()
    answer = client.get("/api/me", headers={"Authorization": "Bearer nonsense"})
    assert answer.json()["known"] is False


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Origin": "https://table.local"}, 200),
        ({"Origin": "HTTPS://Table.Local"}, 200),
        ({"Origin": "http://table.local"}, 403),
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "https://table.local:444"}, 403),
        ({"Origin": "https://table.local.evil.example"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Sec-Fetch-Site": "same-origin"}, 200),
    ],
)
def test_unsafe_requests_come_from_our_own_pages(client: TestClient[App], headers: dict[str, str], status: int) -> None:
    assert client.post("/api/me", json={"name": "Anna"}, headers=headers).status_code == status
    assert client.get("/api/me", headers=headers).status_code == 200


def test_the_socket_checks_the_origin_too(client: TestClient[App], anna: Person) -> None:
    table = anna.open("me", "open")
    headers = {**anna.headers, "Origin": "https://evil.example"}
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/api/tables/{table}/live", headers=headers):
        raise AssertionError("the connection was accepted")


@pytest.mark.parametrize("origin", ["https://table.local", "wss://table.local", "ws://table.local"])
def test_a_socket_counts_as_part_of_its_page(client: TestClient[App], anna: Person, origin: str) -> None:
    """The test's own sockets are plain ones (ws), so their page is at http."""
    table = anna.open("me", "open")
    own = {**anna.headers, "Origin": "http://table.local"}
    with client.websocket_connect(f"/api/tables/{table}/live", headers=own) as live:
        assert live.receive_json(timeout=10)["kind"] == "table"
    foreign = {**anna.headers, "Origin": origin}
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/api/tables/{table}/live", headers=foreign):
        raise AssertionError("the connection was accepted")


@pytest.mark.parametrize("host", ["evil.example", "table.local.evil.example", "xtable.local", "localhost.evil.example"])
def test_under_a_name_that_is_not_ours_nothing_is_answered(client: TestClient[App], anna: Person, host: str) -> None:
    """DNS rebinding: a name of another site points to this machine, and its pages ask us as if we were that site."""
    table = anna.open("me", "open")
    headers = {**anna.headers, "Host": host, "Origin": f"https://{host}"}
    for path in ("/", "/api/me", "/api/tables", f"/api/tables/{table}", "/api/docs", "/assets/x.js"):
        assert client.get(path, headers=headers).status_code == 403
    refused = client.post("/api/me", json={"name": "x"}, headers=headers)
    assert (refused.status_code, refused.json()["error"]) == (403, "forbidden")
    assert "--allow-host" in refused.json()["message"]
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/api/tables/{table}/live", headers=headers):
        raise AssertionError("the connection was accepted")


def test_the_names_a_server_knows() -> None:
    machine = socket.gethostname()
    ours = ["localhost", "LOCALHOST:8321", "127.0.0.1", "192.168.1.7:80", "[::1]:8321", machine, f"{machine}.local:1"]
    for host in ours:
        assert Hosts().knows(host), host
    for host in (
        "hatalom.example.org",
        "",
        "::1",
        "[::1",
        "localhost:",
        "localhost:123456",
        "a b",
        "127.0.0.1.evil.example",
    ):
        assert not Hosts().knows(host), host
    assert Hosts(["Hatalom.example.org"]).knows("hatalom.example.org:443")
    assert Hosts(["*"]).knows("anything.example")
    assert not Hosts(["*"]).knows("no host")


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nowhere", "/api/docs", "/table/xyz"])
def test_every_answer_has_the_security_headers(client: TestClient[App], path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"


def test_state_never_changes_by_get(client: TestClient[App]) -> None:
    methods = {
        (str(method), route.path_format)
        for route in client.app.routes
        for method in getattr(route, "methods", ())
        if "/act" in route.path_format or "/join" in route.path_format or "/menu" in route.path_format
    }
    assert {method for method, _ in methods} <= {"POST", "OPTIONS"}


def test_rates() -> None:
    limit = Rates(0.001, 3)
    for _ in range(3):
        limit.take("anna")
    limit.take("bela")
    with pytest.raises(IllegalAction) as refused:
        limit.take("anna")
    assert refused.value.code == "too-many"


def test_the_general_limit_counts_every_call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also calls that do not care who asks.  The clock stands still, so nobody is forgiven meanwhile."""
    monkeypatch.setattr(rates, "time", SimpleNamespace(monotonic=lambda: 0.0))
    settings = Settings(f"sqlite:///{tmp_path / 'test.sqlite'}", hosts=HOSTS)
    with TestClient(create_app(settings, AtOnce(1, 10)), base_url="https://table.local") as client:
        codes = {client.get("/api/games").status_code for _ in range(201)}
    assert codes == {200, 429}


def test_too_many_newcomers_from_one_address(client: TestClient[App]) -> None:
    codes = []
    for _ in range(40):
        client.cookies.clear()
        codes.append(client.post("/api/me", json={"name": "x"}).status_code)
    assert codes[0] == 200
    assert codes[-1] == 429


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/me", {"name": "x" * 41}),
        ("/api/login", {"login": "anna", "password": "short"}),
        ("/api/login", {"login": "a" * 81, "password": "long enough"}),
        ("/api/tables", {"game": "g" * 41, "seats": []}),
        ("/api/tables", {"game": "power_and_weakness", "seats": [{"seat": "orange", "who": "me"}] * 9}),
        ("/api/tables/x/say", {"text": "x" * 501}),
        ("/api/tables/x/join", {"seat": "orange", "secret": "x" * 81}),
        ("/api/tables/x/why", {"seat": "orange", "thing": "x" * 121}),
    ],
)
def test_every_input_has_a_size(anna: Person, path: str, body: object) -> None:
    answer = anna.post(path, body)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-request")


def test_a_body_has_a_size_too(anna: Person) -> None:
    answer = anna.post("/api/tables", {"game": "x", "seats": [], "overlay": {"x": "y" * 200_000}})
    assert answer.status_code == 413


def test_names_and_chat_lose_their_control_characters_and_nothing_else(client: TestClient[App]) -> None:
    anna = Person(client, "  An\x00na\n<b> ")
    assert anna.get("/api/me").json()["name"] == "An na <b>"
    table = anna.open("me", "open")
    assert anna.post(f"/api/tables/{table}/say", {"text": "<script>1</script>\x1b[2J"}).status_code == 204
    line = anna.table(table)["chat"][0]
    assert (line["text"], line["name"], line["seat"]) == ("<script>1</script> [2J", "An na <b>", "orange")
    assert anna.post(f"/api/tables/{table}/say", {"text": " \n "}).status_code == 400


def test_accounts(client: TestClient[App], anna: Person, bela: Person) -> None:
    table = anna.open("me", "novice")
    account = {"login": "Anna@example.org", "password": "correct horse"}
    claimed = anna.post("/api/me/account", account)
    assert claimed.json()["account"] == "anna@example.org"
    anna.headers = {"Authorization": f"Bearer {token_in(claimed)}"}
    assert anna.post("/api/me/account", account).status_code == 403
    assert bela.post("/api/me/account", account).status_code == 403
    elsewhere = Person(client)
    assert elsewhere.post("/api/login", {**account, "password": "wrong horse"}).status_code == 403
    assert elsewhere.post("/api/login", {**account, "login": "nobody"}).status_code == 403
    back = elsewhere.post("/api/login", account)
    elsewhere.headers = {"Authorization": f"Bearer {token_in(back)}"}
    assert elsewhere.table(table)["state"]["viewer"] == "orange"
    elsewhere.post("/api/logout", {})
    assert elsewhere.get("/api/me").json()["known"] is False
    assert anna.get("/api/me").json()["known"] is True


def test_whoever_proves_who_he_is_gets_a_new_token(client: TestClient[App], anna: Person) -> None:
    """A token that somebody else has planted or read before is worth nothing afterwards."""
    account = {"login": "anna", "password": "correct horse"}
    before = anna.headers
    claimed = anna.post("/api/me/account", account)
    anna.headers = {"Authorization": f"Bearer {token_in(claimed)}"}
    assert anna.get("/api/me").json()["account"] == "anna"
    assert client.get("/api/me", headers=before).json()["known"] is False
    guest = Person(client, "Planted")
    back = guest.post("/api/login", account)
    client.cookies.clear()
    assert client.get("/api/me", headers=guest.headers).json()["known"] is False
    assert token_in(back) not in (before["Authorization"], guest.headers["Authorization"].split()[1])
    assert anna.get("/api/me").json()["known"] is True


@pytest.mark.sqlite
def test_passwords_are_hashed_with_argon2(client: TestClient[App], anna: Person, tmp_path: Path) -> None:
    anna.post("/api/me/account", {"login": "anna", "password": "correct horse"})
    with sqlite3.connect(tmp_path / "test.sqlite") as database:
        (stored,) = database.execute("select password_hash from accounts").fetchone()
    assert stored.startswith("$argon2id$")


def test_files_outside_the_client_are_not_served(settings: Settings, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Hatalom</title>")
    (static / "assets" / "app.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    with TestClient(create_app(settings, AtOnce(1, 1)), base_url="https://table.local") as client:
        assert "Hatalom" in client.get("/").text
        assert "Hatalom" in client.get("/table/xyz").text
        script = client.get("/assets/app.js")
        assert (script.text, "immutable" in script.headers["cache-control"]) == ("1", True)
        assert client.get("/assets/none.js").status_code == 404
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/..%5csecret.txt"):
            assert "secret" not in client.get(path).text
        assert client.get("/api/nowhere").json()["error"] == "not-found"


def test_without_a_client_the_page_says_what_to_do(client: TestClient[App]) -> None:
    answer = client.get("/")
    assert answer.status_code == 503
    assert "make web" in answer.text
