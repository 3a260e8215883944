"""Hannibal in the browser: alone, with a friend by link and standing orders, on a phone; sieges, battles, voyages."""

import random
import re
import time

import pytest
from playwright.sync_api import Page, expect

from hatalom.games.hannibal.prompts import WINDOWS
from tests.web.conftest import Door
from tests.web.hannibal_scenes import picture
from tests.web.people import OPTIONS, Visitor

TITLE = "Hannibal"
SPACES = 96
ASKED = "id => fetch(`/api/tables/${id}`).then(r => r.json()).then(t => t.state.question?.prompt.key ?? null)"


def choose(anna: Visitor, scenario: str = "") -> None:
    anna.press(anna.page.locator("button.game", has_text=TITLE))
    if scenario:
        anna.press(anna.page.get_by_role("button", name="More options"))
        anna.press(anna.page.get_by_text(scenario))


def start_alone(anna: Visitor, side: str, scenario: str = "") -> Page:
    choose(anna, scenario)
    anna.press(anna.page.locator(".sides label", has_text=side))
    anna.press(anna.page.get_by_text("Novice", exact=True))
    anna.start_against_the_computer(f"Start as {side}")
    expect(anna.page.locator(OPTIONS).first).to_be_visible(timeout=60_000)
    return anna.page


def lay(anna: Visitor, scene: str) -> Page:
    """A table with this position; the others are computers."""
    found = picture(scene)
    return anna.lay(
        found.journal, found.ply, found.seat, *(seat for seat in ("rome", "carthage") if seat != found.seat)
    )


def to_a_card(anna: Visitor) -> None:
    """Answers what comes before the first card: who plays first."""
    page, until = anna.page, time.monotonic() + 60
    while time.monotonic() < until and not page.locator(".hand .card.legal").count():
        options = page.locator(OPTIONS)
        if options.count():
            anna._choose(options, 0, keyboard=False)
        page.wait_for_timeout(200)
    expect(page.locator(".hand .card.legal").first).to_be_visible()


@pytest.mark.long
def test_a_short_scenario_against_the_computer_to_the_end(door: Door) -> None:
    """25.6  Chance plays badly: Africanus may fall before both turns are over, and that is an end too."""
    anna = door.visitor("Anna")
    start_alone(anna, "Rome", "Campaign in Iberia")
    assert anna.play_to_the_end(seed=3, most=1500) > 10
    expect(anna.result()).to_be_visible()


def choose_hannibal(anna: Visitor) -> None:
    """A card is played, and he is to march: it is asked who goes with him."""
    anna.page.locator(".hand .card.legal .ops", has_text=re.compile("^[123]$")).first.click()  # he marches for any
    anna.act("move_general")
    expect(anna.page.locator(".tag .hit.legal").first).to_be_visible()
    anna.page.locator('[id="general.hannibal"]').click()


def let_all_go(anna: Visitor) -> None:
    """Answers until the army is ready: the last of what there is, and all units."""
    page, until = anna.page, time.monotonic() + 60
    while time.monotonic() < until and not page.locator("g.march .cost").count():
        options = page.locator(OPTIONS).and_(page.locator(":not([data-action=one_fewer], [data-action=one_more])"))
        anna._choose(options, options.count() - 1, keyboard=False)
        page.wait_for_timeout(400)


def test_a_card_is_played_from_the_hand_and_an_army_marches_on_the_map(door: Door) -> None:
    """Card, use, general and goal are clicked where they lie; undo takes the whole march back."""
    anna = door.visitor("Anna")
    page = lay(anna, "march")
    expect(page.locator("circle.hit")).to_have_count(SPACES)
    choose_hannibal(anna)
    let_all_go(anna)
    costs = page.locator("g.march .cost text").all_text_contents()
    assert max(map(int, costs)) > 1, "every space within reach is a goal, not only the next ones"
    goal = page.locator("circle.hit.legal").first
    name = goal.get_attribute("id")
    goal.click()
    expect(page.locator(f'[id="{name}"]')).to_have_attribute("aria-label", re.compile("Hannibal"))
    page.locator('[data-action="undo"]').click()
    expect(page.locator(f'[id="{name}"]')).not_to_have_attribute("aria-label", re.compile("Hannibal"))


