"""The map fills the window: how much of it is free at an own question, in every game and size; and nothing moves it."""

import random
from functools import cache
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from hatalom import games
from hatalom.core.journal import write
from hatalom.table.table import open_match
from tests.web import great_war_scenes, hannibal_scenes
from tests.web.conftest import Door
from tests.web.people import OPTIONS, Visitor
from tools.camera import POST, at_rest

PHONE = (390, 844)
SIZES = [
    (1440, 900),
    PHONE,
    pytest.param((1280, 720), marks=pytest.mark.long),
    pytest.param((1920, 1080), marks=pytest.mark.long),
]
EVERY_SIZE = [(1440, 900), PHONE, (1280, 720), (1920, 1080)]
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
PLACED = """() => {
  const [sheet] = document.querySelectorAll(".view .sheet g");
  return [sheet.getAttribute("transform"), document.querySelector(".view .plane").style.transform];
}"""
MAP_VERBS = {"power_and_weakness": "place_unit", "heads_of_state": "place_noble", "hannibal": "march_to",
             "maria": "move_to", "great_war": "attack"}  # fmt: skip
"""What is chosen on the map in the question that is looked at."""
PLAYERS = {"power_and_weakness": 2, "heads_of_state": 5, "hannibal": 2, "maria": 3, "great_war": 2}
FIRST = 30
"""So much of a game is over: there is something on the map."""
MOST_PLIES = 3000
EAGER = ("ready_made", "end_diplomacy", "move_general")


class Scene(NamedTuple):
    journal: str
    ply: int
    mine: str
    others: list[str]


@cache
def own_question(name: str) -> Scene:
    """A game, played at random, that is given up at a question with several answers on the map."""
    game, players = games.load(name), PLAYERS[name]
    rng = random.Random(7)
    match = open_match(game, ["Anna"] * players, game.default_options(), "", (7).to_bytes(32))
    for ply in range(MOST_PLIES):
        question = match.questions()[0]
        verbs = [game.verbs.text(action).split()[0] for action in question.options]
        if ply > FIRST and verbs.count(MAP_VERBS[name]) > 1:
            match.resign((question.seat + 1) % players)
            return scene(name, write(match.journal, game), len(match.plies), game.seat_ids(players)[question.seat])
        weights = [1000.0 if verb in EAGER else 1.0 for verb in verbs]
        match.answer(question.seat, rng.choices(question.options, weights)[0])
    raise AssertionError("nobody came to a question on the map, raise MOST_PLIES")


def scene(name: str, journal: str, ply: int, mine: str) -> Scene:
    return Scene(journal, ply, mine, [seat for seat in games.load(name).seat_ids(PLAYERS[name]) if seat != mine])


def sit_down(visitor: Visitor, there: Scene, size: tuple[int, int]) -> Page:
    """The others are computers."""
    page = visitor.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    brought = page.evaluate(POST, ["/api/journals", {"text": there.journal}])
    others = [{"seat": seat, "who": "computer", "level": "random"} for seat in there.others]
    seats = [{"seat": there.mine, "who": "me"}, *others]
    made = page.evaluate(POST, [f"/api/tables/{brought['id']}/branch", {"ply": there.ply, "seats": seats}])
    page.goto(f"{visitor.url}/tables/{made['id']}")
    expect(page.locator(OPTIONS).first).to_be_visible(timeout=60_000)
    tip = page.locator(".tip")
    if tip.count():
        visitor.press(tip.get_by_role("button").last)
    expect(tip).to_have_count(0)
    return page


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


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", games.NAMES)
def test_most_of_the_window_is_map_at_an_own_question(door: Door, game: str, size: tuple[int, int]) -> None:
    """With the card of a place open."""
    visitor = door.visitor("Anna", phone=size == PHONE)
    page = sit_down(visitor, own_question(game), size)
    show_card(visitor, page.locator(".view .hit.legal").first)
    assert page.evaluate(SHARE) >= LEAST[size == PHONE]


MOMENTS = [("great_war", "attack"), ("great_war", "fleet"), ("great_war", "purchase"), ("hannibal", "battle"),
           ("hannibal", "siege")]  # fmt: skip
"""Battles and purchases of the two games of war."""


@pytest.mark.long
@pytest.mark.parametrize(
    "size", [(1440, 900), PHONE, (1280, 720), (1920, 1080)], ids=lambda size: f"{size[0]}x{size[1]}"
)
@pytest.mark.parametrize(("game", "moment"), MOMENTS)
def test_most_of_the_window_is_map_in_battle_and_purchase(
    door: Door, game: str, moment: str, size: tuple[int, int]
) -> None:
    """What is planned or fought lies beside the map's middle, thin, and off what may be clicked."""
    found = (great_war_scenes if game == "great_war" else hannibal_scenes).picture(moment)
    visitor = door.visitor("Anna", phone=size == PHONE)
    page = sit_down(visitor, scene(game, found.journal, found.ply, found.seat), size)
    if moment == "purchase":
        visitor.press(page.locator("[data-thing='item.infantry'] .more"))
    page.wait_for_timeout(600)
    assert page.evaluate(SHARE) >= LEAST[size == PHONE]


@pytest.mark.long
@pytest.mark.parametrize("game", games.NAMES)
def test_nothing_of_the_interface_moves_the_map(door: Door, game: str) -> None:
    """Panels, cards and the timeline open and close: the map lies as it was fitted."""
    visitor = door.visitor("Anna")
    page = sit_down(visitor, own_question(game), (1440, 900))
    at_rest(page.locator(".view .hit").first)
    placed: Any = page.evaluate(PLACED)
    for key in ("q", "e", "w", "w", "x", "x", "z", "z"):
        page.keyboard.press(key)
        page.wait_for_timeout(150)
    assert page.evaluate(PLACED) == placed
