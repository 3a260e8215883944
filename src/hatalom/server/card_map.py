"""The map on the card of a chronicle: the land of the game, and its turning points by their numbers."""

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image, ImageDraw

from hatalom.server.card_words import Mark

MAPS = "maps.json"
"""The bare maps by game, as the client was built with them."""
SEA, LAND, FIELD, COAST, BORDER = "#cfdcd5", "#e2d6b8", "#f5ecd6", "#8f8160", "#b9a985"
INK, LIGHT = "#2a2018", "#fbf6ea"
SMOOTH = 2
MARGIN = 0.06
"""Of the shorter side, around the map."""
MARK = 15
STEP = re.compile(r"([Mlz])|(-?\d*\.?\d+)")

Point = tuple[float, float]


class BareMap(msgspec.Struct, frozen=True):
    """Land and fields as paths of straight lines, and where the things of the game lie."""

    bounds: tuple[float, float, float, float]
    land: str
    fields: list[str]
    places: dict[str, Point]


def map_of(game: str, static: Path) -> BareMap | None:
    return _maps(static).get(game)


def draw_map(bare: BareMap, marks: list[Mark], size: tuple[int, int], free: int, face: Any) -> Image.Image:
    """The whole map in a picture of this size, right of what words cover (`free` pixels are left).

    It is drawn large and made small: so its edges are smooth.
    """
    width, height, covered = SMOOTH * size[0], SMOOTH * size[1], SMOOTH * (size[0] - free)
    left, top, right, bottom = bare.bounds
    margin = MARGIN * min(width, height)
    scale = min((width - covered - 2 * margin) / (right - left), (height - 2 * margin) / (bottom - top))
    x0, y0 = (width + covered - scale * (left + right)) / 2, (height - scale * (top + bottom)) / 2

    def on(point: Point) -> Point:
        return x0 + scale * point[0], y0 + scale * point[1]

    image = Image.new("RGB", (width, height), SEA)
    brush = ImageDraw.Draw(image)
    for ring in rings_of(bare.land):
        _fill(brush, [on(point) for point in ring], LAND, COAST)
    for field in bare.fields:
        for ring in rings_of(field):
            _fill(brush, [on(point) for point in ring], FIELD, BORDER)
    small = image.resize(size, Image.Resampling.LANCZOS)
    _write_marks(small, bare, marks, [on(point) for point in bare.places.values()], face)
    return small


def rings_of(path: str) -> list[list[Point]]:
    """The rings of a path of `M`, `l` and `z`: a beginning, then steps from point to point."""
    rings: list[list[Point]] = []
    numbers: list[float] = []
    is_start = True
    x = y = 0.0
    for letter, number in STEP.findall(path):
        if letter == "M":
            rings.append([])
            is_start = True
        if not number:
            continue
        numbers.append(float(number))
        if len(numbers) < 2:
            continue
        x, y = (numbers[0], numbers[1]) if is_start else (x + numbers[0], y + numbers[1])
        is_start = False
        numbers = []
        rings[-1].append((x, y))
    return rings


def _fill(brush: Any, ring: list[Point], colour: str, edge: str) -> None:
    if len(ring) < 3:
        return
    brush.polygon(ring, fill=colour)
    brush.line([*ring, ring[0]], fill=edge, width=SMOOTH)


def _write_marks(image: Image.Image, bare: BareMap, marks: list[Mark], points: list[Point], face: Any) -> None:
    """One number at the first place of each turning point; two at one place lie side by side."""
    brush = ImageDraw.Draw(image)
    at = dict(zip(bare.places, points, strict=True))
    taken: list[Point] = []
    for mark in marks:
        found = next((at[place] for place in mark.places if place in at), None)
        if found is None:
            continue
        x, y = found[0] / SMOOTH, found[1] / SMOOTH
        while any(abs(x - other[0]) < 2 * MARK and abs(y - other[1]) < 2 * MARK for other in taken):
            x += 2 * MARK
        taken.append((x, y))
        brush.ellipse((x - MARK, y - MARK, x + MARK, y + MARK), fill=INK, outline=LIGHT, width=3)
        brush.text((x, y), str(mark.number), font=face, fill=LIGHT, anchor="mm")


@lru_cache(maxsize=4)
def _maps(static: Path) -> dict[str, BareMap]:
    file = static / MAPS
    return msgspec.json.decode(file.read_bytes(), type=dict[str, BareMap]) if file.is_file() else {}
