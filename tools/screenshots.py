"""Pictures of the pages as people meet them, in both sizes, all themes and both languages, into `screenshots/`.

A game of Power & Weakness is played until a region can be acquired by a sum of several terms, and brought to a server;
its table is photographed with the pointer on that region. The grey pictures show what a print would (D4). Hannibal's
siege, interception, battle, voyage and the reach of a general follow; a march, a duel and the politics of Maria; the
whole of Great War, its French front, and an attack on a fortress put together.
"""

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from hatalom.core.game import Forecast
from hatalom.core.journal import write
from hatalom.core.match import Match
from hatalom.core.question import Question
from hatalom.games.power_and_weakness.forecast import forecast
from hatalom.games.power_and_weakness.game import GAME
from hatalom.games.power_and_weakness.names import ORANGE, STEEL, WHITE
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.server.settings import STATIC
from hatalom.table.table import open_match
from tests.server.running import Running
from tools.camera import FOLDER, SIZES, Look, Photographer, close_tips, looks, shoot
from tools.chromium import find_chromium, launch_flags
from tools.screenshots_great_war import photograph_great_war
from tools.screenshots_hannibal import photograph_hannibal
from tools.screenshots_maria import photograph_maria

TERMS = 4
LEAST_REGIONS = 4
MOST_GAMES = 300
EAGER = {"acquire": 40.0, "play_tile": 4.0, "take_tile": 2.0, "place_unit": 1.5, "recruit": 0.3, "stop_playing": 0.4}
"""How gladly each verb is chosen: towards full regions and many influence tiles."""


# -- a position worth a picture ---------------------------------------------------------------------------------


def good_game() -> tuple[Match, int, str]:
    """A game that ends by resignation in a good position: the game, the position's ply, the region to be acquired."""
    for seed in range(MOST_GAMES):
        rng = random.Random(seed)
        match = open_match(GAME, ["Anna", "Béla"], {}, "", seed.to_bytes(32))
        while question := next(iter(match.questions()), None):
            region = _acquirable(match, question)
            if region is not None:
                match.resign(1 - question.seat)
                return match, len(match.plies), region
            eager = [EAGER.get(GAME.verbs.text(action).split()[0], 1.0) for action in question.options]
            match.answer(question.seat, rng.choices(question.options, eager)[0])
    sys.exit("screenshots: no good position came up, raise MOST_GAMES")


def _acquirable(match: Match, question: Question) -> str | None:
    """In a steel cycle Orange can acquire a region by a sum of several terms, while both hold much of Britain."""
    pos = match.pos
    assert isinstance(pos, PowerAndWeakness)
    owners = list(pos.owner)
    held = min(owners.count(ORANGE), owners.count(WHITE))
    if question.seat != ORANGE or pos.cycle != STEEL or held < LEAST_REGIONS:
        return None
    sums = [forecast(pos, question.seat, action) for action in question.options]
    return next((one.place for one in sums if one is not None and _terms(one) >= TERMS), None)


def _terms(one: Forecast) -> int:
    return sum(part.value != 0 for part in one.parts)


# -- pictures ---------------------------------------------------------------------------------------------------


def photograph(photographer: Photographer, look: Look, table: str, region: str) -> None:
    """The lobby, and the table with the sum of the region that the pointer lies on."""
    page = photographer.page
    photographer.dress(look)
    page.goto(photographer.url)
    page.get_by_role("main").wait_for()
    shoot(page, look, "lobby")
    page.goto(table)
    page.locator("path.hit.legal").first.wait_for()
    close_tips(page, "path.hit.legal")
    photographer.point_at(page.locator(f"[id='place-{region}'] .marker"))
    page.locator(".forecast").wait_for()
    shoot(page, look, "table")


def main() -> int:
    path = find_chromium()
    if path is None or not (STATIC / "index.html").is_file():
        print("screenshots: run 'make browser' and 'make web' first")
        return 1
    FOLDER.mkdir(exist_ok=True)
    match, ply, region = good_game()
    with (
        tempfile.TemporaryDirectory() as folder,
        Running(Path(folder) / "pictures.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=launch_flags())
        for size in SIZES:
            photographer = Photographer(browser, server.url, size)
            table = photographer.lay(write(match.journal, GAME), ply, "orange", "white")
            for look in looks(size):
                photograph(photographer, look, table, region)
            photograph_hannibal(photographer)
            photograph_maria(photographer)
            photograph_great_war(photographer)
            photographer.context.close()
        browser.close()
    print(f"screenshots: {len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.name}/")
    return 0


if __name__ == "__main__":
    sys.exit(main())
