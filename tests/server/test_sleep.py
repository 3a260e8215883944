"""Tables go to sleep: after a while, and at once where memory is short; whoever comes back finds everything."""

from dataclasses import replace

import pytest
from litestar.testing import TestClient

from hatalom.server.app import App
from hatalom.server.rooms import hub as hub_module
from hatalom.server.rooms import rooms as rooms_module
from hatalom.server.settings import Settings
from hatalom.server.watch import memory
from tests.server.conftest import AtOnce, Person, create_app


@pytest.fixture
def pressed(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """A server that looks at its memory all the time, and finds that it uses too much."""
    monkeypatch.setattr(hub_module, "MEMORY_SECONDS", 0.01)
    monkeypatch.setattr(rooms_module, "PRESSED_SECONDS", 0.0)
    return replace(settings, memory=1, operator_token="a secret of the operator", rate_limits=False)


def awake(client: TestClient[App]) -> int:
    told = client.get("/api/operator", headers={"Authorization": "Bearer a secret of the operator"}).json()
    return int(told["awake"])


@pytest.mark.long
def test_where_memory_is_short_tables_that_nobody_looks_at_go_to_sleep(pressed: Settings) -> None:
    with TestClient(create_app(pressed, AtOnce(1, 10)), base_url="https://table.local") as client:
        anna = Person(client, "Anna")
        watched, others = anna.open("me", "open"), [anna.open("me", "open") for _ in range(5)]
        with anna.live(watched) as live:
            live.receive_json(timeout=10)
            while awake(client) > 1:
                pass
            assert anna.post(f"/api/tables/{watched}/say", {"text": "still here"}).status_code == 204
            while live.receive_json(timeout=10)["kind"] != "chat":
                pass
        for table in others:
            assert anna.table(table)["state"]["viewer"] == "orange"


def test_where_there_is_enough_nothing_happens(pressed: Settings) -> None:
    roomy = replace(pressed, memory=memory.used() * 100)
    with TestClient(create_app(roomy, AtOnce(1, 10)), base_url="https://table.local") as client:
        anna = Person(client, "Anna")
        for _ in range(3):
            anna.open("me", "open")
        assert [awake(client) for _ in range(5)] == [3] * 5


def test_how_much_there_is() -> None:
    assert memory.used() > 1 << 20
    assert memory.usual_limit() > 1 << 20
    memory.give_back()
