"""What a server tells of itself: is it alive, is it ready, what does it count, what does it log?"""

import json
import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar.testing import TestClient

from hatalom.core.errors import BadFile
from hatalom.server.app import App
from hatalom.server.ids import ProcessId
from hatalom.server.routes import operator as routes
from hatalom.server.security.operator import Operator
from hatalom.server.services.steward import curve
from hatalom.server.settings import Settings
from hatalom.server.store.load import Load
from hatalom.server.watch import watch
from hatalom.server.watch.figures import BOUNDS, Figures, Span, exposition, together
from hatalom.server.watch.logs import Json, Plain
from hatalom.server.watch.requests import REQUEST, kind_of
from tests.server.conftest import HOSTS, AtOnce, Person, create_app, new_database
from tests.server.running import Running

TOKEN = "a secret of the operator"
OPERATOR = {"Authorization": f"Bearer {TOKEN}"}


@pytest.fixture
def watched(settings: Settings) -> Iterator[TestClient[App]]:
    app = create_app(replace(settings, operator_token=TOKEN, rate_limits=False), AtOnce(1, 10))
    with TestClient(app, base_url="https://table.local") as running:
        yield running


def test_a_server_that_runs_is_alive_and_ready(client: TestClient[App]) -> None:
    for path in ("/healthz", "/readyz"):
        answer = client.get(path, headers={"Host": "whatever.example"})  # a load balancer knows no names
        assert (answer.status_code, answer.json()["status"]) == (200, "ok")


def test_a_server_whose_database_does_not_answer_is_alive_but_not_ready(
    client: TestClient[App], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silence(store: Any) -> None:
        raise OSError("no route to host 10.1.2.3")

    monkeypatch.setattr(routes, "_ask", silence)
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()["status"]) == (503, "the database does not answer")
    assert client.get("/healthz").status_code == 200


def samples(text: str) -> dict[str, float]:
    """Every sample without its process."""
    found = {}
    for line in text.splitlines():
        if not line.startswith("#"):
            name, value = line.rsplit(" ", 1)
            head, _, labels = name.partition("{")
            kept = [label for label in labels.rstrip("}").split(",") if label and not label.startswith("process=")]
            found[head + (f"{{{','.join(kept)}}}" if kept else "")] = float(value)
    return found


def test_what_is_done_is_counted(watched: TestClient[App]) -> None:
    anna = Person(watched, "Anna")
    table = anna.open("me", "me", same_screen=True)
    state = anna.table(table, "next")["state"]
    first = state["question"]["options"][0]["action"] if "options" in state["question"] else ""
    action = first or "recruit"
    assert anna.act(table, state["viewer"], action, state["version"]).status_code == 200
    with anna.live(table) as live:
        live.receive_json(timeout=10)
        figures = samples(watched.get("/metrics", headers=OPERATOR).text)
    assert figures['hatalom_actions_total{by="person"}'] == 1
    assert figures['hatalom_requests_total{of="act",status="2xx"}'] == 1
    assert figures['hatalom_request_seconds_bucket{of="act",le="+Inf"}'] == 1
    assert figures["hatalom_store_seconds_count"] == 1
    assert figures["hatalom_sockets"] == 1
    assert figures["hatalom_tables_awake"] == 1
    assert figures["hatalom_thinkers"] == 1
    assert figures['hatalom_games{status="running"}'] == 1
    assert figures["hatalom_up_seconds"] >= 0


def test_computers_are_counted_too(watched: TestClient[App]) -> None:
    anna = Person(watched, "Anna")
    anna.open("random", "random")
    done = 0.0
    while not done:
        figures = samples(watched.get("/metrics", headers=OPERATOR).text)
        done = figures.get('hatalom_actions_total{by="computer"}', 0)
    assert figures["hatalom_thinking_seconds_count"] >= done


@pytest.mark.parametrize("path", ["/metrics", "/api/operator"])
def test_only_the_operator_sees_how_the_server_fares(watched: TestClient[App], path: str) -> None:
    anna = Person(watched, "Anna")
    assert watched.get(path, headers=OPERATOR).status_code == 200
    for headers in ({}, anna.headers, {"Authorization": f"Bearer {TOKEN}x"}, {"Authorization": f"Basic {TOKEN}"}):
        assert watched.get(path, headers=headers).status_code == 403


