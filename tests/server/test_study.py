"""The study board: the best turns at any ply of a finished game, with the eyes of the seat that chose there."""

from tests.server.conftest import Person
from tests.server.test_past import imported


def test_the_best_turns_of_a_finished_game_come_with_reasons(anna: Person) -> None:
    table = imported(anna)
    found = anna.get(f"/api/tables/{table}/study/0").json()
    assert found["ply"] > 0, "chance comes first in this game"
    assert anna.get(f"/api/tables/{table}/study/{found['ply']}").json()["seat"] == found["seat"]
    assert found["seat"] in ("orange", "white")
    assert found["level"] == "sovereign"
    assert 1 <= len(found["turns"]) <= 3
    assert len({turn["action"] for turn in found["turns"]}) == len(found["turns"])
    assert all(turn["label"] for turn in found["turns"])
    assert all(turn["reasons"] for turn in found["turns"])
    assert found["played"]
    assert anna.get(f"/api/tables/{table}/study/0").json() == found, "nobody thinks twice about the same"


def test_a_running_game_cannot_be_studied(anna: Person) -> None:
    assert anna.get(f"/api/tables/{anna.open('me', 'novice')}/study/0").json()["error"] == "forbidden"


def test_who_studies_has_a_name(anna: Person, stranger: Person) -> None:
    assert stranger.get(f"/api/tables/{imported(anna)}/study/0").status_code in (401, 403)


def test_plies_that_are_none_or_leave_no_choice_are_refused(anna: Person) -> None:
    table = imported(anna)
    whole = anna.get(f"/api/tables/{table}/analysis").json()["plies"]
    assert anna.get(f"/api/tables/{table}/study/{whole + 1}").json()["error"] == "no-such-ply"
    assert anna.get(f"/api/tables/{table}/study/{whole}").json()["error"] == "no-hint"
    assert anna.get(f"/api/tables/{table}/study/-1").json()["error"] == "no-such-ply"
