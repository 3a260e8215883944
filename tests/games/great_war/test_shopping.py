"""11.1  A thing and its place as one choice: everything that is offered so can be bought, and nothing is left out."""

import random

from hatalom.core.driver import settle, step
from hatalom.core.question import Question, Seat
from hatalom.games.great_war.game import GAME
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.verbs import AT, BUY

HASTY = ("ready_made", "end_diplomacy", "end_battles", "end_moves")
MOST_STEPS = 500


def purchase() -> tuple[GreatWar, Question]:
    """The first purchase of a game in which nothing else is done."""
    rng = random.Random(1)
    pos = GAME.set_up(2, GAME.default_options(), GAME.load_content())
    for _ in range(MOST_STEPS):
        question = settle(pos)[0]
        if question.prompt.key == "ask-buy":
            return pos, question
        weights = [1000.0 if GAME.verbs.text(action) in HASTY else 1.0 for action in question.options]
        step(pos, question.seat, rng.choices(question.options, weights)[0])
    raise AssertionError("no purchase came, raise MOST_STEPS")


def test_every_thing_with_every_place_can_be_bought_and_no_other() -> None:
    pos, question = purchase()
    offered = {chain.acts for chain in GAME.chains(pos, question.seat)}
    found = set()
    for action in filter(BUY.has, question.options):
        trial = pos.copy()
        step(trial, question.seat, action)
        found |= {(action, place) for place in settle(trial)[0].options if AT.has(place)}
    assert offered == found
    assert len(offered) > len(question.options)


def test_the_other_seat_is_offered_nothing() -> None:
    pos, question = purchase()
    assert GAME.chains(pos, Seat(1 - question.seat)) == []
