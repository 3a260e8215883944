"""Content: files that become one table, overlays that correct it, and where its facts come from."""

from pathlib import Path
from typing import Any

import pytest

from hatalom.core.content import (
    DEEPEST,
    ContentFiles,
    check_depth,
    overlay_label,
    read_overlay,
    row_name,
    sources,
)
from hatalom.core.errors import BadFile
from hatalom.core.overlay import overlaid

BASE = {
    "game": {"source": "rulebook", "rule": "1.1", "points": 12, "open": True, "id": "x"},
    "tiles": [{"id": "move", "count": 3, "source": "public"}, {"id": "ship", "count": 2}],
    "links": [{"a": "p", "b": "q"}, {"a": "q", "b": "r"}],
}
FILES = ContentFiles("tests.core", (), links=("links",))


def test_only_modifiers_and_what_is_negative_already_may_be_negative() -> None:
    base = {"table": {"modifier_storm": 2, "loss": -1}}
    overlay = {"table": {"modifier_storm": -2, "loss": -3}}
    assert overlaid(base, overlay, FILES) == overlay


def test_an_overlay_changes_counts_flags_and_links_and_leaves_the_base_alone() -> None:
    overlay = {
        "game": {"points": 10, "open": False},
        "tiles": [{"id": "ship", "count": 5}],
        "links": [{"a": "r", "b": "p"}, {"a": "p", "b": "q", "remove": True}],
    }
    whole = overlaid(BASE, overlay, FILES)
    assert whole["game"]["points"] == 10
    assert whole["game"]["open"] is False
    assert [row["count"] for row in whole["tiles"]] == [3, 5]
    assert [(row["a"], row["b"]) for row in whole["links"]] == [("q", "r"), ("r", "p")]
    assert BASE["game"]["points"] == 12  # type: ignore[index]


@pytest.mark.parametrize(
    ("overlay", "complaint"),
    [
        ({"game": {"pionts": 3}}, r"game\.pionts is unknown; keys at this place: source, rule, points"),
        ({"game": {"points": "many"}}, r"game\.points is 'many'; expected a whole number"),
        ({"game": {"points": True}}, r"game\.points is True; expected a whole number"),
        ({"game": {"points": -1}}, r"game\.points is -1; expected 0 or more"),
        ({"game": 3}, "game is 3; expected a table"),
        ({"tiles": [{"id": "fly", "count": 1}]}, "tiles has no entry with id 'fly'; ids: move, ship"),
        ({"game": {"id": "y"}}, r"game\.id cannot be changed"),
        ({"links": [{"a": "p", "b": "z"}]}, "links names 'z'; expected one of p, q, r"),
        ({"links": [{"a": "p", "b": "r", "remove": True}]}, "no link p – r to remove"),
    ],
)
def test_an_overlay_that_cannot_be_is_refused_with_the_key(overlay: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadFile, match=complaint):
        overlaid(BASE, overlay, FILES)


OVERLAY_FILES = [
    (b"points = = 3", "is not valid TOML: "),
    (b"points = '\xff'", "is not a text file: an overlay is TOML in UTF-8"),
    (b"points = " + b"[" * 5000, "is nested too deeply: write it like the content files of the game"),
]


