"""A database of version 1 of all games under the rules of today: what goes on, what is closed, and what is reported.

`old/version_1.db` was written by the program as it was then: five games under way, four that are over.
"""

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from typer.testing import CliRunner

from hatalom import games
from hatalom.cli import app as commands
from hatalom.server.app import App
from hatalom.server.settings import Settings
from tests.server.conftest import HOSTS, AtOnce, Person, create_app

OLD = Path(__file__).parent / "old" / "version_1.db"
GAMES = 9
RUNNING = "power_and_weakness"
BROKEN_ROW = 60


@pytest.fixture
def file(tmp_path: Path) -> Path:
    copy = tmp_path / "old.sqlite"
    shutil.copy(OLD, copy)
    return copy


def change(file: Path, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(statement, values)
        connection.commit()


def running_table(file: Path, game: str = RUNNING) -> str:
    with closing(sqlite3.connect(file)) as connection:
        query = "SELECT id FROM games WHERE game = ? AND status = 'running'"
        return str(connection.execute(query, (game,)).fetchone()[0])


def break_a_row(file: Path) -> str:
    """An action that nobody knows any more, in the middle of a running game."""
    table = running_table(file)
    change(file, "UPDATE journal SET what = 'dance kent' WHERE game = ? AND seq = ?", table, BROKEN_ROW)
    return table


def raised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(games.load(RUNNING)), "rules_version", 7)


def check(file: Path) -> tuple[int, Any]:
    before = file.read_bytes()
    done = CliRunner().invoke(commands, ["upgrade-check", "--json", "--database", f"sqlite:///{file}"])
    assert file.read_bytes() == before  # it works on a copy
    return done.exit_code, json.loads(done.stdout)


def client_of(file: Path, tmp_path: Path) -> TestClient[App]:
    settings = Settings(f"sqlite:///{file}", pace=0, window_delay=(0, 0), static=tmp_path / "static", hosts=HOSTS)
    return TestClient(create_app(settings, AtOnce(1, 10)), base_url="https://table.local")


