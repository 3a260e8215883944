"""Pictures of Maria: a march on the board, a duel, and the political display."""

from tests.web.maria_scenes import picture
from tools.camera import Photographer, close_tips, looks, shoot

SCENES = {"march": "circle.hit.legal", "duel": "section.duel .card.legal", "politics": "section.bidding"}
"""Each with what has to be seen in its picture."""
SEATS = ("maria", "frederick", "louis")


def photograph_maria(photographer: Photographer) -> None:
    page = photographer.page
    tables = {}
    for scene in SCENES:
        found = picture(scene)
        others = [seat for seat in SEATS if seat != found.seat]
        tables[scene] = photographer.lay(found.journal, found.ply, found.seat, *others)
    for look in looks(photographer.size):
        photographer.dress(look)
        for scene, table in tables.items():
            page.goto(table)
            page.locator(SCENES[scene]).first.wait_for()
            close_tips(page, SCENES[scene])
            shoot(page, look, f"maria-{scene}")
