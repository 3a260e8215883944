"""Pictures of Great War: the whole board with a purchase, a front near by (a phone has its parts instead), a battle on
land, the same battle fought, a battle at sea, a landing, and the end of a year."""

from tests.web.great_war_scenes import picture
from tools.camera import Look, Photographer, close_tips, looks, shoot

PLACE = "path.hit"
ODDS = "section.battle .odds"
SHOWN = {
    "attack": ("great-war-battle", ODDS),
    "fleet": ("great-war-sea", ODDS),
    "landing": ("great-war-landing", ODDS),
    "year_end": ("great-war-year-end", PLACE),
}
"""Each further scene's file, and what is seen once it is there."""


def photograph_great_war(photographer: Photographer) -> None:
    board = _lay(photographer, "purchase")
    tables = {scene: _lay(photographer, scene) for scene in SHOWN}
    for look in looks(photographer.size):
        photographer.dress(look)
        _photograph_board(photographer, look, board)
        for scene, (name, ready) in SHOWN.items():
            _photograph(photographer, look, tables[scene], name, ready)


def _lay(photographer: Photographer, scene: str) -> str:
    found = picture(scene)
    return photographer.lay(found.journal, found.ply, found.seat, "britain" if found.seat == "germany" else "germany")


def _photograph_board(photographer: Photographer, look: Look, board: str) -> None:
    page = photographer.page
    page.goto(board)
    page.locator(PLACE).first.wait_for(state="attached")
    close_tips(page, PLACE)
    shoot(page, look, "great-war")
    if photographer.is_phone:
        page.locator(".chips button").nth(1).tap()
    else:
        page.locator(".left .buttons button").nth(2).click()
    shoot(page, look, "great-war-front")


def _photograph(photographer: Photographer, look: Look, table: str, name: str, ready: str) -> None:
    page = photographer.page
    page.goto(table)
    page.locator(ready).first.wait_for(state="attached")
    shoot(page, look, name)
