"""The games of a report as a table, one row a game: CSV for spreadsheets, Parquet for Polars and pandas."""

import csv
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatalom.core.errors import BadFile
from hatalom.games import load
from hatalom.lab.arena import Report

SUFFIXES = (".csv", ".parquet")


def check_table(file: Path) -> None:
    """Refuses a file that cannot be written, before anything is played for it."""
    if file.suffix not in SUFFIXES:
        raise BadFile(f"{file.name}: a table of games is one of {', '.join(SUFFIXES)}")
    if file.suffix == ".parquet" and find_spec("polars") is None:
        raise BadFile("Parquet needs Polars; get it with: pip install 'hatalom[lab]'")


def rows_of(report: Report) -> list[dict[str, Any]]:
    """Every game with who sat where, what it brought each seat, its length and the checksum of its end.

    A game that broke off has no ranks and no credits.
    """
    plan = report.plan
    seats = load(plan.setting.game).seat_ids(plan.setting.players)
    found = []
    for number, row in enumerate(report.found.rows):
        entry: dict[str, Any] = {"game": number, "round": number // len(plan.lineups)}
        for seat, name in enumerate(seats):
            entry[f"{name}_bot"] = plan.lineup(number)[seat]
            entry[f"{name}_rank"] = row.ranks[seat] if row.ranks else None
            entry[f"{name}_credit"] = row.credits[seat] if row.credits else None
        found.append({**entry, "decisions": row.decisions, "checksum": row.checksum})
    return found


def write_table(report: Report, file: Path) -> None:
    check_table(file)
    rows = rows_of(report)
    if file.suffix == ".csv":
        with file.open("w", encoding="utf-8", newline="") as out:
            writer = csv.DictWriter(out, rows[0] if rows else [], lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)
        return
    import polars as pl

    pl.DataFrame(rows, infer_schema_length=None).write_parquet(file)
