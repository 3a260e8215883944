"""What is stored in the end, compared with what people were told."""

import asyncio
from collections import Counter
from typing import Any

from sqlalchemy import text

from hatalom.server.store.engine import open_engine
from hatalom.server.upgrade import check_all
from hatalom.table.reload import Verdict
from tools.chaos.people import SEATS, Told


def faults_of(database: str, told: list[Told]) -> list[str]:
    """Everything that was lost, doubled or reordered, and every game that does not verify."""
    faults = [f"{one.table}: {fault}" for one in told for fault in one.faults]
    stored = asyncio.run(_stored(database))
    for one in told:
        faults += [f"{one.table}: {fault}" for fault in compare(one, stored)]
    checked = asyncio.run(check_all(database, lambda *_: None))
    faults += [f"{game.table}: {game.verdict}: {game.why}" for game in checked if game.verdict != Verdict.SAME]
    return faults


async def _stored(database: str) -> dict[str, list[Any]]:
    engine = open_engine(database)
    queries = {
        "journal": "SELECT table_id, seq, kind, seat, what FROM journal ORDER BY table_id, seq",
        "keys": "SELECT table_id, key, version FROM keys",
        "chat": "SELECT table_id, text FROM chat ORDER BY id",
        "tables": "SELECT id AS table_id, version FROM tables",
    }
    async with engine.connect() as connection:
        found = {name: list((await connection.execute(text(query))).all()) for name, query in queries.items()}
    await engine.dispose()
    return found


def compare(told: Told, stored: dict[str, list[Any]]) -> list[str]:
    """What is stored of one table otherwise than its people were told."""
    faults = []
    of_table = {name: [row for row in rows if row.table_id == told.table] for name, rows in stored.items()}
    journal = of_table["journal"]
    if [row.seq for row in journal] != list(range(1, len(journal) + 1)):
        faults.append("the rows of its journal are not numbered without a gap")
    if [row.version for row in of_table["tables"]] != [len(journal)]:
        faults.append("its version is not the number of its rows")
    mine = [number for number, seat in enumerate(SEATS) if seat in told.mine]
    rows = [row for row in journal if row.kind in ("step", "takeback") and row.seat in mine]
    done = [(row.kind, SEATS[row.seat], row.what) for row in rows]
    if done != told.acts:
        lost, more = Counter(told.acts) - Counter(done), Counter(done) - Counter(told.acts)
        faults.append(f"{len(told.acts)} acts were acknowledged, {len(done)} are stored: lost {lost}, doubled {more}")
    keys = {row.key: row.version for row in of_table["keys"]}
    if keys != told.keys:
        faults.append(f"{len(set(told.keys.items()) ^ set(keys.items()))} requests are stored otherwise than told")
    lines = [row.text for row in of_table["chat"]]
    if [line for line in lines if line not in told.unsure_lines] != told.lines or len(set(lines)) != len(lines):
        faults.append("what was said is not what is stored")
    return faults
