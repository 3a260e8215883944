"""Positions of Hannibal worth looking at (a siege, a battle, two generals in a space), found by playing eagerly."""

import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from hatalom.core.journal import write
from hatalom.core.match import Match
from hatalom.core.question import Question
from hatalom.games.hannibal.game import GAME
from hatalom.games.hannibal.names import BAD_WEATHER, CARTHAGE, CITY, HANNIBAL, ROME
from hatalom.games.hannibal.phases.battle.rounds import Rounds
from hatalom.games.hannibal.position import Hannibal
from hatalom.table.table import open_match

MOST_GAMES = 100
DEALT = 7
"""Cards in a hand when the first turn begins."""
FIRST = {"siege": 76, "march": 76}
"""Where the search begins: both are rare, and earlier games have none."""
EAGER = {
    "move_general": 6.0, "march_to": 6.0, "sail_to": 4.0, "besiege": 20.0, "intercept": 8.0, "play_event": 3.0,
    "match": 8.0, "attack_with": 4.0, "place_pcs": 1.5, "stop": 0.4, "concede": 0.2, "withdraw": 0.3, "discard": 0.05,
}  # fmt: skip
"""How gladly each verb is chosen: towards armies that march, meet and fight."""


class Picture(NamedTuple):
    journal: str
    ply: int
    seat: str
    """Who is asked there."""


def verb(action: int) -> str:
    return GAME.verbs.text(action).split()[0]


def eagerness(action: int) -> float:
    if verb(action) == "take_units":
        return 1.0 + int(GAME.verbs.text(action).split()[1]) ** 2
    return EAGER.get(verb(action), 1.0)


def is_siege(pos: Hannibal, question: Question) -> bool:
    space = pos.at[pos.army] if pos.army >= 0 else -1
    return question.prompt.key == "ask-siege" and pos.content.kind[space] == CITY and pos.siege[space] > 0


def is_interception(pos: Hannibal, question: Question) -> bool:
    return question.prompt.key == "ask-intercept" and any(verb(action) == "intercept" for action in question.options)


def is_defence(pos: Hannibal, question: Question) -> bool:
    top = pos.stack[-1]
    can_match = any(verb(action) == "match" for action in question.options)
    return isinstance(top, Rounds) and top.rounds >= 3 and question.prompt.key == "ask-defence" and can_match


def is_voyage(pos: Hannibal, question: Question) -> bool:
    sails = any(verb(action) == "sail_to" for action in question.options)
    return question.seat == CARTHAGE and pos.army_units >= 2 and sails


def is_march(pos: Hannibal, question: Question) -> bool:
    """The first card of Carthage; Hannibal leaves no equals behind (7.3), and Rome cannot stop him (24.6)."""
    companions = pos.generals_at(CARTHAGE, pos.at[HANNIBAL], False)
    asked = question.seat == CARTHAGE and question.prompt.key == "ask-card"
    is_first = pos.turn == 1 and pos.hand_size(CARTHAGE) == DEALT
    return asked and is_first and len(companions) <= 2 and not pos.holds(ROME, BAD_WEATHER)


def is_pair(pos: Hannibal, question: Question) -> bool:
    """Whoever plays a card has two generals in the open in one space, and nobody else is there."""
    together = Counter(space for space in pos.at if space >= 0)
    pairs = [space for space, count in together.items() if count == 2]
    return question.prompt.key == "ask-card" and any(
        len(pos.generals_at(question.seat, space, False)) == 2 for space in pairs
    )


SCENES: dict[str, Callable[[Hannibal, Question], bool]] = {
    "march": is_march,
    "siege": is_siege,
    "interception": is_interception,
    "battle": is_defence,
    "voyage": is_voyage,
    "pair": is_pair,
}


@cache
def picture(name: str) -> Picture:
    """A game that is given up at the first such moment, to be played on from there."""
    begin = FIRST.get(name, 0)
    for seed in range(begin, begin + MOST_GAMES):
        match = open_match(GAME, ["Anna", "Béla"], {}, "", seed.to_bytes(32))
        found = _play_until(match, SCENES[name], random.Random(seed))
        if found is not None:
            match.resign(1 - found.seat)
            return Picture(write(match.journal, GAME), len(match.plies), GAME.seat_ids(2)[found.seat])
    raise AssertionError(f"no {name} came up, raise MOST_GAMES")


def _play_until(match: Match, is_there: Callable[[Hannibal, Question], bool], rng: random.Random) -> Question | None:
    while question := next(iter(match.questions()), None):
        assert isinstance(match.pos, Hannibal)
        if is_there(match.pos, question):
            return question
        weights = [eagerness(action) for action in question.options]
        match.answer(question.seat, rng.choices(question.options, weights)[0])
    return None
