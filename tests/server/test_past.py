"""Looking back over HTTP: whose eyes, play from here, journals from elsewhere, visits, reports."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from typer.testing import CliRunner

from hatalom import games
from hatalom.cli import app
from hatalom.core.journal import read
from hatalom.core.replay import verify
from hatalom.server import historians
from hatalom.server.app import App
from hatalom.server.settings import Settings
from tests.server.conftest import GAME, Json, Person

GOLDEN = Path(__file__).parents[1] / "games" / GAME / "golden"
ME_AND_MACHINE = [{"seat": "orange", "who": "me"}, {"seat": "white", "who": "computer", "level": "random"}]


def journal_text() -> str:
    return (GOLDEN / "random_124.journal").read_text(encoding="utf-8")


def other_rules(text: str) -> str:
    """The same game as one of another version of the rules, in which the last row is called differently."""
    rows, _, rest = text.rpartition("\nsecret: ")
    return rows.replace("rules: 1", "rules: 99").rpartition(" ")[0] + " dance\nsecret: " + rest


def imported(person: Person) -> str:
    answer = person.post("/api/journals", {"text": journal_text()})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def at(person: Person, table: str, ply: int, seen_as: str = "") -> Any:
    return person.get(f"/api/tables/{table}/at/{ply}" + (f"?as={seen_as}" if seen_as else ""))


def branch(person: Person, table: str, ply: int, seats: list[Json] = ME_AND_MACHINE) -> Any:
    return person.post(f"/api/tables/{table}/branch", {"ply": ply, "seats": seats})


def two_people(anna: Person, bela: Person) -> str:
    table = anna.open("me", "open")
    assert bela.post(f"/api/tables/{table}/join", {"seat": "white"}).status_code == 200
    return table


def answer_once(table: str, people: dict[str, Person]) -> None:
    for seat, person in people.items():
        state = person.table(table)["state"]
        if state["question"] is not None:
            assert person.act(table, seat, "recruit", state["version"]).status_code == 200
            return


class TestWhoseEyes:
    def test_in_a_running_game_only_ones_own(self, anna: Person, bela: Person, stranger: Person) -> None:
        table = two_people(anna, bela)
        plies = anna.table(table)["state"]["plies"]
        for person, seat, other in ((anna, "orange", "white"), (bela, "white", "orange")):
            assert at(person, table, plies).json()["viewer"] == seat
            for eyes in (other, "all"):
                assert at(person, table, plies, eyes).json()["error"] == "not-your-seat"
        assert at(stranger, table, plies).json()["viewer"] is None
        for eyes in ("orange", "white", "all"):
            assert at(stranger, table, plies, eyes).status_code == 403
        assert at(anna, table, plies + 1).json()["error"] == "no-such-ply"
        assert at(anna, table, 3).json()["question"] is None

    def test_a_fixed_bid_stays_secret_in_the_past(self, anna: Person, bela: Person, stranger: Person) -> None:
        table = two_people(anna, bela)
        people = {"orange": anna, "white": bela}
        lightning = ("victory_point", "revolt", "marker_exchange")
        for _ in range(60):
            seat = next(seat for seat in people if people[seat].table(table)["state"]["question"])
            state = people[seat].table(table)["state"]
            actions = [option["action"] for option in state["question"]["options"]]
            wanted = [action for action in actions if action.removeprefix("take_tile ") in lightning]
            people[seat].act(
                table, seat, (wanted or [a for a in actions if a == "recruit"] or actions)[0], state["version"]
            )
            if wanted:
                break
        state = anna.table(table)["state"]
        bids = [option["action"] for option in state["question"]["options"]]
        assert bids[0] == "bid 0"
        assert anna.act(table, "orange", bids[-1], state["version"]).status_code == 200
        plies = anna.table(table)["state"]["plies"]
        bid = int(bids[-1].removeprefix("bid "))
        assert at(anna, table, plies).json()["view"]["bids"] == [bid, -1]
        for person in (bela, stranger):
            assert at(person, table, plies).json()["view"]["bids"] == [-2, -1]
            assert f'"orange":{bid}' not in at(person, table, plies).text

    def test_once_it_is_over_anybodys(self, anna: Person, bela: Person, stranger: Person) -> None:
        table = two_people(anna, bela)
        answer_once(table, {"orange": anna, "white": bela})
        anna.menu(table, "orange", "resign")
        for person in (anna, stranger):
            for eyes in ("orange", "white"):
                assert at(person, table, 20, eyes).json()["viewer"] == eyes
            assert at(person, table, 20, "all").status_code == 200
            assert person.table(table, "white")["state"]["viewer"] == "white"
        assert at(anna, table, 20, "spectator").json()["viewer"] is None
        with stranger.live(table, "?as=all") as live:
            assert live.receive_json(timeout=10)["table"]["state"]["viewer"] is None


class TestPlayFromHere:
    def test_from_a_finished_game_by_anybody_and_it_can_be_verified(self, anna: Person, stranger: Person) -> None:
        table = imported(anna)
        answer = branch(stranger, table, 60)
        assert answer.status_code == 201
        made = answer.json()["id"]
        owner = Person(stranger.client)
        owner.headers = {"Authorization": f"Bearer {str(answer.headers['set-cookie']).split('=', 1)[1].split(';')[0]}"}
        whole = owner.table(made)
        assert (whole["given"], whole["counted"]) == (60, False)
        old, new = at(anna, table, 60, "orange").json()["view"], at(owner, made, 60).json()["view"]
        assert new == old
        owner.menu(made, "orange", "resign")
        text = owner.get(f"/api/tables/{made}/journal").text
        game = games.load(GAME)
        match, _ = verify(game, read(text, game), game.load_content())
        assert match.journal.head.given == 60
        again = owner.post("/api/journals", {"text": text})
        assert again.status_code == 201
        assert owner.table(again.json()["id"])["given"] == 60

    def test_while_people_play_nobody_may(self, anna: Person, bela: Person, stranger: Person) -> None:
        table = two_people(anna, bela)
        for person in (anna, bela, stranger):
            assert branch(person, table, 20).json()["error"] == "forbidden"

    def test_against_computers_one_may_but_keeps_ones_seat(self, anna: Person, bela: Person) -> None:
        table = anna.open("me", "random")
        others = [{"seat": "orange", "who": "computer", "level": "random"}, {"seat": "white", "who": "me"}]
        assert branch(anna, table, 20, others).status_code == 403
        assert branch(bela, table, 20).status_code == 403
        assert anna.table(table)["counted"] is True
        made = branch(anna, table, 20).json()["id"]
        assert anna.table(made)["state"]["viewer"] == "orange"
        assert anna.table(table)["counted"] is False

    def test_alone_at_one_screen(self, anna: Person) -> None:
        table = anna.open("me", "me", same_screen=True)
        both = [{"seat": "orange", "who": "me"}, {"seat": "white", "who": "me"}]
        made = branch(anna, table, 20, both).json()["id"]
        assert anna.table(made)["same_screen"] is True

    @pytest.mark.parametrize(
        ("ply", "seats", "error"),
        [
            (9_999, ME_AND_MACHINE, "no-such-ply"),
            (20, ME_AND_MACHINE[:1], "bad-request"),
            (20, [{"seat": "orange", "who": "me"}, {"seat": "white", "who": "open"}], "bad-request"),
            (20, [{"seat": "orange", "who": "me"}, {"seat": "white", "who": "computer", "level": "x"}], "bad-request"),
        ],
    )
    def test_says_what_is_wrong(self, anna: Person, ply: int, seats: list[Json], error: str) -> None:
        assert branch(anna, imported(anna), ply, seats).json()["error"] == error

    def test_not_from_the_very_end(self, anna: Person) -> None:
        table = imported(anna)
        assert branch(anna, table, anna.table(table)["state"]["plies"]).json()["error"] == "over"


class TestJournals:
    def test_what_is_exported_can_be_imported_and_is_the_same(self, anna: Person, bela: Person) -> None:
        first = imported(anna)
        text = anna.get(f"/api/tables/{first}/journal").text
        assert text.replace("result: orange 1 12, white 2 3\n", "") == journal_text()  # told by exported ones only
        second = bela.post("/api/journals", {"text": text}).json()["id"]
        whole = bela.table(second)
        assert whole["imported"] is True
        assert whole["state"]["result"] is not None
        assert [seat["name"] for seat in whole["seats"]] == ["Arthur", "Morgan"]
        assert second in [row["id"] for row in bela.get("/api/tables?list=finished").json()]

    @pytest.mark.parametrize(
        ("change", "complaint"),
        [
            (lambda text: "", "not a journal"),
            (lambda text: text.replace("game: power_and_weakness", "game: chess"), "chess"),
            (other_rules, "played by version 99 of the rules, and this program plays version"),
            (lambda text: text.replace("1. nature lay_marker", "1. nature lay_stone", 1), "line 8"),
            (lambda text: text.rpartition("secret: ")[0] + f"secret: {'0' * 64}\n", "commitment"),
            (lambda text: "\n".join(text.splitlines()[:60]), "not over"),
            (lambda text: text.replace("commitment:", "overlay: x 123\ncommitment:"), "house data"),
        ],
    )
    def test_a_changed_journal_is_refused(self, anna: Person, change: Any, complaint: str) -> None:
        answer = anna.post("/api/journals", {"text": change(journal_text())})
        assert answer.status_code in (400, 404)
        assert complaint in answer.json()["message"]

    def test_a_game_of_other_rules_that_agree_with_it_keeps_its_version(self, anna: Person) -> None:
        answer = anna.post("/api/journals", {"text": journal_text().replace("rules: 1", "rules: 99")})
        assert answer.status_code == 201
        table = answer.json()["id"]
        assert anna.table(table)["state"]["result"] is not None
        assert "rules: 99\n" in anna.get(f"/api/tables/{table}/journal").text

    def test_without_its_secret_it_is_still_checked_by_the_rules(self, anna: Person) -> None:
        text = journal_text().rpartition("secret: ")[0]
        assert anna.post("/api/journals", {"text": text}).status_code == 201

    def test_it_has_a_size(self, anna: Person) -> None:
        assert anna.post("/api/journals", {"text": "x" * 900_001}).status_code == 400
        assert anna.post("/api/journals", {"text": "x" * 1_100_000}).status_code == 413


def test_the_analysis_is_for_games_that_are_over(anna: Person, stranger: Person) -> None:
    running = anna.open("me", "open")
    assert stranger.get(f"/api/tables/{running}/analysis").json()["error"] == "forbidden"
    whole = stranger.get(f"/api/tables/{imported(anna)}/analysis").json()
    assert whole["seats"] == ["orange", "white"]
    assert len(whole["series"][0]["values"][0]) == whole["plies"] + 1


def test_what_happened_while_a_player_was_away(anna: Person, bela: Person) -> None:
    """A player is told where he left; nothing while he is there, and nothing at his first visit."""
    table = two_people(anna, bela)
    assert anna.table(table)["seen"] is None
    with anna.live(table) as live:
        live.receive_json(timeout=10)
        assert anna.table(table)["seen"] is None
    before = anna.table(table)
    assert before["seen"] == before["state"]["plies"]
    for _ in range(4):
        answer_once(table, {"orange": anna, "white": bela})
    after = anna.table(table)
    assert after["seen"] == before["seen"] < after["state"]["plies"]
    assert bela.table(table)["seen"] is None


class TestReports:
    def test_listed_and_exported_as_a_failing_test(
        self, anna: Person, settings: Settings, tmp_path: Path, client: TestClient[App]
    ) -> None:
        table = anna.open("me", "open")
        plies = anna.table(table)["state"]["plies"]
        body = {"ply": plies, "words": 'Kent is not "coastal"?\nIt should be.'}
        assert anna.post(f"/api/tables/{table}/report", body).status_code == 204
        runner = CliRunner()
        listed = runner.invoke(app, ["reports", "--database", settings.database])
        assert "Kent is not" in listed.output
        assert f"ply {plies}" in listed.output
        folder = tmp_path / "reports"
        exported = runner.invoke(
            app, ["reports", "--database", settings.database, "--export", "1", "--to", str(folder)]
        )
        assert exported.exit_code == 0, exported.output
        assert sorted(path.name for path in folder.iterdir()) == ["report_1.journal", "test_report_1.py"]
        assert "secret" not in (folder / "report_1.journal").read_text()
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "--rootdir",
            str(folder),
            str(folder),
        ]
        run = subprocess.run(command, capture_output=True, text=True, cwd=folder)
        assert run.returncode == 1, run.stdout
        assert "It should be." in run.stdout
        assert runner.invoke(app, ["reports", "--database", settings.database, "--export", "7"]).exit_code == 1

    def test_only_with_eyes_one_has_and_about_plies_one_knows(
        self, anna: Person, bela: Person, stranger: Person
    ) -> None:
        table = two_people(anna, bela)
        path = f"/api/tables/{table}/report"
        assert stranger.post(path, {"ply": 3, "words": "x"}).status_code == 403
        assert bela.post(path, {"ply": 3, "words": "x", "seen_as": "orange"}).status_code == 403
        assert bela.post(path, {"ply": 999, "words": "x"}).json()["error"] == "no-such-ply"
        assert bela.post(path, {"ply": 3, "words": ""}).status_code == 400
        assert bela.post(path, {"ply": 3, "words": "x"}).status_code == 204


class TestInAnotherProcess:
    """A long game is gone through elsewhere; what comes back is the same."""

    def test_a_ply_a_branch_a_journal(self, anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
        here = imported(anna)
        page = at(anna, here, 100, "all").json()
        analysis = anna.get(f"/api/tables/{here}/analysis").json()
        monkeypatch.setattr(historians, "SHORT", 0)
        elsewhere = imported(anna)
        assert at(anna, elsewhere, 100, "all").json() == page
        assert anna.get(f"/api/tables/{elsewhere}/analysis").json() == analysis
        new = branch(anna, elsewhere, 100).json()["id"]
        assert anna.table(new)["given"] == 100
        end = anna.table(elsewhere)["state"]["plies"]
        assert branch(anna, elsewhere, end).json()["error"] == "over"
        broken = anna.post("/api/journals", {"text": journal_text().replace("recruit", "dance", 1)})
        assert broken.status_code == 400
        assert "dance" in broken.text