@pytest.mark.parametrize("path", ["/metrics", "/api/operator"])
def test_without_a_token_there_is_no_operator(client: TestClient[App], path: str) -> None:
    unset = client.get(path, headers={"Authorization": "Bearer "})
    assert (unset.status_code, "--operator-token-file" in unset.json()["message"]) == (403, True)


def test_whoever_guesses_the_token_has_few_attempts(settings: Settings) -> None:
    app = create_app(replace(settings, operator_token=TOKEN), AtOnce(1, 10))
    with TestClient(app, base_url="https://table.local") as client:
        guesses = [client.get("/api/operator", headers={"Authorization": "Bearer guess"}) for _ in range(12)]
        assert {answer.status_code for answer in guesses} == {403, 429}
        assert client.get("/api/operator", headers=OPERATOR).status_code == 200


class Somebody:
    """A connection from an address."""

    def __init__(self, host: str) -> None:
        self.headers: dict[str, str] = {}
        self.client = self
        self.host = host


def test_figures_are_told_to_the_machines_that_were_named() -> None:
    operator = Operator("", ["10.1.0.0/16", "::1", "192.168.1.7"])
    for host in ("10.1.2.3", "::1", "192.168.1.7"):
        operator.check_for_figures(Somebody(host))  # type: ignore[arg-type]
    for host in ("10.2.2.3", "192.168.1.8", "testclient", ""):
        with pytest.raises(Exception, match="no operator"):
            operator.check_for_figures(Somebody(host))  # type: ignore[arg-type]
    with pytest.raises(BadFile, match="no network"):
        Operator("", ["example.org"])
    for token in ("short", "long enough, but ő", "two lines\nof a token"):
        with pytest.raises(BadFile, match="at least 16 plain letters"):
            Operator(token, [])


def test_how_long_most_things_took() -> None:
    span = Span()
    assert span.within(0.99) is None
    for _ in range(99):
        span.add(0.004)
    span.add(0.25)
    assert span.within(0.5) is not None
    assert span.within(0.5) < 0.005  # type: ignore[operator]
    assert 0.2 < span.within(0.995) <= 0.3  # type: ignore[operator]
    span.add(1000)
    assert span.within(1.0) == BOUNDS[-1]
    assert span.minus(span).within(0.5) is None


def test_the_load_is_noted_every_few_minutes(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "LOAD_SECONDS", 0.02)
    app = create_app(replace(settings, operator_token=TOKEN, rate_limits=False), AtOnce(1, 10))
    with TestClient(app, base_url="https://table.local") as client:
        anna = Person(client, "Anna")
        assert anna.menu(anna.open("me", "me", same_screen=True), "orange", "resign").status_code == 200
        noted: list[Any] = []
        while not any(point["act_ms"] for point in noted):
            noted = client.get("/api/operator", headers=OPERATOR).json()["load"]


def test_figures_of_several_processes() -> None:
    one, other = Figures(), Figures()
    for figures in (one, other):
        figures.count("actions by person")
        figures.took("store_seconds", 0.02)
        figures.gauges["sockets"] = 3
    whole = together([one, other])
    assert (whole.counts["actions by person"], whole.gauges["sockets"]) == (2, 6)
    assert sum(whole.span("store_seconds").counts) == 2
    text = exposition({ProcessId("a"): one, ProcessId("b"): other}, {})
    assert text.count("# TYPE hatalom_actions_total counter") == 1
    assert 'hatalom_actions_total{by="person",process="a"} 1' in text
    assert 'hatalom_actions_total{by="person",process="b"} 1' in text


def test_every_answer_names_its_request(client: TestClient[App]) -> None:
    ours = client.get("/api/me").headers["x-request-id"]
    assert len(ours) == 16
    assert client.get("/nowhere.js").headers["x-request-id"] != ours
    assert client.post("/nowhere", json={}).headers["x-request-id"]
    given = client.get("/api/me", headers={"X-Request-ID": "from-the-proxy"})
    assert given.headers["x-request-id"] == "from-the-proxy"
    odd = client.get("/api/me", headers={"X-Request-ID": "a b\x7f" * 3})
    assert odd.headers["x-request-id"] != "a b\x7f" * 3


