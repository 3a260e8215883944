"""Positions of Maria worth looking at: a march, a combat, politics, an offer, found by playing eagerly."""

import random
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from hatalom.core.journal import write
from hatalom.core.match import Match
from hatalom.core.question import Question
from hatalom.games.maria.game import GAME
from hatalom.games.maria.names import FREDERICK
from hatalom.games.maria.position import Maria
from hatalom.table.table import open_match

MOST_GAMES = 20
MOST_PLIES = 4000
EAGER = {
    "move_general": 12.0, "move_to": 6.0, "march_to": 0.5, "stop": 0.5, "finish": 0.5, "play": 8.0, "concede": 0.3,
    "dispute": 0.01, "pass_flanders": 0.02, "talk_to": 0.05, "send_offer": 8.0, "accept_offer": 8.0,
}  # fmt: skip
"""How gladly each verb is chosen: towards armies that march, meet and fight."""


class Picture(NamedTuple):
    journal: str
    ply: int
    seat: str
    """Who is asked there."""


def verb(action: int) -> str:
    return GAME.verbs.text(action).split()[0]


def count(question: Question, name: str) -> int:
    return sum(verb(action) == name for action in question.options)


def is_march(pos: Maria, question: Question) -> bool:
    return pos.turn >= 2 and question.seat == FREDERICK and count(question, "move_to") >= 12


def is_duel(pos: Maria, question: Question) -> bool:
    return pos.turn >= 2 and question.prompt.key == "ask-card" and count(question, "play") >= 2


def is_politics(pos: Maria, question: Question) -> bool:
    return pos.turn >= 2 and question.prompt.key == "ask-choose"


def is_offer(pos: Maria, question: Question) -> bool:
    return question.prompt.key == "ask-answer"


SCENES: dict[str, Callable[[Maria, Question], bool]] = {
    "march": is_march,
    "duel": is_duel,
    "politics": is_politics,
    "offer": is_offer,
}


@cache
def picture(name: str) -> Picture:
    """A game that is given up at the first such moment, to be played on from there."""
    for seed in range(MOST_GAMES):
        match = open_match(GAME, ["Anna", "Béla", "Cili"], GAME.default_options(), "", seed.to_bytes(32))
        found = _play_until(match, SCENES[name], random.Random(seed))
        if found is not None:
            match.resign((found.seat + 1) % 3)
            return Picture(write(match.journal, GAME), len(match.plies), GAME.seat_ids(3)[found.seat])
    raise AssertionError(f"no {name} came up, raise MOST_GAMES")


def _play_until(match: Match, is_scene: Callable[[Maria, Question], bool], rng: random.Random) -> Question | None:
    for _ in range(MOST_PLIES):
        question = next(iter(match.questions()), None)
        if question is None:
            return None
        assert isinstance(match.pos, Maria)
        if is_scene(match.pos, question):
            return question
        eager = [EAGER.get(verb(action), 1.0) for action in question.options]
        match.answer(question.seat, rng.choices(question.options, eager)[0])
    return None
