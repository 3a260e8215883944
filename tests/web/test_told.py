"""What is told: a dispatch that something comes between, the reasons in a plan, and arrows of notes on the map."""

import itertools
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.web.conftest import Door
from tests.web.people import Visitor
from tests.web.test_chronicle import finish
from tests.web.test_plan import PLAN, STAGE, begin, go_somewhere, state_of
from tests.web.test_talk import OPEN, Guest

SEATS = [{"seat": "orange", "who": "me"}, {"seat": "white", "who": "open"}]
MOST_ANSWERS = 80
MOST_MOMENTS = 4
PLACES = """() => [...document.querySelectorAll('.view [id^="region."]')].flatMap((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return width > 0 ? [[one.id, x + width / 2, y + height / 2]] : [];
})"""


class Pair:
    """Anna looks on while she and Béla answer elsewhere: with the first option each, so chance decides little."""

    def __init__(self, door: Door, anna: Visitor) -> None:
        self.page = anna.page
        self.table = str(self.page.evaluate(OPEN, ["power_and_weakness", SEATS]))
        self.bela = Guest(door.server.url, "Béla")
        self.bela.post(f"/api/tables/{self.table}/join", {"seat": "white"})
        self.keys = itertools.count()
        self.anna = httpx.Client(base_url=door.server.url, timeout=30)
        for cookie in self.page.context.cookies():
            self.anna.cookies.set(str(cookie["name"]), str(cookie["value"]))
        self.anna.headers["Origin"] = door.server.url

    def seen(self, client: httpx.Client) -> Any:
        return client.get(f"/api/tables/{self.table}").json()

    def answer(self) -> None:
        """Whoever is asked answers."""
        for client in (self.anna, self.bela.client):
            state = self.seen(client)["state"]
            if state.get("question"):
                question = state["question"]
                body = {"seat": question["seat"], "action": question["options"][0]["action"]}
                body |= {"version": state["version"], "key": f"k{next(self.keys)}"}
                answer = client.post(f"/api/tables/{self.table}/act", json=body)
                assert answer.is_success, answer.text

    def moments(self) -> int:
        """Of Béla, as Anna is told them."""
        return sum(moment["who"] == "seat.white" for moment in self.seen(self.anna)["moments"])

    def play_until(self, moments: int) -> None:
        for _ in range(MOST_ANSWERS):
            if self.moments() >= moments:
                return
            self.answer()
        raise AssertionError("nothing that is told has happened")

    def tell(self, sentence: Locator) -> str:
        """Plays until a page tells something: what came before it was connected it has read, not heard."""
        for _ in range(MOST_MOMENTS):
            self.play_until(self.moments() + 1)
            try:
                sentence.wait_for(timeout=4000)
            except TimeoutError:
                continue
            return sentence.inner_text()
        raise AssertionError("nothing was told")


def look_on(door: Door, pace: str) -> tuple[Page, Pair]:
    anna = door.visitor("Anna", pace=pace)
    pair = Pair(door, anna)
    anna.page.goto(f"{door.server.url}/tables/{pair.table}")
    expect(anna.page.locator(".prompt")).to_be_visible()
    return anna.page, pair


@pytest.mark.long
def test_what_is_newer_is_told_after_it_and_a_click_on_the_map_ends_both(door: Door) -> None:
    """Cili watches: who plays is told nothing any more as soon as he answers."""
    page = door.visitor("Cili", pace="slow").page
    pair = Pair(door, door.visitor("Anna"))
    page.goto(f"{door.server.url}/tables/{pair.table}")
    expect(page.locator(".prompt")).to_be_visible()
    told = page.locator("[data-part=dispatch]")
    first = pair.tell(told.locator(".sentence"))
    page.keyboard.press(" ")  # it waits, however long the two take elsewhere
    pair.play_until(pair.moments() + 2)
    expect(told.locator(".beads li").nth(1)).to_be_visible()
    page.keyboard.press(" ")
    expect(told.locator(".sentence")).not_to_have_text(first, timeout=30_000)
    page.mouse.click(720, 300)
    expect(told).to_have_count(0)
    version = pair.seen(pair.anna)["state"]["version"]
    assert state_of(page)["version"] == version
    page.keyboard.press("y")  # nothing is lost: it can be told again
    expect(told.locator(".beads li").nth(1)).to_be_visible()


