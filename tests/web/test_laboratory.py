"""The laboratory in the browser: closed, and open from the question to the files."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.running import Running
from tests.web.conftest import Door, Wardrobe
from tests.web.test_axe import Checker


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("open") / "hatalom.sqlite", options=["--laboratory"]) as running:
        yield running


@pytest.fixture
def laboratory(wardrobe: Wardrobe, open_house: Running) -> Iterator[Door]:
    opened = Door(wardrobe, open_house)
    yield opened
    opened.close()


def test_a_house_without_a_laboratory_says_so(door: Door) -> None:
    page = door.visitor().page
    expect(page.get_by_role("link", name="Laboratory")).to_have_count(0)
    page.goto(f"{door.server.url}/lab")
    expect(page.get_by_role("main")).to_contain_text("switched off on this server")
    expect(page.get_by_role("main")).to_contain_text("hatalom serve --laboratory")


@pytest.mark.long
def test_from_the_question_to_the_files_by_keyboard(laboratory: Door) -> None:
    page = laboratory.visitor("Anna").page
    page.get_by_role("link", name="Laboratory").first.click()
    page.get_by_role("radio", name="Who plays better?").focus()
    page.keyboard.press("Space")
    for name, key in (("Squire", "Space"), ("Aimless", "Space")):
        page.get_by_role("checkbox", name=name).focus()
        page.keyboard.press(key)
    page.get_by_role("spinbutton", name="Games").fill("20")
    page.get_by_role("spinbutton", name="Seed").fill("7")
    page.keyboard.press("Enter")
    saved = page.get_by_role("link", name="CSV")
    expect(saved).to_be_visible(timeout=240_000)
    expect(page.get_by_role("region", name="Verdict")).to_contain_text("Novice is far ahead")
    expect(page.get_by_role("cell", name="100.0 %")).to_be_visible()
    expect(page.get_by_text("--bots novice,random --games 20 --seed 7 --json")).to_be_visible()
    with page.expect_download() as download:
        saved.press("Enter")
    assert len(Path(download.value.path()).read_text().splitlines()) == 21
    checker = Checker(page)
    for details in page.locator("main details summary").all():
        details.press("Enter")
    checker.look("the results")
    laboratory.visitors[0].resize(390, 844)
    checker.look("the results on a phone")
    assert checker.found == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.long
def test_a_long_one_is_watched_paused_and_gone_on_with(laboratory: Door) -> None:
    """With few games a busy browser may look for the first time when all is over, and see no progress."""
    page = laboratory.visitor("Anna").page
    page.goto(f"{laboratory.server.url}/lab")
    page.get_by_role("spinbutton", name="Games").fill("5000")
    page.get_by_role("button", name="Start").click()
    bar, status = page.get_by_role("progressbar"), page.get_by_role("status").filter(has_text="Paused")
    expect(bar).to_have_attribute("aria-valuenow", re.compile("[1-9]"), timeout=240_000)
    page.get_by_role("button", name="Pause").click()
    expect(status).to_be_visible(timeout=240_000)
    expect(page.get_by_role("link", name="CSV")).to_be_visible()
    played = int(bar.get_attribute("aria-valuenow") or 0)
    assert 0 < played < 5_000
    expect(page.get_by_text(f"--games {played} --seed 1 --json")).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.wait_for_function(
        "n => Number(document.querySelector('[role=progressbar]').ariaValueNow) > n", arg=played, timeout=240_000
    )
    page.get_by_role("button", name="Pause").click()
    expect(status).to_be_visible(timeout=240_000)


@pytest.mark.long
def test_another_level_is_begun_beside_the_first(laboratory: Door) -> None:
    page = laboratory.visitor("Anna").page
    page.goto(f"{laboratory.server.url}/lab")
    for seat in ("Orange", "White"):
        page.get_by_role("combobox", name=seat).select_option("random")
    page.get_by_role("spinbutton", name="Games").fill("20")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Novice").click(timeout=240_000)
    levels = page.get_by_role("img", name="between computers of each level")
    expect(levels).to_contain_text("Aimless", timeout=240_000)
    expect(page.get_by_text("--bots novice,novice --games 20")).to_be_visible()


@pytest.mark.long
def test_a_rule_is_compared_with_another(laboratory: Door) -> None:
    """Both experiments are begun at once; B is shown beside A when it has been played."""
    page = laboratory.visitor("Anna").page
    page.goto(f"{laboratory.server.url}/lab")
    page.get_by_role("combobox", name="Game").select_option("hannibal")
    for seat in ("Rome", "Carthage"):
        page.get_by_role("combobox", name=seat).select_option("random")
    page.get_by_text("Variants").click()
    page.get_by_role("combobox", name="Scenario").select_option("campaign_iberia")  # the shortest games
    page.get_by_role("radio", name="a rule").check(force=True)
    page.get_by_role("combobox", name="Rule").select_option("siege_attempts_per_card")
    page.get_by_role("spinbutton", name="Games").fill("8")
    page.get_by_role("button", name="Start").click()
    answer = page.get_by_role("main")
    expect(answer).to_contain_text("Siege attempts: One per place and card", timeout=240_000)
    expect(page.get_by_role("img", name="Differences between the two experiments")).to_be_visible(timeout=240_000)
    page.get_by_role("link", name="One per place and card").first.click()
    expect(page.get_by_text("--option siege_attempts_per_card=per_site")).to_be_visible(timeout=240_000)
    laboratory.visitors[0].resize(390, 844)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.long
def test_the_balance_reports_of_all_games_are_drawn(door: Door) -> None:
    page = door.visitor().page
    page.goto(f"{door.server.url}/lab/balance")
    reports = page.get_by_role("navigation", name="Balance reports").get_by_role("link")
    expect(reports).to_have_count(5)
    for place in range(5):
        reports.nth(place).click()
        expect(reports.nth(place)).to_have_attribute("aria-current", "page")
        expect(page.get_by_role("img", name="Aimless: Share of games won").first).to_be_visible()
        expect(page.get_by_text(re.compile("hatalom balance [a-z_]+ --players"))).to_be_visible()
