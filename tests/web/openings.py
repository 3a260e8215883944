"""Tables at the opening of a game: the set-up has just been laid out, and this visitor is asked first."""

from typing import Any

from playwright.sync_api import Page

from tests.web.opened import Opening, opening
from tools.camera import POST


def post(page: Page, path: str, body: dict[str, Any]) -> Any:
    return page.evaluate(POST, [path, body])


def lay_out(page: Page, name: str, found: Opening | None = None) -> str:
    """The id of a table with this opening; the other seats are computers."""
    found = found or opening(name)
    brought = post(page, "/api/journals", {"text": found.journal})
    seats = [{"seat": found.asked, "who": "me"}]
    seats += [{"seat": seat, "who": "computer", "level": "novice"} for seat in found.others]
    branch = post(page, f"/api/tables/{brought['id']}/branch", {"ply": found.ply, "seats": seats})
    return str(branch["id"])
