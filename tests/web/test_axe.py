"""axe finds nothing serious on any page: both sizes, all themes, every game, running and over."""

from pathlib import Path

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Page, expect

from tests.web.absent import leave
from tests.web.conftest import Door
from tests.web.great_war_scenes import picture
from tests.web.people import OPTIONS, Visitor
from tests.web.test_leagues import with_account

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
FAULTS = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} (${any.map(({ message }) => message).join("; ")})`));
}"""
PAGES = [
    "/",
    "/play",
    "/watch",
    "/settings",
    "/profile",
    "/records/hannibal",
    "/leagues",
    "/lab",
    "/credits",
    "/rules",
    "/rules/heads_of_state",
    "/rules/power_and_weakness/11.5",
    "/box/maria",
    "/learn",
    "/learn/power_and_weakness/board",
    "/learn/heads_of_state/families",
    "/learn/maria/movement",
]
FEW_PAGES = ["/", "/watch", "/lab", "/rules/heads_of_state", "/learn/power_and_weakness/board"]
"""One of each kind, looked at in every run; all of them in the long one, on a phone too."""
GAMES = {
    "power_and_weakness": ("random_124", 90, ["orange", "white"]),
    "heads_of_state": ("players_5", 330, ["red", "yellow", "blue", "green", "black"]),
    "hannibal": ("hannibal_ad_portas", 207, ["rome", "carthage"]),
    "maria": ("advanced", 576, ["maria", "frederick", "louis"]),
    "great_war": ("attack", 0, ["britain", "germany"]),
}
"""A finished game, a ply of it with much on the board, and its seats; of Great War a scene, given up there."""
JUDGED = """([table, seat]) => fetch(`/api/tables/${table}`).then(answer => answer.json()).then(({ moments }) =>
  moments.some(({ verdict, seats }) => verdict !== null && seats.includes(seat)))"""
"""Whether something has come out that concerns the seat."""
UNREAD = "table => localStorage.setItem('hatalom.verdicts', JSON.stringify({ [table]: 0 }))"
SMALL = "power_and_weakness"
"""The game of which every kind of sight is looked at in every run; all the others in the long run."""

in_the_house = pytest.mark.parametrize(
    ("pages", "phone"),
    [
        pytest.param(FEW_PAGES, False, id="few-desk"),
        pytest.param(PAGES, False, marks=pytest.mark.long, id="desk"),
        pytest.param(PAGES, True, marks=pytest.mark.long, id="phone"),
    ],
)


def cases(*variants: tuple[object, ...]) -> list[ParameterSet]:
    """Every game in every variant; the first one of the small game in every run."""
    return [
        pytest.param(game, *variant, marks=[] if number == 0 and game == SMALL else [pytest.mark.long])
        for game in GAMES
        for number, variant in enumerate(variants)
    ]


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


def sample(game: str) -> tuple[str, int]:
    """A journal and a ply of it."""
    name, ply, _ = GAMES[game]
    if game == "great_war":
        found = picture(name)
        return found.journal, found.ply
    journal = ROOT / "tests" / "games" / game / "golden" / f"{name}.journal"
    return journal.read_text(), ply


def bring(visitor: Visitor, game: str) -> str:
    """The id of a finished game."""
    return str(visitor.post("/api/journals", {"text": sample(game)[0]})["id"])


def sit_down(visitor: Visitor, game: str) -> None:
    """The first seat of a game in which much has happened; the others are computers."""
    visitor.lay(*sample(game), *GAMES[game][2], level="random")


@in_the_house
def test_the_pages_of_the_house(door: Door, pages: list[str], phone: bool) -> None:
    page = door.visitor("Anna", phone=phone).page
    checker = Checker(page)
    for path in pages:
        page.goto(door.server.url + path)
        expect(page.get_by_role("main")).to_be_visible()
        page.wait_for_load_state("networkidle")
        checker.look(path)
    page.goto(door.server.url)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("radio", name="Night")).to_be_attached()
    checker.look("settings")
    assert checker.found == []


@pytest.mark.long
@pytest.mark.parametrize("theme", ["paper", "night", "contrast"])
@pytest.mark.parametrize("phone", [False, True])
def test_leagues_and_people(door: Door, theme: str, phone: bool) -> None:
    """Before a league, in one, a profile of somebody else, friends and privacy; a page that is for moderators."""
    people = [with_account(door, name, phone=phone, theme=theme) for name in ("Anna", "Béla", "Csilla")]
    anna, page = people[0], people[0].page
    league = anna.post("/api/leagues", {"name": "Autumn", "game": SMALL, "system": "swiss"})["id"]
    for visitor in people:
        visitor.post(f"/api/leagues/{league}/join", {})
    checker = Checker(page)
    other = anna.get(f"/api/leagues/{league}")["entrants"][1]["person"]
    people[2].post(f"/api/people/{anna.get(f'/api/leagues/{league}')['entrants'][0]['person']}/friend", {})
    anna.post(f"/api/people/{other}/block", {})
    for path in ("/leagues", f"/leagues/{league}", f"/people/{other}", "/profile"):
        page.goto(door.server.url + path)
        page.wait_for_load_state("networkidle")
        checker.look(path)
    anna.post(f"/api/leagues/{league}/begin", {})
    page.goto(f"{door.server.url}/leagues/{league}")
    expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
    checker.look("a league")
    assert checker.found == []


@pytest.mark.parametrize(("game", "theme"), cases(("paper",), ("night",), ("contrast",)))
def test_a_running_game(door: Door, game: str, theme: str) -> None:
    visitor = door.visitor("Anna", theme=theme)
    sit_down(visitor, game)
    page, checker = visitor.page, Checker(visitor.page)
    checker.look("the question")
    page.keyboard.press("e")
    expect(page.get_by_role("searchbox")).to_be_visible()
    checker.look("the rules")
    page.keyboard.press("/")
    expect(page.get_by_role("dialog")).to_be_visible()
    checker.look("the list of places")
    assert checker.found == []


@pytest.mark.long
@pytest.mark.parametrize("game", cases(()))
def test_a_phone_with_every_drawer(door: Door, game: str) -> None:
    visitor = door.visitor("Anna", phone=True)
    sit_down(visitor, game)
    page, checker = visitor.page, Checker(visitor.page)
    checker.look("the question")
    for button in page.get_by_role("navigation", name="Panels").get_by_role("button").all():
        button.tap()
        checker.look(button.inner_text())
    assert checker.found == []


@pytest.mark.long
@pytest.mark.parametrize(("game", "theme", "phone"), cases(("paper", False), ("night", True), ("contrast", False)))
def test_what_is_told(door: Door, game: str, theme: str, phone: bool) -> None:
    """The outcome of the last battle, as if it had not been read yet, and what others did, told again."""
    visitor = door.visitor("Anna", phone=phone, theme=theme)
    sit_down(visitor, game)
    page, checker = visitor.page, Checker(visitor.page)
    table = page.url.rpartition("/")[2]
    judged = page.evaluate(JUDGED, [table, GAMES[game][2][0]])
    page.evaluate(UNREAD, table)
    page.reload()
    expect(page.locator(OPTIONS).first).to_be_visible(timeout=60_000)
    if judged:
        outcome = page.locator("[data-part=outcome]")
        expect(outcome).to_be_visible()
        page.wait_for_timeout(300)
        folded = outcome.locator("[aria-expanded=false]")  # one line, where there are targets everywhere
        if folded.count():
            checker.look("the outcome in one line")
            visitor.press(folded)
        outcome.locator("details").evaluate("details => (details.open = true)")
        checker.look("the outcome")
        visitor.press(outcome.get_by_role("button", name="Close").first)
    visitor.press(page.locator(".prompt"))
    page.keyboard.press("y")
    if page.locator("[data-part=dispatch]").count():
        expect(page.locator("[data-part=dispatch] .sentence")).not_to_be_empty()
        checker.look("what others did")
    assert checker.found == []


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
def test_what_happened_meanwhile(door: Door, phone: bool) -> None:
    visitor = door.visitor("Anna", phone=phone)
    table, page = leave(visitor), visitor.page
    page.goto(table)
    away = page.locator("[data-part=away]")
    expect(away.locator("svg.still").first).to_be_visible()
    checker = Checker(page)
    checker.look("while you were away")
    visitor.press(away.get_by_role("button", name="Tell it"))
    expect(page.locator("[data-part=dispatch] .sentence")).not_to_be_empty()
    checker.look("told again")
    assert checker.found == []


@pytest.mark.long
@pytest.mark.parametrize(("game", "theme", "phone"), cases(("paper", False), ("night", True)))
def test_a_game_that_is_over(door: Door, game: str, theme: str, phone: bool) -> None:
    visitor = door.visitor("Anna", phone=phone, theme=theme)
    page, checker = visitor.page, Checker(visitor.page)
    table = f"{visitor.url}/tables/{bring(visitor, game)}"
    page.goto(f"{table}?ply={sample(game)[1] - 1}&as=all")  # Great War is given up at that very ply
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
