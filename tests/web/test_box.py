"""The box: what is certain of it, and what its owner puts right."""

from pathlib import Path

from playwright.sync_api import expect

from tests.web.conftest import Door

BOX = '[game]\nwin_points = 6\n\n[names.en.region.kent]\nnom = "Cantia"\n'


def test_what_is_certain_is_told_and_drawn(door: Door) -> None:
    page = door.visitor().page
    page.goto(f"{door.server.url}/box/maria")
    expect(page.get_by_role("heading", name="Maria: what is certain, and what is not")).to_be_visible()
    expect(page.locator(".point.rulebook")).to_have_count(16)
    expect(page.locator(".point.reconstructed")).to_have_count(521)
    expect(page.locator(".way.reconstructed")).to_have_count(926)
    page.get_by_role("button", name="Generals").click()
    row = page.get_by_role("listitem").filter(has_text="Neipperg")
    expect(row).to_contain_text("public")
    expect(row).to_contain_text("starting place reconstructed")


def test_an_owner_corrects_his_box_and_plays_with_it(door: Door, tmp_path: Path) -> None:
    visitor = door.visitor("Anna")
    page = visitor.page
    page.goto(f"{door.server.url}/box/power_and_weakness")
    own = page.locator("[data-part='own-box']")
    field = own.locator("input[type=file]")
    for name, text in {"bad.toml": "[game]\nwin_points =\n", "good.toml": BOX}.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    field.set_input_files(tmp_path / "bad.toml")
    expect(own.get_by_role("alert")).to_contain_text("line 2")
    visitor.troubles.clear()  # the browser tells of every refusal
    field.set_input_files(tmp_path / "good.toml")
    expect(own.get_by_role("row", name="game.win_points")).to_contain_text("6")
    label = own.locator("b").first.inner_text()
    page.reload()
    expect(own).to_contain_text(label)
    own.get_by_role("link", name="Play with my box").click()
    expect(page.get_by_role("radio", name="my own")).to_be_checked()
    page.get_by_role("button", name="Start as Orange").click()
    page.wait_for_url("**/tables/*")
    table = visitor.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert table["box"].rpartition(" ")[2] == label.rpartition(" ")[2]
    expect(page.get_by_text("Cantia").first).to_be_visible()
