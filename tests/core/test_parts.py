"""The small parts: actions and their text, messages, chance, bags, graph, overlays."""

from collections import Counter
from pathlib import Path

import pytest

from hatalom.core.action import NUMBER, Kind, Verbs
from hatalom.core.chance import Seeded, Stream, commitment_of, index_at, new_secret
from hatalom.core.content import ContentFiles, overlaid, read_overlay, sources
from hatalom.core.errors import BadFile
from hatalom.core.event import EVERYBODY, Event, all_but, only
from hatalom.core.message import Message
from hatalom.core.question import SPECTATOR
from hatalom.kit.bag import pour, size_of
from hatalom.kit.graph import neighbours_of

PLACE = Kind("place", ["prague", "vienna"])


def verbs() -> Verbs:
    all_verbs = Verbs()
    all_verbs.add("march", PLACE)
    all_verbs.add("bid", NUMBER, 4)
    all_verbs.add("stop")
    return all_verbs


def test_the_action_space_is_dense_and_every_action_has_a_text() -> None:
    space = verbs()
    assert space.size == 7
    texts = [space.text(action) for action in range(space.size)]
    assert texts == ["march prague", "march vienna", "bid 0", "bid 1", "bid 2", "bid 3", "stop"]
    assert [space.parse(text) for text in texts] == list(range(7))


@pytest.mark.parametrize(
    "text", ["", "march", "march rome", "march prague vienna", "bid 4", "bid -1", "bid ２", "stop now", "flee", " stop"]
)
def test_a_text_that_is_no_action_is_minus_one(text: str) -> None:
    assert verbs().parse(text) == -1


def test_a_message_travels_with_ids_that_say_their_kind() -> None:
    message = Message("marched", "1.1", place=PLACE, n=NUMBER)
    assert message.fill([1, 3]) == {"place": "place.vienna", "n": 3}
    assert message.fill([-1, -2]) == {"n": -2}
    with pytest.raises(ValueError, match="zip"):
        message.fill([1])


def test_an_event_is_read_by_its_audience_alone() -> None:
    message = Message("seen")
    assert [Event(message, [], EVERYBODY).is_for(viewer) for viewer in (0, 1, SPECTATOR)] == [True, True, True]
    assert [Event(message, [], only(1)).is_for(viewer) for viewer in (0, 1, SPECTATOR)] == [False, True, False]
    assert [Event(message, [], all_but(1)).is_for(viewer) for viewer in (0, 1, SPECTATOR)] == [True, False, True]


def test_a_seed_gives_the_same_draws_and_fair_ones() -> None:
    assert [Seeded(7).pick([1, 2, 3]) for _ in range(3)] == [Seeded(7).pick([1, 2, 3]) for _ in range(3)]
    rng = Seeded(1)
    counts = Counter(rng.pick([1, 0, 3]) for _ in range(8000))
    assert counts[1] == 0
    assert 1800 < counts[0] < 2200


def test_the_stream_depends_on_secret_and_number_alone() -> None:
    secret = new_secret()
    first = [Stream(secret).pick([1] * 1000)]
    stream = Stream(secret)
    draws = [stream.pick([1] * 1000) for _ in range(5)]
    assert draws[:1] == first
    assert Stream(secret, drawn=3).pick([1] * 1000) == draws[3]
    assert commitment_of(secret) == commitment_of(secret) != commitment_of(bytes(32))


def test_the_stream_is_fair() -> None:
    stream = Stream(b"x" * 32)
    counts = Counter(stream.pick([1, 2, 1]) for _ in range(8000))
    assert 1800 < counts[0] < 2200
    assert 3800 < counts[1] < 4200


def test_a_point_falls_into_its_weight() -> None:
    assert [index_at([2, 0, 3], point) for point in range(5)] == [0, 0, 2, 2, 2]


def test_bags_and_graph() -> None:
    source, target = [1, 2], [3, 0]
    pour(source, target)
    assert (source, target, size_of(target)) == ([0, 0], [4, 2], 6)
    assert neighbours_of(3, [(2, 0), (0, 1), (0, 1)]) == [[1, 2], [0], [0]]


# -- overlays -----------------------------------------------------------------------------------------------------

BASE = {
    "game": {"source": "rulebook", "rule": "1.1", "points": 12, "open": True, "id": "x"},
    "tiles": [{"id": "move", "count": 3, "source": "public"}, {"id": "ship", "count": 2}],
    "links": [{"a": "p", "b": "q"}, {"a": "q", "b": "r"}],
}
FILES = ContentFiles("tests.core", (), links=("links",))


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


def test_an_overlay_file_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="cannot read"):
        read_overlay(tmp_path / "none.toml")
    bad = tmp_path / "bad.toml"
    bad.write_text("points = = 3")
    with pytest.raises(BadFile, match="not valid TOML"):
        read_overlay(bad)


def test_every_block_with_a_source_is_listed() -> None:
    assert [(entry.path, entry.source, entry.rule) for entry in sources(BASE)] == [
        ("game", "rulebook", "1.1"),
        ("tiles.move", "public", ""),
    ]
