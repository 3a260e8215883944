"""The map on the card of a chronicle: the land of the game, its last pieces, the turning points by their numbers."""

import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image, ImageDraw

from hatalom.core.game import Piece
from hatalom.server.card_words import Mark

MAPS = "maps.json"
"""The bare maps by game, as the client was built with them."""
SEA, LAND, FIELD, COAST, BORDER = "#cfdcd5", "#e2d6b8", "#f5ecd6", "#8f8160", "#b9a985"
INK, LIGHT = "#2a2018", "#fbf6ea"
SMOOTH = 2
MARGIN = 0.06
"""Of the shorter side, around the map."""
MARK = 15
FADE = 60
PIECE, MARKER, CASING = 11, 4, 2
"""How large pieces and mere markers are, and the light edge that sets them off from the land."""
STEP = re.compile(r"([Mlz])|(-?\d*\.?\d+)")

Point = tuple[float, float]


class BareMap(msgspec.Struct, frozen=True):
    """Land and fields as paths of straight lines, and where the things of the game lie."""

    bounds: tuple[float, float, float, float]
    land: str
    fields: list[str]
    places: dict[str, Point]


@dataclass(frozen=True)
class Army:
    """The pieces of all seats with their colours, and the letters of their numbers."""

    pieces: list[Piece]
    colours: list[str]
    face: Any


def map_of(game: str, static: Path) -> BareMap | None:
    return _maps(static).get(game)


def draw_map(bare: BareMap, army: Army, marks: list[Mark], size: tuple[int, int], free: int, face: Any) -> Image.Image:
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
    land = [[on(point) for point in ring] for ring in rings_of(bare.land)]
    for ring in land:
        _fill(brush, ring, LAND, COAST)
    for field in bare.fields:
        for ring in rings_of(field):
            _fill(brush, [on(point) for point in ring], FIELD, BORDER)
    _stand(brush, army, {place: on(point) for place, point in bare.places.items()})
    small = image.resize(size, Image.Resampling.LANCZOS)
    _write_marks(small, bare, marks, [on(point) for point in bare.places.values()], face)
    heights = [y / SMOOTH for ring in land for _, y in ring] or [0.0, float(size[1])]
    small.putalpha(_faded(size, round(min(heights)), round(max(heights))))
    return small


def _faded(size: tuple[int, int], top: int, bottom: int) -> Image.Image:
    """Where the drawn land ends inside the picture it fades away: nobody shall take the end of the data for a coast."""
    width, height = size
    mask = Image.new("L", size, 255)
    fade = Image.linear_gradient("L").resize((width, FADE))
    if top > 0:
        mask.paste(0, (0, 0, width, top))
        mask.paste(fade, (0, top))
    if bottom < height:
        mask.paste(0, (0, bottom, width, height))
        mask.paste(fade.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (0, bottom - FADE))
    return mask


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


def _stand(brush: Any, army: Army, at: dict[str, Point]) -> None:
    """Markers first, then pieces over them; several pieces at one place lie side by side."""
    taken: dict[str, int] = {}
    for piece in sorted(army.pieces, key=lambda one: one.number > 0):
        if piece.place not in at:
            continue
        x, y = at[piece.place]
        radius = SMOOTH * (PIECE if piece.number else MARKER)
        if piece.number:
            x += 1.5 * radius * taken.setdefault(piece.place, 0)
            taken[piece.place] += 1
        box = (x - radius, y - radius, x + radius, y + radius)
        brush.ellipse(box, fill=army.colours[piece.seat], outline=LIGHT, width=SMOOTH * CASING)
        if piece.number:
            brush.text((x, y), str(piece.number), font=army.face, fill=LIGHT, anchor="mm")


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
