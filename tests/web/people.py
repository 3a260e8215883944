"""People at the screen: what a visitor sees and clicks."""

import random
import time
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

OPTIONS = ".bar .acts [data-action]:not([disabled]), .bar .finish [data-action]:not([disabled])"
TIPS = 'localStorage.setItem("hatalom.tips", JSON.stringify({ map: 2, rule: 2, why: 2, undo: 2 }))'
IGNORED = ("WebSocket connection", "net::ERR_CONNECTION_REFUSED", "favicon", "status of 409")
"""A server that restarts, and an answer that came too late: the client asks again by itself."""


class Visitor:
    """One person with one browser window."""

    def __init__(self, page: Page, url: str, name: str = "", touch: bool = False) -> None:
        self._page = page
        self._is_in = False
        self.url = url
        self.touch = touch
        self.troubles: list[str] = []
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._hear)
        if name:
            self.post("/api/me", {"name": name})

    @property
    def page(self) -> Page:
        """The window; the first look goes to the lobby, unless a table was laid before."""
        if not self._is_in:
            self._is_in = True
            self._page.goto(self.url)
        return self._page

    def post(self, path: str, body: dict[str, Any]) -> Any:
        answer = self._page.request.post(self.url + path, data=body)
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def get(self, path: str) -> Any:
        answer = self._page.request.get(self.url + path)
        assert answer.ok, answer.text()
        return answer.json()

    def lay(self, journal: str, ply: int, mine: str, *others: str, level: str | None = "novice") -> Page:
        """Sits down at a table with this position of a game.

        The other seats are computers of this level; without one, others who look at the same screen.
        """
        brought = self.post("/api/journals", {"text": journal})
        other = {"who": "me"} if level is None else {"who": "computer", "level": level}
        seats = [{"seat": mine, "who": "me"}, *({"seat": seat, **other} for seat in others)]
        branch = self.post(f"/api/tables/{brought['id']}/branch", {"ply": ply, "seats": seats})
        self._is_in = True
        self._page.goto(f"{self.url}/tables/{branch['id']}")
        expect(self._page.locator(OPTIONS).first).to_be_visible(timeout=60_000)
        return self._page

    def _hear(self, message: Any) -> None:
        if message.type == "error" and not any(word in message.text for word in IGNORED):
            self.troubles.append(message.text)

    def knows_the_tips(self) -> None:
        """None of them is shown: they come and go by themselves."""
        self._page.add_init_script(TIPS)

    def resize(self, width: int, height: int) -> None:
        self._page.set_viewport_size({"width": width, "height": height})

    def press(self, what: Locator) -> None:
        if self.touch:
            what.tap()
        else:
            what.click()

    def start_against_the_computer(self, start: str = "Start as Orange") -> None:
        """Three clicks at most: the game is chosen already, so is the side."""
        self.press(self.page.get_by_role("button", name=start))
        self.page.wait_for_selector(".prompt")

    def take_seat(self, link: str) -> None:
        """Follows an invitation and sits down."""
        self.page.goto(link)
        self.press(self.page.locator("[data-part=invitation] button[type=submit]"))

    def choose_game(self, title: str, players: int) -> None:
        """Another game than the first one, and how many play it."""
        self.press(self.page.locator("button.game", has_text=title))
        self.press(self.page.get_by_label("Players").get_by_text(str(players), exact=True))

    def action(self, action: str) -> Locator:
        return self.page.locator(f'.bar [data-action="{action}"]')

    def unfold(self) -> None:
        """Acts that have no room in the ribbon stand behind a button."""
        more = self.page.locator(".bar [data-more][aria-expanded=false]")
        if more.count():
            self.press(more)

    def act(self, action: str) -> None:
        """Presses an option, through its group if it has one; a second time where undo ends."""
        verb = action.split(" ", maxsplit=1)[0]
        button, group = self.action(action), self.action(f"group {verb}")
        more = self.page.locator(".bar [data-more][aria-expanded=false]")
        until = time.monotonic() + 60
        while not button.is_visible() and time.monotonic() < until:
            for way in (group, more):
                if way.is_visible():
                    with suppress(PlaywrightTimeout):  # the question before this one may have had it, and is gone
                        way.click(timeout=1000)
                    break
            else:
                self.page.wait_for_timeout(50)
        self.press(button)
        armed = self.page.locator(f'.bar [data-action="{action}"].armed')
        if armed.count():
            self.press(armed)

    def open_drawer(self, tab: str = "log") -> Locator:
        """A tab of the drawer, opened if it is not."""
        drawer = self.page.locator(".drawer [role=tabpanel]")
        if not drawer.is_visible():
            self.press(self.page.locator("[data-thing='panel.log']"))
        self.press(self.page.locator(f"#tab-{tab}"))
        return drawer

    def close_drawer(self) -> None:
        self.press(self.page.locator(".drawer .bar button.icon-button"))

    def log(self) -> str:
        text = self.open_drawer().inner_text()
        self.close_drawer()
        return text

    def is_told(self, *words: str) -> None:
        """The log has these words; it covers a part of the map, so it is closed again."""
        log = self.open_drawer()
        for some in words:
            expect(log).to_contain_text(some, timeout=60_000)
        self.close_drawer()

    def result(self) -> Locator:
        """Of the game; a battle has one too."""
        return self.page.locator(".result:has([data-action=chronicle])")

    def play_to_the_end(self, seed: int, keyboard: bool = False, most: float = 600.0) -> int:
        """Random answers until the result shows; returns how many choices it took."""
        rng = random.Random(seed)
        until = time.monotonic() + most
        choices = 0
        while time.monotonic() < until:
            if self.result().count() and self.result().first.is_visible():
                return choices
            options = self.page.locator(OPTIONS)
            count = options.count()
            if count == 0:
                self.page.wait_for_timeout(40)
                continue
            choices += self._choose(options, rng.randrange(count), keyboard)
        raise AssertionError("the game did not end in time")

    def _choose(self, options: Locator, index: int, keyboard: bool) -> int:
        """One choice; the page may have moved on in the meantime, then nothing is chosen."""
        button = options.nth(index)
        try:
            action = button.get_attribute("data-action", timeout=300)
            for _ in range(2):
                if keyboard:
                    button.focus(timeout=300)
                    self.page.keyboard.press("Enter")
                else:
                    button.click(timeout=300)
                armed = self.page.locator(f'.bar [data-action="{action}"].armed')
                if armed.count() == 0:
                    break
        except Exception as error:
            if "Timeout" not in type(error).__name__:
                raise
            return 0
        return 1
