"""Which options are told, and in which order: the computer's own choice first, what is weaker last."""

import pytest

from hatalom import bots, games
from hatalom.bots.advice import advise
from hatalom.bots.commanders import Marshal
from hatalom.bots.hearing import MOST, is_behind
from hatalom.bots.played import forced_after
from hatalom.bots.reasons import SHARE
from hatalom.bots.squire import Squire
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle
from tests.bots.advice.boards import ONE_TARGET, THREE_ORDERS, WHITE_IS_NEAR
from tests.bots.positions import questions


@pytest.mark.parametrize("name", games.NAMES)
def test_the_first_is_what_the_squire_would_choose(name: str) -> None:
    game = games.load(name)
    squire = Squire(game, game.load_content(), bots.knowledge_of(game).evaluator)
    found = questions(game, 2, 120)
    for pos, question in found[:: max(1, len(found) // 6)]:
        advice = advise(squire, game.view(pos, question.seat), question, Seeded(1))
        assert 1 <= len(advice) <= MOST
        assert len({one.action for one in advice}) == len(advice)
        assert all(one.action in question.options for one in advice)
        is_mixed = any(reason.label.message is SHARE for reason in advice[0].reasons)
        if not is_mixed:
            assert advice[0].action == squire.choose(game.view(pos, question.seat), question, Seeded(1))


def test_no_further_option_is_looked_for_when_time_is_up() -> None:
    game = games.load("power_and_weakness")
    squire = Squire(game, game.load_content(), bots.knowledge_of(game).evaluator)
    pos, question = questions(game, 2, 40)[0]
    assert len(advise(squire, game.view(pos, question.seat), question, Seeded(1), lambda: False)) == 1


def test_a_commander_advises_by_what_follows_its_turns() -> None:
    """Its advice begins with what it would play, and each further option begins with another click."""
    game = games.load("power_and_weakness")
    content = game.load_content()
    pos, question = next(asked for asked in questions(game, 2, 60) if len(asked[1].options) > 5)
    view = game.view(pos, question.seat)
    marshal = bots.adviser("marshal", game, content, bots.Budget(positions=1500))
    found = advise(marshal, view, question, Seeded(3))
    assert isinstance(marshal, Marshal)
    assert found[0].action == marshal.choose(view, question, Seeded(3))
    assert 1 < len(found) <= MOST
    assert len({one.action for one in found}) == len(found)
    again = advise(marshal, view, question, Seeded(3))
    assert [(one.action, one.then) for one in again] == [(one.action, one.then) for one in found]


def test_a_level_that_only_has_a_liking_lets_a_squire_advise() -> None:
    game = games.load("power_and_weakness")
    assert isinstance(bots.adviser("novice", game, game.load_content()), Squire)


def test_what_is_weaker_than_the_first_stands_last() -> None:
    game = games.load("power_and_weakness")
    captain = bots.adviser("captain", game, game.load_content(), bots.Budget(positions=1000))
    mixed = 0
    for pos, question in questions(game, 2, 200)[::6]:
        found = advise(captain, game.view(pos, question.seat), question, Seeded(3))
        weaker = [is_behind(one) for one in found[1:]]
        assert weaker == sorted(weaker)
        mixed += len(set(weaker)) == 2
    assert mixed > 0


@pytest.mark.parametrize(("name", "seats"), [("power_and_weakness", 2), ("heads_of_state", 3), ("great_war", 7)])
def test_a_weaker_option_says_in_what_it_is_behind_the_first(name: str, seats: int) -> None:
    game = games.load(name)
    captain = bots.adviser("captain", game, game.load_content(), bots.Budget(positions=300))
    weaker = compared = 0
    for pos, question in questions(game, 2, 90, seats)[::6]:
        for number, one in enumerate(advise(captain, game.view(pos, question.seat), question, Seeded(3))):
            beside = [reason for reason in one.reasons if reason.is_compared]
            is_weaker = number > 0 and is_behind(one)
            assert is_weaker or not beside
            assert beside == one.reasons[len(one.reasons) - len(beside) :]
            assert len(beside) <= MOST
            for reason in beside:
                own = reason.seat in (-1, question.seat)
                assert reason.change < 0 if own else (reason.change > 0 and seats == 2)
            weaker += is_weaker
            compared += bool(beside)
    assert compared > weaker / 2


def test_one_turn_is_told_once_whatever_the_order_of_its_clicks() -> None:
    """The same three cards can be taken in any order; in Power & Weakness the same two tiles before all is lost."""
    for name, text, level in (
        ("heads_of_state", THREE_ORDERS, "captain"),
        ("power_and_weakness", WHITE_IS_NEAR, "marshal"),
    ):
        game = games.load(name)
        content = game.load_content()
        pos = game.read(text, content)
        (question,) = settle(pos)
        adviser = bots.adviser(level, game, content, bots.Budget(positions=2500))
        found = advise(adviser, game.view(pos, question.seat), question, Seeded(1))
        ways = [sorted([one.action, *one.forced, *one.then]) for one in found]
        assert found
        assert all(ways.count(way) == 1 for way in ways)


def test_between_turns_an_option_does_not_say_what_follows_it() -> None:
    """In Hannibal the reinforcements of the next turn are forced clicks behind the loss of a marker before it."""
    game = games.load("hannibal")
    evaluator = bots.knowledge_of(game).evaluator
    asked = [(pos, question) for seed in (1, 2) for pos, question in questions(game, seed, 700)]
    between = [(pos, question) for pos, question in asked if evaluator.turn_of(pos) == -1]
    assert len(between) > 10
    for pos, question in between:
        assert all(not forced_after(evaluator, pos, question.seat, action) for action in question.options)


def test_an_option_says_what_follows_it_without_a_choice() -> None:
    """The castle tile can hit Mercia alone; the helmet tile leaves a choice."""
    game = games.load("power_and_weakness")
    pos = game.read(ONE_TARGET, game.load_content())
    (question,) = settle(pos)
    squire = Squire(game, game.load_content(), bots.knowledge_of(game).evaluator)
    for name, forced in (("influence_castle", ["acquire mercia"]), ("move", [])):
        played = [game.verbs.parse(f"play_tile {name}")]
        found = advise(squire, game.view(pos, question.seat), question, Seeded(3), played=played)
        (shown,) = [one for one in found if one.is_played]
        assert [game.verbs.text(action) for action in shown.forced] == forced
        assert shown.then[: len(forced)] != shown.forced or not forced
