"""The card of a chronicle: its map is the game's, and shows where the game turned."""

import io
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops

from hatalom.core.game import Piece
from hatalom.core.question import Seat
from hatalom.server.card import COLOURS, MAP, draw_card
from hatalom.server.card_map import MAPS, SEA, rings_of
from hatalom.server.card_words import CardPicture, CardWords, Mark

SQUARE = {"bounds": [0, 0, 100, 100], "land": "M-9-9l118 0 0 118-118 0z", "fields": ["M10 10l30 0 0 30z"],
          "places": {"town.here": [50, 50], "town.there": [80, 20]}}  # fmt: skip
DARK = 60
NEAR = 20
RED, BLUE = "#ff0000", "#0000ff"
ANNA, BELA = Seat(0), Seat(1)


def drawn(static: Path, *marks: Mark, pieces: tuple[Piece, ...] = ()) -> Image.Image:
    words = CardWords("Game", "The Road to Here", "It was so.", "Anna wins.", (), marks)
    picture = CardPicture("toy", list(pieces), None, ["red", "blue"])
    return Image.open(io.BytesIO(draw_card(words, picture, static))).convert("RGB")


def points_of(card: Image.Image, colour: str) -> int:
    """As good as: edges are smooth."""
    away = ImageChops.difference(card, Image.new("RGB", card.size, colour)).convert("L")
    return sum(away.histogram()[:NEAR])


def ink_on_map(card: Image.Image) -> int:
    """Dark points right of all words: only the numbers of turning points are so dark there."""
    half = card.crop(((MAP[0] + MAP[2]) // 2, 0, MAP[2], MAP[3])).convert("L")
    return sum(half.histogram()[:DARK])


@pytest.fixture
def static(tmp_path: Path) -> Path:
    (tmp_path / MAPS).write_bytes(msgspec.json.encode({"toy": SQUARE}))
    (tmp_path / COLOURS).write_bytes(msgspec.json.encode({"toy": {"red": RED, "blue": BLUE}}))
    return tmp_path


def test_a_path_is_rings_of_points() -> None:
    assert rings_of("M1 2l3-4.5-1 .5zM10-10l0 1") == [[(1, 2), (4, -2.5), (3, -2)], [(10, -10), (10, -9)]]


def test_turning_points_have_their_numbers_on_the_map(static: Path) -> None:
    none, one, two = (
        ink_on_map(drawn(static, *marks))
        for marks in ((), (Mark(1, ["town.here"]),), (Mark(1, ["town.here"]), Mark(2, ["town.there"])))
    )
    assert none == 0
    assert 0 < one < two


def test_two_at_one_place_lie_side_by_side(static: Path) -> None:
    one, two = (
        ink_on_map(drawn(static, *(Mark(number, ["town.here"]) for number in numbers))) for numbers in ([1], [1, 2])
    )
    assert two > 1.8 * one


def test_what_is_not_on_the_map_has_no_number(static: Path) -> None:
    assert ink_on_map(drawn(static, Mark(1, ["card.none"]), Mark(2, []))) == 0


def test_pieces_stand_in_the_colours_of_their_seats(static: Path) -> None:
    card = drawn(static, pieces=(Piece("town.here", ANNA, 3), Piece("town.there", BELA), Piece("card.none", BELA, 9)))
    assert points_of(drawn(static), RED) == 0
    assert points_of(card, RED) > 2 * points_of(card, BLUE) > 0


def test_two_pieces_at_one_place_are_both_seen(static: Path) -> None:
    card = drawn(static, pieces=(Piece("town.here", ANNA, 3), Piece("town.here", BELA, 2)))
    assert min(points_of(card, RED), points_of(card, BLUE)) > 50


def test_without_the_built_client_there_is_a_card_all_the_same(tmp_path: Path) -> None:
    assert Image.new("RGB", (1, 1), SEA).getpixel((0, 0)) not in {
        colour for _, colour in drawn(tmp_path).getcolors(1 << 20) or []
    }
