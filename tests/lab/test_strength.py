"""The page on strength is made of figures, which stay until the same is measured anew."""

from pathlib import Path

import pytest

from hatalom import bots, games
from hatalom.bots.bot import Budget
from hatalom.core.errors import BadFile
from hatalom.lab import arena, strength
from hatalom.lab.strength_figures import FIGURES, Rung, Strength, read_figures, write_figures
from hatalom.server import library

GAME = "power_and_weakness"


def rung(level: str, rivals: str, won: float = 0.7, limit: str = "") -> Rung:
    return Rung(level, rivals, 2, 60, won, won - 0.1, won + 0.1, 0.5, "2026-11-16", limit=limit)


def measured(folder: Path, monkeypatch: pytest.MonkeyPatch, nodes: int | None = None) -> str:
    monkeypatch.setattr(arena, "CONTROL_GAMES", 4)
    plan = strength.plan_of(GAME, pairs=[("novice", "random", 2)], budget=Budget(positions=nodes))
    return strength.write(strength.play(plan), folder, "2026-11-17").read_text(encoding="utf-8")


def test_every_level_that_is_offered_with_so_many_players_meets_the_one_below() -> None:
    met: dict[int, list[tuple[str, str]]] = {2: [], 4: [], 5: []}
    for match in strength.plan_of("heads_of_state").matches:
        met[match.players].append((match.bot, match.rivals))
    assert met[2][-2:] == [("marshal", "captain"), ("sovereign", "marshal")]
    assert met[4] == met[5] == met[2][:-1]


def test_what_is_not_measured_anew_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_figures(tmp_path / FIGURES, Strength(GAME, [rung("captain", "squire"), rung("novice", "random", 0.1)]))
    page = measured(tmp_path, monkeypatch)
    found = read_figures(tmp_path / FIGURES, GAME).rungs
    assert [(one.level, one.rivals, one.day) for one in found] == [
        ("captain", "squire", "2026-11-16"),
        ("novice", "random", "2026-11-17"),
    ]
    assert (
        "| 2 | captain | squire | as usual | 60 | 70 % | 60 %–80 % | 50 % |  | **stronger** |  | 2026-11-16 |" in page
    )


def test_another_limit_is_another_measurement(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    measured(tmp_path, monkeypatch)
    assert "| 40 positions |" in measured(tmp_path, monkeypatch, nodes=40)
    assert len(read_figures(tmp_path / FIGURES, GAME).rungs) == 2


def test_where_allies_win_together_the_fair_share_is_measured_between_the_rivals(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(arena, "control_of", lambda setting, seed, crew: (0.7, 0.5))
    plan = strength.plan_of(GAME, pairs=[("novice", "random", 2)])
    (found,) = strength.play(plan).found
    assert found.random == pytest.approx(0.6)
    assert found.fair == pytest.approx(0.5), "somebody wins, and nobody with him"


def test_notes_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    measured(tmp_path, monkeypatch)
    file = tmp_path / strength.PAGE
    file.write_text(file.read_text(encoding="utf-8") + "\n## Notes\n\nPlayed on a boat.\n", encoding="utf-8")
    page = measured(tmp_path, monkeypatch)
    assert page.endswith("\n## Notes\n\nPlayed on a boat.\n")
    assert page.count("## Notes") == 1


def test_figures_of_another_game_or_none_are_refused_before_anything_is_played(tmp_path: Path) -> None:
    plan = strength.plan_of(GAME, pairs=[("novice", "random", 2)])
    write_figures(tmp_path / FIGURES, Strength("maria", []))
    with pytest.raises(BadFile, match="is about maria"):
        strength.check_folder(plan, tmp_path)
    (tmp_path / FIGURES).write_text("[]")
    with pytest.raises(BadFile, match="holds no figures"):
        strength.check_folder(plan, tmp_path)


def test_a_verdict_needs_the_interval_to_exclude_the_fair_share() -> None:
    assert [rung("captain", "squire", won).verdict() for won in (0.7, 0.55, 0.3)] == ["**stronger**", "open", "weaker"]


@pytest.mark.parametrize("name", games.NAMES)
def test_the_page_of_a_game_is_made_of_its_figures_and_the_lobby_shows_them(name: str) -> None:
    folder = Path(__file__).parents[2] / "docs" / "games" / name
    figures = read_figures(folder / FIGURES, name)
    if not figures.rungs:
        assert library.rungs_of(games.load(name)) == []
        return
    page = (folder / strength.PAGE).read_text(encoding="utf-8")
    assert page.startswith(strength.page_of(figures))
    shown = library.rungs_of(games.load(name))
    assert {one.level for one in shown} <= set(bots.opponents_of(games.load(name)))
    assert len(shown) == sum(":" not in one.level + one.rivals and not one.options for one in figures.rungs)


def test_figures_name_the_levels_without_their_limits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "CONTROL_GAMES", 4)
    plan = strength.plan_of(GAME, pairs=[("squire:first@4n", "novice", 2)])
    page = strength.write(strength.play(plan), tmp_path, "2026-11-17").read_text(encoding="utf-8")
    assert "| 2 | squire:first | novice | 4 positions, novice as usual | 2 |" in page
