"""The examiner, check by check: what each of them lets pass, and what it refuses."""

from collections.abc import Callable
from typing import Any

import pytest

from hatalom.core import conform, driver
from hatalom.core import journal as journals
from hatalom.core.action import SECRET_NUMBER
from hatalom.core.chance import Seeded, commitment_of
from hatalom.core.conform import THOROUGH, Broken, Report, examine, examine_game, variants
from hatalom.core.driver import settle
from hatalom.core.errors import IllegalAction
from hatalom.core.event import EVERYBODY, Event, only
from hatalom.core.game import Option, Result, SeatResult
from hatalom.core.journal import Head, Journal, Step, TakeBack
from hatalom.core.match import Asked, Match
from hatalom.core.message import Message, Said
from hatalom.core.plies import Plies, Ply
from hatalom.core.position import Phase
from hatalom.core.question import NATURE, SPECTATOR, Question
from tests.core import test_versions as pledges
from tests.core.ambush import (
    ASK_CARD,
    ASK_PARRY,
    ASK_USE,
    ATTACK,
    BURIED,
    BURY,
    CHOOSE,
    GAME,
    PARRY,
    SUFFER,
    VERBS,
    WON,
    Ambush,
    AmbushGame,
    Deal,
    Parry,
    Turn,
    Use,
    View,
)
from tests.core.test_match import SECRET, dealt, new_match, play_on


def rolling(point: float) -> Seeded:
    """Draws that always fall on the same point between 0 and 1."""
    rng = Seeded(0)
    rng.draw = lambda: point
    return rng


LOW = rolling(0.0)
HIGH = rolling(0.999)


def raised(check: Callable[..., None], *args: Any) -> str:
    """What the check says; empty if all is well."""
    try:
        check(*args)
    except Broken as broken:
        return f"{broken.check}: {broken.detail}"
    return ""


def opened() -> Match:
    """North holds 1, 2 and 3 and is asked for a card; east holds two sixes and a five."""
    return dealt(0, 5, 1, 5, 2, 4)


# -- which games are played -----------------------------------------------------------------------------------------


def with_options(*counts: int) -> AmbushGame:
    class Choosy(AmbushGame):
        options = tuple(
            Option(f"o{number}", tuple(f"c{n}" for n in range(count)), "c1", "1.2")
            for number, count in enumerate(counts)
        )

    return Choosy()


class TestVariants:
    def test_are_all_combinations_up_to_two_hundred_of_them(self) -> None:
        game = with_options(10, 20)
        found = variants(game)
        assert len(found) == 200 * 2
        assert found[:2] == [(2, {"o0": "c1", "o1": "c1"}), (3, {"o0": "c1", "o1": "c1"})]
        assert len({tuple(combo.items()) for _, combo in found}) == 200

    def test_change_one_option_at_a_time_where_there_are_more(self) -> None:
        found = [combo for seats, combo in variants(with_options(3, 67)) if seats == 2]
        assert len(found) == 1 + 2 + 66
        assert found[:4] == [
            {"o0": "c1", "o1": "c1"},
            {"o0": "c0", "o1": "c1"},
            {"o0": "c2", "o1": "c1"},
            {"o0": "c1", "o1": "c0"},
        ]


class Doomed(AmbushGame):
    """Every game of it is broken at its first question, so that a report tells how it was set up."""

    def __init__(self) -> None:
        self.contents: list[Any] = []

    def load_content(self, overlay: dict[str, Any] | None = None) -> Any:
        return "from the box"

    def set_up(self, seats: int, options: dict[str, str], content: Any) -> Ambush:
        self.contents.append(content)
        return super().set_up(seats, options, content)

    def broken_invariant(self, pos: Ambush) -> str | None:
        return "doomed"


