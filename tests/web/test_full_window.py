"""The map fills the window: how much of it is free at three moments, in every game and size; and nothing moves it."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from hatalom import games
from tests.web import great_war_scenes, hannibal_scenes
from tests.web.conftest import Door
from tests.web.moments import moment, sit_down, whole
from tests.web.people import Visitor
from tools.camera import at_rest

PHONE = (390, 844)
DESK = (1440, 900)
SIZES = [DESK, PHONE, (1280, 720), (1920, 1080)]
QUICK = {
    ("power_and_weakness", "purchase", PHONE),
}  # fmt: skip
"""These are looked at whenever the tests run; the others take minutes together."""
MOMENTS = [
    pytest.param(game, kind, size, marks=[] if (game, kind, size) in QUICK else [pytest.mark.long],
                 id=f"{game}-{kind}-{size[0]}x{size[1]}")
    for game in games.NAMES for kind in ("question", "battle", "purchase") for size in SIZES
]  # fmt: skip
LEAST = {False: 0.75, True: 0.50}
"""So much of the window is map, on a desk and on a phone."""
SHARE = """() => {
  const all = document.createElement("style");
  all.textContent = "* { pointer-events: auto !important }";
  document.head.append(all);
  const N = 48;
  let free = 0;
  for (let i = 0; i < N; i++) for (let j = 0; j < N; j++) {
    const [x, y] = [(i + 0.5) * innerWidth / N, (j + 0.5) * innerHeight / N];
    const covers = document.elementsFromPoint(x, y).find(isBox);
    if (covers?.closest(".view") && !covers.closest("[data-map-control]")) free++;
  }
  all.remove();
  return free / (N * N);

  // Boxes that only lay out others paint nothing: what lies in them is looked at by itself.
  function isBox(one) {
    if (one.closest(".view")) return true;
    const look = getComputedStyle(one);
    if (look.visibility === "hidden") return false;
    const isPainted = look.backgroundColor !== "rgba(0, 0, 0, 0)" || look.backgroundImage !== "none";
    return isPainted || look.borderTopWidth !== "0px" || ["svg", "path", "use", "img", "line"].includes(one.localName)
      || [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim() !== "");
  }
}"""
"""The share of a grid of points at which the topmost box is the map's; boxes that let the pointer through count too."""
BEYOND = """() => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  return [scrollWidth - clientWidth, scrollHeight - clientHeight];
}"""
"""How far the page goes beyond the window: a browser on a desk would draw a scroll bar."""
PLACED = """() => {
  const [sheet] = document.querySelectorAll(".view .sheet g");
  return [sheet.getAttribute("transform"), document.querySelector(".view .plane").style.transform];
}"""


def show_card(visitor: Visitor, target: Locator) -> None:
    """The card of the place: under the pointer, or with a tap; where a tap acts at once, as the keyboard shows it."""
    page = visitor.page
    at_rest(target)
    if visitor.touch:
        target.evaluate("target => target.focus()")
    else:
        target.hover(force=True)
    expect(page.locator(".place-card")).to_be_visible()
    page.wait_for_timeout(400)


@pytest.mark.parametrize(("game", "kind", "size"), MOMENTS)
def test_most_of_the_window_is_map(door: Door, game: str, kind: str, size: tuple[int, int]) -> None:
    """With the card of a place open, where the question has places."""
    visitor = door.visitor("Anna", phone=size == PHONE)
    page = sit_down(visitor, moment(game, kind), size)
    page.wait_for_timeout(600)
    target = page.locator(".view .hit.legal")
    if target.count():
        show_card(visitor, target.first)
    assert page.evaluate(SHARE) >= LEAST[size == PHONE]
    assert page.evaluate(BEYOND) == [0, 0], "the page scrolls"


WARS = [("great_war", "fleet"), ("great_war", "purchase"), ("hannibal", "siege")]
"""More battles of the two games of war, and a purchase that has begun."""


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("game", "scene"), WARS)
def test_most_of_the_window_is_map_in_battle_and_purchase(
    door: Door, game: str, scene: str, size: tuple[int, int]
) -> None:
    """What is planned or fought lies beside the map's middle, thin, and off what may be clicked."""
    found = (great_war_scenes if game == "great_war" else hannibal_scenes).picture(scene)
    visitor = door.visitor("Anna", phone=size == PHONE)
    page = sit_down(visitor, whole(game, found), size)
    if scene == "purchase":
        visitor.press(page.locator("[data-thing='item.infantry'] .more"))
    page.wait_for_timeout(600)
    assert page.evaluate(SHARE) >= LEAST[size == PHONE]


@pytest.mark.long
@pytest.mark.parametrize("game", games.NAMES)
def test_nothing_of_the_interface_moves_the_map(door: Door, game: str) -> None:
    """Panels, cards and the timeline open and close: the map lies as it was fitted."""
    visitor = door.visitor("Anna")
    page = sit_down(visitor, moment(game, "question"), (1440, 900))
    at_rest(page.locator(".view .hit").first)
    placed: Any = page.evaluate(PLACED)
    for key in ("q", "e", "w", "w", "x", "x", "z", "z"):
        page.keyboard.press(key)
        page.wait_for_timeout(150)
    assert page.evaluate(PLACED) == placed
