"""House data: an overlay corrects a game, is named in the journal and asked for again."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

GAME = "power_and_weakness"
OVERLAY = """
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


@pytest.fixture
def overlay(tmp_path: Path) -> Path:
    file = tmp_path / "house.toml"
    file.write_text(OVERLAY, encoding="utf-8")
    return file


def test_content_says_how_sure_it_is_and_what_the_house_changes(hatalom: Run, overlay: Path) -> None:
    facts = json.loads(hatalom("content", GAME, "--box", overlay, "--json").stdout)
    certainty = {block["path"]: block["certainty"] for block in facts["blocks"]}
    assert certainty["game"] == "certain"
    assert certainty["map"] == "reconstructed"
    assert certainty["time_tiles"] in ("certain", "public", "reconstructed")
    assert facts["overlay"].startswith("house.toml ")
    assert {(change["key"], change["was"], change["is"]) for change in facts["changes"]} == {
        ("game.win_points", 12, 6),
        ("map.connections.essex–kent", "land", None),
        ("names.hu.region.kent.nom", None, "Cantia"),
        ("names.hu.region.kent.acc", None, "Cantiát"),
    }
    printed = hatalom("content", GAME, "--box", overlay).stdout
    assert "House data: house.toml" in printed
    assert "reconstructed" in printed


def test_a_game_with_house_data_from_start_to_verification(hatalom: Run, overlay: Path, tmp_path: Path) -> None:
    options = ("--bots", "novice", "--lang", "hu", "--box", overlay, "--file", "a")
    done = hatalom("play", GAME, *options, typed="1\n" * 4000)
    assert done.returncode == 0, done.stderr
    assert "Saját adatok: house.toml" in done.stdout
    assert "Cantia" in done.stdout
    assert "/6 " in done.stdout
    head = (tmp_path / "a").read_text(encoding="utf-8")
    assert "overlay: house.toml " in head
    without = hatalom("verify", "a")
    assert without.returncode == 1
    assert "give the file with --box FILE" in without.stderr
    assert hatalom("verify", "a", "--box", overlay).returncode == 0
    overlay.write_text(OVERLAY.replace("6", "7"), encoding="utf-8")
    changed = hatalom("verify", "a", "--box", overlay)
    assert changed.returncode == 1
    assert "this game was played with the house data 'house.toml" in changed.stderr


def test_the_folder_of_the_user_counts_without_being_named(hatalom: Run, home: Path, tmp_path: Path) -> None:
    standing = home / "config" / "hatalom" / "content" / f"{GAME}.toml"
    standing.parent.mkdir(parents=True)
    standing.write_text(OVERLAY, encoding="utf-8")
    done = hatalom("play", GAME, "--bots", "novice", "--lang", "en", "--file", "a", typed="quit\n")
    assert f"House data: {GAME}.toml" in done.stdout
    assert f"overlay: {GAME}.toml " in (tmp_path / "a").read_text(encoding="utf-8")
    assert hatalom("play", GAME, "--file", "a", typed="1\n" * 4000).returncode == 0
    assert hatalom("verify", "a").returncode == 0


def test_a_game_without_house_data_refuses_them(hatalom: Run, overlay: Path) -> None:
    hatalom("play", GAME, "--bots", "novice", "--file", "a", typed="quit\n")
    done = hatalom("replay", "a", "--box", overlay)
    assert done.returncode == 1
    assert "was played without house data: leave out --box" in done.stderr


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[game]\nwinning = 9", "overlay: game.winning is unknown; keys at this place: source, rule"),
        ("[game]\nwin_points = 'nine'", "overlay: game.win_points is 'nine'; expected a whole number"),
        ("[game]\nwin_points = 0", "overlay: game.win_points is 0; expected 1 to 99 (line 2)"),
        ("[game]\nplayers = 3", "overlay: game.players cannot be changed"),
        ("[[map.regions]]\nid = 'camelot'\ncoastal = true", "overlay: map.regions has no entry with id 'camelot'"),
        ("[[map.connections]]\na = 'kent'\nb = 'camelot'", "overlay: map.connections names 'camelot'; expected one of"),
        ("[names.en.region.camelot]\nnom = 'Camelot'", "overlay: names.en.region.camelot is unknown; ids: strath"),
        ("[game", "is not valid TOML"),
    ],
)
def test_an_overlay_is_refused_with_the_key_and_what_was_expected(
    hatalom: Run, overlay: Path, text: str, complaint: str
) -> None:
    overlay.write_text(text, encoding="utf-8")
    done = hatalom("content", GAME, "--box", overlay)
    assert done.returncode == 1
    assert complaint in done.stderr


