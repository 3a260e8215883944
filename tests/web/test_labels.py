"""Names on the maps: none over another, none off the map, each beside its own place, and no piece over one."""

import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from hatalom import games
from hatalom.server.settings import STATIC
from tests.web.conftest import Door
from tests.web.openings import lay_out

SHORT = ("power_and_weakness", "heads_of_state", "hannibal")
"""The maps that are looked at in every run; the larger ones take longer."""
MAPS = STATIC.parents[3] / "web" / "src" / "games"
FARTHEST = {"overview": 40.0, "near": 76.0}
"""How far the letters of a name may be from the middle of their place, in pixels.

Near by an army of several kinds of units, 66 pixels wide, stands between a name and its place.
"""
FARTHEST_IN_REGIONS = {"overview": 60.0, "near": 90.0}
"""A region has no dot: its name stands over the room for its marker and two stacks of units."""
NEAR = 3
"""So many steps of the map's own zoom lead from the overview to where all is seen by kind."""
TOUCH = 0.25
"""Less than this is no overlap, in pixels: by so much browsers differ in measuring the same letters."""
CORNER = 0.14
"""A round piece leaves this share of its box free at each side."""
MEASURE = """([places, inset]) => {
  const canvas = document.createElement("canvas").getContext("2d");
  const SIZE = 200;
  const sheet = [...document.querySelectorAll("svg.sheet")].at(-1).querySelector("g").getScreenCTM();
  const isWanted = one => (one.closest("[data-inset]") !== null) === inset;
  const plate = document.querySelector("[data-inset] svg")?.getBoundingClientRect();
  const names = [...document.querySelectorAll("svg.sheet text[data-name]")].filter(isWanted).map(text => {
    const style = getComputedStyle(text);
    canvas.font = `${style.fontStyle} ${style.fontWeight} ${SIZE}px ${style.fontFamily}`;
    const ink = canvas.measureText(text.textContent);
    const start = text.getStartPositionOfChar(0);
    const matrix = text.getScreenCTM();
    const [x, y] = [matrix.a * start.x + matrix.e, matrix.d * start.y + matrix.f];
    const by = (parseFloat(style.fontSize) / SIZE) * matrix.a;
    const [left, top] = places[text.dataset.name];
    const own = inset ? text.closest("svg:not(.sheet)").querySelector(".still").getScreenCTM() : sheet;
    return {
      id: text.dataset.name,
      box: [x, y - by * ink.actualBoundingBoxAscent,
            x + matrix.a * text.getComputedTextLength(), y + by * ink.actualBoundingBoxDescent],
      place: [own.a * left + own.e, own.d * top + own.f],
    };
  });
  const pieces = [...document.querySelectorAll("svg.sheet [data-piece]")].filter(isWanted).map(piece => {
    const { left, top, right, bottom } = piece.getBoundingClientRect();
    return [left, top, right, bottom];
  });
  const frame = inset && plate ? [plate.left, plate.top, plate.right, plate.bottom] : null;
  return { names, pieces, scale: sheet.a, at: [sheet.e, sheet.f], frame };
}"""

DRAWN_SCALE = 'document.querySelector(".view .sheet g").transform.baseVal.consolidate().matrix.a'
"""The scale at which the map was drawn when it last came to rest."""

Box = tuple[float, float, float, float]


class Name(NamedTuple):
    id: str
    box: Box
    place: tuple[float, float]


class Measured(NamedTuple):
    names: list[Name]
    pieces: list[Box]
    frame: Box
    """Where the map ends."""


def measure(page: Page, places: dict[str, Any], frame: list[float], is_inset: bool = False) -> Measured:
    """Of the map, or of the part that it shows again, larger."""
    found = page.evaluate(MEASURE, [places, is_inset])
    k, (x, y) = found["scale"], found["at"]
    names = [Name(name["id"], tuple(name["box"]), tuple(name["place"])) for name in found["names"]]
    edges = (x + k * frame[0], y + k * frame[1], x + k * frame[2], y + k * frame[3])
    return Measured(names, [tuple(box) for box in found["pieces"]], tuple(found["frame"] or edges))


def depth(a: Box, b: Box) -> float:
    """How deep two boxes lie in each other; below 0 they are apart."""
    return min(a[2] - b[0], b[2] - a[0], a[3] - b[1], b[3] - a[1])


def distance(box: Box, point: tuple[float, float]) -> float:
    dx = max(box[0] - point[0], 0.0, point[0] - box[2])
    dy = max(box[1] - point[1], 0.0, point[1] - box[3])
    return float((dx * dx + dy * dy) ** 0.5)


def core(box: Box) -> Box:
    """What a round piece surely covers of its box."""
    dx, dy = CORNER * (box[2] - box[0]), CORNER * (box[3] - box[1])
    return box[0] + dx, box[1] + dy, box[2] - dx, box[3] - dy


def faults(measured: Measured, farthest: float) -> list[str]:
    names, pieces, frame = measured
    found = []
    for number, name in enumerate(names):
        found += [
            f"{name.id} and {other.id} overlap by {depth(name.box, other.box):.1f}"
            for other in names[number + 1 :]
            if depth(name.box, other.box) > TOUCH
        ]
        if any(edge < 0 for edge in (name.box[0] - frame[0], name.box[1] - frame[1])) or any(
            edge < 0 for edge in (frame[2] - name.box[2], frame[3] - name.box[3])
        ):
            found.append(f"{name.id} leaves the map")
        if distance(name.box, name.place) > farthest:
            found.append(f"{name.id} is {distance(name.box, name.place):.0f} from its place")
        found += [f"a piece lies on {name.id}" for piece in pieces if depth(name.box, core(piece)) > TOUCH]
    return found


def map_of(name: str) -> tuple[dict[str, Any], list[float]]:
    """The places of a map by id, and where it ends."""
    data = json.loads(Path(MAPS / name / "map.json").read_text(encoding="utf-8"))
    rows = [row for kind in ("towns", "spaces", "places", "regions", "areas") for row in data.get(kind, [])]
    places = {
        row["id"]: row["at"] if "at" in row else row["place"]["at"] for row in rows if "at" in row or "place" in row
    }
    return places, data["frame"]


def zoom_in(page: Page, steps: int) -> None:
    """Each step waits until the map is drawn larger: the glide itself may be over before anybody looks."""
    for _ in range(steps):
        before = page.evaluate(DRAWN_SCALE)
        page.locator(".view").press("+")
        page.wait_for_function(f"before => {DRAWN_SCALE} > before", arg=before)
        expect(page.locator(".view.moving")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", pytest.param("hu", marks=pytest.mark.long)])
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[] if name in SHORT else [pytest.mark.long]) for name in games.NAMES]
)
def test_every_name_stands_free_beside_its_own_place(door: Door, name: str, lang: str) -> None:
    page = lay_out(door.visitor("Anna", lang=lang), name)
    page.locator("text[data-name]").first.wait_for(state="attached")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_timeout(300)
    places, frame = map_of(name)
    overview = measure(page, places, frame)
    inset = measure(page, places, frame, is_inset=True)
    zoom_in(page, NEAR)
    near = measure(page, places, frame)
    farthest = FARTHEST_IN_REGIONS if name == "power_and_weakness" else FARTHEST
    assert faults(overview, farthest["overview"]) == []
    assert faults(inset, farthest["overview"]) == []
    assert bool(inset.names) == (name == "great_war")
    assert faults(near, farthest["near"]) == []
    assert len({one.id for one in near.names}) == len(near.names) >= len(overview.names)
    assert {one.id for one in near.names} == set(places), "near by every place has its name"
