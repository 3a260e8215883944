"""The page in a real browser: how soon one can play, what is loaded, how the map moves, how soon a click is answered.

`python -m bench.page` measures this checkout and writes a chapter of bench/results.md; `python -m bench.page FOLDER`
measures the built client of another checkout and only prints.

Floors: a table is playable within a second; under 250 kB without the map; no frame of a gesture takes over 50 ms; a
click is answered on the screen within 100 ms; the page has no more nodes than before the map filled the window.
"""

import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from bench.report import here, put
from hatalom import games
from hatalom.server.settings import STATIC
from tests.server.running import ROOT, Running
from tools.chromium import find_chromium, launch_flags

MOST_SECONDS = 1.0
MOST_KB = 250
MOST_FRAME_MS = 50.0
MOST_ANSWER_MS = 100.0
MOST_WAIT_MS = 5000.0
ROUNDS = 3
CLICKS = 8
FEWEST = 4
"""Where fewer lead to another question, another table is played at: some presses only fill in a panel."""
FLOORS = {"power_and_weakness": 1414, "heads_of_state": 1407, "hannibal": 1872, "maria": 2110, "great_war": 1889}
"""The nodes of a page when the map still shared the window with panels (tag house-base)."""
INTRODUCTION = [
    "A table of each game in Chromium, 1440×900, as `make bench` measured it, the medians of three rounds: when it can",
    "be played, what is loaded (compressed) without and with the map, the nodes of the page, the frames while the map",
    "is zoomed and dragged; how long after a click the answer is shown as taken (the slowest), and how long until the",
    "next question stands there (server on the same machine): after the first click, for which the browser still has",
    "to compile what it needs, and after the others (their median).",
    "",
]
HEAD = [
    "| game | playable | without map | map | nodes | worst frame | frames over 50 ms | taken | first click | others |",
    "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
]
REST = 1.5  # seconds until the map has been drawn anew
PLAYABLE = ".bar .acts [data-action], .bar .finish [data-action]"

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
NODES = "document.querySelectorAll('*').length"
ANSWER = """
(most) => new Promise((done) => {
  const said = () => document.querySelector(".prompt")?.textContent + document.querySelector(".bar")?.textContent;
  const isAnswer = (one) => !one.disabled && !one.matches(".hold") && !one.dataset.action.startsWith("group ");
  const answers = [".acts", ".finish"]
    .flatMap((row) => [...document.querySelectorAll(`.bar ${row} [data-action]`)].filter(isAnswer));
  const press = answers.find((one) => one.classList.contains("primary")) ?? answers[0];
  if (press === undefined) return done(null);
  setTimeout(() => done(null), most);
  const [before, start] = [said(), performance.now()];
  let taken = null;
  const look = () => requestAnimationFrame(() => setTimeout(() => {
    if (document.querySelector(".bar .pending") || said() !== before) taken = performance.now() - start;
    else look();
  }));
  new MutationObserver((_, watch) => {
    if (said() === before) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => {
      const next = performance.now() - start;
      done([taken ?? next, next]);
    }));
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  press.click();
  look();
})
"""
"""Presses the answer that the ribbon offers first; the milliseconds until it is shown as taken, and until another
question stands there, both painted.

Nothing where a press leads to no other question: some only fill in a panel.
"""
LOADED = """
performance.getEntriesByType("resource").map((entry) => [entry.name, entry.encodedBodySize])
"""


def open_table(context: BrowserContext, url: str, name: str, alone: bool = False) -> str:
    """A table at which one person sits on every seat; or alone, against computers who do not think."""
    game = games.load(name)
    ids = game.seat_ids(game.seat_counts[0])
    others = [
        {"seat": seat, "who": "computer", "level": "random"} if alone else {"seat": seat, "who": "me"}
        for seat in ids[1:]
    ]
    wish = {"game": name, "seats": [{"seat": ids[0], "who": "me"}, *others], "same_screen": not alone}
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
    box = page.locator(".view").bounding_box()
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
    nodes = page.evaluate(NODES)
    frames = shaken(page)
    answers: list[tuple[float, float]] = []
    while len(answers) < FEWEST:
        answers = answered(context, url, name)
    context.close()
    return {
        "nodes": nodes,
        "taken": max(taken for taken, _ in answers),
        "first": answers[0][1],
        "answer": statistics.median(answer for _, answer in answers[1:]),
        "seconds": seconds,
        "kb": sum(size for file, size in assets.items() if not file.startswith("map-")),
        "map": sum(size for file, size in assets.items() if file.startswith("map-")),
        "worst": max(frames),
        "slow": sum(ms > MOST_FRAME_MS for ms in frames) / len(frames),
    }


def answered(context: BrowserContext, url: str, name: str) -> list[tuple[float, float]]:
    """The milliseconds from a click until it is taken, and until the next question."""
    page = context.new_page()
    page.goto(f"{url}/tables/{open_table(context, url, name, alone=True)}")
    found: list[tuple[float, float]] = []
    for _ in range(CLICKS):
        page.wait_for_selector(PLAYABLE)
        time.sleep(REST)
        took = page.evaluate(ANSWER, MOST_WAIT_MS)
        if took is not None:
            found.append(tuple(took))
    page.close()
    return found


def main(root: Path | None = None) -> int:
    """Measure the page of every game; exit code 1 if a floor is missed."""
    path = find_chromium()
    if path is None or not (STATIC / "index.html").is_file():
        print("the bench of the page needs a browser and the built client: run 'make browser web'")
        return 1
    is_good = True
    rows: list[str] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        Running(Path(folder, "bench.sqlite"), root=root or ROOT) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=launch_flags())
        for name in games.NAMES:
            rounds = [measured(browser, server.url, name) for _ in range(ROUNDS)]
            found = {column: statistics.median(one[column] for one in rounds) for column in rounds[0]}
            rows.append(
                f"| {name} | {found['seconds']:.2f} s | {found['kb']:.0f} kB | {found['map']:.0f} kB | "
                f"{found['nodes']:,.0f} (before {FLOORS[name]:,}) | {found['worst']:.0f} ms | {found['slow']:.1%} | "
                f"{found['taken']:.0f} ms | {found['first']:.0f} ms | {found['answer']:.0f} ms |"
            )
            print(rows[-1], flush=True)
            is_good = is_good and is_fine(name, found)
        browser.close()
    if root is None:
        put("The page", [*INTRODUCTION, here(), "", *HEAD, *rows])
    return 0 if is_good else 1


def is_fine(name: str, found: dict[str, float]) -> bool:
    return (
        found["seconds"] <= MOST_SECONDS
        and found["worst"] <= MOST_FRAME_MS
        and found["taken"] <= MOST_ANSWER_MS
        and found["answer"] <= MOST_ANSWER_MS
        and found["kb"] <= MOST_KB
        and found["nodes"] <= FLOORS[name]
    )


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if sys.argv[1:] else None))
