"""Great War in the browser: from either side, seven seats with three people, battles, landings, money, the year-end."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Door
from tests.web.great_war_scenes import picture
from tests.web.people import OPTIONS, Visitor

TITLE = "Great War"
PLACES = 193  # a path each; the three of America are circles
SEATS = ("germany", "britain")
AT_ONCE = (
    "ready_made",
    "all_in",
    "fight",
    "advance_all",
    "end_diplomacy",
    "end_moves",
    "end_purchase",
    "pass_all",
    "end_battles",
)
"""What somebody does who wants to get on, the dearest first; where none of it is offered, the first thing."""
POINT_IN = """id => {
    const place = document.getElementById(id), box = place.getBoundingClientRect();
    for (let i = 1; i < 20; i++) for (let j = 1; j < 20; j++) {
        const x = box.x + box.width * i / 20, y = box.y + box.height * j / 20;
        if (document.elementFromPoint(x, y) === place) return [x, y];
    }
    return null;
}"""
"""A place of the map where nothing covers it."""


def start_alone(anna: Visitor, side: str) -> Page:
    anna.press(anna.page.locator("button.game", has_text=TITLE))
    anna.press(anna.page.locator(".sides label", has_text=side))
    anna.press(anna.page.get_by_text("Novice", exact=True))
    anna.start_against_the_computer(f"Start as {side}")
    expect(anna.page.locator(OPTIONS).first).to_be_visible(timeout=120_000)
    return anna.page


def lay(anna: Visitor, scene: str) -> Page:
    """A table with this position; the other alliance is a computer's."""
    found = picture(scene)
    return anna.lay(found.journal, found.ply, found.seat, *(seat for seat in SEATS if seat != found.seat))


def get_on(anna: Visitor) -> int:
    """One answer, if one is due; how many were given."""
    anna.unfold()
    for action in AT_ONCE:
        button = anna.page.locator(f'.bar [data-action="{action}"]:not([disabled])')
        if button.count():
            return anna._choose(button, 0, keyboard=False)
    options = anna.page.locator(OPTIONS)
    return anna._choose(options, 0, keyboard=False) if options.count() else 0


def play_until(people: list[Visitor], is_done: Callable[[], bool], most: float) -> None:
    until = time.monotonic() + most
    while not is_done():
        assert time.monotonic() < until, "it did not come to that in time"
        for person in people:
            get_on(person)
        people[0].page.wait_for_timeout(60)


def is_open(page: Page, verb: str) -> bool:
    return page.locator(f'.bar [data-action^="{verb} "], .bar [data-action="group {verb}"]').count() > 0


def click_on_the_map(page: Page, place: str) -> None:
    point = page.evaluate(POINT_IN, place)
    assert point is not None, f"{place} lies under something"
    page.mouse.click(*point)


def legal_places(page: Page) -> list[str]:
    expect(page.locator("path.hit.legal").first).to_be_attached()
    return [str(hit.get_attribute("id")) for hit in page.locator("path.hit.legal").all()]


@pytest.mark.long
def test_germany_sets_up_with_one_click_and_attacks_on_the_map(door: Door) -> None:
    """17.3  The ready-made set-up, diplomacy, then a province under attack is clicked where it lies."""
    anna = door.visitor("Anna")
    page = start_alone(anna, "Germany")
    expect(page.locator("path.hit")).to_have_count(PLACES)
    play_until([anna], lambda: is_open(page, "attack"), most=180)
    target = next(place for place in legal_places(page) if page.evaluate(POINT_IN, place))
    click_on_the_map(page, target)
    battle = page.locator("section.battle")
    expect(battle).to_be_visible()
    anna.act("all_in")
    expect(battle.locator(".odds")).to_contain_text("%")
    anna.act("fight")
    anna.is_told("attacks")


@pytest.mark.long
@pytest.mark.parametrize("side", ["Germany", "Great Britain"])
def test_the_first_year_against_the_computer(door: Door, side: str) -> None:
    """3.1, 12.1  Summer and autumn 1914, the year-end, and on into 1915."""
    anna = door.visitor("Anna")
    page = start_alone(anna, side)
    headers = page.locator("header")  # the result of a battle has one of its own
    play_until([anna], lambda: "Winter 1915" in " ".join(headers.all_inner_texts()), most=900)
    assert "IP for the next year" in anna.log()


@pytest.mark.long
def test_seven_seats_with_three_people_by_link(door: Door) -> None:
    """17.2  Germany, France and Italy are people, the others computers; all see the same war in their own language."""
    anna, bela, cili = door.visitor("Anna"), door.visitor("Béla", lang="hu"), door.visitor("Cili")
    anna.page.get_by_role("button", name="With friends").click()
    anna.choose_game(TITLE, 7)
    for seat in ("Austria-Hungary", "Turkey", "Great Britain", "Russia"):
        anna.page.get_by_label(f"Who plays {seat}").select_option("computer")
    anna.page.get_by_role("button", name="Start").last.click()
    links = anna.page.get_by_label("Link for this seat")
    expect(links).to_have_count(2)
    addresses = [links.nth(n).input_value() for n in range(2)]
    for person, address in zip((bela, cili), addresses, strict=True):
        person.take_seat(address)
    for person in (anna, bela, cili):
        person.page.wait_for_selector(".prompt")
    play_until([anna, bela, cili], lambda: is_open(anna.page, "attack"), most=600)
    assert "Germany" in anna.log()
    assert "Németország" in bela.log()
    assert "Germany" in cili.log()


