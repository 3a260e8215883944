"""`hatalom tune`, `learn` and `balance`: what is written, and what is said before anything is played."""

import json
from pathlib import Path

import pytest

from hatalom.lab import arena, compare, train
from hatalom.lab.balance_figures import FIGURES
from hatalom.lab.balance_page import PAGE, PICTURES
from hatalom.lab.learn import Seen
from hatalom.lab.train import Lesson
from tests.cli.conftest import Run

GAME = "power_and_weakness"
SMALL = ("--games", "8", "--check", "2", "--nodes", "1", "--careless", "0.9", "--seed", "1", "--workers", "1")


def test_tune_writes_weights_that_squire_plays_with(
    hatalom: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "CONTROL_GAMES", 10)
    done = hatalom("tune", GAME, *SMALL, "--keep", "tuning", "--write", "mine.toml")
    assert done.returncode == 0, done.stderr
    assert "round 1: 8 games" in done.stdout
    assert "no weights won measurably" in done.stdout
    assert (tmp_path / "mine.toml").exists()
    found = json.loads(hatalom("tune", GAME, *SMALL, "--keep", "tuning", "--json").stdout)
    assert found["rounds"][0]["arena"]["games"] == 2
    against_first = ("--bots", "squire:mine.toml,squire:first", "--games", "2", "--nodes", "1", "--workers", "1")
    shares = json.loads(hatalom("arena", GAME, *against_first, "--json").stdout)["share"]
    assert sum(shares.values()) == 1


def test_tune_says_what_is_wrong(hatalom: Run) -> None:
    assert "ends in .toml" in hatalom("tune", GAME, "--write", "mine.txt").stderr
    assert "no weights called 'best'" in hatalom("tune", GAME, "--start", "best").stderr
    assert "'novice' has no weights to improve" in hatalom("tune", GAME, "--climb", "novice").stderr


