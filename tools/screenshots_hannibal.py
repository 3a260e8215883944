"""Pictures of Hannibal: a siege, an interception, a battle, a voyage, and how far a general could go."""

from tests.web.hannibal_scenes import SCENES, picture
from tools.camera import LANGUAGES, Look, Photographer, close_tips, shoot

THEMES = ("paper", "night")
OPTIONS = ".bar .acts [data-action]"
POINTED = {
    "siege": '.bar [data-action="besiege"]',
    "interception": '.bar [data-action^="intercept"]',
    "battle": ".hand .legal",
    "voyage": "circle.hit.legal",
}
"""What the pointer lies on: there its chances show before the click."""
OTHER = {"rome": "carthage", "carthage": "rome"}


def photograph_hannibal(photographer: Photographer) -> None:
    tables = {}
    for scene in SCENES:
        found = picture(scene)
        tables[scene] = photographer.lay(found.journal, found.ply, found.seat, OTHER[found.seat])
    for look in (Look(photographer.size, theme, lang) for lang in LANGUAGES for theme in THEMES):
        photographer.dress(look)
        for scene, table in tables.items():
            _photograph(photographer, look, scene, table)


def _photograph(photographer: Photographer, look: Look, scene: str, table: str) -> None:
    page = photographer.page
    page.goto(table)
    page.locator(OPTIONS).first.wait_for()
    close_tips(page, OPTIONS)
    shoot(page, look, f"hannibal-{scene}")
    if scene == "voyage":
        _show_reach(photographer, look)
        group = page.locator('.bar [data-action="group sail_to"]')
        if group.count():
            group.click()
    photographer.point_at(page.locator(POINTED[scene]).first)
    shoot(page, look, f"hannibal-{scene}-pointed")


def _show_reach(photographer: Photographer, look: Look) -> None:
    """The pointer lies on the name of a general who is not asked for."""
    if not photographer.is_phone:
        photographer.point_at(photographer.page.locator(".tag .hit:not(.legal)").first)
        shoot(photographer.page, look, "hannibal-reach")
