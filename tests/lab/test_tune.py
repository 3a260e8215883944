"""Tuning: samples that do not depend on who plays, rounds that can be continued, a file that Squire can play with."""

import json
import tomllib
from pathlib import Path

import pytest

from hatalom import games
from hatalom.bots.bot import Budget
from hatalom.bots.weighted import weights_named
from hatalom.core.errors import BadFile
from hatalom.lab import arena, samples, tune
from hatalom.lab.batches import end_of
from hatalom.lab.playing import setting_of

GAME = "power_and_weakness"
FIRST = weights_named("squire:first", games.load(GAME))


def sample_plan(count: int = 4, name: str = GAME, level: str = "random", seed: int = 3) -> samples.Plan:
    setting = setting_of(name)
    judge = weights_named("squire:first", games.load(name))
    return samples.Plan(setting, (level,) * setting.players, count, seed, judge)


def test_samples_depend_on_the_plan_alone_and_can_be_made_longer(tmp_path: Path) -> None:
    alone, together = samples.play(sample_plan()), samples.play(sample_plan(), workers=2)
    assert alone == together
    file = tmp_path / "games.jsonl"
    samples.play(sample_plan(2), keep_in=file)
    played: list[int] = []
    assert samples.play(sample_plan(), keep_in=file, progress=played.append) == alone
    assert played[0] == 2
    assert sum(played) == 4
    assert samples.play(sample_plan(3), keep_in=file).games == alone.games[:3]
    with pytest.raises(BadFile, match="another plan"):
        samples.play(sample_plan(seed=4), keep_in=file)


@pytest.mark.parametrize("name", games.NAMES)
def test_moments_are_spread_over_the_game_and_their_parts_explain_the_value(name: str) -> None:
    game = samples.play(sample_plan(1, name)).games[0]
    numbers = [moment.decisions for moment in game.moments]
    assert numbers == sorted(numbers)
    assert len(numbers) <= 2 * samples.FEWEST
    assert numbers[-1] > game.decisions / 2
    assert any(any(part != 0 for part in parts) for moment in game.moments for parts in moment.parts)


def test_where_the_evaluation_is_a_sum_the_parts_are_its_terms() -> None:
    """Power & Weakness: all but the victory points themselves has a weight."""
    for moment in samples.play(sample_plan(1)).games[0].moments:
        for value, parts in zip(moment.values, moment.parts, strict=True):
            rest = value - sum(weight * part for weight, part in zip(FIRST.values(), parts, strict=True))
            assert rest == pytest.approx(round(rest), abs=1e-3)


def test_careless_players_play_other_games() -> None:
    careful = sample_plan(2, level="novice")
    careless = samples.Plan(careful.setting, careful.bots, 2, careful.seed, {}, carelessness=0.5)
    assert samples.play(careful).digest() != samples.play(careless).digest()
    assert samples.play(careless).games[0].moments == ()


def plan(rounds: int = 1, carelessness: float = 0.9) -> tune.Plan:
    return tune.Plan(setting_of(GAME), FIRST, 8, 2, rounds, 1, carelessness, Budget(positions=1))


@pytest.fixture(scope="module")
def tuned(tmp_path_factory: pytest.TempPathFactory) -> tuple[tune.Report, Path]:
    folder = tmp_path_factory.mktemp("tuning")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(arena, "CONTROL_GAMES", 10)
        return tune.tune(plan(), keep_in=folder), folder


def test_a_round_plays_fits_and_checks(tuned: tuple[tune.Report, Path]) -> None:
    report, _ = tuned
    found = report.as_json()
    assert found["rounds"][0]["games"] == 8
    assert found["rounds"][0]["arena"]["games"] == 2
    assert set(found["weights"]) == set(FIRST)
    assert found["weights"] != FIRST
    assert not found["has_won"], "two games prove nothing"
    assert report.failure is None
    json.dumps(found)


def test_what_was_played_is_not_played_again_and_a_further_round_goes_on(
    tuned: tuple[tune.Report, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    report, folder = tuned
    monkeypatch.setattr(arena, "CONTROL_GAMES", 10)
    heard: list[tuple[str, int, int]] = []
    again = tune.tune(plan(2), keep_in=folder, progress=lambda *what: heard.append(what))
    assert ("round 1: self-play", 8, 8) in heard
    assert ("round 1: arena", 2, 2) in heard
    assert again.rounds[0].as_json() == report.rounds[0].as_json()
    assert again.rounds[1].against == 0
    before, after = report.rounds[0].fitted, again.rounds[1].fitted
    assert before is not None
    assert after is not None
    assert after.positions > before.positions


def test_weights_can_be_fitted_to_what_was_kept_without_playing(
    tuned: tuple[tune.Report, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    report, folder = tuned
    monkeypatch.setattr(arena, "CONTROL_GAMES", 10)
    longer = tune.Plan(setting_of(GAME), FIRST, 800, 200, 1, 1, 0.9, Budget(positions=1))
    again = tune.tune(longer, keep_in=folder, until=end_of(0))
    assert again.rounds[0].as_json() == report.rounds[0].as_json()
    with pytest.raises(BadFile, match="no game was finished"):
        tune.tune(longer, until=end_of(0))


def test_the_file_says_where_the_weights_come_from(tuned: tuple[tune.Report, Path], tmp_path: Path) -> None:
    report, _ = tuned
    file = tmp_path / "mine.toml"
    file.write_text(report.as_toml("2026-11-16"))
    written = tomllib.loads(file.read_text())
    assert (written["games"], written["seed"], written["digest"]) == (8, 1, report.rounds[0].digest)
    assert written["date"].isoformat() == "2026-11-16"
    assert written["arena"]["games"] == 2
    assert weights_named(f"squire:{file}", games.load(GAME)) == report.chosen().weights


def test_what_does_not_fit_together_is_refused() -> None:
    with pytest.raises(BadFile, match="at least 1 round"):
        plan(0)
    with pytest.raises(BadFile, match="carelessness is a share"):
        plan(carelessness=1.0)
