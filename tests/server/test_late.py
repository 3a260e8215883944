"""Double clicks over HTTP: with the same key or with another one, an answer is carried out once."""

from typing import Any

import pytest

from hatalom.core.journal import Close, Journal, write
from tests.server.conftest import Json, Person
from tests.table.again import ASKED_AGAIN, Again, again


def table_at(person: Person, moment: Again) -> str:
    """A table at this moment: the journal up to there is brought along as a game that was given up, and played on."""
    text = write(Journal(moment.head, [*moment.rows, Close(0)]), moment.game)
    brought = person.post("/api/journals", {"text": text})
    assert brought.status_code == 201, brought.text
    seats = [{"seat": seat, "who": "me"} for seat in moment.game.seat_ids(len(moment.head.seats))]
    plies = person.table(brought.json()["id"])["state"]["plies"]
    answer = person.post(f"/api/tables/{brought.json()['id']}/branch", {"ply": plies, "seats": seats})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


@pytest.mark.parametrize(("name", "file", "prompt"), ASKED_AGAIN)
def test_a_double_click_plays_once(anna: Person, name: str, file: str, prompt: str) -> None:
    moment = again(name, file, prompt)
    table = table_at(anna, moment)
    seat = moment.game.seat_ids(len(moment.head.seats))[moment.answer.seat]

    def state() -> Json:
        found: Json = anna.table(table, seat)["state"]
        return found

    def click(version: int, key: str) -> Any:
        return anna.act(table, seat, moment.action, version, key)

    shown = state()["version"]
    first = click(shown, "one")
    assert first.status_code == 200
    after = state()
    assert after["question"]["prompt"]["key"] == prompt  # the very same question once more
    same = click(shown, "one")
    assert (same.status_code, same.json()) == (200, first.json())  # it is known, and not carried out twice
    other = click(shown, "two")
    assert (other.status_code, other.json()["error"]) == (409, "stale")
    assert state() == after
    assert click(after["version"], "three").status_code == 200
