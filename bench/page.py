"""The page in a real browser: how soon one can play, what is loaded, how the map moves.  `python -m bench.page`.

Floors: a table is playable within a second; under 250 kB without the map; no frame of a gesture takes over 50 ms.
"""

import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from hatalom import games
from hatalom.server.settings import STATIC
from tests.server.running import Running
from tools.chromium import find_chromium, launch_flags

MOST_SECONDS = 1.0
MOST_KB = 250
MOST_FRAME_MS = 50.0
REST = 1.5  # seconds until the map has been drawn anew
PLAYABLE = ".bar .acts [data-action]"

# Both run in the page: when the first option can be pressed, and how long each frame takes.
WATCH = f"""
const watch = setInterval(() => {{
  if (!document.querySelector({PLAYABLE!r})) return;
  window.playable = performance.now();
  clearInterval(watch);
}}, 4);
"""
COUNT_FRAMES = """
window.frames_ms = [];
let last = performance.now();
const tick = (now) => { window.frames_ms.push(now - last); last = now; window.counts && requestAnimationFrame(tick); };
window.counts = true;
requestAnimationFrame((now) => { last = now; requestAnimationFrame(tick); });
"""
LOADED = """
performance.getEntriesByType("resource").map((entry) => [entry.name, entry.encodedBodySize])
"""


def open_table(context: BrowserContext, url: str, name: str) -> str:
    """A table at which one person sits on every seat."""
    game = games.load(name)
    seats = [{"seat": seat, "who": "me"} for seat in game.seat_ids(game.seat_counts[0])]
    wish = {"game": name, "seats": seats, "same_screen": True}
    context.request.post(f"{url}/api/me", data={"name": "bench"}, headers={"Origin": url})
    opened = context.request.post(f"{url}/api/tables", data=wish, headers={"Origin": url})
    return str(opened.json()["id"])


def zoom(page: Page, by: int) -> None:
    for _ in range(8):
        page.mouse.wheel(0, by)
        time.sleep(0.03)


def drag(page: Page, x: float, y: float) -> None:
    page.mouse.down()
    for step in range(60):
        page.mouse.move(x + 2 * step, y + step)


def shaken(page: Page) -> list[float]:
    """Zooms and drags the map; the milliseconds of every frame while the hand moves.

    What is drawn anew when the hand rests is no part of the gesture.
    """
    box = page.get_by_role("group").filter(has=page.locator("svg")).first.bounding_box()
    assert box is not None, "there is no map on the page"
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 3
    page.mouse.move(x, y)
    frames: list[float] = []
    gestures: list[Callable[[], None]] = [
        partial(zoom, page, -120),
        partial(drag, page, x, y),
        partial(zoom, page, 120),
    ]
    for gesture in gestures:
        page.evaluate(COUNT_FRAMES)
        gesture()
        frames += page.evaluate("(window.counts = false, window.frames_ms)")
        page.mouse.up()
        time.sleep(REST)
    return frames


def measured(browser: Browser, url: str, name: str) -> dict[str, float]:
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    table = open_table(context, url, name)
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(f"{url}/tables/{table}")
    page.wait_for_selector(PLAYABLE)
    page.wait_for_load_state("networkidle")
    seconds = page.evaluate("window.playable") / 1000
    loaded: list[Any] = page.evaluate(LOADED)
    assets = {name.rsplit("/", 1)[-1]: size / 1000 for name, size in loaded if "/assets/" in name}
    frames = shaken(page)
    context.close()
    return {
        "seconds": seconds,
        "kb": sum(size for file, size in assets.items() if not file.startswith("map-")),
        "map": sum(size for file, size in assets.items() if file.startswith("map-")),
        "worst": max(frames),
        "slow": sum(ms > MOST_FRAME_MS for ms in frames) / len(frames),
    }


def main() -> int:
    """Measure the page of every game; exit code 1 if a floor is missed."""
    path = find_chromium()
    if path is None or not (STATIC / "index.html").is_file():
        print("the bench of the page needs a browser and the built client: run 'make browser web'")
        return 1
    shown = Table("game", "playable", "without map", "map", "worst frame", "frames over 50 ms", title="the page")
    is_good = True
    with (
        tempfile.TemporaryDirectory() as folder,
        Running(Path(folder, "bench.sqlite")) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=launch_flags())
        for name in games.NAMES:
            found = min((measured(browser, server.url, name) for _ in range(3)), key=lambda one: one["worst"])
            shown.add_row(
                name,
                f"{found['seconds']:.2f} s",
                f"{found['kb']:.0f} kB",
                f"{found['map']:.0f} kB",
                f"{found['worst']:.0f} ms",
                f"{found['slow']:.1%}",
            )
            is_fast = found["seconds"] <= MOST_SECONDS and found["worst"] <= MOST_FRAME_MS
            is_good = is_good and is_fast and found["kb"] <= MOST_KB
        browser.close()
    Console().print(shown)
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
