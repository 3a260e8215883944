"""Finished games looked at again: replay and verify, and what is said of a file that was tampered with."""

import json
import re
from pathlib import Path

import pytest

from hatalom.table.turning import TURNING_POINTS
from tests.cli.conftest import Run

GAME = "power_and_weakness"


@pytest.fixture
def finished(hatalom: Run, tmp_path: Path) -> Path:
    hatalom(
        "play", GAME, "--bots", "novice", "--seed", "3", "--lang", "en", "--file", "done.journal", typed="1\n" * 4000
    )
    return tmp_path / "done.journal"


def test_verify_and_replay_agree(hatalom: Run, finished: Path) -> None:
    verified = json.loads(hatalom("verify", finished, "--json").stdout)
    again = json.loads(hatalom("replay", finished, "--json", "--lang", "hu").stdout)
    assert verified["ok"] is True
    assert verified["draws"] == sum(ply["seat"] == "nature" for ply in again["plies"])
    assert verified["plies"] == len(again["plies"])
    assert verified["checksum"] == again["checksum"]
    assert verified["winners"] == again["winners"]
    assert again["seats"] == {"orange": "player", "white": "computer novice"}
    assert again["plies"][0]["log"][0].startswith("Strathclyde ")
    assert "győzött" in again["plies"][-1]["log"][-1]


def test_where_a_finished_game_turned(hatalom: Run, finished: Path, tmp_path: Path) -> None:
    told = hatalom("replay", finished, "--turning-points", "--lang", "en").stdout.splitlines()
    points = [line for line in told if re.fullmatch(r" *\d+–\d+  (Orange|White) \+\d+%", line)]
    assert 1 <= len(points) <= TURNING_POINTS
    assert "chance to win" in told[-2]
    assert "--hint" in told[-1]
    starts = [point.split("–")[0].strip() for point in points]
    for start in starts[:2]:
        assert hatalom("replay", finished, "--at", start, "--hint").returncode == 0
    hatalom("play", GAME, "--bots", "novice", "--seed", "3", "--file", "open.journal", typed="1\n1\n")
    refused = hatalom("replay", tmp_path / "open.journal", "--turning-points")
    assert refused.returncode == 1
    assert "this game is not over" in refused.stderr
    for other_way in (["--json"], ["--step"], ["--at", starts[0]]):
        both = hatalom("replay", finished, "--turning-points", *other_way)
        assert both.returncode == 1
        assert "--turning-points goes alone" in both.stderr


def test_a_hint_is_for_a_choice_not_for_what_can_only_be_answered_in_one_way(hatalom: Run, finished: Path) -> None:
    plies = json.loads(hatalom("replay", finished, "--json").stdout)["plies"]
    forced = next(ply for ply in plies if ply["auto"] and ply["seat"] != "nature")
    told = hatalom("replay", finished, "--at", str(forced["ply"] - 1), "--as", forced["seat"], "--hint")
    assert told.returncode == 1
    assert f"{forced['seat']} does not choose; the next choice comes after ply" in told.stderr


def test_replay_as_log_at_a_ply_and_step_by_step(hatalom: Run, finished: Path) -> None:
    log = hatalom("replay", finished, "--lang", "en").stdout
    assert "Cycle 1: Magic" in log
    assert "    1 Strathclyde received" in log
    assert "has won with" in log
    assert "Markers set aside" in hatalom("replay", finished, "--at", "30", "--lang", "en").stdout
    steps = hatalom("replay", finished, "--step", "--lang", "en", typed="\n\nb\n40\nq\n").stdout
    shown = [line.partition("/")[0] for line in steps.splitlines() if "Enter: on" in line]
    assert [number.strip() for number in shown] == ["0", "1", "2", "1", "40"]
    too_far = hatalom("replay", finished, "--at", "9999")
    assert too_far.returncode == 1
    assert "there is no ply 9999" in too_far.stderr


def test_a_hint_for_a_moment_of_a_game_that_is_over(hatalom: Run, finished: Path) -> None:
    plies = json.loads(hatalom("replay", finished, "--json").stdout)["plies"]
    chosen = next(ply for ply in plies if ply["seat"] == "white" and ply["action"].startswith("place_unit"))
    shown = hatalom("replay", finished, "--at", str(chosen["ply"] - 1), "--hint", "--lang", "en")
    assert shown.returncode == 0, shown.stderr
    assert "What the strongest computer advises, knowing what White knew:" in shown.stdout
    assert "Best answer: " in shown.stdout
    assert shown.stdout.count("(as played)") == 1
    chosen_at = str(chosen["ply"] - 1)
    own = hatalom("replay", finished, "--at", chosen_at, "--hint", "--as", "white", "--lang", "hu")
    assert "(ahogy történt)" in own.stdout
    other = hatalom("replay", finished, "--at", chosen_at, "--hint", "--as", "orange")
    assert other.returncode == 1
    assert f"after ply {chosen_at} orange does not choose; the next choice comes after ply" in other.stderr
    drawn = hatalom("replay", finished, "--at", "0", "--hint")
    assert drawn.returncode == 1
    found = re.search(r"after ply 0 nobody chooses; the next choice comes after ply (\d+)", drawn.stderr)
    assert found is not None
    assert hatalom("replay", finished, "--at", found[1], "--hint").returncode == 0
    over = hatalom("replay", finished, "--at", str(len(plies)), "--hint")
    assert f"after ply {len(plies)} nobody chooses; and not later either" in over.stderr
    nowhere = hatalom("replay", finished, "--hint")
    assert "--hint needs a ply: --at 60" in nowhere.stderr
    for other_way in ("--json", "--step"):
        both = hatalom("replay", finished, "--at", chosen_at, "--hint", other_way)
        assert both.returncode == 1
        assert "leave out --json and --step" in both.stderr


