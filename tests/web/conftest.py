"""A real server and a real browser: what people meet."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from hatalom.server.settings import STATIC
from tests.server.running import Running
from tests.web.people import Visitor
from tools.chromium import find_chromium, launch_flags


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser on a busy machine may miss a beat: its test has a second try, and the report names it ("R")."""
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = find_chromium()
    assert path is not None, "the browser tests need a Chromium: run 'make browser'"
    assert (STATIC / "index.html").is_file(), "the client is not built: run 'make web'"
    expect.set_options(timeout=15_000)  # on a busy machine a page takes its time
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=launch_flags())
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One house for all: starting it takes longer than many a test, and real ones have other guests too."""
    with Running(tmp_path_factory.mktemp("house") / "hatalom.sqlite") as running:
        yield running


KEPT = "hatalom.settings"
SETTINGS = f"""
origin === "null" || localStorage.getItem("{KEPT}") ||
  localStorage.setItem("{KEPT}", '{{"pace": "%s", "theme": "%s"}}');
"""
"""A visitor's choice before his first visit: what others do is shown at once, so that no test waits for it."""


class Window(NamedTuple):
    """What makes one browser window unlike another."""

    lang: str
    phone: bool
    works_offline: bool = False
    """Only who asks for it gets the service worker: it fetches much, and what it answers no test can catch."""


class Wardrobe:
    """Windows with cookies of their own.  A new one costs a second, so one that was left clean is taken again."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.kept: dict[Window, list[BrowserContext]] = {}

    def take(self, window: Window) -> BrowserContext:
        if self.kept.get(window):
            return self.kept[window].pop()
        size = {"width": 390, "height": 844} if window.phone else {"width": 1440, "height": 900}
        context = self.browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            has_touch=window.phone,
            locale=window.lang,
            reduced_motion="reduce",
            service_workers="allow" if window.works_offline else "block",
        )
        context.set_default_timeout(60_000)
        return context

    def give_back(self, window: Window, context: BrowserContext) -> None:
        """Nothing of the visit stays: neither pages nor cookies nor what the pages have kept."""
        for page in context.pages:
            if page.url.startswith("http"):
                page.evaluate("localStorage.clear()")
            page.close()
        context.clear_cookies()
        self.kept.setdefault(window, []).append(context)


@pytest.fixture(scope="session")
def wardrobe(browser: Browser) -> Wardrobe:
    return Wardrobe(browser)


class Door:
    """Lets visitors in; each has a browser window and cookies of his own."""

    def __init__(self, wardrobe: Wardrobe, server: Running) -> None:
        self.wardrobe = wardrobe
        self.server = server
        self.opened: list[tuple[Window, BrowserContext]] = []
        self.visitors: list[Visitor] = []

    def visitor(
        self,
        name: str = "",
        lang: str = "en",
        phone: bool = False,
        pace: str = "fast",
        theme: str = "paper",
        works_offline: bool = False,
    ) -> Visitor:
        window = Window(lang, phone, works_offline)
        context = self.wardrobe.take(window)
        self.opened.append((window, context))
        page = context.new_page()
        page.add_init_script(SETTINGS % (pace, theme))
        visitor = Visitor(page, self.server.url, name, touch=phone)
        self.visitors.append(visitor)
        return visitor

    def close(self) -> None:
        for window, context in self.opened:
            self.wardrobe.give_back(window, context)
        for visitor in self.visitors:
            assert visitor.troubles == [], "the page reported trouble"


@pytest.fixture
def door(wardrobe: Wardrobe, server: Running) -> Iterator[Door]:
    opened = Door(wardrobe, server)
    yield opened
    opened.close()
