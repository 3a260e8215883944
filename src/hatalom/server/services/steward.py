"""The steward: how the server fares, from the figures of all its processes and from the database."""

import asyncio
import datetime as dt
import shutil
from importlib import metadata
from itertools import groupby
from pathlib import Path

import msgspec

from hatalom._compiled import is_compiled
from hatalom.server.ids import ProcessId
from hatalom.server.store.engine import shown
from hatalom.server.store.files import file_of
from hatalom.server.store.load import Load
from hatalom.server.watch.figures import Figures, Span, together
from hatalom.server.watch.watch import Watch
from hatalom.server.wire.operator import HappenedWire, LoadWire, OperatorWire, ProcessWire, ReportRowWire

LONG = dt.timedelta(days=1)
PERIOD = 300
MOST_ROWS = 20
SHARE = 0.99


class Steward:
    def __init__(self, watch: Watch) -> None:
        self.watch = watch
        self.store = watch.store

    async def figures(self) -> dict[ProcessId, Figures]:
        return await self.watch.everywhere()

    async def facts(self) -> dict[str, float]:
        """Figures of the whole server."""
        counts = await self.store.lists.count_by_status()
        free = await asyncio.to_thread(disk_free, file_of(self.store.engine.url))
        games = {f'games{{status="{status}"}}': float(count) for status, count in counts.items()}
        return games | ({"disk_free_bytes": float(free)} if free is not None else {})

    async def report(self) -> OperatorWire:
        by_process = await self.figures()
        whole = together(list(by_process.values()))
        long_ago = (dt.datetime.now(dt.UTC) - LONG).isoformat(timespec="milliseconds")
        points = curve(await self.store.loads.all())
        lately = next((point.act_ms for point in reversed(points[-12:]) if point.act_ms is not None), None)
        return OperatorWire(
            version=metadata.version("hatalom"),
            is_compiled=is_compiled(),
            database=shown(self.store.engine.url),
            here=int(whole.gauges["sockets"]),
            open_games=sum(n for status, n in (await self.store.lists.count_by_status()).items() if status != "over"),
            waiting_long=await self.store.lists.count_unchanged(long_ago),
            awake=int(whole.gauges["tables_awake"]),
            act_ms=lately if lately is not None else _ms(whole.span("request_seconds of act")),
            unstored=whole.counts.get("unstored", 0),
            errors=whole.counts.get("log level error", 0),
            thinking=int(whole.gauges["thinking"]),
            thinkers=int(whole.gauges["thinkers"]),
            thinking_waiting=int(whole.gauges["thinking_waiting"]),
            last_backup=await self.store.logbook.last_time("backup"),
            disk_free=await asyncio.to_thread(disk_free, file_of(self.store.engine.url)),
            processes=[_process(process, figures) for process, figures in sorted(by_process.items())],
            load=points,
            reports=[ReportRowWire(**row) for row in await self.store.reports.newest(MOST_ROWS)],
            logbook=[
                HappenedWire(entry.at, entry.what, entry.words) for entry in await self.store.logbook.last(MOST_ROWS)
            ],
        )


def curve(loads: list[Load]) -> list[LoadWire]:
    """The rows of all processes in the same few minutes make one point."""
    points = []
    for _, rows in groupby(loads, lambda load: int(dt.datetime.fromisoformat(load.at).timestamp()) // PERIOD):
        acts, rate, at = Span(), 0.0, ""
        for load in rows:
            acts = acts.plus(msgspec.json.decode(load.acts, type=Span))
            rate += load.actions / max(1, load.seconds)
            at = load.at
        points.append(LoadWire(at, round(rate, 2), _ms(acts)))
    return points


def disk_free(file: Path | None) -> int | None:
    """Bytes left where the database is, if that is this machine."""
    try:
        return shutil.disk_usage(file.parent).free if file is not None else None
    except OSError:
        return None


def _ms(span: Span) -> float | None:
    seconds = span.within(SHARE)
    return None if seconds is None else round(seconds * 1000, 1)


def _process(process: ProcessId, figures: Figures) -> ProcessWire:
    gauges = figures.gauges
    return ProcessWire(
        id=process,
        memory=int(gauges["memory_bytes"]),
        awake=int(gauges["tables_awake"]),
        sockets=int(gauges["sockets"]),
        lag_ms=round(gauges["loop_lag_seconds"] * 1000, 1),
    )
