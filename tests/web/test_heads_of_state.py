"""Heads of State in the browser: alone, with friends by link, on one screen, on a phone."""

import random
import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Door
from tests.web.moments import moment, sit_down
from tests.web.people import OPTIONS, Visitor

TITLE = "Heads of State"
LEGAL_CARD = ".card.legal, .pile.legal"
TAKING = '.bar [data-action^="take_attribute"], .bar [data-action="group take_attribute"]'
SMALL = (1280, 720)
LEAST = 10
"""Letters are at least so many pixels high."""


def start_alone(anna: Visitor, players: int) -> None:
    anna.choose_game(TITLE, players)
    anna.press(anna.page.get_by_text("Novice", exact=True))
    anna.start_against_the_computer("Start as Red")
    expect(anna.page.locator(OPTIONS).first).to_be_visible(timeout=60_000)


def take_open_cards(page: Page, most: float = 120.0) -> None:
    """Clicks glowing cards where they lie until this seat is asked something else."""
    until = time.monotonic() + most
    while time.monotonic() < until and page.locator(TAKING).count():
        page.locator(".card.attribute.legal").first.click()
        page.wait_for_timeout(300)


@pytest.mark.long
def test_three_players_with_two_computers_to_the_end(door: Door) -> None:
    anna = door.visitor("Anna")
    start_alone(anna, 3)
    expect(anna.page.locator(".plaque")).to_have_count(4)
    expect(anna.page.locator(".hit")).to_have_count(27)
    assert anna.play_to_the_end(seed=2, most=420) > 20
    expect(anna.result()).to_contain_text("Red")


def test_cards_are_taken_where_they_lie_and_an_occupied_box_says_why(door: Door) -> None:
    """What an option points at glows and takes the click; the rest explains itself."""
    anna = door.visitor()
    start_alone(anna, 3)
    page = anna.page
    expect(page.locator(LEGAL_CARD).first).to_be_visible()
    page.locator(".hit").first.click()
    expect(page.locator(".why")).to_contain_text("cards")
    held = page.locator('.shelf [data-thing^="attribute."] kbd')
    assert held.count() == 0
    take_open_cards(page)
    expect(held.first).to_be_visible()
    expect(page.locator('.bar [data-action="finish"]')).to_be_visible()
    page.locator('[data-action="undo"]').click()
    expect(page.locator(".card.attribute.legal").first).to_be_visible()


def test_a_glowing_box_is_paid_for_and_takes_the_noble(door: Door) -> None:
    anna = door.visitor()
    start_alone(anna, 2)
    page, rng = anna.page, random.Random(1)
    until = time.monotonic() + 300
    while time.monotonic() < until and not page.locator(".hit.legal").count():
        options = page.locator(OPTIONS)
        take = page.locator(".card.attribute.legal")
        if take.count():
            take.nth(rng.randrange(take.count())).click()
        elif options.count():
            options.first.click()
        page.wait_for_timeout(150)
    box = page.locator(".hit.legal").first
    name = box.get_attribute("id")
    box.hover()
    expect(page.locator(".forecast")).to_be_visible()
    expect(page.locator(".card.pays").first).to_be_visible()
    box.click()
    page.wait_for_timeout(600)
    if page.locator('.bar [data-action^="pay_"]').count():
        page.locator('.bar [data-action^="pay_"]').first.click()
    expect(page.locator(f'[id="{name}"]')).to_have_attribute("aria-label", re.compile("Red"))


@pytest.mark.long
def test_two_people_by_link_and_a_computer(door: Door) -> None:
    anna, bela = door.visitor("Anna"), door.visitor("Béla", lang="hu")
    anna.page.get_by_role("button", name="With friends").click()
    anna.choose_game(TITLE, 3)
    anna.page.get_by_label("Who plays Blue").select_option("computer")
    anna.page.get_by_role("button", name="Start").last.click()
    bela.take_seat(anna.page.get_by_label("Link for this seat").input_value())
    for person in (anna, bela):
        person.page.wait_for_selector(".prompt")
    rng, turns = random.Random(5), dict.fromkeys((anna, bela), 0)
    until = time.monotonic() + 400
    while time.monotonic() < until and min(turns.values()) < 6:
        for person in (anna, bela):
            options = person.page.locator(OPTIONS)
            count = options.count()
            if count:
                turns[person] += person._choose(options, rng.randrange(count), keyboard=False)
        anna.page.wait_for_timeout(80)
    assert min(turns.values()) >= 6
    assert "Yellow" in anna.log()
    assert "Sárga" in bela.log()
    assert secrets_of(anna.page) == {"red"}
    assert secrets_of(bela.page) == {"yellow"}


