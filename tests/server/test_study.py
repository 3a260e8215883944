"""The study board: the best turns at any ply of a finished game, with the eyes of the seat that chose there."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from litestar.testing import TestClient

from hatalom.server.settings import Settings
from hatalom.server.thinkers import Thinkers
from hatalom.table.wire import AdviceWire, CounselWire
from tests.server.conftest import HOSTS, Person, create_app
from tests.server.test_past import imported


class Silent(Thinkers):
    async def advise(self, data: bytes) -> CounselWire:
        return CounselWire([], [])


class Slow(Thinkers):
    async def advise(self, data: bytes) -> CounselWire:
        self.thoughts = getattr(self, "thoughts", 0) + 1
        await asyncio.sleep(1)
        return CounselWire([], [AdviceWire("recruit", [])] if self.thoughts == 1 else [])


def test_whoever_asks_again_meanwhile_waits_for_the_same_thought(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'test.sqlite'}", pace=0, static=tmp_path / "static", hosts=HOSTS)
    slow = Slow(1, 10)
    with TestClient(create_app(settings, slow), base_url="https://table.local") as client:
        table = imported(Person(client, "Anna"))
        with ThreadPoolExecutor(3) as many:
            found = list(many.map(lambda _: client.get(f"/api/tables/{table}/study/0").json(), range(3)))
        assert found[0]["turns"]
        assert found == found[:1] * 3
        assert slow.thoughts == 1
        assert client.get(f"/api/tables/{table}/study/5").json()["error"] == "no-hint", "a thought of its own"
        assert client.get(f"/api/tables/{table}/study/5").json()["error"] == "no-hint", "and what failed is tried anew"
        assert slow.thoughts == 3


def test_the_best_turns_of_a_finished_game_come_with_reasons(anna: Person) -> None:
    table = imported(anna)
    found = anna.get(f"/api/tables/{table}/study/0").json()
    assert found["ply"] > 0, "chance comes first in this game"
    assert anna.get(f"/api/tables/{table}/study/{found['ply']}").json()["seat"] == found["seat"]
    assert found["seat"] in ("orange", "white")
    assert found["level"] == "sovereign"
    three = [turn for turn in found["turns"] if not turn["played"]]
    assert 1 <= len(three) <= 3
    assert len({turn["action"] for turn in three}) == len(three)
    assert all(turn["label"] for turn in found["turns"])
    assert all(turn["reasons"] for turn in found["turns"])
    said = [reason for turn in found["turns"] for reason in turn["reasons"]]
    assert not any(reason in said for reason in found["common"]), "what holds for all is said once"
    assert sum(turn["played"] for turn in found["turns"]) == 1
    assert anna.get(f"/api/tables/{table}/study/0").json() == found, "nobody thinks twice about the same"


def test_a_running_game_cannot_be_studied(anna: Person) -> None:
    assert anna.get(f"/api/tables/{anna.open('me', 'novice')}/study/0").json()["error"] == "forbidden"


def test_everybody_may_study_a_game_that_is_over_but_not_all_the_time(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'test.sqlite'}", pace=0, static=tmp_path / "static", hosts=HOSTS)
    with TestClient(create_app(settings, Silent(1, 10)), base_url="https://table.local") as client:
        table = imported(Person(client, "Anna"))
        client.cookies.clear()
        found = [client.get(f"/api/tables/{table}/study/{ply}").json()["error"] for ply in range(12)]
    assert found[0] == "no-hint", "this computer finds nothing"
    assert found[-1] == "too-many"


def test_plies_that_are_none_or_leave_no_choice_are_refused(anna: Person) -> None:
    table = imported(anna)
    whole = anna.get(f"/api/tables/{table}/analysis").json()["plies"]
    assert anna.get(f"/api/tables/{table}/study/{whole + 1}").json()["error"] == "no-such-ply"
    assert anna.get(f"/api/tables/{table}/study/{whole}").json()["error"] == "no-hint"
    assert anna.get(f"/api/tables/{table}/study/-1").json()["error"] == "no-such-ply"
