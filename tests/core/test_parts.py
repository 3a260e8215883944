"""The small parts: actions and their text, messages, chance, bags, graph."""

import hashlib
import hmac
from collections import Counter

import pytest

from hatalom.core.action import MOST_DIGITS, NUMBER, SECRET_NUMBER, Kind, Verbs
from hatalom.core.chance import Seeded, Stream, commitment_of, index_at, new_secret, stream_point, total_of
from hatalom.core.evaluator import Evaluator, added
from hatalom.core.event import EVERYBODY, Event, all_but, only
from hatalom.core.message import Message, Said
from hatalom.core.numbers import numbers_of
from hatalom.core.question import EVERYTHING, NATURE, SPECTATOR, Question, Seat, chance, sees
from hatalom.kit.bag import draw_from, is_empty, options_in, pour, size_of
from hatalom.kit.graph import neighbours_of
from tests.core.ambush import ASK_CARD, ASK_DRAW, CARD, Ambush

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
    assert [index_at(numbers_of([2, 0, 3]), point) for point in range(5)] == [0, 0, 2, 2, 2]


def test_a_draw_from_a_bag_offers_what_is_in_it() -> None:
    bid = verbs().by_name["bid"]
    question = draw_from(numbers_of([2, 0, 5, 0]), bid, ASK_DRAW)
    assert question.seat == NATURE
    assert question.options == [bid(0), bid(2)]
    assert question.weights == [2, 5]
    assert options_in(numbers_of([2, 0, 5, 0]), bid) == question.options


@pytest.mark.parametrize("seed", range(20))
def test_a_draw_is_the_same_whether_or_not_somebody_has_looked_into_the_bag(seed: int) -> None:
    bid = verbs().by_name["bid"]
    bag = numbers_of([0, 3, 0, 1])
    unseen, seen = draw_from(bag, bid, ASK_DRAW), draw_from(bag, bid, ASK_DRAW)
    assert seen.options[Seeded(seed).pick(seen.weights)] == seen.drawn_by(Seeded(seed))
    assert unseen.drawn_by(Seeded(seed)) == seen.drawn_by(Seeded(seed))


def test_bags_and_graph() -> None:
    source, target = numbers_of([1, 2]), numbers_of([3, 0])
    pour(source, target)
    assert (list(source), list(target), size_of(target)) == ([0, 0], [4, 2], 6)
    assert (is_empty(source), is_empty(target), is_empty(numbers_of([]))) == (True, False, True)
    assert neighbours_of(3, [(2, 0), (0, 1), (0, 1)]) == [[1, 2], [0], [0]]


@pytest.mark.parametrize(("text", "number"), [("six", 5), ("seven", -1), ("", -1), ("5", -1)])
def test_what_is_no_id_of_a_kind_has_no_number(text: str, number: int) -> None:
    assert CARD.parse(text) == number


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("12", 12), ("", -1), ("-3", -1), ("²", -1), ("six", -1)])
def test_what_is_no_number_is_read_as_none(text: str, number: int) -> None:
    assert NUMBER.parse(text) == number


class TestVerbs:
    def test_take_their_place_behind_the_last_one(self) -> None:
        space = verbs()
        assert [(verb.name, verb.first, verb.end) for verb in space.all] == [
            ("march", 0, 2),
            ("bid", 2, 6),
            ("stop", 6, 7),
        ]
        assert [space.by_name[name].first for name in ("march", "bid", "stop")] == [0, 2, 6]

    def test_know_their_size_where_they_have_no_number(self) -> None:
        space = Verbs()
        assert space.add("stop", None, 5).end == 1
        assert space.add("march", PLACE, 5).end == 3
        assert space.size == 3

    def test_are_found_by_their_actions(self) -> None:
        space = verbs()
        found = [space.verb_of(action) for action in range(-1, 8)]
        names = [verb.name if verb is not None else "" for verb in found]
        assert names == ["", "march", "march", "bid", "bid", "bid", "bid", "stop", ""]
        assert [space.text(action) for action in (-1, 7)] == ["?-1", "?7"]

    def test_have_actions_and_targets(self) -> None:
        bid = verbs().by_name["bid"]
        assert (bid(), bid(3), bid.of(), bid.of(3)) == (2, 5, 2, 5)
        assert [bid.has(action) for action in (1, 2, 5, 6)] == [False, True, True, False]
        assert bid.target(5) == 3

    def test_of_chance_are_marked(self) -> None:
        space = Verbs()
        assert space.add_chance("roll", NUMBER, 6).is_chance
        assert (space.size, space.add("stop").is_chance) == (6, False)
        assert space.add_chance("draw", PLACE).end == 9


def test_a_kind_names_its_members() -> None:
    assert (PLACE.text(1), PLACE.full(1)) == ("vienna", "place.vienna")
    assert (NUMBER.text(7), NUMBER.full(7)) == ("7", 7)


def test_a_number_has_its_limits() -> None:
    assert NUMBER.parse("9" * MOST_DIGITS) == 10**MOST_DIGITS - 1
    assert NUMBER.parse("1" + "0" * MOST_DIGITS) == -1
    assert verbs().parse("bid " + "9" * 5000) == -1


