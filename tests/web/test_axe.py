"""D5  axe finds nothing serious on any page: both sizes, all themes, both games, running and over."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Door
from tests.web.people import Visitor

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
FAULTS = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} (${any.map(({ message }) => message).join("; ")})`));
}"""
POST = """async ([path, body]) => {
  const headers = { "Content-Type": "application/json" };
  return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}"""
PAGES = [
    "/",
    "/watch",
    "/credits",
    "/rules",
    "/rules/heads_of_state",
    "/learn",
    "/learn/power_and_weakness/board",
    "/learn/heads_of_state/families",
]
GAMES = {
    "power_and_weakness": ("random_124", 90, ["orange", "white"]),
    "heads_of_state": ("players_5", 330, ["red", "yellow", "blue", "green", "black"]),
}
"""A finished game, a ply of it with much on the board, and its seats."""

on_both = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
every_game = pytest.mark.parametrize("game", list(GAMES))


class Checker:
    """Looks at one page after another and remembers what axe calls serious or critical."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: list[str] = []

    def look(self, what: str) -> None:
        """A fault counts when it stays: letters that arrive late and colours that fade in are looked at again."""
        self.page.evaluate("document.fonts.ready.then(() => null)")
        self.page.wait_for_timeout(300)
        faults = self.faults()
        if faults:
            self.page.wait_for_timeout(1000)
            faults = [fault for fault in self.faults() if fault in faults]
        self.found += [f"{what}: {fault}" for fault in faults]

    def faults(self) -> list[str]:
        """The page's policy forbids scripts of others, so axe is evaluated."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        return list(self.page.evaluate(FAULTS))


def bring(visitor: Visitor, game: str) -> str:
    """The id of a finished game."""
    journal = ROOT / "tests" / "games" / game / "golden" / f"{GAMES[game][0]}.journal"
    return str(visitor.page.evaluate(POST, ["/api/journals", {"text": journal.read_text()}])["id"])


def sit_down(visitor: Visitor, game: str) -> None:
    """The first seat of a game in which much has happened; the others are computers."""
    _, ply, names = GAMES[game]
    seats = [
        {"seat": seat, "who": "computer" if place else "me", "level": "random"} for place, seat in enumerate(names)
    ]
    made = visitor.page.evaluate(POST, [f"/api/tables/{bring(visitor, game)}/branch", {"ply": ply, "seats": seats}])
    visitor.page.goto(f"{visitor.url}/tables/{made['id']}")
    expect(visitor.page.locator(".bar [data-action]").first).to_be_visible(timeout=60_000)


def in_theme(door: Door, theme: str, phone: bool = False) -> Visitor:
    visitor = door.visitor("Anna", phone=phone)
    visitor.page.evaluate("theme => localStorage.setItem('hatalom.settings', JSON.stringify({ theme }))", theme)
    return visitor


@on_both
def test_the_pages_of_the_house(door: Door, phone: bool) -> None:
    page = door.visitor("Anna", phone=phone).page
    checker = Checker(page)
    for path in PAGES:
        page.goto(door.server.url + path)
        expect(page.get_by_role("main")).to_be_visible()
        page.wait_for_load_state("networkidle")
        checker.look(path)
    page.goto(door.server.url)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("radio", name="Night")).to_be_attached()
    checker.look("settings")
    assert checker.found == []


@every_game
@pytest.mark.parametrize("theme", ["paper", "night", "contrast"])
def test_a_running_game(door: Door, game: str, theme: str) -> None:
    visitor = in_theme(door, theme)
    page, checker = visitor.page, Checker(visitor.page)
    sit_down(visitor, game)
    checker.look("the question")
    page.keyboard.press("e")
    expect(page.get_by_role("searchbox")).to_be_visible()
    checker.look("the rules")
    page.keyboard.press("/")
    expect(page.get_by_role("dialog")).to_be_visible()
    checker.look("the list of places")
    assert checker.found == []


@every_game
def test_a_phone_with_every_drawer(door: Door, game: str) -> None:
    visitor = in_theme(door, "paper", phone=True)
    page, checker = visitor.page, Checker(visitor.page)
    sit_down(visitor, game)
    checker.look("the question")
    for button in page.get_by_role("navigation", name="Panels").get_by_role("button").all():
        button.tap()
        checker.look(button.inner_text())
    assert checker.found == []


@every_game
@pytest.mark.parametrize(("theme", "phone"), [("paper", False), ("night", True)])
def test_a_game_that_is_over(door: Door, game: str, theme: str, phone: bool) -> None:
    visitor = in_theme(door, theme, phone)
    page, checker = visitor.page, Checker(visitor.page)
    table = f"{visitor.url}/tables/{bring(visitor, game)}"
    page.goto(f"{table}?ply={GAMES[game][1]}&as=all")
    expect(page.locator("div.past")).to_be_visible()
    checker.look("the past")
    page.goto(table)
    page.get_by_role("button", name="How it went").click(timeout=180_000)  # a long game is looked through first
    expect(page.get_by_role("dialog").locator("figure").first).to_be_visible()
    page.get_by_role("dialog").evaluate(
        "dialog => dialog.querySelectorAll('details').forEach(one => (one.open = true))"
    )
    checker.look("the look back")
    assert checker.found == []
