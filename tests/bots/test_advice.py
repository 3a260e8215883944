"""The computer's advice: the squire's own choice first, and reasons that can be checked."""

import pytest

from hatalom import bots, games
from hatalom.bots.advice import MOST, SHARE, advise
from hatalom.bots.commanders import Marshal
from hatalom.bots.squire import Squire
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, step
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


@pytest.mark.parametrize("name", games.NAMES)
def test_the_parts_of_a_judgement_add_up_to_it(name: str) -> None:
    game = games.load(name)
    evaluator = bots.knowledge_of(game).evaluator
    for pos, question in questions(game, 4, 80):
        parts = evaluator.parts(pos, question.seat)
        assert len(parts) == len(evaluator.part_labels())
        assert not parts or sum(parts) == pytest.approx(evaluator.value(pos, question.seat))


def test_what_can_be_counted_is_counted_at_the_end_of_the_way() -> None:
    """The reasons of an option are what its way changes: played to its end the game shows the same numbers."""
    game = games.load("power_and_weakness")
    squire = Squire(game, game.load_content(), bots.knowledge_of(game).evaluator)
    checked = 0
    for pos, question in questions(game, 6, 60):
        for one in advise(squire, game.view(pos, question.seat), question, Seeded(1)):
            if any(reason.label.message is SHARE for reason in one.reasons):
                continue  # all choose in secret: no way has an end of its own
            trial = pos.copy()
            before = game.measures(trial)
            for action in [one.action, *one.then]:
                if [q.seat for q in settle(trial)] != [question.seat] or action not in settle(trial)[0].options:
                    break  # the opponent reacts, or chance decides
                step(trial, question.seat, action)
            else:
                settle(trial)
                if game.result(trial) is not None:
                    continue
                told = {(r.label.message.key, r.seat): r.change for r in one.reasons if r.seat >= 0}
                changed = {
                    (new.label.key, seat): value - old.values[seat]
                    for old, new in zip(before, game.measures(trial), strict=True)
                    for seat, value in enumerate(new.values)
                    if value != old.values[seat]
                }
                assert told == changed
                checked += 1
    assert checked > 20


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
