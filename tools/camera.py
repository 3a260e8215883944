"""A browser that takes pictures of tables: sizes, themes and languages, and a guest who brings a game along."""

from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, FloatRect, Locator, Page, ViewportSize

FOLDER = Path(__file__).resolve().parent.parent / "screenshots"
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
THEMES = ("paper", "night", "contrast")
LANGUAGES = ("en", "hu")
STILL = 4
"""So many looks in a row must find the map in the same place."""
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


class Photographer:
    """A guest with a window of one size, who brings games along and plays on from one of their plies."""

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

    def lay(self, journal: str, ply: int, mine: str, *others: str) -> str:
        """The address of a table with this position; the other seats are computers."""
        brought = self.post("/api/journals", {"text": journal})
        seats = [{"seat": mine, "who": "me"}, *({"seat": it, "who": "computer", "level": "novice"} for it in others)]
        branch = self.post(f"/api/tables/{brought['id']}/branch", {"ply": ply, "seats": seats})
        return f"{self.url}/tables/{branch['id']}"

    def dress(self, look: Look) -> None:
        """Language, theme and eyes of what comes next."""
        self.page.evaluate(SETTINGS, {"lang": look.lang, "theme": look.theme})
        sight = "achromatopsia" if look.grey else "none"
        self.context.new_cdp_session(self.page).send("Emulation.setEmulatedVisionDeficiency", {"type": sight})

    def point_at(self, thing: Locator) -> None:
        """The pointer lies on a thing; a phone has none, there it is tapped."""
        x, y = at_rest(thing)
        if self.is_phone:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.move(0, 0)
            self.page.mouse.move(x, y)


def at_rest(thing: Locator) -> tuple[float, float]:
    """The middle of a thing on the map, once the panels around have found their size."""
    boxes: list[FloatRect | None] = []
    while len(boxes) < STILL or any(box != boxes[-1] for box in boxes[-STILL:]):
        thing.page.wait_for_timeout(300)
        boxes.append(thing.bounding_box())
    box = boxes[-1]
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def close_tips(page: Page, ready: str) -> None:
    """The tips for the first games are not in the pictures: the page is laid out anew without them."""
    if not page.locator(".tip").count():
        return
    while (close := page.locator(".tip button")).count():
        close.click()
        page.wait_for_timeout(200)
    page.reload()
    page.locator(ready).first.wait_for(state="attached")


def shoot(page: Page, look: Look, name: str) -> None:
    page.wait_for_timeout(500)
    page.locator(".view.moving").wait_for(state="detached")  # the map has come to rest
    page.screenshot(path=look.file(name))