@pytest.mark.parametrize(("text", "complaint"), OVERLAY_FILES)
def test_an_overlay_file_that_cannot_be_used_says_why(text: bytes, complaint: str, tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_bytes(text)
    with pytest.raises(BadFile) as refused:
        read_overlay(bad)
    assert str(refused.value).startswith(f"{bad} {complaint}")


def test_an_overlay_file_that_is_not_there_says_so(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"cannot read the overlay .*none\.toml: No such file or directory"):
        read_overlay(tmp_path / "none.toml")


def test_an_overlay_file_is_read_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "good.toml"
    file.write_text("[game]\npoints = 10\nname = 'Űr'\n", encoding="utf-8")
    assert read_overlay(file) == {"game": {"points": 10, "name": "Űr"}}


def nested(depth: int, value: Any, in_lists: bool = False) -> dict[str, Any]:
    inner = value
    for _ in range(depth - 1):
        inner = [inner] if in_lists else {"a": inner}
    return {"a": inner}


@pytest.mark.parametrize("in_lists", [False, True])
def test_an_overlay_may_be_nested_as_deeply_as_content_and_no_deeper(in_lists: bool) -> None:
    check_depth({})
    check_depth(nested(DEEPEST - 1, 1, in_lists))
    with pytest.raises(BadFile, match="nested too deeply"):
        check_depth(nested(DEEPEST, 1, in_lists))


def test_a_deep_overlay_file_is_refused(tmp_path: Path) -> None:
    deep = tmp_path / "deep.toml"
    deep.write_text("points = " + "[" * DEEPEST + "1" + "]" * DEEPEST)
    with pytest.raises(BadFile, match="the overlay is nested too deeply"):
        read_overlay(deep)


def test_every_block_with_a_source_is_listed() -> None:
    assert [(entry.path, entry.source, entry.rule) for entry in sources(BASE)] == [
        ("game", "rulebook", "1.1"),
        ("tiles.move", "public", ""),
    ]


class TestFiles:
    def test_become_one_table(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        folder = tmp_path / "boxed_game" / "content"
        folder.mkdir(parents=True)
        (folder.parent / "__init__.py").write_text("")
        (folder / "first.toml").write_text(
            "d = 4\n[game]\npoints = 1\nx = 'Ű'\n[game.deep]\nm = 1\n[b]\nc = 1\n", "utf-8"
        )
        (folder / "second.toml").write_text("b = 7\n[game]\npoints = 2\ny = 2\n[game.deep]\nn = 2\n[d]\ne = 1\n")
        monkeypatch.syspath_prepend(str(tmp_path))
        both = ContentFiles("boxed_game", ("first", "second"))
        whole = both.load()
        assert whole == {
            "game": {"points": 2, "x": "Ű", "y": 2, "deep": {"m": 1, "n": 2}},
            "b": 7,
            "d": {"e": 1},
        }
        assert both.load() is whole
        assert ContentFiles("boxed_game", ("second",)).load()["game"] == {"points": 2, "y": 2, "deep": {"n": 2}}


class TestOverlaid:
    def test_names_belong_to_the_texts(self) -> None:
        assert overlaid(BASE, {"names": {"ship": "Boat"}}, FILES) == BASE

    def test_the_base_stays_as_it_is_to_the_bottom(self) -> None:
        whole = overlaid(BASE, {"tiles": [{"id": "ship", "count": 5}]}, FILES)
        assert BASE["tiles"][1]["count"] == 2  # type: ignore[index]
        assert whole["tiles"][1] == {"id": "ship", "count": 5}

    def test_what_is_fixed_may_only_be_repeated(self) -> None:
        files = ContentFiles("tests.core", (), fixed=("game.points",))
        assert overlaid(BASE, {"game": {"points": 12, "id": "x"}}, files) == BASE
        with pytest.raises(BadFile, match=r"game\.points cannot be changed; leave it out"):
            overlaid(BASE, {"game": {"points": 11}}, files)
        assert overlaid({"points": 1}, {"points": 2}, files) == {"points": 2}

    def test_a_list_of_numbers_is_replaced_as_a_whole(self) -> None:
        base = {"years": [1914, 1915], "none": [], "mixed": [1, {"id": "x"}]}
        whole = overlaid(base, {"years": [1916], "none": [3], "mixed": [2]}, FILES)
        assert whole == {"years": [1916], "none": [3], "mixed": [2]}
        with pytest.raises(BadFile, match="years is 3; expected a list"):
            overlaid(base, {"years": 3}, FILES)

    def test_rows_are_found_by_their_ids(self) -> None:
        base = {"rows": [{"count": 1}, {"id": "x", "count": 2, "box": {"size": 3}}], "one": [{"id": "y", "n": 1}]}
        whole = overlaid(base, {"rows": [{"id": "x", "box": {"size": 4}}], "one": [{"id": "y", "n": 2}]}, FILES)
        assert whole == {
            "rows": [{"count": 1}, {"id": "x", "count": 2, "box": {"size": 4}}],
            "one": [{"id": "y", "n": 2}],
        }
        with pytest.raises(BadFile, match=r"rows has no entry with id None; ids: x$"):
            overlaid(base, {"rows": [{"count": 1}]}, FILES)
        with pytest.raises(BadFile, match=r"rows\.x\.box\.size is 'big'; expected a whole number"):
            overlaid(base, {"rows": [{"id": "x", "box": {"size": "big"}}]}, FILES)

    def test_a_link_may_get_other_facts(self) -> None:
        base = {"links": [{"a": "p", "b": "q", "sea": True, "cost": 1}, {"a": "q", "b": "r"}]}
        whole = overlaid(base, {"links": [{"a": "q", "b": "p", "cost": 2, "remove": False}]}, FILES)
        assert whole["links"] == [
            {"a": "q", "b": "p", "sea": True, "cost": 2, "remove": False, "source": "overlay"},
            {"a": "q", "b": "r"},
        ]

    @pytest.mark.parametrize(
        ("overlay", "complaint"),
        [
            ({"game": {"open": 1}}, r"game\.open is 1; expected true or false"),
            ({"game": {"rule": 1}}, r"game\.rule is 1; expected a text"),
            ({"game": {"share": "1"}}, r"game\.share is '1'; expected a number with a point"),
            ({"tiles": {}}, "tiles is {}; expected a list"),
            ({"tiles": [3]}, "tiles is 3; expected a table"),
            ({"links": 3}, "links is 3; expected a list"),
            ({"links": ["p"]}, "links is 'p'; expected a table"),
            ({"links": [{"a": "p"}]}, "links names None; expected one of p, q, r"),
            ({"links": [{"b": "p"}]}, "links names None; expected one of p, q, r"),
        ],
    )
    def test_every_value_keeps_its_type(self, overlay: dict[str, Any], complaint: str) -> None:
        base = {**BASE, "game": {**BASE["game"], "share": 0.5}}  # type: ignore[dict-item]
        with pytest.raises(BadFile, match=complaint):
            overlaid(base, overlay, FILES)


def test_a_label_tells_overlays_apart_whatever_their_layout() -> None:
    label = overlay_label("box", {"a": 1, "b": {"c": 2, "d": 3}})
    assert label == overlay_label("box", {"b": {"d": 3, "c": 2}, "a": 1})
    assert label != overlay_label("box", {"a": 1, "b": {"c": 2, "d": 4}})
    name, digest = label.split(" ")
    assert (name, len(digest)) == ("box", 16)


@pytest.mark.parametrize(
    ("row", "name"),
    [
        ({"id": "ship", "a": "q", "b": "p"}, "ship"),
        ({"id": 7}, "7"),
        ({"a": "q", "b": "p"}, "p–q"),
        ({"a": "q"}, "5"),
        ({"b": "q"}, "5"),
        ({}, "5"),
    ],
)
def test_a_row_is_called_by_its_id_its_ends_or_its_place(row: dict[str, Any], name: str) -> None:
    assert row_name(row, 4) == name


def test_a_block_tells_which_of_its_facts_come_from_elsewhere() -> None:
    table = {
        "tiles": [{"source": "book", "count": 3, "count_source": "guess", "ip_source": "forum"}, 5, {"source": "box"}],
        "deep": {"inner": {"source": "book", "rule": 4}},
        "links": [{"a": "q", "b": "p", "source": "map"}],
    }
    assert [(entry.path, entry.source, entry.rule, entry.details) for entry in sources(table)] == [
        ("tiles.1", "book", "", {"count": "guess", "ip": "forum"}),
        ("tiles.3", "box", "", {}),
        ("deep.inner", "book", "4", {}),
        ("links.p–q", "map", "", {}),
    ]
