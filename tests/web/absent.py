"""Somebody plays on elsewhere: two acts of a recorded game, so that there is always something to tell."""

from pathlib import Path

from playwright.sync_api import expect

from tests.web.people import OPTIONS, Visitor

JOURNAL = Path(__file__).parents[1] / "games" / "power_and_weakness" / "golden" / "random_124.journal"
LEAVES = 34
"""Orange is asked for two actions."""
MEANWHILE = ("place_unit dumnonia", "place_unit mercia")
MOST_WAITS = 100


def leave(orange: Visitor) -> str:
    """Orange sees the table and goes; elsewhere she acts, and the computer answers.  Returns the table's address."""
    page = orange.lay(JOURNAL.read_text(encoding="utf-8"), LEAVES, "orange", "white")
    expect(page.locator(OPTIONS).first).to_be_visible()
    url = page.url
    path = f"/api/tables/{url.rpartition('/')[2]}"
    page.goto(f"{orange.url}/watch")
    page.wait_for_timeout(500)
    for number, action in enumerate(MEANWHILE):
        version = orange.get(path)["state"]["version"]
        orange.post(f"{path}/act", {"seat": "orange", "action": action, "version": version, "key": str(number)})
    for _ in range(MOST_WAITS):
        if orange.get(path)["state"]["question"] is not None:
            return url
        page.wait_for_timeout(100)
    raise AssertionError("the computer did not answer")
