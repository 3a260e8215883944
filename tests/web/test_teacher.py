"""The study board and the ladder of computers in the browser."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Door
from tests.web.test_replay import load_journal

A_WHILE = 30_000
"""A computer thinks, and the machine may be busy."""


@pytest.mark.long
def test_the_best_turns_of_a_finished_game_are_shown_with_reasons(door: Door) -> None:
    page = load_journal(door.visitor("Anna"))
    page.keyboard.press("ArrowLeft")
    page.get_by_role("slider").fill("40")
    page.locator("[data-action=study]").click()
    turns = page.locator("[data-study]")
    expect(turns.first).to_be_visible(timeout=A_WHILE)
    assert 1 <= turns.count() <= 4
    expect(page.locator(".study i")).to_have_text("as played")
    board = page.get_by_role("region", name="Best turns")
    expect(board).to_contain_text("who knew what")
    more = board.get_by_role("button", name="More reasons, and how it goes on").first
    expect(more).to_have_attribute("aria-expanded", "false")
    more.click()
    expect(board).to_contain_text("best answer: ")
    turns.last.click()
    expect(turns.last).to_have_attribute("aria-pressed", "true")
    board.get_by_role("button", name="Close").click()
    expect(turns).to_have_count(0)
    opener = page.locator("[data-action=study]")
    expect(opener).to_be_focused()
    opener.click()
    expect(turns.first).to_be_visible(timeout=A_WHILE)
    page.keyboard.press("Escape")
    expect(turns).to_have_count(0)
    expect(page.locator(".past")).to_be_visible()


def begin(page: Page, ply: int = 40) -> None:
    """The study board at a ply of the game that was loaded."""
    page.keyboard.press("ArrowLeft")
    page.get_by_role("slider").fill(str(ply))
    page.locator("[data-action=study]").click()


@pytest.mark.long
def test_what_was_played_has_no_number_where_it_is_none_of_the_best(door: Door) -> None:
    page = load_journal(door.visitor("Anna"))

    def play_the_fourth(route: Route) -> None:
        answer = route.fetch()
        found = answer.json()
        best = [{**found["turns"][0], "played": False} for _ in range(3)]
        arrow = {"start": "region.essex", "goal": "region.kent", "who": found["seat"], "what": "", "n": 1}
        turns = [{**turn, "arrows": [arrow]} for turn in [*best, {**best[0], "played": True}]]
        route.fulfill(response=answer, json={**found, "turns": turns})

    page.route("**/study/*", play_the_fourth)
    begin(page)
    turns = page.locator("[data-study]")
    expect(turns).to_have_count(4, timeout=A_WHILE)
    assert [turn.locator("b.rank").all_inner_texts() for turn in turns.all()] == [["1"], ["2"], ["3"], []]
    expect(turns.last).to_contain_text("as played")
    expect(page.locator("svg text", has_text=re.compile("^3$")).first).to_be_attached()
    expect(page.locator("svg circle.none")).to_have_count(1)


@pytest.mark.long
def test_a_thought_is_stopped_and_the_next_one_does_not_wait_for_it(door: Door) -> None:
    page = load_journal(door.visitor("Anna"))
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/study/*", hold)
    opener, board = page.locator("[data-action=study]"), page.locator("section.study")
    begin(page)
    stop = page.locator("[data-action=stop-thinking]")
    stop.click()
    expect(board).to_have_count(0)
    expect(opener).to_be_focused()
    expect(opener).to_have_attribute("aria-busy", "false")
    opener.click()
    expect(stop).to_be_visible()
    page.keyboard.press("Escape")
    expect(board).to_have_count(0)
    assert len(held) == 2
    page.unroute("**/study/*")
    opener.click()
    expect(page.locator("[data-study]").first).to_be_visible(timeout=A_WHILE)
    page.locator("[data-action=by-hand]").click()
    position = page.locator("[data-position]")
    expect(position).to_have_value(re.compile("^cycle "))
    page.route("**/position", hold)
    page.locator("[data-action=try-out]").click()
    expect(stop).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-action=try-out]")).to_be_focused()
    expect(position).to_have_value(re.compile("^cycle "))
    page.keyboard.press("Escape")
    expect(board).to_have_count(0)


@pytest.mark.long
def test_what_is_wrong_with_a_position_is_told_in_the_readers_language(door: Door) -> None:
    visitor = door.visitor("Anna", lang="hu")
    page = load_journal(visitor)
    begin(page)
    page.locator("[data-action=by-hand]").click(timeout=A_WHILE)
    position, told = page.locator("[data-position]"), page.get_by_role("alert")
    expect(position).to_have_value(re.compile("^cycle "))
    text = position.input_value()
    lines = len(text.splitlines())
    wrong = {
        text + "atlantis -": f"{lines + 1}. sor: „atlantis -”. Ez nem érthető benne: „atlantis”",
        text.replace("stack ", "stack\n#"): "Ez nem érthető benne: „#",
        re.sub("(?m)^stack .*", "stack", text): "már véget ért a játszma",
        re.sub(r"(?m)^(orange .* reserve )\S+", r"\g<1>16m17k", text): "mint a dobozban",
        re.sub(r"(?m)^(cycle .* cubes )\d+", r"\g<1>99", text): "ellentmond a szabályoknak. § 6.1",
    }
    for changed, words in wrong.items():
        assert changed != text
        position.fill(changed)
        page.locator("[data-action=try-out]").click()
        expect(told).to_contain_text(words, timeout=A_WHILE)
    expect(told.locator("[lang=en]")).to_have_text("99 cubes on the hourglass")
    told.get_by_role("button", name="6.1. pont").click()
    expect(page.get_by_role("alert")).to_be_visible()
    visitor.troubles.clear()  # the browser tells of the refusals too


@pytest.mark.long
def test_a_position_is_set_up_by_hand_from_a_finished_game(door: Door) -> None:
    visitor = door.visitor("Anna")
    page = load_journal(visitor)
    page.keyboard.press("ArrowLeft")
    page.get_by_role("slider").fill("40")
    page.locator("[data-action=study]").click()
    page.locator("[data-action=by-hand]").click(timeout=A_WHILE)
    position = page.locator("[data-position]")
    expect(position).to_have_value(re.compile("^cycle "))
    text = position.input_value()
    position.fill(text + "atlantis -")
    page.locator("[data-action=try-out]").click()
    expect(page.get_by_role("alert")).to_contain_text("atlantis", timeout=A_WHILE)
    visitor.troubles.clear()  # the browser tells of the refusal too
    position.fill(text.replace("elmet helmet\n", "elmet helmet orange 1m0k\n"))
    page.locator("[data-action=try-out]").click()
    expect(page.locator("[data-study]").first).to_be_visible(timeout=A_WHILE)
    expect(page.get_by_role("button", name="Elmet, helmet, Orange: 1 mage")).to_be_visible()
    page.get_by_role("region", name="Best turns").get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="Elmet, helmet, empty")).to_be_visible()


@pytest.mark.long
def test_a_computer_is_chosen_from_the_ladder_with_its_temper(door: Door) -> None:
    visitor = door.visitor("Anna")
    page = visitor.page
    page.goto(f"{visitor.url}/computers/power_and_weakness")
    captain = page.locator("[data-level=captain]")
    expect(captain).to_contain_text(re.compile(r"Beats the squire in \d+ of 100 games \(19 times of 20"))
    captain.get_by_role("button").click()
    expect(captain).to_have_class(re.compile(r"\bon\b"))
    page.get_by_role("radiogroup", name="Temper").get_by_text("Bold").click()
    page.get_by_role("button", name=re.compile("Start")).click()
    page.wait_for_url(re.compile("/tables/"), timeout=A_WHILE)
    seats = visitor.get("/api" + page.url.removeprefix(visitor.url))["seats"]
    assert [seat["level"] for seat in seats if seat["kind"] == "computer"] == ["captain:bold"]


@pytest.mark.long
def test_the_ladder_tells_how_the_reader_fares(door: Door) -> None:
    visitor = door.visitor("Anna")
    seats = [{"seat": "orange", "who": "me"}, {"seat": "white", "who": "computer", "level": "squire"}]
    for _ in range(2):
        made = visitor.post("/api/tables", {"game": "power_and_weakness", "seats": seats})
        visitor.post(f"/api/tables/{made['id']}/menu", {"seat": "orange", "act": "resign"})
    visitor.page.goto(f"{visitor.url}/computers/power_and_weakness")
    squire = visitor.page.locator("[data-level=squire]")
    expect(squire.locator("[data-mine]")).to_have_text("You won 0 of your last 2 games against it.")
    expect(visitor.page.locator("[data-mine]")).to_have_count(1)


@pytest.mark.long
def test_a_computer_of_a_chosen_level_plays_for_whoever_is_away(door: Door) -> None:
    anna, bela = door.visitor("Anna"), door.visitor("Béla")
    seats = [{"seat": "orange", "who": "me"}, {"seat": "white", "who": "open"}]
    table = anna.post("/api/tables", {"game": "power_and_weakness", "seats": seats})["id"]
    bela.post(f"/api/tables/{table}/join", {"seat": "white"})
    page = anna.page
    page.goto(f"{anna.url}/tables/{table}")
    page.get_by_role("button", name="Menu", exact=True).click()
    lend = page.get_by_role("button", name="Let a computer play for me")
    lend.click()
    expect(lend).to_have_attribute("aria-expanded", "true")
    with page.expect_response(re.compile("/menu$")):
        page.get_by_role("button", name="Captain").click()
    seat = next(one for one in anna.get(f"/api/tables/{table}")["seats"] if one["seat"] == "orange")
    assert (seat["kind"], seat["level"]) == ("computer", "captain")
