"""Balance reports: what is counted is what was played, and the page says it."""

from pathlib import Path

import msgspec
import pytest

from hatalom.bots.weighted import usual_weights
from hatalom.core.errors import BadFile
from hatalom.games import load
from hatalom.lab import balance
from hatalom.lab.balance_figures import FIGURES, Balance
from hatalom.lab.balance_page import PAGE, PICTURES, Page, write
from hatalom.lab.batches import end_of
from hatalom.lab.playing import setting_of
from hatalom.lab.samples import Moment, Sample

GAME = "power_and_weakness"
DAY = "2026-11-16"


def game(winner: int, first: int, half_time: tuple[int, int]) -> Sample:
    """A game of 100 choices with a moment at its start and one at half-time."""
    moments = tuple(
        Moment(decisions, (points,), (float(points[0]), float(points[1])), ((1.0 * points[0],), (1.0 * points[1],)))
        for decisions, points in ((0, (0, 0)), (50, half_time), (80, (9, 9)))
    )
    return Sample((1.0 - winner, float(winner)), 100, first, "", moments)


CELL = balance.Cell(
    setting_of(GAME),
    "usual",
    "squire",
    [game(0, 1, (3, 1)), game(0, 0, (2, 1)), game(0, 0, (2, 2)), game(1, 1, (4, 1))],
    "",
    0,
)


def test_shares_by_seat_and_of_the_first_choice() -> None:
    assert [share.wins for share in CELL.by_seat()] == [3, 1]
    assert CELL.by_seat()[0].fair == 0.5
    assert CELL.of_first().wins == 3
    assert CELL.first_seats() == {0, 1}
    assert CELL.lengths() == [100] * 4


def test_the_fair_share_knows_that_allies_win_together() -> None:
    allies = balance.Cell(
        setting_of("heads_of_state", 3), "usual", "novice", [Sample((1, 1, 0), 9, 0, "", ())] * 2, "", 0
    )
    assert allies.by_seat()[0].fair == pytest.approx(2 / 3)


def test_a_lead_is_compared_with_what_the_seat_wins_anyway() -> None:
    lead = balance.leads(CELL, ["points"], 0.5, balance.measured)[0]
    assert (lead.share.wins, lead.share.games) == (2, 3)  # in one game nobody was ahead
    assert lead.share.fair == 0.75  # seat 1 was always ahead, and it wins three games of four
    assert balance.leads(CELL, ["value"], 0.5, balance.judged)[0].share == lead.share
    assert balance.leads(CELL, ["part"], 0.5, balance.weighed([2.0]))[0].share == lead.share
    assert balance.leads(CELL, ["part"], 0.5, balance.weighed([-2.0]))[0].share.wins == 1


def test_a_stage_is_the_last_turn_that_began_before_it() -> None:
    found = [balance.moment_at(CELL.games[0], stage) for stage in (0.25, 0.5, 0.75, 0.9)]
    assert [moment.decisions for moment in found if moment] == [0, 50, 50, 80]


def test_a_share_is_unfair_when_its_interval_excludes_the_fair_one() -> None:
    assert balance.Share(12, 20, 0.5).is_fair()
    assert not balance.Share(18, 20, 0.5).is_fair()


def test_a_report_is_played_once_and_written_as_a_page(tmp_path: Path) -> None:
    plan = balance.plan_of(GAME, games={"random": 6, "novice": 2}, seed=1)
    heard: list[tuple[str, int, int]] = []
    report = balance.play(plan, keep_in=tmp_path / "kept")
    again = balance.play(plan, keep_in=tmp_path / "kept", progress=lambda *what: heard.append(what))
    assert again == report
    assert heard == [("2 players, usual, random", 6, 6), ("2 players, usual, novice", 2, 2)]
    files = write(report, tmp_path / "page", "hatalom balance", DAY)
    assert [file.name for file in files] == [PAGE, *PICTURES, FIGURES]
    text = files[0].read_text(encoding="utf-8")
    assert "| 2 | usual | random | 6 | Orange" in text
    assert report.digest() in text
    assert f"Made on {DAY} by" in text
    assert "Squire judged" not in text, "it did not play"
    assert all(f"({name})" in text for name in PICTURES)
    figures = msgspec.json.decode(files[-1].read_bytes(), type=Balance)
    assert (figures.game, figures.day, figures.digest, figures.is_cut_short) == (GAME, DAY, report.digest(), False)
    assert [(cell.level, cell.games, sum(cell.lengths.counts)) for cell in figures.cells] == [
        ("random", 6, 6),
        ("novice", 2, 2),
    ]
    assert sum(share.wins for share in figures.cells[0].shares) == 6
    drawn = files[1].read_text()
    assert drawn.startswith("<?xml")
    assert write(report, tmp_path / "again", "hatalom balance", DAY)[1].read_text() == drawn, "no random ids"


def test_a_report_can_be_made_of_what_was_kept_without_playing(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    short = balance.play(balance.plan_of(GAME, games={"random": 6, "novice": 2}, seed=1), keep_in=kept)
    longer = balance.plan_of(GAME, games={"random": 6, "novice": 500}, seed=1)
    report = balance.play(longer, keep_in=kept, until=end_of(0))
    assert report.cells == short.cells
    text = write(report, tmp_path / "page", "hatalom balance", DAY)[0].read_text(encoding="utf-8")
    assert "time was up before all of them were played" in text
    assert "time was up" not in write(short, tmp_path / "short", "hatalom balance", DAY)[0].read_text(encoding="utf-8")


def test_the_page_says_how_squire_judged(tmp_path: Path) -> None:
    report = balance.Report(balance.plan_of(GAME, games={"squire": 4}), [CELL], {"part": 1.0})
    origin = usual_weights(load(GAME)).origin
    assert f"fitted on {origin['date']} (`{origin['digest']}`)" in Page(report)._how("hatalom balance", DAY)


def test_without_time_for_the_strongest_level_there_is_no_report(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="no game of the strongest level"):
        balance.play(balance.plan_of(GAME, games={"random": 6}), until=end_of(0))


def test_variants_come_after_the_usual_game() -> None:
    plan = balance.plan_of("hannibal", variants=[{"scenario": "campaign_iberia"}])
    assert [balance.name_of(variant) for variant in plan.variants] == ["usual", "scenario campaign iberia"]
    assert balance.plan_of("heads_of_state").players == (2, 3, 4, 5)


def test_what_does_not_fit_together_is_refused() -> None:
    with pytest.raises(BadFile, match="not by 9"):
        balance.plan_of(GAME, [9])
    with pytest.raises(BadFile, match="no option 'speed'"):
        balance.plan_of(GAME, variants=[{"speed": "fast"}])
    with pytest.raises(BadFile, match="emperor"):
        balance.plan_of(GAME, games={"emperor": 1})
    with pytest.raises(BadFile, match="at least 1 game"):
        balance.plan_of(GAME, games={"novice": 0})
