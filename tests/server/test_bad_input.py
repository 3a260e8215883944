"""Bad input of every kind: it is refused with a reason, nothing breaks, and the server's log stays empty."""

import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from hatalom.server.app import App
from hatalom.server.settings import Settings
from tests.server.conftest import GAME, HOSTS, AtOnce, Person, create_app, database_of

LONG = "x" * 300
DIGITS = "9" * 5000


@pytest.fixture(scope="module")
def client(
    kind_of_database: str, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[TestClient[App]]:
    """A server with a built client: a name that is too long is noticed only in a folder that is there."""
    folder = tmp_path_factory.mktemp("server")
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<head>\n  </head>")
    with database_of(kind_of_database, folder, request) as address:
        settings = Settings(address, pace=0, window_delay=(0, 0), static=static, rate_limits=False, hosts=HOSTS)
        with TestClient(create_app(settings, AtOnce(1, 10)), base_url="https://table.local") as running:
            yield running


@pytest.fixture(autouse=True)
def nothing_is_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Input that somebody else has made up is no fault of ours."""
    yield
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def check_refused(answer: Any) -> None:
    assert 400 <= answer.status_code < 500, answer.text
    if answer.headers["content-type"].startswith("application/json"):
        assert answer.json()["message"]


@pytest.mark.parametrize(
    "path",
    [
        f"/{LONG}",
        f"/assets/{LONG}",
        f"/assets/{LONG}.js",
        f"/tables/{LONG}",
        f"/tables/{LONG}/x.js",
        f"/{'x/' * 3000}x",
        "/%ff",
        "/assets/%ff.js",
        "/assets/%00.js",
        "/tables/%00",
        "/learn/%00/x",
        "/rules/%ed%a0%80",
    ],
)
def test_addresses_of_pages(client: TestClient[App], path: str) -> None:
    assert client.get(path).status_code in (200, 404)  # a page finds out by itself that there is no such table


CHRONICLE = ("/chronicle", "/card.png", "/annotations")


@pytest.mark.parametrize("table", [LONG, "%00", "a%00b", "%ff", "%ed%a0%80", "..%2f..", DIGITS])
@pytest.mark.parametrize(
    "call", ["", "/journal", "/notes", "/at/3", "/analysis", "/study/3", "/texts/en", "/orders?seat=orange", *CHRONICLE]
)
def test_tables_that_cannot_be(anna: Person, table: str, call: str) -> None:
    check_refused(anna.get(f"/api/tables/{table}{call}"))


@pytest.mark.parametrize(
    "path",
    [
        f"/api/tables/x/at/{DIGITS}",
        "/api/tables/x/at/-1",
        "/api/tables/x/at/%D9%A3",
        f"/api/tables?list={LONG}",
        "/api/tables?list=%00",
        f"/api/games/{LONG}/texts/en",
        f"/api/games/{GAME}/texts/{LONG}",
        "/api/games/%00/rules/en",
        f"/api/games/{GAME}/rules/%00",
        f"/api/games/{GAME}/lessons/texts/%ff",
    ],
)
def test_calls_that_cannot_be(anna: Person, path: str) -> None:
    check_refused(anna.get(path))


BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"name"',
    b"[" * 15_000,
    b"[" * 15_000 + b"]" * 15_000,
    b'{"name":' * 10_000 + b"1" + b"}" * 10_000,
    b'{"name": ' + b"[" * 15_000 + b"]" * 15_000 + b"}",
    b'{"unknown": ' + b"[" * 15_000 + b"]" * 15_000 + b"}",
    b'{"name": "\xff"}',
    b'{"name": "\xed\xa0\x80"}',
    b'{"name": "\\ud800"}',
    b'{"\xff": 1}',
    b'{"name": 1e999999}',
    b'{"name": ' + DIGITS.encode() + b"}",
    b"\xff\xfe",
    b"\x00",
]


@pytest.mark.parametrize("body", BODIES, ids=lambda body: body[:14].decode("latin-1"))
@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/tables/x/act", "/api/tables/x/say", "/api/journals"])
def test_bodies(anna: Person, path: str, body: bytes) -> None:
    anna.client.cookies.clear()
    headers = {**anna.headers, "Content-Type": "application/json"}
    answer = anna.client.post(path, content=body, headers=headers)
    check_refused(answer)
    assert answer.json()["error"] in ("bad-request", "not-found")


def test_a_field_called_as_something_the_server_gives_to_its_routes(anna: Person) -> None:
    answer = anna.post("/api/complaints", {"person": "\0"})
    check_refused(answer)
    assert answer.json()["error"] == "bad-request"
    assert "$.data.person" in answer.json()["message"]


def nested(depth: int) -> Any:
    inner: Any = 1
    for _ in range(depth):
        inner = {"x": inner}
    return inner


@pytest.mark.parametrize("depth", [30, 300, 900])
@pytest.mark.parametrize("where", ["map", "names", "cards", "en"])
def test_overlays_nested_deeply(anna: Person, where: str, depth: int) -> None:
    deep = {"names": {"en": nested(depth)}} if where == "en" else {where: nested(depth)}
    seats = [{"seat": "orange", "who": "me"}, {"seat": "white", "who": "open"}]
    body = {"game": GAME, "seats": seats, "overlay": deep}
    check_refused(anna.post("/api/tables", body))
    check_refused(anna.post("/api/journals", {"text": "hatalom-journal 1\n", "overlay": deep}))


def in_bytes(headers: dict[str, str]) -> dict[bytes, bytes]:
    """Headers as they travel: any byte may come."""
    return {key.encode("latin-1"): value.encode("latin-1") for key, value in headers.items()}


@pytest.mark.parametrize(
    "media", ["", "text/plain", "application/x-www-form-urlencoded", "\xff", "application/json; charset=\xff"]
)
def test_content_types(anna: Person, media: str) -> None:
    anna.client.cookies.clear()
    headers = in_bytes({**anna.headers, "Content-Type": media})
    answer = anna.client.post("/api/me", content=b'{"name": "Anna"}', headers=headers)
    assert answer.status_code < 500


ORIGINS = [
    "http://[::1",
    "http://[::1]:x",
    "http://",
    "://",
    "http://table.local:99999999",
    "\xff",
    "null",
    "",
    "[",
    "]",
]


@pytest.mark.parametrize("origin", ORIGINS)
def test_origins(anna: Person, origin: str) -> None:
    headers = in_bytes({**anna.headers, "Origin": origin})
    answer = anna.client.post("/api/me", json={"name": "x"}, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (403, "forbidden")
    table = anna.open("me", "open")
    live = anna.client.websocket_connect(f"/api/tables/{table}/live", headers=headers)
    with pytest.raises(WebSocketDisconnect), live:
        raise AssertionError("the connection was accepted")


ODD_HOSTS = [
    "[",
    "[::1",
    "]",
    "a b",
    "a/b",
    "table.local:x",
    "table.local:99999999",
    "\xff",
    "@",
    "",
    "::1",
    "?",
    "#",
    "x" * 5000,
]


@pytest.mark.parametrize("host", ODD_HOSTS)
@pytest.mark.parametrize("path", ["/", "/api/me", "/tables/x", "/api/games", "/api/schema/openapi.json", "/api/docs"])
def test_hosts(client: TestClient[App], host: str, path: str) -> None:
    assert client.get(path, headers=in_bytes({"Host": host})).status_code in (400, 403)


@pytest.mark.parametrize("cookie", ["\xff", "__Host-hatalom=\xff", "__Host-hatalom=" + LONG, ";;;=", "a=b; " * 200])
def test_cookies(client: TestClient[App], cookie: str) -> None:
    answer = client.get("/api/me", headers=in_bytes({"Cookie": cookie}))
    assert answer.json()["known"] is False


@pytest.mark.parametrize("token", ["\xff", "", " ", LONG, "a b"])
def test_authorizations(client: TestClient[App], token: str) -> None:
    client.cookies.clear()
    answer = client.get("/api/me", headers=in_bytes({"Authorization": f"Bearer {token}"}))
    assert answer.json()["known"] is False


@pytest.mark.parametrize("since", [DIGITS, "-" + DIGITS, "\u0663", "1e5", "%00", "%ff", "0x10"])
def test_since_of_a_socket(anna: Person, since: str) -> None:
    table = anna.open("me", "open")
    with anna.live(table, f"?since={since}") as live:
        assert live.receive_json(timeout=10)["kind"] == "table"


@pytest.mark.parametrize("query", ["?as=%00", "?as=%ff", f"?as={LONG}", "?as=nobody", "?as=" + DIGITS])
@pytest.mark.parametrize("table", ["real", LONG, "%00", "%ff"])
def test_sockets_that_cannot_be(anna: Person, table: str, query: str) -> None:
    path = anna.open("me", "open") if table == "real" else table
    with pytest.raises(WebSocketDisconnect) as refused, anna.live(path, query) as live:
        live.receive_json(timeout=10)
    assert refused.value.code in (4400, 4403, 4404)


NASTY = ["\x00", "a\x00b", "\x1b[2J", "\u202e", "\ufffe", "😀", "' OR 1=1 --"]


@pytest.fixture
def anywhere(database: str) -> Iterator[TestClient[App]]:
    """A server on SQLite, and one on PostgreSQL, which refuses the character NUL in a text."""
    settings = Settings(database, pace=0, window_delay=(0, 0), rate_limits=False, hosts=HOSTS)
    with TestClient(create_app(settings, AtOnce(1, 10)), base_url="https://table.local") as running:
        yield running


def test_texts_that_databases_do_not_like(anywhere: TestClient[App]) -> None:
    anna = Person(anywhere, "Anna")
    table = anna.open("me", "me", same_screen=True)
    version = anna.table(table)["state"]["version"]
    for text in NASTY:
        password = f"{text}{'p' * 10}"
        calls: list[tuple[str, Any]] = [
            ("/api/me", {"name": text}),
            ("/api/me/account", {"login": f"{text}abc", "password": password}),
            ("/api/login", {"login": f"{text}abc", "password": password}),
            (f"/api/tables/{table}/say", {"text": text}),
            (f"/api/tables/{table}/say", {"text": "hello", "to": text}),
            (f"/api/tables/{table}/act", {"seat": "orange", "action": text, "version": version, "key": text}),
            (f"/api/tables/{table}/act", {"seat": text, "action": "recruit", "version": version, "key": text}),
            (f"/api/tables/{table}/undo", {"seat": "orange", "ply": 0, "version": version, "key": text}),
            (f"/api/tables/{table}/why", {"seat": "orange", "thing": text}),
            (f"/api/tables/{table}/menu", {"seat": "orange", "act": "hand_to_computer", "level": text}),
            (f"/api/tables/{table}/join", {"seat": "orange", "secret": text}),
            (f"/api/tables/{table}/report", {"ply": 0, "words": text}),
            (f"/api/tables/{table}/report", {"ply": 0, "words": "x", "seen_as": text}),
            ("/api/tables", {"game": text, "seats": []}),
            ("/api/tables", {"game": GAME, "seats": [{"seat": text, "who": "me"}]}),
            ("/api/tables", {"game": GAME, "seats": [], "options": {text: text}}),
            ("/api/tables", {"game": GAME, "seats": [], "overlay": {text: text}}),
            ("/api/journals", {"text": text}),
        ]
        for path, body in calls:
            answer = anna.post(path, body)
            assert answer.status_code < 500, (path, body, answer.text)
        for path, body in (
            (f"/api/tables/{table}/notes", {"text": text}),
            (f"/api/tables/{table}/orders", {"seat": "orange", "prompt": text, "order": text}),
        ):
            answer = anywhere.put(path, json=body, headers=anna.headers)
            assert answer.status_code < 500, (path, body, answer.text)
        assert anna.get(f"/api/tables/{json.dumps(text)}").status_code < 500
    for path in ("%00", "a%00b"):
        assert anna.get(f"/api/tables/{path}").status_code == 404
        assert anywhere.get(f"/tables/{path}").status_code in (200, 404, 503)  # the built page finds out by itself


def test_names_and_keys_are_stored_as_they_were_said(anywhere: TestClient[App]) -> None:
    """What the database can hold it holds: other scripts, signs made of two."""
    anna = Person(anywhere, "Ánna 😀 Анна")
    assert anna.get("/api/me").json()["name"] == "Ánna 😀 Анна"
    table = anna.open("me", "me", same_screen=True)
    anywhere.put(f"/api/tables/{table}/notes", json={"text": "Κεντ\n\t😀"}, headers=anna.headers)
    assert anna.get(f"/api/tables/{table}/notes").json() == {"text": "Κεντ\n\t😀"}
