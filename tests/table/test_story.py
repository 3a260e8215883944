"""The parts of a chronicle: luck in plain words, second thoughts, and the result addressed to the reader."""

from typing import Any, ClassVar

import pytest

from hatalom import bots
from hatalom.bots import Bot
from hatalom.core.chance import Seeded
from hatalom.core.question import EVERYTHING, NATURE, SPECTATOR, Question
from hatalom.games.power_and_weakness import GAME as POWER
from hatalom.table.advised import MOST_ACTS, second_thoughts
from hatalom.table.ending import verdict_for
from hatalom.table.fortune import AGAIN, Luck, fortune
from hatalom.table.moments import ViewerMoments
from hatalom.table.story import tell
from hatalom.table.table import Table
from hatalom.table.wire import AdvisedWire, EpisodeWire, MessageWire, ResultWire, SeatResultWire
from tests.table.tables import ambush, play, power


@pytest.fixture(scope="module")
def table() -> Table:
    table = power()
    play(table, Seeded(4), 5000)
    return table


def result(**seats: tuple[int, int]) -> ResultWire:
    return ResultWire([SeatResultWire(seat, *given) for seat, given in seats.items()], MessageWire("over"))


def test_the_result_is_said_to_the_reader() -> None:
    duel = result(orange=(1, 13), white=(2, 11))
    said = {reader: verdict_for(duel, reader, in_points=True) for reader in ("orange", "white", None)}
    assert said["orange"] == MessageWire("ending-you-won-by", {"other": "seat.white", "n": 2})
    assert said["white"] == MessageWire("ending-you-lost-by", {"other": "seat.orange", "n": 2})
    assert said[None] == MessageWire("ending-won-by", {"seat": "seat.orange", "other": "seat.white", "n": 2})


def test_without_points_between_them_nobody_is_told_of_any() -> None:
    even = result(rome=(2, 9), carthage=(1, 9))
    assert verdict_for(even, "rome", in_points=True).key == "ending-you-lost"
    assert verdict_for(even, None, in_points=True).key == "ending-won"
    assert verdict_for(result(rome=(2, 3), carthage=(1, 9)), None, in_points=False).key == "ending-won"


def test_several_win_together_or_nobody_does() -> None:
    alliance = result(germany=(1, 4), austria=(1, 2), france=(2, 3))
    assert verdict_for(alliance, None, in_points=True) == MessageWire("ending-won-together", {"n": 2})
    assert verdict_for(alliance, "austria", in_points=True).key == "ending-you-won"
    assert verdict_for(alliance, "france", in_points=True).key == "ending-you-lost"
    draw = result(rome=(1, 0), carthage=(1, 0))
    assert [verdict_for(draw, one, in_points=True).key for one in ("rome", None)] == ["ending-you-drew", "ending-drawn"]


def test_luck_is_as_rare_as_drawing_again_finds_it() -> None:
    """Five coins that all fall one's way: one game in thirty-two."""
    luck = Luck()
    for ply in range(5):
        luck.add(ply, 1.0, [1.0, -1.0], [1, 1])
    luck.add(9, 3.0, [3.0, 3.0], [1, 1])  # whatever came, it was worth the same
    assert luck.gain == 5
    assert 20 < luck.games_for_one(Seeded(1)) < 50
    assert luck.stroke() in range(5)
    assert Luck().games_for_one(Seeded(1)) == 1
    assert AGAIN >= 1000


def test_where_no_computer_judges_chance_was_as_always(table: Table) -> None:
    draws = sum(entry.step.seat == NATURE for entry in table.match.plies)
    assert fortune(table.match, None, [])[0].text == MessageWire("fortune-even", {"n": draws})


class Again(Bot):
    """Answers as it was answered in the game."""

    level: ClassVar[str] = "squire"
    needs_view: ClassVar[bool] = False

    def __init__(self, acts: list[int]) -> None:
        self.acts = acts

    def choose(self, view: Any, question: Question, rng: Seeded) -> int:
        return self.acts.pop(0)


class Seeing(Bot):
    """Remembers what it was shown."""

    level: ClassVar[str] = "squire"

    def __init__(self) -> None:
        self.views: list[Any] = []

    def choose(self, view: Any, question: Question, rng: Seeded) -> int:
        self.views.append(view)
        return question.options[0]


def advised(table: Table, bot: Bot) -> AdvisedWire | None:
    """Of the first episode that somebody decided."""
    match = table.match
    moments = ViewerMoments(match, EVERYTHING, []).moments
    episode = next(
        one for one in tell(match, bots.evaluator_of(POWER)).episodes if one.moments[one.head].kind == "battle"
    )
    return second_thoughts(match, bot, "squire", episode, moments)


def test_a_computer_that_does_the_same_has_no_second_thoughts(table: Table) -> None:
    first = advised(table, Seeing())
    assert first is not None
    seat = POWER.seat_ids(2).index(first.seat)
    steps = [entry.step for entry in table.match.plies[first.ply :]]
    found = advised(table, Again([step.action for step in steps if step.seat == seat and not step.auto]))
    assert found is not None
    assert found.same
    assert found.told


def test_what_a_computer_would_have_done_is_told_in_the_games_own_sentences(table: Table) -> None:
    found = advised(table, Seeing())
    assert found is not None
    assert not found.same
    assert all(text.key.startswith("told-") for text in found.told)


def test_a_computer_sees_what_the_seat_saw(table: Table) -> None:
    match, bot = table.match, Seeing()
    found = advised(table, bot)
    assert found is not None
    seat = match.game.seat_ids(match.seats).index(found.seat)
    assert bot.views[0] == match.game.view(match.at(found.ply).pos, seat)
    assert len(bot.views) <= MOST_ACTS


def test_a_count_is_nobodys_decision(table: Table) -> None:
    match = table.match
    moments = ViewerMoments(match, EVERYTHING, []).moments
    count = next(moment for moment in moments if moment.kind == "scoring")
    episode = EpisodeWire(count.start - 1, count.ply, count.ply, "orange", 1.0, [count], 0, count.text, [])
    assert second_thoughts(match, Seeing(), "squire", episode, moments) is None


def test_a_player_has_done_himself_what_nobody_else_decided_in(table: Table) -> None:
    match = table.match
    for viewer in range(match.seats):
        moments = ViewerMoments(match, viewer, []).moments
        for moment in moments:
            seats = {step.seat for step in match.plies.steps[moment.start - 1 : moment.ply]}
            assert moment.by_me == (seats - {NATURE} == {viewer})
        assert {moment.by_me for moment in moments} == {True, False}
    assert not any(moment.by_me for moment in ViewerMoments(match, SPECTATOR, []).moments)


def test_the_strongest_level_that_is_declared_gives_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    assert bots.strongest_of(POWER) == bots.OPPONENTS[-1]
    monkeypatch.setattr(bots, "OPPONENTS", ("novice", "squire", "marshal"))
    assert bots.strongest_of(POWER) == "marshal"


def test_no_ply_is_told_in_two_episodes(table: Table) -> None:
    """Not even where a game was given up soon after it had begun."""
    for ply in (30, 40, 60, len(table.match.plies) - 1):
        early = table.match.at(ply)
        early.resign(0)
        episodes = tell(early, bots.evaluator_of(POWER)).episodes
        starts = [episode.start for episode in episodes]
        assert starts == sorted(set(starts))


def test_a_game_that_tells_no_moments_has_a_page_too() -> None:
    table = ambush()
    play(table, Seeded(1), 500)
    story = tell(table.match, None)
    assert story.curve is None
    assert story.fortune