class TestUpgradeCheck:
    def test_every_stored_game_is_reported(self, file: Path) -> None:
        code, report = check(file)
        assert report["games"] == len(report["tables"]) == GAMES
        assert sum(report[verdict] for verdict in ("same", "differs", "breaks")) == GAMES
        assert code == (0 if report["same"] == GAMES else 1)
        for table in report["tables"]:
            game = games.load(table["game"])
            assert table["rules_version"] == 1
            if game.rules_version == 1:
                assert table["verdict"] == "same", f"{game.name} has changed, but not its version: {table['why']}"
            assert (table["verdict"] == "same") == (table["why"] == "")

    def test_a_row_that_is_unknown_breaks_one_game_only(self, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        _, before = check(file)
        broken = break_a_row(file)
        raised(monkeypatch)
        code, report = check(file)
        assert code == 1
        after = {table["table"]: table for table in report["tables"]}
        assert (after[broken]["verdict"], after[broken]["row"]) == ("breaks", BROKEN_ROW)
        assert "'dance kent' is not an action" in after[broken]["why"]
        assert "played by version 1 of the rules, and this program plays version 7" in after[broken]["why"]
        others = [table for table in before["tables"] if table["table"] != broken]
        assert [after[table["table"]] for table in others] == others

    def test_another_result_differs(self, file: Path) -> None:
        change(
            file, "UPDATE games SET result = replace(result, '\"score\":12', '\"score\":11') WHERE game = ?", RUNNING
        )
        code, report = check(file)
        assert code == 1
        assert [table["why"] for table in report["tables"] if table["verdict"] == "differs"] == [
            "the game ends otherwise"
        ]

    def test_other_seats_that_are_asked_differ(self, file: Path) -> None:
        change(file, "UPDATE games SET waiting = '[]' WHERE game = ? AND status = 'running'", RUNNING)
        _, report = check(file)
        found = [table for table in report["tables"] if table["verdict"] == "differs"]
        assert [table["why"] for table in found] == ["other seats are asked now"]

    def test_a_game_that_there_is_no_more_breaks(self, file: Path) -> None:
        change(file, "UPDATE games SET game = 'chess' WHERE id = ?", running_table(file))
        _, report = check(file)
        assert [table["game"] for table in report["tables"] if table["verdict"] == "breaks"] == ["chess"]

    def test_the_table_for_people(self, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("COLUMNS", "300")
        break_a_row(file)
        done = CliRunner().invoke(commands, ["upgrade-check", "--database", f"sqlite:///{file}"])
        assert done.exit_code == 1
        assert f"{GAMES} stored games: " in done.stdout
        assert "'dance kent' is not an action" in done.stdout

    def test_an_empty_database_is_the_same(self, tmp_path: Path) -> None:
        file = tmp_path / "empty.sqlite"
        file.touch()
        assert check(file) == (0, {"games": 0, "same": 0, "differs": 0, "breaks": 0, "tables": []})

    @pytest.mark.parametrize("address", ["sqlite:///nowhere/at/all.sqlite", "nonsense"])
    def test_no_database(self, address: str) -> None:
        done = CliRunner().invoke(commands, ["upgrade-check", "--database", address])
        assert done.exit_code == 1
        assert "no database" in done.stderr


class TestTheServer:
    """Anna was the only person of the old server; a stranger looks at her tables here."""

    def test_every_old_table_can_be_looked_at(self, file: Path, tmp_path: Path) -> None:
        with closing(sqlite3.connect(file)) as connection:
            ids = [row[0] for row in connection.execute("SELECT id FROM games")]
        with client_of(file, tmp_path) as client:
            stranger = Person(client)
            for table in ids:
                assert stranger.table(table)["state"]["view"]

    @pytest.fixture
    def closed(self, file: Path, monkeypatch: pytest.MonkeyPatch) -> str:
        table = break_a_row(file)
        raised(monkeypatch)
        return table

    def test_a_table_of_other_rules_is_closed_and_all_others_go_on(
        self, file: Path, tmp_path: Path, closed: str
    ) -> None:
        other = running_table(file, "heads_of_state")
        with client_of(file, tmp_path) as client:
            stranger = Person(client)
            state = stranger.table(closed)["state"]
            assert state["result"]["reason"] == {
                "key": "result-other-rules",
                "args": {"played": 1, "plays": 7},
                "rule": "",
            }
            assert state["question"] is None
            assert state["waiting"] == []
            assert 0 < state["plies"] < BROKEN_ROW
            assert stranger.get(f"/api/tables/{closed}/at/10").status_code == 200
            assert stranger.table(other)["state"]["waiting"]
        with client_of(file, tmp_path) as client:  # and so it stays
            assert Person(client).table(closed)["state"]["result"] == state["result"]

    def test_its_journal_can_be_taken_home_word_for_word(self, file: Path, tmp_path: Path, closed: str) -> None:
        with client_of(file, tmp_path) as client:
            text = Person(client).get(f"/api/tables/{closed}/journal").text
        assert "rules: 1\n" in text
        assert " dance kent\n" in text
        with closing(sqlite3.connect(file)) as connection:
            steps = connection.execute("SELECT count(*) FROM journal WHERE table_id = ?", (closed,)).fetchone()[0]
        assert len(text.partition("\n\n")[2].splitlines()) == steps + 1  # and the secret

    def test_nothing_can_be_changed_at_it(self, file: Path, tmp_path: Path, closed: str) -> None:
        change(file, "UPDATE seats SET kind = 'open', owner = NULL WHERE game = ?", closed)
        with client_of(file, tmp_path) as client:
            answer = Person(client, "Béla").post(f"/api/tables/{closed}/join", {"seat": "white"})
            assert (answer.status_code, answer.json()["error"]) == (409, "over")
            assert "played by other rules" in answer.json()["message"]

    def test_a_game_of_these_rules_that_cannot_be_followed_is_not_said_to_be_of_others(
        self, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table = break_a_row(file)
        change(file, "UPDATE seats SET kind = 'open', owner = NULL WHERE game = ?", table)
        monkeypatch.setattr(type(games.load(RUNNING)), "rules_version", 1)
        with client_of(file, tmp_path) as client:
            answer = Person(client, "Béla").post(f"/api/tables/{table}/join", {"seat": "white"})
            assert (answer.status_code, answer.json()["error"]) == (409, "over")
            assert "cannot be followed" in answer.json()["message"]

    def test_a_clock_that_runs_out_there_changes_nothing(self, file: Path, tmp_path: Path, closed: str) -> None:
        change(file, "UPDATE games SET deadline = 1 WHERE id = ?", closed)
        with client_of(file, tmp_path) as client:
            assert Person(client).table(closed)["state"]["result"] is not None
        with closing(sqlite3.connect(file)) as connection:
            row = connection.execute(
                "SELECT status, deadline, rules_version FROM tables WHERE id = ?", (closed,)
            ).fetchone()
        assert row == ("over", None, 1)

    def test_a_table_of_other_rules_that_agree_goes_on_and_names_them(
        self, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table = running_table(file)
        change(file, "UPDATE seats SET kind = 'open', owner = NULL WHERE game = ?", table)
        raised(monkeypatch)
        with client_of(file, tmp_path) as client:
            people = {seat: Person(client, seat) for seat in ("orange", "white")}
            for seat, person in people.items():
                assert person.post(f"/api/tables/{table}/join", {"seat": seat}).status_code == 200
            states = [person.table(table)["state"] for person in people.values()]
            state = next(state for state in states if state["question"] is not None)
            action = state["question"]["options"][0]["action"]
            assert people[state["viewer"]].act(table, state["viewer"], action, state["version"]).status_code == 200
        with closing(sqlite3.connect(file)) as connection:
            query = "SELECT rules_version, status FROM tables WHERE id = ?"
            assert connection.execute(query, (table,)).fetchone() == (7, "running")
