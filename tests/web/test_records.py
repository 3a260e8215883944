"""Records: what everybody has played of a game here, with plots that axe can read."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Door
from tests.web.test_axe import Checker
from tests.web.test_leagues import with_account

pytestmark = pytest.mark.long
WORDS = {"en": ("Between people", "Length", "Who plays most"), "hu": ("Emberek között", "Hossz", "Akik a legtöbbet")}


@pytest.mark.parametrize(("phone", "lang", "theme"), [(False, "en", "paper"), (True, "hu", "night")])
def test_finished_games_are_counted_by_side_and_player(door: Door, phone: bool, lang: str, theme: str) -> None:
    anna = with_account(door, "Anna", lang=lang, phone=phone, theme=theme)
    bela = with_account(door, "Béla")
    seats = [{"seat": "red", "who": "me"}, {"seat": "yellow", "who": "open"}]
    for loser, seat in ((anna, "red"), (bela, "yellow"), (bela, "yellow")):
        table = anna.post("/api/tables", {"game": "heads_of_state", "seats": seats})["id"]
        bela.post(f"/api/tables/{table}/join", {"seat": "yellow"})
        loser.post(f"/api/tables/{table}/menu", {"seat": seat, "act": "resign"})
    page = anna.page
    page.goto(f"{anna.url}/records/heads_of_state")
    sides, lengths, regulars = (page.locator("section", has_text=words) for words in WORDS[lang])
    expect(sides.locator("svg").first).to_be_visible()
    expect(lengths.locator("svg").first).to_be_visible()
    expect(regulars.locator("li", has_text="Anna").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    checker = Checker(page)
    checker.look("records")
    assert checker.found == []
