"""No prompt is cut: all that recorded games ask, in both languages, on a desk and on a phone."""

import pytest
from playwright.sync_api import Page

from hatalom import games
from hatalom.texts import LANGS
from tests.web.conftest import Door
from tests.web.moments import Scene, sit_down
from tests.web.prompts import Asked, prompts

SIZES = [(1280, 720), (1440, 900), (390, 844)]
CUT = """() => [...document.querySelectorAll(".prompt, .planned span, .crumbs [aria-current]")].filter(one => {
  const words = document.createRange();
  words.selectNodeContents(one);
  const [inner, outer] = [words.getBoundingClientRect(), one.getBoundingClientRect()];
  return inner.right > outer.right + 1.5 || inner.bottom > outer.bottom + 2.5;
}).map(one => one.innerText)"""
"""What stands in the ribbon and has no room."""
SETTLED = 350
"""Until the ribbon is laid out anew, in milliseconds."""
STAYS = 1500
"""What is cut so much later is cut: on a busy machine letters come late, and the ribbon is laid out again with them."""


def cut_at(page: Page, asked: Asked, lang: str) -> list[str]:
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(SETTLED)
        if page.evaluate(CUT):
            page.wait_for_timeout(STAYS)
            found += [f"{asked.key} {lang} {width}: {text}" for text in page.evaluate(CUT)]
    return found


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", games.NAMES)
def test_no_prompt_is_cut(door: Door, name: str, lang: str) -> None:
    visitor = door.visitor("Anna", lang=lang)
    found: list[str] = []
    for asked in prompts(name):
        scene = Scene(asked.journal(games.load(name)), asked.ply, asked.seat, list(asked.others))
        found += cut_at(sit_down(visitor, scene, SIZES[0]), asked, lang)
    assert found == []
