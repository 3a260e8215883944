"""Data sets: one row a decision, the same games as elsewhere, and one line to load them."""

import json
from pathlib import Path

import pytest

pytest.importorskip("polars")

import numpy as np
import polars as pl

from hatalom import games
from hatalom.core import journal
from hatalom.core.chance import Seeded
from hatalom.core.errors import BadFile
from hatalom.core.match import Match
from hatalom.lab.export import Plan, Read, export, export_journals
from hatalom.lab.playing import setting_of
from hatalom.lab.simulate import plan_of, simulate
from hatalom.lab.stepper import Rules
from tests.lab.test_observation import SETTINGS
from tests.lab.test_simulate import command

GAME = "power_and_weakness"


def played(name: str, seed: int, plies: int = 10**9, players: int | None = None) -> Match:
    """A match with random answers, to its end or for some plies."""
    game = games.load(name)
    seats = players or game.seat_counts[0]
    names = tuple(f"somebody {number}" for number in range(seats))
    head = journal.Head(name, game.rules_version, names, game.default_options())
    match = Match(game, head, game.load_content(), Seeded(seed))
    match.run()
    rng = Seeded(seed + 1000)
    while (questions := match.questions()) and len(match.plies) < plies:
        question = questions[-1]
        match.answer(question.seat, question.options[rng.below(len(question.options))])
    return match


def test_the_games_are_those_of_simulate_whoever_plays_them(tmp_path: Path) -> None:
    plan = plan_of(GAME, bot_names=["novice", "random"], count=6, seed=7)
    rows = export(Plan(plan), tmp_path / "alone.parquet")
    export(Plan(plan), tmp_path / "together.parquet", workers=2)
    found = pl.read_parquet(tmp_path / "alone.parquet")
    assert found.equals(pl.read_parquet(tmp_path / "together.parquet"))
    tally = simulate(plan).tally
    assert found.height == rows
    assert found.filter(pl.col("options").list.len() > 1).height == tally.decisions
    winners = found.group_by("game").agg(pl.col("ranks").first()).sort("game")["ranks"].to_list()
    assert [sum(ranks[seat] == 1 for ranks in winners if max(ranks) > 1) for seat in (0, 1)] == tally.wins
    assert sorted(tmp_path.iterdir()) == [tmp_path / "alone.parquet", tmp_path / "together.parquet"]


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_every_row_holds_what_was_asked_and_seen(name: str, players: int, tmp_path: Path) -> None:
    match = played(name, 3, 60, players)
    rows = export_journals([Read(match.journal)], tmp_path / "one.parquet")
    found = pl.read_parquet(tmp_path / "one.parquet")
    answers = [(number, ply.step) for number, ply in enumerate(match.plies, 1) if ply.step.seat >= 0]
    answers = [(number, step) for number, step in answers if not step.auto]
    assert rows == found.height == len(answers)
    assert found.select("ply", "seat", "choice").rows() == [(n, step.seat, step.action) for n, step in answers]
    assert found["choice_text"].to_list() == [match.game.verbs.text(step.action) for _, step in answers]
    assert found.select(pl.col("options").list.contains(pl.col("choice")).all()).item()
    assert found["player"].to_list() == [f"somebody {step.seat}" for _, step in answers]
    assert found["rank"].null_count() == found.height  # the game was left before its end
    layout = Rules(setting_of(name, players)).layout
    assert layout is not None
    seen = found["observation"].to_numpy()
    assert seen.shape == (rows, layout.size)
    assert seen.dtype == np.int16


def test_the_observation_is_what_the_seat_saw_before_it_chose(tmp_path: Path) -> None:
    match = played(GAME, 5)
    export_journals([Read(match.journal)], tmp_path / "one.parquet")
    found = pl.read_parquet(tmp_path / "one.parquet")
    layout = match.game.observation(2)
    assert layout is not None
    for row in range(0, found.height, 17):
        before = played(GAME, 5, int(found["ply"][row]) - 1)
        assert len(before.plies) == found["ply"][row] - 1
        view = before.game.view(before.pos, found["seat"][row])
        assert found["observation"][row].to_list() == layout.numbers(view)


def test_the_end_is_written_into_all_rows_of_its_game(tmp_path: Path) -> None:
    whole, resigned = played(GAME, 5), played(GAME, 6, 40)
    resigned.resign(1)
    export_journals([Read(whole.journal), Read(resigned.journal)], tmp_path / "two.parquet", with_observations=False)
    found = pl.read_parquet(tmp_path / "two.parquet")
    assert "observation" not in found.columns
    result = whole.result()
    assert result is not None
    for seat, end in enumerate(result.seats):
        mine = found.filter(game=0, seat=seat)
        assert set(mine.select("rank", "score").rows()) == {(end.rank, end.score)}
    assert set(found.filter(game=1).select("seat", "rank", "reward").rows()) == {(0, 1, 1.0), (1, 2, -1.0)}


def test_a_file_says_what_it_is_about(tmp_path: Path) -> None:
    export(Plan(plan_of(GAME, count=1)), tmp_path / "one.parquet")
    facts = pl.read_parquet_metadata(tmp_path / "one.parquet")
    assert facts["hatalom.game"] == GAME
    assert facts["hatalom.seats"] == "orange white"
    assert facts["hatalom.observation"].startswith("phase:0:")
    assert facts["hatalom.verbs"].split()[0].split(":")[1] == "0"


def test_journals_of_different_games_do_not_go_into_one_file(tmp_path: Path) -> None:
    both = [Read(played(GAME, 1, 10).journal), Read(played("hannibal", 1, 10).journal)]
    with pytest.raises(BadFile, match="must have the same game"):
        export_journals(both, tmp_path / "both.parquet")
    assert not list(tmp_path.iterdir())


def test_the_command_writes_games_of_bots_and_of_journals(tmp_path: Path) -> None:
    done = command("export", "bots.parquet", GAME, "--bots", "random", "--games", "3", "--json", folder=tmp_path)
    told = json.loads(done.stdout)
    assert told["rows"] == pl.read_parquet(tmp_path / "bots.parquet").height
    match = played(GAME, 2)
    (tmp_path / "one.journal").write_text(journal.write(match.journal, match.game), encoding="utf-8")
    done = command("export", "mine.parquet", "one.journal", "--no-observations", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "of 1 game" in done.stdout
    assert pl.read_parquet(tmp_path / "mine.parquet")["player"].unique().sort().to_list() == [
        "somebody 0",
        "somebody 1",
    ]


def test_the_command_says_what_is_wrong(tmp_path: Path) -> None:
    for arguments, why in (
        (("games.csv", GAME), "ends with .parquet"),
        (("there/games.parquet", GAME), "no folder there"),
        (("games.parquet", GAME, "hannibal"), "name one game"),
        (("games.parquet", "nothing.journal"), "nothing.journal"),
    ):
        done = command("export", *arguments, folder=tmp_path)
        assert done.returncode == 1
        assert why in " ".join(done.stderr.split())
        assert "Traceback" not in done.stderr
