"""Whole games in the browser: by mouse, by keyboard, by touch, by two people, and the ways in between."""

import pytest
from playwright.sync_api import expect

from hatalom.core.question import Question
from hatalom.games.power_and_weakness.names import REGION_COUNT
from tests.web.conftest import Door
from tests.web.moments import moment, search, sit_down


@pytest.mark.long
def test_a_whole_game_against_the_computer_by_mouse(door: Door) -> None:
    anna = door.visitor("Anna")
    anna.start_against_the_computer()
    region = anna.page.locator("path.hit.legal").first
    expect(region).to_be_visible()
    assert anna.play_to_the_end(seed=3) > 10
    expect(anna.result()).to_contain_text("Orange")


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(door: Door) -> None:
    anna = door.visitor("Anna")
    start = anna.page.get_by_role("button", name="Start as Orange")
    start.focus()
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_selector(".prompt")
    assert anna.play_to_the_end(seed=5, keyboard=True) > 10


def test_digits_press_the_buttons_and_arrows_walk_the_map(door: Door) -> None:
    anna = door.visitor()
    anna.start_against_the_computer("Start as Orange")
    page = anna.page
    expect(page.locator(".bar .acts [data-action]").first).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("1–9")
    page.keyboard.press("Escape")
    page.locator("[id='region.kent']").focus()
    page.keyboard.press("ArrowUp")
    focused = page.evaluate("document.activeElement.id")
    assert focused.startswith("region.")
    assert focused != "region.kent"


IS_RINGED = """() => document.activeElement.matches(":focus-visible") &&
  getComputedStyle(document.activeElement).outlineColor !== "rgba(0, 0, 0, 0)"
"""
"""Whether what has the focus is framed."""


def first_of_two_actions_with_a_region_closed(verbs: list[str], question: Question) -> bool:
    return (
        question.prompt.key == "ask-action" and question.args == [1, 2] and 0 < verbs.count("place_unit") < REGION_COUNT
    )


def test_placing_on_the_map_undo_and_a_refused_click(door: Door) -> None:
    """A glowing region takes the unit, undo takes it back, and what is not legal says why."""
    scene = search("power_and_weakness", first_of_two_actions_with_a_region_closed, {})
    page = sit_down(door.visitor("Anna"), scene, (1440, 900))
    legal = page.locator("path.hit.legal").first
    region = legal.get_attribute("id")
    legal.click()
    expect(page.locator('[data-action="undo"]')).to_be_enabled()
    expect(page.locator(".crumbs")).to_contain_text("2 of 2")
    page.keyboard.press("Control+z")
    expect(page.locator(".crumbs")).to_contain_text("1 of 2")
    assert not page.evaluate(IS_RINGED), "a key after a click moves nothing"
    page.keyboard.press("Tab")
    assert page.evaluate(IS_RINGED)
    page.locator(f'path.hit.legal[id="{region}"]').click()
    expect(page.locator(".crumbs")).to_contain_text("2 of 2")
    page.locator('[data-action="undo"]').click()
    expect(page.locator(".crumbs")).to_contain_text("1 of 2")
    expect(page.locator(f'path.hit.legal[id="{region}"]')).to_be_visible()
    page.locator("path.hit:not(.legal)").first.click(position={"x": 40, "y": 40}, force=True)
    expect(page.locator(".why")).to_be_visible()


@pytest.mark.long
def test_two_people_by_link_with_a_reload_and_a_server_restart(door: Door) -> None:
    anna, bela = door.visitor("Anna"), door.visitor("Béla", lang="hu")
    anna.page.get_by_role("button", name="With friends").click()
    anna.page.get_by_role("button", name="Start", exact=True).click()
    link = anna.page.get_by_label("Link for this seat").input_value()
    bela.take_seat(link)
    bela.page.wait_for_selector(".prompt")
    for person in (anna, bela):
        person.page.wait_for_selector(".prompt")
    before = anna.page.locator(".crumbs").inner_text()
    bela.page.reload()
    bela.page.wait_for_selector(".prompt")
    door.server.kill()
    door.server.start()
    assert anna.page.locator(".crumbs").inner_text() == before
    mover = anna if "you" in anna.page.locator("[data-thing^='seat.'].now").inner_text() else bela
    mover.act("recruit")
    for person, word in ((anna, "recruit"), (bela, "toborz")):
        person.is_told(word)


