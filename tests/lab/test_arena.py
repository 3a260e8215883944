"""The arena: rotated seats, paired seeds, honest figures, runs that can be continued."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from hatalom.bots.bot import Budget
from hatalom.bots.weighted import usual_weights
from hatalom.cli import app
from hatalom.core.errors import BadFile
from hatalom.core.weights import Weights
from hatalom.games import load
from hatalom.lab import arena, kept
from hatalom.lab.playing import setting_of
from tests.lab.test_simulate import command

GAME = "power_and_weakness"
KEYS = {
    *("game", "players", "options", "bots", "games", "wins", "share", "ci95", "ratings", "ms_per_decision"),
    *("errors", "seconds", "digest", "fair", "control", "cross_table", "verdict"),
}


BROKEN = """
from hatalom.bots import Bot

class Broken(Bot):
    level = "broken"

    def __init__(self, game, content):
        pass

    def choose(self, view, question, rng):
        raise RuntimeError("no idea")
"""


def plan(games: int = 12, names: str = "novice,random", players: int | None = None, game: str = GAME) -> arena.Plan:
    return arena.plan_of(setting_of(game, players), names.split(","), games, seed=7)


def test_every_bot_sits_in_every_seat_with_the_same_seeds() -> None:
    lineups = arena.lineups_of(("a", "b", "c"), 2)
    assert set(lineups) == {("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")}
    assert arena.lineups_of(("a", "b"), 3) == (("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a"))
    assert len(arena.lineups_of(("a", "b", "c"), 3)) == 3


def test_games_are_raised_to_full_rounds() -> None:
    assert plan(5).games == 6
    assert plan(5, players=3, game="heads_of_state").games == 6


def test_the_report_depends_on_the_plan_alone() -> None:
    timeless = {"seconds": 0, "ms_per_decision": 0}
    alone, together = arena.play(plan()), arena.play(plan(), workers=2)
    assert alone.as_json() | timeless == together.as_json() | timeless
    assert alone.digest() != arena.play(arena.plan_of(setting_of(GAME), ["novice", "random"], 12, seed=8)).digest()


def test_figures_agree_with_each_other() -> None:
    found = arena.play(plan(20)).as_json()
    assert set(found) >= KEYS
    assert found["wins"]["novice"] + found["wins"]["random"] == found["games"] == 20
    assert found["share"]["novice"] == found["wins"]["novice"] / found["seats"]["novice"]
    assert found["ci95"]["novice"][0] <= found["share"]["novice"] <= found["ci95"]["novice"][1]
    assert found["cross_table"]["novice"]["random"] == found["share"]["novice"]
    assert found["ratings"]["novice"]["mu"] > found["ratings"]["random"]["mu"]
    assert found["fair"] == 0.5
    assert sum(found["control"]) == pytest.approx(1, abs=1e-3)
    assert found["ms_per_decision"]["novice"] > 0


def test_allies_win_together_and_the_fair_share_knows_it() -> None:
    found = arena.play(plan(3, names="novice,random", players=3, game="heads_of_state")).as_json()
    assert found["fair"] == pytest.approx(1 / 3, abs=1e-3)
    assert found["seats"] == {"novice": 3, "random": 6}


def test_a_decided_test_stops_early_and_drops_what_others_played_meanwhile() -> None:
    alone = arena.play(plan(400), is_sequential=True)
    together = arena.play(plan(400), workers=2, is_sequential=True)
    assert alone.verdict == together.verdict == "higher"
    assert len(alone.found.rows) < 100
    assert alone.digest() == together.digest()


def test_a_kept_run_is_continued_and_can_be_made_longer(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    arena.play(plan(4), keep_in=file)
    with file.open("a") as out:
        out.write('{"plan": "…')  # killed in the middle of a line
    played: list[int] = []
    longer = arena.play(plan(12), keep_in=file, progress=played.append)
    assert played[0] == 4
    assert sum(played) == 12
    assert longer.digest() == arena.play(plan(12)).digest()
    assert arena.play(plan(12), keep_in=file).digest() == longer.digest()


def test_a_file_of_another_plan_or_of_no_arena_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    arena.play(plan(2), keep_in=file)
    with pytest.raises(BadFile, match="another plan"):
        arena.play(arena.plan_of(setting_of(GAME), ["novice", "random"], 2, seed=9), keep_in=file)
    file.write_text(file.read_text().replace('"format": 1', '"format": 0'))
    with pytest.raises(BadFile, match="another version"):
        arena.play(plan(2), keep_in=file)
    file.write_text("hello\n")
    with pytest.raises(BadFile, match="line 1"):
        arena.play(plan(2), keep_in=file)


def test_other_rules_or_other_weights_are_another_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    """A run that was kept before the program changed is not mixed with what it plays now."""
    plain, searching = plan(), plan(names="squire,novice")
    before = plain.digest(), searching.digest()
    other = Weights({name: 2 * weight for name, weight in usual_weights(load(GAME)).values.items()}, {})
    monkeypatch.setattr(kept, "usual_weights", lambda game: other)
    assert plain.digest() == before[0], "nobody here has weights"
    assert searching.digest() != before[1]
    monkeypatch.setattr(type(load(GAME)), "rules_version", 99)
    assert plain.digest() != before[0]


def test_a_budget_in_positions_is_part_of_the_plan() -> None:
    small = arena.plan_of(setting_of(GAME), ["squire", "random"], 2, 0, Budget(positions=5))
    whole = arena.plan_of(setting_of(GAME), ["squire", "random"], 2)
    assert small.digest() != whole.digest()
    assert arena.play(small).digest() != arena.play(whole).digest()


def test_what_does_not_fit_together_is_refused() -> None:
    for names in ("novice", "novice,novice", "novice,emperor"):
        with pytest.raises(BadFile):
            plan(names=names)


def test_the_command_prints_one_json_object_and_draws(tmp_path: Path) -> None:
    arguments = (
        "--bots",
        "novice,random",
        "--games",
        "6",
        "--seed",
        "7",
        "--plot",
        "a.svg",
        "--table",
        "a.csv",
        "--json",
    )
    done = command("arena", GAME, *arguments, folder=tmp_path)
    found = json.loads(done.stdout)
    assert set(found) >= KEYS
    assert found["digest"] == arena.play(plan(6)).digest()
    assert (tmp_path / "a.svg").read_text().startswith("<?xml")
    assert (tmp_path / "a.csv").read_text().splitlines()[1].startswith("0,0,novice,1,1.0,random,2,0.0,")


def test_the_command_prints_a_table_and_says_what_is_wrong() -> None:
    done = command("arena", GAME, "--bots", "novice, random", "--games", "2", "--workers", "1")
    assert "│ fair share 50 %   ▓─ 95 % interval" in done.stdout
    late = command("arena", GAME, "--bots", "novice,random", "--games", "1000000", "--plot", "a.pdf")
    assert "a picture is one of .svg, .png" in late.stderr, "said before anything is played"
    for flags, reason in [
        (("--plot", "no/a.svg"), "there is no folder no to write into"),
        (("--keep", "no/a.jsonl"), "there is no folder no to write into"),
        (("--table", "a.txt"), "a table of games is one of .csv, .parquet"),
        (("--keep", "."), "is a folder; name a file"),
        (("--keep", "a" * 300), "cannot write aaa"),
        (("--ray", "somewhere"), "neither 'auto' nor an address"),
    ]:
        refused = command("arena", GAME, "--bots", "novice,random", "--games", "1000000", *flags)
        assert refused.returncode == 1
        assert reason in refused.stderr
        assert "Traceback" not in refused.stderr
    wrong = command("arena", GAME, "--bots", "novice", "--games", "2")
    assert wrong.returncode == 1
    assert "two different bots" in wrong.stderr
    assert "Traceback" not in wrong.stderr


def test_games_that_broke_off_are_told_of_again_when_a_run_is_gone_on_with(tmp_path: Path) -> None:
    (tmp_path / "my_bots.py").write_text(BROKEN)
    arguments = (
        "arena",
        GAME,
        "--bots",
        "my_bots:Broken,random",
        "--games",
        "2",
        "--workers",
        "1",
        "--keep",
        "a.jsonl",
    )
    first, again = (command(*arguments, folder=tmp_path) for _ in range(2))
    assert (first.returncode, again.returncode) == (1, 1)
    assert "no idea" in first.stderr
    assert "hatalom replay failed-" in first.stderr
    assert "a.jsonl: kept games broke off; name a new file to play them again" in again.stderr


def test_whoever_interrupts_a_kept_run_hears_that_it_can_be_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "play", interrupted)
    file = tmp_path / "arena.jsonl"
    result = CliRunner().invoke(app, ["arena", GAME, "--bots", "novice,random", "--keep", str(file)])
    assert result.exit_code == 130
    assert f"the same command goes on from {file}" in result.output
