"""The sum behind a choice on a phone: every term of it is in sight."""

from playwright.sync_api import expect

from hatalom.core.journal import write
from hatalom.games.power_and_weakness.game import GAME
from tests.web.conftest import Door
from tools.screenshots import TERMS, good_game


def test_a_long_sum_is_seen_whole_on_a_phone(door: Door) -> None:
    """In Hungarian: the longer words."""
    match, ply, region = good_game()
    page = door.visitor("Anna", "hu", phone=True).lay(write(match.journal, GAME), ply, "orange", "white")
    page.locator(f"[id='place-{region}'] .marker").tap(force=True)
    terms = page.locator(".forecast .term")
    expect(terms.nth(TERMS - 1)).to_be_visible()
    for term in terms.all():
        expect(term).to_be_in_viewport(ratio=1)