def test_an_overlay_that_is_not_there(hatalom: Run) -> None:
    done = hatalom("play", GAME, "--box", "nowhere.toml")
    assert done.returncode == 1
    assert "cannot read the overlay nowhere.toml" in done.stderr


def test_a_box_is_tried_compared_and_saved(hatalom: Run, overlay: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text("[game]\nwin_points = 9\nrecruit_later = 1\n", encoding="utf-8")
    options = ("--check", "--compare", other, "--save", tmp_path / "anna.toml", "--name", "Anna's box", "--json")
    facts = json.loads(hatalom("content", GAME, "--box", overlay, *options).stdout)
    assert {(check["name"], check["is_good"]) for check in facts["checks"]} == {
        (name, True) for name in ("fits", "total", "joined", "set_up", "played")
    }
    beside = {row["key"]: (row["ours"], row["first"], row["second"]) for row in facts["compared"]}
    assert beside["game.win_points"] == (12, 6, 9)
    assert beside["game.recruit_later"] == (2, 2, 1)
    saved = (tmp_path / "anna.toml").read_text(encoding="utf-8")
    assert 'name = "Anna\'s box"' in saved
    again = json.loads(hatalom("content", GAME, "--box", tmp_path / "anna.toml", "--json").stdout)
    assert again["overlay"] == f"Anna's box {facts['overlay'].rpartition(' ')[2]}"


def test_a_box_that_cannot_be_played_with_fails_the_check(hatalom: Run, overlay: Path) -> None:
    overlay.write_text('[[action_tiles]]\nid = "influence_castle"\ncount = 9\n', encoding="utf-8")
    done = hatalom("content", GAME, "--box", overlay, "--check")
    assert done.returncode == 1
    assert "adds up to 45; the rules say 40" in done.stdout


@pytest.mark.parametrize(
    "command",
    [("content", GAME), ("simulate", GAME, "--games", "1"), ("play", GAME), ("export", "a.parquet", GAME)],
    ids=lambda command: command[0],
)
def test_no_command_plays_with_a_box_that_no_table_would_take(
    hatalom: Run, overlay: Path, tmp_path: Path, command: tuple[str, ...]
) -> None:
    overlay.write_text('[[action_tiles]]\nid = "influence_castle"\ncount = 9\n', encoding="utf-8")
    done = hatalom(*command, "--box", overlay)
    assert done.returncode == 1
    assert f"no game can be played with the box {overlay}: action_tiles.*.count adds up to 45" in done.stderr
    assert not (tmp_path / "a.parquet").exists()


def test_a_box_whose_game_comes_to_a_halt_plays_no_games(hatalom: Run, overlay: Path) -> None:
    overlay.write_text('[[generals]]\nid = "hasdrubal"\nconfined_to = "italy"\n', encoding="utf-8")
    done = hatalom("simulate", "hannibal", "--games", "1", "--box", overlay)
    assert done.returncode == 1
    assert "a game with 2 players came to a halt after" in done.stderr


def test_a_box_of_another_game_plays_no_games(hatalom: Run, overlay: Path) -> None:
    overlay.write_text(f'[box]\ngame = "maria"\n{OVERLAY}', encoding="utf-8")
    done = hatalom("simulate", GAME, "--games", "1", "--box", overlay)
    assert done.returncode == 1
    assert "is a box of maria, not of power_and_weakness" in done.stderr


def test_a_box_that_was_changed_after_it_was_saved_is_told(hatalom: Run, overlay: Path, tmp_path: Path) -> None:
    saved = tmp_path / "anna.toml"
    hatalom("content", GAME, "--box", overlay, "--save", saved)
    saved.write_text(saved.read_text(encoding="utf-8").replace("= 6", "= 7"), encoding="utf-8")
    assert "was changed after it was saved" in hatalom("content", GAME, "--box", saved).stderr
    assert "there is no box to save" in hatalom("content", GAME, "--save", saved).stderr
