"""The card of a chronicle, 1200 × 630: what other sites show of a link to it.

Title, curves and result stand on the left; on the right lies the map with the turning points (`card_map.py`).
"""

import io
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image, ImageChops, ImageDraw, ImageFont

from hatalom.server.card_map import SMOOTH, Army, draw_map, map_of
from hatalom.server.card_words import CardPicture, CardWords
from hatalom.table.wire import SeriesWire

WIDTH, HEIGHT = 1200, 630
PAPER, PANEL, EDGE, INK, SOFT, GOLD = "#ead9b9", "#fbf6ea", "#d8c9a8", "#2a2018", "#55473a", "#b08a35"
LEFT = 64
PLOT = (64, 372, 584, 488)
MAP = (430, 0, 1200, 630)
FADE = 190
"""So broad is the edge at which the map goes over into paper."""
TITLE_SIZES = (76, 60, 48)
EXTENDED = re.compile(r"[\u0100-\u017f\u0218-\u021b]+")
"""Letters that lie in another file than the rest of their font."""
COLOURS = "seats.json"
"""The deep colours of the seats by game, as the client was built with them."""
OTHERS = ("#8a151d", "#1b3264", "#785700", "#235b2e", "#573079", "#42474d", "#9a4300", "#1d5f87")
"""For the seats of a game that the client does not know."""


def colours_of(game: str, seats: list[str], static: Path) -> list[str]:
    known = _seat_colours(static).get(game, {})
    return [known.get(seat, OTHERS[number % len(OTHERS)]) for number, seat in enumerate(seats)]


@dataclass(frozen=True)
class Face:
    """A font in its two files: most letters, and those of Central Europe."""

    plain: Any
    extended: Any

    def runs(self, text: str) -> list[tuple[str, Any]]:
        """The text in pieces, each with the file that has its letters."""
        found, at = [], 0
        for piece in EXTENDED.finditer(text):
            found += [(text[at : piece.start()], self.plain), (piece.group(), self.extended)]
            at = piece.end()
        return [run for run in [*found, (text[at:], self.plain)] if run[0]]

    def length(self, text: str) -> float:
        return sum(float(font.getlength(piece)) for piece, font in self.runs(text))


def draw_card(words: CardWords, picture: CardPicture, static: Path) -> bytes:
    """A PNG file."""
    colours = colours_of(picture.game, picture.seats, static)
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    _lay_map(image, words, picture, colours, static)
    brush = ImageDraw.Draw(image)
    brush.rectangle((0, 0, 14, HEIGHT), fill=GOLD)
    brush.rounded_rectangle((LEFT, 54, LEFT + 46, 100), 9, fill=INK)
    _write(brush, "H", (LEFT + 9, 92), _face(static, "alegreya", 700, 40), PAPER)
    _write(brush, f"Hatalom · {words.game}", (LEFT + 62, 88), _face(static, "alegreya", 500, 28), SOFT)
    width = PLOT[2] - LEFT
    bottom = _write_title(brush, words.title, width, static)
    small = _face(static, "alegreya", 500, 28)
    bottom += 12
    for line in _lines(words.line, small, width, 2):
        bottom += 36
        _write(brush, line, (LEFT, bottom), small, SOFT)
    if picture.curve is not None:
        image.paste(_plot(picture.curve, colours), PLOT[:2])
        _write_seats(brush, words.seats, colours, _face(static, "alegreya", 500, 22))
    ending = _face(static, "alegreya", 700, 32)
    bottom = 570.0
    for line in _lines(words.ending, ending, width, 2):
        _write(brush, line, (LEFT, bottom), ending, INK)
        bottom += 38
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def _lay_map(image: Image.Image, words: CardWords, picture: CardPicture, colours: list[str], static: Path) -> None:
    """On the right; its left edge fades into the paper, where the words begin."""
    bare = map_of(picture.game, static)
    if bare is None:
        return
    left, top, right, bottom = MAP
    number = _face(static, "alegreya", 700, 20).plain
    army = Army(picture.pieces, colours, _face(static, "alegreya", 700, 15 * SMOOTH).plain)
    drawn = draw_map(bare, army, list(words.marks), (right - left, bottom - top), right - PLOT[2], number)
    fade = Image.linear_gradient("L").rotate(90).resize((FADE, bottom - top))
    mask = Image.new("L", drawn.size, 255)
    mask.paste(fade, (0, 0))
    image.paste(drawn, (left, top), ImageChops.multiply(mask, drawn.getchannel("A")))


