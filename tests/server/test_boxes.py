"""A box that its owner has corrected: checked, told apart from ours, played with, and named by the journal."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from hatalom.cli.files import read_journal
from hatalom.core.content import overlay_label, parse_overlay
from hatalom.core.errors import BadFile
from hatalom.core.replay import verify as verify_match
from hatalom.server.app import App
from hatalom.server.boxes import house_boxes
from hatalom.server.settings import Settings
from tests.server.conftest import GAME, Person, serving

BOX = """
[game]
win_points = 6

[[map.connections]]
a = "kent"
b = "essex"
remove = true

[names.hu.region.kent]
nom = "Cantia"
acc = "Cantiát"
"""


def read(person: Person, text: str, game: str = GAME) -> tuple[int, dict[str, object]]:
    answer = person.post(f"/api/games/{game}/box", {"name": "house.toml", "text": text})
    return answer.status_code, answer.json()


def test_a_box_is_told_apart_from_ours(anna: Person) -> None:
    status, box = read(anna, BOX)
    assert status == 200
    assert box["label"] == overlay_label("house.toml", parse_overlay(BOX, "house.toml"))
    assert box["changes"] == [
        {"key": "game.win_points", "was": "12", "now": "6"},
        {"key": "map.connections.essex–kent", "was": "land", "now": None},
        {"key": "names.hu.region.kent.nom", "was": None, "now": "Cantia"},
        {"key": "names.hu.region.kent.acc", "was": None, "now": "Cantiát"},
    ]


def test_it_is_played_with_and_everybody_at_the_table_is_told(anna: Person, bela: Person) -> None:
    _, box = read(anna, BOX)
    table = anna.open("me", "me", overlay=box["overlay"])
    digest = str(box["label"]).rpartition(" ")[2]
    assert anna.table(table)["box"].endswith(digest)
    assert bela.table(table)["box"].endswith(digest)
    names = bela.get(f"/api/tables/{table}/texts/hu").json()["names"]
    assert names["region.kent"]["nom"] == "Cantia"
    assert anna.table(anna.open("me", "me"))["box"] == ""


def test_the_journal_names_it_and_is_verified_with_the_same_file(anna: Person, tmp_path: Path) -> None:
    _, box = read(anna, BOX)
    table = anna.open("me", "novice", overlay=box["overlay"])
    assert anna.menu(table, "orange", "resign").status_code == 200
    (tmp_path / "house.toml").write_text(BOX, encoding="utf-8")
    (tmp_path / "a.journal").write_text(anna.get(f"/api/tables/{table}/journal").text, encoding="utf-8")
    kept = read_journal(tmp_path / "a.journal", tmp_path / "house.toml")
    verify_match(kept.game, kept.journal, kept.content())
    (tmp_path / "house.toml").write_text(BOX.replace("6", "7"), encoding="utf-8")
    with pytest.raises(BadFile, match="was played with"):
        read_journal(tmp_path / "a.journal", tmp_path / "house.toml")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[game]\nwin_points =\n", "line 2"),
        ("[game]\nmost_points = 3", "game.most_points is unknown"),
        ('[game]\nwin_points = "six"', "expected a whole number"),
        ('[[map.regions]]\nid = "atlantis"\ncoastal = true', "atlantis"),
        ('[names.hu.region.atlantis]\nnom = "Atlantisz"', "atlantis"),
        ("[game]\nwin_points = 12", "corrects nothing"),
        ("", "corrects nothing"),
    ],
)
def test_nonsense_is_refused_with_a_reason(anna: Person, text: str, reason: str) -> None:
    status, error = read(anna, text)
    assert (status, error["error"]) == (400, "bad-request")
    assert reason in str(error["message"])


def test_a_box_is_of_a_game_that_there_is(anna: Person) -> None:
    assert read(anna, BOX, "chess")[0] == 404
    assert read(anna, "#" * 70_000)[0] == 400


def test_a_refusal_has_a_name_and_the_line_for_any_language(anna: Person) -> None:
    answer = anna.post(f"/api/games/{GAME}/box", {"name": "a.toml", "text": "# mine\n[game]\nwin_points = 'six'\n"})
    fault = answer.json()["fault"]
    assert (fault["name"], fault["line"]) == ("expected-int", 3)
    assert fault["args"] == {"key": "game.win_points", "found": "'six'"}


def check(person: Person, overlay: dict[str, object], **about: object) -> dict[str, Any]:
    answer = person.post(f"/api/games/{GAME}/box/check", {"overlay": overlay, "about": {"name": "Anna", **about}})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def faults(found: dict[str, Any]) -> list[tuple[str, str]]:
    return [(check["name"], check["key"]) for check in found["checks"] if not check["is_good"]]


def test_a_box_that_is_being_corrected_is_tried(anna: Person) -> None:
    found = check(anna, {"game": {"win_points": 6}}, notes={"game": "the box says 6"})
    assert faults(found) == []
    assert [one["name"] for one in found["checks"]] == ["fits", *["total"] * 3, "joined", "set_up", "played"]
    assert found["changes"] == [{"key": "game.win_points", "was": "12", "now": "6"}]
    assert 'game = "the box says 6"' in found["text"]
    assert read(anna, found["text"])[0] == 200


def test_what_is_wrong_with_it_is_told_with_the_key_and_the_rule(anna: Person) -> None:
    assert faults(check(anna, {"game": {"win_points": 9999}})) == [("fits", "game.win_points")]
    tiles = check(anna, {"action_tiles": [{"id": "influence_castle", "count": 5}]})
    assert faults(tiles) == [("total", "action_tiles.*.count")]
    [total] = [one for one in tiles["checks"] if not one["is_good"]]
    assert (total["found"], total["wanted"], total["rule"]) == (41, 40, "2.4")
    cut = [{"a": "kent", "b": other, "remove": True} for other in ("essex", "wessex")]
    assert faults(check(anna, {"map": {"connections": cut}})) == [("joined", "map.connections")]
    assert faults(check(anna, {"game": {"actions_per_turn": 0}}))[0][0] == "set_up"


@pytest.mark.parametrize("overlay", [{"game": [{}, 3]}, {"game": None}, {"": {"": [[{}]]}}, {"names": 3}])
def test_a_box_of_nonsense_is_answered_in_words(anna: Person, overlay: dict[str, object]) -> None:
    answer = anna.post(f"/api/games/{GAME}/box/check", {"overlay": overlay})
    assert answer.status_code == 200, answer.text
    assert faults(answer.json())[0][0] == "fits"


def test_what_a_box_says_of_itself_is_read_too(anna: Person) -> None:
    answer = anna.post("/api/tables", table_wish({"box": 3}))
    assert answer.status_code == 400
    assert "in [box]" in answer.json()["message"]


def test_a_box_that_does_not_get_on_never_stops_the_server(
    anna: Person, client: TestClient[App], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process that tries it is ended, the box is refused, and meanwhile others are answered."""
    monkeypatch.setattr("hatalom.server.examiners.examine", sleep_for_ever)
    client.app.house.hub.examiners.limit = 1.0
    with ThreadPoolExecutor() as threads:
        slow = threads.submit(anna.post, "/api/tables", table_wish({"game": {"win_points": 5}}))
        assert anna.get("/api/games").status_code == 200
        assert not slow.done()
        answer = slow.result(timeout=60)
    assert answer.status_code == 400
    assert "given up after 1 seconds" in answer.json()["message"]


