"""A real server and a real browser: what people meet."""

from collections.abc import Iterator
from pathlib import Path

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
SETTINGS = f"""localStorage.getItem("{KEPT}") ?? localStorage.setItem("{KEPT}", '{{"pace": "%s", "theme": "%s"}}')"""
"""A visitor's choice before his first visit: what others do is shown at once, so that no test waits for it."""


class Door:
    """Lets visitors in; each has a browser window and cookies of his own."""

    def __init__(self, browser: Browser, server: Running) -> None:
        self.browser = browser
        self.server = server
        self.contexts: list[BrowserContext] = []
        self.visitors: list[Visitor] = []

    def visitor(
        self, name: str = "", lang: str = "en", phone: bool = False, pace: str = "fast", theme: str = "paper"
    ) -> Visitor:
        size = {"width": 390, "height": 844} if phone else {"width": 1440, "height": 900}
        context = self.browser.new_context(viewport=size, has_touch=phone, locale=lang, reduced_motion="reduce")  # type: ignore[arg-type]
        context.set_default_timeout(60_000)
        context.add_init_script(SETTINGS % (pace, theme))
        self.contexts.append(context)
        visitor = Visitor(context.new_page(), self.server.url, name, touch=phone)
        self.visitors.append(visitor)
        return visitor

    def close(self) -> None:
        for context in self.contexts:
            context.close()
        for visitor in self.visitors:
            assert visitor.troubles == [], "the page reported trouble"


@pytest.fixture
def door(browser: Browser, server: Running) -> Iterator[Door]:
    opened = Door(browser, server)
    yield opened
    opened.close()
