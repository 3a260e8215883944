"""The laboratory: closed unless it is opened; experiments within limits, the same games as on the command line."""

import json
import shlex
import time
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from litestar.testing import TestClient
from typer.testing import CliRunner

from hatalom import games
from hatalom.cli import app
from hatalom.server.app import App
from hatalom.server.services import laboratory
from hatalom.server.settings import Settings
from tests.server.conftest import GAME, HOSTS, AtOnce, Json, Person, create_app

TIMES = {"seconds": 0, "ms_per_decision": 0}
LAB = "/api/laboratory"
SHORT = {"kind": "arena", "game": GAME, "bots": ["novice", "random"], "games": 4, "seed": 7}
LONG = {"kind": "simulate", "game": GAME, "bots": ["novice"], "games": 5000, "seed": 1}


def opened(folder: Path, workers: int = 1) -> TestClient[App]:
    settings = Settings(
        f"sqlite:///{folder / 'test.sqlite'}", pace=0, laboratory=workers, rate_limits=False, hosts=HOSTS
    )
    return TestClient(create_app(settings, AtOnce(1, 10)), base_url="https://table.local")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[App]]:
    with opened(tmp_path_factory.mktemp("laboratory")) as running:
        yield running


def begin(person: Person, **wish: Any) -> Json:
    answer = person.post(LAB, {**LONG, **wish})
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


def wait_for(person: Person, experiment: str, *status: str, played: int = 0) -> Json:
    until = time.monotonic() + 240
    while time.monotonic() < until:
        found: Json = person.get(f"{LAB}/{experiment}").json()
        if found["status"] in status and (not played or (found["findings"] or {"played": 0})["played"] >= played):
            return found
        time.sleep(0.05)
    raise AssertionError(f"the experiment is {found['status']}, not {status}")


def test_it_is_closed_unless_it_is_opened(lasting_client: TestClient[App]) -> None:
    anna = Person(lasting_client, "Anna")
    assert anna.get("/api/me").json()["laboratory"] is False
    assert anna.get(LAB).json()["is_open"] is False
    for answer in (anna.post(LAB, SHORT), anna.get(f"{LAB}/x"), anna.post(f"{LAB}/x/stop", {})):
        assert (answer.status_code, answer.json()["error"]) == (403, "closed")
        assert "hatalom serve --laboratory" in answer.json()["message"]


def test_an_experiment_gives_what_the_command_gives(client: TestClient[App], anna: Person) -> None:
    begun = begin(anna, **SHORT)
    assert (begun["is_mine"], begun["files"]) == (True, [])
    done = wait_for(anna, begun["id"], "done")
    printed = CliRunner().invoke(app, [*shlex.split(done["command"])[1:], "--workers", "1"])
    expected = json.loads(printed.output)
    assert done["findings"]["digest"] == expected["digest"]
    stranger = Person(client)
    assert stranger.get(f"{LAB}/{begun['id']}").json()["is_mine"] is False
    report, table, parquet = (stranger.get(f"{LAB}/{begun['id']}/{name}") for name in done["files"])
    assert report.json() | TIMES == expected | TIMES
    assert report.headers["content-disposition"] == 'attachment; filename="report.json"'
    assert len(table.text.splitlines()) == 5
    assert len(pl.read_parquet(BytesIO(parquet.content))) == 4
    assert [row["id"] for row in anna.get(LAB).json()["mine"]] == [begun["id"]]
    assert stranger.get(f"{LAB}/{begun['id']}/experiment.json").status_code == 404


def test_a_corrected_box_is_played_named_and_laid_beside_ours(anna: Person) -> None:
    """The same seeds with both: what differs is what the correction does."""
    wish = {"kind": "simulate", "game": GAME, "bots": ["random"], "games": 6, "seed": 3}
    box = {"box": {"name": "Anna's"}, "game": {"win_points": 3}}
    ours, own = (wait_for(anna, begin(anna, **wish, **more)["id"], "done") for more in ({}, {"overlay": box}))
    assert ours["box"] == ""
    assert own["box"].startswith("Anna's ")
    assert f"--box {GAME}.toml" in own["command"]
    assert own["findings"]["digest"] != ours["findings"]["digest"]
    assert {share["name"] for share in own["findings"]["shares"]} == {
        share["name"] for share in ours["findings"]["shares"]
    }
    refused = anna.post(LAB, {**wish, "overlay": {"game": {"win_points": 0}}})
    assert refused.status_code == 400
    assert refused.json()["fault"]["args"]["key"] == "game.win_points"


