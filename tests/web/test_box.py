"""The box: what is certain of it, what its owner puts right, and the aid he prints for the table at home."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from hatalom.cli.files import read_journal
from hatalom.core.content import Table
from hatalom.core.replay import verify
from tests.server.running import Running
from tests.web.conftest import Door
from tests.web.people import Visitor

PIXELS = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000002000000020802000000fdd49a73"
    "0000001149444154789c63f8cfc0004460e23f03001df003fda03309890000000049454e44ae426082"
)
"""A picture of two by two."""
MAP = json.loads((Path(__file__).parents[2] / "web/src/games/maria/map.json").read_text(encoding="utf-8"))
BOX = '[game]\nwin_points = 6\n\n[names.en.region.kent]\nnom = "Cantia"\n'


def ends_of(way: str) -> set[str]:
    """Both ends of a road as it is drawn: "x y", a bend, "x y"."""
    start, _, rest = way.partition("Q")
    return {start, " ".join(rest.split(" ")[2:])}


def bench(page: Page, url: str, game: str) -> Locator:
    page.goto(f"{url}/box/{game}")
    return page.locator("[data-part='own-box']")


def choose(page: Page, block: str, row: str) -> None:
    page.get_by_label("Parts of the box").get_by_role("button", name=re.compile(f"^{block}")).click()
    page.get_by_label("Search the rows").fill(row)
    page.get_by_role("table").get_by_role("button", name=re.compile(f"^“?{re.escape(row)}”?$", re.IGNORECASE)).click()


def test_what_is_certain_is_told_and_drawn(door: Door) -> None:
    page = door.visitor().page
    page.goto(f"{door.server.url}/box/maria")
    expect(page.locator(".point.rulebook")).to_have_count(16)
    expect(page.locator(".point.reconstructed")).to_have_count(521)
    expect(page.locator(".way.reconstructed")).to_have_count(926)
    page.get_by_label("Parts of the box").get_by_role("button", name=re.compile("^Generals")).click()
    row = page.get_by_role("row").filter(has_text="Neipperg")
    expect(row).to_contain_text("public")
    expect(row).to_contain_text("reconstructed")


def test_an_owner_corrects_his_box_and_plays_with_it(door: Door, tmp_path: Path) -> None:
    visitor = door.visitor("Anna")
    page = visitor.page
    own = bench(page, door.server.url, "power_and_weakness")
    own.get_by_role("tab", name="File").click()
    field = own.locator("input[type=file]")
    for name, text in {"bad.toml": "[game]\nwin_points =\n", "good.toml": BOX}.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    field.set_input_files(tmp_path / "bad.toml")
    expect(own.get_by_role("alert")).to_contain_text("line 2")
    visitor.troubles.clear()  # the browser tells of every refusal
    field.set_input_files(tmp_path / "good.toml")
    own.get_by_role("tab", name="Differences").click()
    expect(own.get_by_role("listitem").filter(has_text="points for victory")).to_contain_text("12 6")
    page.reload()
    expect(own.get_by_role("link", name="Play with my box")).to_be_visible()
    own.get_by_role("link", name="Play with my box").click()
    expect(page.get_by_role("radio", name="my own")).to_be_checked()
    page.get_by_role("button", name="Start as Orange").click()
    page.wait_for_url("**/tables/*")
    table = visitor.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert table["box"].startswith("good.toml ")
    expect(page.get_by_text("Cantia").first).to_be_visible()


def test_a_price_that_was_corrected_is_the_price_at_the_table(door: Door) -> None:
    page = door.visitor("Anna").page
    own = bench(page, door.server.url, "heads_of_state")
    choose(page, "Nobles", "King")
    own.get_by_role("button", name="Take out: Bishop").click()
    own.get_by_role("link", name="Play with my box").click(timeout=60_000)
    page.get_by_role("button", name=re.compile("^Start as")).click()
    page.wait_for_url("**/tables/*")
    page.get_by_role("button", name="Nobles").click()
    expect(page.locator("[data-noble='king'] .cost i")).to_have_count(7)
    expect(page.locator("[data-noble='king']").get_by_title("Bishop")).to_have_count(0)
    expect(page.locator("[data-noble='archduke'] .cost i")).to_have_count(6)


@pytest.mark.long
def test_a_place_is_moved_on_the_map_and_the_table_draws_it_there(door: Door) -> None:
    visitor = door.visitor("Anna")
    page = visitor.page
    own = bench(page, door.server.url, "power_and_weakness")
    choose(page, "Regions", "Kent")
    handle = page.get_by_role("button", name=re.compile("^Move Kent on the map"))
    handle.press("ArrowUp")
    handle.press("ArrowUp")
    north = float(own.get_by_label("latitude", exact=True).input_value())
    box = handle.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 9, y - 30, steps=3)
    page.mouse.up()
    assert float(own.get_by_label("latitude", exact=True).input_value()) > north
    page.mouse.move(x - 9, y - 30)
    page.mouse.down()
    page.mouse.move(x + 4000, y, steps=3)
    page.mouse.up()
    expect(page.get_by_text("There is no map farther out.")).to_be_visible()
    own.get_by_role("button", name="Undo the last correction").click()
    expect(own.get_by_label("latitude", exact=True)).to_have_value(str(north))
    own.get_by_role("tab", name=re.compile("^Differences")).click()
    expect(own.get_by_role("listitem").filter(has_text="Kent: latitude")).to_be_visible()

    overlay = page.evaluate("JSON.parse(localStorage.getItem('hatalom.corrected')).own.power_and_weakness.overlay")
    seats = [{"seat": seat, "who": "me"} for seat in ("orange", "white")]
    drawn = []
    for box_of_table in ({}, {"box": {"name": "Anna’s box"}, **overlay}):
        wish = {"game": "power_and_weakness", "seats": seats, "overlay": box_of_table}
        page.goto(f"{visitor.url}/tables/{visitor.post('/api/tables', wish)['id']}")
        place = page.locator("[id='place-region.kent']")
        expect(place).to_be_visible(timeout=30_000)
        x, y = map(float, re.findall(r"translate\(([\d.-]+) ([\d.-]+)\)", place.get_attribute("transform") or "")[0])
        drawn.append((x, y))
    assert drawn[1][1] < drawn[0][1] - 1
    page.get_by_role("button", name="Layers of the map").click()
    page.get_by_text("What is certain (ink)").click()
    told = page.locator("[data-part='corrected']")
    expect(told).to_contain_text("Corrected by “Anna’s box”")
    expect(told).to_contain_text("Kent: latitude")
    expect(page.locator(".corrections text")).to_have_text("Corrected by “Anna’s box”")


def test_nonsense_is_refused_where_it_is_typed_and_undone(door: Door) -> None:
    page = door.visitor("Anna").page
    own = bench(page, door.server.url, "power_and_weakness")
    page.get_by_label("Parts of the box").get_by_role("button", name=re.compile("^Numbers of the rules")).click()
    points = own.get_by_label("points for victory")
    points.fill("9000")
    points.press("Tab")
    expect(own.get_by_role("alert")).to_contain_text("from 0 to 120")
    points.fill("0")
    points.press("Tab")
    checks = own.locator("[data-part='box-checks']")
    expect(checks).to_contain_text("The game cannot be set up with it.")
    expect(own.get_by_role("link", name="Play with my box")).to_have_count(0)
    own.get_by_role("button", name="Undo the last correction").click()
    expect(points).to_have_value("12")
    own.get_by_role("button", name="Do it again").click()
    expect(points).to_have_value("0")
    own.get_by_role("button", name="As it was").click()
    expect(points).to_have_value("12")


@pytest.mark.long
def test_a_box_of_maria_is_corrected_played_exported_and_its_journal_verified_elsewhere(
    door: Door, tmp_path: Path
) -> None:
    """Three cards, one road, one price; and one turn, so that the game is played to its end."""
    visitor = door.visitor("Anna")
    page = visitor.page
    own = bench(page, door.server.url, "maria")
    for card in ("Treaty of Nymphenburg", "British Gold", "The Diet at Pressburg"):
        choose(page, "Political cards", card)
        own.get_by_label("year", exact=True).fill("1742")
        own.get_by_label("year", exact=True).press("Tab")
    choose(page, "Roads", "Königgrätz – Reichenau")
    own.get_by_role("radiogroup", name="main road").get_by_text("yes").click()
    page.get_by_label("Parts of the box").get_by_role("button", name=re.compile("^Numbers of the rules")).click()
    for fact, number in {"price of a troop": "5", "turns of the advanced game": "1"}.items():
        own.get_by_label(fact, exact=True).fill(number)
        own.get_by_label(fact, exact=True).press("Tab")
    expect(own.get_by_role("link", name="Play with my box")).to_be_visible(timeout=60_000)
    own.get_by_role("tab", name="File").click()
    own.get_by_label("Name of the box").fill("Anna’s Maria")
    own.get_by_label("Name of the box").press("Tab")
    expect(own.get_by_text(re.compile("At the table: Anna’s Maria"))).to_be_visible(timeout=60_000)
    with page.expect_download() as saved:
        own.get_by_role("button", name="Save the file").click()
    saved.value.save_as(tmp_path / "maria.toml")
    overlay = page.evaluate("JSON.parse(localStorage.getItem('hatalom.corrected')).own.maria.overlay")
    assert overlay["game"]["recruit_cost"] == 5
    mine, theirs = next(game for game in visitor.get("/api/games") if game["name"] == "maria")["seat_ids"]["2"]
    seats = [{"seat": mine, "who": "me"}, {"seat": theirs, "who": "computer", "level": "novice"}]
    wish = {"game": "maria", "seats": seats, "overlay": {"box": {"name": "Anna’s Maria"}, **overlay}}
    table = visitor.post("/api/tables", wish)["id"]
    page.goto(f"{door.server.url}/tables/{table}")
    visitor.play_to_the_end(seed=1)
    (tmp_path / "a.journal").write_text(
        page.request.get(f"{door.server.url}/api/tables/{table}/journal").text(), encoding="utf-8"
    )
    kept = read_journal(tmp_path / "a.journal", tmp_path / "maria.toml")
    verify(kept.game, kept.journal, kept.content())
    assert "resign" not in (tmp_path / "a.journal").read_text(encoding="utf-8")

    with Running(tmp_path / "elsewhere.sqlite") as elsewhere:
        there = Door(door.wardrobe, elsewhere)
        other = there.visitor("Béla")
        bench_of_bela = bench(other.page, elsewhere.url, "maria")
        bench_of_bela.get_by_role("tab", name="File").click()
        bench_of_bela.locator("input[type=file]").set_input_files(tmp_path / "maria.toml")
        expect(bench_of_bela.get_by_role("link", name="Play with my box")).to_be_visible(timeout=60_000)
        other.page.goto(f"{elsewhere.url}/watch")
        other.page.locator("input[type=file][accept*=journal]").set_input_files(tmp_path / "a.journal")
        other.page.wait_for_url("**/tables/*")
        brought = other.get(f"/api/tables/{other.page.url.rsplit('/', 1)[1]}")
        assert brought["box"].startswith("Anna’s Maria ")
        there.close()


def maria_with(visitor: Visitor, overlay: Table) -> Page:
    """A table of Maria with a corrected box; the others are computers."""
    first, *others = next(game for game in visitor.get("/api/games") if game["name"] == "maria")["seat_ids"]["3"]
    seats = [{"seat": first, "who": "me"}, *({"seat": seat, "who": "computer", "level": "novice"} for seat in others)]
    table = visitor.post("/api/tables", {"game": "maria", "seats": seats, "overlay": overlay})["id"]
    visitor.page.goto(f"{visitor.url}/tables/{table}")
    return visitor.page


def test_the_table_draws_the_roads_of_the_box(door: Door) -> None:
    roads = [{"a": "glatz", "b": "prag"}, {"a": "berlin", "b": "potsdam", "remove": True}]
    page = maria_with(door.visitor("Anna"), {"roads": roads})
    ways = page.locator("path.minor, path.main")
    expect(ways).to_have_count(2, timeout=30_000)
    drawn = {way for path in ways.all() for way in (path.get_attribute("d") or "").split("M") if way}
    assert len(drawn) == len(MAP["roads"])
    at = {town["id"]: "{} {}".format(*town["at"]) for town in MAP["towns"]}
    ends = [(at["town.glatz"], at["town.prag"]), (at["town.berlin"], at["town.potsdam"])]
    assert [any({one, other} <= ends_of(way) for way in drawn) for one, other in ends] == [True, False]


@pytest.mark.long
def test_a_road_is_added_on_the_map_and_a_row_confirmed(door: Door) -> None:
    page = door.visitor("Anna").page
    own = bench(page, door.server.url, "maria")
    progress = page.locator("[data-part='box-progress']")
    expect(progress).to_contain_text("0 of")
    choose(page, "Roads", "Königgrätz – Reichenau")
    own.get_by_role("button", name="It is right").click()
    expect(progress).to_contain_text("1 of")
    own.get_by_text("Add a way", exact=True).click()
    own.get_by_label("From", exact=True).select_option("glatz")
    own.get_by_label("To", exact=True).select_option("prag")
    own.get_by_role("button", name="Add it").click()
    expect(page.locator(".way.added")).to_have_count(1)
    own.get_by_role("tab", name="Differences").click()
    expect(own.get_by_role("listitem").filter(has_text="Prague")).to_contain_text("Glatz")


@pytest.mark.long
def test_a_picture_of_a_piece_stays_in_the_browser(door: Door) -> None:
    page = door.visitor("Anna").page
    own = bench(page, door.server.url, "maria")
    choose(page, "Political cards", "British Gold")
    own.get_by_text("My own picture").click()
    field = own.locator("input[type=file]")
    svg = FilePayload(name="a.svg", mimeType="image/svg+xml", buffer=b"<svg xmlns='http://www.w3.org/2000/svg'/>")
    field.set_input_files(svg)
    expect(own.get_by_role("alert")).to_contain_text("PNG, JPEG or WebP")
    field.set_input_files(FilePayload(name="a.png", mimeType="image/png", buffer=b"no picture at all"))
    expect(own.get_by_role("alert")).to_contain_text("cannot be read")
    field.set_input_files(FilePayload(name="a.png", mimeType="image/png", buffer=PIXELS))
    expect(own.get_by_role("img", name="My picture of “British Gold”")).to_be_visible()
    page.reload()
    choose(page, "Political cards", "British Gold")
    expect(own.get_by_role("img", name="My picture of “British Gold”")).to_be_visible()
    own.get_by_role("button", name="Forget", exact=True).click()
    expect(own.get_by_role("img", name="My picture of “British Gold”")).to_have_count(0)


@pytest.mark.long
def test_an_own_picture_is_shown_at_the_table_and_can_be_switched_off(door: Door) -> None:
    visitor = door.visitor("Anna")
    page = visitor.page
    own = bench(page, door.server.url, "power_and_weakness")
    for tile in ("castle", "helmet", "tent", "key"):
        choose(page, "Action tiles", f"{tile} influence tile")
        own.get_by_text("My own picture").click()
        own.locator("input[type=file]").set_input_files(FilePayload(name="a.png", mimeType="image/png", buffer=PIXELS))
        expect(own.get_by_role("img")).to_be_visible()
    page.goto(door.server.url)
    page.get_by_role("button", name="Start as Orange").click()
    held = page.locator("[data-thing^='tile.influence']").first
    held.hover(timeout=60_000)
    expect(page.locator("#enlarged").get_by_role("img")).to_be_visible()
    visitor.open_drawer("settings").get_by_text("My own pictures of pieces").click()
    visitor.close_drawer()
    held.hover()
    expect(page.locator("#enlarged")).to_be_visible()
    expect(page.locator("#enlarged img")).to_have_count(0)


@pytest.mark.parametrize(
    ("lang", "title"),
    [pytest.param("en", "Sequence of play", marks=pytest.mark.long), ("hu", "A játék menete")],
)
@pytest.mark.long
def test_the_player_aid_is_printed(door: Door, lang: str, title: str) -> None:
    page = door.visitor(lang=lang).page
    page.goto(f"{door.server.url}/aid/maria")
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.get_by_role("table").first).to_be_visible()
    printed = page.pdf(format="A4")
    assert printed.startswith(b"%PDF")
    assert printed.count(b"/Type /Page\n") + printed.count(b"/Type /Page ") >= 5 or len(printed) > 100_000