def test_units_go_along_by_a_stepper_and_every_step_of_the_way_has_its_number(door: Door) -> None:
    """6.3  At first all of them; the ribbon has the chosen number, one fewer and one more, with their keys."""
    anna = door.visitor("Anna")
    page = lay(anna, "march")
    choose_hannibal(anna)
    panel = page.locator("[data-thing='panel.muster']")
    most = int(panel.locator("output").inner_text())
    expect(page.locator(f'.bar [data-action="take_units {most}"]')).to_be_visible()
    panel.get_by_role("button", name="One fewer").click()
    expect(page.locator(f'.bar [data-action="take_units {most - 1}"]')).to_be_visible()
    page.keyboard.press("2")
    expect(panel.locator("output")).to_have_text(str(most - 2))
    page.keyboard.press("3")
    expect(panel.locator("output")).to_have_text(str(most - 1))
    panel.get_by_role("button", name="All").click()
    expect(panel.locator("output")).to_have_text(str(most))
    panel.get_by_role("button", name=f"Units: {most}").click()
    expect(panel).to_have_count(0)
    let_all_go(anna)
    page.locator('[id="space.tarraco"]').hover()
    expect(page.locator("g.march .step text")).to_have_text(["1", "2", "3"])


@pytest.mark.long
def test_what_cannot_be_done_says_why_and_tables_lie_ready(door: Door) -> None:
    """A card that is not played now, a space out of reach; the tables open over the map."""
    anna = door.visitor("Anna")
    page = start_alone(anna, "Rome")
    to_a_card(anna)
    page.locator('[id="space.gades"]').click()
    expect(page.locator(".why")).to_be_visible()
    page.locator(".hand .card.legal").first.click()
    page.get_by_role("button", name="State").click()
    page.get_by_role("button", name="Tables").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("table")).to_have_count(6)
    page.keyboard.press("Escape")
    expect(page.locator(".balance .row button")).to_have_count(18)


@pytest.mark.long
def test_a_siege(door: Door) -> None:
    anna = door.visitor("Anna")
    page = lay(anna, "siege")
    expect(page.locator(".siege .on").first).to_be_visible()
    anna.action("besiege").hover()
    expect(page.locator(".forecast")).to_contain_text("falls now")
    anna.act("besiege")
    anna.is_told("counted as")


@pytest.mark.long
def test_an_interception(door: Door) -> None:
    anna = door.visitor("Anna")
    page = lay(anna, "interception")
    anna.page.locator('.bar [data-action^="intercept"]').first.hover()
    expect(page.locator(".forecast")).to_contain_text("%")
    expect(page.locator(".tag .hit.legal").first).to_be_visible()


def test_a_battle_is_played_with_its_cards(door: Door) -> None:
    """Both hands with their parts, the line of cards; the card that matches glows and takes the click."""
    anna = door.visitor("Anna")
    page = lay(anna, "battle")
    battle = page.locator(".passing section.battle")
    expect(battle.locator(".side")).to_have_count(2)
    rounds = battle.locator("ol > li").count()
    assert rounds >= 3
    expect(battle.locator(".stakes")).to_contain_text("If you do not match")
    expect(battle.locator(".gap")).to_have_count(1)
    page.locator(".shelf .hand .legal").first.click()
    expect(battle.locator("ol > li").nth(rounds - 1).locator(".played")).to_have_count(2)


def test_a_voyage_names_its_dangers_before_the_click(door: Door) -> None:
    anna = door.visitor("Anna")
    page = lay(anna, "voyage")
    sail = page.locator('.bar [data-action="group sail_to"], .bar [data-action^="sail_to"]').first
    sail.click() if "group" in str(sail.get_attribute("data-action")) else sail.hover()
    ports = page.locator("circle.hit.legal")
    ports.first.hover()
    expect(page.locator("path.voyage")).to_have_count(1)
    expect(page.locator(".forecast")).to_contain_text(re.compile("safe|battle cards"))


@pytest.mark.long
def test_pointing_at_a_general_shows_how_far_he_could_go(door: Door) -> None:
    """Without a click: spaces with the points left there, and in words whom he would meet."""
    anna = door.visitor("Anna")
    page = start_alone(anna, "Carthage")
    page.locator('[id="general.hannibal"]').hover()
    preview = page.locator("g.preview")
    expect(preview.locator("circle.space").first).to_be_visible()
    expect(preview.locator(".badge").first).to_be_visible()
    expect(page.locator(".under")).to_contain_text("4 movement points")
    page.locator('[id="space.capua"]').hover()
    expect(preview).to_have_count(0)