def first_row(text: str, part: str) -> str:
    return next(line for line in text.splitlines() if part in line)


@pytest.mark.parametrize("how", ["a draw", "an action", "the secret", "another secret", "a word", "the game"])
def test_a_tampered_journal_is_found_out(hatalom: Run, finished: Path, how: str) -> None:
    text = finished.read_text(encoding="utf-8")
    marker = first_row(text, "nature lay_marker")
    other = "castle" if marker.endswith("key") else "key"
    tile = first_row(text, "take_tile")
    secret = first_row(text, "secret: ")
    changes = {
        "a draw": (marker, f"{marker.rpartition(' ')[0]} {other}", "is not what the committed stream gives"),
        "an action": (tile, f"{tile.rpartition(' ')[0].rpartition(' ')[0]} give_up", "is not legal there"),
        "the secret": (secret, "", "holds no secret: it is added when the game is over"),
        "another secret": (secret, f"secret: {'00' * 32}", "does not fit the commitment"),
        "a word": (tile, tile.replace("take_tile", "steal_tile"), "is not an action of power_and_weakness"),
        "the game": ("game: power_and_weakness", "game: chess", "there is no game called 'chess'"),
    }
    old, new, complaint = changes[how]
    finished.write_text(text.replace(old, new, 1), encoding="utf-8")
    done = hatalom("verify", finished)
    assert done.returncode == 1
    assert complaint in done.stderr
    as_json = hatalom("verify", finished, "--json")
    assert as_json.returncode == 1
    found = json.loads(as_json.stdout)
    assert found["ok"] is False
    assert complaint in found["error"]


@pytest.mark.parametrize(
    ("data", "complaint"), [(b"hello", "not a journal: the first line should be"), (b"\xff\xfe\x00", "not a text file")]
)
def test_a_file_that_is_no_journal(hatalom: Run, tmp_path: Path, data: bytes, complaint: str) -> None:
    (tmp_path / "a").write_bytes(data)
    done = hatalom("replay", "a")
    assert done.returncode == 1
    assert complaint in done.stderr


def test_a_file_that_is_not_there(hatalom: Run) -> None:
    done = hatalom("verify", "nowhere.journal")
    assert done.returncode == 1
    assert "cannot read nowhere.journal: No such file" in done.stderr


class TestAnotherVersionOfTheRules:
    @pytest.fixture
    def other(self, finished: Path) -> Path:
        """The same game, as one that was played by other rules."""
        text = finished.read_text(encoding="utf-8")
        version = first_row(text, "rules: ")
        finished.write_text(text.replace(version, "rules: 99", 1), encoding="utf-8")
        return finished

    def test_that_agrees_is_verified_and_named(self, hatalom: Run, other: Path) -> None:
        done = hatalom("verify", other)
        assert done.returncode == 0
        assert "It was played by version 99 of the rules; by version" in done.stdout
        found = json.loads(hatalom("verify", other, "--json").stdout)
        assert (found["ok"], found["rules_version"]) == (True, 99)
        assert found["checked_by_version"] < 99
        again = hatalom("replay", other, "--json")
        assert again.returncode == 0
        assert json.loads(again.stdout)["fault"] is None

    def test_that_does_not_agree_is_shown_up_to_there(self, hatalom: Run, other: Path) -> None:
        text = other.read_text(encoding="utf-8")
        tile = first_row(text, "take_tile")
        other.write_text(text.replace(tile, tile.replace("take_tile", "steal_tile"), 1), encoding="utf-8")
        checked = hatalom("verify", other)
        assert checked.returncode == 1
        assert (
            "is not an action of power_and_weakness; the game was played by version 99 of the rules" in checked.stderr
        )
        shown = hatalom("replay", other, "--lang", "en")
        assert shown.returncode == 1
        assert "Cycle 1: Magic" in shown.stdout
        assert "has won with" not in shown.stdout
        assert "the game was played by version 99 of the rules, and this program plays version" in shown.stderr
        facts = json.loads(hatalom("replay", other, "--json").stdout)
        assert "steal_tile" in facts["fault"]
        assert facts["winners"] is None
        assert len(facts["plies"]) == int(tile.partition(".")[0].partition("=")[0]) - 1


def test_a_game_of_other_rules_that_agree_goes_on_by_those_of_today(hatalom: Run, tmp_path: Path) -> None:
    file = tmp_path / "running.journal"
    options = ("play", GAME, "--bots", "novice", "--seed", "3", "--lang", "en", "--file", file)
    hatalom(*options, typed="1\n1\nquit\n")
    text = file.read_text(encoding="utf-8")
    version = first_row(text, "rules: ")
    file.write_text(text.replace(version, "rules: 99", 1), encoding="utf-8")
    assert hatalom(*options, typed="1\nquit\n").returncode == 0
    assert version in file.read_text(encoding="utf-8")
    broken = text.replace(version, "rules: 99", 1).replace("nature lay_marker", "nature lay_stone", 1)
    file.write_text(broken, encoding="utf-8")
    refused = hatalom(*options, typed="1\nquit\n")
    assert refused.returncode == 1
    assert "the game was played by version 99 of the rules" in refused.stderr
