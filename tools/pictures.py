"""One picture of each game for the README and the documentation, into `docs/pictures/`.

Beginners among the computers play each game from a fixed seed for a while; the table is then photographed as the first
seat sees it.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from hatalom import bots, games
from hatalom.core.chance import Seeded
from hatalom.core.journal import write
from hatalom.core.match import Match
from hatalom.server.settings import STATIC
from hatalom.table.table import open_match
from tests.server.running import Running
from tools.camera import Look, Photographer, close_tips
from tools.chromium import find_chromium, launch_flags

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
LOOK = Look("desk", "paper", "en")
PLIES = {"power_and_weakness": 90, "heads_of_state": 60, "hannibal": 120, "maria": 60, "great_war": 60}
"""How long each game has been played in its picture."""
LARGEST = 250_000
QUALITIES = range(90, 30, -10)
READY = ".prompt"


def begun(name: str) -> tuple[Match, int, list[str]]:
    """A game some way on, when the first seat is asked; then that seat resigns, because only finished games travel."""
    game = games.load(name)
    seats = game.seat_ids(game.seat_counts[-1] if name == "maria" else game.seat_counts[0])
    match = open_match(game, seats, game.default_options(), "", bytes(32))
    novice = bots.make("novice", game, match.content)
    rng = Seeded(0)
    while question := next(iter(match.questions()), None):
        if len(match.plies) >= PLIES[name] and question.seat == 0:
            break
        view = game.view(match.position_for(question.seat), question.seat)
        match.answer(question.seat, novice.choose(view, question, rng))
    ply = len(match.plies)
    match.resign(0)
    return match, ply, seats


def shoot(page: Page, file: Path) -> None:
    """As good as fits into the largest size that a page should have to load."""
    page.wait_for_timeout(1500)
    page.locator(".view.moving").wait_for(state="detached")
    for quality in QUALITIES:
        picture = page.screenshot(type="jpeg", quality=quality)
        if len(picture) <= LARGEST:
            break
    file.write_bytes(picture)


def main() -> int:
    path = find_chromium()
    if path is None or not (STATIC / "index.html").is_file():
        print("pictures: run 'make browser' and 'make web' first")
        return 1
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Running(Path(folder) / "pictures.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=launch_flags())
        photographer = Photographer(browser, server.url, LOOK.size)
        photographer.dress(LOOK)
        for name in games.NAMES:
            print(f"pictures: {name}", flush=True)
            match, ply, seats = begun(name)
            table = photographer.lay(write(match.journal, match.game), ply, *seats)
            photographer.page.goto(table)
            photographer.page.locator(READY).first.wait_for()
            close_tips(photographer.page, READY)
            shoot(photographer.page, FOLDER / f"{name}.jpg")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
