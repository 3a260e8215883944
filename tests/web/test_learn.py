"""Learning in the browser: a lesson as a new user meets it, hints, progress, the rules."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Door

MOST_WAITS = 150


def coach(page: Page, words: str) -> None:
    expect(page.get_by_role("region", name="Coach")).to_contain_text(words, timeout=60_000)


def read_on(page: Page, until: str) -> None:
    """Presses Next until the coach says something."""
    for _ in range(12):
        if until in page.get_by_role("region", name="Coach").inner_text():
            return
        page.get_by_role("button", name="Next", exact=True).click()
        page.wait_for_timeout(250)
    raise AssertionError(f"the coach never said {until!r}")


def test_a_new_user_takes_the_first_lesson(door: Door) -> None:
    page = door.visitor().page
    page.get_by_role("link", name="Learn").first.click()
    page.get_by_role("link", name="The board and the two cycles").click()
    coach(page, "Two rulers fight for Britain")
    read_on(page, "Place a mage in Kent")
    page.locator("[id='region.essex']").click()
    expect(page.get_by_role("alert")).to_contain_text("only Kent is open")
    page.get_by_role("button", name="Hint").click()
    coach(page, "Click Kent, in the south-east")
    page.locator("[id='region.kent']").click()
    coach(page, "A turn has two actions")
    page.locator("#question").get_by_role("button", name="Place a unit in Wessex").click()
    read_on(page, "The next cycle is one of steel")
    page.get_by_role("button", name="Rule 3.2").click()
    expect(page.locator("[data-rule='3.2']")).to_be_in_viewport()
    read_on(page, "Exercise:")
    page.locator("[id='region.dumnonia']").click()
    coach(page, "Not yet")
    coach(page, "north of the Thames")
    page.locator("[id='region.essex']").click()
    coach(page, "Well done")
    expect(page.locator("[data-thing='seat.white']")).not_to_contain_text("thinking")
    page.get_by_role("link", name="Next lesson").click()
    coach(page, "Next")
    expect(page.locator("#tab-log")).to_have_count(0)  # another table begins with nothing open
    page.get_by_role("link", name="All lessons").click()
    expect(page.get_by_text("Lessons 1 of 5").first).to_be_visible()
    page.get_by_role("link", name="Play", exact=True).click()
    expect(page.get_by_text("Lessons 1 of 5").first).to_be_visible()


@pytest.mark.long
def test_a_lost_exercise_begins_again(door: Door) -> None:
    page = door.visitor(lang="hu").page
    page.goto(f"{door.server.url}/learn/power_and_weakness/scoring")
    expect(page.get_by_role("region", name="Tanító")).to_contain_text("Essex és Kent aktív", timeout=60_000)
    page.get_by_role("button", name="Tovább", exact=True).click()
    page.get_by_role("button", name="Egység felrakása Merciába").click()
    for _ in range(5):
        page.get_by_role("button", name="Tovább", exact=True).click()
        page.wait_for_timeout(250)
    page.get_by_role("button", name="Toborzás").click()
    expect(page.get_by_text("Ez most nem sikerült")).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="Újrakezdés").click()
    expect(page.get_by_role("region", name="Tanító")).to_contain_text("Nyerd meg a játszmát")
    expect(page.get_by_text("Ez most nem sikerült")).to_be_hidden()


@pytest.mark.long
def test_a_lesson_of_heads_of_state_on_a_phone(door: Door) -> None:
    page = door.visitor(phone=True).page
    page.goto(f"{door.server.url}/learn/heads_of_state/families")
    coach(page, "You lead a noble family")
    read_on(page, "Take three attribute cards")
    page.get_by_role("button", name="Take three cards").tap()
    for card in ("Title", "Gold", "Troops"):
        page.get_by_role("group", name="What you can do").get_by_role("button", name=card).tap()
        page.wait_for_timeout(300)
    read_on(page, "place a count in Ireland")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.long
def test_a_lesson_of_hannibal_with_a_hand_under_the_coach(door: Door) -> None:
    visitor = door.visitor()
    page = visitor.page
    page.goto(f"{door.server.url}/learn/hannibal/cards")
    coach(page, "You lead Rome")
    read_on(page, "Choose Diplomacy")
    hand = page.locator(".hand .card").first.bounding_box()
    said = page.get_by_role("region", name="Coach").bounding_box()
    assert hand is not None
    assert said is not None
    assert hand["y"] >= said["y"] + said["height"], "the cards cover what the coach says"
    page.locator(".hand [data-thing='card.c35']").click()
    coach(page, "Operations can do three things")
    visitor.act("place_pcs")
    visitor.act("place_pc mutina")
    coach(page, "And the second: Verona")


def test_the_rules_are_searched_in_both_languages(door: Door) -> None:
    page = door.visitor().page
    page.goto(f"{door.server.url}/rules/power_and_weakness")
    page.get_by_role("searchbox", name="Search the rules").fill("hourglass")
    expect(page.locator("[data-rule='2.3']")).to_be_visible()
    expect(page.locator("[data-rule='2.3'] mark")).to_have_text("hourglass")
    expect(page.locator("[data-rule='3.2']")).to_have_count(0)
    page.get_by_text("HU", exact=True).first.click()
    page.get_by_role("searchbox").fill("homokora")
    expect(page.locator("[data-rule='2.3']")).to_contain_text("homokórá")


def test_what_is_typed_before_the_rules_have_come_is_found_when_they_come(door: Door) -> None:
    page = door.visitor().page
    asked: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route)

    page.route("**/games/power_and_weakness/rules/*", hold)
    page.goto(f"{door.server.url}/rules/power_and_weakness")
    page.get_by_role("searchbox", name="Search the rules").fill("hourglass")
    for _ in range(MOST_WAITS):
        if asked:
            break
        page.wait_for_timeout(100)
    asked.pop().continue_()
    expect(page.locator("[data-rule='2.3']")).to_be_visible()


def test_a_rule_has_an_address_a_picture_and_its_grounds(door: Door) -> None:
    page = door.visitor().page
    page.goto(f"{door.server.url}/rules/power_and_weakness/11.5")
    expect(page.get_by_role("heading", name="11 Action D: play action tiles; influence")).to_be_visible()
    expect(page.locator("[data-rule='11.5']")).to_be_in_viewport()
    expect(page.get_by_text("by Andreas Steding, MOD Games / JKLM Games 2007")).to_be_visible()
    ruling = page.locator("[data-rule='11.5r1']")
    expect(ruling).to_contain_text("Ruling")
    ruling.get_by_text("why D-27").click()
    expect(ruling).to_contain_text("Wording of the majority")
    picture = page.locator("[data-rule='11.5'] + figure")
    expect(picture.locator("[data-drawn='true']")).to_be_visible()
    expect(picture.get_by_role("link", name="Try it on the board")).to_have_attribute(
        "href", "/learn/power_and_weakness/influence"
    )
    page.get_by_role("link", name="12 ").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("12")


def test_who_has_learnt_a_game_finds_it_chosen(door: Door) -> None:
    page = door.visitor("Anna").page
    page.goto(f"{door.server.url}/play?game=heads_of_state")
    expect(page.get_by_role("button", name="Start as Red")).to_be_visible()