@pytest.mark.long
def test_after_a_reload_nothing_is_told_by_itself(door: Door) -> None:
    page, pair = look_on(door, "slow")
    pair.play_until(1)
    told = page.locator("[data-part=dispatch]")
    expect(told.locator(".sentence")).not_to_be_empty()
    page.reload()
    expect(page.locator(".prompt")).to_be_visible()
    expect(told).to_have_count(0)


@pytest.mark.long
def test_whoever_skips_three_times_is_asked_how_much_he_wants_to_be_told(door: Door) -> None:
    page, pair = look_on(door, "slow")
    told, offer = page.locator("[data-part=dispatch]"), page.locator("[data-part=tell-less]")
    for _ in range(3):
        expect(offer).to_have_count(0)
        pair.play_until(pair.moments() + 1)
        expect(told.locator(".sentence")).not_to_be_empty()
        page.keyboard.press("Escape")
        expect(told).to_have_count(0)
    offer.get_by_role("button", name="Only on request").click()
    expect(offer).to_have_count(0)
    pair.play_until(pair.moments() + 1)
    page.wait_for_timeout(500)
    expect(told).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
def test_after_days_the_moments_that_matter_have_pictures_with_pieces(door: Door, phone: bool) -> None:
    """Both play on elsewhere for a long time; Anna reads what she has missed, and goes to her own decision."""
    anna = door.visitor("Anna", phone=phone)
    pair = Pair(door, anna)
    page, address = anna.page, f"{door.server.url}/tables/{pair.table}"
    page.goto(address)
    expect(page.locator(".prompt")).to_be_visible()
    page.goto(f"{door.server.url}/watch")
    page.wait_for_timeout(500)
    pair.play_until(6)
    page.goto(address)
    away = page.locator("[data-part=away]")
    frames = away.locator("ol .frame")
    expect(frames.first).to_be_visible()
    assert 3 <= frames.count() <= 6
    expect(away.locator("svg.still[data-pieces]").first).to_be_visible(timeout=30_000)
    expect(away.locator("svg.still:not([data-pieces])")).to_have_count(0, timeout=60_000)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    away.get_by_role("button", name=re.compile("^To ")).click()
    expect(away).to_have_count(0)
    expect(page.locator(".prompt")).to_be_visible()


@pytest.mark.long
def test_in_a_plan_what_is_closed_says_why(door: Door) -> None:
    """10.1  A town that the piece cannot reach tells the rule, as in play, after what is planned."""
    anna = door.visitor("Anna")
    page = begin(anna)
    go_somewhere(anna, set())
    assert state_of(page)["plies"] == STAGE
    with page.expect_response("**/plan/why") as answered:
        page.evaluate(
            "document.querySelector('.view .hit:not(.legal)').dispatchEvent(new MouseEvent('click', {bubbles: true}))"
        )
    assert answered.value.ok
    expect(page.locator("section.why")).not_to_be_empty()
    expect(page.locator(PLAN)).to_be_visible()


def places(page: Page) -> list[tuple[str, float, float]]:
    """Two regions of the map whose middles are far enough from each other."""
    found = [tuple(one) for one in page.evaluate(PLACES)]
    return [next(one for one in found if one[0] == f"region.{name}") for name in ("elmet", "powys")]


@pytest.mark.long
def test_arrows_of_a_note_are_drawn_on_the_map_by_hand_and_by_keys(door: Door) -> None:
    anna = door.visitor("Anna")
    table = finish(anna, "power_and_weakness").removesuffix("/chronicle")
    page = anna.page
    page.goto(f"{anna.url}{table}?ply=60")
    page.locator("[data-action=note]").click()
    page.get_by_label("What I want to say here").fill("Here it turned.")
    page.locator("[data-action=draw]").click()
    drawing = page.locator("[data-part=note-drawing]")
    expect(drawing).to_be_visible()
    (_, x, y), (_, to_x, to_y) = places(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(to_x, to_y, steps=5)
    page.mouse.up()
    expect(drawing.locator("path.shaft")).to_have_count(1)
    page.mouse.move(5, 5)
    drawing.focus()
    for key in ("ArrowRight", "Enter", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(drawing.locator("path.shaft")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.get_by_label("What I want to say here")).to_have_value("Here it turned.")
    page.get_by_role("button", name="Add the note").click()
    notes = page.locator("[data-part=notes]")
    expect(notes).to_contain_text("Elmet → Powys")
    expect(notes.locator(".arrow")).to_have_count(2)
