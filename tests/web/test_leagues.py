"""A league in the browser: made with a form, joined by its link, played to its end."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Door
from tests.web.people import Visitor

NAMES = ("Anna", "Béla", "Csilla", "Dávid")
PATIENCE = 30_000
"""A new round begins a few seconds after the last game is over."""


def with_account(door: Door, name: str, lang: str = "en", phone: bool = False, theme: str = "paper") -> Visitor:
    visitor = door.visitor(name, lang=lang, phone=phone, theme=theme)
    login = f"{name}-{len(door.visitors)}-{id(door)}@example.org"
    visitor.post("/api/me/account", {"login": login, "password": "long enough"})
    return visitor


def make(maker: Visitor, name: str = "Autumn League") -> str:
    """Fills in the form; returns the address of the league."""
    page = maker.page
    page.goto(f"{maker.url}/leagues")
    page.get_by_label("Its name").fill(name)
    maker.press(page.get_by_role("button", name="Make the league"))
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    return page.url


def join(visitor: Visitor, address: str, label: str = "Join") -> None:
    visitor.page.goto(address)
    visitor.press(visitor.page.get_by_role("button", name=label))
    expect(visitor.page.get_by_role("button", name=label)).to_have_count(0)


def standings(page: Page) -> list[str]:
    return [name.strip() for name in page.locator("[data-part=standings] tbody .player b").all_inner_texts()]


@pytest.mark.long
def test_a_league_is_made_joined_and_begun(door: Door) -> None:
    people = [with_account(door, name) for name in NAMES[:3]]
    address = make(people[0])
    begin = people[0].page.get_by_role("button", name="Begin now")
    expect(begin).to_be_disabled()
    for person in people:
        join(person, address)
    people[0].page.reload()
    people[0].press(begin)
    expect(people[0].page.get_by_role("heading", name="Round 1")).to_be_visible()
    expect(people[0].page.locator("[data-part=standings] tbody tr")).to_have_count(3)


@pytest.mark.long
def test_three_play_a_league_of_maria(door: Door) -> None:
    """Made on a phone, with a free round for the fourth; whoever resigns is played for and gets nothing."""
    people = [with_account(door, name, phone=name == "Anna") for name in NAMES[:3]]
    people.append(with_account(door, NAMES[3], lang="hu"))
    page = people[0].page
    page.goto(f"{people[0].url}/leagues")
    page.get_by_label("Its name").fill("Silesian League")
    page.locator("form select").first.select_option(label="Maria")
    page.get_by_label("At a table").select_option(label="3 players")
    expect(page.get_by_text("and has every seat")).to_be_visible()
    people[0].press(page.get_by_role("button", name="Make the league"))
    expect(page.get_by_role("heading", name="Silesian League")).to_be_visible()
    address = page.url
    for person in people[:3]:
        join(person, address)
    expect(people[2].page.locator(".head")).to_contain_text("tables of 3")
    join(people[3], address, "Csatlakozás")
    page.reload()
    people[0].press(page.get_by_role("button", name="Begin now"))
    round_ = page.locator("[data-part=round]")
    expect(round_.locator(".many .player")).to_have_count(4, timeout=PATIENCE)
    expect(round_).to_contain_text("Free this round")
    expect(page.locator(".my")).to_contain_text("You are Maria Theresa against Béla and Csilla")
    people[3].page.reload()
    expect(people[3].page.locator("[data-part=round]")).to_contain_text("egy átlagos játszma pontjait kapja")


def test_a_guest_is_told_why_he_needs_an_account(door: Door) -> None:
    address = make(with_account(door, "Anna"))
    guest = door.visitor("Béla", lang="hu")
    guest.page.goto(address)
    expect(guest.page.get_by_role("link", name="A fiókomhoz")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Csatlakozás")).to_have_count(0)


@pytest.mark.long
def test_a_league_of_four_runs_to_its_end(door: Door) -> None:
    """One on a phone, one in Hungarian.  Whoever comes later in the alphabet resigns."""
    people = [with_account(door, name, phone=name == "Béla") for name in NAMES[:3]]
    people.append(with_account(door, NAMES[3], lang="hu"))
    address = make(people[0])
    league = address.rpartition("/")[2]
    for person in people[:3]:
        join(person, address)
    join(people[3], address, "Csatlakozás")
    people[0].page.reload()
    people[0].press(people[0].page.get_by_role("button", name="Begin now"))
    for number in (1, 2, 3):
        page = people[0].page
        expect(page.get_by_role("heading", name=f"Round {number}")).to_be_visible(timeout=PATIENCE)
        expect(page.locator(".my")).to_contain_text(f"Your game in round {number}")
        page.locator(".my").get_by_role("link").click()
        page.wait_for_selector(".prompt")
        page.goto(address)
        for game in people[0].get(f"/api/leagues/{league}")["games"]:
            if not game["points"]:
                loser = max(game["players"])
                seat = ("orange", "white")[game["players"].index(loser)]
                people[loser].post(f"/api/tables/{game['table']}/menu", {"seat": seat, "act": "resign"})
    expect(people[0].page.locator(".my")).to_contain_text("Anna has won", timeout=PATIENCE)
    assert standings(people[0].page) == list(NAMES)
    for person, words in ((people[1], "You: place 2 of 4"), (people[3], "A te helyezésed: 4. (4 játékosból)")):
        person.page.goto(address)
        expect(person.page.locator(".my")).to_contain_text(words)
