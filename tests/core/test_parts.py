"""The small parts: actions and their text, messages, chance, bags, graph."""

from collections import Counter

import pytest

from hatalom.core.action import NUMBER, Kind, Verbs
from hatalom.core.chance import Seeded, Stream, commitment_of, index_at, new_secret
from hatalom.core.event import EVERYBODY, Event, all_but, only
from hatalom.core.message import Message
from hatalom.core.question import SPECTATOR
from hatalom.kit.bag import pour, size_of
from hatalom.kit.graph import neighbours_of
from tests.core.ambush import CARD

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


@pytest.mark.parametrize(("text", "number"), [("six", 5), ("seven", -1), ("", -1), ("5", -1)])
def test_what_is_no_id_of_a_kind_has_no_number(text: str, number: int) -> None:
    assert CARD.parse(text) == number


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("12", 12), ("", -1), ("-3", -1), ("²", -1), ("six", -1)])
def test_what_is_no_number_is_read_as_none(text: str, number: int) -> None:
    assert NUMBER.parse(text) == number
