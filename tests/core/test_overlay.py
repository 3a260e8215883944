"""What an overlay may do besides changing values: rows without ids, facts that other rows have, words, limits."""

from typing import Any

import pytest

from hatalom.core.content import ContentFiles
from hatalom.core.errors import BadFile
from hatalom.core.overlay import MOST_ITEMS, limits_of, overlaid

BASE: dict[str, Any] = {
    "cards": [
        {"power": "rome", "rows": [{"year": 1, "units": 3}, {"year": 2, "units": 4, "ip": 5}]},
        {"power": "gaul", "rows": []},
    ],
    "towns": [
        {"id": "prag", "fort": "", "port": True, "size": {"big": 3}, "seas": ["north"], "colour": "red"},
        {"id": "brno", "fort": "minor", "size": {"small": 1}, "seas": [], "colour": "blue"},
    ],
    "roads": [{"a": "prag", "b": "brno", "kind": "normal"}, {"a": "brno", "b": "linz", "kind": "pass", "toll": 2}],
}
FILES = ContentFiles(
    "tests.core",
    (),
    links=("roads",),
    fixed=("towns.*.colour",),
    keys={"cards": "power"},
    words={"towns.*.fort": ["", "minor"], "towns.*.seas": ["north", "south"], "roads.*.kind": ["normal", "pass"]},
)


def corrected(overlay: dict[str, Any]) -> dict[str, Any]:
    return overlaid(BASE, overlay, FILES)


def test_rows_may_go_by_another_fact_than_an_id() -> None:
    rows = [{"year": 1, "units": 9}]
    whole = corrected({"cards": [{"power": "gaul", "rows": rows}]})
    assert [card["rows"] for card in whole["cards"]] == [BASE["cards"][0]["rows"], rows]


def test_a_row_may_get_a_fact_that_another_row_has() -> None:
    whole = corrected({"towns": [{"id": "brno", "port": True, "size": {"big": 2}}]})
    assert whole["towns"][1]["port"] is True
    assert whole["towns"][1]["size"] == {"small": 1, "big": 2}
    assert "port" not in BASE["towns"][1]


def test_a_link_may_get_the_facts_that_links_have() -> None:
    whole = corrected({"roads": [{"a": "prag", "b": "linz", "kind": "pass", "toll": 3}]})
    assert whole["roads"][-1] == {"a": "prag", "b": "linz", "kind": "pass", "toll": 3, "source": "overlay"}


@pytest.mark.parametrize(
    ("overlay", "complaint"),
    [
        (
            {"cards": [{"power": "carthage", "rows": []}]},
            "cards has no entry with power 'carthage'; powers: rome, gaul",
        ),
        ({"cards": [{"power": ["rome"]}]}, r"cards has no entry with power \['rome'\]"),
        ({"cards": [{"power": "rome", "rows": [{"year": 1}]}]}, r"a row of cards\.rome\.rows has no units"),
        ({"cards": [{"power": "rome", "rows": [{"year": 1, "units": "x"}]}]}, r"rows\.units is 'x'; expected a whole"),
        ({"cards": [{"power": "rome", "rows": [{"year": 1, "units": 1, "gas": 1}]}]}, r"rows\.gas is unknown; keys"),
        ({"cards": [{"power": "rome", "rows": [3]}]}, r"cards\.rome\.rows is 3; expected a table"),
        ({"towns": [{"id": "prag", "gate": 1}]}, r"towns\.prag\.gate is unknown; keys at this place: id, fort, port"),
        ({"towns": [{"id": "prag", "fort": "huge"}]}, r"towns\.prag\.fort is 'huge'; expected one of nothing, minor"),
        ({"towns": [{"id": "prag", "seas": ["west"]}]}, r"towns\.prag\.seas is 'west'; expected one of north, south"),
        ({"towns": [{"id": "prag", "seas": [3]}]}, r"towns\.prag\.seas has the item 3; expected a text"),
        ({"towns": [{"id": "prag", "seas": ["north", "north"]}]}, r"seas names one thing twice"),
        ({"towns": [{"id": "prag", "colour": "blue"}]}, r"towns\.prag\.colour cannot be changed"),
        ({"towns": [{"id": "prag", "size": {"big": 100}}]}, r"size\.big is 100; expected 0 to 99"),
        ({"roads": [{"a": "prag", "b": "prag"}]}, "roads joins prag with itself"),
        (
            {"roads": [{"a": "prag", "b": "linz", "kind": "bridge"}]},
            r"roads\.linz–prag\.kind is 'bridge'; expected one",
        ),
        ({"roads": [{"a": "prag", "b": "brno", "width": 2}]}, r"roads\.brno–prag\.width is unknown"),
        ({"roads": [{"a": "prag", "b": "brno", "remove": 1}]}, r"roads\.remove is 1; expected true or false"),
    ],
)
def test_what_does_not_fit_is_refused_with_the_key(overlay: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadFile, match=complaint):
        corrected(overlay)


def test_lists_have_an_end() -> None:
    rows = [{"year": 1, "units": 1}] * (MOST_ITEMS + 1)
    with pytest.raises(BadFile, match=rf"has {MOST_ITEMS + 1} items; expected at most {MOST_ITEMS}"):
        corrected({"cards": [{"power": "rome", "rows": rows}]})


@pytest.mark.parametrize(
    ("key", "known", "limits"),
    [
        ("count", [3, 12], (0, 120)),
        ("count", [0, 2], (0, 99)),
        ("storm_modifier", [2], (-99, 99)),
        ("loss", [-1, 3], (-99, 99)),
    ],
)
def test_numbers_have_limits(key: str, known: list[int], limits: tuple[int, int]) -> None:
    assert limits_of(key, known) == limits


def test_a_place_may_be_moved_as_far_as_the_map_goes() -> None:
    towns = {"towns": [{"id": "prag", "lat": 50.1}, {"id": "linz", "lat": 48.3}]}
    moved = overlaid(towns, {"towns": [{"id": "prag", "lat": 51}]}, FILES)
    assert moved["towns"][0]["lat"] == 51.0
    with pytest.raises(BadFile, match=r"towns\.prag\.lat is 51\.2; on the map are 48 to 51 degrees"):
        overlaid(towns, {"towns": [{"id": "prag", "lat": 51.2}]}, FILES)


def test_a_whole_number_is_a_number_with_a_point_too() -> None:
    assert overlaid({"share": 0.5}, {"share": 2}, FILES) == {"share": 2.0}


def test_numbers_that_are_none_are_refused() -> None:
    with pytest.raises(BadFile, match="share is inf; expected a number"):
        overlaid({"share": 0.5}, {"share": float("inf")}, FILES)
