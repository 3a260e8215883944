"""Versions: an answer names the moment it was meant for.  Late ones are refused, honest ones are not.

The toy of these tests asks all seats at once, the same in every round.  A seat answers at once with ATTACK or BURY,
or prepares its answer with CHOOSE, which the others are not told.
"""

from typing import Any, ClassVar

import pytest

from hatalom.core.chance import Stream
from hatalom.core.conform import Report, examine_game
from hatalom.core.errors import IllegalAction
from hatalom.core.journal import Head, Journal
from hatalom.core.match import Match
from hatalom.core.position import Phase
from hatalom.core.question import SPECTATOR, Question
from hatalom.core.replay import replay
from tests.core.ambush import (
    ASK_CARD,
    ASK_USE,
    ATTACK,
    BURY,
    CHOOSE,
    PHASES,
    Ambush,
    AmbushGame,
)

ROUNDS = 3


class Pledges(Phase[Ambush]):
    """All seats choose in secret, several times."""

    FIELDS = ("rounds", "given")

    def __init__(self, rounds: int, given: list[int]) -> None:
        self.rounds = rounds
        self.given = given

    def copy(self) -> "Pledges":
        return Pledges(self.rounds, self.given.copy())

    def ask(self, pos: Ambush) -> list[Question]:
        options = [ATTACK(), BURY(), CHOOSE(0)]
        return [Question(seat, ASK_CARD, options) for seat, given in enumerate(self.given) if not given]

    def apply(self, pos: Ambush, seat: int, action: int) -> None:
        if action == CHOOSE(0):
            pos.push(Draft(seat))
        else:
            self.given[seat] = 1

    def advance(self, pos: Ambush) -> None:
        self.rounds -= 1
        self.given = [0] * pos.seats
        if self.rounds == 0:
            pos.pop()


