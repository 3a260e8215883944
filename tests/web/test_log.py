"""The log in the browser: one entry an act, folded lines that open, and the numbers of the timeline."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Door
from tests.web.people import OPTIONS, Visitor
from tests.web.test_replay import SET_UP, load_journal


def open_log(page: Page) -> None:
    if not page.locator(".log").is_visible():
        page.keyboard.press("q")
    expect(page.locator(".log")).to_be_visible()


def choose_at_random(visitor: Visitor, choices: int) -> None:
    """So many answers, as a hasty player gives them."""
    rng, done = random.Random(4), 0
    while done < choices and not visitor.result().count():
        options = visitor.page.locator(OPTIONS)
        count = options.count()
        done += visitor._choose(options, rng.randrange(count), keyboard=False) if count else 0
        if not count:
            visitor.page.wait_for_timeout(40)


@pytest.mark.long
def test_its_numbers_are_those_of_the_timeline(door: Door) -> None:
    page = load_journal(door.visitor("Anna"))
    open_log(page)
    numbers = page.locator(".act > .ply")
    for index in (numbers.count() // 3, numbers.count() // 2):
        number = int(numbers.nth(index).inner_text())
        numbers.nth(index).click()
        expect(page).to_have_url(re.compile(rf"ply={number + SET_UP}$"))
        expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile(rf"\b{number}\b"))
        expect(page.locator(".act.last > .ply")).to_have_text(str(number))
    assert page.locator(".log use[href='#i-clock']").count() == 0


@pytest.mark.long
def test_what_was_folded_opens_and_lies_open_where_one_looks_back_into_it(door: Door) -> None:
    page = load_journal(door.visitor("Anna"))
    open_log(page)
    first = page.locator(".act:has(> .ply)").first
    expect(first).to_contain_text("15 regions received their markers.")
    expect(first.locator("ol li")).to_have_count(0)
    first.locator(".open").click()
    expect(first.locator("ol li")).to_have_count(15)
    expect(first.locator("ol li").first).to_contain_text("Strathclyde received")
    first.locator(".open").click()
    expect(first.locator("ol li")).to_have_count(0)
    page.goto(f"{page.url}?ply=5")
    page.wait_for_selector(".past")
    open_log(page)
    expect(first.locator("ol li.later")).to_have_count(10)


@pytest.mark.long
def test_who_came_late_reads_the_same_as_who_watched(door: Door) -> None:
    anna, bela = door.visitor("Anna"), door.visitor("Béla")
    anna.start_against_the_computer()
    bela.page.goto(anna.page.url)
    bela.page.wait_for_selector(".prompt")
    open_log(bela.page)
    choose_at_random(anna, 12)
    cili = door.visitor("Cili")
    cili.page.goto(anna.page.url)
    cili.page.wait_for_selector(".prompt")
    open_log(cili.page)
    expect(anna.page.locator(OPTIONS).first.or_(anna.result()).first).to_be_visible()
    read = bela.page.locator(".log").inner_text()
    assert len(read) > 200
    cili.page.wait_for_function("text => document.querySelector('.log').innerText === text", arg=read)
