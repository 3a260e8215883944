"""Whole games in the browser: by mouse, by keyboard, by touch, by two people, and the ways in between."""

from playwright.sync_api import expect

from tests.web.conftest import Door


def test_a_whole_game_against_the_computer_by_mouse(door: Door) -> None:
    anna = door.visitor("Anna")
    anna.start_against_the_computer()
    region = anna.page.locator("path.hit.legal").first
    expect(region).to_be_visible()
    assert anna.play_to_the_end(seed=3) > 10
    expect(anna.result()).to_contain_text("Orange")


def test_a_whole_game_by_keyboard_alone(door: Door) -> None:
    anna = door.visitor("Anna")
    start = anna.page.get_by_role("button", name="Start as Orange")
    start.focus()
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_selector(".prompt")
    assert anna.play_to_the_end(seed=5, keyboard=True) > 10


def test_digits_press_the_buttons_and_arrows_walk_the_map(door: Door) -> None:
    anna = door.visitor()
    anna.start_against_the_computer("Start as Orange")
    page = anna.page
    expect(page.locator(".bar .acts [data-action]").first).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("1–9")
    page.keyboard.press("Escape")
    page.locator("path.hit#kent").focus()
    page.keyboard.press("ArrowUp")
    focused = page.evaluate("document.activeElement.id")
    assert focused not in ("", "kent")


def test_placing_on_the_map_undo_and_a_refused_click(door: Door) -> None:
    """M5, C3, E3  A glowing region takes the unit, undo takes it back, and what is not legal says why."""
    anna = door.visitor()
    anna.start_against_the_computer("Start as White")
    page = anna.page
    expect(page.locator(".bar .acts [data-action]").first).to_be_visible()
    while "1 of 2" not in page.locator(".crumbs").inner_text():
        anna.act("recruit")
        page.wait_for_timeout(300)
        expect(page.locator(".bar .acts [data-action]").first).to_be_visible()
    legal = page.locator("path.hit.legal").first
    region = legal.get_attribute("id")
    legal.click()
    expect(page.locator('[data-action="undo"]')).to_be_enabled()
    expect(page.locator(".crumbs")).to_contain_text("2 of 2")
    page.locator('[data-action="undo"]').click()
    expect(page.locator(".crumbs")).to_contain_text("1 of 2")
    expect(page.locator(f"path.hit.legal#{region}")).to_be_visible()
    anna.act("group take_tile") if False else anna.press(anna.action("group take_tile"))
    not_a_tile = page.locator("path.hit:not(.legal)").first
    not_a_tile.click(position={"x": 40, "y": 40}, force=True)
    expect(page.locator(".why")).to_be_visible()


def test_two_people_by_link_with_a_reload_and_a_server_restart(door: Door) -> None:
    anna, bela = door.visitor("Anna"), door.visitor("Béla", lang="hu")
    anna.page.get_by_role("button", name="With friends").click()
    anna.page.get_by_role("button", name="Open the table").click()
    link = anna.page.get_by_label("Invitation link").input_value()
    bela.page.goto(link)
    bela.page.wait_for_selector(".prompt")
    for person in (anna, bela):
        person.page.wait_for_selector(".prompt")
    before = anna.page.locator(".crumbs").inner_text()
    bela.page.reload()
    bela.page.wait_for_selector(".prompt")
    door.server.kill()
    door.server.start()
    anna.page.wait_for_timeout(1500)
    assert anna.page.locator(".crumbs").inner_text() == before
    for _ in range(6):
        for person in (anna, bela):
            recruit = person.action("recruit")
            if recruit.count() and recruit.is_enabled():
                person.act("recruit")
                person.page.wait_for_timeout(400)
    assert "recruited" in anna.log()
    assert "toborzott" in bela.log()


def test_a_spectator_sees_the_public_view_and_cannot_act(door: Door) -> None:
    anna, cili = door.visitor("Anna"), door.visitor("Cili")
    anna.start_against_the_computer()
    cili.page.goto(anna.page.url)
    cili.page.wait_for_selector(".prompt")
    expect(cili.page.locator(".bar .acts [data-action]")).to_have_count(0)
    expect(cili.page.locator("path.hit.legal")).to_have_count(0)
    expect(cili.page.get_by_text("Orange").first).to_be_visible()


def test_the_language_changes_in_mid_game_with_log_and_prompt(door: Door) -> None:
    anna = door.visitor()
    anna.start_against_the_computer()
    page = anna.page
    expect(page.locator(".prompt")).to_contain_text("Orange")
    assert "Cycle 1 began" in anna.log()
    page.get_by_role("button", name="HU").click()
    expect(page.locator(".prompt")).to_contain_text("Narancs")
    assert "Elkezdődött az 1. ciklus" in anna.log()
    assert page.locator("html").get_attribute("lang") == "hu"


def test_a_phone_with_touch(door: Door) -> None:
    anna = door.visitor("Anna", phone=True)
    page = anna.page
    page.get_by_text("Power & Weakness").first.tap()
    anna.start_against_the_computer()
    expect(page.locator("path.hit.legal").first).to_be_visible()
    anna.act("recruit")
    page.wait_for_timeout(500)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    small = page.evaluate(
        "[...document.querySelectorAll('.bar button, nav button')].filter(b => b.offsetHeight > 0 && b.offsetHeight < 44)"
        ".map(b => b.innerText)"
    )
    assert small == []


def test_same_screen_play_covers_the_table_and_removes_secrets(door: Door) -> None:
    """S1  While the table is handed over nothing of it is in the document."""
    anna = door.visitor("Anna")
    page = anna.page
    page.get_by_role("button", name="Same screen").click()
    page.get_by_role("button", name="Start").last.click()
    seen_hand_over = False
    for _ in range(60):
        if page.locator("main .ready").count():
            seen_hand_over = True
            assert page.locator(".prompt, path.hit, .bar").count() == 0
            page.locator("main .ready").click()
            page.locator("main .ready").click()
            continue
        for verb in ("bid 0", "recruit"):
            if anna.action(verb).count():
                anna.act(verb)
                break
        lightning = page.locator(
            '.bar [data-action^="take_tile victory_point"], .bar [data-action^="take_tile revolt"]'
        )
        if lightning.count():
            break
        page.wait_for_timeout(150)
        if seen_hand_over:
            return