def test_a_spectator_sees_the_public_view_and_cannot_act(door: Door) -> None:
    anna, cili = door.visitor("Anna"), door.visitor("Cili")
    anna.start_against_the_computer()
    cili.page.goto(anna.page.url)
    cili.page.wait_for_selector(".prompt")
    expect(cili.page.locator(".bar .acts [data-action]")).to_have_count(0)
    expect(cili.page.locator("path.hit.legal")).to_have_count(0)
    expect(cili.page.get_by_text("Orange").first).to_be_visible()


@pytest.mark.long
def test_the_language_changes_in_mid_game_with_log_and_prompt(door: Door) -> None:
    anna = door.visitor()
    anna.start_against_the_computer()
    page = anna.page
    expect(page.locator(".prompt")).to_contain_text("Orange")
    assert "Cycle 1 began" in anna.log()
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("HU", exact=True).first.click()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).to_contain_text("Narancs")
    assert "Elkezdődött az 1. ciklus" in anna.log()
    assert page.locator("html").get_attribute("lang") == "hu"
    # The keys go on where a language was clicked.
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Billentyűparancsok")


def test_a_phone_with_touch(door: Door) -> None:
    anna = door.visitor("Anna", phone=True)
    page = anna.page
    page.get_by_text("Power & Weakness").first.tap()
    anna.start_against_the_computer()
    expect(page.locator("path.hit.legal").first).to_be_visible()
    anna.act("recruit")
    page.wait_for_timeout(500)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    buttons = page.locator(".bar button:visible, nav[aria-label='Panels'] button:visible")
    small = [button.inner_text() for button in buttons.all() if (button.bounding_box() or {"height": 0})["height"] < 44]
    assert small == []


def test_same_screen_play_covers_the_table_and_removes_secrets(door: Door) -> None:
    """A bid is a secret: while the table is handed over nothing of it is in the document."""
    anna, auction = door.visitor("Anna"), moment("power_and_weakness", "purchase")
    page = anna.lay(auction.journal, auction.ply, auction.mine, *auction.others, level=None)
    bid = page.locator('.bar [data-action^="bid "]').last
    anna.act(bid.get_attribute("data-action") or "")
    expect(page.locator("main .ready")).to_be_visible()
    assert page.locator(".prompt, path.hit, .bar, [data-action]").count() == 0
    assert "bid" not in page.locator("body").inner_text().lower()


def test_a_shared_screen_fetches_its_table_once_and_a_closed_act_says_why(door: Door) -> None:
    """Nobody holds a tile at the start: the button keeps its place and tells the reason."""
    anna = door.visitor("Anna")
    page = anna.page
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url) if "?as=" in request.url else None)
    page.get_by_role("button", name="Same screen").click()
    page.get_by_role("button", name="Start", exact=True).click()
    closed = page.locator("[data-closed=play_tile]")
    expect(closed).to_contain_text("You have no tiles in your reserve")
    assert len(fetched) == 1, fetched
    closed.click(force=True)  # it is announced as disabled, and yet it answers
    expect(page.get_by_role("alert")).to_contain_text("in your reserve")


@pytest.mark.long
def test_what_is_said_stands_in_the_log_and_phrases_are_translated(door: Door) -> None:
    anna = door.visitor("Anna", lang="hu")
    anna.start_against_the_computer("Kezdés: Narancs")
    page = anna.page
    log = page.locator("[role=tabpanel] [role=log]")
    anna.open_drawer("chat")
    page.get_by_role("button", name="Sok szerencsét!").click()
    page.locator("#tab-log").click()
    expect(log).to_contain_text("Sok szerencsét!")
    page.get_by_role("button", name="Csevegés", exact=True).click()
    expect(log.get_by_role("listitem")).to_have_count(1)
    page.locator("#tab-settings").click()
    page.get_by_text("EN", exact=True).click()
    page.locator("#tab-log").click()
    expect(log).to_contain_text("Good luck!")
