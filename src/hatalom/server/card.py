"""The card of a chronicle, 1200 × 630: what other sites show of a link to it."""

import io
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image, ImageDraw, ImageFont

from hatalom.table.wire import SeriesWire

WIDTH, HEIGHT = 1200, 630
PAPER, PANEL, EDGE, INK, SOFT, GOLD = "#ead9b9", "#fbf6ea", "#d8c9a8", "#2a2018", "#55473a", "#b08a35"
LEFT = 64
SMOOTH = 3
PLOT = (640, 132, 1136, 470)
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
class CardWords:
    """What the card says, in the reader's language."""

    game: str
    title: str
    line: str
    ending: str
    seats: tuple[str, ...]


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


def draw_card(words: CardWords, curve: SeriesWire | None, colours: list[str], static: Path) -> bytes:
    """A PNG file."""
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    brush = ImageDraw.Draw(image)
    brush.rectangle((0, 0, 14, HEIGHT), fill=GOLD)
    brush.rounded_rectangle((LEFT, 54, LEFT + 46, 100), 9, fill=INK)
    _write(brush, "H", (LEFT + 9, 92), _face(static, "alegreya", 700, 40), PAPER)
    _write(brush, f"Hatalom · {words.game}", (LEFT + 62, 88), _face(static, "alegreya", 500, 28), SOFT)
    width = PLOT[0] - LEFT - 40 if curve is not None else WIDTH - 2 * LEFT
    title = _face(static, "alegreya", 700, 76)
    bottom = 118.0
    for line in _lines(words.title, title, width, 3):
        bottom += 78
        _write(brush, line, (LEFT, bottom), title, INK)
    small = _face(static, "alegreya", 500, 30)
    bottom += 22
    for line in _lines(words.line, small, width, 4):
        bottom += 38
        _write(brush, line, (LEFT, bottom), small, SOFT)
    if curve is not None:
        image.paste(_plot(curve, colours), PLOT[:2])
    ending = _face(static, "alegreya", 700, 34)
    _write(brush, _lines(words.ending, ending, WIDTH - 2 * LEFT, 1)[0], (LEFT, 574), ending, INK)
    _write_seats(brush, words.seats, colours, _face(static, "alegreya", 500, 24))
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


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
    """Whose curve is which, under the curves and from the right."""
    x = float(PLOT[2])
    for name, colour in reversed(list(zip(seats, colours, strict=True))):
        x -= face.length(name)
        _write(brush, name, (x, 512), face, colour)
        x -= 26
        brush.rounded_rectangle((x, 496, x + 18, 514), 4, fill=colour)
        x -= 18


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