def test_the_same_is_told_by_level(client: TestClient[App], anna: Person) -> None:
    """Some random games are always played; other levels come from whoever has tried them."""
    other = Person(client, "Béla")
    novices = begin(other, games=5, seed=3)
    assert [one["level"] for one in wait_for(other, novices["id"], "done")["by_level"]] == ["random"]
    begun = begin(anna, games=2, bots=["random"])
    levels = wait_for(anna, begun["id"], "done")["by_level"]
    assert [(one["level"], one["shares"][0]["of"]) for one in levels] == [("novice", 5)]
    mixed = begin(anna, games=2, bots=["novice", "random"], changes_seats=True)
    done = wait_for(anna, mixed["id"], "done")
    assert (done["changes_seats"], done["by_level"]) == (True, [])


def test_balance_reports_come_with_the_games(anna: Person) -> None:
    reports = anna.get("/api/balance").json()["reports"]
    assert [report["game"] for report in reports] == list(games.NAMES)
    for report in reports:
        assert all(len(cell["shares"]) == cell["players"] for cell in report["cells"])


def test_one_is_played_the_others_wait_and_all_can_be_stopped_and_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(tmp_path) as client:
        anna, bela = Person(client, "Anna"), Person(client, "Béla")
        first, second, third = (begin(anna)["id"] for _ in range(3))
        refused = anna.post(LAB, LONG)
        assert (refused.status_code, refused.json()["error"]) == (429, "too-many")
        assert bela.post(f"{LAB}/{first}/stop", {}).status_code == 403
        assert anna.get(f"{LAB}/{third}").json()["place"] == 2
        for waiting in (second, third):
            assert anna.post(f"{LAB}/{waiting}/stop", {}).json()["status"] == "stopped"
        monkeypatch.setattr(laboratory, "MOST_KEPT", 2)
        fourth = begin(anna)["id"]
        assert [row["id"] for row in anna.get(LAB).json()["mine"]] == [fourth, first], "the oldest are forgotten"
        assert anna.get(f"{LAB}/{second}").status_code == 404
        anna.post(f"{LAB}/{fourth}/stop", {})
        running = wait_for(anna, first, "running", played=1)
        assert running["files"] == []
        assert anna.get(f"{LAB}/{first}/report.json").status_code == 404
        played = running["findings"]["played"]
    with opened(tmp_path) as client:  # it goes on by itself when the server is back
        anna.client = client
        wait_for(anna, first, "running", played=played + 1)
        anna.post(f"{LAB}/{first}/stop", {})
        stopped = wait_for(anna, first, "stopped")
        played = stopped["findings"]["played"]
        assert f"--games {played} " in stopped["command"]
        assert anna.get(f"{LAB}/{first}/report.json").json()["games"] == played
        assert anna.post(f"{LAB}/{first}/go-on", {}).json()["status"] == "waiting"
        assert anna.post(f"{LAB}/{first}/go-on", {}).status_code == 409
        wait_for(anna, first, "running", played=played + 1)


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"kind": "tune"},
        {"bots": ["squire:/etc/passwd"]},
        {"bots": ["os:system"]},
        {"bots": []},
        {"bots": ["novice"] * 3},
        {"kind": "arena"},
        {"games": 0},
        {"games": 5001},
        {"seed": -1},
        {"players": 7},
        {"options": {"no": "such"}},
        {"overlay": {"moon": 1}},
    ],
    ids=str,
)
def test_bad_wishes_are_refused_with_a_reason(anna: Person, wrong: Json) -> None:
    answer = anna.post(LAB, {**LONG, **wrong})
    assert answer.status_code == (404 if "game" in wrong else 400)
    assert answer.json()["message"]
    assert anna.get(LAB).json()["mine"] == []