def test_learn_compares_turns_keeps_them_and_tells_how_many_there_were(
    hatalom: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the training itself, which needs PyTorch."""
    taught: list[Seen] = []

    def lesson(seen: Seen, inputs: int, *_: object) -> Lesson:
        taught.append(seen)
        return Lesson([[0.01] * 2 * inputs, [0.01] * 4, [0.01] * 2], [[0.0] * 2, [0.0] * 2, [0.0]], 1, 1.0, 0.9)

    for name, number in (("LOOKS", 30), ("BEST", 2), ("OTHERS", 1)):
        monkeypatch.setattr(compare, name, number)
    monkeypatch.setattr(train, "pytorch", lambda: None)
    monkeypatch.setattr(train, "train", lesson)
    few = ("--level", "random", "--games", "32", "--noted", "0.01", "--workers", "1", "--worlds", "4")
    learn = ("learn", "heads_of_state", *few)
    done = hatalom(*learn, "--compared", "0.004", "--judge", "marshal", "--keep", "one.npz", "--write", "one.json")
    assert done.returncode == 0, done.stderr
    first = taught[0].turns
    assert first.count() > 1
    assert f"{first.count()} comparisons of {len(first.game)} turns" in done.stdout
    compared = ("--compared", "0.001", "--judge", "sovereign:one.json", "--seed", "5")
    assert hatalom(*learn, *compared, "--also", "one.npz", "--write", "two.json").returncode == 0
    origin = json.loads((tmp_path / "two.json").read_text(encoding="utf-8"))["origin"]
    assert (origin["compared"], origin["judge"], origin["worlds"]) == (0.001, "sovereign:one.json", 4)
    assert origin["comparisons"] == taught[1].turns.count() >= first.count()
    assert taught[1].turns.lead[-len(first.lead) :] == first.lead
    assert not set(taught[1].turns.game[-len(first.lead) :]) & set(range(32)), "other games"
    done = hatalom(*learn, "--compared", "0.0000001", "--judge", "marshal", "--write", "none.json")
    assert "0 comparisons of 0 turns" in done.stdout


def test_learn_says_what_is_wrong(hatalom: Run, tmp_path: Path) -> None:
    (tmp_path / "rows.npz").write_text("nothing")
    (tmp_path / "folder").mkdir()
    for name in ("mine.json", "judge.json"):
        (tmp_path / name).write_bytes(b"\xff")

    def told(*arguments: str, write: str = "learned.json") -> str:
        done = hatalom("learn", "heads_of_state", "--write", write, *arguments)
        assert done.returncode == 1, done.stderr
        assert not (tmp_path / write).exists()
        return done.stderr.removeprefix("hatalom: ")

    assert told(write="learned.npz").startswith("learned.npz: the file of a network ends in .json")
    assert told(write="nowhere/learned.json").startswith("there is no folder nowhere to write into")
    assert told("--keep", "nowhere/rows.npz").startswith("there is no folder nowhere to write into")
    assert told("--keep", "folder").startswith("folder is a folder; name a file")
    assert told("--also", "rows.npz").startswith("rows.npz holds no rows of self-play")
    assert told("--join", "mine.json").startswith("mine.json is no network")
    assert told("--compared", "0.4", "--judge", "sovereign:judge.json").startswith("judge.json is no network")
    assert told("--compared", "0.4", "--judge", "nobody").startswith("there is no bot called 'nobody'")
    assert told("--compared", "0.4", "--judge", "squire").startswith("squire does not follow whole turns")
    assert told("--judge", "marshal").startswith("--judge is about comparing turns, and none are compared")
    assert told("--worlds", "8", "--compared", "0").startswith("--worlds is about comparing turns")
    assert told("--compared", "0.4", "--against", "novice").startswith("--compared lets the judge play for everybody")


def test_balance_writes_the_page_and_says_how_it_was_made(hatalom: Run, tmp_path: Path) -> None:
    done = hatalom("balance", GAME, "--bot", "random=3", "--to", "page", "--workers", "1")
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [f"page/{name}" for name in (PAGE, *PICTURES, FIGURES)]
    page = (tmp_path / "page" / PAGE).read_text(encoding="utf-8")
    assert "`hatalom balance power_and_weakness --players 2 --bot random=3 --seed 0 --to report`" in page


def test_balance_reports_what_was_kept(hatalom: Run, tmp_path: Path) -> None:
    kept = ("--keep", "kept", "--workers", "1")
    assert hatalom("balance", GAME, "--bot", "random=3", "--to", "page", *kept).returncode == 0
    done = hatalom("balance", GAME, "--bot", "random=300", "--to", "page", "--minutes", "0", *kept)
    assert done.returncode == 0, done.stderr
    assert "| 2 | usual | random | 3 |" in (tmp_path / "page" / PAGE).read_text(encoding="utf-8")


def test_balance_says_what_is_wrong(hatalom: Run) -> None:
    assert "should look like squire=40" in hatalom("balance", GAME, "--bot", "squire", "--to", "page").stderr


def test_strength_writes_a_page_with_every_match(hatalom: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "CONTROL_GAMES", 10)
    done = hatalom("strength", GAME, "--match", "novice,random=4", "--to", "page", "--keep", "played", "--workers", "1")
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["page/strength.md"]
    page = (tmp_path / "page" / "strength.md").read_text(encoding="utf-8")
    assert "Made by `hatalom strength power_and_weakness --to docs/games/power_and_weakness`" in page
    assert "| 2 | novice | random | as usual | 4 |" in page
    assert (tmp_path / "played" / "novice-random-2.jsonl").exists()


def test_strength_says_what_is_wrong(hatalom: Run) -> None:
    assert "should look like captain" in hatalom("strength", GAME, "--match", "captain=60", "--to", "page").stderr
    assert "against itself" in hatalom("strength", GAME, "--match", "squire,squire=2", "--to", "page").stderr
