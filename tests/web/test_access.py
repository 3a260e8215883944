"""Playing by ear and by keyboard: nothing here looks at the page, only at what a screen reader is told."""

import random
import re
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.web.conftest import Door
from tests.web.people import Visitor

GAMES = Path(__file__).resolve().parents[1] / "games"
NEARLY_OVER = GAMES / "power_and_weakness" / "golden" / "random_124.journal"
LATE = 130
"""Its last hourglass is running."""


def the_question(page: Page) -> Locator:
    return page.get_by_role("status").filter(has_text=":").first


def wait_for_my_turn(page: Page) -> None:
    expect(buttons_below(page).first).to_be_visible(timeout=30_000)
    expect(the_question(page)).to_contain_text("Orange")


def buttons_below(page: Page) -> Locator:
    return page.get_by_role("group", name="What you can do").get_by_role("button", disabled=False)


class Blindfolded:
    """Knows roles and names only; presses with Enter, never with a pointer."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.heard: set[str] = set()

    def press(self, what: Locator, patience: float | None = None) -> None:
        what.focus(timeout=patience)
        self.page.keyboard.press("Enter")

    def listen(self) -> None:
        self.heard.update(self.page.get_by_role("log", name="Read aloud").get_by_role("paragraph").all_inner_texts())

    def is_over(self) -> bool:
        return self.page.get_by_role("button", name="Play again").count() > 0

    def play(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while not self.is_over():
            assert time.monotonic() < until, "the game did not end in time"
            self.listen()
            buttons = buttons_below(self.page)
            count = buttons.count()
            if count == 0:
                self.page.wait_for_timeout(40)
                continue
            try:
                self.press(buttons.nth(self.rng.randrange(count)), patience=500)
            except PlaywrightTimeout:
                continue
        self.listen()

    def was_told(self, *words: str) -> None:
        expect(self.page.get_by_role("status").filter(has_text="The game is over")).to_be_visible()
        told = " ".join(self.heard)
        for some in words:
            assert some in told, f"nobody was told: {some}"


@pytest.mark.long
def test_a_whole_game_through_the_accessibility_tree_alone(door: Door) -> None:
    page = door.visitor("Anna").page
    player = Blindfolded(page, seed=11)
    player.press(page.get_by_role("button", name="Start as Orange"))
    wait_for_my_turn(page)
    player.play(seconds=600)
    player.was_told("recruited", "The cycle ended", "has won with")


@pytest.mark.long
def test_the_end_of_a_game_through_the_accessibility_tree_alone(door: Door) -> None:
    page = sit_down_late(door.visitor("Anna"))
    wait_for_my_turn(page)
    player = Blindfolded(page, seed=11)
    player.play(seconds=240)
    player.was_told("The cycle ended", "has won with")


def sit_down_late(visitor: Visitor) -> Page:
    """In the last cycle of a game of two others; White is a computer."""
    return visitor.lay(NEARLY_OVER.read_text(encoding="utf-8"), LATE, "orange", "white", level="random")


def test_the_map_is_also_a_list_and_questions_are_answered(door: Door) -> None:
    page = door.visitor("Anna").page
    Blindfolded(page, 1).press(page.get_by_role("button", name="Start as Orange"))
    wait_for_my_turn(page)
    page.keyboard.press("m")
    speaker = page.get_by_role("log", name="Read aloud")
    expect(speaker).to_contain_text("You have nothing on the map.")
    page.keyboard.press("/")
    places = page.get_by_role("dialog").get_by_role("listitem")
    expect(places).to_have_count(15)
    expect(places.first).to_contain_text("Bernicia")
    expect(places.first).to_contain_text("Neighbours:")
    page.keyboard.type("kent")
    expect(places).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Kent,")).to_be_focused()
    page.keyboard.press("i")
    expect(speaker).to_contain_text("Kent,")
    expect(speaker).to_contain_text("You can: ")
    page.keyboard.press("p")
    expect(speaker).to_contain_text("choose a region or a tile")
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("button", name=re.compile("^Essex,"))).to_be_focused()


def focused(page: Page) -> Any:
    return page.evaluate("document.activeElement === document.body ? 'nothing' : document.activeElement.textContent")


def test_the_keyboard_is_never_lost(door: Door) -> None:
    """After an act the next question's button has it, after a dialog whoever had it before."""
    page = door.visitor("Anna").page
    player = Blindfolded(page, 1)
    player.press(page.get_by_role("button", name="Start as Orange"))
    wait_for_my_turn(page)
    for _ in range(3):
        player.press(buttons_below(page).filter(has_text="Recruit").first)
        page.wait_for_timeout(150)
        wait_for_my_turn(page)
        page.wait_for_timeout(150)
        assert focused(page) != "nothing"
    before = focused(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert focused(page) == before
    page.get_by_role("link", name="To the question").focus()
    page.keyboard.press("Enter")
    assert focused(page) != "nothing"
