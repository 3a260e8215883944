"""Looking back in the browser: scrubber, viewpoints, play from here, journals, the digest, the look back, reports."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.absent import JOURNAL, leave
from tests.web.conftest import Door
from tests.web.people import Visitor

PLIES = 147
SET_UP = 15 + 7  # markers laid and tiles turned up: nobody counts them as moves
SMALL = """[...document.querySelectorAll('.scrub button, .scrub select')]
  .filter(b => b.offsetHeight < 44).map(b => b.title)"""


def load_journal(visitor: Visitor) -> Page:
    """A finished game, brought from a file."""
    page = visitor.page
    page.goto(f"{visitor.url}/watch")
    page.locator("input[type=file]").set_input_files(JOURNAL)
    page.wait_for_selector(".result")
    return page


def ply(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


@pytest.mark.long
def test_a_finished_game_is_replayed_by_key_by_phase_and_by_itself(door: Door) -> None:
    """The board, the breadcrumbs, the log and the address follow the scrubber."""
    page = load_journal(door.visitor("Anna"))
    assert ply(page) == PLIES
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("slider")).to_have_value(str(PLIES - 1))
    expect(page).to_have_url(re.compile(rf"ply={PLIES - 1}$"))
    expect(page.locator(".past")).to_be_visible()
    page.keyboard.press("Shift+ArrowLeft")
    phase = ply(page)
    assert phase < PLIES - 1
    page.keyboard.press("q")
    expect(page.locator(".log li.later").first).to_be_attached()
    page.keyboard.press("q")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value(str(phase + 1))
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.get_by_role("slider")).not_to_have_value(str(phase + 1))
    page.keyboard.press(" ")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".result")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/tables/[^?]+$"))


@pytest.mark.long
def test_a_link_leads_to_a_ply_and_every_eye_may_be_chosen(door: Door) -> None:
    page = load_journal(door.visitor("Anna"))
    page.goto(f"{page.url}?ply=61")
    expect(page.get_by_role("slider")).to_have_value("61")
    expect(page.locator(".scrub .where")).to_have_text(f"move {61 - SET_UP} of {PLIES - SET_UP}")
    expect(page.locator(".past")).to_be_visible()
    eyes = page.get_by_label("Whose eyes")
    expect(eyes).to_have_value("spectator")
    eyes.select_option("white")
    expect(page).to_have_url(re.compile(r"ply=61&as=white$"))
    expect(page.get_by_role("slider")).to_have_value("61")
    eyes.select_option("all")
    expect(page).to_have_url(re.compile(r"as=all$"))


@pytest.mark.long
def test_play_from_here_opens_a_table_with_this_position(door: Door) -> None:
    anna = door.visitor("Anna")
    page = load_journal(anna)
    page.goto(f"{page.url}?ply=61")
    expect(page.locator(".past")).to_be_visible()
    expect(page.locator(".crumbs")).to_contain_text("Cycle")
    crumbs = page.locator(".crumbs").inner_text()
    page.locator('[data-action="branch"]').click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(f"Play from move {61 - SET_UP}")
    dialog.get_by_role("button", name="Play from here").click()
    expect(page.locator(".bar [data-action]").first).to_be_visible()
    page.keyboard.press("z")
    expect(page.locator(".scrub .where")).to_contain_text("live")
    assert page.locator(".crumbs").inner_text().split("\n")[0] == crumbs.split("\n")[0]
    expect(page.locator(".bar [data-action]").first).to_be_visible()


def test_computers_go_on_in_a_branch_though_nobody_is_offered_them_there(door: Door) -> None:
    """Sovereign is not offered with five players, and no style is; an older table may have them."""
    anna = door.visitor("Anna")
    levels = {"yellow": "sovereign", "blue": "novice", "green": "squire:bold", "black": "novice"}
    computers = [{"seat": seat, "who": "computer", "level": level} for seat, level in levels.items()]
    wish = {"game": "heads_of_state", "seats": [{"seat": "red", "who": "me"}, *computers], "options": {}}
    page = anna.page
    page.goto(f"{anna.url}/tables/{anna.post('/api/tables', wish)['id']}?ply=1")
    page.locator('[data-action="branch"]').click()
    dialog = page.get_by_role("dialog")
    for seat, level in levels.items():
        expect(dialog.locator(f"#branch-{seat}")).to_have_value(level)
    offered = ["novice", "squire", "captain", "marshal"]
    for seat, more in {"yellow": ["sovereign"], "blue": []}.items():
        choices = dialog.locator(f"#branch-{seat} option")
        assert [choice.get_attribute("value") for choice in choices.all()] == [*offered, *more]


@pytest.mark.long
def test_the_look_back_has_curves_luck_and_files(door: Door) -> None:
    """Curves lead to plies; numbers and pictures can be saved; the journal comes out as it went in, with its result."""
    page = load_journal(door.visitor("Anna"))
    page.get_by_role("button", name="How it went").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("figure")).to_have_count(5)
    with page.expect_download() as picture:
        dialog.get_by_role("button", name="Save as a picture").first.click()
    assert Path(picture.value.path()).read_bytes().startswith(b"\x89PNG")
    with page.expect_download() as numbers:
        dialog.get_by_role("button", name="Numbers (CSV)").click()
    assert len(Path(numbers.value.path()).read_text().splitlines()) == PLIES + 2
    with page.expect_download() as journal:
        dialog.get_by_role("link", name="Save the journal").click()
    saved = Path(journal.value.path()).read_text().splitlines()
    assert [line for line in saved if not line.startswith("result: ")] == JOURNAL.read_text().splitlines()
    assert "result: orange 1 12, white 2 3" in saved
    dialog.get_by_text("Action tiles").click()
    expect(dialog.get_by_text("Merlin").first).to_be_visible()
    dialog.locator("ol li button").first.click()
    expect(page.locator(".past")).to_be_visible()
    assert 0 < ply(page) < PLIES


def test_a_running_game_shows_the_past_and_comes_back_to_now(door: Door) -> None:
    anna = door.visitor("Anna")
    anna.start_against_the_computer()
    page = anna.page
    expect(page.locator(".bar .acts [data-action]").first).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".bar .acts")).to_have_count(0)
    expect(page.locator("path.hit.legal")).to_have_count(0)
    expect(page.locator(".past")).to_contain_text("Your turn")
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".bar .acts [data-action]").first).to_be_visible()


@pytest.mark.long
def test_what_happened_while_one_was_away_comes_first(door: Door) -> None:
    """Anna plays on elsewhere, the computer answers; at this screen she reads it when she comes back."""
    anna = door.visitor("Anna")
    table, page = leave(anna), anna.page
    page.goto(table)
    away = page.get_by_role("region", name="While you were away")
    expect(away).to_contain_text("Dumnonia")
    expect(away.locator("svg.still[data-pieces]").first).to_be_visible()
    expect(away.locator("svg.still:not([data-pieces])")).to_have_count(0)
    assert page.locator(".bar .acts [data-action]").count() > 0  # the table itself stays as it is
    away.get_by_role("button", name="Tell it").click()
    expect(away).to_have_count(0)
    told = page.locator("[data-part=dispatch]")
    expect(told.locator(".sentence")).to_contain_text("Dumnonia")
    told.get_by_role("button", name="Skip").click()
    expect(told).to_have_count(0)
    expect(page.locator(".bar .acts [data-action]").first).to_be_visible()


def test_a_rules_bug_is_reported_in_two_clicks(door: Door) -> None:
    anna = door.visitor("Anna")
    anna.start_against_the_computer()
    page = anna.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Report a rules bug here").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("Kent should be coastal.")
    page.get_by_role("dialog").get_by_role("button", name="Send").click()
    expect(page.get_by_role("dialog")).to_contain_text("Thank you.")


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_on_a_phone_everything_fits_and_can_be_pressed(door: Door, lang: str) -> None:
    page = load_journal(door.visitor("Anna", lang=lang, phone=True))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate(SMALL) == []
