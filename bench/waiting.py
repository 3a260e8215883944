"""How long a visitor waits while another one has a long game gone through.  `python -m bench.waiting`.

One guest brings the longest recorded game of The Great War and branches off from it five times at once, close to its
end; meanwhile another asks for a small thing again and again.
"""

import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import httpx

from hatalom import games
from tests.server.running import Running
from tools.audit import ROOT

GAME = "great_war"
BRANCHES = 5
PAUSE = 0.02


async def come_in(url: str) -> httpx.AsyncClient:
    http = httpx.AsyncClient(base_url=url, timeout=300)
    answer = await http.post("/api/me", json={"name": "bench"})
    http.headers["Authorization"] = f"Bearer {answer.headers['set-cookie'].split('=', 1)[1].split(';')[0]}"
    http.cookies.clear()
    return http


async def done(request: Any) -> Any:
    answer = await request
    answer.raise_for_status()
    return answer.json()


async def waits(http: httpx.AsyncClient, until: asyncio.Event) -> list[float]:
    """Milliseconds of every request until then."""
    times = []
    while not until.is_set():
        began = time.perf_counter()
        await done(http.get("/api/me"))
        times.append(1000 * (time.perf_counter() - began))
        await asyncio.sleep(PAUSE)
    return times


async def measure(url: str) -> None:
    journal = max((ROOT / "tests/games" / GAME / "golden").glob("*.journal"), key=lambda file: file.stat().st_size)
    busy, other = await come_in(url), await come_in(url)
    brought = await done(busy.post("/api/journals", json={"text": journal.read_text(encoding="utf-8")}))
    last = (await done(busy.get(f"/api/tables/{brought['id']}")))["state"]["plies"]
    game = games.load(GAME)
    seats = [{"seat": seat, "who": "me"} for seat in game.seat_ids(game.seat_counts[0])]

    async def branch(back: int) -> None:
        await done(busy.post(f"/api/tables/{brought['id']}/branch", json={"ply": last - back, "seats": seats}))

    async def alone() -> None:
        await asyncio.sleep(5)

    async def together() -> None:
        await asyncio.gather(*(branch(10 + number) for number in range(BRANCHES)))

    for name, work in (("nobody else", alone), (f"{BRANCHES} branches at ply {last - 10} or so", together)):
        until = asyncio.Event()
        asking = asyncio.create_task(waits(other, until))
        began = time.perf_counter()
        await work()
        took = time.perf_counter() - began
        until.set()
        times = await asking
        print(f"{name}: {took:.1f} s; {len(times)} requests: median {median(times):.0f} ms, worst {max(times):.0f} ms")
    for http in (busy, other):
        await http.aclose()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, Running(Path(folder, "waiting.sqlite")) as server:
        asyncio.run(measure(server.url))
