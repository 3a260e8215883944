"""Tiles and cards under the pointer, the keyboard and the finger: enlarged, pinned, with their words explained."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Door
from tests.web.people import OPTIONS

CARD = "#enlarged"
WORD = "#enlarged-word"


def boxes_overlap(page: Page, one: str, other: str) -> bool:
    a, b = page.locator(one).first.bounding_box(), page.locator(other).first.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return not (beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"])


def test_a_tile_is_enlarged_and_pinned_and_its_words_are_explained(door: Door) -> None:
    page = door.visitor("Anna").page
    page.get_by_role("button", name="Start as Orange").click()
    expect(page.locator(OPTIONS).first).to_be_visible(timeout=60_000)
    tile = page.locator(".tile").first
    tile.hover()
    card, words = page.locator(CARD), page.locator(f"{CARD} .word")
    expect(card).to_have_role("tooltip")
    expect(card.locator("u").first).to_be_visible()
    expect(tile).to_have_attribute("aria-describedby", "enlarged")
    assert not boxes_overlap(page, CARD, ".tile")
    page.keyboard.press("t")
    expect(card).to_have_role("dialog")
    expect(card).to_be_focused()
    page.keyboard.press("Tab")
    expect(words.first).to_have_attribute("aria-expanded", "true")
    words.last.click()
    expect(words.last).to_have_attribute("aria-expanded", "true")
    assert not boxes_overlap(page, CARD, WORD)
    page.locator(WORD).get_by_role("button", name="Rule").click()
    expect(page.locator("#tab-rules")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(tile).to_be_focused()
    page.mouse.move(700, 20)
    page.keyboard.press("t")
    expect(card).to_have_role("dialog")


def rest_finger(page: Page, selector: str) -> None:
    """A finger that rests long enough, then lifts."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator(CARD)).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_resting_finger_enlarges_and_a_tap_beside_closes(door: Door) -> None:
    visitor = door.visitor("Anna", phone=True)
    page = visitor.page
    page.get_by_text("Power & Weakness").first.tap()
    visitor.start_against_the_computer()
    expect(page.locator(OPTIONS).first).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="Display").tap()
    rest_finger(page, ".drawer .tile")
    card = page.locator(CARD)
    expect(card).to_have_role("dialog")
    card.locator(".word").first.tap()
    expect(page.locator(WORD)).to_be_visible()
    box = card.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    page.touchscreen.tap(200, 24)
    expect(card).to_have_count(0)
    assert "took" not in page.locator("[role=log]").first.inner_text(), "the long press has taken the tile"
