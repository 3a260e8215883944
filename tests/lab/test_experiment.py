"""Experiments in a folder: the commands' own games and figures, also when they were stopped and gone on with."""

import csv
import json
from pathlib import Path

import polars as pl
import pytest

from hatalom.core.errors import BadFile
from hatalom.lab import arena, experiment
from hatalom.lab.experiment import Experiment, experiment_of, read_findings
from hatalom.lab.findings import lengths_of, steps_to
from hatalom.lab.playing import setting_of
from hatalom.lab.simulate import plan_of, simulate

GAME = "power_and_weakness"
TIMES = {"seconds": 0, "ms_per_decision": 0, "decisions_per_second": 0, "games_per_second": 0}


@pytest.fixture(autouse=True)
def little_control(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "CONTROL_GAMES", 4)


def report_in(folder: Path) -> dict[str, object]:
    found: dict[str, object] = json.loads((folder / "report.json").read_text())
    return found


def test_simulate_gives_the_figures_of_the_command(tmp_path: Path) -> None:
    asked = experiment_of("simulate", GAME, ("novice", "random"), games=6, seed=7)
    experiment.run(asked, tmp_path)
    expected = simulate(plan_of(GAME, bot_names=["novice", "random"], count=6, seed=7)).as_json()
    assert report_in(tmp_path) | TIMES == expected | TIMES
    found = read_findings(tmp_path)
    assert found is not None
    assert [(one.name, one.wins) for one in found.shares] == [("orange", 6), ("white", 0)]
    assert found.digest == expected["digest"]
    assert found.cross_table == []
    assert sum(found.lengths.counts) == found.played == 6


def test_a_simulation_may_change_seats(tmp_path: Path) -> None:
    asked = experiment_of("simulate", GAME, ("novice", "random"), games=5, seed=7, changes_seats=True)
    experiment.run(asked, tmp_path)
    plan = plan_of(GAME, bot_names=["novice", "random"], count=6, seed=7, changes_seats=True)
    assert report_in(tmp_path) | TIMES == simulate(plan).as_json() | TIMES
    assert "--bots novice,random --change-seats --games 6 " in experiment.command_of(asked, asked.games)
    assert not experiment_of("arena", GAME, ("novice", "random"), changes_seats=True).changes_seats


def test_an_arena_that_was_stopped_is_gone_on_with(tmp_path: Path) -> None:
    """Stopped after half of its games, it has the figures of half an arena, and at last those of a whole one."""
    setting = setting_of(GAME)
    whole = experiment_of("arena", GAME, ("novice", "random"), games=7, seed=7)
    assert whole.games == 8
    half = arena.plan_of(setting, ["novice", "random"], 4, 7)
    arena.play(half, keep_in=tmp_path / f"played-{half.digest()}.jsonl")
    experiment.end(whole, tmp_path)
    assert report_in(tmp_path) | TIMES == arena.play(half).as_json() | TIMES
    experiment.run(whole, tmp_path)
    expected = arena.play(arena.plan_of(setting, ["novice", "random"], 8, 7)).as_json()
    assert report_in(tmp_path) | TIMES == expected | TIMES
    found = read_findings(tmp_path)
    assert found is not None
    assert found.cross_table == [[None, 1.0], [0.0, None]]
    assert [one.share for one in found.shares] == [1.0, 0.0]
    assert [point.games for point in found.course] == [4, 5, 6, 7, 8]


def test_the_games_as_tables(tmp_path: Path) -> None:
    experiment.run(experiment_of("arena", GAME, ("random", "novice"), games=4, seed=1), tmp_path)
    with (tmp_path / "games.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert [row["orange_bot"] for row in rows] == ["random", "novice", "random", "novice"]

    frame = pl.read_parquet(tmp_path / "games.parquet")
    assert frame.columns == list(rows[0])
    assert frame["checksum"].to_list() == [row["checksum"] for row in rows]
    assert frame["white_credit"].to_list() == [float(row["white_credit"]) for row in rows]


def test_the_command_that_plays_the_same_games() -> None:
    asked = experiment_of("arena", "hannibal", ("squire", "novice"), options={"scenario": "campaign_iberia"}, games=10)
    assert experiment.command_of(asked, 4) == (
        "hatalom arena hannibal --players 2 --option scenario=campaign_iberia --bots squire,novice "
        "--games 4 --seed 0 --json"
    )


@pytest.mark.parametrize(
    ("kind", "bots", "words"),
    [("arena", ("random",), "two different bots"), ("simulate", ("random",) * 3, "3 bots for 2 seats")],
)
def test_what_does_not_fit_is_refused(kind: str, bots: tuple[str, ...], words: str) -> None:
    with pytest.raises(BadFile, match=words):
        experiment_of(kind, GAME, bots)  # type: ignore[arg-type]


def test_lengths_are_drawn_in_bars_of_a_round_width() -> None:
    found = lengths_of([100, 104, 105, 199])
    assert (found.first, found.width, len(found.counts), found.counts[:2]) == (100, 5, 20, [2, 1])
    assert (found.median, found.mean) == (104.5, 127.0)
    assert lengths_of([]).counts == []
    assert lengths_of([50, 50]).counts == [2]


def test_the_course_has_few_points_for_any_number_of_games() -> None:
    assert steps_to(3) == []
    assert len(steps_to(5000)) <= 60
    assert steps_to(5000)[-1] == 5000


def test_an_experiment_of_nothing_has_no_files(tmp_path: Path) -> None:
    asked: Experiment = experiment_of("simulate", GAME, ("random",), games=4)
    experiment.end(asked, tmp_path)
    assert list(tmp_path.iterdir()) == []
    assert read_findings(tmp_path) is None
