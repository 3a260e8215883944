"""Simulation: reproducible, whatever number of workers plays, compiled or not; errors are kept for replay."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hatalom import games
from hatalom.bots import Budget
from hatalom.bots.at_random import AtRandom
from hatalom.core import journal
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle_by, step
from hatalom.core.errors import BadFile
from hatalom.core.question import Question
from hatalom.core.replay import replay
from hatalom.core.snapshot import checksum
from hatalom.lab.playing import Playing, setting_of, sources
from hatalom.lab.simulate import plan_of, simulate

GAME = "power_and_weakness"
FEW = 60
"""Positions that a bot may look at here."""
CHOICES = 80
KEYS = {
    *("game", "players", "options", "bots", "games", "finished", "errors", "decisions", "seconds", "digest"),
    *("decisions_per_second", "games_per_second", "wins_by_seat", "draws", "mean_decisions"),
}


def command(*arguments: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """The real command in a process of its own, interpreted."""
    program = [sys.executable, "-c", "from hatalom.cli import app; app()", *arguments]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "HATALOM_PURE": "1", "COLUMNS": "160"}
    return subprocess.run(program, capture_output=True, text=True, cwd=folder, env=environment)


def run(*arguments: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    return command("simulate", *arguments, folder=folder)


def test_the_same_plan_gives_the_same_digest_with_any_number_of_workers() -> None:
    plan = plan_of(GAME, bot_names=["novice", "random"], count=12, seed=7)
    alone, together = simulate(plan), simulate(plan, workers=2)
    assert alone.digest() == together.digest()
    assert alone.tally.wins == together.tally.wins
    assert alone.tally.decisions == together.tally.decisions


def test_bots_that_change_seats_play_every_seed_in_every_seat() -> None:
    plan = plan_of(GAME, bot_names=["novice", "random"], count=5, changes_seats=True)
    assert (plan.games, plan.lineups()) == (6, (("novice", "random"), ("random", "novice")))
    kept, changed = (simulate(plan_of(GAME, bot_names=names, count=3)) for names in plan.lineups())
    assert simulate(plan).tally.checksums[::2] == kept.tally.checksums
    assert simulate(plan, workers=2).tally.checksums[1::2] == changed.tally.checksums
    assert not plan_of(GAME, bot_names=["novice"], changes_seats=True).changes_seats


def test_another_seed_gives_another_digest() -> None:
    assert simulate(plan_of(GAME, count=3)).digest() != simulate(plan_of(GAME, count=3, seed=1)).digest()


def test_random_bots_play_the_games_of_the_fast_loop() -> None:
    plan = plan_of(GAME, count=10, seed=3)
    playing = Playing(plan.setting)
    for number in range(10):
        chance, rng = sources(plan.seed, number)
        pos = playing.game.set_up(2, plan.setting.options, playing.content)
        decisions = playing._decide(pos, plan.bots, rng, chance)
        fast = playing.play(plan.bots, plan.seed, number)
        assert (fast.decisions, fast.checksum) == (decisions, checksum(pos))


@pytest.mark.parametrize("name", games.NAMES)
def test_a_bot_answers_in_a_position_as_it_answers_to_a_view_of_it(name: str) -> None:
    setting = setting_of(name)
    playing = Playing(setting, Budget(positions=FEW))
    chance, rng = sources(5, 0)
    pos = playing.game.set_up(setting.players, setting.options, playing.content)
    novice, squire = playing.bots_of(("novice", "squire"))
    differing = 0
    for number in range(CHOICES):
        question = settle_by(pos, chance)[0]
        answers = []
        for bot in (novice, squire):
            answer = playing.answer(pos, question, bot, Seeded(number))
            view = playing.game.view(pos, question.seat)
            assert bot.choose(view, question, Seeded(number)) == answer
            answers.append(answer)
        differing += answers[0] != answers[1]
        step(pos, question.seat, answers[rng.below(2)])
    assert differing > 0


def test_results_add_up() -> None:
    tally = simulate(plan_of(GAME, count=20)).tally
    assert sum(tally.wins) + tally.draws == tally.finished == tally.games == 20
    assert len(tally.checksums) == 20


def test_a_broken_game_is_counted_and_its_journal_can_be_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    answered: list[int] = []

    def choose(self: AtRandom, view: Any, question: Question, rng: Seeded) -> int:
        answered.append(question.seat)
        if len(answered) % 30 == 0:
            raise ValueError("no idea")
        return question.options[0]

    monkeypatch.setattr(AtRandom, "choose", choose)
    report = simulate(plan_of(GAME, bot_names=["random", "novice"], count=2))
    failure = report.tally.failure
    assert report.tally.errors == 2
    assert report.tally.finished == 0
    assert failure is not None
    assert failure.number == 0
    assert "no idea" in failure.error
    game = games.load(GAME)
    match = replay(game, journal.read(failure.journal, game), game.load_content())
    assert len(match.plies) > 30


def test_what_does_not_fit_together_is_refused() -> None:
    for wrong in ({"bot_names": ["random"] * 3}, {"players": 5}, {"options": {"mist": "yes"}}, {"count": 0}):
        with pytest.raises(BadFile):
            plan_of(GAME, **wrong)


def test_the_command_prints_one_json_object() -> None:
    done = run(GAME, "--games", "5", "--bots", "random,novice", "--seed", "9", "--json")
    found = json.loads(done.stdout)
    assert done.returncode == 0
    assert set(found) >= KEYS
    assert found["digest"] == simulate(plan_of(GAME, bot_names=["random", "novice"], count=5, seed=9)).digest()


def test_the_command_says_what_is_wrong() -> None:
    done = run(GAME, "--bots", "emperor")
    assert done.returncode == 1
    assert "emperor" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_overlay_changes_the_games(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text("[game]\nwin_points = 5\n")
    short = json.loads(run(GAME, "--games", "5", "--box", "house.toml", "--json", folder=tmp_path).stdout)
    assert short["mean_decisions"] < simulate(plan_of(GAME, count=5)).as_json()["mean_decisions"]


@pytest.mark.long
@pytest.mark.parametrize(("names", "count"), [("random", 1000), ("squire,novice", 10)])
def test_compiled_and_interpreted_games_are_the_same(names: str, count: int) -> None:
    """This process is compiled in the second half of `make test-long`, the command here never is."""
    here = simulate(plan_of(GAME, bot_names=names.split(","), count=count))
    interpreted = json.loads(run(GAME, "--games", str(count), "--bots", names, "--json").stdout)
    assert here.tally.errors == 0
    assert here.digest() == interpreted["digest"]