def test_a_mistake_of_ours_is_in_the_log_under_the_id_that_was_told(
    client: TestClient[App], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*wish: Any) -> Any:
        raise RuntimeError("a bug")

    caplog.handler.setFormatter(Json())
    monkeypatch.setattr("hatalom.server.store.lists.Lists.tables", broken)
    answer = client.get("/api/tables")
    assert answer.status_code == 500
    request = answer.headers["x-request-id"]
    assert request in answer.json()["message"]
    assert "a bug" not in answer.text
    entry = json.loads(next(line for line in caplog.text.splitlines() if "a request failed" in line))
    assert (entry["request"], entry["level"]) == (request, "error")
    assert "a bug" in entry["error"]


def test_lines_of_the_log() -> None:
    record = logging.LogRecord("hatalom.x", logging.WARNING, "x.py", 1, "table %s", ("a\nb",), None)
    record.told = {"status": 200}
    token = REQUEST.set("id")
    try:
        plain, entry = Plain().format(record), json.loads(Json().format(record))
    finally:
        REQUEST.reset(token)
    assert plain.endswith("WARNING table a\\nb status=200 (request id)")
    assert {key: entry[key] for key in ("level", "from", "message", "status", "request")} == {
        "level": "warning",
        "from": "hatalom.x",
        "message": "table a\nb",
        "status": 200,
        "request": "id",
    }


def test_kinds_of_requests() -> None:
    paths = ["/", "/tables/x/act", "/api/tables/x/act", "/api/tables/x/undo", "/api/me", "/metrics"]
    assert [kind_of(path) for path in paths] == ["page", "page", "act", "act", "call", "page"]


def test_a_running_server_logs_requests_as_json(tmp_path: Path) -> None:
    token, log = tmp_path / "token", tmp_path / "log"
    token.write_text(f"{TOKEN}\n")
    options = ("--log-json", "--log-requests", f"--operator-token-file={token}", "--memory=2000", "--synced")
    with log.open("w") as errors, Running(tmp_path / "test.sqlite", options=options, errors=errors) as server:
        answer = httpx.get(f"{server.url}/metrics", headers=OPERATOR, timeout=60)
        assert answer.status_code == 200
        assert "hatalom_memory_bytes" in answer.text
    entries = [json.loads(line) for line in log.read_text().splitlines()]
    entry = next(entry for entry in entries if entry.get("path") == "/metrics")
    assert (entry["method"], entry["status"], entry["message"]) == ("GET", 200, "answered")
    assert entry["request"] == answer.headers["x-request-id"]
    assert TOKEN not in log.read_text()


def test_what_the_operator_is_told(watched: TestClient[App]) -> None:
    anna = Person(watched, "Anna")
    table = anna.open("me", "me", same_screen=True)
    assert anna.menu(table, "orange", "resign").status_code == 200
    told = watched.get("/api/operator", headers=OPERATOR).json()
    assert told["act_ms"] > 0
    assert (told["open_games"], told["unstored"], told["last_backup"]) == (0, 0, None)
    assert [entry["what"] for entry in told["logbook"]] == ["start"]
    assert len(told["processes"]) == 1


def test_the_load_of_several_processes_makes_one_curve() -> None:
    acts = Span()
    acts.add(0.02)
    told = msgspec.json.encode(acts).decode()
    loads = [
        Load("2026-11-16T12:00:01.000+00:00", "a", 300, 600, told),
        Load("2026-11-16T12:00:02.000+00:00", "b", 300, 300, told),
        Load("2026-11-16T12:05:01.000+00:00", "a", 300, 30, msgspec.json.encode(Span()).decode()),
    ]
    points = curve(loads)
    assert [(point.rate, point.act_ms is not None) for point in points] == [(3.0, True), (0.1, False)]


def test_any_process_tells_the_figures_of_all(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "TELL_SECONDS", 0.02)
    with new_database(postgres) as database:
        settings = Settings(database, rate_limits=False, hosts=HOSTS, operator_token=TOKEN)
        one, other = (TestClient(create_app(settings, AtOnce(1, 10)), base_url="https://table.local") for _ in "12")
        with one, other:
            anna = Person(one, "Anna")
            assert anna.menu(anna.open("me", "me", same_screen=True), "orange", "resign").status_code == 200
            figures = ""
            while 'hatalom_requests_total{of="act"' not in figures:  # until the first process has told the other
                answer = other.get("/metrics", headers=OPERATOR)
                assert answer.status_code == 200
                figures = answer.text
            assert figures.count("hatalom_memory_bytes{") == 2
            assert len(other.get("/api/operator", headers=OPERATOR).json()["processes"]) == 2