class TestMessages:
    SECRET = Message("counted", "1.1", place=PLACE, n=SECRET_NUMBER)
    OPEN = Message("counted", "1.1", place=PLACE, n=NUMBER)

    def test_leave_out_what_is_not_there(self) -> None:
        assert self.OPEN.fill([0, 0]) == {"place": "place.prague", "n": 0}
        assert self.OPEN.fill([-1, 5]) == {"n": 5}

    def test_tell_the_others_nothing_where_one_gap_is_secret(self) -> None:
        assert self.SECRET.fill([1, 4]) == {"place": "place.vienna", "n": 4}
        assert self.SECRET.fill_for_others([1, 4]) == {}
        assert self.OPEN.fill_for_others([1, 4]) == {"place": "place.vienna", "n": 4}

    def test_are_said_with_arguments_or_without(self) -> None:
        assert Said(self.OPEN, [1, 4]).fill() == {"place": "place.vienna", "n": 4}
        assert Said(Message("plain")).fill() == {}
        assert Message("plain").rule == ""


class TestAudience:
    AUDIENCES = (EVERYBODY, only(0), only(1), all_but(0), all_but(1), 0)

    def readers(self, viewer: int) -> list[bool]:
        return [Event(Message("seen"), [], audience).is_for(viewer) for audience in self.AUDIENCES]

    def test_is_a_bit_for_each_seat(self) -> None:
        assert self.readers(0) == [True, True, False, False, True, False]
        assert self.readers(1) == [True, False, True, True, False, False]

    def test_includes_spectators_where_it_is_open(self) -> None:
        assert self.readers(SPECTATOR) == [True, False, False, True, True, False]
        assert self.readers(NATURE) == [True, False, False, True, True, False]

    def test_includes_whoever_may_see_everything(self) -> None:
        assert self.readers(EVERYTHING) == [True] * 6


class TestQuestions:
    def question(self, seat: int = 0, size: int = 2, args: list[int] | None = None, window: bool = False) -> Question:
        return Question(seat, ASK_CARD, list(range(size)), args, window)

    def test_are_the_same_if_all_is_the_same(self) -> None:
        mine = self.question()
        assert mine.is_same_as(self.question())
        others = [
            self.question(seat=1),
            self.question(size=3),
            self.question(args=[1]),
            self.question(window=True),
            Question(0, ASK_DRAW, [0, 1]),
        ]
        assert [mine.is_same_as(other) for other in others] == [False] * 5

    def test_are_forced_where_one_answer_tells_nobody_anything(self) -> None:
        assert self.question(size=1).is_forced()
        assert not self.question(size=2).is_forced()
        assert not self.question(size=0).is_forced()
        assert not self.question(size=1, window=True).is_forced()

    def test_have_nothing_that_they_are_not_given(self) -> None:
        plain = self.question()
        assert (plain.args, plain.weights, plain.window, plain.decline, plain.comply) == ([], [], False, -1, -1)
        full = Question(1, ASK_CARD, [3, 4], [7], True, 3, 4)
        assert (full.seat, full.options, full.args, full.window, full.decline, full.comply) == (
            *(1, [3, 4], [7], True),
            *(3, 4),
        )

    def test_of_chance_have_weights(self) -> None:
        drawn = chance(ASK_DRAW, [4, 5], [1, 9], [3])
        assert (drawn.seat, drawn.options, drawn.weights, drawn.args) == (NATURE, [4, 5], [1, 9], [3])
        assert chance(ASK_DRAW, [4], [1]).args == []

    def test_may_be_known_to_the_seat_alone_and_to_who_sees_everything(self) -> None:
        assert [sees(viewer, 1) for viewer in (0, 1, NATURE, SPECTATOR, EVERYTHING)] == [
            False,
            True,
            False,
            False,
            True,
        ]


class TestDraws:
    def test_of_a_seed_are_spread_over_the_weights(self) -> None:
        rng = Seeded(0)
        for point, pick, below in [(0.0, 0, 0), (0.24, 0, 1), (0.25, 2, 1), (0.99, 2, 5)]:
            rng.draw = lambda point=point: point  # type: ignore[misc]
            assert (rng.pick([1, 0, 3]), rng.below(6)) == (pick, below)
        assert total_of(numbers_of([1, 0, 3])) == 4
        assert total_of(numbers_of([])) == 0

    def test_beyond_the_total_fall_into_the_last_weight(self) -> None:
        assert [index_at(numbers_of([2, 0, 3]), point) for point in (5, 9)] == [2, 2]
        assert index_at(numbers_of([4]), 9) == 0

    def test_of_the_stream_can_be_checked_by_anybody(self) -> None:
        secret = bytes(range(32))
        digest = hmac.new(secret, b"hatalom draw 7", hashlib.sha256).hexdigest()
        assert stream_point(secret, 7, 1000) == int(digest, 16) % 1000
        assert commitment_of(secret) == hashlib.sha256(b"hatalom commitment " + secret).hexdigest()
        stream = Stream(secret)
        picks = [stream.pick([1] * 1000) for _ in range(3)]
        assert picks == [stream_point(secret, number, 1000) for number in range(3)]
        assert stream.drawn == 3

    def test_have_a_secret_of_thirty_two_bytes(self) -> None:
        assert len(new_secret()) == 32
        assert new_secret() != new_secret()


def test_an_evaluator_says_only_what_a_game_must_not() -> None:
    judge: Evaluator[Ambush] = Evaluator()
    pos, seat = Ambush(2), Seat(0)
    assert (judge.width(), judge.budget()) == (12, 1500)
    assert (judge.parts(pos, seat), judge.part_labels()) == ([], [])
    assert judge.is_worth_a_look(pos, 0)
    assert judge.answer(pos, Question(0, ASK_CARD, [1, 2])) == -1


def test_parts_of_a_judgement_are_added_one_after_the_other() -> None:
    """As the `sum` of Python 3.11 did; later ones keep what is lost here."""
    assert added([]) == 0.0
    assert added([0.5, 0.25]) == 0.75
    assert added([1e16, 1.0, -1e16]) == 0.0