def sleep_for_ever(_: bytes) -> bytes:
    time.sleep(600)
    return b""


def table_wish(overlay: dict[str, object] | None) -> dict[str, object]:
    seats = [{"seat": seat, "who": "me"} for seat in ("orange", "white")]
    return {"game": GAME, "seats": seats, "overlay": overlay}


@pytest.mark.parametrize(
    ("overlay", "reason"),
    [
        ({"action_tiles": [{"id": "influence_castle", "count": 5}]}, "adds up to 41; the rules say 40"),
        ({"box": {"game": "maria"}, "game": {"win_points": 6}}, "is a box of maria"),
        ({"box": {"colour": "red"}}, "colour"),
    ],
)
def test_no_table_is_opened_with_a_bad_box(anna: Person, overlay: dict[str, object], reason: str) -> None:
    answer = anna.post("/api/tables", table_wish(overlay))
    assert answer.status_code == 400
    assert reason in answer.json()["message"]
    assert anna.get("/api/tables?list=mine").json() == []


class TestKept:
    def keep(self, person: Person, text: str = BOX, **more: str) -> Any:
        return person.post("/api/boxes", {"game": GAME, "text": f'[box]\nname = "Mine"\n{text}', **more})

    def test_a_box_is_kept_in_the_account_and_changed_there(self, anna: Person) -> None:
        row = self.keep(anna).json()
        assert (row["name"], row["is_shared"]) == ("Mine", False)
        again = self.keep(anna, BOX.replace("6", "7"), id=row["id"]).json()
        assert again["id"] == row["id"]
        assert again["digest"] != row["digest"]
        assert [one["id"] for one in anna.get("/api/boxes").json()["mine"]] == [row["id"]]
        assert anna.get(f"/api/boxes/{row['id']}").json()["box"]["changes"][0]["now"] == "7"

    def test_it_is_private_until_it_is_shared(self, anna: Person, bela: Person) -> None:
        box = f"/api/boxes/{self.keep(anna).json()['id']}"
        assert bela.get(box).status_code == 404
        assert bela.post(f"{box}/share", {}).status_code == 404
        assert anna.post(f"{box}/share", {}).json()["is_shared"] is True
        shared = bela.get(box).json()
        assert (shared["owner"], shared["is_mine"], shared["game"]) == ("Anna", False, GAME)
        assert shared["box"]["overlay"]["game"] == {"win_points": 6}
        table = bela.open("me", "me", overlay=shared["box"]["overlay"])
        assert anna.table(table)["box"] == shared["box"]["label"]
        assert anna.post(f"{box}/share", {"shared": False}).status_code == 200
        assert bela.get(box).status_code == 404

    def test_only_its_owner_changes_or_forgets_it(self, anna: Person, bela: Person) -> None:
        row = self.keep(anna).json()
        assert self.keep(bela, id=row["id"]).status_code == 404
        assert bela.client.delete(f"/api/boxes/{row['id']}", headers=bela.headers).status_code == 404
        assert anna.client.delete(f"/api/boxes/{row['id']}", headers=anna.headers).status_code == 204
        assert anna.get("/api/boxes").json()["mine"] == []

    @pytest.mark.parametrize("text", ["[game]\nwin_points =", "[game]\nmost = 3", "[game]\nwin_points = 'x'"])
    def test_a_bad_box_is_not_kept(self, anna: Person, text: str) -> None:
        assert self.keep(anna, text).status_code == 400
        assert anna.get("/api/boxes").json()["mine"] == []

    def test_so_many_and_no_more(self, anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("hatalom.server.services.boxes.MOST_KEPT", 1)
        assert self.keep(anna).status_code == 200
        assert self.keep(anna).status_code == 429

    def test_it_belongs_to_what_is_stored_of_somebody(self, anna: Person) -> None:
        self.keep(anna)
        [row] = anna.get("/api/me/export").json()["boxes"]
        assert (row["game"], row["name"]) == (GAME, "Mine")


def test_the_table_gives_its_box_away_as_a_file(anna: Person, bela: Person, tmp_path: Path) -> None:
    _, box = read(anna, f'[box]\nname = "Anna\'s"\nnotes = {{ game = "for me alone" }}\n{BOX}')
    table = anna.open("me", "novice", overlay=box["overlay"])
    text = bela.get(f"/api/tables/{table}/box").text
    assert "for me alone" not in text
    assert anna.menu(table, "orange", "resign").status_code == 200
    (tmp_path / "box.toml").write_text(text, encoding="utf-8")
    (tmp_path / "a.journal").write_text(anna.get(f"/api/tables/{table}/journal").text, encoding="utf-8")
    kept = read_journal(tmp_path / "a.journal", tmp_path / "box.toml")
    assert kept.house.label.startswith("Anna's ")
    verify_match(kept.game, kept.journal, kept.content())
    assert bela.get(f"/api/tables/{anna.open('me', 'me')}/box").status_code == 404


class TestHouse:
    TEXT = f'[box]\ngame = "{GAME}"\nname = "The house"\n[game]\nwin_points = 5\n'

    def test_tables_are_played_with_the_box_of_the_house(self, settings: Settings, tmp_path: Path) -> None:
        (tmp_path / "house.toml").write_text(self.TEXT, encoding="utf-8")
        with serving(replace(settings, house_boxes=(tmp_path / "house.toml",))) as client:
            anna = Person(client, "Anna")
            label = anna.get("/api/boxes").json()["house"][GAME]
            assert label.startswith("The house ")
            assert anna.table(anna.open("me", "me"))["box"] == label
            assert anna.table(anna.open("me", "me", overlay={}))["box"] == ""
            own = anna.open("me", "me", overlay={"game": {"win_points": 7}})
            assert anna.table(own)["box"] not in ("", label)
            table = anna.open("me", "novice", overlay={})
            anna.menu(table, "orange", "resign")
            again = anna.post(f"/api/tables/{table}/rematch", {}).json()["id"]
            assert anna.table(again)["box"] == ""

    @pytest.mark.parametrize(
        ("text", "complaint"),
        [
            ("[game]\nwin_points = 5", "does not say which game it is of"),
            (TEXT.replace("5", "'x'"), r"no game can be played with the box .*win_points is \'x\'.*\(line 5\)"),
            (TEXT.replace("win_points", "x"), "x is unknown"),
        ],
    )
    def test_a_bad_file_is_refused_before_the_server_starts(self, tmp_path: Path, text: str, complaint: str) -> None:
        (tmp_path / "house.toml").write_text(text, encoding="utf-8")
        with pytest.raises(BadFile, match=complaint):
            house_boxes([tmp_path / "house.toml"])


def test_the_table_tells_what_is_in_its_box(anna: Person, bela: Person) -> None:
    table = anna.open("me", "me", overlay={"game": {"win_points": 6}})
    laid = bela.get(f"/api/tables/{table}/content").json()
    assert laid["content"]["game"]["win_points"] == 6
    assert len(laid["content"]["map"]["regions"]) == 15
    assert laid["changes"] == [{"key": "game.win_points", "was": "12", "now": "6"}]
    assert bela.get(f"/api/tables/{anna.open('me', 'me')}/content").status_code == 404