def _write_title(brush: Any, title: str, width: float, static: Path) -> float:
    """As large as two lines allow; returns where it ends."""
    bottom = 112.0
    for size in TITLE_SIZES:
        face = _face(static, "alegreya", 700, size)
        lines = _lines(title, face, width, 2)
        if len(lines) == len(_lines(title, face, width, len(title))):
            break
    for line in lines:
        bottom += size + 4
        _write(brush, line, (LEFT, bottom), face, INK)
    return bottom


def _plot(curve: SeriesWire, colours: list[str]) -> Image.Image:
    """The curves on their panel, drawn large and made small: so their edges are smooth."""
    width, height = PLOT[2] - PLOT[0], PLOT[3] - PLOT[1]
    image = Image.new("RGB", (SMOOTH * width, SMOOTH * height), PAPER)
    brush = ImageDraw.Draw(image)
    brush.rounded_rectangle((0, 0, SMOOTH * width - 1, SMOOTH * height - 1), 14 * SMOOTH, PANEL, EDGE, 2 * SMOOTH)
    values = [value for row in curve.values for value in row]
    low, high = min(values), max(values)
    left, top, right, bottom = (SMOOTH * edge for edge in (24, 24, width - 24, height - 24))
    for row, colour in zip(curve.values, colours, strict=True):
        steps = max(1, len(row) - 1)
        points = [
            (left + (right - left) * index / steps, bottom - (bottom - top) * (value - low) / ((high - low) or 1))
            for index, value in enumerate(row)
        ]
        brush.line(points, fill=PANEL, width=8 * SMOOTH, joint="curve")
        brush.line(points, fill=colour, width=4 * SMOOTH, joint="curve")
    return image.resize((width, height), Image.Resampling.LANCZOS)


def _write_seats(brush: Any, seats: tuple[str, ...], colours: list[str], face: Face) -> None:
    """Whose curve is which, under the curves."""
    x = float(LEFT)
    for name, colour in zip(seats, colours, strict=True):
        brush.rounded_rectangle((x, 502, x + 16, 518), 4, fill=colour)
        _write(brush, name, (x + 24, 517), face, colour)
        x += 24 + face.length(name) + 20


def _lines(text: str, face: Face, width: float, most: int) -> list[str]:
    """The text broken at spaces; what does not fit ends with an ellipsis."""
    lines: list[str] = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and face.length(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    if len(lines) > most:
        lines = [*lines[: most - 1], f"{lines[most - 1]} …"]
    return lines


def _write(brush: Any, text: str, at: tuple[float, float], face: Face, colour: str) -> None:
    """On a line whose foot is at this height."""
    x, y = at
    for piece, font in face.runs(text):
        brush.text((x, y), piece, font=font, fill=colour, anchor="ls")
        x += font.getlength(piece)


@lru_cache(maxsize=32)
def _face(static: Path, family: str, weight: int, size: int) -> Face:
    """As the client is built; without it Pillow's own font stands in."""
    files = _font_files(static)
    plain = files.get(f"{family}-latin-{weight}-normal.woff2")
    extended = files.get(f"{family}-latin-ext-{weight}-normal.woff2")
    if plain is None or extended is None:
        stand_in = ImageFont.load_default(size)
        return Face(stand_in, stand_in)
    return Face(ImageFont.truetype(static / plain, size), ImageFont.truetype(static / extended, size))


@lru_cache(maxsize=4)
def _font_files(static: Path) -> dict[str, str]:
    manifest = static / "manifest.json"
    if not manifest.is_file():
        return {}
    chunks: dict[str, Any] = msgspec.json.decode(manifest.read_bytes())
    return {Path(name).name: chunk["file"] for name, chunk in chunks.items() if name.endswith(".woff2")}


@lru_cache(maxsize=4)
def _seat_colours(static: Path) -> dict[str, dict[str, str]]:
    file = static / COLOURS
    return msgspec.json.decode(file.read_bytes(), type=dict[str, dict[str, str]]) if file.is_file() else {}
