"""A box that its owner has corrected: checked, told apart from ours, played with, and named by the journal."""

from pathlib import Path

import pytest

from hatalom.cli.files import read_journal
from hatalom.core.content import overlay_label, parse_overlay
from hatalom.core.errors import BadFile
from hatalom.core.replay import verify as verify_match
from tests.server.conftest import GAME, Person

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
