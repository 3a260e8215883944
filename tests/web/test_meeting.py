"""People meet: a link, a name, a seat; a home to come back to; the next game with the sides swapped."""

import re
import secrets

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Door
from tests.web.people import OPTIONS, Visitor
from tests.web.test_axe import Checker


def invite(anna: Visitor) -> str:
    anna.press(anna.page.get_by_role("button", name="With friends"))
    anna.press(anna.page.get_by_role("button", name="Start", exact=True))
    expect(anna.page.locator("[data-part=waiting]")).to_be_visible()
    return anna.page.get_by_label("Link for this seat").input_value()


def start(anna: Visitor) -> None:
    """On a phone the way to begin opens when a game is chosen."""
    if anna.touch:
        anna.press(anna.page.locator("button.game").first)
    anna.start_against_the_computer()


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("theme", ["paper", "night", "contrast"])
def test_from_the_link_to_the_rematch(door: Door, phone: bool, theme: str) -> None:
    anna = door.visitor("Anna", phone=phone, theme=theme)
    bela = door.visitor(lang="hu", phone=phone, theme=theme)
    link = invite(anna)
    checker = Checker(anna.page)
    checker.look("the waiting room")
    expect(anna.page.locator(".prompt")).to_have_count(0)
    expect(anna.page.get_by_role("img", name="QR code")).to_be_visible()
    bela.page.goto(link)
    expect(bela.page.get_by_role("heading", level=1)).to_contain_text("Anna")
    expect(anna.page.locator(".reader")).to_be_visible()
    asked = Checker(bela.page)
    asked.look("the invitation")
    bela.page.get_by_label("Neved az asztalnál").fill("Béla")
    bela.press(bela.page.locator("[data-part=invitation] button[type=submit]"))
    for person in (anna, bela):
        person.page.wait_for_selector(".prompt")
    anna.page.evaluate(RESIGN, anna.page.url.rpartition("/")[2])
    expect(anna.page.locator(".prompt .over")).to_have_text("You lost.")
    expect(bela.page.locator(".prompt .over")).to_have_text("Győztél.")
    bela.press(bela.page.get_by_role("button", name="Visszavágó"))
    expect(bela.page.locator("[data-part=waiting]")).to_be_visible()
    anna.press(anna.page.get_by_role("button", name="want a rematch"))
    for person in (anna, bela):
        person.page.wait_for_selector(".prompt")
    anna.page.goto(anna.url)
    expect(anna.page.locator("[data-part=home]")).to_contain_text("You lost to Béla")
    checker.look("home")
    assert checker.found + asked.found == []


RESIGN = """table => fetch(`/api/tables/${table}/menu`, {
  method: "POST", headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ seat: "orange", act: "resign" }) })"""


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
def test_home_shows_my_turn_with_a_map(door: Door, phone: bool) -> None:
    anna = door.visitor("Anna", phone=phone)
    start(anna)
    expect(anna.page.locator(OPTIONS).first).to_be_visible()  # the lot may have let the computer begin
    anna.page.goto(anna.url)
    card = anna.page.locator("[data-part=home] article")
    expect(card).to_contain_text("You are Orange")
    expect(card.locator("[data-drawn=true] svg")).to_be_visible()
    anna.press(card.get_by_role("link", name="Play as Orange"))
    anna.page.wait_for_selector(".prompt")


@pytest.mark.long
def test_the_small_map_changes_its_language(door: Door) -> None:
    anna = door.visitor("Anna")
    start(anna)
    expect(anna.page.locator(OPTIONS).first).to_be_visible()
    anna.page.goto(anna.url)
    drawn = anna.page.locator("[data-part=home] [data-drawn=true] svg")
    expect(drawn).to_contain_text("East Anglia")
    anna.page.get_by_text("HU", exact=True).first.click()
    expect(drawn).to_contain_text("Kelet-Anglia")


