"""Power & Weakness in the browser: panels keep their size, whatever is asked or advised."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Door
from tests.web.moments import moment, sit_down

SIZES = """() => Object.fromEntries([".ribbon", ".shelf", ".top > *", ".panels > *"].flatMap(selector =>
  [...document.querySelectorAll(selector)].map((one, n) => {
    const { left, width, height } = one.getBoundingClientRect();
    return [`${selector} ${n}`, [left, width, height].map(Math.round).join(" ")];
  })))"""


def sizes(page: Page) -> dict[str, str]:
    page.wait_for_timeout(400)
    found: dict[str, str] = page.evaluate(SIZES)
    return found


@pytest.mark.long
def test_panels_keep_their_size_through_auctions_and_hints(door: Door) -> None:
    visitor = door.visitor("Anna")
    page = sit_down(visitor, moment("power_and_weakness", "purchase"), (1440, 900))
    page.keyboard.press("o")
    expect(page.locator(".panels")).to_be_visible()
    before = sizes(page)
    page.keyboard.press("b")
    expect(page.locator(".hints")).to_be_visible(timeout=60_000)
    assert sizes(page) == before
    page.keyboard.press("Escape")
    page.keyboard.press("o")
    expect(page.locator(".panels")).to_be_visible()
    asked = page.locator("#question").inner_text()
    visitor.press(page.locator('.bar [data-action^="bid"]').first)
    expect(page.locator("#question")).not_to_have_text(asked)
    after = sizes(page)
    assert after[".ribbon 0"] == before[".ribbon 0"]
    assert after[".panels > * 0"].split()[1] == before[".panels > * 0"].split()[1]


@pytest.mark.long
def test_the_tile_that_is_auctioned_lies_on_the_table(door: Door) -> None:
    page = sit_down(door.visitor("Anna"), moment("power_and_weakness", "purchase"), (1440, 900))
    expect(page.get_by_role("group", name="Auction").locator(".tile.chosen")).to_be_visible()
