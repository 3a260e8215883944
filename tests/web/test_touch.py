"""Turns by one finger on a phone: a stage, a duel and politics of Maria; attack, battle, moves and purchase of
Great War; a battle of Hannibal.

Only what is in the window and under nothing else is tapped, so a panel over a target fails these tests.
"""

import pytest
from playwright.sync_api import Page, expect

from tests.web import great_war_scenes, hannibal_scenes, maria_scenes
from tests.web.conftest import Door
from tests.web.count_clicks import SEEN, STATE, Player, Stage
from tests.web.moments import EAGER, Scene, moment, search, sit_down, whole
from tests.web.opened import opening

PHONE = (390, 844)
POINTER = ".pointer"
"""Leads to a target that is out of sight."""
MOST_POINTERS = 2
ARMED = ".place-card .armed, .bar .armed"
"""A first tap shows what would happen, a second one does it."""
MOST_WAITS = 40
MOST_LOSSES = 20
"""So often at most one is asked in a battle: for losses, to go on or to break off."""


class Finger(Player):
    """Somebody with a phone in his hand."""

    def press(self, selector: str) -> bool:
        """What is on the map may be far off: two pointers lead there at the most, wherever the window is."""
        if ".bar" in selector:
            return self.tap(selector)
        return self.tap(selector) or any(self.tap(POINTER) and self.tap(selector) for _ in range(MOST_POINTERS))

    def is_answered(self, version: int) -> bool:
        return super().is_answered(version) or (self.tap(ARMED) and super().is_answered(version))

    def tap(self, selector: str) -> bool:
        found = self.page.locator(selector)
        for index in range(found.count()):
            one = found.nth(index)
            if not one.is_visible():
                continue
            if one.evaluate("one => one.closest('.view') === null"):
                one.scroll_into_view_if_needed()
            at = one.evaluate(SEEN)
            if at is not None and 0 <= at[0] <= PHONE[0] and 0 <= at[1] <= PHONE[1]:
                self.page.touchscreen.tap(*at)
                self.page.wait_for_timeout(400)
                return True
        return False

    def answer_with(self, verb: str = "") -> None:
        """Gives the first answer with this verb, or the first of all, when it is one's turn."""
        state = self.page.evaluate(STATE, self.table)
        for _ in range(MOST_WAITS):
            if state["question"] is not None:
                break
            self.page.wait_for_timeout(300)
            state = self.page.evaluate(STATE, self.table)
        options = [one for one in state["question"]["options"] if verb in ("", one["verb"])]
        assert options, f"{verb} is not on offer"
        assert self.give(options[0], state["version"]), f"no way to {options[0]['action']}"


class Marching(Finger, Stage):
    """Three generals, a train, the end of the stage."""


def seated(door: Door, scene: Scene) -> Page:
    page = sit_down(door.visitor("Anna", phone=True), scene, PHONE)
    page.wait_for_timeout(800)
    return page


def table_of(page: Page) -> str:
    return page.url.rsplit("/", maxsplit=1)[1]


@pytest.mark.long
def test_a_stage_of_maria_by_one_finger(door: Door) -> None:
    journal, ply, mine, others = opening("maria", "stage")
    page = seated(door, Scene(journal, ply, mine, list(others)))
    assert Marching(page, "maria", table_of(page)).play().answers[-1] == "finish"


@pytest.mark.long
@pytest.mark.parametrize(("scene", "verb"), [("duel", "play"), ("politics", "choose")])
def test_a_duel_and_politics_of_maria_by_one_finger(door: Door, scene: str, verb: str) -> None:
    page = seated(door, whole("maria", maria_scenes.picture(scene)))
    Finger(page, "maria", table_of(page)).answer_with(verb)


@pytest.mark.long
def test_an_attack_of_great_war_by_one_finger(door: Door) -> None:
    page = seated(door, moment("great_war", "question"))
    finger = Finger(page, "great_war", table_of(page))
    finger.answer_with("attack")
    finger.answer_with("cancel")
    finger.answer_with("end_battles")


@pytest.mark.long
def test_a_battle_of_great_war_by_one_finger(door: Door) -> None:
    """7.3: what is ready is fought, and its outcome stays in sight until it is dismissed."""
    page = seated(door, whole("great_war", great_war_scenes.picture("attack")))
    finger = Finger(page, "great_war", table_of(page))
    finger.answer_with("fight")
    for _ in range(MOST_LOSSES):
        page.wait_for_timeout(600)
        if page.locator(".verdict").count():
            break
        finger.answer_with()
    expect(page.locator(".verdict").first).to_be_visible()


@pytest.mark.long
def test_a_battle_of_hannibal_by_one_finger(door: Door) -> None:
    page = seated(door, whole("hannibal", hannibal_scenes.picture("battle")))
    Finger(page, "hannibal", table_of(page)).answer_with("match")


@pytest.mark.long
def test_the_moves_of_great_war_by_one_finger(door: Door) -> None:
    page = seated(door, search("great_war", lambda verbs, _: "end_moves" in verbs and len(verbs) > 1, EAGER))
    Finger(page, "great_war", table_of(page)).answer_with("end_moves")


@pytest.mark.long
def test_a_purchase_of_great_war_by_one_finger(door: Door) -> None:
    page = seated(door, whole("great_war", great_war_scenes.picture("purchase")))
    finger = Finger(page, "great_war", table_of(page))
    version = page.evaluate(STATE, finger.table)["version"]
    assert finger.press("[data-thing='item.infantry'] .more")
    assert finger.press("[data-thing='item.artillery'] .more")
    assert finger.press('.bar [data-action="buy_all"]')
    assert finger.is_answered(version)
