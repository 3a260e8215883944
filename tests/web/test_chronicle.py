"""The page of a finished game in the browser: stills, words, notes, consent, play from here, on desk and phone."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import KEPT, Door
from tests.web.people import Visitor
from tests.web.test_axe import AXE, FAULTS

TOLD = Path(__file__).parents[1] / "games" / "told"
GAMES = {
    "power_and_weakness": (170, "orange", ["white"]),
    "heads_of_state": (300, "red", ["yellow", "blue"]),
    "hannibal": (500, "rome", ["carthage"]),
    "maria": (360, "frederick", ["maria", "louis"]),
    "great_war": (400, "germany", ["britain"]),
}
"""Up to which ply a recorded game is played, and who gives up there against whom."""
AROUND_THE_MAPS = FAULTS.replace("document", '{ exclude: ["svg.still", ".stage"] }')
"""Maps are looked at where they are played on; in pictures of them nothing can be pointed at."""
PIECES = """(still) => still.querySelectorAll('g g *').length"""


def finish(visitor: Visitor, game: str, at: int | None = None) -> str:
    """A table at which a recorded game has ended; returns the address of its chronicle.

    Of two the visitor gives up against a computer; more play at one screen and agree on a draw.
    """
    ply, mine, others = GAMES[game]
    ply = ply if at is None else at
    brought = visitor.post("/api/journals", {"text": journal_of(game)})
    is_duel = len(others) == 1
    other = {"who": "computer", "level": "novice"} if is_duel else {"who": "me"}
    seats = [{"seat": mine, "who": "me"}, *({"seat": seat, **other} for seat in others)]
    made = visitor.post(f"/api/tables/{brought['id']}/branch", {"ply": ply, "seats": seats})
    ending = [(mine, "resign")] if is_duel else [(mine, "offer_draw"), *((seat, "accept_draw") for seat in others)]
    for seat, act in ending:
        visitor.post(f"/api/tables/{made['id']}/menu", {"seat": seat, "act": act})
    return f"/tables/{made['id']}/chronicle"


def journal_of(game: str) -> str:
    """One of the games is too long to be recorded to its end: its players agree on a draw."""
    text = (TOLD / f"{game}.journal").read_text(encoding="utf-8")
    return f"{text}draw agreed\n" if game == "great_war" else text


def read(visitor: Visitor, address: str) -> Page:
    """The page with all its stills."""
    page = visitor.page
    page.goto(visitor.url + address)
    expect(page.locator("[data-part=chronicle] h1")).to_be_visible(timeout=120_000)
    episodes = page.locator("[data-episode]").count()
    expect(page.locator("[data-episode] svg.still")).to_have_count(episodes, timeout=60_000)
    return page


def test_a_finished_game_has_a_page_of_its_own(door: Door) -> None:
    """From the end of the game to its chronicle; the result is addressed to the reader, and the maps have pieces."""
    anna = door.visitor("Anna")
    address = finish(anna, "power_and_weakness", at=40)
    anna.page.goto(anna.url + address.removesuffix("/chronicle"))
    anna.page.locator("[data-action=chronicle]").click()
    page = read(anna, address)
    expect(page.locator("[data-part=ending]")).to_have_text("You lost.")
    assert page.locator("svg.still").first.evaluate(PIECES) > 20
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_told_with_stills_and_axe_finds_nothing(door: Door, game: str) -> None:
    """On a desk and a phone, in three themes."""
    visitor = door.visitor("Anna")
    address = finish(visitor, game)
    page = read(visitor, address)
    for size in ((1440, 900), (390, 844)):
        visitor.resize(*size)
        for theme in ("paper", "night", "contrast"):
            page.evaluate(f"""localStorage.setItem("{KEPT}", '{{"pace": "fast", "theme": "{theme}"}}')""")
            page = read(visitor, address)
            assert page.locator("[data-episode]").count() >= 2
            assert page.locator("svg.still").first.evaluate(PIECES) > 20
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            page.evaluate(AXE.read_text(encoding="utf-8"))
            assert page.evaluate(AROUND_THE_MAPS) == [], theme


@pytest.mark.long
def test_notes_are_shown_on_the_page_and_in_replay(door: Door) -> None:
    anna = door.visitor("Anna")
    address = finish(anna, "power_and_weakness")
    page = read(anna, address)
    episode = page.locator("[data-episode='1']")
    episode.locator("summary").click()
    episode.get_by_label("What I want to say here").fill("Here I counted wrong.")
    for end, region in enumerate(("region.kent", "region.essex")):
        episode.locator("form .arrow select").nth(end).select_option(region)
    episode.get_by_role("button", name="Add the note").click()
    expect(episode.locator("[data-part=notes]")).to_contain_text("Here I counted wrong.")
    expect(episode.locator("[data-part=notes]")).to_contain_text("Kent → Essex")
    page = read(anna, address)
    notes = page.locator("[data-episode='1'] [data-part=notes]")
    expect(notes).to_contain_text("Here I counted wrong.")
    notes.get_by_role("button", name="Remove this note").click()
    expect(notes).to_have_count(0)


@pytest.mark.long
def test_a_link_works_for_a_stranger_once_the_players_agree(door: Door) -> None:
    anna, stranger = door.visitor("Anna"), door.visitor()
    address = finish(anna, "power_and_weakness")
    page = read(anna, address)
    page.get_by_text("I agree that everybody may read this page").click()
    expect(page.locator("[data-public=true]")).to_be_visible()
    seen = read(stranger, address)
    expect(seen.locator("[data-part=ending]")).to_contain_text("won.")
    expect(seen.get_by_text("Anna", exact=True)).to_have_count(0)
    expect(seen.locator("[data-part=note-form]")).to_have_count(0)
    page.get_by_text("My name may stand in it").click()
    expect(page.get_by_role("switch", name="My name may stand in it")).to_be_checked()
    seen = read(stranger, address)
    expect(seen.get_by_text("Anna", exact=True)).to_be_visible()


@pytest.mark.long
def test_one_plays_on_from_a_turning_point(door: Door) -> None:
    anna = door.visitor("Anna")
    address = finish(anna, "power_and_weakness")
    page = read(anna, address)
    page.locator("[data-episode='1'] [data-action=branch]").click()
    page.get_by_role("dialog").get_by_role("button", name="Play from here").click()
    page.wait_for_selector(".prompt")
    assert "/chronicle" not in page.url
    page = read(anna, address)
    expect(page.locator("[data-part=branches] li")).to_have_count(1)