def test_a_land_battle_names_its_terms_and_is_fought(door: Door) -> None:
    """7.9  Both sides face to face, every term, the odds; then the dice in the log."""
    anna = door.visitor("Anna")
    page = lay(anna, "attack")
    battle = page.locator("section.battle")
    expect(battle).to_contain_text("basic defence", ignore_case=True)
    expect(battle).to_contain_text("fortress", ignore_case=True)
    expect(battle.locator(".odds")).to_contain_text("%")
    expect(battle).to_contain_text("Average losses")
    anna.act("fight")
    anna.is_told("Assault 1", "Strength")


@pytest.mark.long
def test_a_sea_battle(door: Door) -> None:
    """8.5, 8.6  Ships alone, no basic defence; the fleet is named in the log."""
    anna = door.visitor("Anna")
    page = lay(anna, "fleet")
    battle = page.locator("section.battle")
    expect(battle.locator(".odds")).to_contain_text("%")
    expect(battle).not_to_contain_text("basic defence", ignore_case=True)
    anna.act("fight")
    anna.is_told("attacks the fleet")


@pytest.mark.long
def test_an_invasion(door: Door) -> None:
    """9.1  Ships with their cargo; a landing in the log."""
    anna = door.visitor("Anna")
    page = lay(anna, "landing")
    expect(page.locator("section.battle")).to_be_visible()
    anna.act("fight")
    anna.is_told("lands in")


@pytest.mark.long
def test_a_purchase_is_planned_bought_as_one_and_taken_back_as_one(door: Door) -> None:
    """11.1  Steppers and clicks on the map put the pieces together; one act buys all, one undo takes all back."""
    anna = door.visitor("Anna")
    page = lay(anna, "purchase")
    page.locator("[data-thing='item.infantry'] .more").click()
    place = next(place for place in legal_places(page) if page.evaluate(POINT_IN, place))
    click_on_the_map(page, place)
    page.locator("[data-thing='item.factory'] .more").click()
    expect(page.locator(".planned")).to_contain_text("2 infantry 2 + 1 factory 4 = 6 of 18 IP")
    expect(page.locator("g.pill").first).to_be_visible()
    anna.act("buy_all")
    expect(page.locator(".prompt")).not_to_contain_text("Germany")
    log = anna.open_drawer()
    expect(log).to_contain_text("Germany buys 3 pieces")
    page.locator('[data-action="undo"]').click()
    expect(log).not_to_contain_text("Germany buys")
    expect(page.locator(".planned")).to_contain_text("18 IP left")


@pytest.mark.long
def test_a_year_end(door: Door) -> None:
    """12.8  War production is asked for at the end of 1915; then everybody's IP of the next year are told."""
    anna = door.visitor("Anna")
    lay(anna, "year_end")
    anna.act("war_production")
    log = anna.open_drawer()
    expect(log).to_contain_text("introduces war production")
    anna.act("no_war_production")
    expect(log).to_contain_text("Germany has 2")
    expect(log).to_contain_text("IP for the next year")


@pytest.mark.long
def test_the_map_pans_and_zooms_and_shows_the_fronts(door: Door) -> None:
    """Wheel, drag, the button of a front, and back to the whole map; near by units stand by kinds."""
    anna = door.visitor("Anna")
    page = lay(anna, "purchase")
    verdun = page.locator("[id='place.verdun']")

    def width() -> float:
        box = verdun.bounding_box()
        assert box is not None
        return box["width"]

    whole = width()
    page.get_by_role("button", name="French front").click()
    expect(page.locator("g.chips").first).to_be_visible()
    assert width() > 2 * whole
    near = verdun.bounding_box()
    assert near is not None
    page.mouse.move(420, 300)
    page.mouse.down()
    page.mouse.move(520, 360, steps=8)
    page.mouse.up()
    moved = verdun.bounding_box()
    assert moved is not None
    assert moved["x"] > near["x"] + 60
    page.get_by_role("button", name="Layers of the map").click()
    page.get_by_role("button", name="Show the whole map").last.click()
    page.mouse.move(500, 300)
    page.mouse.wheel(0, -600)
    page.wait_for_function(
        "least => document.getElementById('place.verdun').getBoundingClientRect().width > least", arg=whole * 1.2
    )


@pytest.mark.long
def test_a_phone_buys_and_keeps_to_its_width(door: Door) -> None:
    """11.1  The shelf scrolls sideways, the map shows a part at a time."""
    anna = door.visitor("Anna", phone=True)
    page = lay(anna, "purchase")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("button", name="Parts of the map").tap()
    page.locator(".chips button", has_text="West").tap()
    expect(page.locator("[id='place.paris']")).to_be_in_viewport()
    page.locator("[data-thing='item.infantry'] .more").tap()
    expect(page.locator(".planned")).to_contain_text("1 of 18 IP spent")
    anna.act("buy_all")
    expect(page.locator(".prompt")).not_to_contain_text("Germany")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.long
def test_a_battle_fits_a_phone(door: Door) -> None:
    anna = door.visitor("Anna", phone=True)
    page = lay(anna, "attack")
    expect(page.locator("section.battle .odds")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    anna.act("fight")
    expect(page.locator(".prompt")).not_to_contain_text("put together")