class TestExamine:
    def test_goes_round_the_variants_with_a_seed_for_each_game(self) -> None:
        report = examine(Doomed(), 5, seed=7)
        heads = [journals.read_head(violation.journal) for violation in report.violations]
        assert [(len(head.seats), head.options["length"]) for head in heads] == [
            (2, "long"), (3, "long"), (2, "short"), (3, "short"), (2, "long"),
        ]  # fmt: skip
        assert [head.commitment for head in heads] == [commitment_of(bytes(31) + bytes([7 + n])) for n in range(5)]
        assert heads[1].seats == ("player 1", "player 2", "player 3")
        assert {(v.check, v.detail) for v in report.violations} == {("invariant", "doomed")}
        assert report.games == 5

    def test_begins_with_seed_0(self) -> None:
        head = journals.read_head(examine(Doomed(), 1).violations[0].journal)
        assert head.commitment == commitment_of(bytes(32))

    def test_counts_the_plies_of_all_games(self) -> None:
        report = examine(Doomed(), 2)
        assert [violation.ply for violation in report.violations] == [6, 9]
        assert report.plies == 15

    def test_loads_the_content_unless_it_is_given(self) -> None:
        game = Doomed()
        examine(game, 1)
        assert set(game.contents) == {"from the box"}
        game = Doomed()
        examine(game, 1, content="corrected")
        assert set(game.contents) == {"corrected"}

    @pytest.mark.parametrize(("goes_on", "games"), [(True, 3), (False, 1)])
    def test_may_be_stopped_after_any_game(self, goes_on: bool, games: int) -> None:
        seen: list[int] = []

        def on_game(report: Report) -> bool:
            seen.append(report.games)
            return goes_on

        assert examine(Doomed(), 3, on_game=on_game).games == games
        assert seen == list(range(1, games + 1))

    def test_a_game_may_be_as_long_as_the_limit_and_no_longer(self, monkeypatch: pytest.MonkeyPatch) -> None:
        report = Report()
        examine_game(GAME, 2, {}, 3, None, report)
        monkeypatch.setattr(conform, "MOST_PLIES", report.plies)
        examine_game(GAME, 2, {}, 3, None, report)
        assert report.violations == []
        monkeypatch.setattr(conform, "MOST_PLIES", report.plies // 2 - 1)
        examine_game(GAME, 2, {}, 3, None, report)
        (violation,) = report.violations
        assert (violation.check, violation.detail) == ("ends", f"no end after {conform.MOST_PLIES} plies")

    def test_the_end_is_checked_too(self) -> None:
        class Endless(AmbushGame):
            def result(self, pos: Ambush) -> Result | None:
                return None

        report = Report()
        examine_game(Endless(), 2, {}, 3, None, report)
        assert [violation.check for violation in report.violations] == ["result"]


# -- answers --------------------------------------------------------------------------------------------------------


class TestWhatIsShown:
    def test_stays_as_long_as_the_question_is_the_same(self) -> None:
        match = pledges.new_match()
        first = conform._shown_since(match, {})
        assert {seat: asked.since for seat, asked in first.items()} == {0: 0, 1: 0}
        match.answer(0, ATTACK())
        second = conform._shown_since(match, first)
        assert list(second) == [1]
        assert second[1] is first[1]

    def test_counts_anew_for_another_question(self) -> None:
        match = opened()
        old = {0: Asked(Question(0, ASK_CARD, [CHOOSE(1)]), 2), 1: Asked(match.questions()[0], 3)}
        shown = conform._shown_since(match, old)
        assert {seat: asked.since for seat, asked in shown.items()} == {0: 6}
        assert shown[0].question.options == match.questions()[0].options


class Answering:
    """A match that takes only so many answers."""

    game = GAME

    def __init__(self, takes: int) -> None:
        self.takes = takes
        self.answers: list[tuple[int, int, int]] = []

    def answer(self, seat: int, action: int, version: int) -> None:
        self.answers.append((seat, action, version))
        if len(self.answers) > self.takes:
            raise IllegalAction("stale", "too late")


@pytest.mark.parametrize(
    ("takes", "said"),
    [
        (0, "late: an honest answer of seat 1 was refused: too late"),
        (1, ""),
        (2, "late: a double click on 'bury' played twice"),
    ],
)
def test_an_answer_counts_once(takes: int, said: str) -> None:
    question = Question(1, ASK_USE, [ATTACK(), BURY()], [0])
    match = Answering(takes)
    shown = {1: Asked(question, 4)}
    assert raised(conform._answer, match, question, BURY(), shown) == said
    assert match.answers == [(1, BURY(), 4)] * (2 if takes else 1)
    assert shown == {}


# -- at every ply ---------------------------------------------------------------------------------------------------

QUICK = ["_check_questions", "_check_events"]
SLOW = ["_check_purity", "_check_copy", "_check_text", "_check_illegal", "_check_secrets", "_check_undo"]


@pytest.mark.parametrize(
    ("point", "thorough", "checks"),
    [
        (0.0, THOROUGH, QUICK + SLOW),
        (1.0 / THOROUGH, THOROUGH, QUICK),
        (0.99, THOROUGH, QUICK),
        (0.99, 1, QUICK + SLOW),
        (1.0 / THOROUGH, 2, QUICK + SLOW),
    ],
)
def test_slow_checks_are_made_now_and_then(
    point: float, thorough: int, checks: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    for name in QUICK + SLOW:
        monkeypatch.setattr(conform, name, lambda *args, name=name: done.append(name))
    match = opened()
    conform._check_ply(match, match.questions(), rolling(point), thorough)
    assert done == checks


@pytest.mark.parametrize(
    ("questions", "said"),
    [
        ([Question(0, ASK_CARD, [6])], ""),
        ([Question(NATURE, ASK_CARD, [0, 1])], ""),
        ([Question(0, ASK_CARD, [6]), Question(1, ASK_CARD, [7])], ""),
        ([Question(0, ASK_CARD, [6]), Question(0, ASK_CARD, [7])], "questions: seats [0, 0] are asked at once"),
        ([Question(-2, ASK_CARD, [6])], "questions: seats [-2] are asked at once"),
        ([Question(2, ASK_CARD, [6])], "questions: seats [2] are asked at once"),
        ([Question(0, ASK_CARD, [6]), Question(2, ASK_CARD, [6])], "questions: seats [0, 2] are asked at once"),
        ([Question(0, ASK_CARD, [])], "options: ask-card: nothing to choose"),
        ([Question(0, ASK_CARD, [6, 7, 6])], "options: ask-card: an option is offered twice"),
        ([Question(0, ASK_CARD, [6, 99])], "options: action 99 has no text form of its own"),
        ([Question(0, Message("new"), [6])], "messages: the prompt new is not among the game's messages"),
        (
            [Question(0, ASK_CARD, [6], decline=6)],
            "window: ask-card: declining is not an option, or this is no window",
        ),
    ],
)
def test_questions_can_be_put(questions: list[Question], said: str) -> None:
    assert raised(conform._check_questions, opened(), questions) == said


def test_a_question_fills_the_gaps_of_its_prompt() -> None:
    with pytest.raises(ValueError, match="zip"):
        conform._check_questions(opened(), [Question(0, ASK_USE, [6], [])])


NO_DECLINE = "window: ask-parry: declining is not an option, or this is no window"
NO_ORDER = "window: ask-parry: orders may be given, but no option is named that declines"
NO_COMPLY = "window: ask-parry: complying is not an option"
MANY_WAYS = "window: ask-parry: there is more than one way to react"


@pytest.mark.parametrize(
    ("question", "said"),
    [
        (Question(0, ASK_CARD, [0, 1]), ""),
        (Question(0, ASK_CARD, [0, 1, 2, 3]), ""),
        (Question(0, ASK_PARRY, [0, 1], [0], window=True, decline=0), ""),
        (Question(0, ASK_PARRY, [1], [0], window=True, decline=0), NO_DECLINE),
        (Question(0, ASK_PARRY, [0, 1], [0], window=False, decline=0), NO_DECLINE),
        (Question(0, ASK_PARRY, [0, 1], [0], window=False, decline=1), NO_DECLINE),
        (Question(0, ASK_PARRY, [0, 1], [0], window=True), NO_ORDER),
        (Question(0, ASK_PARRY, [0, 1], [0], window=True, decline=1, comply=0), ""),
        (Question(0, ASK_PARRY, [1, 2], [0], window=True, decline=1, comply=0), NO_COMPLY),
        (Question(0, ASK_PARRY, [0, 1, 2], [0], window=True, decline=1, comply=0), ""),
        (Question(0, ASK_PARRY, [0, 1, 2], [0], window=True, decline=1), MANY_WAYS),
    ],
)
def test_standing_orders_can_be_carried_out(question: Question, said: str) -> None:
    assert raised(conform._check_window, GAME, question) == said


class TestEvents:
    def after(self, phases: list[Phase[Any]], *events: Event) -> Match:
        match = opened()
        match.plies = Plies([Ply(Step(0, 6), [], False), Ply(Step(0, 6), list(events), False)])
        match.pos.stack = phases
        return match

    def test_need_a_ply(self) -> None:
        match = opened()
        match.plies = Plies()
        conform._check_events(match)

    def test_are_those_of_the_last_ply(self) -> None:
        unknown = Event(Message("new"), [], EVERYBODY)
        match = self.after([Turn(0, False)], unknown)
        assert raised(conform._check_events, match) == "messages: the event new is not among the game's messages"
        match.plies.append(Ply(Step(0, 6), [Event(BURIED, [0], EVERYBODY)], False))
        conform._check_events(match)

    def test_fill_their_gaps(self) -> None:
        with pytest.raises(ValueError, match="zip"):
            conform._check_events(self.after([Turn(0, False)], Event(BURIED, [], EVERYBODY)))

    @pytest.mark.parametrize("seat", [0, 1])
    def test_of_a_preparation_are_told_to_that_seat_alone(self, seat: int) -> None:
        phases: list[Phase[Any]] = [Turn(seat, True), Use(seat, 0)]
        conform._check_events(self.after(phases, Event(BURIED, [0], only(seat))))
        said = f"private: buried is told while seat {seat} only prepares"
        for audience in (EVERYBODY, only(1 - seat), 0, only(seat + 1)):
            event = Event(BURIED, [0], audience)
            assert raised(conform._check_events, self.after(phases, event)) == said

    def test_may_be_told_to_anybody_otherwise(self) -> None:
        event = Event(BURIED, [0], EVERYBODY)
        conform._check_events(self.after([Turn(0, False)], event))
        conform._check_events(self.after([], event))


# -- now and then ---------------------------------------------------------------------------------------------------


class Fickle(AmbushGame):
    """What one viewer sees changes from look to look."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.looks = 0

    def view(self, pos: Ambush, viewer: int) -> View:
        seen = super().view(pos, viewer)
        self.looks += viewer == self.viewer
        seen.pile += self.looks
        return seen


class TestPurity:
    def test_the_same_is_asked_twice(self) -> None:
        match = opened()
        conform._check_purity(match, match.questions())
        others = [Question(0, ASK_CARD, [CHOOSE(0)])]
        assert raised(conform._check_purity, match, others) == "stable: asked again, the options are different"

    @pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
    def test_the_same_is_seen_twice(self, viewer: int) -> None:
        match = opened()
        match.game = Fickle(viewer)
        said = f"stable: viewer {viewer} sees two different things"
        assert raised(conform._check_purity, match, match.questions()) == said

    def test_looking_changes_nothing(self) -> None:
        class Meddling(AmbushGame):
            def view(self, pos: Ambush, viewer: int) -> View:
                pos.buried[0][0] = 1
                return super().view(pos, viewer)

        match = opened()
        match.game = Meddling()
        said = "pure: asking or viewing changed the position"
        assert raised(conform._check_purity, match, match.questions()) == said


class TestCopies:
    def test_are_played_on_for_eight_plies(self, monkeypatch: pytest.MonkeyPatch) -> None:
        taken: list[tuple[Any, int, int]] = []
        honest = driver.step

        def noting(pos: Any, seat: int, action: int) -> None:
            taken.append((pos, seat, action))
            honest(pos, seat, action)

        monkeypatch.setattr(conform, "step", noting)
        match = pledges.new_match()
        conform._check_copy(match, LOW)
        assert [(seat, action) for _, seat, action in taken] == [(0, ATTACK()), (1, ATTACK())] * 3
        assert all(pos is not match.pos for pos, _, _ in taken)
        taken.clear()
        conform._check_copy(opened(), LOW)
        assert len(taken) == 8
        taken.clear()
        conform._check_copy(opened(), HIGH)
        assert taken[0][1:] == (0, CHOOSE(2))

    def test_are_equal(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Ambush, "copy", lambda self: Ambush(self.seats))
        assert raised(conform._check_copy, opened(), LOW).startswith("copy: hands was [[1, 1, 1, 0, 0, 0], [")

    def test_share_nothing(self, monkeypatch: pytest.MonkeyPatch) -> None:
        honest = Ambush.copy

        def sharing(self: Ambush) -> Ambush:
            other = honest(self)
            other.hands = self.hands
            return other

        monkeypatch.setattr(Ambush, "copy", sharing)
        said = raised(conform._check_copy, opened(), LOW)
        assert said.startswith("copy: a copy shares something with its original: hands was ")


class TestText:
    def test_of_an_honest_game_is_the_position(self) -> None:
        conform._check_text(opened())

    def test_that_loses_something_is_found(self) -> None:
        class Lossy(AmbushGame):
            def read(self, text: str, content: Any) -> Ambush:
                return Ambush(2)

        match = opened()
        match.game = Lossy()
        assert raised(conform._check_text, match).startswith("notation: hands was ")

    def test_a_snapshot_that_loses_something_is_found(self) -> None:
        class Lossy(AmbushGame):
            def restore(self, data: Any, seats: int, options: dict[str, str], content: Any) -> Ambush:
                assert (seats, options, content) == (2, {"length": "long"}, None)
                return Ambush(2)

        match = opened()
        match.game = Lossy()
        assert raised(conform._check_text, match).startswith("snapshot: hands was ")


class TestIllegal:
    def tries(self, match: Match, rng: Seeded, monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int, int | None]]:
        found: list[tuple[int, int, int | None]] = []

        def refuse(self: Match, seat: int, action: int, version: int | None = None) -> None:
            found.append((seat, action, version))
            raise IllegalAction("no", "no")

        monkeypatch.setattr(Match, "answer", refuse)
        conform._check_illegal(match, match.questions(), rng)
        return found

    def test_wrong_versions_seats_and_actions_are_tried(self, monkeypatch: pytest.MonkeyPatch) -> None:
        first = CHOOSE(0)
        assert self.tries(opened(), LOW, monkeypatch) == [
            (0, first, -1),
            (0, first, 7),
            (NATURE, first, 6),
            (2, first, 6),
            (0, -1, 6),
            (0, VERBS.size, 6),
            (1, first, 6),
            (0, 0, 6),
        ]

    def test_only_seats_that_are_not_asked_are_wrong(self, monkeypatch: pytest.MonkeyPatch) -> None:
        match = pledges.new_match(3)
        match.answer(0, ATTACK())
        at = ATTACK.first / VERBS.size
        assert self.tries(match, rolling(at + 0.001), monkeypatch) == [
            (1, ATTACK(), -1),
            (1, ATTACK(), 2),
            (NATURE, ATTACK(), 1),
            (3, ATTACK(), 1),
            (1, -1, 1),
            (1, VERBS.size, 1),
            (0, ATTACK(), 1),
        ]

    def test_an_illegal_answer_that_is_taken_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        match = opened()
        monkeypatch.setattr(Match, "answer", lambda self, seat, action, version: None)
        said = "illegal: seat 0 was allowed 'choose one' at version -1"
        assert raised(conform._check_illegal, match, match.questions(), LOW) == said

    @pytest.mark.parametrize(
        "change", [lambda match: match.pos.points.append(3), lambda match: match.journal.rows.append(TakeBack(0, 0))]
    )
    def test_a_refused_answer_that_changes_something_is_found(
        self, change: Callable[[Match], None], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def refuse(self: Match, seat: int, action: int, version: int) -> None:
            change(self)
            raise IllegalAction("no", "no")

        match = opened()
        monkeypatch.setattr(Match, "answer", refuse)
        said = "illegal: a refused action changed something"
        assert raised(conform._check_illegal, match, match.questions(), LOW) == said

    def test_an_honest_match_refuses_them_all(self) -> None:
        match = opened()
        conform._check_illegal(match, match.questions(), LOW)


class Whisper(Phase[Ambush]):
    """A seat may say how many ones are left in the pile, at once or when the phase ends by itself."""

    FIELDS = ("seat", "is_open", "tells_later")

    def __init__(self, seat: int, is_open: bool = False, tells_later: bool = False, is_done: bool = False) -> None:
        self.seat = seat
        self.is_open = is_open
        self.tells_later = tells_later
        self.is_done = is_done

    def copy(self) -> "Whisper":
        return Whisper(self.seat, self.is_open, self.tells_later, self.is_done)

    def ask(self, pos: Ambush) -> list[Question]:
        return [] if self.is_done else [Question(self.seat, ASK_CARD, [ATTACK()])]

    def apply(self, pos: Ambush, seat: int, action: int) -> None:
        self.is_done = True
        if self.is_open:
            pos.reveal()
        if not self.tells_later:
            pos.tell(WON, pos.pile[0])

    def advance(self, pos: Ambush) -> None:
        if self.tells_later:
            pos.tell(WON, pos.pile[0])
        pos.pop()


def world(phase: Phase[Any], ones: int) -> Ambush:
    pos = Ambush(2)
    pos.pile[0] = ones
    pos.stack = [phase]
    return pos


class TestWhatIsTold:
    """The two worlds differ in the ones that are left in the pile, which nobody may know."""

    def said(self, here: Phase[Any], there: Phase[Any], ones: int = 2, viewer: int = 1) -> str:
        return raised(conform._check_told, opened(), world(here, 3), world(there, ones), viewer, LOW)

    def test_must_not_be_a_secret(self) -> None:
        assert self.said(Whisper(0), Whisper(0)) == "secrets: attack tells 1 what he may not know"
        assert self.said(Whisper(0), Whisper(0), viewer=SPECTATOR) == "secrets: attack tells -2 what he may not know"
        assert self.said(Whisper(0), Whisper(0), ones=3) == ""

    def test_counts_also_where_it_is_told_later(self) -> None:
        later = Whisper(0, tells_later=True)
        assert self.said(later, later) == "secrets: attack tells 1 what he may not know"

    def test_may_be_what_chance_brings(self) -> None:
        assert self.said(Whisper(NATURE), Whisper(NATURE)) == ""

    def test_is_compared_only_where_the_same_can_be_done(self) -> None:
        assert self.said(Whisper(0), Whisper(1)) == ""
        assert self.said(Whisper(0), Parry(1, 0)) == ""

    def test_may_be_revealed_openly_in_either_world(self) -> None:
        assert self.said(Whisper(0, is_open=True), Whisper(0)) == ""
        assert self.said(Whisper(0), Whisper(0, is_open=True)) == ""

    def test_leaves_both_worlds_as_they_were(self) -> None:
        here, there = world(Whisper(0), 3), world(Whisper(0), 3)
        conform._check_told(opened(), here, there, 1, LOW)
        assert [settle(pos)[0].seat for pos in (here, there)] == [0, 0]


class TestWhatOthersWaitFor:
    def said(self, here: Phase[Any], there: Phase[Any], viewer: int) -> str:
        return raised(conform._check_awaited, world(here, 3), world(there, 3), viewer)

    def test_is_the_same_in_both_worlds(self) -> None:
        told = "secrets: what others wait for tells viewer {} a secret: ask-parry"
        assert self.said(Parry(0, 3), Parry(0, 3), 0) == ""
        assert self.said(Parry(0, 3), Parry(0, 4), 0) == told.format(0)
        assert self.said(Parry(0, 3), Parry(0, 4), SPECTATOR) == told.format(-2)

    def test_is_no_secret_to_whoever_is_asked(self) -> None:
        assert self.said(Parry(0, 3), Parry(0, 4), 1) == ""

    def test_is_compared_question_by_question(self) -> None:
        assert self.said(Parry(0, 3), Parry(1, 4), SPECTATOR) == ""
        assert self.said(Parry(0, 3), Use(1, 4), SPECTATOR) == ""

    def test_may_hold_a_number_that_others_never_read(self) -> None:
        class Count(Whisper):
            def ask(self, pos: Ambush) -> list[Question]:
                return [Question(self.seat, Message("ask-count", n=SECRET_NUMBER), [ATTACK()], [pos.pile[0]])]

        assert raised(conform._check_awaited, world(Count(0), 3), world(Count(0), 2), 1) == ""


class Hidden(Phase[Ambush]):
    """Whoever is asked here could tell from his options whether a one is left in the pile."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> "Hidden":
        return Hidden(self.seat)

    def ask(self, pos: Ambush) -> list[Question]:
        return [Question(self.seat, ASK_CARD, [ATTACK(), BURY()] if pos.pile[0] else [BURY()])]

    def apply(self, pos: Ambush, seat: int, action: int) -> None:
        pos.pop()


def moved(pos: Ambush, ones: int) -> Ambush:
    """Another world: so many ones are in the pile, and others are in east's hand in their place."""
    other = pos.copy()
    for card in range(1, 6):
        while other.pile[0] > ones and other.hands[1][card]:
            other.pile[0] -= 1
            other.hands[1][0] += 1
            other.hands[1][card] -= 1
            other.pile[card] += 1
    return other


class Worlds(AmbushGame):
    """The other world, and the one made from the view, as a test wants them; what is asked depends on the pile."""

    phases = {**AmbushGame.phases, "Hidden": Hidden}  # noqa: RUF012

    def __init__(self, drawn: Callable[[Ambush], Ambush], guessed: Callable[[Ambush], Ambush]) -> None:
        self.drawn = drawn
        self.guessed = guessed
        self.pos = Ambush(2)

    def view(self, pos: Ambush, viewer: int) -> View:
        self.pos = pos
        return super().view(pos, viewer)

    def resample(self, pos: Ambush, viewer: int, rng: Seeded) -> Ambush:
        return self.drawn(pos) if viewer == 0 else pos.copy()

    def determinize(self, view: View, rng: Seeded, content: Any) -> Ambush:
        return self.guessed(self.pos) if view.viewer == 0 else self.pos.copy()


def same(pos: Ambush) -> Ambush:
    return pos.copy()


def without_ones(pos: Ambush) -> Ambush:
    return moved(pos, 0)


def with_a_point(pos: Ambush) -> Ambush:
    other = pos.copy()
    other.points[0] += 1
    return other


def impossible(pos: Ambush) -> Ambush:
    other = pos.copy()
    other.pile[1] += other.pile[2]
    other.pile[2] = 0
    return other


@pytest.mark.parametrize(
    ("drawn", "guessed", "said"),
    [
        (same, same, ""),
        (with_a_point, same, "secrets: viewer 0 can tell two worlds apart that look the same to him"),
        (without_ones, same, "secrets: the options of seat 0 depend on what he may not know"),
        (same, with_a_point, "determinize: the position made from the view of 0 looks different to him"),
        (same, without_ones, "determinize: the position made from the view of 0 asks him something else"),
        (same, impossible, "determinize: the position made from the view of 0 is impossible: card 1 does not add up"),
    ],
)
def test_a_viewer_cannot_tell_two_worlds_apart(
    drawn: Callable[[Ambush], Ambush], guessed: Callable[[Ambush], Ambush], said: str
) -> None:
    match = opened()
    match.pos.stack = [Hidden(0)]
    match.pos.hands = [[1, 0, 1, 0, 0, 1], [0, 0, 1, 0, 2, 0]]  # type: ignore[attr-defined]
    match.pos.pile = [2, 3, 1, 3, 1, 2]  # type: ignore[attr-defined]
    match.game = Worlds(drawn, guessed)
    assert raised(conform._check_secrets, match, match.questions(), LOW) == said


def test_what_others_wait_for_and_what_is_told_belong_to_the_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[tuple[str, int]] = []
    monkeypatch.setattr(conform, "_check_awaited", lambda pos, other, viewer: done.append(("awaited", viewer)))
    monkeypatch.setattr(conform, "_check_told", lambda match, pos, other, viewer, rng: done.append(("told", viewer)))
    match = opened()
    conform._check_secrets(match, match.questions(), Seeded(1))
    assert done == [(check, viewer) for viewer in (0, 1, SPECTATOR) for check in ("awaited", "told")]


def test_while_a_move_is_prepared_the_others_are_shown_the_position_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The world that is drawn for a viewer is made of the position that he is shown."""
    match = opened()
    match.answer(0, CHOOSE(1))
    seen: list[tuple[int, str]] = []

    class Noting(AmbushGame):
        def resample(self, pos: Ambush, viewer: int, rng: Seeded) -> Ambush:
            seen.append((viewer, type(pos.stack[-1]).__name__))
            return super().resample(pos, viewer, rng)

    match.game = Noting()
    conform._check_secrets(match, match.questions(), Seeded(1))
    assert list(dict.fromkeys(seen)) == [(0, "Use"), (1, "Turn"), (SPECTATOR, "Turn")]


class TestUndo:
    NOT_HIS = "undo: seat 0 could take back what is not his alone"

    @pytest.mark.parametrize(
        ("ply", "said"),
        [
            (Ply(Step(0, ATTACK()), [], False), ""),
            (Ply(Step(1, ATTACK()), [], False), NOT_HIS),
            (Ply(Step(0, ATTACK()), [], True), NOT_HIS),
        ],
    )
    def test_stays_with_what_is_the_seats_own(self, ply: Ply, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
        match = opened()
        match.plies.append(ply)
        monkeypatch.setattr(Match, "undo_floor", lambda self, seat: 6 if seat == 0 else 7)
        monkeypatch.setattr(Match, "undo_target", lambda self, seat: None)
        assert raised(conform._check_undo, match) == said

    def test_is_followed_by_the_same_answers(self) -> None:
        match = opened()
        match.answer(0, CHOOSE(1))
        before = match.checksum()
        conform._check_undo(match)
        assert match.journal.rows[6:] == [Step(0, CHOOSE(1)), TakeBack(6, 0), Step(0, CHOOSE(1))]
        assert match.checksum() == before

    def test_is_not_tried_where_nobody_can_take_back(self) -> None:
        for match in (opened(), Match(GAME, Head("ambush", 1, ("A", "B")), None, None)):
            rows = list(match.journal.rows)
            conform._check_undo(match)
            assert match.journal.rows == rows

    def test_is_not_tried_for_a_seat_that_waits_for_others(self) -> None:
        match = pledges.new_match()
        match.answer(0, ATTACK())
        assert match.undo_target(0) == 0
        conform._check_undo(match)
        assert match.journal.rows == [Step(0, ATTACK())]

    @pytest.mark.parametrize(
        ("card", "points", "said"),
        [
            (-1, 0, "undo: what was taken back is no longer offered"),
            (0, 1, "undo: undo and the same answers again lead somewhere else"),
            (0, 0, ""),
        ],
    )
    def test_leads_back(self, card: int, points: int, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
        match = opened()
        match.answer(0, CHOOSE(1))
        honest = Match.take_back

        def other(self: Match, seat: int, ply: int) -> None:
            honest(self, seat, ply)
            assert isinstance(self.pos, Ambush)
            self.pos.hands[0][1] += card
            self.pos.points[0] += points

        monkeypatch.setattr(Match, "take_back", other)
        assert raised(conform._check_undo, match) == said


# -- at the end -----------------------------------------------------------------------------------------------------


class Judged(AmbushGame):
    def __init__(self, judged: Result | None) -> None:
        self.judged = judged

    def result(self, pos: Ambush) -> Result | None:
        return self.judged


def over(game: AmbushGame = GAME) -> Match:
    match = new_match()
    play_on(match)
    match.game = game
    return match


WINNER, LOSER = SeatResult(1, 9), SeatResult(2, 3)
NOBODY = "result: the game is over and nobody is said to have won"


@pytest.mark.parametrize(
    ("judged", "said"),
    [
        (Result((WINNER, LOSER), Said(WON, [9])), ""),
        (Result((WINNER, WINNER), Said(WON, [9])), ""),
        (None, NOBODY),
        (Result((WINNER,), Said(WON, [9])), NOBODY),
        (Result((LOSER, LOSER), Said(WON, [9])), NOBODY),
    ],
)
def test_somebody_wins(judged: Result | None, said: str) -> None:
    assert raised(conform._check_end, over(Judged(judged)), SECRET) == said


def test_the_reason_fills_its_gaps() -> None:
    with pytest.raises(ValueError, match="zip"):
        conform._check_end(over(Judged(Result((WINNER, LOSER), Said(WON)))), SECRET)


def test_the_end_joins_the_journal() -> None:
    match = over()
    conform._check_end(match, SECRET)
    assert match.journal.secret == SECRET
    assert match.journal.result is not None


def test_the_journal_reads_as_it_was_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journals, "read", lambda text, game: Journal(journals.read_head(text)))
    said = "journal: the text form of the journal reads differently"
    assert raised(conform._check_end, over(), SECRET) == said


def test_the_journal_leads_to_the_same_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conform, "replay", lambda game, journal, content: new_match())
    assert raised(conform._check_end, over(), SECRET) == "journal: the journal leads to another position"


def test_every_draw_is_verified(monkeypatch: pytest.MonkeyPatch) -> None:
    verified: list[Any] = []
    monkeypatch.setattr(conform, "verify", lambda *args: verified.append(args))
    match = over()
    conform._check_end(match, SECRET)
    assert verified == [(GAME, match.journal, None)]


def test_a_difference_is_told_by_the_first_field_or_the_stack() -> None:
    here = {"fields": {"a": 1, "b": 2}, "stack": ["x"]}
    assert conform._difference(here, {"fields": {"a": 1, "b": 3}, "stack": ["x"]}) == "b was 2, is 3"
    assert conform._difference(here, {"fields": {"b": 2}, "stack": ["x"]}) == "a was 1, is None"
    assert conform._difference(here, {"fields": {"a": 1, "b": 2}, "stack": []}) == "the stack was ['x'], is []"


def test_all_seats_and_a_spectator_look_on() -> None:
    assert conform._viewers(opened()) == [0, 1, SPECTATOR]


def test_the_deal_is_nobodys_choice() -> None:
    """A match that waits for chance asks NATURE alone, and undo finds nothing there."""
    match = Match(GAME, Head("ambush", 1, ("A", "B")), None, None)
    assert isinstance(match.pos.stack[-1], Deal)
    conform._check_questions(match, match.questions())


def test_the_options_of_a_window_are_the_same_to_the_others() -> None:
    match = opened()
    match.answer(0, CHOOSE(1))
    match.answer(0, ATTACK())
    assert match.questions()[0].options == [SUFFER(), PARRY()]
    conform._check_secrets(match, match.questions(), Seeded(2))
