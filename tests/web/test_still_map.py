"""Over whole turns the map stays: only the player moves it, and the camera's rule where no target is in sight."""

import random
import time
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from hatalom import games
from tests.web.conftest import Door
from tests.web.moments import moment, sit_down
from tests.web.people import OPTIONS, Visitor
from tools.camera import at_rest

WATCH = """() => {
  const view = document.querySelector(".view");
  const placed = () => {
    const { e, f, a } = view.querySelector(".sheet g").transform.baseVal.consolidate().matrix;
    return { x: e, y: f, k: a };
  };
  window.mapMoves = [];
  let [last, begun] = [placed(), null];
  /* The map sets out; when it has come there, another question may have been asked. */
  new MutationObserver(() => {
    if (!view.classList.contains("moving")) return;
    const { e, f } = new DOMMatrix(getComputedStyle(view.querySelector(".plane")).transform);
    begun ??= what(e, f);
  }).observe(view, { attributes: true, attributeFilter: ["class"] });
  new MutationObserver(() => {
    const now = placed();
    if (now.x === last.x && now.y === last.y && now.k === last.k) return;
    window.mapMoves.push({
      mover: view.dataset.movedBy,
      scaled: now.k / last.k,
      ...(begun ?? what(now.x - last.x, now.y - last.y)),
    });
    [last, begun] = [now, null];
  }).observe(view, { subtree: true, attributes: true, attributeFilter: ["transform"] });

  /* What was asked, and what of it was in sight before the map moved: inside the window, and not covered; what lets the
     pointer through covers a target all the same, and so does a part of the map that is drawn larger. */
  function what(dx, dy) {
    const panels = ".ticker, .panels > *, .toasts > *, .side > *, .verdict, .under";
    const onTheMap = "[data-map-control], [data-inset] .plate";
    const boxes = [...document.querySelectorAll(`${panels}, ${onTheMap}`)].map(one => one.getBoundingClientRect());
    const seen = [...view.querySelectorAll(".hit.legal")].filter(target => {
      const box = target.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2 - dx, box.top + box.height / 2 - dy];
      const isCovered = boxes.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
      return !isCovered && document.elementFromPoint(x, y)?.closest(".view") != null;
    });
    return { seen: seen.length, prompt: document.querySelector(".prompt")?.textContent.trim() };
  }
}"""
"""Writes down every move of the map: who moved it, and how many targets of the question were in sight before."""
PLIES = "id => fetch(`/api/tables/${id}`).then(answer => answer.json()).then(table => table.state.plies)"
MOST_SECONDS = 120


class Played(NamedTuple):
    answers: int
    plies: int
    """Of everybody."""


def play_on(visitor: Visitor, answers: int, seed: int) -> Played:
    """Answers by the ribbon, at random; in between the others have their turns."""
    page, rng = visitor.page, random.Random(seed)
    table = page.url.rsplit("/", 1)[1]
    before = page.evaluate(PLIES, table)
    until, given = time.monotonic() + MOST_SECONDS, 0
    while given < answers and time.monotonic() < until and not visitor.result().count():
        options = page.locator(OPTIONS)
        count = options.count()
        given += visitor._choose(options, rng.randrange(count), keyboard=False) if count else 0
        page.wait_for_timeout(50)
    expect(page.locator(".view.moving")).to_have_count(0)
    return Played(given, page.evaluate(PLIES, table) - before)


def moves(page: Page) -> list[dict[str, Any]]:
    page.wait_for_timeout(400)
    found: list[dict[str, Any]] = page.evaluate("() => window.mapMoves")
    return found


def watch(door: Door, game: str) -> Visitor:
    visitor = door.visitor("Anna")
    page = sit_down(visitor, moment(game, "question"), (1440, 900))
    at_rest(page.locator(".view .hit").first)
    page.evaluate(WATCH)
    return visitor


def test_the_map_stays_where_it_is(door: Door) -> None:
    visitor = watch(door, "hannibal")
    assert play_on(visitor, 6, seed=1).answers > 2
    assert moves(visitor.page) == []


@pytest.mark.long
@pytest.mark.parametrize("game", games.NAMES)
def test_the_map_stays_over_whole_turns(door: Door, game: str) -> None:
    """With the whole board in sight; only a battle under a panel of its own may be moved out from there."""
    visitor = watch(door, game)
    played = play_on(visitor, 40, seed=2)
    assert played.answers > 15
    assert played.plies > played.answers, "nobody else had a turn"
    assert [move for move in moves(visitor.page) if not is_by_the_rule(move)] == []


@pytest.mark.long
@pytest.mark.parametrize("game", games.NAMES)
def test_close_by_only_the_rule_moves_the_map(door: Door, game: str) -> None:
    """Close by, many questions have all their targets out of sight; the player's own two steps come first."""
    visitor = watch(door, game)
    visitor.page.locator(".view").focus()
    for _ in range(3):
        visitor.page.keyboard.press("+")
        visitor.page.wait_for_timeout(500)
    assert {move["mover"] for move in moves(visitor.page)} == {"player"}
    visitor.page.evaluate("() => window.mapMoves.splice(0)")
    assert play_on(visitor, 30, seed=3).answers > 10
    assert [move for move in moves(visitor.page) if not is_by_the_rule(move)] == []


def is_by_the_rule(move: dict[str, Any]) -> bool:
    """None of the question's targets was in sight; the scale is kept."""
    return bool(move["mover"] == "rule" and move["seen"] == 0 and abs(move["scaled"] - 1) < 1e-9)
