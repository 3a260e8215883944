"""The client's pages: they name the files their place needs, and built files come packed."""

import gzip
import json
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from hatalom.server.app import App
from hatalom.server.front import LESSON, LOBBY, START, TABLE, parts_for
from hatalom.server.settings import Settings
from tests.server.conftest import GAME, AtOnce, Person, create_app

PUBLIC = Path(__file__).resolve().parents[2] / "web/public"
SCRIPT = "console.log('a map')" * 100
BROTLI = b"a map, packed by brotli"
MANIFEST = {
    "index.html": {"file": "assets/index-1.js", "imports": ["_shared-2.js"]},
    "_shared-2.js": {"file": "assets/shared-2.js", "css": ["assets/shared-2.css"]},
    TABLE: {"file": "assets/Table-3.js", "imports": ["_shared-2.js"], "css": ["assets/Table-3.css"]},
    f"src/games/{GAME}/index.ts": {"file": "assets/game-4.js", "imports": ["_map-5.js", "_shared-2.js"]},
    "_map-5.js": {"file": "assets/map-5.js"},
    "fonts/alegreya-latin-500-normal.woff2": {"file": "assets/alegreya-6.woff2"},
    "fonts/alegreya-latin-500-italic.woff2": {"file": "assets/italic-7.woff2"},
}


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient[App]]:
    assets = settings.static / "assets"
    assets.mkdir(parents=True)
    page = '<head>\n    <script src="/assets/index-1.js"></script><link href="/assets/shared-2.js">\n  </head>'
    (settings.static / "index.html").write_text(page)
    (settings.static / "manifest.json").write_text(json.dumps(MANIFEST))
    (assets / "map-5.js").write_text(SCRIPT)
    (assets / "map-5.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (assets / "ground-8.js").write_text(SCRIPT)
    (assets / "ground-8.js.br").write_bytes(BROTLI)
    with TestClient(create_app(settings, AtOnce(1, 1)), base_url="https://table.local") as client:
        yield client


def test_a_page_can_tell_that_it_is_out_of_date(client: TestClient[App], settings: Settings) -> None:
    anna = Person(client, "Anna")
    for number in (1, 2):
        page = f'<script type="module" crossorigin src="/assets/index-{number}.js"></script>'
        (settings.static / "index.html").write_text(page)
        os.utime(settings.static / "index.html", (number, number))
        assert anna.get("/api/me").json()["client"] == f"/assets/index-{number}.js"
    (settings.static / "index.html").unlink()
    assert anna.get("/api/me").json()["client"] == ""


def test_a_rule_has_an_address_and_a_missing_file_has_none(client: TestClient[App]) -> None:
    for rule in ("11.5", "11.5a", "8.4r1", "R40"):
        assert client.get(f"/rules/{GAME}/{rule}").headers["content-type"].startswith("text/html")
    for file in ("nothing.js", "rules/nothing.PNG", "nothing.webmanifest"):
        assert client.get(f"/{file}").status_code == 404


def test_the_app_can_be_installed(client: TestClient[App], settings: Settings) -> None:
    (settings.static / "worker.js").write_text("0")
    worker = client.get("/worker.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert worker.headers["content-type"].startswith("text/javascript")
    for name in PUBLIC.iterdir():
        shutil.copy(name, settings.static)
    for lang in ("en", "hu"):
        answer = client.get(f"/app.{lang}.webmanifest")
        assert answer.headers["content-type"].startswith("application/manifest+json")
        about = answer.json()
        assert (about["lang"], about["display"], about["start_url"]) == (lang, "standalone", "/")
        for icon in about["icons"]:
            picture = client.get(icon["src"])
            assert picture.headers["content-type"] == icon["type"]
            if icon["type"] == "image/png":
                size = f"{int.from_bytes(picture.content[16:20])}x{int.from_bytes(picture.content[20:24])}"
                assert size == icon["sizes"]


def test_a_place_begins_with_its_own_parts() -> None:
    assert parts_for("/") == (START, LOBBY)
    assert parts_for("/play") == (LOBBY,)
    assert parts_for("/tables/abc", GAME) == (TABLE, f"src/games/{GAME}/index.ts")
    assert parts_for("/tables/abc") == (TABLE,)
    assert parts_for(f"/learn/{GAME}/first") == (LESSON, TABLE, f"src/games/{GAME}/index.ts")
    assert parts_for("/learn/../first") == parts_for("/rules/x") == ()


def test_the_page_of_a_table_names_the_files_of_its_game(client: TestClient[App]) -> None:
    table = Person(client, "Anna").open("me", "novice")
    page = client.get(f"/tables/{table}").text
    for file in ("Table-3.js", "Table-3.css", "game-4.js", "map-5.js", "shared-2.css", "alegreya-6.woff2"):
        assert page.count(f'href="/assets/{file}"') == 1, file
    assert page.count("shared-2.js") == 1, "what the page loads by itself is not named again"
    assert "italic" not in page
    assert page.index("game-4.js") < page.index("</head>")


def test_the_lobby_brings_along_the_games_me_and_my_tables(client: TestClient[App]) -> None:
    name = "</script><b>Anna</b>"
    anna = Person(client, name)
    table = anna.open("me", "novice")
    page = anna.get("/")
    assert page.headers["cache-control"] == "private, no-cache"
    found = re.search(r'<script type="application/json" id="known">(.*?)</script>', page.text, re.DOTALL)
    assert found is not None
    assert "<" not in found[1], "a name ends no script"
    known = json.loads(found[1])
    assert known["games"] == anna.get("/api/games").json()
    assert known["me"] == anna.get("/api/me").json()
    assert known["me"]["name"] == name
    assert [row["id"] for row in known["mine"]] == [table]


def test_a_table_that_is_not_there_has_a_page_without_a_game(client: TestClient[App]) -> None:
    page = client.get("/tables/nowhere")
    assert page.status_code == 200
    assert "Table-3.js" in page.text
    assert "game-4.js" not in page.text


def test_built_files_come_packed_to_whoever_can_unpack_them(client: TestClient[App]) -> None:
    packed = client.get("/assets/map-5.js", headers={"Accept-Encoding": "gzip, br"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(SCRIPT) / 10
    plain = client.get("/assets/map-5.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text == SCRIPT
    with client.stream("GET", "/assets/ground-8.js", headers={"Accept-Encoding": "gzip, br"}) as smallest:
        assert smallest.headers["content-encoding"] == "br"
        assert b"".join(smallest.iter_raw()) == BROTLI
    for answer in (packed, plain):
        assert answer.headers["content-type"].startswith(("text/javascript", "application/javascript"))
        assert answer.headers["vary"] == "Accept-Encoding"
        assert "immutable" in answer.headers["cache-control"]
