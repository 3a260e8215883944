"""The turn that was really played, told beside the best, click by click."""

from hatalom import bots, games
from hatalom.bots.advice import advise
from hatalom.bots.hearing import MOST, is_behind
from hatalom.bots.played import spelled_out, turn_played
from hatalom.bots.search.turn import End
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, step
from hatalom.core.question import Seat
from hatalom.core.shared import replaced
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from tests.bots.advice.boards import PLAYED, SHIP_RAID
from tests.bots.advice.heard import evaluator_of, heard


def test_what_was_played_is_told_beside_the_best() -> None:
    game = games.load("power_and_weakness")
    content = game.load_content()
    pos = game.read(SHIP_RAID, content)
    (question,) = settle(pos)
    view = game.view(pos, question.seat)
    marshal = bots.adviser("marshal", game, content, bots.Budget(positions=500))
    for name in ("play_tile influence_tent", "recruit"):
        found = advise(marshal, view, question, Seeded(3), played=[game.verbs.parse(name)])
        (played,) = [one for one in found if one.is_played]
        assert game.verbs.text(played.action) == name
        assert len(found) <= MOST + 1
        assert played in found[:MOST] or (played is found[-1] and is_behind(played))
    first = advise(marshal, view, question, Seeded(3))[0]
    again = advise(marshal, view, question, Seeded(3), played=[first.action, *first.then])
    assert [one.is_played for one in again] == [True] + [False] * (len(again) - 1)


def test_what_was_played_stands_first_if_it_is_better_than_all_that_was_found() -> None:
    """By his answer, which is searched for three of them only: White would have fewer points."""
    for vps in ([3, 3], [3, 3, 3]):
        adviser = heard(vps, by_auction=False)
        better = adviser.turns[0].end.pos.copy()
        assert isinstance(better, PowerAndWeakness)
        better.vp = replaced(better.vp, 1, 0)
        adviser.hear_played(End(better, [9], -9.0, 9))
        adviser.rank()
        first, *others = adviser.told()
        assert (first.action, first.is_played) == (9, True)
        assert len(others) == min(len(vps), MOST - 1)
        assert all(is_behind(one) and not one.is_played for one in others)


def test_a_click_without_a_choice_is_told_once_where_what_was_played_breaks_off() -> None:
    """Who resigns has played a part of a turn; the tent can mean one region alone."""
    game = games.load("power_and_weakness")
    pos = game.read(SHIP_RAID, game.load_content())
    (question,) = settle(pos)
    tent = game.verbs.parse("play_tile influence_tent")
    end = turn_played(evaluator_of(game), pos, question, [tent])
    spelled = [game.verbs.text(action) for action in spelled_out(evaluator_of(game), pos, Seat(0), end.way)]
    assert spelled[:2] == ["play_tile influence_tent", "acquire east_anglia"]
    assert spelled.count("acquire east_anglia") == 1


def test_a_played_turn_is_followed_through_the_reactions_to_its_end() -> None:
    game = games.load("power_and_weakness")
    pos = game.read(SHIP_RAID, game.load_content())
    (question,) = settle(pos)
    clicks = [game.verbs.parse(name) for name in (*PLAYED, "recruit")]
    end = turn_played(evaluator_of(game), pos, question, clicks)
    assert end.way == clicks[:2], "the third click is of another turn"
    part = turn_played(evaluator_of(game), pos, question, clicks[:1])
    assert part.way[:1] == clicks[:1]
    assert len(part.way) > 1, "the turn goes on"


def test_clicks_without_a_choice_are_told_too() -> None:
    """The tent can mean one region alone, so the search goes on at once; the reader wants to know which."""
    game = games.load("power_and_weakness")
    pos = game.read(SHIP_RAID, game.load_content())
    way = [game.verbs.parse(name) for name in ("take_tile influence_key", "play_tile influence_tent")]
    spelled = spelled_out(evaluator_of(game), pos, Seat(0), way)
    assert [game.verbs.text(action) for action in spelled[2:]] == ["acquire east_anglia"]
    assert spelled[:2] == way
    for action in way:
        settle(pos)
        step(pos, Seat(0), action)
    (question,) = settle(pos)
    assert question.options == spelled[2:], "there was no choice"
