"""Maria in the browser: a march on the map, a combat, politics, an offer; on a phone; three people with secrets."""

import json
import random
import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Door
from tests.web.maria_scenes import picture
from tests.web.maria_turn import Planner, Wire
from tests.web.people import OPTIONS, Visitor
from tests.web.test_full_window import LEAST, PHONE, SHARE

TOWNS = 537
SEATS = ("maria", "frederick", "louis")
OPEN_TARGET = """() => [...document.querySelectorAll("circle.hit.legal[id^='town.']")].find(circle => {
    const { x, y, width, height } = circle.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === circle;
})?.id"""
"""A legal town that nothing covers."""
UNDER_BUTTONS = """() => {
    const { left, top, bottom } = document.querySelector(".corner").getBoundingClientRect();
    const isUnder = box => box.right > left && box.bottom > top && box.top < bottom;
    const names = [...document.querySelectorAll("text.name")].filter(name => isUnder(name.getBoundingClientRect()));
    return names.map(name => name.textContent);
}"""
TROOPS = """id => fetch(`/api/tables/${id}`).then(r => r.json()).then(t => t.state.view.generals
    .map(general => [general.power, general.troops]))"""


def lay(anna: Visitor, scene: str) -> Page:
    """A table with this position; the others are computers."""
    found = picture(scene)
    return anna.lay(found.journal, found.ply, found.seat, *(seat for seat in SEATS if seat != found.seat))


def test_a_general_marches_to_a_town_on_the_map(door: Door) -> None:
    """10.1  The way is shown under the pointer; a click goes there, undo comes back."""
    anna = door.visitor("Anna")
    page = lay(anna, "march")
    expect(page.locator("circle.hit[id^='town.']")).to_have_count(TOWNS)
    assert page.locator("path.reach").count() >= 5
    name = page.evaluate(OPEN_TARGET)
    goal = page.locator(f'[id="{name}"]')
    goal.hover()
    expect(page.locator("path.way").first).to_be_attached()
    goal.click()
    expect(page.locator(f'[id="{name}"]')).to_have_attribute("aria-label", re.compile(r"\(\d\), \d+ troop"))
    page.locator('[data-action="undo"]').click()  # the march, although the next piece already lies ready
    expect(page.locator(f'[id="{name}"]')).not_to_have_attribute("aria-label", re.compile(r"\(\d\), \d+ troop"))


def test_foreign_troops_and_hands_do_not_reach_the_browser(door: Door) -> None:
    """6.4  Checked on the wire: only generals of one's own powers come with their troops."""
    anna = door.visitor("Anna")
    page = lay(anna, "march")
    table = page.url.rsplit("/", maxsplit=1)[-1]
    own = ("prussia", "saxony", "pragmatic")
    for power, troops in page.evaluate(TROOPS, table):
        assert (troops is not None) == (power in own), json.dumps([power, troops])


@pytest.mark.long
def test_a_combat_is_played_with_its_cards(door: Door) -> None:
    """The bar, the cards of the suit with the scores they lead to, and what stopping would cost."""
    anna = door.visitor("Anna")
    page = lay(anna, "duel")
    duel = page.locator("section.duel")
    expect(duel.locator(".side")).to_have_count(2)
    expect(duel.locator(".stakes")).to_contain_text("If you stop now")
    expect(duel.locator(".mine .card.legal").first).to_be_visible()
    playable = duel.locator(".mine .card.legal .value").all_inner_texts()
    assert sorted(duel.locator(".mark").all_inner_texts()) == sorted(set(playable))
    duel.locator(".mine .card.legal").first.click()
    anna.is_told("its score was")


def test_a_political_card_is_chosen_on_the_display(door: Door) -> None:
    anna = door.visitor("Anna")
    page = lay(anna, "politics")
    page.locator("section.bidding button.card.legal").first.click()
    anna.is_told("chose")


def test_no_name_lies_under_the_buttons_of_the_map(door: Door) -> None:
    """Also while cards are bid for."""
    page = lay(door.visitor("Anna", lang="hu"), "politics")
    expect(page.locator("text.name", has_text="Boroszló")).to_be_visible()
    assert page.evaluate(UNDER_BUTTONS) == []


@pytest.mark.long
def test_an_offer_is_read_and_accepted(door: Door) -> None:
    """21.1  The clauses stand in the panel before the answer, and in force after it."""
    anna = door.visitor("Anna")
    page = lay(anna, "offer")
    offers = page.locator("section.offers")
    expect(offers.locator("ol li").first).to_be_visible()
    anna.act("accept_offer")
    anna.is_told("accepted the offer")


