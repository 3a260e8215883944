"""Pictures of Great War: the whole board, a front near by (a phone has its parts instead), and a battle."""

from tests.web.great_war_scenes import picture
from tools.camera import Look, Photographer, close_tips, looks, shoot

PLACE = "path.hit"


def photograph_great_war(photographer: Photographer) -> None:
    board, battle = _lay(photographer, "purchase"), _lay(photographer, "attack")
    for look in looks(photographer.size):
        photographer.dress(look)
        _photograph(photographer, look, board, battle)


def _lay(photographer: Photographer, scene: str) -> str:
    found = picture(scene)
    return photographer.lay(found.journal, found.ply, found.seat, "britain" if found.seat == "germany" else "germany")


def _photograph(photographer: Photographer, look: Look, board: str, battle: str) -> None:
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
    page.goto(battle)
    page.locator("section.battle .odds").wait_for()
    shoot(page, look, "great-war-battle")
