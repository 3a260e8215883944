"""Hints in the browser: the lamp, the computer's three with reasons, on the board too; a click acts as usual."""

from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import Door


def test_a_hint_is_shown_ranked_and_can_be_taken(door: Door) -> None:
    visitor = door.visitor("Anna")
    visitor.start_against_the_computer()
    page = visitor.page
    lamp = page.locator(".bar button.hint")
    expect(lamp).to_be_enabled()
    page.keyboard.press("b")
    first = page.locator(".hints .advice").first
    expect(first).to_be_visible()
    assert 1 <= page.locator(".hints .advice").count() <= 3
    expect(first.locator("small").first).not_to_be_empty()
    expect(page.locator(".bar .acts .rank").first).to_be_visible()
    expect(page.get_by_role("log", name="Read aloud")).to_contain_text("The computer advises: ")
    asked = page.locator(".seat .hints")
    expect(asked).to_have_count(1)
    expect(asked).to_contain_text("1")
    page.keyboard.press("Escape")
    expect(first).to_have_count(0)
    lamp.click()
    expect(asked).to_contain_text("1")
    told = visitor.log()
    first.click()
    armed = page.locator(".bar .armed")
    if armed.count():
        armed.first.click()
    expect(first).to_have_count(0)
    assert visitor.log() != told


def test_what_holds_for_all_options_stands_once_above_them(door: Door) -> None:
    """A warning at once; numbers where one asks for more."""

    def reason(key: str, change: int, **args: int) -> dict[str, Any]:
        flags = dict.fromkeys(("judged", "answered", "compared", "ahead", "large", "against"), False)
        label = {"key": key, "args": args, "rule": ""}
        return {"label": label, "change": change, "seat": None, "grounds": [], "more": False, **flags}

    def warn(route: Route) -> None:
        answer = route.fetch()
        common = [reason("reason-no-defence", 0, turns=1), reason("measure-units", 1)]
        route.fulfill(response=answer, json={**answer.json(), "common": common})

    visitor = door.visitor("Anna")
    visitor.start_against_the_computer()
    page = visitor.page
    page.route("**/hint", warn)
    page.locator(".bar button.hint").click()
    strip = page.locator(".hints[aria-label]")
    expect(strip.get_by_text("nothing was found that prevents it")).to_have_count(1)
    common = strip.locator(".common")
    expect(common).to_contain_text("Whichever of these you choose:")
    expect(common).not_to_contain_text("Units on the map")
    common.get_by_role("button", name="What else holds for all of them").click()
    expect(common).to_contain_text("Units on the map +1")


def test_what_is_judged_names_what_it_consists_of_and_an_option_what_it_hits(door: Door) -> None:
    """The game's own things with a count, the opponent's with his name; the region that a tile hits beside the tile."""

    def message(key: str, **args: str) -> dict[str, Any]:
        return {"key": key, "args": args, "rule": ""}

    def name(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        first = told["advice"][0]
        grounds = [
            {"label": message("ground-tile", tile="tile.merlin"), "count": -1, "seat": "orange"},
            {"label": message("ground-tile", tile="tile.ship"), "count": 2, "seat": "white"},
            {"label": message("ground-in-reach", region="region.kent"), "count": 0, "seat": None},
        ]
        flags = dict.fromkeys(("answered", "compared", "ahead", "large", "against"), False)
        judged = {"label": message("part-tiles"), "change": -2.0, "seat": None, "judged": True, **flags}
        first["reasons"] = [{**judged, "grounds": grounds, "more": True}]
        first["forced"] = [message("do-acquire", target="region.kent")]
        route.fulfill(response=answer, json={**told, "common": []})

    visitor = door.visitor("Anna")
    visitor.start_against_the_computer()
    page = visitor.page
    page.route("**/hint", name)
    page.locator(".bar button.hint").click()
    first = page.locator(".hints .advice").first
    expect(first).to_contain_text("→ Acquire Kent")
    expect(first).to_contain_text(": Merlin tiles −1, White: ship tiles +2, Kent can be acquired, and more")


@pytest.mark.long
def test_a_phone_shows_the_hint_above_the_buttons(door: Door) -> None:
    visitor = door.visitor("Béla", lang="hu", phone=True)
    page = visitor.page
    page.locator("button.game").first.tap()
    visitor.start_against_the_computer("Kezdés: Narancs")
    lamp = page.locator(".bar button.hint")
    expect(lamp).to_be_enabled()
    bar = page.locator("#question").bounding_box()
    lamp.tap()
    first = page.locator(".hints .advice").first
    expect(first).to_be_visible()
    marked = page.locator("#question").bounding_box()
    assert bar is not None
    assert marked is not None
    assert marked["height"] == bar["height"], "the numbers push no button into another row"
    box = first.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    strip = page.locator(".hints").bounding_box()
    assert strip is not None
    assert box["height"] < strip["height"], "one option alone does not fill the strip"
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