@pytest.mark.long
def test_on_a_phone_the_duel_lies_under_the_prompt(door: Door) -> None:
    anna = door.visitor("Anna", phone=True)
    page = lay(anna, "duel")
    expect(page.locator("section.duel .mine .card.legal").first).to_be_in_viewport(ratio=1)
    expect(page.locator("section.duel .mine li b").first).to_be_in_viewport(ratio=1)  # and the score it leads to
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= page.evaluate("innerWidth")


@pytest.mark.long
def test_on_a_phone_the_offer_lies_under_the_prompt(door: Door) -> None:
    """21.1  Nobody answers an offer unread."""
    page = lay(door.visitor("Anna", phone=True), "offer")
    expect(page.locator("section.offers ol li").first).to_be_visible()


def test_a_general_under_the_pointer_shows_supply_and_protection(door: Door) -> None:
    """His supply path or what he lacks, and the fortresses he protects; in words under the map too."""
    page = lay(door.visitor("Anna"), "march")
    own = page.locator('[data-thing="general.friedrich"]').first
    own.hover()
    assert page.locator("circle.fort, path.supply, circle.hungry").count() > 0
    expect(page.locator(".under")).to_contain_text(re.compile("suppl|protects"))
    page.mouse.move(2, 2)
    expect(page.locator("circle.fort")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), PHONE], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("scene", ["duel", "politics"])
def test_most_of_the_window_is_map_in_combat_and_politics(door: Door, scene: str, size: tuple[int, int]) -> None:
    visitor = door.visitor("Anna", phone=size == PHONE)
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    page = lay(visitor, scene)
    expect(page.locator("section.duel, section.bidding")).to_be_visible()
    assert page.evaluate(SHARE) >= LEAST[size == PHONE]


@pytest.mark.long
def test_three_people_by_link_play_a_whole_turn(door: Door) -> None:
    """6.4, 8.4, 11, 17, 20  A subsidy, politics, a battle, a retreat; and nobody hears what is another's secret."""
    anna, bela, cili = (door.visitor(name) for name in ("Anna", "Béla", "Cili"))
    wires = [Wire(person.page) for person in (anna, bela, cili)]
    anna.page.get_by_role("button", name="With friends").click()
    anna.choose_game("Maria", 3)
    anna.page.get_by_role("button", name="Start").last.click()
    links = anna.page.get_by_label("Link for this seat")
    expect(links).to_have_count(2)
    addresses = [link.input_value() for link in links.all()]
    for person, link in zip((bela, cili), addresses, strict=True):
        person.take_seat(link)
    people = (anna, bela, cili)
    for person in people:
        person.page.wait_for_selector(".prompt")
    planner = Planner(anna.page.url.rsplit("/", maxsplit=1)[-1])
    until = time.monotonic() + 600
    while "Turn 2 began" not in anna.log() and time.monotonic() < until:
        for person in people:
            action = planner.answer(person)
            if action is not None:
                planner.play(person, action)
                person.page.wait_for_timeout(200)
    told = anna.log()
    for words in (
        "accepted the offer",
        "Influence of",
        "Arenberg beat Noailles, who lost 3 troops",
        "retreated 3 towns",
    ):
        assert words in told
    own = ({"austria"}, {"prussia", "saxony", "pragmatic"}, {"france", "bavaria"})
    for wire, powers in zip(wires, own, strict=True):
        assert wire.secrets() == powers


@pytest.mark.long
def test_the_introductory_game_against_two_computers_to_the_end(door: Door) -> None:
    """14.3  Nine turns at most; Maria Theresa mostly waits, so that the others may win or she may hold out."""
    anna = door.visitor("Anna")
    anna.choose_game("Maria", 3)
    anna.press(anna.page.get_by_role("button", name="more options"))
    anna.press(anna.page.get_by_text("Introductory game", exact=True))
    anna.start_against_the_computer("Start as Maria Theresa")
    rng, until = random.Random(9), time.monotonic() + 900
    while not anna.result().count() and time.monotonic() < until:
        options = anna.page.locator(OPTIONS)
        done = anna.page.locator('.bar [data-action="finish"]:not([disabled])')
        if done.count():
            anna.act("finish")
        elif count := options.count():
            anna._choose(options, rng.randrange(count), keyboard=False)
        anna.page.wait_for_timeout(60)
    expect(anna.result().get_by_role("listitem")).to_have_count(3)
    assert re.search("has held out and has won|enough fortresses and has won", anna.log())