@pytest.mark.long
def test_two_people_by_link_with_standing_orders(door: Door) -> None:
    """One lets everything pass in advance: those questions go by without an answer of his."""
    anna, bela = door.visitor("Anna"), door.visitor("Béla", lang="hu")
    anna.page.get_by_role("button", name="With friends").click()
    choose(anna)
    anna.page.get_by_role("button", name="Start").last.click()
    bela.take_seat(anna.page.get_by_label("Link for this seat").input_value())
    for person in (anna, bela):
        person.page.wait_for_selector(".prompt")
    bela.page.get_by_role("button", name="Menü").click()
    bela.page.get_by_role("button", name="Állandó").click()
    sheet = bela.page.get_by_role("dialog")
    never = sheet.get_by_text("Soha", exact=True)
    expect(never).to_have_count(len(WINDOWS))
    for row in never.all():
        row.click()
    bela.page.keyboard.press("Escape")
    rng, turns, windows = random.Random(4), dict.fromkeys((anna, bela), 0), {prompt.key for prompt in WINDOWS}
    until = time.monotonic() + 300
    while time.monotonic() < until and min(turns.values()) < 6:
        for person in (anna, bela):
            options = person.page.locator(OPTIONS)
            if person is bela and asked(bela.page) in windows:
                continue  # the order answers after a while
            if options.count():
                turns[person] += person._choose(options, rng.randrange(options.count()), keyboard=False)
        anna.page.wait_for_timeout(80)
    assert min(turns.values()) >= 6
    assert "Carthage" in anna.log()
    assert "Karthágó" in bela.log()


def asked(page: Page) -> str | None:
    found: str | None = page.evaluate(ASKED, page.url.rsplit("/", maxsplit=1)[1])
    return found


@pytest.mark.long
def test_a_phone_shows_a_part_of_the_map_and_the_hand_under_the_prompt(door: Door) -> None:
    anna = door.visitor("Anna", phone=True)
    page = start_alone(anna, "Rome")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for part, space in (("Hispania", "space.saguntum"), ("Africa", "space.zama")):
        page.get_by_role("button", name="Parts of the map").tap()
        page.locator(".chips button", has_text=part).tap()
        page.get_by_role("button", name="Parts of the map").tap()
        place = page.locator(f'[id="{space}"]')
        expect(place).to_be_in_viewport()
        assert (place.bounding_box() or {"width": 0})["width"] >= 40
    until = time.monotonic() + 60
    while time.monotonic() < until and not page.locator(".hand .card.legal").count():
        anna._choose(page.locator(OPTIONS), 0, keyboard=False) if page.locator(OPTIONS).count() else None
        page.wait_for_timeout(300)
    page.locator(".hand .card.legal").first.tap()
    expect(page.locator("#enlarged")).to_be_visible()  # it rises with its whole text; the next tap plays it
    page.locator(".hand .card.legal").first.tap()
    expect(page.locator('.bar [data-action="place_pcs"]')).to_be_visible()
    page.get_by_role("button", name="State").last.tap()
    expect(page.locator(".drawer .balance")).to_be_visible()


def test_a_battle_fits_a_phone(door: Door) -> None:
    """Where nothing can be hovered, the first tap on a card shows the odds and the second one plays it."""
    anna = door.visitor("Anna", phone=True)
    page = lay(anna, "battle")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    card = page.locator(".shelf .hand .legal").first
    expect(card).to_be_in_viewport()
    card.tap()
    expect(page.locator(".stakes")).to_contain_text("%")
    card.tap()
    expect(page.locator(".passing .gap")).to_have_count(0)


def test_generals_of_one_space_fan_out_under_the_pointer(door: Door) -> None:
    """Each is seen and can be picked by himself; they fold back when the pointer leaves."""
    page = lay(door.visitor("Anna"), "pair")
    pair = page.locator(".tag").filter(has=page.locator(".hit ~ .hit")).first
    name = pair.locator(".hit").first.get_attribute("aria-label")
    page.locator(f"circle.hit[aria-label*='{name}']").hover(force=True)
    fanned = page.locator("[data-fan] [data-thing^='general.']")
    expect(fanned).to_have_count(2)
    one, other = fanned.first.bounding_box(), fanned.last.bounding_box()
    assert one is not None
    assert other is not None
    assert one["x"] + one["width"] <= other["x"]
    fanned.last.hover(force=True)
    expect(fanned).to_have_count(2)
    page.get_by_role("heading", name="Hannibal").hover()
    expect(fanned).to_have_count(0)
