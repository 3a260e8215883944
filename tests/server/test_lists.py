"""The lobby's lists: the right tables, my turn first, and nothing of a game's inside is loaded for them."""

from collections.abc import Iterator

import pytest
from litestar.testing import TestClient
from sqlalchemy import Engine, event

from hatalom.server.app import App
from tests.server.conftest import GAME, Person


def ids(person: Person, which: str) -> list[str]:
    return [row["id"] for row in person.get(f"/api/tables?list={which}").json()]


@pytest.fixture
def statements() -> Iterator[list[str]]:
    """All SQL that is sent meanwhile."""
    seen: list[str] = []

    def note(connection: object, cursor: object, statement: str, *rest: object) -> None:
        seen.append(statement.lower())

    event.listen(Engine, "before_cursor_execute", note)
    yield seen
    event.remove(Engine, "before_cursor_execute", note)


def test_the_four_lists(anna: Person, bela: Person, stranger: Person) -> None:
    waiting = anna.open("me", "open")
    private = anna.open("me", "link")
    against = anna.open("me", "novice")
    shared = anna.open("me", "me", same_screen=True)
    assert set(ids(anna, "mine")) == {waiting, private, against, shared}
    assert ids(bela, "mine") == []
    assert ids(bela, "open") == [waiting]
    assert ids(stranger, "open") == [waiting]
    assert ids(bela, "watch") == [against]
    anna.menu(against, "orange", "resign")
    assert ids(anna, "finished") == [against]
    assert against not in ids(anna, "mine") + ids(bela, "watch")
    bela.post(f"/api/tables/{waiting}/join", {"seat": "white"})
    assert ids(bela, "mine") == [waiting]
    assert ids(stranger, "open") == []


def test_my_turn_comes_first(anna: Person, bela: Person) -> None:
    tables = [anna.open("me", "open") for _ in range(6)]
    for table in tables:
        bela.post(f"/api/tables/{table}/join", {"seat": "white"})
    for person in (anna, bela):
        turns = [row["my_turn"] for row in person.get("/api/tables?list=mine").json()]
        assert turns == sorted(turns, reverse=True)
    rows = anna.get("/api/tables?list=mine").json()
    assert all(row["my_turn"] == (row["waiting"] == ["orange"]) for row in rows)


def test_a_list_is_answered_from_columns(client: TestClient[App], anna: Person, statements: list[str]) -> None:
    for _ in range(3):
        anna.open("me", "open")
    for which in ("mine", "open", "watch", "finished"):
        statements.clear()
        assert anna.get(f"/api/tables?list={which}").status_code == 200
        asked = [statement for statement in statements if statement.startswith("select")]
        assert len(asked) == 2  # the rows and their seats: however many there are
        for inside in ("journal", "snapshots", "secret", "overlay", "options", "tables.result", "chat"):
            assert not any(inside in statement for statement in asked), inside


def test_lists_tell_no_links(anna: Person) -> None:
    anna.open("me", "link")
    row = anna.get("/api/tables?list=mine").json()[0]
    assert row["game"] == GAME
    assert all(seat["link"] is None for seat in row["seats"])


def test_an_unknown_list_is_refused(anna: Person) -> None:
    assert anna.get("/api/tables?list=secret").status_code == 400
