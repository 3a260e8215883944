"""Power & Weakness in the browser: panels keep their size, whatever is asked or advised; tips keep off targets."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Door
from tests.web.moments import moment, sit_down
from tests.web.openings import lay_out

SIZES = """() => Object.fromEntries([".ribbon", ".shelf", ".top > *", ".panels > *"].flatMap(selector =>
  [...document.querySelectorAll(selector)].map((one, n) => {
    const { left, width, height } = one.getBoundingClientRect();
    return [`${selector} ${n}`, [left, width, height].map(Math.round).join(" ")];
  })))"""

UNDER_THE_TIP = """() => {
  const tip = document.querySelector(".tip").getBoundingClientRect();
  return [...document.querySelectorAll(".view .legal, .view [data-name]")].filter(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < tip.right && right > tip.left && top < tip.bottom && bottom > tip.top;
  }).map(one => one.id || one.dataset.name || one.dataset.thing);
}"""


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
    expect(page.locator("section.hints")).to_be_visible(timeout=60_000)
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


def test_a_tip_covers_neither_what_glows_nor_a_name(door: Door) -> None:
    page = lay_out(door.visitor("Anna"), "power_and_weakness")
    tip = page.locator(".tip")
    expect(tip).to_be_visible()
    page.wait_for_timeout(300)
    assert page.evaluate(UNDER_THE_TIP) == []
