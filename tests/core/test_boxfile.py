"""A corrected box as a file: written so that people can read it, and read back as it was."""

import tomllib

import pytest

from hatalom.core.boxfile import About, opened, read, write
from hatalom.core.content import overlay_digest
from hatalom.core.errors import BadFile

OVERLAY = {
    "game": {"recruit_cost": 5, "deep": {"share": 0.5}},
    "roads": [{"a": "glatz", "b": "neisse", "main": True}, {"a": "glatz", "b": "prag", "remove": True}],
    "cards": [{"id": "gold", "effects": [{"op": "draw", "n": 2}], "arms": [], "years": [1741, 1742]}],
    "names": {"hu": {"town": {"prag": {"nom": 'Az "arany" Prága\n\\', "find": ["Prag\x7f"]}}}},
    "counts": {"3": 1, "two words": 2},
}
ABOUT = About(game="maria", name="Anna’s box", notes={"roads.glatz–neisse": "seen on the board"}, confirmed=["towns"])


def test_it_is_read_back_as_it_was() -> None:
    boxed = read(write(ABOUT, OVERLAY), "anna.toml", "maria")
    assert boxed.overlay == OVERLAY
    assert boxed.about.notes == ABOUT.notes
    assert boxed.about.digest == overlay_digest(OVERLAY)


def test_people_can_read_it() -> None:
    lines = write(ABOUT, OVERLAY).splitlines()
    assert lines[2:5] == ["[box]", 'game = "maria"', 'name = "Anna’s box"']
    assert "[game]" in lines
    assert "recruit_cost = 5" in lines
    assert lines.count("[[roads]]") == 2
    assert 'effects = [{ op = "draw", n = 2 }]' in lines


def test_what_it_says_of_itself_does_not_count() -> None:
    told = tomllib.loads(write(ABOUT, OVERLAY))
    assert overlay_digest(told) == overlay_digest(OVERLAY)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[box]\ngame = 'hannibal'", "a.toml is a box of hannibal, not of maria"),
        (
            "[box]\ndigest = '0123456789abcdef'\n[game]\nx = 1",
            "was changed after it was saved.*take the line digest out",
        ),
        ("[box]\ncalled = 'x'", r"in \[box\], .*called"),
        ("[box]\nname = 3", r"in \[box\], Expected `str`"),
        ("[box]\nname = 'a\\u0000b'".replace("'", '"'), r"in \[box\]"),
        ("box = 3", r"in \[box\], Expected `object`"),
        ("[box\nname = 3", r"a\.toml is not valid TOML: .*line 1"),
    ],
)
def test_a_bad_file_says_what_is_wrong(text: str, complaint: str) -> None:
    with pytest.raises(BadFile, match=complaint):
        read(text, "a.toml", "maria")


def test_a_file_without_a_word_of_itself_is_a_box_too() -> None:
    boxed = opened({"game": {"x": 1}}, "a.toml", "maria")
    assert (boxed.about, boxed.overlay) == (About(), {"game": {"x": 1}})
