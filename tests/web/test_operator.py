"""The operator's page: behind a token, in both languages, on a desk and on a phone."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.server.conftest import token_in
from tests.server.running import Running
from tests.web.conftest import Door, Wardrobe
from tests.web.test_axe import Checker

pytestmark = pytest.mark.long
TOKEN = "a secret+of/the=operator"


@pytest.fixture(scope="module")
def watched_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("watched")
    (folder / "token").write_text(TOKEN)
    options = [f"--operator-token-file={folder / 'token'}"]
    with Running(folder / "hatalom.sqlite", options=options) as running:
        token = token_in(httpx.post(f"{running.url}/api/me", json={"name": "Anna"}))
        headers = {"Authorization": f"Bearer {token}"}
        seats = [{"seat": "orange", "who": "me"}, {"seat": "white", "who": "me"}]
        wish = {"game": "power_and_weakness", "seats": seats, "same_screen": True}
        table = httpx.post(f"{running.url}/api/tables", json=wish, headers=headers).json()["id"]
        report = {"ply": 0, "words": "Kent cannot be taken"}
        assert httpx.post(f"{running.url}/api/tables/{table}/report", json=report, headers=headers).is_success
        yield running


@pytest.fixture
def watched(wardrobe: Wardrobe, watched_house: Running) -> Iterator[Door]:
    opened = Door(wardrobe, watched_house)
    yield opened
    opened.close()


WORDS = {
    "en": ("Open", "Running the house", "Open games", "A server process started", "1 rules bug"),
    "hu": ("Belépés", "A ház vezetése", "Nyitott játszmák", "Elindult egy kiszolgálófolyamat", "1 szabályhiba"),
}


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("lang", WORDS)
def test_the_house_is_shown_to_its_operator(watched: Door, lang: str, phone: bool) -> None:
    button, title, games, started, reports = WORDS[lang]
    page = watched.visitor(lang=lang, phone=phone).page
    page.goto(f"{watched.server.url}/operator")
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    checker = Checker(page)
    checker.look("the door")
    page.locator("input[type=password]").fill(TOKEN)
    page.get_by_role("button", name=button, exact=True).click()
    main = page.get_by_role("main")
    for words in (games, started, reports, "Kent cannot be taken"):
        expect(main).to_contain_text(words)
    checker.look("the house")
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide == 0
    page.reload()
    expect(main).to_contain_text(games)  # for as long as the window is open


def test_a_wrong_token_opens_nothing(watched: Door) -> None:
    visitor = watched.visitor()
    page = visitor.page
    page.goto(f"{watched.server.url}/operator")
    page.locator("input[type=password]").fill("a guess of somebody")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("not the operator’s token")
    visitor.troubles.clear()  # the browser tells of the refusal too
