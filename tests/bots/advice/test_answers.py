"""What the opponent would answer, where nothing is hidden."""

from hatalom import bots, games
from hatalom.bots.advice import advise
from hatalom.bots.answers import Answers, Line, Seeker
from hatalom.bots.hearing import MOST
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, step
from hatalom.core.question import Seat
from hatalom.games.power_and_weakness.prompts import MEASURE_UNITS
from tests.bots.advice.boards import PLAYED, SHIP_RAID
from tests.bots.advice.heard import CLOSINGS
from tests.bots.positions import questions


def test_the_opponents_answer_is_told_where_nothing_is_hidden() -> None:
    game = games.load("power_and_weakness")
    marshal = bots.adviser("marshal", game, game.load_content(), bots.Budget(positions=1000))
    answered = 0
    for pos, question in questions(game, 2, 140)[::9]:
        view = game.view(pos, question.seat)
        for one in advise(marshal, view, question, Seeded(3)):
            told = [reason for reason in one.reasons if reason.is_answered]
            assert sum(reason.change != 0 for reason in told) <= MOST
            assert all(reason.label.message in CLOSINGS or reason.change != 0 for reason in told)
            assert one.answer or not told
            answered += bool(one.answer)
        hurried = advise(marshal, view, question, Seeded(3), lambda: False)
        assert not any(one.answer for one in hurried)
    assert answered > 5


def test_where_hands_are_hidden_no_answer_is_foretold() -> None:
    game = games.load("hannibal")
    captain = bots.adviser("captain", game, game.load_content(), bots.Budget(positions=200))
    for pos, question in questions(game, 2, 60)[::12]:
        for one in advise(captain, game.view(pos, question.seat), question, Seeded(3)):
            assert one.answer == []


def test_a_raid_of_many_clicks_is_among_the_answers() -> None:
    """White takes the ship, lands with four mages, and acquires three regions; half the width does not see it."""
    game = games.load("power_and_weakness")
    pos = game.read(SHIP_RAID, game.load_content())
    judge = bots.judgement_of(game)
    assert judge is not None
    for name in PLAYED:
        settle(pos)
        step(pos, Seat(0), game.verbs.parse(name))
    settle(pos)
    line = Line(Answers(game, judge, Seat(0)), pos, Seeker(game, judge, 32, 20_000), Seeded(0))
    assert line.best is not None
    units = [measure.values[0] for measure in game.measures(pos) if measure.label is MEASURE_UNITS]
    left = [measure.values[0] for measure in game.measures(line.best.pos) if measure.label is MEASURE_UNITS]
    assert units[0] - left[0] >= 4
