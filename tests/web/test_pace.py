"""What computers do: step by step where the viewer wants it so, and in a line what their turn has brought."""

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Door
from tests.web.people import OPTIONS, Visitor


def play_until(visitor: Visitor, others: Locator) -> None:
    """Answers until something of the others is to be seen."""
    options = visitor.page.locator(OPTIONS)
    for _ in range(40):
        expect(others.or_(options.first).first).to_be_visible()
        if others.is_visible():
            return
        if options.count():
            visitor._choose(options, 0, keyboard=False)
    raise AssertionError("the others have done nothing")


def test_others_acts_wait_for_the_viewer_step_by_step(door: Door) -> None:
    visitor = door.visitor("Anna", pace="step")
    visitor.start_against_the_computer()
    page = visitor.page
    visitor.open_drawer()
    visitor.press(page.locator("[data-thing='seat.white']"))
    steps, lamp = page.locator("[data-part=dispatch]"), page.locator(".bar button.hint")
    play_until(visitor, steps)
    expect(lamp).to_have_count(0)
    page.keyboard.press("c")
    expect(steps.locator(".sentence")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(steps).to_have_count(0)
    expect(page.locator(".seat .intent").or_(lamp).first).to_be_visible()


@pytest.mark.long
def test_a_key_shows_at_once_what_is_still_being_told(door: Door) -> None:
    """By default every moment is told as long as its words take; whoever does not want to wait presses any key.

    It can be told again, and after the page was loaded anew the table shows now.
    """
    visitor = door.visitor("Cili", pace="slow")
    visitor.start_against_the_computer()
    page = visitor.page
    visitor.open_drawer()
    told = page.locator("[data-part=dispatch]")
    play_until(visitor, told)
    expect(told.locator(".sentence")).not_to_be_empty()
    expect(told.get_by_role("button", name="Skip")).to_be_visible()
    page.keyboard.press("Shift")
    expect(told).to_have_count(0)
    page.keyboard.press("y")
    expect(told.locator(".sentence")).not_to_be_empty()
    page.locator(".prompt").click()
    expect(told).to_have_count(0)
    page.keyboard.press("y")
    expect(told.locator(".sentence")).not_to_be_empty()
    page.reload()
    expect(page.locator(OPTIONS).first).to_be_visible()
    expect(told).to_have_count(0)


@pytest.mark.long
def test_a_computers_turn_is_summed_up_in_a_line(door: Door) -> None:
    visitor = door.visitor("Béla")
    visitor.start_against_the_computer()
    page = visitor.page
    visitor.press(page.locator("[data-thing='seat.white']"))
    intent = page.locator(".seat .intent")
    for _ in range(30):
        if intent.count():
            break
        options = page.locator(".bar .acts button.action:not([disabled])")
        expect(options.first.or_(intent).first).to_be_visible()
        if options.count():
            options.first.click()
    expect(intent.first).not_to_be_empty()
