"""The house as an app: installed, read without the server, and brought to a new version without disturbing anybody."""

import json
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, Route, expect

from tests.web.conftest import Door

BADGES = """
window.badges = [];
navigator.setAppBadge = async (n) => void window.badges.push(n);
navigator.clearAppBadge = async () => void window.badges.push(0);
"""


def comes(page: Page, holds: str) -> None:
    """Waits until something holds on the page; the policy of the pages allows no waiting inside of them."""
    for _ in range(150):
        with suppress(Error):  # a page that loads itself anew cannot answer meanwhile
            if page.evaluate(holds):
                return
        page.wait_for_timeout(100)
    raise AssertionError(f"never came: {holds}")


def is_installed(page: Page) -> None:
    """The worker is at work, and has all it needs."""
    comes(page, "navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated')")
    comes(page, "navigator.serviceWorker.controller !== null")


@pytest.mark.long
def test_rules_and_lessons_are_read_without_the_server(door: Door) -> None:
    visitor = door.visitor(works_offline=True)
    page = visitor.page
    is_installed(page)
    page.goto(f"{door.server.url}/rules/power_and_weakness/11.5")
    expect(page.locator("[data-rule='11.5']")).to_contain_text("majority")
    page.get_by_text("HU", exact=True).first.click()
    expect(page.locator("[data-rule='11.5']")).to_contain_text("többség")
    page.goto(f"{door.server.url}/learn")
    expect(page.get_by_role("link", name="A térkép és a kétféle ciklus")).to_be_visible()

    page.context.set_offline(True)
    page.goto(f"{door.server.url}/rules/power_and_weakness/11.5")
    expect(page.locator("[data-rule='11.5']")).to_contain_text("többség")
    expect(page.get_by_text("Nincs kapcsolat.")).to_be_visible()
    page.goto(f"{door.server.url}/learn/power_and_weakness/board")
    expect(page.get_by_role("heading", name="A térkép és a kétféle ciklus")).to_be_visible()
    expect(page.get_by_role("listitem").first).to_contain_text("Narancs")
    page.context.set_offline(False)
    visitor.troubles.clear()  # the browser complains of every call that got no answer


@pytest.mark.long
def test_no_old_page_meets_a_new_server(door: Door) -> None:
    """While the server answers, pages come from it and not from what is kept."""
    page = door.visitor(works_offline=True).page
    is_installed(page)
    answer = page.goto(f"{door.server.url}/rules/maria")
    assert answer is not None
    assert answer.from_service_worker
    assert answer.headers["cache-control"] == "no-cache"
    kept = page.evaluate(
        "caches.keys().then(async (names) => (await Promise.all(names.map(async (name) =>"
        "(await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat())"
    )
    assert "/index.html" in kept
    assert not any(path.startswith(("/api/me", "/api/tables", "/api/home")) or path == "/" for path in kept)


def test_the_sign_of_the_app_counts_my_turns(door: Door) -> None:
    visitor = door.visitor("Anna")
    visitor._page.add_init_script(BADGES)
    page = visitor.page
    comes(page, "window.badges.at(-1) === 0")
    seats = [{"seat": seat, "who": "me"} for seat in ("orange", "white")]
    visitor.post("/api/tables", {"game": "power_and_weakness", "seats": seats})
    page.reload()
    comes(page, "window.badges.at(-1) === 1")


@pytest.mark.long
def test_a_page_that_is_out_of_date_loads_itself_anew_once(door: Door) -> None:
    page = door.visitor("Anna").page

    def newer(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=json.dumps({**answer.json(), "client": "/assets/index-new.js"}))

    page.route("**/api/me", newer)
    page.goto(f"{door.server.url}/rules/maria")
    comes(page, "performance.getEntriesByType('navigation')[0].type === 'reload'")
    expect(page.locator("[data-rule='1.1']")).to_be_visible()
    page.evaluate("window.isTheSame = true")
    page.wait_for_timeout(2500)
    assert page.evaluate("window.isTheSame")
