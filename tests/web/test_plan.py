"""Plans in the browser: laid out with the clicks of play, carried out by one hold, halted where something comes."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Door
from tests.web.people import Visitor
from tests.web.test_axe import Checker

PLAN = "[data-thing='panel.plan']"
STATE = "id => fetch(`/api/tables/${id}`).then(answer => answer.json()).then(table => table.state)"
TOWNS = ".hit.legal[data-thing^='town.'], .hit.legal[id^='town.']"
SEEN = """thing => {
  const box = thing.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  return top !== null && thing.contains(top) ? [x, y] : null;
}"""
HOLD_MS = 1000
READY_MS = 5000
"""So long the next piece may take to lie ready."""
JOURNAL = Path(__file__).parents[1] / "games" / "told" / "maria.journal"
STAGE = 92
"""The ply of the recorded game at which Prussia begins to move."""
COMBAT = 147
"""The ply of the recorded game at which Maria Theresa has to play a card in a combat."""
TODAY = 13
"""The clicks of a stage of Maria (three generals, a train, the end) where every act is an answer of its own."""


def state_of(page: Page) -> Any:
    return page.evaluate(STATE, page.url.rsplit("/", maxsplit=1)[1])


def stage(visitor: Visitor) -> Page:
    """Frederick has four generals and two trains to move."""
    visitor.knows_the_tips()
    return visitor.lay(JOURNAL.read_text(encoding="utf-8"), STAGE, "frederick", "maria", "louis")


def steps(page: Page) -> Locator:
    return page.get_by_role("list", name="Steps").locator("> li")


def hold(page: Page, button: Locator) -> None:
    box = button.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.wait_for_timeout(HOLD_MS)
    page.mouse.up()


def begin(visitor: Visitor) -> Page:
    page = stage(visitor)
    visitor.press(visitor.page.locator(PLAN))
    expect(page.locator("[data-part=plan]")).to_be_visible()
    return page


def press_seen(visitor: Visitor, things: Locator, without: set[str]) -> None:
    """Clicks, or taps, the first of these that nothing covers in its middle."""
    for number in range(things.count()):
        at, name = things.nth(number).evaluate(SEEN), things.nth(number).get_attribute("data-thing")
        if at is None or name in without:
            continue
        if visitor.touch:
            visitor.page.touchscreen.tap(*at)
        else:
            visitor.page.mouse.click(*at)
        without.add(str(name))
        return
    raise AssertionError("nothing of it is in sight")


def go_somewhere(visitor: Visitor, taken: set[str]) -> int:
    """A piece goes to the first free town in sight; returns the clicks: one where it lies ready, else two.

    `taken` are the towns where pieces stand: a click there would choose another piece.
    """
    page, clicks = visitor.page, 1
    known = steps(page).count()
    view = state_of(page)["view"]
    taken |= {f"town.{piece['at']}" for piece in [*view["generals"], *view["trains"]]}
    try:
        expect(page.locator(".prompt")).to_contain_text("goes", timeout=READY_MS)
    except AssertionError:
        press_seen(visitor, page.locator(TOWNS), set())
        clicks = 2
        expect(page.locator(".prompt")).to_contain_text("goes")
    press_seen(visitor, page.locator(TOWNS), taken)
    expect(steps(page)).to_have_count(known + 1)
    expect(page.locator("[data-status=trying]")).to_have_count(0)
    expect(page.locator("[data-action=carry-out]")).to_be_enabled()
    return clicks


def test_a_step_is_laid_out_and_nothing_is_played(door: Door) -> None:
    anna = door.visitor("Anna")
    page = begin(anna)
    version = state_of(page)["version"]
    go_somewhere(anna, set())
    assert state_of(page)["version"] == version
    expect(page.locator(".ghosts .shaft")).to_have_count(1)
    anna.press(page.get_by_role("button", name="Remove this step"))
    expect(steps(page)).to_have_count(0)
    page.keyboard.press("Escape")
    assert not anna.troubles


def laid_out(visitor: Visitor, moves: int) -> Page:
    page = begin(visitor)
    taken: set[str] = set()
    for _ in range(moves):
        go_somewhere(visitor, taken)
    return page


@pytest.mark.long
def test_a_stage_of_maria_is_planned_and_played_in_less_than_half_of_the_clicks(door: Door) -> None:
    """The button, a town for each of four pieces that lie ready by themselves, and one hold."""
    anna = door.visitor("Anna")
    page = begin(anna)
    taken: set[str] = set()
    clicks = 1 + sum(go_somewhere(anna, taken) for _ in range(4))
    hold(page, page.locator("[data-action=carry-out-finish]"))
    clicks += 1
    expect(page.locator("[data-part=plan]")).to_have_count(0, timeout=60_000)
    assert clicks < TODAY / 2, clicks
    assert state_of(page)["plies"] > STAGE + 4


@pytest.mark.long
def test_a_plan_is_made_and_carried_out_by_keys(door: Door) -> None:
    anna = door.visitor("Anna")
    page = stage(anna)
    page.keyboard.press("Shift+P")
    expect(page.locator("[data-part=plan]")).to_be_visible()
    taken: set[str] = set()
    for _ in range(2):
        go_somewhere(anna, taken)
    first = steps(page).nth(0).locator(".what")
    words = first.locator("b").inner_text()
    first.focus()
    page.keyboard.press("Alt+ArrowDown")
    expect(steps(page).nth(1).locator("b")).to_have_text(words)
    page.keyboard.press("Delete")
    page.wait_for_timeout(500)
    left = steps(page).count()
    assert left in (1, 2)
    plies = state_of(page)["plies"]
    page.locator("[data-action=carry-out]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-action=carry-out]")).to_contain_text("once more")
    page.keyboard.press("Enter")
    expect(page.locator("[data-part=plan]")).to_have_count(0, timeout=60_000)
    assert state_of(page)["plies"] > plies


@pytest.mark.long
def test_what_is_no_longer_possible_says_why_and_is_skipped(door: Door) -> None:
    """The same piece cannot go twice: where its first march is moved behind the second, one of them is refused."""
    anna = door.visitor("Anna")
    page = laid_out(anna, 1)
    table = page.url.rsplit("/", maxsplit=1)[1]
    key = next(name for name in page.evaluate("Object.keys(localStorage)") if name.startswith(f"hatalom.plan.{table}"))
    stored = page.evaluate("key => JSON.parse(localStorage.getItem(key))", key)
    stored["steps"] = stored["steps"] * 2
    page.evaluate("([key, plan]) => localStorage.setItem(key, JSON.stringify(plan))", [key, stored])
    page.reload()
    expect(anna.page.locator(PLAN)).to_be_visible(timeout=60_000)
    anna.press(anna.page.locator(PLAN))
    expect(page.locator("[data-status=refused]")).to_have_count(1)
    expect(page.locator("[data-status=refused]")).to_contain_text("Not possible")
    expect(page.locator("[data-action=carry-out]")).to_contain_text("one step")


@pytest.mark.long
def test_a_plan_halts_at_a_reveal_and_keeps_the_rest(door: Door) -> None:
    """11.1.6  In a combat two cards are planned; after the first the enemy answers, and nobody knows with what."""
    anna = door.visitor("Anna")
    page = anna.lay(JOURNAL.read_text(encoding="utf-8"), COMBAT, "maria", "frederick", "louis")
    cards = [one["action"] for one in state_of(page)["question"]["options"] if one["verb"] == "play"]
    anna.press(anna.page.locator(PLAN))
    for number, card in enumerate(cards[:2], start=1):
        page.locator(f'.legal[data-thing="tc.{card.split()[1]}"], .legal[id="tc.{card.split()[1]}"]').first.click()
        expect(steps(page)).to_have_count(number)
    expect(steps(page).first).to_contain_text("something is revealed")
    hold(page, page.locator("[data-action=carry-out]"))
    expect(page.locator("[data-part=plan] .halt")).to_contain_text("revealed", timeout=60_000)
    expect(steps(page)).to_have_count(1)


@pytest.mark.long
@pytest.mark.parametrize("theme", ["paper", "night", "contrast"])
def test_axe_finds_nothing_about_a_plan(door: Door, theme: str) -> None:
    anna = door.visitor("Anna", theme=theme)
    page = laid_out(anna, 2)
    anna.press(page.get_by_role("button", name="Put aside"))
    anna.press(page.get_by_role("button", name="Compare"))
    expect(page.get_by_role("region", name="Plans compared")).to_be_visible()
    checker = Checker(page)
    checker.look("a plan")
    assert checker.found == []


@pytest.mark.long
def test_a_plan_on_a_phone(door: Door) -> None:
    anna = door.visitor("Anna", phone=True)
    page = laid_out(anna, 1)
    plies = state_of(page)["plies"]
    expect(page.locator("[data-part=plan]")).to_be_in_viewport()
    hold(page, page.locator("[data-action=carry-out]"))
    expect(page.locator("[data-part=plan]")).to_have_count(0, timeout=60_000)
    assert state_of(page)["plies"] > plies


@pytest.mark.long
def test_a_plan_stays_after_a_reload_and_is_compared_with_another(door: Door) -> None:
    anna = door.visitor("Anna")
    page = laid_out(anna, 1)
    words = steps(page).first.locator("b").inner_text()
    page.reload()
    expect(anna.page.locator(PLAN)).to_be_visible(timeout=60_000)
    anna.press(anna.page.locator(PLAN))
    expect(steps(page).first.locator("b")).to_have_text(words)
    anna.press(page.get_by_role("button", name="Put aside"))
    expect(steps(page)).to_have_count(0)
    anna.press(page.get_by_role("button", name="Compare"))
    compared = page.get_by_role("region", name="Plans compared")
    expect(compared).to_contain_text("Generals supplied")
    anna.press(compared.get_by_role("button", name="Take up"))
    expect(steps(page).first.locator("b")).to_have_text(words)