class Draft(Phase[Ambush]):
    """One seat prepares its answer."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> "Draft":
        return Draft(self.seat)

    def private_to(self, pos: Ambush) -> int:
        return self.seat

    def ask(self, pos: Ambush) -> list[Question]:
        return [Question(self.seat, ASK_USE, [ATTACK(), BURY()], [0])]

    def apply(self, pos: Ambush, seat: int, action: int) -> None:
        pos.pop()
        below = pos.stack[-1]
        assert isinstance(below, Pledges)
        below.given[seat] = 1


class PledgeGame(AmbushGame):
    name = "pledge"
    phases: ClassVar[dict[str, type[Phase[Any]]]] = {**PHASES, "Pledges": Pledges, "Draft": Draft}

    def set_up(self, seats: int, options: dict[str, str], content: object) -> Ambush:
        pos = Ambush(seats)
        pos.push(Pledges(ROUNDS, [0] * seats))
        return pos


GAME = PledgeGame()


def new_match(seats: int = 2) -> Match:
    return Match(GAME, Head("pledge", 1, ("Anna", "Béla", "Cili")[:seats]), None, Stream(bytes(32)))


def is_late(match: Match, seat: int, version: int) -> bool:
    """Whether an answer with this version is refused for that reason alone; then nothing has changed."""
    before = (match.checksum(), match.version)
    with pytest.raises(IllegalAction) as refused:
        match.answer(seat, ATTACK(), version)
    return refused.value.code == "stale" and (match.checksum(), match.version) == before


def test_another_seats_secret_answer_does_not_make_mine_late() -> None:
    match = new_match()
    match.answer(0, ATTACK(), 0)
    assert match.version_for(1) == 1
    match.answer(1, BURY(), 0)
    assert match.version == 2


def test_my_own_answer_does_though_i_am_asked_the_same_again() -> None:
    match = new_match()
    match.answer(0, ATTACK(), 0)
    match.answer(1, ATTACK(), 0)
    assert match.question_for(0) is not None
    assert is_late(match, 0, 0)
    assert is_late(match, 0, 1)
    assert is_late(match, 1, 0)
    assert is_late(match, 1, 1)
    match.answer(0, ATTACK(), 2)


def test_another_seats_answer_makes_mine_late_where_it_changes_my_question(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Pledges.ask

    def dependent(self: Pledges, pos: Ambush) -> list[Question]:
        questions = honest(self, pos)
        return [Question(q.seat, ASK_CARD, q.options[: 3 - sum(self.given)]) for q in questions]

    monkeypatch.setattr(Pledges, "ask", dependent)
    match = new_match(3)
    match.answer(0, ATTACK(), 0)
    assert is_late(match, 1, 0)
    match.answer(1, ATTACK(), 1)


def test_no_version_of_the_future_is_accepted() -> None:
    match = new_match()
    assert is_late(match, 0, 1)
    assert is_late(match, 0, -1)


def test_another_seats_preparations_do_not_make_mine_late() -> None:
    match = new_match()
    match.answer(1, CHOOSE(0), 0)
    assert (match.version, match.version_for(0), match.version_for(SPECTATOR)) == (1, 0, 0)
    with pytest.raises(IllegalAction) as refused:
        match.answer(0, ATTACK(), 0)
    assert refused.value.code == "not-your-turn"
    match.answer(1, BURY(), 1)
    match.answer(0, ATTACK(), 0)
    assert match.version == 3


def test_preparing_is_an_answer_too() -> None:
    match = new_match()
    match.answer(1, CHOOSE(0), 0)
    assert is_late(match, 1, 0)
    match.answer(1, ATTACK(), 1)


def test_what_another_seat_takes_back_does_not_make_mine_late() -> None:
    match = new_match()
    match.answer(1, ATTACK(), 0)
    match.take_back(1, 0)
    assert is_late(match, 1, 0)
    match.answer(0, ATTACK(), 0)


def test_whoever_takes_back_his_answer_is_asked_anew() -> None:
    match = new_match()
    match.answer(0, ATTACK(), 0)
    match.take_back(0, 0)
    assert is_late(match, 0, 0)
    assert is_late(match, 0, 1)
    match.answer(0, BURY(), 2)


def test_a_take_back_into_a_preparation_keeps_the_others_where_they_were() -> None:
    match = new_match()
    match.answer(1, CHOOSE(0), 0)
    match.answer(1, BURY(), 1)
    match.take_back(1, 1)
    assert match.is_prepared_behind(0)
    match.answer(1, ATTACK(), match.version_for(1))
    match.answer(0, ATTACK(), 0)


def test_a_take_back_into_a_preparation_reopens_what_was_answered_since() -> None:
    match = new_match()
    match.answer(1, CHOOSE(0), 0)
    match.answer(1, BURY(), 1)
    match.answer(0, ATTACK(), 0)
    match.take_back(1, 1)
    match.answer(1, ATTACK(), match.version_for(1))
    assert is_late(match, 0, 0)
    assert is_late(match, 0, 3)
    match.answer(0, ATTACK(), 4)


def test_a_seat_that_is_not_asked_must_have_seen_the_last_version() -> None:
    match = new_match(3)
    match.answer(0, ATTACK(), 0)
    assert is_late(match, 0, 0)
    with pytest.raises(IllegalAction) as refused:
        match.answer(0, ATTACK(), 1)
    assert refused.value.code == "not-your-turn"


def test_nothing_is_open_once_the_game_was_ended() -> None:
    match = new_match()
    match.answer(0, ATTACK(), 0)
    match.resign(1)
    assert is_late(match, 1, 1)
    with pytest.raises(IllegalAction) as refused:
        match.answer(1, ATTACK(), 2)
    assert refused.value.code == "over"


def test_a_replayed_match_knows_since_when_its_questions_are_open() -> None:
    match = new_match()
    match.answer(0, ATTACK(), 0)
    match.answer(1, ATTACK(), 0)
    match.answer(1, ATTACK(), 2)
    again = replay(GAME, Journal(match.journal.head, match.journal.rows), None)
    assert is_late(again, 0, 1)
    again.answer(0, ATTACK(), 2)


def test_a_match_resumed_from_a_stored_position_goes_on_with_its_version() -> None:
    match = new_match()
    match.answer(0, ATTACK(), 0)
    match.answer(1, ATTACK(), 0)
    other = new_match()
    other.resume(match.pos.copy(), list(match.journal.rows), match.plies.copy())
    assert is_late(other, 0, 1)
    other.answer(0, ATTACK(), 2)
    other.answer(1, ATTACK(), 2)


def test_a_past_match_knows_since_when_its_questions_were_open() -> None:
    match = new_match()
    for seat in (0, 1, 0):
        match.answer(seat, ATTACK())
    near = match.at(2)
    past = match.at(3, near)
    past.answer(1, ATTACK(), 2)
    assert is_late(match.at(2, near), 0, 1)


def test_a_match_may_count_on_from_another_one() -> None:
    match = Match(GAME, Head("pledge", 1, ("Anna", "Béla")), None, None, first=7)
    assert (match.version, match.version_for(0), match.version_for(SPECTATOR)) == (7, 7, 7)
    assert is_late(match, 0, 0)
    match.answer(0, ATTACK(), 7)
    match.answer(1, CHOOSE(0), 7)
    assert (match.version, match.version_for(0)) == (9, 8)
    assert match.at(1).version == 8


class TestTheExaminer:
    """It answers with the versions that seats were shown, and clicks twice."""

    def broken(self, monkeypatch: pytest.MonkeyPatch, name: str, method: object) -> set[str]:
        monkeypatch.setattr(Match, name, method)
        return self.found()

    def found(self) -> set[str]:
        report = Report()
        for seed in range(4):
            examine_game(GAME, 2, {}, seed, None, report)
        return {violation.check for violation in report.violations}

    def test_finds_nothing_wrong_with_honest_versions(self) -> None:
        assert self.found() == set()

    def test_notices_that_a_double_click_plays_twice(self, monkeypatch: pytest.MonkeyPatch) -> None:
        assert self.broken(monkeypatch, "check_version", lambda self, seat, version: None) == {"late"}

    def test_notices_that_an_honest_answer_is_late(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def strict(self: Match, seat: int, version: int) -> None:
            if version != self.version:
                raise IllegalAction("stale", "only the very last version will do")

        assert self.broken(monkeypatch, "check_version", strict) == {"late"}