def become_friends(*people: Visitor) -> list[str]:
    """They have accounts, and each wants it; returns their ids."""
    ids = []
    for person in people:
        person.post("/api/me/account", {"login": f"{secrets.token_hex(6)}@example.org", "password": "long enough"})
        seats = [{"seat": "orange", "who": "me"}, {"seat": "white", "who": "link"}]
        table = person.post("/api/tables", {"game": "power_and_weakness", "private": True, "seats": seats})["id"]
        ids.append(str(person.get(f"/api/tables/{table}")["seats"][0]["person"]))
    for person in people:
        for other in ids:
            if other != ids[people.index(person)]:
                person.post(f"/api/people/{other}/friend", {})
    return ids


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
def test_whoever_comes_back_finds_what_waits_for_him(door: Door, phone: bool) -> None:
    """How his last game ended, an invitation, the lesson he had begun, and the last game again in one click."""
    anna, bela = door.visitor("Anna", phone=phone), door.visitor("Béla")
    hers, _ = become_friends(anna, bela)
    seats = [{"seat": "orange", "who": "me"}, {"seat": "white", "who": "computer", "level": "novice"}]
    over = anna.post("/api/tables", {"game": "power_and_weakness", "seats": seats})["id"]
    anna.post(f"/api/tables/{over}/menu", {"seat": "orange", "act": "resign"})
    kept = {"seat": "carthage", "who": "link", "person": hers}
    bela.post("/api/tables", {"game": "hannibal", "seats": [{"seat": "rome", "who": "me"}, kept]})
    page = anna.page
    first = next(game for game in anna.get("/api/games") if game["name"] == "maria")["lessons"][0]["id"]
    page.evaluate(f"""localStorage.setItem("hatalom.lessons", '["maria/{first}"]')""")
    page.reload()
    home = page.locator("[data-part=home]")
    expect(home).to_contain_text("You lost to")
    expect(home.get_by_role("link", name="Continue")).to_have_attribute("href", re.compile("/learn/maria/"))
    invitation = home.locator(".invitation")
    expect(invitation).to_contain_text("Béla invites you to Hannibal")
    expect(invitation).to_contain_text("You would be Carthage.")
    checker = Checker(page)
    checker.look("home with an invitation")
    anna.press(invitation.get_by_role("button", name="Not now"))
    expect(invitation).to_have_count(0)
    anna.press(home.get_by_role("button", name="Power & Weakness as Orange"))
    page.wait_for_selector(".prompt")
    assert checker.found == []


@pytest.mark.long
def test_open_tables_are_found_by_game_and_clock(door: Door) -> None:
    anna, page = door.visitor("Anna"), door.visitor("Béla").page
    seats = [{"seat": "rome", "who": "me"}, {"seat": "carthage", "who": "open"}]
    table = anna.post("/api/tables", {"game": "hannibal", "seats": seats, "clock": "slow"})["id"]
    page.goto(f"{page.url}watch")
    card = page.locator(f"a[href='/tables/{table}']")
    expect(card).to_be_visible()
    by_game, by_clock = (page.get_by_label(label, exact=True).first for label in ("Game", "Clock"))
    for chosen, other, usual in ((by_game, "maria", "hannibal"), (by_clock, "live", "slow")):
        chosen.select_option(other)
        expect(card).to_have_count(0)
        chosen.select_option(usual)
        expect(card).to_be_visible()


@pytest.mark.long
def test_a_host_swaps_sides_and_lets_a_computer_play(door: Door) -> None:
    anna = door.visitor("Anna")
    anna._page.add_init_script("navigator.share = async ({ url }) => void (window.shared = url)")
    link = invite(anna)
    anna.page.get_by_role("button", name="Share …").click()
    assert anna.page.evaluate("window.shared") == link
    anna.page.get_by_role("button", name="Swap sides").click()
    expect(anna.page.locator("li.free")).to_contain_text("Orange")
    anna.page.get_by_role("button", name="give the seat to a computer").click()
    anna.page.wait_for_selector(".prompt")


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
def test_watching_shows_live_games_and_results(door: Door, phone: bool) -> None:
    anna, cili = door.visitor("Anna", phone=phone), door.visitor("Cili", phone=phone)
    start(anna)
    table = anna.page.url.rpartition("/")[2]
    page = cili.page
    page.goto(f"{cili.url}/watch")
    card = page.locator(f"a.live[data-table='{table}']")
    expect(card).to_contain_text("Anna")
    card.scroll_into_view_if_needed()
    expect(card.locator("[data-drawn=true] svg")).to_be_visible(timeout=60_000)
    checker = Checker(page)
    checker.look("watching")
    anna.page.evaluate(RESIGN, table)
    page.reload()
    page.get_by_label("player").fill("Anna")
    expect(page.locator(f"[data-table='{table}']")).to_contain_text("won")
    assert checker.found == []


@pytest.mark.long
def test_nights_are_said_in_a_form(door: Door) -> None:
    """All four times at once, for they may be changed once a day; nothing is shown of nights that nobody has named."""
    anna = door.visitor("Anna")
    page = anna.page
    page.goto(f"{page.url}settings")
    card = page.locator("[data-part=rest]")
    expect(card).to_contain_text("You have not said when you sleep.")
    expect(card.get_by_label("until")).to_have_count(0)
    card.get_by_role("button", name="Set my nights").click()
    card.get_by_label("Awake from", exact=True).first.fill("06:30")
    card.get_by_label("until", exact=True).first.fill("22:00")
    card.get_by_label("Saturday and Sunday: until").press("ArrowLeft")
    card.get_by_role("button", name="Save my nights").click()
    expect(card.get_by_role("status")).to_have_text("Saved.")
    page.reload()
    for label, weekday, weekend in (("Awake from", "06:30", "08:00"), ("until", "22:00", "23:45")):
        expect(card.get_by_label(label, exact=True).first).to_have_value(weekday)
        expect(card.get_by_label(label, exact=True).last).to_have_value(weekend)
    card.get_by_role("button", name="No nights").click()
    expect(card.get_by_role("status")).to_have_text("Nights can be changed once a day.")
    anna.troubles.clear()  # the browser complains of what is refused
