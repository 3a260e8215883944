"""Tables at the opening of a game: the set-up has just been laid out, and this visitor is asked first."""

from playwright.sync_api import Page

from tests.web.opened import Opening, opening
from tests.web.people import Visitor


def lay_out(visitor: Visitor, name: str, found: Opening | None = None) -> Page:
    """The other seats are computers."""
    journal, ply, asked, others = found or opening(name)
    return visitor.lay(journal, ply, asked, *others)
