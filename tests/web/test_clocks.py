"""Clocks and standing orders on the screen."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import Door
from tests.web.people import Visitor


def clocks(person: Visitor) -> list[str]:
    return [text.strip() for text in person.page.get_by_role("timer").all_inner_texts()]


@pytest.mark.long
def test_a_live_clock_from_the_start_panel_to_a_pause(door: Door) -> None:
    anna, bela = door.visitor("Anna"), door.visitor("Béla", lang="hu")
    page = anna.page
    page.get_by_role("button", name="With friends").click()
    page.get_by_role("button", name="more options").click()
    page.get_by_role("radiogroup", name="Clock").get_by_text("Live").click()
    expect(page.get_by_text("15 s for every decision, and 25 min in reserve for each player.")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    bela.take_seat(page.get_by_label("Link for this seat").input_value())
    bela.page.wait_for_selector(".prompt")
    expect(page.get_by_role("timer")).to_have_count(2)
    running = page.locator("[role=timer].runs")
    expect(running).to_have_count(1)
    expect(running).to_have_text(re.compile(r"2[45]:(0|1[0-3])"))  # it counts down
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Suggest a pause").click()
    bela.page.get_by_role("button", name="Elfogadás").click()
    expect(page.get_by_text("the clocks stand still")).to_be_visible()
    expect(running).to_have_count(0)
    stopped = clocks(anna)
    page.wait_for_timeout(1500)
    assert clocks(anna) == stopped
    bela.page.get_by_role("button", name="Szünet vége").click()
    expect(running).to_have_count(1)
    anna.page.goto(anna.url)
    expect(anna.page.get_by_text("min left")).to_be_visible()


@pytest.mark.long
def test_standing_orders_are_given_in_the_menu_where_the_game_has_windows(door: Door) -> None:
    """No game of one window is needed: the table is told to have one."""
    anna = door.visitor("Anna")
    anna.start_against_the_computer()
    anna.page.get_by_role("button", name="Menu").click()
    expect(anna.page.get_by_role("button", name="Standing orders")).to_have_count(0)
    given: list[str] = []

    def with_window(route: Route) -> None:
        whole = route.fetch().json()
        route.fulfill(json={**whole, "windows": [{"prompt": "ask-turn", "rule": "8.1", "orders": ["never"]}]})

    def orders(route: Route) -> None:
        body = route.request.post_data_json
        if body:
            given.append(body["order"])
        route.fulfill(json={"orders": {"ask-turn": given[-1]} if given else {}})

    anna.page.route(re.compile(r"/api/tables/[\w-]+(\?|$)"), with_window)
    anna.page.route(re.compile(r"/api/tables/[\w-]+/orders"), orders)
    anna.page.reload()
    anna.page.wait_for_selector(".prompt")
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Standing orders").click()
    sheet = anna.page.get_by_role("dialog")
    expect(sheet.get_by_text("Always")).to_have_count(0)
    expect(sheet.get_by_role("radio", name="Ask me")).to_be_checked()
    sheet.get_by_text("Never", exact=True).click()
    expect(sheet.get_by_role("radio", name="Never")).to_be_checked()
    assert given == ["never"]
