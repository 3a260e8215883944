"""The lobby is whole when it is first seen: its page brings the games along."""

import pytest
from playwright.sync_api import expect

from hatalom import games
from tests.web.conftest import Door


@pytest.mark.parametrize(("lang", "start"), [("en", "Start as Orange"), ("hu", "Kezdés: Narancs")])
def test_the_games_are_there_before_the_server_is_asked(door: Door, lang: str, start: str) -> None:
    page = door.visitor("Anna", lang).page
    page.route("**/api/**", lambda _: None)  # no answer comes
    page.reload()
    expect(page.locator("button.game")).to_have_count(len(games.NAMES))
    for title in page.locator("button.game b").all():
        expect(title).not_to_be_empty()
    expect(page.get_by_role("button", name=start)).to_be_visible()
    expect(page.locator(".me")).to_have_text("Anna")


def test_the_ladder_ends_where_the_next_level_is_not_stronger_with_so_many_players(door: Door) -> None:
    page = door.visitor("Anna", "hu").page
    page.goto(f"{door.server.url}/computers/heads_of_state")
    sovereign = page.locator("[data-level=sovereign]")
    expect(sovereign).to_contain_text("Legfeljebb 3 játékosnál választható")
    expect(page.locator("[data-level=marshal]")).not_to_contain_text("Legfeljebb")
    players = page.get_by_role("radiogroup", name="Játékosok")
    players.get_by_text("3").click()
    sovereign.get_by_role("button", name="Játék az uralkodó ellen").click()
    chosen = page.get_by_role("radiogroup", name="A gép erőssége").get_by_role("radio", checked=True)
    expect(chosen).to_have_value("sovereign")
    players.get_by_text("5").click()
    expect(chosen).to_have_value("marshal")
    expect(page.get_by_role("radio", name="Uralkodó")).to_have_count(0)
    expect(sovereign.get_by_role("button")).to_have_count(0)
    players.get_by_text("2").click()
    expect(chosen).to_have_value("sovereign")


def test_no_menu_leaves_the_window_of_a_phone(door: Door) -> None:
    page = door.visitor("Anna", phone=True).page
    buttons = page.locator("header button[aria-expanded]")
    expect(buttons.first).to_be_visible()
    for number in range(buttons.count()):
        buttons.nth(number).tap()
        box = page.locator(".menu .panel").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert box["y"] + box["height"] <= 844
        page.keyboard.press("Escape")
