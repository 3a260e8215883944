"""Somebody is away while another person plays on: a recorded game, so that what there is to tell is always the same."""

from pathlib import Path

from playwright.sync_api import expect

from tests.web.people import OPTIONS, Visitor

JOURNAL = Path(__file__).parents[1] / "games" / "power_and_weakness" / "golden" / "random_124.journal"
LEAVES = 34
"""Orange is asked for two actions; then White has two."""
MEANWHILE = (
    ("orange", "place_unit dumnonia"),
    ("orange", "place_unit mercia"),
    ("white", "take_tile influence_tent"),
    ("white", "place_unit gwynedd"),
)


def leave(orange: Visitor, white: Visitor) -> str:
    """Orange sees the table and goes; both play on elsewhere.  Returns the table's address."""
    brought = orange.post("/api/journals", {"text": JOURNAL.read_text(encoding="utf-8")})
    seats = [{"seat": "orange", "who": "me"}, {"seat": "white", "who": "open"}]
    table = orange.post(f"/api/tables/{brought['id']}/branch", {"ply": LEAVES, "seats": seats})["id"]
    white.post(f"/api/tables/{table}/join", {"seat": "white"})
    page, url = orange.page, f"{orange.url}/tables/{table}"
    page.goto(url)
    expect(page.locator(OPTIONS).first).to_be_visible()
    page.goto(f"{orange.url}/watch")
    page.wait_for_timeout(500)
    people = {"orange": orange, "white": white}
    for number, (seat, action) in enumerate(MEANWHILE):
        version = people[seat].get(f"/api/tables/{table}")["state"]["version"]
        body = {"seat": seat, "action": action, "version": version, "key": str(number)}
        people[seat].post(f"/api/tables/{table}/act", body)
    return url