def secrets_of(page: Page) -> set[str]:
    """15.2  Whose hands the server tells this window about."""
    table = page.url.rsplit("/", maxsplit=1)[1]
    seats = page.evaluate(
        "id => fetch(`/api/tables/${id}`).then(r => r.json()).then(t => t.state.view.seats"
        ".filter(s => s.hand !== null).map(s => s.id))",
        table,
    )
    return set(seats)


@pytest.mark.long
def test_one_screen_covers_the_hands_between_turns(door: Door) -> None:
    """While the table is handed over, no card of anybody is in the document."""
    anna = door.visitor("Anna")
    page = anna.page
    page.get_by_role("button", name="Same screen").click()
    anna.choose_game(TITLE, 3)
    page.get_by_role("button", name="Start").last.click()
    page.wait_for_selector(".prompt, main .ready")
    handed, until = 0, time.monotonic() + 300
    while handed < 3 and time.monotonic() < until:
        ready = page.locator("main .ready")
        if ready.count():
            handed += 1
            assert page.locator(".prompt, .hit, .bar, .card, .shelf, .panels").count() == 0
            ready.click()
            ready.click()
            continue
        anna.unfold()
        for action in ("take_blind_attribute", "finish"):
            if anna.action(action).count():
                anna.act(action)
                break
        page.wait_for_timeout(200)
    assert handed == 3


@pytest.mark.long
def test_a_phone_shows_one_country_at_a_time(door: Door) -> None:
    anna = door.visitor("Anna", phone=True)
    page = anna.page
    start_alone(anna, 3)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for country, box in (("Spain", "box.madrid_upper"), ("Britain", "box.london_upper")):
        page.get_by_role("button", name="Parts of the map").tap()
        page.locator(".chips button", has_text=country).tap()
        page.get_by_role("button", name="Parts of the map").tap()
        page.wait_for_timeout(500)
        area = page.locator(f'[id="{box}"]').bounding_box()
        assert area is not None
        assert area["x"] >= 0
        assert area["x"] + area["width"] <= 390
        assert area["width"] >= 36
        assert area["height"] >= 40
    open_card = page.locator(".shelf .card.attribute.legal").first
    open_card.tap()
    expect(page.locator("#enlarged")).to_be_visible()
    open_card.tap()
    page.get_by_role("button", name="Nobles").last.tap()
    expect(page.locator(".drawer [data-noble]")).to_have_count(7)
    page.get_by_role("button", name="Parts of the map").tap()
    buttons = page.locator(".bar button:visible, nav[aria-label='Panels'] button:visible, .chips button:visible")
    assert [
        button.inner_text() for button in buttons.all() if (button.bounding_box() or {"height": 44})["height"] < 44
    ] == []


@pytest.mark.long
def test_the_rank_in_a_box_is_legible_when_it_is_approached(door: Door) -> None:
    """In a small window the boxes are small; the one under the pointer, or with the focus, is shown larger."""
    page = sit_down(door.visitor("Anna"), moment("heads_of_state", "question"), SMALL)
    page.locator(".view .hit.legal").first.evaluate("box => box.focus()")
    rank = page.locator("[data-lens] .rank")
    expect(rank).to_be_visible()
    assert rank.evaluate("one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a") >= LEAST


@pytest.mark.long
def test_the_ribbon_does_not_repeat_the_cards_on_display(door: Door) -> None:
    """One button stands for all of them; each card is taken where it lies, or behind that button."""
    page = sit_down(door.visitor("Anna"), moment("heads_of_state", "purchase"), SMALL)
    assert page.locator(".card.attribute.legal").count() > 2
    expect(page.locator('.bar [data-action^="take_attribute"]')).to_have_count(0)
    page.locator('.bar [data-action="group take_attribute"]').click()
    assert page.locator('.bar [data-action^="take_attribute"]').count() > 2
