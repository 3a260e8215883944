"""Pictures of the pages as people meet them, in both sizes, all themes and both languages, into `screenshots/`.

A game of Power & Weakness is played until a region can be acquired by a sum of several terms, and brought to a server;
its table is photographed with the pointer on that region. The grey pictures show what a print would (D4).
Great War is photographed as a whole, at the French front, and with an attack on a fortress put together.
"""

import random
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, FloatRect, Locator, Page, ViewportSize, sync_playwright

from hatalom.core.game import Forecast
from hatalom.core.journal import write
from hatalom.core.match import Match
from hatalom.core.question import Question
from hatalom.games.power_and_weakness.forecast import forecast
from hatalom.games.power_and_weakness.game import GAME
from hatalom.games.power_and_weakness.names import STEEL
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.server.settings import STATIC
from hatalom.table.table import open_match
from tests.server.running import Running
from tests.web.great_war_scenes import picture
from tools.chromium import find_chromium, launch_flags

FOLDER = Path(__file__).resolve().parent.parent / "screenshots"
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
THEMES = ("paper", "night", "contrast")
LANGUAGES = ("en", "hu")
TERMS = 4
LEAST_REGIONS = 4
MOST_GAMES = 300
STILL = 4
"""So many looks in a row must find the map in the same place."""
EAGER = {"acquire": 40.0, "play_tile": 4.0, "take_tile": 2.0, "place_unit": 1.5, "recruit": 0.3, "stop_playing": 0.4}
"""How gladly each verb is chosen: towards full regions and many influence tiles."""
POST = """async ([path, body]) => {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}"""
SETTINGS = "settings => localStorage.setItem('hatalom.settings', JSON.stringify(settings))"


class Look(NamedTuple):
    size: str
    theme: str
    lang: str
    grey: bool = False

    def file(self, page: str) -> Path:
        return FOLDER / f"{page}-{self.size}-{self.lang}-{'grey' if self.grey else self.theme}.png"


def looks(size: str) -> list[Look]:
    coloured = [Look(size, theme, lang) for lang in LANGUAGES for theme in THEMES]
    return [*coloured, Look(size, "paper", "en", grey=True)]


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
    if question.seat != 0 or pos.cycle != STEEL or min(pos.owner.count(0), pos.owner.count(1)) < LEAST_REGIONS:
        return None
    sums = [forecast(pos, question.seat, action) for action in question.options]
    return next((one.place for one in sums if one is not None and _terms(one) >= TERMS), None)


def _terms(one: Forecast) -> int:
    return sum(part.value != 0 for part in one.parts)


# -- pictures ---------------------------------------------------------------------------------------------------


class Photographer:
    """A guest with a window of one size, who brings the game along and plays on from its last ply as Orange."""

    def __init__(self, browser: Browser, url: str, size: str) -> None:
        self.url = url
        self.size = size
        self.is_phone = size == "phone"
        width, height = SIZES[size]
        scale = 2 if self.is_phone else 1
        viewport: ViewportSize = {"width": width, "height": height}
        self.context = browser.new_context(
            viewport=viewport,
            has_touch=self.is_phone,
            is_mobile=self.is_phone,
            device_scale_factor=scale,
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(120_000)
        self.page = self.context.new_page()
        self.page.goto(url)
        self.post("/api/me", {"name": "Anna"})

    def post(self, path: str, body: dict[str, Any]) -> Any:
        return self.page.evaluate(POST, [path, body])

    def lay(self, journal: str, ply: int, me: str, other: str) -> str:
        """The address of a table with this position."""
        brought = self.post("/api/journals", {"text": journal})
        seats = [{"seat": me, "who": "me"}, {"seat": other, "who": "computer", "level": "novice"}]
        branch = self.post(f"/api/tables/{brought['id']}/branch", {"ply": ply, "seats": seats})
        return f"{self.url}/tables/{branch['id']}"

    def lay_war(self, scene: str) -> str:
        found = picture(scene)
        return self.lay(found.journal, found.ply, found.seat, "britain" if found.seat == "germany" else "germany")

    def put_on(self, look: Look) -> None:
        self.page.evaluate(SETTINGS, {"lang": look.lang, "theme": look.theme})
        sight = "achromatopsia" if look.grey else "none"
        self.context.new_cdp_session(self.page).send("Emulation.setEmulatedVisionDeficiency", {"type": sight})

    def photograph(self, look: Look, table: str, region: str) -> None:
        page = self.page
        self.put_on(look)
        page.goto(self.url)
        page.get_by_role("main").wait_for()
        _shoot(page, look, "lobby")
        page.goto(table)
        page.locator("path.hit.legal").first.wait_for()
        _close_tips(page)
        _point_at(page, region, self.is_phone)
        _shoot(page, look, "table")

    def photograph_war(self, look: Look, board: str, battle: str) -> None:
        """The whole board, a front near by (a phone has its parts instead), and a battle."""
        page = self.page
        self.put_on(look)
        page.goto(board)
        page.locator("path.hit").first.wait_for(state="attached")
        _close_tips(page)
        _shoot(page, look, "war")
        if self.is_phone:
            page.locator(".chips button").nth(1).tap()
        else:
            page.locator(".left .buttons button").nth(2).click()
        _shoot(page, look, "war-front")
        page.goto(battle)
        page.locator("section.battle .odds").wait_for()
        _shoot(page, look, "war-battle")


def _point_at(page: Page, region: str, is_phone: bool) -> None:
    """The pointer lies on the region's marker; a phone has none, there the first tap shows the sum."""
    x, y = _at_rest(page.locator(f"[id='place-{region}'] .marker"))
    if is_phone:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.move(0, 0)
        page.mouse.move(x, y)
    page.locator(".forecast").wait_for()


def _at_rest(thing: Locator) -> tuple[float, float]:
    """The middle of a thing on the map, once the panels around have found their size."""
    boxes: list[FloatRect | None] = []
    while len(boxes) < STILL or any(box != boxes[-1] for box in boxes[-STILL:]):
        thing.page.wait_for_timeout(300)
        boxes.append(thing.bounding_box())
    box = boxes[-1]
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _close_tips(page: Page) -> None:
    """E2  The tips for the first games are not in the pictures: the page is laid out anew without them."""
    if not page.locator(".tip").count():
        return
    while (close := page.locator(".tip button")).count():
        close.click()
        page.wait_for_timeout(200)
    page.reload()
    page.locator("path.hit").first.wait_for(state="attached")


def _shoot(page: Page, look: Look, name: str) -> None:
    page.wait_for_timeout(500)
    page.screenshot(path=look.file(name))


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
            board, battle = photographer.lay_war("purchase"), photographer.lay_war("attack")
            for look in looks(size):
                photographer.photograph(look, table, region)
                photographer.photograph_war(look, board, battle)
            photographer.context.close()
        browser.close()
    print(f"screenshots: {len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.name}/")
    return 0


if __name__ == "__main__":
    sys.exit(main())
