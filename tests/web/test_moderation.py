"""In the browser: somebody reports what was said, a moderator answers; and a block list of which nobody learns."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.running import Running
from tests.web.conftest import Door, Wardrobe
from tests.web.people import Visitor
from tests.web.test_axe import Checker

LOGIN = "gabor@example.org"


@pytest.fixture
def guarded(wardrobe: Wardrobe, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    """A house with a moderator."""
    folder = tmp_path_factory.mktemp("guarded")
    with Running(folder / "hatalom.sqlite", options=[f"--moderator={LOGIN}"]) as running:
        door = Door(wardrobe, running)
        yield door
        door.close()


def sign_up(visitor: Visitor, login: str) -> Visitor:
    visitor.post("/api/me/account", {"login": login, "password": "long enough"})
    return visitor


def seated(one: Visitor, other: Visitor) -> str:
    """A table at which both sit."""
    seats = [{"seat": "orange", "who": "me"}, {"seat": "white", "who": "open"}]
    table = str(one.post("/api/tables", {"game": "power_and_weakness", "seats": seats})["id"])
    other.post(f"/api/tables/{table}/join", {"seat": "white"})
    return table


def say(visitor: Visitor, table: str, text: str) -> bool:
    answer = visitor.page.request.post(f"{visitor.url}/api/tables/{table}/say", data={"text": text})
    return answer.ok


@pytest.mark.long
@pytest.mark.parametrize("theme", ["paper", "night", "contrast"])
def test_a_moderator_handles_a_report(guarded: Door, theme: str) -> None:
    """Béla is rude, Anna reports it at the table, Gábor reads the talk and mutes him for a day."""
    anna, bela = guarded.visitor("Anna"), guarded.visitor("Béla")
    gabor = sign_up(guarded.visitor("Gábor", theme=theme), LOGIN)
    table = seated(anna, bela)
    assert say(bela, table, "you play like a fool")
    anna.page.goto(f"{anna.url}/tables/{table}")
    anna.open_drawer("chat")
    anna.page.get_by_role("button", name="Report Béla to the moderators").click()
    sheet = anna.page.get_by_role("dialog")
    expect(sheet).to_contain_text("you play like a fool")
    sheet.get_by_label("What else they should know").fill("He does it in every game.")
    sheet.get_by_role("button", name="Report it").click()
    expect(sheet.get_by_role("status")).to_contain_text("Thank you")

    page = gabor.page
    page.goto(f"{gabor.url}/moderation")
    checker = Checker(page)
    checker.look("what waits")
    complaint = page.locator("[data-part=complaint]")
    expect(complaint).to_contain_text("you play like a fool")
    expect(complaint).to_contain_text("Anna about Béla")
    complaint.get_by_role("button", name="Read the talk").click()
    expect(complaint.locator(".reported")).to_contain_text("you play like a fool")
    complaint.get_by_role("button", name="Do something").click()
    checker.look("the talk, and what can be done")
    assert checker.found == []
    complaint.get_by_label("Why").fill("insult, first time")
    complaint.get_by_role("button", name="Mute", exact=True).click()
    done = page.locator("[data-part=done]")
    expect(done).to_contain_text("Gábor muted Béla until")
    expect(done).to_contain_text("Gábor read the talk around a report about Béla")
    assert not say(bela, table, "hello?")
    complaint.get_by_role("button", name="Do something").click()
    complaint.get_by_label("What to do").select_option("close")
    complaint.get_by_label("Why").fill("muted for a day")
    complaint.get_by_role("button", name="Nothing more to do").click()
    expect(complaint).to_have_count(0)
    expect(page.get_by_text("Nothing waits for you.")).to_be_visible()


def test_nobody_else_sees_the_page_of_moderators(door: Door) -> None:
    visitor = door.visitor("Anna", lang="hu")
    visitor.page.goto(f"{visitor.url}/moderation")
    expect(visitor.page.get_by_role("alert")).to_contain_text("Ez az oldal a moderátoroké.")
    visitor.troubles.clear()  # the refusal stands in the browser's console too


@pytest.mark.long
def test_who_is_blocked_is_not_heard_and_does_not_know_it(door: Door) -> None:
    """Anna asks Béla to be friends, then blocks him: his invitation and his words do not reach her."""
    anna, bela = (sign_up(door.visitor(name), f"{name}-{id(door)}@example.org") for name in ("Anna", "Béla"))
    table = seated(anna, bela)
    ids = {seat["name"]: seat["person"] for seat in anna.get(f"/api/tables/{table}")["seats"]}
    page = anna.page
    page.goto(f"{anna.url}/people/{ids['Béla']}")
    page.get_by_role("button", name="Ask to be friends").click()
    expect(page.get_by_text("asked, no answer yet")).to_be_visible()
    bela.page.goto(f"{bela.url}/profile")
    bela.page.get_by_role("button", name="Accept").click()
    expect(bela.page.locator("[data-part=friends]")).to_contain_text("Anna")
    page.reload()
    expect(page.get_by_text("Friend", exact=True)).to_be_visible()
    page.get_by_role("button", name="Block").click()
    expect(page.get_by_role("button", name="End the block")).to_be_visible()

    seats = [{"seat": "orange", "who": "me"}, {"seat": "white", "who": "link", "person": ids["Anna"]}]
    bela.post("/api/tables", {"game": "power_and_weakness", "seats": seats})
    assert anna.get("/api/tables?list=invited") == []
    assert say(bela, table, "are you there?")
    page.goto(f"{anna.url}/tables/{table}")
    chat = anna.open_drawer("chat")
    expect(chat).to_contain_text("Nobody has said anything")
    expect(chat).not_to_contain_text("are you there?")
    bela.page.reload()
    expect(bela.page.locator("[data-part=friends]")).to_contain_text("Anna")
    page.goto(f"{anna.url}/profile")
    page.locator("[data-part=blocked]").get_by_role("button", name="End the block").click()
    expect(page.locator("[data-part=blocked]")).to_have_count(0)
    assert len(anna.get("/api/tables?list=invited")) == 1
